import { jobSecrets } from '../../settings/call/job-secrets.ts';
import { commitObjects } from '../../system/git/commit-object.ts';
import type { Git } from '../../system/git/git.ts';
import { describeObjects, readObjects } from '../../system/git/git-object.ts';
import { SecretFinder, type TextRange } from '../../system/text/secret-finder.ts';
import { firstFew, shortId } from '../../system/text/text.ts';
import type { Candidate } from '../candidate/candidate.ts';
import type { Finding } from '../checks/finding.ts';
import { TOKEN_SHAPES } from '../checks/token-shapes.ts';
import type { CheckAnswer, Judged } from './check-answer.ts';

/**
 * Reads what a candidate would publish: what its files gain, in its tree and in each commit of the agent, the names of the
 * files, and the messages. A secret of the job is never taken; what only has the form of a token is a question. Neither is
 * named by more than its place.
 */
export async function checkPublished({ candidate, run }: Judged): Promise<CheckAnswer> {
  const { environment } = run.services;
  const secrets = unguessable(jobSecrets(environment, []), run.policy.agentEnv, environment);
  const finder = new SecretFinder(secrets);
  const shapes = run.policy.secrets === 'off' ? [] : TOKEN_SHAPES;
  const { git } = run.workspace;
  const found = new Map<string, Finding>();
  const note = (check: 'secret' | 'token', subject: string, what: string) =>
    found.set(`${check} ${subject}`, { check, passed: false, subject, message: `holds ${what}; ${remedies[check]}` });
  const see = (text: string, before: string, place: (line: number) => string) => {
    const known = addedLine(text, before, (each) => finder.find(each));
    if (known !== null) note('secret', place(known), 'a secret of this job');
    if (known !== null) return;
    for (const { name, form } of shapes) {
      const line = addedLine(text, before, (each) => rangesOf(each, form));
      if (line !== null) note('token', place(line), `what looks like ${name}`);
    }
  };
  const messages = await commitObjects(git, candidate.commits.map(({ sha }) => sha).slice(0, mostCommits));
  for (const [sha, { message }] of messages) see(message, '', () => `the message of commit ${shortId(sha)}`);
  const { changes, large } = await contentChanges(git, candidate);
  for (const [at, { path }] of changes.entries())
    see(path, '', () => `the name of changed file ${at + 1} of ${changes.length}`);
  for await (const { path, text, before } of contents(git, changes)) see(text, before, (line) => `${path}:${line}`);
  const warnings = large.length === 0 ? [] : [`too large to be searched for secrets: ${firstFew(large)}`];
  return { findings: [...found.values()].slice(0, 20), warnings };
}

const remedies = {
  secret: 'read it from the environment instead, and revoke it, because programs of the repository have seen it',
  token: 'remove it from the commits, and revoke it if it is one',
} as const;

const mostCommits = 10_000;

/** Values that stand nowhere by chance: `postgres` as a password would refuse half of all work. Long lines count alone too. */
function unguessable(
  secrets: readonly string[],
  named: readonly string[],
  environment: Readonly<Record<string, string>>,
): string[] {
  const isRandom = (value: string) => /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)\S{20,}$|^[0-9a-f]{32,}$/.test(value);
  const lines = secrets.filter((value) => value.includes('\n')).flatMap((value) => value.split(/\s*\n\s*/));
  return [
    ...secrets.filter(
      (value) => value.length >= 8 && !/^(?:[a-z]{1,24}|\d{1,11}|\w+:\/\/[\w.:/-]{1,60})$/i.test(value),
    ),
    ...[...named.map((name) => environment[name] ?? ''), ...lines].filter(isRandom),
  ];
}

/** The first line, from 1, of what a text holds more often than it did before; null for none. */
function addedLine(text: string, before: string, find: (text: string) => TextRange[]): number | null {
  const now = find(text);
  if (now.length === 0) return null;
  const old = before === '' ? [] : find(before);
  if (now.length <= old.length) return null;
  const oldLines = new Set(before.split('\n'));
  const lines = text.split('\n');
  const numbers: number[] = [];
  let number = 1;
  let start = 0;
  for (const { from } of now) {
    for (let end = text.indexOf('\n', start); end >= 0 && end < from; end = text.indexOf('\n', start)) {
      number += 1;
      start = end + 1;
    }
    numbers.push(number);
  }
  return numbers.find((each) => !oldLines.has(lines[each - 1] ?? '')) ?? numbers[0] ?? null;
}

/** Documentation writes EXAMPLE into the keys that it shows. */
function rangesOf(text: string, form: RegExp): TextRange[] {
  return [...text.matchAll(form)].flatMap(({ 0: token, index }) =>
    /EXAMPLE/.test(token) ? [] : [{ from: index, to: index + token.length }],
  );
}

interface ContentChange {
  readonly path: string;
  readonly was: string;
  readonly is: string;
}

/** A server takes no larger file. */
const mostBytes = 64 * 1024 * 1024;

/** New contents of files, each once; a file that was only moved has none. */
async function contentChanges(git: Git, { base, commit, commits }: Candidate) {
  const raw = ['-r', '--raw', '--no-renames', '--no-abbrev'];
  const log = ['log', '--no-walk=unsorted', '--stdin', '--format=', '--diff-merges=first-parent', ...raw];
  const stdin = commits.map(({ sha }) => `${sha}\n`).join('');
  const whole = entriesIn(await git.read(['diff-tree', ...raw, base, commit, '--']));
  const single = commits.length === 0 ? [] : entriesIn(await git.read(log, { stdin }));
  const old = new Set(whole.map(({ was }) => was));
  const all = new Map([...single, ...whole].map((entry) => [`${entry.was} ${entry.is}`, entry]));
  const changes = [...all.values()].filter(({ mode, is }) => /^(100|120)/.test(mode) && !old.has(is));
  const sizes = await describeObjects(
    git,
    changes.map(({ is }) => is),
  );
  const isLarge = (at: number) => (sizes[at]?.size ?? 0) > mostBytes;
  return {
    changes: changes.filter((_, at) => !isLarge(at)),
    large: changes.filter((_, at) => isLarge(at)).map(({ path }) => path),
  };
}

function entriesIn(raw: string) {
  return raw.split('\n').flatMap((line) => {
    const [, mode, was, is, path] = /^:\d+ (\d+) ([0-9a-f]+) ([0-9a-f]+) \w\t(.*)$/.exec(line) ?? [];
    return mode && was && is && path ? [{ mode, was, is, path }] : [];
  });
}

async function* contents(git: Git, changes: readonly ContentChange[]) {
  for (let at = 0; at < changes.length; at += 50) {
    const some = changes.slice(at, at + 50);
    const news = await readObjects(
      git,
      some.map(({ is }) => is),
    );
    const olds = await readObjects(
      git,
      some.map(({ was }) => was),
    );
    for (const [which, { path }] of some.entries())
      yield { path, text: textOf(news[which]?.content), before: textOf(olds[which]?.content) };
  }
}

function textOf(content: Buffer | undefined): string {
  return content?.toString('utf8') ?? '';
}
