import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Git } from '../../system/git/git.ts';
import { captureOutput } from '../../system/process/capture.ts';

/**
 * Folders that git ignores and work needs, which mean the same at another path. A virtual environment of Python is none: its
 * scripts name the checkout, so that tests of a room would run the checkout's code.
 */
const movable = new Set(['node_modules', 'vendor', 'target']);

/** Where the disk cannot share content: a copy of more takes longer than an installation. */
const maxKiB = 1024 * 1024;

const env = { PATH: '/usr/bin:/bin' };

export interface IncomingFolders {
  readonly folders: readonly string[];
  readonly way: 'shared' | 'copied';
  readonly kib: number;
  /** Those that are too large to be copied: `setup-command` makes them. */
  readonly tooLarge: readonly string[];
}

/** Finds them among what a scan found ignored. `rooms` is the folder in which rooms are made. */
export async function findInstalled(git: Git, ignored: readonly string[], rooms: string): Promise<IncomingFolders> {
  const folders = ignored.map((path) => path.replace(/\/$/, '')).filter((path) => movable.has(basename(path)));
  if (folders.length === 0) return { folders, way: 'copied', kib: 0, tooLarge: [] };
  if (await sharesContent(git.gitDir, rooms)) return { folders, way: 'shared', kib: 0, tooLarge: [] };
  const sizes = await Promise.all(
    folders.map(async (path) => ({ path, size: await measureFolder(join(git.root, path)) })),
  );
  const isTooLarge = ({ size }: { readonly size: number }) => size > maxKiB;
  const copied = sizes.filter((size) => !isTooLarge(size));
  return {
    folders: copied.map(({ path }) => path),
    way: 'copied',
    kib: copied.reduce((sum, { size }) => sum + size, 0),
    tooLarge: sizes.filter(isTooLarge).map(({ path }) => path),
  };
}

/** True where a copy of a file shares its content until one of them changes. */
async function sharesContent(from: string, to: string): Promise<boolean> {
  const probe = mkdtempSync(join(from, 'phase-executor-share-'));
  const copy = join(to, basename(probe));
  try {
    mkdirSync(to, { recursive: true });
    writeFileSync(join(probe, 'file'), 'x'.repeat(8192));
    const args = ['--reflink=always', join(probe, 'file'), copy];
    return (await captureOutput('cp', args, { cwd: from, env })).exitCode === 0;
  } finally {
    for (const path of [probe, copy]) rmSync(path, { recursive: true, force: true });
  }
}

/** In KiB. */
async function measureFolder(folder: string): Promise<number> {
  const { stdout } = await captureOutput('du', ['-skx', folder], { cwd: '/', env });
  return Number.parseInt(stdout.toString('utf8'), 10) || Number.POSITIVE_INFINITY;
}

/** Copies folders of the checkout into a room, where the room has none. What is written there never reaches the checkout. */
export async function bringInstalled(checkout: string, room: string, { folders }: IncomingFolders): Promise<void> {
  for (const path of folders) {
    const to = join(room, path);
    if (existsSync(to) || !existsSync(join(checkout, path))) continue;
    mkdirSync(dirname(to), { recursive: true });
    const args = ['-a', ...(process.platform === 'linux' ? ['--reflink=auto'] : []), join(checkout, path), to];
    const { exitCode, stderr } = await captureOutput('cp', args, { cwd: '/', env });
    if (exitCode === 0) continue;
    const code = /No space left|quota/i.test(stderr) ? { code: 'ENOSPC' } : {};
    throw Object.assign(new Error(`${path} could not be copied: ${stderr.trim().slice(0, 300)}`), code);
  }
}

/** True where a file below these folders of a room has changed since, but in a cache that tools keep there. */
export async function areChanged(
  room: string,
  { folders }: Pick<IncomingFolders, 'folders'>,
  sinceMs: number,
): Promise<boolean> {
  const there = folders.filter((path) => existsSync(join(room, path)));
  if (there.length === 0) return false;
  const caches = ['-name', '.cache', '-o', '-name', '.vite', '-o', '-name', '.tmp'];
  const args = [...there.map((path) => join(room, path)), '(', ...caches, ')', '-prune', '-o', '-type', 'f'];
  const newer = ['-newerct', `@${(sinceMs / 1000).toFixed(3)}`, '-print', '-quit'];
  return (await captureOutput('find', [...args, ...newer], { cwd: room, env })).stdout.length > 0;
}
