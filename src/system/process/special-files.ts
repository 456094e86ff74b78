import { closeSync, constants, openSync, rmSync } from 'node:fs';
import { decodePaths, fileBelow, splitAtNuls } from '../files/path-bytes.ts';
import { captureOutput } from './capture.ts';
import { unmountBelow } from './mounts.ts';

/**
 * Removes pipes, sockets, devices and mounts from a room: git would wait for ever for a pipe named `.gitattributes`, and no
 * commit can hold one. Returns their places, below `root`.
 */
export async function clearSpecialFiles(root: string): Promise<string[]> {
  const mounts = unmountBelow(root);
  const kinds = ['p', 's', 'b', 'c'].flatMap((kind, at) => [...(at > 0 ? ['-o'] : []), '-type', kind]);
  const paths = await findBelow(root, ['(', ...kinds, ')']);
  for (const path of paths) rmSync(fileBelow(root, path), { force: true });
  return [...mounts, ...paths];
}

/** Paths below a room that pass a test of `find`, without its own git directory. What is locked has nothing that git reads. */
export async function findBelow(root: string, test: readonly string[]): Promise<string[]> {
  const args = ['.', '-xdev', '-path', './.git', '-prune', '-o', ...test, '-print0'];
  const captured = await captureOutput('find', args, { cwd: root, env: { PATH: '/usr/bin:/bin' } });
  return splitAtNuls(decodePaths(captured.stdout)).map((path) => path.slice(2));
}

/**
 * Lets go on what waits for a pipe named like a file of git's: it finds that empty. Such a pipe may come into the checkout
 * at any time, and git would wait for ever.
 */
export async function releasePipes(root: string): Promise<void> {
  for (const path of await findBelow(root, ['-type', 'p', '-name', '.git*'])) {
    try {
      closeSync(openSync(fileBelow(root, path), constants.O_WRONLY | constants.O_NONBLOCK));
    } catch {
      // nothing reads it, or it has gone
    }
  }
}
