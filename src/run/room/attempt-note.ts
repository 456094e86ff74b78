import { join } from 'node:path';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Git } from '../../system/git/git.ts';

/** Writes the attempt's checkpoint tag to git's directory, so that recovery finds the work without a record. */
export function noteAttempt(git: Git, tag: string): void {
  replaceFile(notePath(git), tag);
}

export function readAttemptNote(git: Git): string | null {
  return tryReadRegular(notePath(git));
}

function notePath({ gitDir }: Git): string {
  return join(gitDir, 'phase-executor-attempt');
}
