import { ownIdentity } from './calls/git-environment.ts';
import { GitError } from './calls/git-error.ts';
import type { Git } from './git.ts';
import { isFalseName } from './objects/commit-message.ts';
import { describeObjects, readObjects } from './objects/object-reader.ts';

export interface CommitObject {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Signature;
  readonly committer: Signature;
  readonly message: string;
  /** All header lines, even those git ignores. */
  readonly head: string;
  /** True for any signature, valid or not. */
  readonly isSigned: boolean;
  /** True if the header has no signature, encoding or unknown lines. */
  readonly isPlain: boolean;
}

interface Signature {
  readonly name: string;
  readonly email: string;
  /** Seconds since the epoch and time zone, in git's format; empty if missing. */
  readonly at: string;
}

/**
 * Lists commits reachable from `head` but not from `without`, parents first. Unknown commits in `without` are ignored.
 */
export async function listCommitsBetween(git: Git, head: string, excluded: readonly string[]): Promise<string[]> {
  const [base = ''] = excluded;
  const line = excluded.length === 1 ? await straightLine(git, base, head) : null;
  if (line !== null) return line.map(({ sha }) => sha);
  const existing = (await describeObjects(git, excluded)).filter(({ type }) => type === 'commit');
  const stdin = [head, ...existing.map(({ id }) => `^${id}`)].map((line) => `${line}\n`).join('');
  return splitNonEmptyLines(await git.read(['rev-list', '--topo-order', '--reverse', '--stdin'], { stdin }));
}

export function splitNonEmptyLines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

/** Returns the commits after `from`, oldest first, without a process; null if not linear or longer than `max`. */
export async function straightLine(git: Git, from: string, to: string, max = maxSteps): Promise<CommitObject[] | null> {
  const [fromSha, toSha] = await Promise.all([git.resolve(from), git.resolve(to)]);
  const line: CommitObject[] = [];
  let sha = toSha;
  // Request more commits each turn to save round trips. Agents can write git's commit graph, so each answer must match
  // the parent named by the previous commit.
  for (let batchSize = 1; sha !== fromSha; batchSize *= 2) {
    if (sha === null || fromSha === null || line.length >= max) return null;
    const requests = Array.from({ length: Math.min(batchSize, max - line.length) }, (_, at) =>
      git.objects.read(`${sha}~${at}`),
    );
    for (const [at, foundObject] of (await Promise.all(requests)).entries()) {
      if (sha === fromSha || (at > 0 && (foundObject.kind === 'missing' || foundObject.id !== sha))) break;
      if (foundObject.kind !== 'commit') return null;
      const commit = parseCommit(foundObject.id, foundObject.content);
      if (commit.parents.length !== 1) return null;
      line.push(commit);
      sha = commit.parents[0] ?? null;
    }
  }
  return fromSha === null ? null : line.reverse();
}

/** Beyond this, starting a process is faster. */
const maxSteps = 40;

export async function commitObjects(git: Git, shas: readonly string[]): Promise<Map<string, CommitObject>> {
  const objects = await readObjects(git, shas);
  return new Map(
    shas.map((sha, at) => {
      const gitObject = objects[at];
      if (gitObject?.id !== sha || gitObject.type !== 'commit')
        throw new GitError(`${sha} is not a commit of this repository`);
      return [sha, parseCommit(sha, gitObject.content)];
    }),
  );
}

function parseCommit(sha: string, object: Buffer): CommitObject {
  const end = object.indexOf('\n\n');
  const text = object.subarray(0, end).toString('utf8');
  const head = splitNonEmptyLines(text);
  const fields = (name: string) =>
    head.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));
  const signature = (field: string): Signature => {
    const [, name = '', email = '', at = ''] = /^(.*?) ?<([^<>]*)>(?: (\d{1,12} [+-]\d{4}))?/.exec(field) ?? [];
    return { name, email, at };
  };
  return {
    sha,
    tree: fields('tree')[0] ?? '',
    parents: fields('parent'),
    author: signature(fields('author')[0] ?? ''),
    committer: signature(fields('committer')[0] ?? ''),
    message: decodeText(object.subarray(end + 2), fields('encoding')[0]),
    head: text,
    isSigned: head.some((line) => /^gpgsig(?:-sha256)? /.test(line)),
    isPlain: head.every((line) => /^(?:tree|parent|author|committer) /.test(line)),
  };
}

/** Decodes a message; the encoding named by the commit may be unknown. */
function decodeText(bytes: Buffer, encoding = 'utf-8'): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}

export function withCoAuthor(
  message: string,
  { name, email }: { readonly name: string; readonly email: string },
): string {
  const text = message.trimEnd();
  const isEngine = email === ownIdentity.GIT_AUTHOR_EMAIL;
  if (name === '' || email === '' || isEngine || isFalseName(`${name} <${email}>`) || ownCommitPattern.test(text))
    return text;
  const trailer = `Co-authored-by: ${name} <${email}>`.replace(/[\u0000-\u001f\u007f-\u009f]/g, '');
  if (text.toLowerCase().includes(`<${email.toLowerCase()}>`) && /^Co-authored-by: /im.test(text)) return text;
  const [, ...paragraphs] = text.split(/\n\n+/);
  const isBlock =
    paragraphs
      .at(-1)
      ?.split('\n')
      .every((line) => /^[A-Za-z][\w-]*: \S/.test(line)) === true;
  return `${text}${isBlock ? '\n' : '\n\n'}${trailer}`;
}

const ownCommitPattern = /^[^\n]*\n\n(?:Phase-Executor-Run: \S+(?: \([^\n]*\))?|Run \S+ of Phase Executor\.)$/;
