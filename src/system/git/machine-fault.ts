import { GitError } from './git-error.ts';

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
