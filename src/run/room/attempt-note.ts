import { join } from 'node:path';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Git } from '../../system/git/git.ts';

/** Notes outside of a room, before its attempt begins, by which checkpoint a run finds its work where no record has it. */
export function noteAttempt(git: Git, tag: string): void {
  replaceFile(notePath(git), tag);
}

export function noteOfAttempt(git: Git): string | null {
  return tryReadRegular(notePath(git));
}

function notePath({ gitDir }: Git): string {
  return join(gitDir, 'phase-executor-attempt');
}
