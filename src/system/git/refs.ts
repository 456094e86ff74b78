import type { Git } from './git.ts';

export interface Ref {
  name: string;
  commit: string;
  /** Type of its object: another program's ref may lead to something else than a commit. */
  type: string;
  /** That of an annotated tag, or of the commit. */
  message: string;
  at: Date;
}

export async function refsUnder(git: Git, prefix: string): Promise<Ref[]> {
  const fields = ['refname', 'objectname', '*objectname', 'objecttype', '*objecttype', 'creatordate:unix', 'contents'];
  const format = `${fields.map((field) => `%(${field})`).join('%00')}%00%01`;
  const text = await git.read(['for-each-ref', `--format=${format}`, prefix]);
  return text.split('\0\x01\n').flatMap((record) => {
    const [name, object, peeled, kind, peeledKind, seconds, message = ''] = record.split('\0');
    const type = peeledKind || kind || '';
    return name ? [{ name, commit: peeled || object || '', type, message, at: new Date(Number(seconds) * 1_000) }] : [];
  });
}

/** Moves a ref that is still at `old`; null: that must not exist. @throws GitError when it was moved meanwhile. */
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
 * Makes an annotated tag; throws when it exists. The message is an argument where it fits: if we died before
 * writing stdin, git would make a tag with an empty message, by which no checkpoint is recognised.
 */
export async function makeTag(git: Git, name: string, target: string, message: string): Promise<void> {
  const isShort = Buffer.byteLength(message) < maxWord;
  const input = isShort ? ['-m', message] : ['-F', '-'];
  const args = ['tag', '-a', '--no-sign', '--cleanup=verbatim', ...input, '--', name, target];
  await git.run(args, isShort ? {} : { stdin: message });
}

/** Linux takes 128 KiB, with a zero at the end. */
const maxWord = 120_000;

/** An absent tag counts as deleted. */
export async function deleteTag(git: Git, name: string): Promise<void> {
  await git.run(['update-ref', '-d', '--', `refs/tags/${name}`]);
}
