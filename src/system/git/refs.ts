import type { Git } from './git.ts';

export interface Ref {
  name: string;
  commit: string;
  /** Not always a commit: other programs write refs as well. */
  type: string;
  message: string;
  at: Date;
}

export async function listRefsUnder(git: Git, prefix: string): Promise<Ref[]> {
  const fields = ['refname', 'objectname', '*objectname', 'objecttype', '*objecttype', 'creatordate:unix', 'contents'];
  const format = `${fields.map((field) => `%(${field})`).join('%00')}%00%01`;
  const text = await git.read(['for-each-ref', `--format=${format}`, prefix]);
  return text.split('\0\x01\n').flatMap((record) => {
    const [name, object, peeled, kind, peeledKind, seconds, message = ''] = record.split('\0');
    const type = peeledKind || kind || '';
    return name ? [{ name, commit: peeled || object || '', type, message, at: new Date(Number(seconds) * 1_000) }] : [];
  });
}

/** Moves a ref from `old` (null: it must not exist). @throws GitError if it was moved meanwhile */
export async function updateRef(
  git: Git,
  ref: string,
  sha: string,
  old: string | null,
  reason = 'phase-executor',
): Promise<void> {
  await git.run(['update-ref', '-m', reason, '--', ref, sha, old ?? '0'.repeat(sha.length)]);
}

export async function deleteRef(git: Git, ref: string, old: string): Promise<void> {
  await git.run(['update-ref', '-d', '--', ref, old]);
}

/**
 * Creates an annotated tag; throws if it exists. Short messages are passed as an argument: if this process died before
 * writing stdin, git would create a tag with an empty message, which isn't recognized as a checkpoint.
 */
export async function makeTag(git: Git, name: string, target: string, message: string): Promise<void> {
  const isShort = Buffer.byteLength(message) < maxWord;
  const input = isShort ? ['-m', message] : ['-F', '-'];
  const args = ['tag', '-a', '--no-sign', '--cleanup=verbatim', ...input, '--', name, target];
  await git.run(args, isShort ? {} : { stdin: message });
}

/** Linux limits an argument to 128 KiB. */
const maxWord = 120_000;

export async function deleteTag(git: Git, name: string): Promise<void> {
  await git.run(['update-ref', '-d', '--', `refs/tags/${name}`]);
}
