import { expect, test } from '@jest/globals';
import type { Judged } from '../../../src/judge/verdict/check-answer.ts';
import { checkPublished } from '../../../src/judge/verdict/published-secrets.ts';
import { secretFree } from '../../../src/record/published/secret-free.ts';
import { Git } from '../../../src/system/git/git.ts';
import { bareEnvironment, git, makeRepository, put } from '../../project.ts';

const token = 'Zq7/vKp+W3xNd81mRt';
const environment = { DEPLOY_TOKEN: token, DB_PASSWORD: 'postgres', OTHER: 'aB3dE5gH7jK9mN1pQ3sT5v' };
const base64 = (text: string) => Buffer.from(text).toString('base64');
const github = `ghp_${'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789'}`;

const jwt = (claims: string) =>
  [base64('{"alg":"HS256"}'), base64(claims), 'Q2hlY2tlZC1ieS1zb21lYm9keQ'].join('.').replaceAll('=', '');

/** Sentences about a repository whose second commit writes these files, and whose third one writes the others. */
async function complaints(
  files: Record<string, string>,
  {
    message = 'work',
    later = {},
    secrets = 'await_user',
  }: Partial<Record<'message' | 'secrets', string>> & {
    later?: Record<string, string>;
  } = {},
): Promise<string[]> {
  const root = makeRepository({ 'old.txt': `a\n${token}\n`, 'fixture.txt': `${github}\n` });
  const base = git(root, 'rev-parse', 'HEAD');
  const commit = (content: Record<string, string>, said: string) => {
    for (const [path, text] of Object.entries(content)) put(root, path, text);
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '--allow-empty', '-m', said);
    return git(root, 'rev-parse', 'HEAD');
  };
  const commits = [commit(files, message), commit(later, 'more')].map((sha) => ({ sha, subject: '' }));
  const { findings } = await checkPublished({
    candidate: { base, commit: git(root, 'rev-parse', 'HEAD^{tree}'), commits },
    run: {
      services: { environment },
      policy: { agentEnv: ['OTHER'], secrets },
      workspace: { git: await Git.open(root, bareEnvironment()) },
    },
  } as unknown as Judged);
  return findings.map(({ check, subject, message: said }) => `${check} ${subject} ${said.split(';')[0]}`);
}

const known = (place: string) => [`secret ${place} holds a secret of this job`];

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
    expect.stringMatching(/^secret the message of commit [0-9a-f]{12} holds a secret of this job$/),
  ]);
  expect(await complaints({ 'b.txt': token }, { later: { 'b.txt': 'nothing' } })).toEqual(known('b.txt:1'));
});

test('what stood there before, a moved file, an ordinary password and a documented key are no objection', async () => {
  const files = { 'old.txt': `a\n${token}\nb\n`, 'copy.txt': `${github}\n`, 'compose.yml': 'POSTGRES: postgres\n' };
  expect(await complaints({ ...files, 'a.md': 'AKIAIOSFODNN7EXAMPLE' })).toEqual([
    'token copy.txt:1 holds what looks like a token of GitHub',
  ]);
  expect(await complaints({ ...files, 'copy.txt': '' })).toEqual([]);
});

test.each([
  [github, 'a token of GitHub'],
  ['AKIA2345ABCDEFGH2345', 'a key of AWS'],
  ['xoxb-123456789012-123456789012-AbCdEfGhIjKl', 'a token of Slack'],
  [`sk_live_${'a1B2'.repeat(6)}`, 'a key of Stripe'],
  [`AIza${'a1B2c'.repeat(7)}`, 'a key of Google'],
  [`npm_${'a1B2'.repeat(9)}`, 'a token of npm'],
  [`pypi-AgEIcHlwaS5vcmc${'a1B2'.repeat(15)}`, 'a token of PyPI'],
  [jwt('{"sub":"me","exp":1}'), 'a JSON web token'],
  [`-----BEGIN RSA PRIVATE KEY-----\n${'MIIEpAIBAAKCAQEA'.repeat(4)}\n`, 'a private key'],
])('the form of %j is a question, unless it is switched off', async (text, name) => {
  expect(await complaints({ 'a.txt': `x\n${text}\n` })).toEqual([`token a.txt:2 holds what looks like ${name}`]);
  expect(await complaints({ 'a.txt': `x\n${text}\n` }, { secrets: 'off' })).toEqual([]);
});

test('tokens that documentation shows are no question', async () => {
  const shown = jwt('{"sub":"1234567890","name":"John Doe","iat":1516239022}');
  expect(await complaints({ 'a.md': `AKIAIOSFODNN7EXAMPLE\n${shown}\n` })).toEqual([]);
});

test('kept work leaves the machine without what holds a secret of the job or the form of a token', async () => {
  const root = makeRepository({ 'a.txt': 'a', 'fixture.txt': github });
  const base = git(root, 'rev-parse', 'HEAD');
  const works = ['harmless', token, `x ${github}`, jwt('{"sub":"me"}')].map((text) => {
    git(root, 'checkout', '-q', '--detach', base);
    put(root, 'b.txt', text);
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '-m', 'kept');
    return { text, commit: git(root, 'rev-parse', 'HEAD') };
  });
  const free = await secretFree(await Git.open(root, bareEnvironment()), works, base, [token]);
  expect(free.map(({ text }) => text)).toEqual(['harmless']);
});
