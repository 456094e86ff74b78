import type { Ending } from './attempt-signal.ts';
import type { Attempt } from './attempt-state.ts';
import { readWork } from './attempt-work.ts';
import { rejectBadCommits, rejectBadEnding } from './bounds.ts';
import { checkClaims } from './claims.ts';
import { commitWork } from './commit-plan.ts';
import { disarmCommits } from './disarm-commits.ts';
import { restoreTree } from './restore-tree.ts';
import { judgeWork } from './verify.ts';

type Stage = (attempt: Attempt) => Promise<Ending | null> | Ending | null;

/** The first ending wins. The agent is believed only when it reports a problem; the tree decides the rest. */
const stages: readonly Stage[] = [
  restoreTree,
  checkClaims,
  disarmCommits,
  readWork,
  rejectBadEnding,
  judgeWork,
  rejectBadCommits,
];

export async function concludeCall(attempt: Attempt): Promise<Ending> {
  for (const stage of stages) {
    const ending = await stage(attempt);
    if (ending !== null) return ending;
  }
  return commitWork(attempt);
}
