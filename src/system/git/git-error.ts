import { statfsSync } from 'node:fs';
import type { Captured } from '../process/capture.ts';
import { lockText, refusedLock } from './lock.ts';

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
export function gitFailure(
  args: readonly string[],
  { exitCode, stderr }: Captured,
  gitDir?: string,
  now: number | null = null,
): GitError {
  const verb = args.find((arg) => /^[a-z]/.test(arg)) ?? 'git';
  const lock = refusedLock(stderr);
  if (lock !== null) return new GitError(`git ${verb} could not be done: ${lockText(lock, now)}`);
  const said = stderr.trim() || 'it said nothing';
  const full = gitDir !== undefined && isDiskFull(gitDir) ? ' (No space left on device)' : '';
  return new GitError(`git ${verb} failed with exit code ${exitCode}: ${said}${full}`);
}

/** Git often does not say why it could not write. */
function isDiskFull(dir: string): boolean {
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
  return (
    isOutOfSpace(error) ||
    errorChain(error).some((each) => faultCodes.has(systemErrorCode(each)) || hasFault(each, faultWords))
  );
}

export function isOutOfSpace(error: unknown): boolean {
  return errorChain(error).some((each) => spaceCodes.has(systemErrorCode(each)) || hasFault(each, spaceWords));
}

/** An error, and what it was caused by. */
export function errorChain(error: unknown): Error[] {
  const found: Error[] = [];
  for (let each = error; each instanceof Error && !found.includes(each); each = each.cause) found.push(each);
  return found;
}

const spaceCodes = new Set(['ENOSPC', 'EDQUOT']);

const spaceWords = /No space left on device|Disk quota exceeded|Out of diskspace/;

const faultCodes = new Set(['EPERM', 'EROFS', 'EMFILE', 'ENFILE']);

const faultWords = /Operation not permitted|Read-only file system|Too many open files/;

function systemErrorCode(error: Error): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}

function hasFault(error: Error, said: RegExp): boolean {
  return error instanceof GitError && said.test(error.message);
}
