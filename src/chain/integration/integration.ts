import type { Candidate } from '../../judge/candidate/candidate.ts';
import { toTreePath } from '../../judge/candidate/declared.ts';
import { makeCandidate } from '../../judge/candidate/make-candidate.ts';
import { judge, withEvidence } from '../../judge/decide/judge.ts';
import { buildObjection } from '../../judge/decide/objection.ts';
import { listPlanCommands } from '../../judge/run/clean-copy/programs.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { hashPlan } from '../../plan/phase/plan-text.ts';
import { mergePlans } from '../../publish/branch/merge-plans.ts';
import { commitRecord } from '../../record/documents/documents.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { addWorkStep, buildWorkQuestion, type Question } from '../../run/attempt/attempt-signal.ts';
import type { RunContext } from '../../run/context/run-context.ts';
import { buildFinalSignal, decideOn } from '../../run/loop/plan-run.ts';
import { concludePlan, noteFailure, type RunProgress } from '../../run/loop/run-progress.ts';
import { merge } from '../../run/merge/merge.ts';
import { getQuestionDetails } from '../../run/questions/asking.ts';
import { buildQuestion, getQuestionState, judgedPart, type QuestionState } from '../../run/questions/question-state.ts';
import { blockedOnPerson } from '../../signal/blocked.ts';
import { findWeakestBoundary, weakerBoundary } from '../../signal/boundary.ts';
import { buildSignalContext, CompletionSignal } from '../../signal/completion-signal.ts';
import type { EvidenceLevel } from '../../signal/evidence.ts';
import type { SignalDetails } from '../../signal/signal-schema.ts';
import type { FailureReason } from '../../signal/signal-words.ts';
import { tagMessage, tagName } from '../../system/git/checkpoint/checkpoint-tag.ts';
import { savePartialCommit } from '../../system/git/checkpoint/partial-work.ts';
import { advanceBranch } from '../../system/git/checkpoint/plan-merge.ts';
import { NewObjects } from '../../system/git/objects/new-objects.ts';
import { fewAtOnce } from '../../system/process/few-at-once.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import type { ExpectedWorker, IncomingPlan } from '../transfer/incoming.ts';
import {
  buildFailedOutcome,
  isWork,
  readWorkerOutcomes,
  readWorkers,
  type Work,
  type WorkerOutcome,
} from './worker-outcome.ts';

export async function integrateRound(
  progress: RunProgress,
  workers: readonly ExpectedWorker[],
  { round, base }: { round: number; base: string },
): Promise<{ readonly tags: readonly string[] }> {
  const { run } = progress;
  const outcomes: WorkerOutcome[] = [];
  for (const worker of await readWorkers(workers, base, run))
    for (const outcome of await readWorkerOutcomes(worker, base, progress)) outcomes.push(outcome);
  const refused = await mergeAll(outcomes, run);
  const done: Work[] = [];
  const failures: WorkerOutcome[] = [];
  for (const outcome of outcomes) {
    const objection = refused.get(outcome.plan.id);
    if (!isWork(outcome)) failures.push(outcome);
    else if (objection !== undefined) failures.push(await rejectOutcome(outcome, objection, run));
    else if (outcome.incoming.upTo !== undefined) failures.push(askQuestion(outcome, run));
    else done.push(outcome);
  }
  const tags = await tagCheckpoints(done, run);
  for (const [at, outcome] of done.entries()) settleOutcome(outcome, tags[at] ?? '', progress);
  progress.history.length = 0;
  for (const attempt of phaseState(run.services.ledger.events).attempts.history.attempts)
    progress.history.push(attempt);
  for (const outcome of failures) handleFailure(outcome, progress);
  run.services.ledger.append('round_end', { round });
  const folded = done.map(({ plan }) => plan);
  if (folded.length > 0) await commitRecord(folded, run);
  return { tags };
}

type Objection = { readonly reason: FailureReason; readonly message: string } | Question;

/** Merges each plan that fits and holds its promises, and nothing that builds on a rejected one. */
async function mergeAll(outcomes: readonly WorkerOutcome[], run: RunContext): Promise<Map<string, Objection>> {
  const { git } = run.workspace;
  const objections = new Map<string, Objection>();
  const { sha: base } = await git.head();
  for (let expected = outcomes.filter(isWork); ; expected = expected.filter(({ plan }) => !objections.has(plan.id))) {
    const folded = await mergePlans(
      git,
      base,
      expected.map(({ incoming }) => incoming),
      run.services.clock.now(),
    );
    const mergedCommit = folded.commit;
    const merged = expected.filter(({ plan }) => folded.plans.includes(plan.id));
    const verdicts = await fewAtOnce(merged, judgedAtOnce, async (work) => {
      const basePlan = expected.find(
        (other) => !merged.includes(other) && other.incoming.commit === work.incoming.base,
      );
      if (basePlan) return buildDependencyObjection(basePlan.plan);
      const weaker = weakerBoundary(work.signal.details, run.policy);
      if (weaker !== null) return { reason: 'verification_failed', message: weaker } as const;
      return findObjection(work, mergedCommit, run).catch(buildUnjudged);
    });
    for (const [at, { plan }] of merged.entries()) {
      const objection = verdicts[at] ?? null;
      if (objection !== null) objections.set(plan.id, objection);
    }
    // A plan that conflicts only with a rejected one may still merge, so retry before reporting.
    if (merged.every(({ plan }) => !objections.has(plan.id))) {
      for (const { plan, files } of folded.conflicts) {
        const message = `its work conflicts in ${joinFirstFew(files, 20)} with what other plans changed meanwhile`;
        objections.set(plan, { reason: 'merge_conflict', message });
      }
      const works = merged.map(({ plan, incoming }) => ({
        ...incoming,
        plan,
        part: findPlanPart(plan, incoming, mergedCommit, run),
      }));
      await merge(
        works,
        { base, to: mergedCommit, move: async () => void (await advanceBranch(git, base, mergedCommit)) },
        run,
      );
      return objections;
    }
    for (const { plan, incoming } of expected) {
      const basePlan = expected.find(
        (other) => other.incoming.commit === incoming.base && objections.has(other.plan.id),
      );
      if (basePlan && !objections.has(plan.id)) objections.set(plan.id, buildDependencyObjection(basePlan.plan));
    }
  }
}

/** Judging mostly waits for git. */
const judgedAtOnce = 4;

function findPlanPart(plan: Plan, { upTo, base, commit, changed }: IncomingPlan, head: string, run: RunContext) {
  if (upTo === undefined) return null;
  const part = { plan: plan.id, upTo, planHash: hashPlan(plan), base, commit, head };
  return { ...part, isWitnessed: !run.services.agent.canJudge, files: changed.slice(0, 10_000) };
}

/** Asks the plan's own question after a part was merged, whatever its job claimed. */
function askQuestion({ plan, attempt, signal, incoming }: WorkerOutcome, run: RunContext): WorkerOutcome {
  const { stop } = getQuestionState(plan, run);
  const part = phaseState(run.services.ledger.events).plans.parts.get(plan.id)?.at(-1);
  if (stop === null || part === undefined) throw new Error(`plan ${plan.id} has a merged part without an end`);
  const { tokensUsed, costUsd, isCostEstimate, durationMs, warnings } = signal.details as SignalDetails<'blocked'>;
  const cost = { tokensUsed, costUsd, isCostEstimate, durationMs, warnings };
  const reported = {
    ...cost,
    filesModified: part.files.slice(0, 1000),
    ...getQuestionDetails(buildQuestion(plan, stop, part), plan, run),
  };
  const at = buildSignalContext(run, plan.id, attempt);
  return { plan, attempt, signal: blockedOnPerson(run.phase.id, stop.question, reported, at), incoming };
}

function buildDependencyObjection({ id }: Plan): Objection {
  return { reason: 'merge_conflict', message: `it builds on plan ${id}, which was not merged` };
}

/** If a plan's data breaks the judge, only that plan is rejected. */
function buildUnjudged(error: unknown): Objection {
  const text = error instanceof Error ? error.message : String(error);
  return { reason: 'verification_failed', message: `its work could not be judged: ${text.slice(0, 1_000)}` };
}

/** Judges a plan's work without running repository code. */
async function findObjection({ plan, incoming }: Work, head: string, run: RunContext): Promise<Objection | null> {
  const notDueReason = explainNotDue(plan, incoming.upTo, getQuestionState(plan, run));
  if (notDueReason !== null) return { reason: 'scope_violation', message: notDueReason };
  const { candidate, minEvidence } = await buildWorkerCandidate(plan, incoming, head, run);
  if (incoming.forged !== null) return { reason: 'scope_violation', message: incoming.forged };
  const verdict = await judge(candidate, run);
  // The exit gate, on a machine without agents, runs the commands and checks the evidence.
  const hasCommands = listPlanCommands(candidate.plan).length > 0;
  const judged = hasCommands ? verdict : withEvidence(verdict, plan.id, minEvidence, run.policy);
  const objection = buildObjection(judged.findings);
  return objection !== null && 'question' in objection ? buildWorkQuestion(objection) : objection;
}

/** Builds a worker's candidate; its promises are checked on the merge of the whole round. */
export async function buildWorkerCandidate(
  plan: Plan,
  { base, commit, changed, touched }: Pick<IncomingPlan, 'base' | 'commit' | 'changed' | 'touched'>,
  merged: string,
  run: PhaseContext & Pick<RunContext, 'found'>,
): Promise<{ candidate: Candidate; minEvidence: EvidenceLevel }> {
  const { work, minEvidence } = judgedPart(plan, getQuestionState(plan, run), changed, run);
  const candidate = await makeCandidate(
    {
      origin: 'leg',
      ...work,
      base,
      commit,
      tree: merged,
      own: changed,
      undone: touched.filter((path) => !changed.includes(path)),
      isSummaryNew: changed.includes(toTreePath(run.workspace.prefix, plan.summaryPath)),
    },
    run,
  );
  return { candidate, minEvidence };
}

/** Returns why this part isn't due now, or null: no job may skip a question. */
function explainNotDue({ id }: Plan, upTo: number | undefined, { stop, next }: QuestionState): string | null {
  const questionText = stop === null ? null : `plan ${id} asks a person before task ${stop.at + 1}`;
  if (next.kind === 'wait') return `${questionText}, who has not answered yet`;
  if (upTo === stop?.at) return null;
  return questionText === null
    ? `it stops before task ${(upTo ?? 0) + 1} of plan ${id}, although the plan has no question there`
    : `${questionText}, but its job went ${upTo === undefined ? 'to the end of the plan' : `up to task ${upTo}`}`;
}

function settleOutcome({ plan, attempt, signal, incoming }: WorkerOutcome, tag: string, progress: RunProgress): void {
  const { run } = progress;
  if (signal.status !== 'success') throw new Error(`plan ${plan.id} is settled without a success`);
  const { parts } = getQuestionState(plan, run);
  const { tokensUsed, costUsd, isCostEstimate, durationMs, warnings, repairs } = signal.details;
  const details = {
    ...findWeakestBoundary([signal.details]),
    repairs,
    tokensUsed,
    costUsd,
    isCostEstimate,
    durationMs,
    warnings,
    verificationStatus: 'passed',
    planHash: hashPlan(plan),
    checkpoints: [tag],
    filesModified: [...new Set([...(incoming?.changed ?? []), ...parts.flatMap(({ files }) => files)])].slice(0, 1000),
  };
  const done = CompletionSignal.success(run.phase.id, details, buildSignalContext(run, plan.id, attempt));
  concludePlan(progress, plan.id, done);
}

/** Tags the plans' start commits, all or none, with two processes. Returns the tags in order. */
async function tagCheckpoints(plans: readonly Work[], { phase, workspace: { git }, services }: RunContext) {
  const now = services.clock.now();
  const cleanTree = { index: null, work: null, intended: [], assumed: [], skipped: [], repositories: [] };
  const tags: string[] = [];
  const creations: string[] = [];
  const objects = new NewObjects(git, plans[0]?.incoming.base ?? '', now);
  for (const { plan, incoming } of plans) {
    const at = new Date(now).toISOString();
    const record = { phase: phase.id, plan: plan.id, at, head: incoming.base, branch: null, ...cleanTree };
    let count = 1;
    while ((await git.objects.find(`refs/tags/${tagName(record, count)}`)).kind !== 'missing') count += 1;
    const tag = tagName(record, count);
    tags.push(tag);
    creations.push(`create refs/tags/${tag} ${await objects.tag(tag, incoming.base, tagMessage(record))}\n`);
  }
  await objects.write();
  if (tags.length > 0) await git.run(['update-ref', '--stdin'], { stdin: creations.join('') });
  return tags;
}

/** Saves rejected work (I5), except forbidden content, which stays in the worker's artifact. */
async function rejectOutcome(outcome: WorkerOutcome, objection: Objection, run: RunContext): Promise<WorkerOutcome> {
  const { plan, attempt, signal, incoming } = outcome;
  const attemptName = { phase: run.phase.id, plan: plan.id, attempt };
  const isRequested = 'status' in objection;
  const ref =
    incoming === null || (!isRequested && objection.reason === 'scope_violation')
      ? null
      : await savePartialCommit(run.workspace.git, attemptName, incoming.commit);
  if (ref !== null) run.services.ledger.append('rollback', { plan: plan.id, attempt, kept: ref, base: incoming?.base });
  const { tokensUsed, costUsd, isCostEstimate, durationMs } = signal.details;
  const spending = { tokensUsed, costUsd, isCostEstimate, durationMs, checkpoints: ref === null ? [] : [ref] };
  if (!isRequested) return buildFailedOutcome(plan, attempt, { ...spending, ...objection }, run);
  const { reason, details } = ref === null ? objection : addWorkStep(objection, ref);
  const at = buildSignalContext(run, plan.id, attempt);
  return {
    plan,
    attempt,
    signal: blockedOnPerson(run.phase.id, reason, { ...spending, ...details }, at),
    incoming: null,
  };
}

export function handleFailure({ plan, attempt, signal }: WorkerOutcome, progress: RunProgress): void {
  const { run } = progress;
  if (signal.status === 'blocked') {
    concludePlan(progress, plan.id, signal);
    return;
  }
  const decision = decideOn(signal, progress.history, run);
  if (decision.action === 'retry') {
    const { backoffMs, why } = decision;
    run.services.ledger.append('retry_wait', { plan: plan.id, attempt, backoffMs, why });
    run.services.ledger.writeSignal(plan.id, signal);
    progress.retries.set(plan.id, signal);
    return;
  }
  const reported = buildFinalSignal(decision, signal, run);
  if (reported.status === 'failure')
    noteFailure(progress, { signal: reported, decision, attempts: signal.attempt ?? 1, plan: plan.id });
  concludePlan(progress, plan.id, reported, decision);
}
