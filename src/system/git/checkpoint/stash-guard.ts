import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Git } from '../git.ts';
import { updateRef } from '../refs.ts';

/** The user's stash is the log of one ref: its lines, the oldest first, each with the old and the new commit. */
function stashLines(log: Buffer | null): string[] {
  return (log?.toString('latin1') ?? '').split('\n').filter((line) => line !== '');
}

function stashedCommit(line: string): string {
  return line.split(' ')[1] ?? '';
}

export function stashLogPath({ commonDir }: Pick<Git, 'commonDir'>): string {
  return join(commonDir, 'logs', 'refs', 'stash');
}

function readStashLog(git: Git): Buffer | null {
  return existsSync(stashLogPath(git)) ? readFileSync(stashLogPath(git)) : null;
}

/** The commits that were stashed since. */
export function freshStashes(git: Git, before: Buffer | null): string[] {
  const known = new Set(stashLines(before));
  return stashLines(readStashLog(git)).flatMap((line) => (known.has(line) ? [] : [stashedCommit(line)]));
}

/**
 * Gives the user back what an attempt popped or cleared, and takes out what it stashed, which has to be kept before. Where
 * `others` may have stashed since, what is new stays on top. Returns whether anything was off.
 */
export async function restoreStash(git: Git, before: Buffer | null, others: boolean): Promise<boolean> {
  const was = stashLines(before);
  const is = stashLines(readStashLog(git));
  const wanted = others ? [...was, ...is.filter((line) => !was.includes(line))] : was;
  if (wanted.join('\n') === is.join('\n')) return false;
  const now = await git.resolve('refs/stash');
  const top = wanted.map(stashedCommit).at(-1);
  if (top === undefined) {
    if (now !== null) await git.run(['update-ref', '-d', '--', 'refs/stash', now]);
    rmSync(stashLogPath(git), { force: true });
    return true;
  }
  const isBack = await updateRef(git, 'refs/stash', top, now, 'phase-executor: rollback').then(
    () => true,
    () => false, // what was stashed is gone for good
  );
  if (isBack) writeFileSync(stashLogPath(git), `${wanted.join('\n')}\n`, 'latin1');
  return isBack;
}
