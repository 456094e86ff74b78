import type { Ending } from './attempt-signal.ts';
import type { Attempt } from './attempt-state.ts';
import { readWork } from './attempt-work.ts';
import { followBranch, returnToBranch } from './beside.ts';
import { refuseEnd } from './bounds.ts';
import { heedClaims } from './claims.ts';
import { commitWork } from './commit-plan.ts';
import { disarmCommits } from './disarm-commits.ts';
import { restoreTree } from './restore-tree.ts';
import { restoreUncommittedPlans } from './uncommitted-plans.ts';
import { judgeWork } from './verify.ts';

/** Step of an attempt after its agent was called; null where the attempt goes on. */
type Stage = (attempt: Attempt) => Promise<Ending | null> | Ending | null;

/**
 * Stages from the end of the agent to durable work; the first ending stands. The agent is believed where it speaks
 * against itself; everything else is judged by the tree. A success is made durable before it is reported.
 */
const readStages: readonly Stage[] = [returnToBranch, restoreUncommittedPlans, restoreTree, heedClaims, disarmCommits];
const judgeStages: readonly Stage[] = [readWork, refuseEnd, judgeWork];

export async function endOfCall(attempt: Attempt): Promise<Ending> {
  return (await endIn([...readStages, ...judgeStages], attempt)) ?? commitJudged(attempt);
}

async function endIn(stages: readonly Stage[], attempt: Attempt): Promise<Ending | null> {
  for (const stage of stages) {
    const ending = await stage(attempt);
    if (ending !== null) return ending;
  }
  return null;
}

/** Commits on top of what a person has committed meanwhile, and again if one comes at this very moment. */
async function commitJudged(attempt: Attempt): Promise<Ending> {
  const { git } = attempt.run.workspace;
  for (let tries = 1; ; tries += 1) {
    const followed = await followBranch(attempt);
    const ending = followed === 'again' ? await endIn(judgeStages, attempt) : followed;
    if (ending !== null) return ending;
    if (followed === 'again' && tries < mostTries) continue;
    const { sha } = await git.head();
    try {
      return await commitWork(attempt);
    } catch (error) {
      if (tries === mostTries || (await git.head()).sha === sha) throw error;
    }
  }
}

/** A program that moves the branch for ever cannot be outrun. */
const mostTries = 10;
