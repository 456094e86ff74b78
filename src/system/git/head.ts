import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GitCalls } from './git-calls.ts';

/** Where HEAD stands; `branch` is a full name, null where it is on none. */
export interface Head {
  readonly sha: string;
  readonly branch: string | null;
}

export async function readHead(git: GitCalls): Promise<Head> {
  const told = headInFiles(git);
  if (told !== null) return told;
  const [sha = '', name = ''] = (await git.read(['rev-parse', 'HEAD', '--symbolic-full-name', 'HEAD'])).split('\n');
  return { sha, branch: name.startsWith('refs/heads/') ? name : null };
}

/**
 * HEAD as the files tell it from which git itself reads it, without a process. Null where they do not tell it plainly: a packed or an
 * unborn branch, one that leads to another, a name that git might refuse, another kind of storage. Then git has to be asked.
 */
export function headInFiles({ gitDir, commonDir }: Pick<GitCalls, 'gitDir' | 'commonDir'>): Head | null {
  if (existsSync(join(commonDir, 'reftable'))) return null;
  const head = readSingleLine(join(gitDir, 'HEAD'));
  if (isObjectName(head)) return { sha: head, branch: null };
  const branch = /^ref: (refs\/heads\/(?:[\w-]+\/)*[\w-]+)$/.exec(head)?.[1] ?? null;
  const sha = branch === null ? '' : readSingleLine(join(commonDir, branch));
  return isObjectName(sha) ? { sha, branch } : null;
}

/** The one line of a file. Empty for what is no file, or cannot be read: of a link git takes the name and not the text. */
function readSingleLine(path: string): string {
  try {
    const found = lstatSync(path);
    const text = found.isFile() && found.size < 1024 ? readFileSync(path, 'latin1') : '';
    return text.endsWith('\n') ? text.slice(0, -1) : '';
  } catch {
    return '';
  }
}

/** Whether a name is that of an object, of which the same is true at all times, and not of a ref, which moves. */
export function isObjectName(name: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(name);
}
