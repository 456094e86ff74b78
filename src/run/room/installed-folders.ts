import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Git } from '../../system/git/git.ts';
import { captureOutput } from '../../system/process/capture.ts';

/**
 * Ignored dependency folders that work at another path. Python virtual environments don't: their scripts name the
 * checkout, so tests in a room would run the checkout's code.
 */
const movable = new Set(['node_modules', 'vendor', 'target']);

/** Without copy-on-write, copying more takes longer than installing. */
const maxKiB = 1024 * 1024;

const env = { PATH: '/usr/bin:/bin' };

export interface IncomingFolders {
  readonly folders: readonly string[];
  readonly way: 'shared' | 'copied';
  readonly kib: number;
  /** Too large to copy: `setup-command` installs them. */
  readonly tooLarge: readonly string[];
}

export async function findInstalled(git: Git, ignored: readonly string[], rooms: string): Promise<IncomingFolders> {
  const folders = ignored.map((path) => path.replace(/\/$/, '')).filter((path) => movable.has(basename(path)));
  if (folders.length === 0) return { folders, way: 'copied', kib: 0, tooLarge: [] };
  if (await canShareContent(git.gitDir, rooms)) return { folders, way: 'shared', kib: 0, tooLarge: [] };
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

/** True if the file system supports copy-on-write between the two folders. */
async function canShareContent(from: string, to: string): Promise<boolean> {
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

/** Returns KiB. */
async function measureFolder(folder: string): Promise<number> {
  const { stdout } = await captureOutput('du', ['-skx', folder], { cwd: '/', env });
  return Number.parseInt(stdout.toString('utf8'), 10) || Number.POSITIVE_INFINITY;
}

/** Copies dependency folders into a room unless it already has them. Writes there never reach the checkout. */
export async function bringInstalled(checkout: string, room: string, { folders }: IncomingFolders): Promise<void> {
  for (const path of folders) {
    const target = join(room, path);
    if (existsSync(target) || !existsSync(join(checkout, path))) continue;
    mkdirSync(dirname(target), { recursive: true });
    const args = ['-a', ...(process.platform === 'linux' ? ['--reflink=auto'] : []), join(checkout, path), target];
    const { exitCode, stderr } = await captureOutput('cp', args, { cwd: '/', env });
    if (exitCode === 0) continue;
    const code = /No space left|quota/i.test(stderr) ? { code: 'ENOSPC' } : {};
    throw Object.assign(new Error(`${path} could not be copied: ${stderr.trim().slice(0, 300)}`), code);
  }
}

/** True if a file below these folders changed since then, ignoring tool caches. */
export async function areChanged(
  room: string,
  { folders }: Pick<IncomingFolders, 'folders'>,
  sinceMs: number,
): Promise<boolean> {
  const existing = folders.filter((path) => existsSync(join(room, path)));
  if (existing.length === 0) return false;
  const caches = ['-name', '.cache', '-o', '-name', '.vite', '-o', '-name', '.tmp'];
  const args = [...existing.map((path) => join(room, path)), '(', ...caches, ')', '-prune', '-o', '-type', 'f'];
  const newer = ['-newerct', `@${(sinceMs / 1000).toFixed(3)}`, '-print', '-quit'];
  return (await captureOutput('find', [...args, ...newer], { cwd: room, env })).stdout.length > 0;
}
