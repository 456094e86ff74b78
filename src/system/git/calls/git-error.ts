import { statfsSync } from 'node:fs';
import { constants } from 'node:os';
import type { Captured } from '../../process/capture.ts';
import { lockText, refusedLock } from './lock.ts';

/** States what git refused or could not do. Before a run the doors end with the exit code of wrong usage. */
export class GitError extends Error {
  override name = 'GitError';
}

export class UnansweredError extends GitError {
  override name = 'UnansweredError';
}

/** A remote denies access, by its words; the message has advice. */
export class RefusedError extends GitError {
  override name = 'RefusedError';
}

/** Work cannot be merged, for a cause that is its own; what else is to be merged can be. The message has advice. */
export class UnmergeableError extends GitError {
  override name = 'UnmergeableError';
}

/** `now` is in ms since the epoch. */
export function gitFailure(
  args: readonly string[],
  { exitCode, stderr }: Captured,
  gitDir?: string,
  now: number | null = null,
): GitError {
  const verb = args.find((arg) => /^[a-z]/.test(arg)) ?? 'git';
  const lock = refusedLock(stderr);
  if (lock !== null) return new GitError(`git ${verb} failed: ${lockText(lock, now)}`);
  const obstacle = refInTheWay(stderr) ?? describeDamage(stderr);
  if (obstacle !== null) return new GitError(obstacle);
  const text = stderr.trim() || 'no output';
  const full = gitDir !== undefined && isDiskFull(gitDir) ? ' (No space left on device)' : '';
  return new GitError(`git ${verb} failed with exit code ${exitCode}: ${text}${full}`);
}

/** Git has no ref below another one. */
function refInTheWay(stderr: string): string | null {
  const [, there = '', expected] = /'(refs\/[^']+)' exists; cannot create '(refs\/[^']+)'/.exec(stderr) ?? [];
  if (expected === undefined) return null;
  const name = there.replace(/^refs\/(heads|tags)\//, '');
  const free = `${name.replaceAll('/', '-')}-before`;
  const way = there.startsWith('refs/heads/')
    ? `git branch -m ${name} ${free}`
    : there.startsWith('refs/tags/')
      ? `git tag ${free} ${name} && git tag -d ${name}`
      : `git update-ref -d ${there}`;
  return `${there} is in the way of ${expected.replace(/probe$/, '…')}; rename or remove it, then run again: ${way}`;
}

/** Names what a power cut has damaged: git lists no refs while one of them leads nowhere, and reads no index of zeros. */
function describeDamage(stderr: string): string | null {
  const [, ref] = /missing object [0-9a-f]+ for (refs\/\S+)/.exec(stderr) ?? [];
  if (ref !== undefined)
    return `${ref} names an object that is missing; remove it, then run again: git update-ref -d ${ref}`;
  return /index file (corrupt|smaller than expected)/.test(stderr)
    ? 'the index of git is damaged; make it anew, which changes no file, then run again: rm -f "$(git rev-parse --git-path index)" && git reset -q'
    : null;
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
 * True where the machine refused: a full disk, one that fails, a read-only file system, an immutable file, too many open files.
 * Not EACCES, which an agent can cause by taking rights away. Known by the system's code or git's words, which are
 * English in any locale.
 */
export function isMachineFault(error: unknown): boolean {
  return isOutOfSpace(error) || hasFault(error, faultCodes, faultWords);
}

export function isOutOfSpace(error: unknown): boolean {
  return hasFault(error, spaceCodes, spaceWords);
}

export function errorChain(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let each = error; each instanceof Error && !causes.includes(each); each = each.cause) causes.push(each);
  return causes;
}

const spaceCodes = new Set(['ENOSPC', 'EDQUOT']);

const spaceWords = /No space left on device|Disk quota exceeded|Out of diskspace/;

const faultCodes = new Set(['EIO', 'ESTALE', 'EPERM', 'EROFS', 'EMFILE', 'ENFILE', 'EFBIG', 'EAGAIN', 'ENOMEM']);

/** Git does not say why it could not write a lock: a disk that fails, or a full one. */
const faultWords =
  /Input\/output error|Stale file handle|couldn't write '[^']+\.lock'|Operation not permitted|Read-only file system|Too many open files|File too large|SIGXFSZ|cannot fork|Cannot allocate memory/;

function hasFault(error: unknown, codes: ReadonlySet<string>, pattern: RegExp): boolean {
  return errorChain(error).some(
    (each) => codes.has(systemCode(each)) || (each instanceof GitError && pattern.test(each.message)),
  );
}

/** Code of a system error, such as `EIO`; empty for another one. Node has no name for that of a full quota. */
export function systemCode({ code = '', errno = 0 }: NodeJS.ErrnoException): string {
  if (!code.startsWith('Unknown system error')) return code;
  return Object.entries(constants.errno).find(([, number]) => number === -errno)?.[0] ?? code;
}
