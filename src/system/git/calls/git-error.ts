import { statfsSync } from 'node:fs';
import { constants } from 'node:os';
import type { Captured } from '../../process/capture.ts';
import { lockText, refusedLock } from './lock.ts';

/** A git failure. Before a run it ends with the exit code for wrong usage. */
export class GitError extends Error {
  override name = 'GitError';
}

export class UnansweredError extends GitError {
  override name = 'UnansweredError';
}

/** A remote denied access. The message includes advice. */
export class RefusedError extends GitError {
  override name = 'RefusedError';
}

/** One plan's work can't be merged; others still can. The message includes advice. */
export class UnmergeableError extends GitError {
  override name = 'UnmergeableError';
}

export function gitFailure(
  args: readonly string[],
  { exitCode, stderr }: Captured,
  gitDir?: string,
  now: number | null = null,
): GitError {
  const verb = args.find((arg) => /^[a-z]/.test(arg)) ?? 'git';
  const lock = refusedLock(stderr);
  if (lock !== null) return new GitError(`git ${verb} failed: ${lockText(lock, now)}`);
  const obstacle = describeBlockingRef(stderr) ?? describeDamage(stderr);
  if (obstacle !== null) return new GitError(obstacle);
  const text = stderr.trim() || 'no output';
  const fullDiskNote = gitDir !== undefined && isDiskFull(gitDir) ? ' (No space left on device)' : '';
  return new GitError(`git ${verb} failed with exit code ${exitCode}: ${text}${fullDiskNote}`);
}

/** Git can't have both `refs/a` and `refs/a/b`. */
function describeBlockingRef(stderr: string): string | null {
  const [, existing = '', expected] = /'(refs\/[^']+)' exists; cannot create '(refs\/[^']+)'/.exec(stderr) ?? [];
  if (expected === undefined) return null;
  const name = existing.replace(/^refs\/(heads|tags)\//, '');
  const newName = `${name.replaceAll('/', '-')}-before`;
  const command = existing.startsWith('refs/heads/')
    ? `git branch -m ${name} ${newName}`
    : existing.startsWith('refs/tags/')
      ? `git tag ${newName} ${name} && git tag -d ${name}`
      : `git update-ref -d ${existing}`;
  return `${existing} is in the way of ${expected.replace(/probe$/, '…')}; rename or remove it, then run again: ${command}`;
}

/** Detects power cut damage: a dangling ref breaks listing refs, and a zeroed index can't be read. */
function describeDamage(stderr: string): string | null {
  const [, ref] = /missing object [0-9a-f]+ for (refs\/\S+)/.exec(stderr) ?? [];
  if (ref !== undefined)
    return `${ref} names an object that is missing; remove it, then run again: git update-ref -d ${ref}`;
  return /index file (corrupt|smaller than expected)/.test(stderr)
    ? 'the index of git is damaged; make it anew, which changes no file, then run again: rm -f "$(git rev-parse --git-path index)" && git reset -q'
    : null;
}

/** Git often doesn't say that the disk is full. */
function isDiskFull(dir: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dir);
    return bavail * bsize < 128 * 1024;
  } catch {
    return false;
  }
}

/** Includes a full, failing or read-only disk. Not EACCES, which an agent can cause. */
export function isMachineFault(error: unknown): boolean {
  return isOutOfSpace(error) || hasFault(error, faultCodes, faultWords);
}

export function isOutOfSpace(error: unknown): boolean {
  return hasFault(error, spaceCodes, spaceWords);
}

export function listErrorChain(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let each = error; each instanceof Error && !causes.includes(each); each = each.cause) causes.push(each);
  return causes;
}

const spaceCodes = new Set(['ENOSPC', 'EDQUOT']);

const spaceWords = /No space left on device|Disk quota exceeded|Out of diskspace/;

const faultCodes = new Set(['EIO', 'ESTALE', 'EPERM', 'EROFS', 'EMFILE', 'ENFILE', 'EFBIG', 'EAGAIN', 'ENOMEM']);

/** A failed lock write may mean a failing or full disk. */
const faultWords =
  /Input\/output error|Stale file handle|couldn't write '[^']+\.lock'|Operation not permitted|Read-only file system|Too many open files|File too large|SIGXFSZ|cannot fork|Cannot allocate memory/;

function hasFault(error: unknown, codes: ReadonlySet<string>, pattern: RegExp): boolean {
  return listErrorChain(error).some(
    (each) => codes.has(getSystemCode(each)) || (each instanceof GitError && pattern.test(each.message)),
  );
}

/** Returns the error code, such as `EIO`, or an empty string. Node has no name for a full quota. */
export function getSystemCode({ code = '', errno = 0 }: NodeJS.ErrnoException): string {
  if (!code.startsWith('Unknown system error')) return code;
  return Object.entries(constants.errno).find(([, number]) => number === -errno)?.[0] ?? code;
}
