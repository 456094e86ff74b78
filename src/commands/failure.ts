import { exitCodeOf } from './catalogue.ts';

/** What a door says of an error that reached it, and the exit code it ends with. */
export interface Failure {
  readonly exitCode: number;
  readonly message: string;
  /** Of a fault of ours, to be told instead of the message; null of whatever else may go wrong. */
  readonly stack: string | null;
}

export function failureOf(error: unknown): Failure {
  const said = error instanceof Error ? error.message : String(error);
  // Nobody's wrong usage, although git may be who met it.
  if (isForWantOfSpace(error)) {
    const message = `the disk is full: ${said}. Make room, then run again: it goes on from there, with the work as it was left`;
    return { exitCode: 70, message, stack: null };
  }
  const exitCode = exitCodeOf(error);
  const stack = exitCode === 70 && error instanceof Error ? String(error.stack) : null;
  return { exitCode, message: said, stack };
}

/** Told by the system's code, or by git's words, which are English whatever the user's language is. */
function isForWantOfSpace(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (spaceCodes.has((each as NodeJS.ErrnoException).code ?? '')) return true;
    if (each.name === 'GitError' && /No space left on device|Disk quota exceeded|Out of diskspace/.test(each.message))
      return true;
  }
  return false;
}

const spaceCodes = new Set(['ENOSPC', 'EDQUOT']);
