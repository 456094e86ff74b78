import { clis } from '../../agents/adapters/clis.ts';
import type { MatrixJob } from '../../plan/schedule/job-matrix.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { findPushObstacle, inspectWork } from '../../run/room/inspected-work.ts';
import { readBundle } from '../../system/git/bundle/bundle.ts';
import { BundleError } from '../../system/git/bundle/bundle-file.ts';
import { type Inspection, inspectCommits } from '../../system/git/bundle/inspection.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import { savePartialCommit } from '../../system/git/checkpoint/partial-work.ts';
import type { CommitObject } from '../../system/git/commit-object.ts';
import type { Git } from '../../system/git/git.ts';
import { isAncestor } from '../../system/git/history.ts';
import { actsOnOthers, isFalseName } from '../../system/git/objects/commit-message.ts';
import { shortenId } from '../../system/text/text.ts';
import { readWorker, type Worker, type WorkerResult, WorkerResultError } from '../workers/worker-result.ts';

export interface ExpectedWorker {
  readonly job: MatrixJob;
  readonly folder: string | null;
  readonly why: string;
  /** Without a result: true if an attempt may have run, which then counts. */
  readonly mayHaveRun: boolean;
  readonly notStarted: string | null;
}

export interface IncomingPlan {
  readonly plan: string;
  readonly attempt: number;
  readonly base: string;
  readonly commit: string;
  /** Set for a part: the number of tasks before a question. */
  readonly upTo?: number | undefined;
  readonly changed: readonly string[];
  /** Includes paths whose changes were undone later. */
  readonly touched: readonly string[];
  readonly refused: string | null;
  readonly forged: string | null;
}

export interface IncomingWorker {
  readonly result: WorkerResult;
  readonly incoming: readonly IncomingPlan[];
}

/** Imports an untrusted worker result as data. @throws LegResultError or BundleError if all of it is unusable */
export async function readIncomingWorker(
  folder: string,
  job: MatrixJob,
  base: string,
  run: PhaseContext,
): Promise<IncomingWorker> {
  const result = readWorker(folder);
  checkName(result, job, base, run);
  if (result.bundle !== null) await readBundle(run.workspace.git, result.bundle);
  const incoming: IncomingPlan[] = [];
  for (const claim of result.leg.proven) {
    const previous: IncomingPlan | undefined = incoming.at(-1);
    const startedOn = previous?.commit ?? base;
    const reason = previous?.refused ? `it builds on plan ${previous.plan}, which was refused` : null;
    incoming.push({ ...claim, ...(await inspectPlan(claim, startedOn, reason, run)) });
  }
  return { result, incoming: incoming };
}

/** True for errors caused by a worker's data, which fail only that worker. */
export function isRefusal(error: unknown): error is Error {
  return [WorkerResultError, BundleError, GitError, RangeError].some((kind) => error instanceof kind);
}

function checkName(
  { leg, signals, handoffs, events }: WorkerResult,
  job: MatrixJob,
  base: string,
  run: PhaseContext,
): void {
  if (leg.fault !== null && leg.proven.length > 0)
    throw new WorkerResultError('it reports a fault and verified plans at the same time');
  // A failed job may not know the base or the exact phase.
  const requested = { kind: 'plans' as const, runId: run.runId, round: job.round };
  const expected = { ...requested, ...(leg.fault === null ? { phase: run.phase.id, base } : {}) };
  for (const [name, value] of Object.entries(expected)) {
    const result = leg[name as keyof Worker];
    if (result !== value) throw new WorkerResultError(`its ${name} is ${String(result)}, but ${name} is ${value} here`);
  }
  const isAssigned = (plan: string) => job.plan === '' || plan === job.plan;
  const isRequested = ({ attempt }: { attempt: number }) => job.plan === '' || attempt === job.attempt;
  const knownPlans = new Set(run.schedule.plans.map(({ plan }) => plan.id));
  const planIds = [...leg.proven, ...leg.kept, ...handoffs, ...events].map(({ plan }) => plan);
  const foreignPlan = [...planIds, ...signals.keys()].find((plan) => !isAssigned(plan) || !knownPlans.has(plan));
  if (new Set(leg.proven.map(({ plan }) => plan)).size < leg.proven.length)
    throw new WorkerResultError('it reports a plan as verified more than once');
  if (![...leg.proven, ...leg.kept, ...handoffs, ...events].every(isRequested))
    throw new WorkerResultError(`it reports another attempt than ${job.attempt}, which was assigned to it`);
  if (foreignPlan !== undefined)
    throw new WorkerResultError(`it reports plan ${foreignPlan}, which was not assigned to it`);
}

async function inspectPlan(
  { plan, base, commit }: Pick<IncomingPlan, 'plan' | 'base' | 'commit'>,
  startedOn: string,
  earlierRefusal: string | null,
  run: PhaseContext,
): Promise<Pick<IncomingPlan, 'changed' | 'touched' | 'refused' | 'forged'>> {
  const empty = { changed: [], touched: [], forged: null };
  const refuse = (refused: string) => ({ ...empty, refused });
  if (earlierRefusal !== null) return refuse(earlierRefusal);
  if (base !== startedOn) return refuse(`its work begins on ${base}, but the previous plan ended at ${startedOn}`);
  if ((await run.workspace.git.resolve(commit)) === null)
    return refuse(`its commit ${commit} is missing from the bundle`);
  if (commit === base) return { ...empty, refused: null };
  const { found: inspection, refused } = await inspectWork({ base, commit }, plan, run);
  if (inspection === null) return refuse(refused);
  const getPaths = (changes: Inspection['changes']) => [...new Set(changes.map(({ path }) => path))];
  return {
    changed: getPaths(inspection.changes),
    touched: getPaths([...inspection.changes, ...inspection.steps]),
    refused,
    forged: await findForgedCommit(inspection.commits, run.workspace.git),
  };
}

/** Describes a commit that the job's engine would have rewritten, or null. */
async function findForgedCommit(commits: readonly CommitObject[], git: Git): Promise<string | null> {
  const coAuthors = Object.values(clis).map(({ coAuthor }) => coAuthor);
  const ownNames = await Promise.all([git.identityOf('AUTHOR'), git.identityOf('COMMITTER')]);
  for (const { sha, message, isPlain, author, committer } of commits) {
    const names = [author, committer].map(({ name, email }) => `${name} <${email}>`);
    const problem = !isPlain
      ? 'has a signature, an encoding or another line in its head'
      : actsOnOthers(message, coAuthors)
        ? 'has a message that skips checks, closes issues, calls people or hides signs'
        : names.some((name) => !ownNames.includes(name) && isFalseName(name))
          ? 'is in the name of a bot or of the host, or in one that hides signs'
          : null;
    if (problem !== null)
      return `commit ${shortenId(sha)} ${problem}, which the engine of its job would have changed, so the result is not its own`;
  }
  return null;
}

function ignoreGitError(error: unknown): null {
  if (error instanceof GitError) return null;
  throw error;
}

/** Saves the work of failed attempts under refs (I5), for the next attempt; never merged. */
export async function keepWork({ leg, handoffs }: WorkerResult, base: string, run: PhaseContext): Promise<void> {
  for (const { plan, attempt, base: startedOn, commit } of leg.kept) {
    const isThere =
      (await run.workspace.git.resolve(commit)) !== null && (await run.workspace.git.resolve(startedOn)) !== null;
    if (!isThere || !(await isAncestor(run.workspace.git, base, startedOn))) continue;
    // Unpushable objects would block every push, so they stay in the artifact.
    const inspection = await inspectCommits(run.workspace.git, startedOn, commit).catch(ignoreGitError);
    if (inspection === null || !inspection.isAncestor || findPushObstacle(inspection, run.policy) !== null) continue;
    const ref = await savePartialCommit(run.workspace.git, { phase: run.phase.id, plan, attempt }, commit);
    run.services.ledger.append('rollback', { plan, attempt, kept: ref, base: startedOn });
  }
  for (const { plan, attempt, text } of handoffs) run.services.ledger.keepHandoff(plan, attempt, text);
}
