import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Checkpoint } from '../git/checkpoint.ts';
import type { TreeState } from '../git/status.ts';
import { replaceFile, tryRead } from '../ledger/atomic-file.ts';
import type { Plan } from '../phase/plan.ts';
import { tickPlan } from '../phase/roadmap.ts';
import { renderSummary } from '../phase/summary.ts';
import type { Finding } from '../verify/finding.ts';
import type { Work } from './judge.ts';
import type { RunContext } from './run-context.ts';

export interface Settled {
  readonly checkpoint: Checkpoint;
  /** The scan after the attempt. */
  readonly after: TreeState;
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
  if (facts.summaryMissing)
    replaceFile(join(run.root, plan.summaryPath), await summaryFromFacts(plan, attempt, facts, run));
  run.ledger.append('commit', { plan: plan.id, attempt, summaryFromFacts: facts.summaryMissing });
  const records = run.isolated ? [] : writeRecord(plan, run);
  const all = [
    ...new Set([...facts.after.changes.map(({ path }) => path), `${run.prefix}${plan.summaryPath}`, ...records]),
  ];
  const wanted = committable(all, run);
  const message = `plan ${plan.id}: ${plan.title ?? 'complete'}\n\nVerified by Phase Executor, attempt ${attempt} of run ${run.runId}.`;
  const sha = await run.checkpoints.settle(facts.checkpoint, message, wanted, facts.after);
  const isClean = sha !== null && wanted.length === all.length;
  run.tree.known = isClean ? { head: sha, branch: facts.after.branch, changes: [] } : null;
}

/** After a plan was folded: its box in the ROADMAP and the execution log, in a commit of the orchestrator's own. */
export async function commitRecord(plan: Plan, run: RunContext): Promise<void> {
  await run.git.commitPaths(
    `plan ${plan.id}: recorded\n\nRun ${run.runId} of Phase Executor.`,
    committable(writeRecord(plan, run), run),
  );
}

/** At the end of a phase: the last lines of the orchestrator's files; committed only where the phase is done. */
export async function closeRecord(isDone: boolean, run: RunContext): Promise<void> {
  run.ledger.updateRecords(join(run.root, '.planning'));
  if (!isDone) return;
  const message = `phase ${run.phase.id}: complete\n\nRun ${run.runId} of Phase Executor.`;
  await run.git.commitPaths(
    message,
    committable(
      records(run).map((path) => `${run.prefix}${path}`),
      run,
    ),
  );
}

/** Brings the files up to date that only the orchestrator writes (I9). Returns those it wrote, relative to the repository's top. */
function writeRecord(plan: Plan, run: RunContext): string[] {
  const isTicked = tickInRoadmap(plan.id, run);
  run.ledger.updateRecords(join(run.root, '.planning'));
  return [...records(run), ...(isTicked ? [roadmapPath] : [])].map((path) => `${run.prefix}${path}`);
}

/** `commit_docs: false` keeps the planning documents out of every commit of ours. */
function committable(paths: readonly string[], { commitDocs, prefix }: RunContext): string[] {
  return paths.filter((path) => commitDocs || !path.startsWith(`${prefix}.planning/`));
}

/** The orchestrator's own files that are there, relative to the root. */
function records({ root }: RunContext): string[] {
  return ['.planning/EXECUTION_LOG.md', '.planning/specialist-errors.jsonl'].filter((path) =>
    existsSync(join(root, path)),
  );
}

const roadmapPath = '.planning/ROADMAP.md';

function tickInRoadmap(planId: string, { root, phase }: RunContext): boolean {
  const path = join(root, roadmapPath);
  const text = tryRead(path);
  if (text === null) return false;
  const ticked = tickPlan(text, planId, phase.id);
  if (ticked === text) return false;
  replaceFile(path, ticked);
  return true;
}

async function summaryFromFacts(
  plan: Plan,
  attempt: number,
  { work, startedAt, findings }: Settled,
  run: RunContext,
): Promise<string> {
  const before = new Set(await run.git.filesIn(work.base, work.changed));
  return renderSummary({
    ...{ phase: run.phase.id, plan: plan.id, title: plan.title, attempt },
    startedAt: new Date(startedAt).toISOString(),
    completedAt: new Date(run.clock.now()).toISOString(),
    durationMs: run.clock.now() - startedAt,
    commits: [...work.commits],
    created: work.changed.filter((path) => !before.has(path)),
    modified: work.changed.filter((path) => before.has(path)),
    artifacts: findings
      .filter(({ check }) => check === 'artifact')
      .map(({ subject, passed, message }) => ({ path: subject, passed: passed === true, note: message })),
  });
}
