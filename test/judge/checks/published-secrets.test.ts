import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Judged } from '../../../src/judge/candidate/judged.ts';
import { checkPublished } from '../../../src/judge/checks/published-secrets.ts';
import type { LevelPolicy } from '../../../src/judge/rules/finding.ts';
import { secretFree } from '../../../src/record/published/secret-free.ts';
import rules from '../../../src/settings/call/token-rules.json' with { type: 'json' };
import { findTokens } from '../../../src/settings/call/token-shapes.ts';
import { Git } from '../../../src/system/git/git.ts';
import { bareEnvironment, git, makeRepository, put } from '../../project.ts';

const token = 'Zq7/vKp+W3xNd81mRt';
const environment = { DEPLOY_TOKEN: token, DB_PASSWORD: 'postgres', OTHER: 'aB3dE5gH7jK9mN1pQ3sT5v' };
const base64 = (text: string) => Buffer.from(text).toString('base64');
/** Letters and digits that look like chance, the same in each run. */
const random = (length: number) =>
  createHash('sha512')
    .update('a')
    .digest('base64')
    .concat(createHash('sha512').update('b').digest('base64'))
    .replace(/\W/g, '')
    .slice(0, length);
const github = `ghp_${random(36)}`;

const jwt = (claims: string) =>
  [base64('{"alg":"HS256"}'), base64(claims), 'Q2hlY2tlZC1ieS1zb21lYm9keQ'].join('.').replaceAll('=', '');

/** Sentences about a repository whose second commit writes these files, and whose third one writes the others. */
async function complaints(
  files: Record<string, string>,
  {
    message = 'work',
    later = {},
    levels = {},
  }: { message?: string; later?: Record<string, string>; levels?: LevelPolicy['levels'] } = {},
): Promise<string[]> {
  const root = makeRepository({ 'old.txt': `a\n${token}\n`, 'fixture.txt': `${github}\n` });
  const base = git(root, 'rev-parse', 'HEAD');
  const commit = (content: Record<string, string>, said: string) => {
    for (const [path, text] of Object.entries(content)) put(root, path, text);
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '--allow-empty', '-m', said);
    return git(root, 'rev-parse', 'HEAD');
  };
  const commits = [commit(files, message), commit(later, 'more')].map((sha) => ({ sha }));
  const opened = await Git.open(root, bareEnvironment());
  const findings = await checkPublished(
    judgedOf(
      opened,
      base,
      commits.map(({ sha }) => sha),
      levels,
    ),
  );
  return findings.map(({ rule, subject, message: said }) => `${rule} ${subject} ${said}`);
}

/** As the judge has it; the candidate is what HEAD has. */
function judgedOf(opened: Git, base: string, commits: readonly string[], levels: LevelPolicy['levels'] = {}): Judged {
  const candidate = {
    base,
    commit: git(opened.root, 'rev-parse', 'HEAD^{tree}'),
    commits: commits.map((sha) => ({ sha })),
  };
  const policy = { agentEnv: ['OTHER'], levels };
  return { candidate, run: { services: { environment }, policy, workspace: { git: opened } } } as unknown as Judged;
}

const known = (place: string) => [`commit/job-secret ${place} holds a secret of this job`];

test.each<[string, Record<string, string>, string]>([
  ['plain', { 'a.txt': `one\ntwo ${token}\n` }, 'a.txt:2'],
  ['in base64 with line breaks', { 'a.txt': base64(`x${token}y`).replace(/.{7}/g, '$&\n') }, 'a.txt:1'],
  ['in upper-case hexadecimal', { 'a.txt': Buffer.from(token).toString('hex').toUpperCase() }, 'a.txt:1'],
  ['in a URL', { 'a.txt': `\n\n?t=${encodeURIComponent(token)}` }, 'a.txt:3'],
  ['split', { 'a.js': `const t =\n  'Zq7/vK' +\n  'p+W3xNd81mRt';\n` }, 'a.js:2'],
  ['in UTF-16', { 'a.txt': Buffer.from(token, 'utf16le').toString('latin1') }, 'a.txt:1'],
  ['of a variable that agent-env names', { 'a.txt': environment.OTHER }, 'a.txt:1'],
  ['once more in a file that had it', { 'old.txt': `a\n${token}\nb ${token}\n` }, 'old.txt:3'],
  ['in the name of a file', { [`${base64(token).replaceAll('/', '_')}.txt`]: '' }, 'the name of changed file 1 of 1'],
])('a secret of the job is found %s, with its place', async (_, files, place) => {
  expect(await complaints(files)).toEqual(known(place));
});

test('a secret is found in the message of a commit, and in a commit whose content a later one took back', async () => {
  expect(await complaints({ 'b.txt': 'x' }, { message: `work\n\nwith ${token}` })).toEqual([
    expect.stringMatching(/^commit\/job-secret commit [0-9a-f]{12} holds a secret of this job$/),
  ]);
  expect(await complaints({ 'b.txt': token }, { later: { 'b.txt': 'nothing' } })).toEqual(known('b.txt:1'));
});

test('what stood there before, a moved file, an ordinary password and a documented key are no objection', async () => {
  const files = { 'old.txt': `a\n${token}\nb\n`, 'copy.txt': `${github}\n`, 'compose.yml': 'POSTGRES: postgres\n' };
  expect(await complaints({ ...files, 'a.md': 'AKIAIOSFODNN7EXAMPLE' })).toEqual([
    'commit/token copy.txt:1 holds what looks like a token (github-pat)',
  ]);
  expect(await complaints({ ...files, 'copy.txt': '' })).toEqual([]);
});

test.each([
  [github, 'github-pat'],
  [`AKIA${'Q7ZT3WLXK5NVB4HD'}`, 'aws-access-token'],
  [`xoxb-730191371696-1204938571623-${random(24)}`, 'slack-bot-token'],
  [`sk_live_${random(24)}`, 'stripe-access-token'],
  [`AIza${random(35)}`, 'gcp-api-key'],
  [`npm_${random(36)}`, 'npm-access-token'],
  [`pypi-AgEIcHlwaS5vcmc${random(60)}`, 'pypi-upload-token'],
  [`sk-ant-oat01-${random(95)}`, 'anthropic-oauth-token'],
  [`hvs.${random(95)}`, 'vault-service-token'],
  [jwt('{"sub":"me","exp":1}'), 'jwt'],
  [`-----BEGIN RSA PRIVATE KEY-----\n${random(64)}\n`, 'private-key'],
])('the form of %j is a question, unless it is switched off', async (text, rule) => {
  expect(await complaints({ 'a.txt': `x\n${text}\n` })).toEqual([
    `commit/token a.txt:2 holds what looks like a token (${rule})`,
  ]);
  expect(await complaints({ 'a.txt': `x\n${text}\n` }, { levels: { 'commit/token': 'off' } })).toEqual([]);
});

test('tokens that documentation and tests show are no question, nor is code that looks for some', () => {
  const shown = [
    ...['AKIAIOSFODNN7EXAMPLE', 'AKIAXXXXXXXXXXXXXXXX', `ghp_${'x'.repeat(36)}`, `sk_test_${'x'.repeat(24)}`],
    ...['ghp_1234567890abcdefghijklmnopqrstuvwxyz', 'sk_test_4eC39HqLyjWDarjtT1zdp7dc', `npm_${'x'.repeat(36)}`],
    jwt('{"sub":"1234567890","name":"John Doe","iat":1516239022}'),
    'xoxb-123456789012-1234567890123-AbCdEfGhIjKlMnOpQrStUvWx',
    "if (key.includes('-----BEGIN RSA PRIVATE KEY-----')) throw new Error('not a KEY-----');",
  ];
  expect(shown.flatMap((text) => findTokens(`x\n${text}\n`))).toEqual([]);
});

test('every form of a token can be searched for, in time proportional to the text', () => {
  const words = rules.rules.flatMap(({ keywords }) => keywords).join('\n');
  const before = process.cpuUsage();
  for (const text of [words, `${words.replaceAll('\n', '')}\n`.repeat(200), 'ghp_'.repeat(50_000)]) findTokens(text);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(20_000);
});

test.each<[string, (root: string) => string]>([
  ['author', (root) => git(root, '-c', `user.name=${token}`, 'commit', '-q', '--allow-empty', '-m', 'a')],
  [
    'head, where git ignores it',
    (root) => git(root, 'update-ref', 'HEAD', commitWithHeader(root, `x-note ${base64(token)}`)),
  ],
  ['message', (root) => git(root, 'commit', '-q', '--allow-empty', '-m', `a ${token}`)],
])('a secret in the %s of a commit is found, and kept work with it stays here', async (_, commit) => {
  const root = makeRepository({ 'a.txt': 'a' });
  const base = git(root, 'rev-parse', 'HEAD');
  commit(root);
  const head = git(root, 'rev-parse', 'HEAD');
  const opened = await Git.open(root, bareEnvironment());
  expect(await secretFree(opened, [{ commit: head }], base, [token])).toEqual([]);
  const findings = await checkPublished(judgedOf(opened, base, [head]));
  expect(findings.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^commit [0-9a-f]{12}$/)]);
});

/** A commit on HEAD whose head has one more line. */
function commitWithHeader(root: string, line: string): string {
  const [tree, parent] = [git(root, 'rev-parse', 'HEAD^{tree}'), git(root, 'rev-parse', 'HEAD')];
  const by = 'A <a@example.invalid> 1700000000 +0000';
  const text = `tree ${tree}\nparent ${parent}\nauthor ${by}\ncommitter ${by}\n${line}\n\na\n`;
  return execFileSync('git', ['hash-object', '-t', 'commit', '-w', '--stdin'], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  }).trim();
}

test('kept work leaves the machine without what holds a secret of the job or the form of a token', async () => {
  const root = makeRepository({ 'a.txt': 'a', 'fixture.txt': github });
  const base = git(root, 'rev-parse', 'HEAD');
  const works = ['harmless', token, `x ${github}`, jwt('{"sub":"me","exp":1}')].map((text) => {
    git(root, 'checkout', '-q', '--detach', base);
    put(root, 'b.txt', text);
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '-m', 'kept');
    return { text, commit: git(root, 'rev-parse', 'HEAD') };
  });
  const free = await secretFree(await Git.open(root, bareEnvironment()), works, base, [token]);
  expect(free.map(({ text }) => text)).toEqual(['harmless']);
});
