import { clis } from '../../agents/adapters/clis.ts';
import type { MatrixJob } from '../../plan/schedule/job-matrix.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { inspectWork, unpushable } from '../../run/room/inspected-work.ts';
import { readBundle } from '../../system/git/bundle/bundle.ts';
import { BundleError } from '../../system/git/bundle/bundle-file.ts';
import { type Inspection, inspectCommits } from '../../system/git/bundle/inspection.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import { savePartialCommit } from '../../system/git/checkpoint/partial-work.ts';
import type { CommitObject } from '../../system/git/commit-object.ts';
import type { Git } from '../../system/git/git.ts';
import { isAncestor } from '../../system/git/history.ts';
import { actsOnOthers, isFalseName } from '../../system/git/objects/commit-message.ts';
import { shortId } from '../../system/text/text.ts';
import { readWorker, type Worker, type WorkerResult, WorkerResultError } from '../workers/worker-result.ts';

/** A job of a round, and the folder its result was brought to; null where it left none. */
export interface ExpectedWorker {
  readonly job: MatrixJob;
  readonly folder: string | null;
  readonly why: string;
  /** Without a result: true when an attempt may have been made, which counts then. */
  readonly mayHaveRun: boolean;
  /** Reason why its job came to no attempt, as a sentence; null where there is none. */
  readonly notStarted: string | null;
}

export interface IncomingPlan {
  readonly plan: string;
  readonly attempt: number;
  readonly base: string;
  readonly commit: string;
  /** Not the whole plan: so many of its tasks, up to where a person is asked. */
  readonly upTo?: number | undefined;
  readonly changed: readonly string[];
  /** Changed paths, with those that its commits changed and changed back. */
  readonly touched: readonly string[];
  readonly refused: string | null;
  /** Reason why its commits are not those of its job's engine, as a sentence. */
  readonly forged: string | null;
}

export interface IncomingWorker {
  readonly result: WorkerResult;
  readonly incoming: readonly IncomingPlan[];
}

/**
 * Takes in what a worker left: nothing of it is believed. Its form, its name and its base have to be those that were asked
 * for, git checks every object before it enters the repository, and each plan's commits are looked at as data.
 * @throws LegResultError or BundleError naming what is wrong with the whole of it.
 */
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
  for (const each of result.leg.proven) {
    const previous: IncomingPlan | undefined = incoming.at(-1);
    const startedOn = previous?.commit ?? base;
    const reason = previous?.refused ? `it builds on plan ${previous.plan}, which was refused` : null;
    incoming.push({ ...each, ...(await lookedAt(each, startedOn, reason, run)) });
  }
  return { result, incoming: incoming };
}

/** True for a result that cannot be taken; git or a reader that falls over what a worker brought is that worker's trouble alone. */
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
  // One that could not work may not know the base, and calls the phase as it was told to.
  const requested = { kind: 'plans' as const, runId: run.runId, round: job.round };
  const expected = { ...requested, ...(leg.fault === null ? { phase: run.phase.id, base } : {}) };
  for (const [name, value] of Object.entries(expected)) {
    const result = leg[name as keyof Worker];
    if (result !== value) throw new WorkerResultError(`its ${name} is ${String(result)}, but ${name} is ${value} here`);
  }
  const mayBe = (plan: string) => job.plan === '' || plan === job.plan;
  const isRequested = ({ attempt }: { attempt: number }) => job.plan === '' || attempt === job.attempt;
  const existing = new Set(run.schedule.plans.map(({ plan }) => plan.id));
  const named = [...leg.proven, ...leg.kept, ...handoffs, ...events].map(({ plan }) => plan);
  const external = [...named, ...signals.keys()].find((plan) => !mayBe(plan) || !existing.has(plan));
  if (new Set(leg.proven.map(({ plan }) => plan)).size < leg.proven.length)
    throw new WorkerResultError('it reports a plan as verified more than once');
  if (![...leg.proven, ...leg.kept, ...handoffs, ...events].every(isRequested))
    throw new WorkerResultError(`it reports another attempt than ${job.attempt}, which was assigned to it`);
  if (external !== undefined) throw new WorkerResultError(`it reports plan ${external}, which was not assigned to it`);
}

async function lookedAt(
  { plan, base, commit }: Pick<IncomingPlan, 'plan' | 'base' | 'commit'>,
  startedOn: string,
  before: string | null,
  run: PhaseContext,
): Promise<Pick<IncomingPlan, 'changed' | 'touched' | 'refused' | 'forged'>> {
  const none = { changed: [], touched: [], forged: null };
  const refuse = (refused: string) => ({ ...none, refused });
  if (before !== null) return refuse(before);
  if (base !== startedOn) return refuse(`its work begins on ${base}, but the previous plan ended at ${startedOn}`);
  if ((await run.workspace.git.resolve(commit)) === null)
    return refuse(`its commit ${commit} is missing from the bundle`);
  if (commit === base) return { ...none, refused: null };
  const { found, refused } = await inspectWork({ base, commit }, plan, run);
  if (found === null) return refuse(refused);
  const pathsOf = (all: Inspection['changes']) => [...new Set(all.map(({ path }) => path))];
  return {
    changed: pathsOf(found.changes),
    touched: pathsOf([...found.changes, ...found.steps]),
    refused,
    forged: await armedCommit(found.commits, run.workspace.git),
  };
}

/** Finds a commit that acts on others, as a sentence: the engine in its job would have made it again. */
async function armedCommit(commits: readonly CommitObject[], git: Git): Promise<string | null> {
  const coAuthors = Object.values(clis).map(({ coAuthor }) => coAuthor);
  const own = await Promise.all([git.identityOf('AUTHOR'), git.identityOf('COMMITTER')]);
  for (const { sha, message, isPlain, author, committer } of commits) {
    const names = [author, committer].map(({ name, email }) => `${name} <${email}>`);
    const what = !isPlain
      ? 'has a signature, an encoding or another line in its head'
      : actsOnOthers(message, coAuthors)
        ? 'has a message that skips checks, closes issues, calls people or hides signs'
        : names.some((name) => !own.includes(name) && isFalseName(name))
          ? 'is in the name of a bot or of the host, or in one that hides signs'
          : null;
    if (what !== null)
      return `commit ${shortId(sha)} ${what}, which the engine of its job would have changed, so the result is not its own`;
  }
  return null;
}

function orNull(error: unknown): null {
  if (error instanceof GitError) return null;
  throw error;
}

/** Keeps the work of failed attempts under their refs (I5); it is never folded, only shown to the next attempt. */
export async function keepWork({ leg, handoffs }: WorkerResult, base: string, run: PhaseContext): Promise<void> {
  for (const { plan, attempt, base: startedOn, commit } of leg.kept) {
    const isThere =
      (await run.workspace.git.resolve(commit)) !== null && (await run.workspace.git.resolve(startedOn)) !== null;
    if (!isThere || !(await isAncestor(run.workspace.git, base, startedOn))) continue;
    // Objects that cannot be pushed would keep all others from being pushed; they stay in the artifact.
    const inspection = await inspectCommits(run.workspace.git, startedOn, commit).catch(orNull);
    if (inspection === null || !inspection.isAncestor || unpushable(inspection, run.policy) !== null) continue;
    const ref = await savePartialCommit(run.workspace.git, { phase: run.phase.id, plan, attempt }, commit);
    run.services.ledger.append('rollback', { plan, attempt, kept: ref, base: startedOn });
  }
  for (const { plan, attempt, text } of handoffs) run.services.ledger.keepHandoff(plan, attempt, text);
}
