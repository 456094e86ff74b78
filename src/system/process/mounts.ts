import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { isWithin } from '../files/file-path.ts';
import { systemFolders } from './namespace.ts';

/** Lists mount points; empty on systems without /proc. */
export function mountPoints(): string[] {
  let list: string;
  try {
    list = readFileSync('/proc/self/mountinfo', 'latin1');
  } catch {
    return [];
  }
  return list.split('\n').flatMap((line) => {
    const point = line.split(' ')[4];
    if (point === undefined) return [];
    const bytes = point.replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 8)));
    return [Buffer.from(bytes, 'latin1').toString('utf8')];
  });
}

export function listMounts(folder: string): string[] {
  const points = mountPoints();
  try {
    const real = realpathSync(folder);
    return points.filter((point) => isWithin(point, real));
  } catch {
    return [];
  }
}

/**
 * Deleting the folder would delete files in foreign mounts. `existing` ones stay. @throws Error if one can't be
 * unmounted
 */
export function unmountBelow(folder: string, existing: readonly string[] = []): string[] {
  const cleared: string[] = [];
  const listForeignMounts = () => listMounts(folder).filter((point) => !existing.includes(point));
  for (let matches = listForeignMounts(); matches.length > 0; ) {
    for (const point of matches.toReversed())
      spawnSync('umount', ['-l', '--', point], { env: { PATH: systemFolders }, stdio: 'ignore' });
    const remaining = listForeignMounts();
    if (remaining.length >= matches.length)
      throw new Error(`${remaining[0]} is a mount that was not there before; unmount it, then run again`);
    for (const point of matches) cleared.push(point);
    matches = remaining;
  }
  return cleared;
}

/** Removes a folder, but not the content of mounts inside. */
export function removeTree(folder: string): void {
  unmountBelow(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
