import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GitCalls } from './git-calls.ts';

/** `branch` is a full ref; null for a detached HEAD. */
export interface Head {
  readonly sha: string;
  readonly branch: string | null;
}

export async function readHead(git: GitCalls): Promise<Head> {
  const head = readHeadFiles(git);
  if (head !== null) return head;
  const [sha = '', name = ''] = (await git.read(['rev-parse', 'HEAD', '--symbolic-full-name', 'HEAD'])).split('\n');
  return { sha, branch: name.startsWith('refs/heads/') ? name : null };
}

/** Reads HEAD without a process. Null if only git can tell: packed or unborn branches, reftable storage. */
export function readHeadFiles({ gitDir, commonDir }: Pick<GitCalls, 'gitDir' | 'commonDir'>): Head | null {
  if (existsSync(join(commonDir, 'reftable'))) return null;
  const head = readSingleLine(join(gitDir, 'HEAD'));
  if (isObjectName(head)) return { sha: head, branch: null };
  const branch = /^ref: (refs\/heads\/(?:[\w-]+\/)*[\w-]+)$/.exec(head)?.[1] ?? null;
  const sha = branch === null ? '' : readSingleLine(join(commonDir, branch));
  return isObjectName(sha) ? { sha, branch } : null;
}

/** Reads one line; empty unless it's a regular file (git itself reads a symlink's target as the name). */
export function readSingleLine(path: string): string {
  try {
    const stats = lstatSync(path);
    const text = stats.isFile() && stats.size < 1024 ? readFileSync(path, 'latin1') : '';
    return text.endsWith('\n') ? text.slice(0, -1) : '';
  } catch {
    return '';
  }
}

/** True for an object id, as opposed to a ref. */
export function isObjectName(name: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(name);
}
