import { join } from 'node:path';
import { replaceFile, tryRead } from '../ledger/atomic-file.ts';
import type { Plan } from '../phase/plan.ts';
import { tickPlan } from '../phase/roadmap.ts';
import { renderSummary } from '../phase/summary.ts';
import type { Finding } from '../verify/finding.ts';
import type { Work } from './judge.ts';
import type { RunContext } from './run-context.ts';

export interface Settled {
  readonly work: Work;
  readonly startedAt: number;
  readonly summaryMissing: boolean;
  readonly findings: readonly Finding[];
}

/**
 * Makes a verified plan durable (I3): the summary if the agent wrote none, the ROADMAP's box, the execution log, and
 * one commit of all that with whatever the agent left uncommitted.
 */
export async function settle(plan: Plan, attempt: number, facts: Settled, run: RunContext): Promise<void> {
  if (facts.summaryMissing) replaceFile(join(run.root, plan.summaryPath), summaryFromFacts(plan, attempt, facts, run));
  const ticked = tickInRoadmap(plan.id, run.root);
  run.ledger.append('commit', { plan: plan.id, attempt, summaryFromFacts: facts.summaryMissing });
  run.ledger.updateExecutionLog(join(run.root, executionLog));
  const paths = [...facts.work.changed, plan.summaryPath, executionLog, ...(ticked ? [roadmapPath] : [])];
  const message = `plan ${plan.id}: ${plan.title ?? 'complete'}\n\nVerified by Phase Executor, attempt ${attempt} of run ${run.runId}.`;
  await run.git.commitPaths(message, committable(paths, run.commitDocs));
}

export const executionLog = '.planning/EXECUTION_LOG.md';
const roadmapPath = '.planning/ROADMAP.md';

/** `commit_docs: false` keeps the planning documents out of every commit of ours. */
export function committable(paths: readonly string[], commitDocs: boolean): string[] {
  return [...new Set(paths)].filter((path) => commitDocs || !path.startsWith('.planning/'));
}

function tickInRoadmap(planId: string, root: string): boolean {
  const path = join(root, roadmapPath);
  const text = tryRead(path);
  if (text === null) return false;
  const ticked = tickPlan(text, planId);
  if (ticked === text) return false;
  replaceFile(path, ticked);
  return true;
}

function summaryFromFacts(plan: Plan, attempt: number, { work, startedAt, findings }: Settled, run: RunContext): string {
  return renderSummary({
    ...{ planId: plan.id, phase: run.phase.id, title: plan.title, attempt },
    started: new Date(startedAt).toISOString(),
    completed: new Date(run.clock.now()).toISOString(),
    durationMs: run.clock.now() - startedAt,
    commits: [...work.commits],
    filesModified: [...work.changed],
    artifacts: findings.filter(({ check }) => check === 'artifact').map(({ subject }) => subject),
  });
}
