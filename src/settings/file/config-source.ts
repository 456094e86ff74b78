import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Git } from '../../system/git/git.ts';
import { defaultConfig } from '../table/setting-table.ts';
import { UsageError } from '../table/settings.ts';
import { entryInCommit, ForgedObjectError, type ReadGit, readBlob } from './committed-file.ts';

export const maxConfigBytes = 64 * 1024;

/**
 * Reads the file from a commit, because an attempt could change the work tree; null if missing. @throws UsageError for
 * a link, a folder, an unsafe path, or a file that is too large or not UTF-8
 */
export async function configInCommit(read: ReadGit, commit: string, file: string): Promise<string | null> {
  const config = await tryConfigInCommit(read, commit, file);
  if (config !== undefined) return config.text;
  throw new UsageError(`${file}: commit ${commit} is not here, so its settings cannot be read; use fetch-depth: 0`);
}

export function configInRepository(git: Git, commit: string, file: string): Promise<string | null> {
  return configInCommit((args, stdin = '') => git.try(args, { reading: true, stdin }), commit, file);
}

export async function tryConfigInCommit(
  read: ReadGit,
  commit: string,
  file: string,
): Promise<{ readonly text: string | null; readonly commit: string } | undefined> {
  try {
    const lookup = await entryInCommit(read, commit, stepsTo(file));
    if (lookup === undefined) return undefined;
    const { id, entry: foundEntry } = lookup;
    if (foundEntry === null) return { text: null, commit: id };
    if (foundEntry.mode === '120000') throw new UsageError(linkMessage(file, foundEntry.path));
    if (foundEntry.path !== file) return { text: null, commit: id };
    if (!foundEntry.mode.startsWith('100')) throw new UsageError(`${file}:1: found a folder, expected a file`);
    const size = Number((await read(['cat-file', '-s', foundEntry.id])).stdout.toString('utf8'));
    if (size > maxConfigBytes) throw new UsageError(tooLargeMessage(file, size));
    const content = await readBlob(read, foundEntry.id);
    if (content === null) throw new UsageError(`${file}:1: git cannot read it in ${commit}; fetch the whole history`);
    return { text: decodeConfig(content, file), commit: id };
  } catch (error) {
    if (!(error instanceof ForgedObjectError)) throw error;
    throw new UsageError(
      `${file}:1: the ${error.message} of commit ${commit} is missing, or differs from what git stored under that name; run git fsck, and check out again with all trees`,
    );
  }
}

/** Reads the file from a folder that isn't a repository. */
export function configOnDisk(folder: string, file: string): string | null {
  const steps = stepsTo(file);
  for (const step of steps) {
    const stats = lstatSync(join(folder, step), { throwIfNoEntry: false });
    if (stats === undefined) return null;
    if (stats.isSymbolicLink()) throw new UsageError(linkMessage(file, step));
    if (step === file && !stats.isFile()) throw new UsageError(`${file}:1: is not a file`);
    if (step !== file && !stats.isDirectory()) return null;
  }
  const handle = openSync(join(folder, file), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const { size } = fstatSync(handle);
    if (size > maxConfigBytes) throw new UsageError(tooLargeMessage(file, size));
    return decodeConfig(readFileSync(handle), file);
  } finally {
    closeSync(handle);
  }
}

/** Lists each part of the path: `.github`, `.github/phase-executor.yml`. @throws UsageError for an unsafe path */
function stepsTo(file: string): string[] {
  const parts = file.split('/');
  if (!parts.every((part) => /^[\w.@ +-]+$/.test(part) && !['.', '..', '.git'].includes(part)))
    throw new UsageError(
      `config: found "${file}", expected the path of a file from the top of the repository, such as ${defaultConfig}`,
    );
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

function linkMessage(file: string, step: string): string {
  return step === file
    ? `${file}:1: is a symbolic link; commit the file itself`
    : `${file}:1: ${step} is a symbolic link; commit the folder itself`;
}

function tooLargeMessage(file: string, bytes: number): string {
  return `${file}:1: found ${bytes} bytes, expected at most ${maxConfigBytes}`;
}

function decodeConfig(bytes: Buffer, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new UsageError(`${file}:1: is not UTF-8 text; save it as UTF-8`, { cause });
  }
}
