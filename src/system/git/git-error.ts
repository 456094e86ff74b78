import { statfsSync } from 'node:fs';
import type { Captured } from '../process/capture.ts';
import { lockMet, lockText } from './lock.ts';

/** A sentence about what git refused or could not do. The doors end with the exit code of wrong usage for it. */
export class GitError extends Error {
  override name = 'GitError';
}

/** Git gave no answer: it was killed, took too long, or said more than is taken. */
export class UnansweredError extends GitError {
  override name = 'UnansweredError';
}

/** A remote that does not let us, as its words say; the message has what to do. */
export class RefusedError extends GitError {
  override name = 'RefusedError';
}

/** Says why a call failed. `now` is in ms since the epoch. */
export function failure(
  args: readonly string[],
  { exitCode, stderr }: Captured,
  gitDir?: string,
  now: number | null = null,
): GitError {
  const verb = args.find((arg) => /^[a-z]/.test(arg)) ?? 'git';
  const lock = lockMet(stderr);
  if (lock !== null) return new GitError(`git ${verb} failed: ${lockText(lock, now)}`);
  const said = stderr.trim() || 'no output';
  const full = gitDir !== undefined && isFull(gitDir) ? ' (No space left on device)' : '';
  return new GitError(`git ${verb} failed with exit code ${exitCode}: ${said}${full}`);
}

/** Git often does not say why it could not write. */
function isFull(dir: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dir);
    return bavail * bsize < 128 * 1024;
  } catch {
    return false;
  }
}

/**
 * Whether the machine refused us: a full disk, a read-only file system, a file nobody may change, too many open files. What
 * an agent can bring about by taking rights away (EACCES) is its own doing. Told by the system's code, or by git's words,
 * which are English whatever the user's language is.
 */
export function isMachineFault(error: unknown): boolean {
  return isForWantOfSpace(error) || causes(error).some((each) => codes.has(codeOf(each)) || saysSo(each, words));
}

export function isForWantOfSpace(error: unknown): boolean {
  return causes(error).some((each) => spaceCodes.has(codeOf(each)) || saysSo(each, spaceWords));
}

/** An error, and what it was caused by. */
export function causes(error: unknown): Error[] {
  const found: Error[] = [];
  for (let each = error; each instanceof Error && !found.includes(each); each = each.cause) found.push(each);
  return found;
}

const spaceCodes = new Set(['ENOSPC', 'EDQUOT']);

const spaceWords = /No space left on device|Disk quota exceeded|Out of diskspace/;

const codes = new Set(['EPERM', 'EROFS', 'EMFILE', 'ENFILE']);

const words = /Operation not permitted|Read-only file system|Too many open files/;

function codeOf(error: Error): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

function saysSo(error: Error, said: RegExp): boolean {
  return error instanceof GitError && said.test(error.message);
}
