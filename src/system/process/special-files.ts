import { closeSync, constants, openSync, rmSync } from 'node:fs';
import { decodePaths, getFileBelow, splitAtNuls } from '../files/path-bytes.ts';
import { captureOutput } from './capture.ts';
import { unmountBelow } from './mounts.ts';

/** A pipe named `.gitattributes` would block git forever. Returns the removed paths. */
export async function clearSpecialFiles(root: string): Promise<string[]> {
  const mounts = unmountBelow(root);
  const kinds = ['p', 's', 'b', 'c'].flatMap((kind, at) => [...(at > 0 ? ['-o'] : []), '-type', kind]);
  const paths = await findBelow(root, ['(', ...kinds, ')']);
  for (const path of paths) rmSync(getFileBelow(root, path), { force: true });
  return [...mounts, ...paths];
}

/** Lists paths that match a `find` test, without the top `.git`. Unreadable folders are skipped. */
export async function findBelow(root: string, test: readonly string[]): Promise<string[]> {
  const args = ['.', '-xdev', '-path', './.git', '-prune', '-o', ...test, '-print0'];
  const captured = await captureOutput('find', args, { cwd: root, env: { PATH: '/usr/bin:/bin' } });
  return splitAtNuls(decodePaths(captured.stdout)).map((path) => path.slice(2));
}

/** Unblocks git calls waiting on a `.git*` pipe: opening it for writing lets the reader see an empty file. */
export async function releasePipes(root: string): Promise<void> {
  for (const path of await findBelow(root, ['-type', 'p', '-name', '.git*'])) {
    try {
      closeSync(openSync(getFileBelow(root, path), constants.O_WRONLY | constants.O_NONBLOCK));
    } catch {}
  }
}
