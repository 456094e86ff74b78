import type { Candidate } from '../../judge/candidate/candidate.ts';
import { inTree } from '../../judge/candidate/declared.ts';
import { makeCandidate } from '../../judge/candidate/make-candidate.ts';
import { judge, withEvidence } from '../../judge/decide/judge.ts';
import { buildObjection } from '../../judge/decide/objection.ts';
import { listPlanCommands } from '../../judge/run/clean-copy/programs.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { planHash } from '../../plan/phase/plan-text.ts';
import { mergePlans } from '../../publish/branch/merge-plans.ts';
import { commitRecord } from '../../record/documents/documents.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { askedAbout, type Question, withWork } from '../../run/attempt/attempt-signal.ts';
import type { RunContext } from '../../run/context/run-context.ts';
import { decideOn, finalSignal } from '../../run/loop/plan-run.ts';
import { concludePlan, noteFailure, type RunProgress } from '../../run/loop/run-progress.ts';
import { merge } from '../../run/merge/merge.ts';
import { questionDetails } from '../../run/questions/asking.ts';
import { buildQuestion, getQuestionState, judgedPart, type QuestionState } from '../../run/questions/question-state.ts';
import { blockedOnPerson } from '../../signal/blocked.ts';
import { weakerBoundary, weakestBoundary } from '../../signal/boundary.ts';
import { CompletionSignal, signalContext } from '../../signal/completion-signal.ts';
import type { EvidenceLevel } from '../../signal/evidence.ts';
import type { SignalDetails } from '../../signal/signal-schema.ts';
import type { FailureReason } from '../../signal/signal-words.ts';
import { tagMessage, tagName } from '../../system/git/checkpoint/checkpoint-tag.ts';
import { savePartialCommit } from '../../system/git/checkpoint/partial-work.ts';
import { advanceBranch } from '../../system/git/checkpoint/plan-merge.ts';
import { NewObjects } from '../../system/git/objects/new-objects.ts';
import { fewAtOnce } from '../../system/process/few-at-once.ts';
import { firstFew } from '../../system/text/text.ts';
import type { ExpectedWorker, IncomingPlan } from '../transfer/incoming.ts';
import {
  failedOutcome,
  isWork,
  readWorkerOutcomes,
  readWorkers,
  type Work,
  type WorkerOutcome,
} from './worker-outcome.ts';

/** Integrates a round; publishes nothing. Returns the tags of the checkpoints that folded plans began on. */
export async function integrateRound(
  progress: RunProgress,
  workers: readonly ExpectedWorker[],
  { round, base }: { round: number; base: string },
): Promise<{ readonly tags: readonly string[] }> {
  const { run } = progress;
  const outcomes: WorkerOutcome[] = [];
  for (const worker of await readWorkers(workers, base, run))
    for (const outcome of await readWorkerOutcomes(worker, base, progress)) outcomes.push(outcome);
  const refused = await foldAll(outcomes, run);
  const done: Work[] = [];
  const failures: WorkerOutcome[] = [];
  for (const outcome of outcomes) {
    const objection = refused.get(outcome.plan.id);
    if (!isWork(outcome)) failures.push(outcome);
    else if (objection !== undefined) failures.push(await notTaken(outcome, objection, run));
    else if (outcome.incoming.upTo !== undefined) failures.push(askedNow(outcome, run));
    else done.push(outcome);
  }
  const tags = await tagCheckpoints(done, run);
  for (const [at, outcome] of done.entries()) settleOutcome(outcome, tags[at] ?? '', progress);
  progress.history.length = 0;
  for (const attempt of phaseState(run.services.ledger.events).attempts.history.attempts)
    progress.history.push(attempt);
  for (const outcome of failures) afterFailure(outcome, progress);
  run.services.ledger.append('round_end', { round });
  const folded = done.map(({ plan }) => plan);
  if (folded.length > 0) await commitRecord(folded, run);
  return { tags };
}

/** Reason why a plan's work is not taken: a failure, or a question that only a person can answer. */
type Objection = { readonly reason: FailureReason; readonly message: string } | Question;

/**
 * Merges what came in, each plan for itself: one that conflicts, or whose promises do not hold on what is folded, is
 * left out, with what builds on it. Returns why by plan. The branch moves only to what was judged.
 */
async function foldAll(outcomes: readonly WorkerOutcome[], run: RunContext): Promise<Map<string, Objection>> {
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
    const to = folded.commit;
    const taken = expected.filter(({ plan }) => folded.plans.includes(plan.id));
    const matches = await fewAtOnce(taken, judgedAtOnce, async (work) => {
      const under = expected.find((other) => !taken.includes(other) && other.incoming.commit === work.incoming.base);
      if (under) return buildsOn(under.plan);
      const weaker = weakerBoundary(work.signal.details, run.policy);
      if (weaker !== null) return { reason: 'verification_failed', message: weaker } as const;
      return objectionTo(work, to, run).catch(buildUnjudged);
    });
    for (const [at, { plan }] of taken.entries()) {
      const objection = matches[at] ?? null;
      if (objection !== null) objections.set(plan.id, objection);
    }
    // A plan that conflicts with a refused one may fit without it: these are tried again before they are reported.
    if (taken.every(({ plan }) => !objections.has(plan.id))) {
      for (const { plan, files } of folded.conflicts) {
        const message = `its work conflicts in ${firstFew(files, 20)} with what other plans changed meanwhile`;
        objections.set(plan, { reason: 'merge_conflict', message });
      }
      const works = taken.map(({ plan, incoming }) => ({
        ...incoming,
        plan,
        part: findPlanPart(plan, incoming, to, run),
      }));
      await merge(works, { base, to, move: async () => void (await advanceBranch(git, base, to)) }, run);
      return objections;
    }
    for (const { plan, incoming } of expected) {
      const under = expected.find((other) => other.incoming.commit === incoming.base && objections.has(other.plan.id));
      if (under && !objections.has(plan.id)) objections.set(plan.id, buildsOn(under.plan));
    }
  }
}

/** Judging a plan mostly waits for git. */
const judgedAtOnce = 4;

function findPlanPart(plan: Plan, { upTo, base, commit, changed }: IncomingPlan, head: string, run: RunContext) {
  if (upTo === undefined) return null;
  const part = { plan: plan.id, upTo, planHash: planHash(plan), base, commit, head };
  return { ...part, isWitnessed: !run.services.agent.canJudge, files: changed.slice(0, 10_000) };
}

/** A part was taken in: the person is asked what the plan says, whatever its job said. */
function askedNow({ plan, attempt, signal, incoming }: WorkerOutcome, run: RunContext): WorkerOutcome {
  const { stop } = getQuestionState(plan, run);
  const part = phaseState(run.services.ledger.events).plans.parts.get(plan.id)?.at(-1);
  if (stop === null || part === undefined) throw new Error(`plan ${plan.id} has a merged part without an end`);
  const { tokensUsed, costUsd, isCostEstimate, durationMs, warnings } = signal.details as SignalDetails<'blocked'>;
  const cost = { tokensUsed, costUsd, isCostEstimate, durationMs, warnings };
  const reported = {
    ...cost,
    filesModified: part.files.slice(0, 1000),
    ...questionDetails(buildQuestion(plan, stop, part), plan, run),
  };
  const at = signalContext(run, plan.id, attempt);
  return { plan, attempt, signal: blockedOnPerson(run.phase.id, stop.question, reported, at), incoming };
}

function buildsOn({ id }: Plan): Objection {
  return { reason: 'merge_conflict', message: `it builds on plan ${id}, which was not merged` };
}

/** Objection to a plan whose data broke the judge: that plan is not taken, and its neighbours are. */
function buildUnjudged(error: unknown): Objection {
  const text = error instanceof Error ? error.message : String(error);
  return { reason: 'verification_failed', message: `its work could not be judged: ${text.slice(0, 1_000)}` };
}

/** Judges a plan's work as far as that needs nothing of the repository to run. */
async function objectionTo({ plan, incoming }: Work, head: string, run: RunContext): Promise<Objection | null> {
  const outOfTurn = explainNotDue(plan, incoming.upTo, getQuestionState(plan, run));
  if (outOfTurn !== null) return { reason: 'scope_violation', message: outOfTurn };
  const { candidate, minEvidence } = await candidateOfWorker(plan, incoming, head, run);
  if (incoming.forged !== null) return { reason: 'scope_violation', message: incoming.forged };
  const verdict = await judge(candidate, run);
  // The exit gate, where no agent was, runs the commands and asks for evidence again.
  const hasCommands = listPlanCommands(candidate.plan).length > 0;
  const judged = hasCommands ? verdict : withEvidence(verdict, plan.id, minEvidence, run.policy);
  const against = buildObjection(judged.findings);
  return against !== null && 'question' in against ? askedAbout(against) : against;
}

/** Makes the candidate of a worker, whose promises are looked for in what the whole round was merged to. */
export async function candidateOfWorker(
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
      undone: touched.filter((each) => !changed.includes(each)),
      isSummaryNew: changed.includes(inTree(run.workspace.prefix, plan.summaryPath)),
    },
    run,
  );
  return { candidate, minEvidence };
}

/** Reason why this part of the plan is not due now, as a sentence: no job passes a place where a person is asked. */
function explainNotDue({ id }: Plan, upTo: number | undefined, { stop, next }: QuestionState): string | null {
  const asks = stop === null ? null : `plan ${id} asks a person before task ${stop.at + 1}`;
  if (next.kind === 'wait') return `${asks}, who has not answered yet`;
  if (upTo === stop?.at) return null;
  return asks === null
    ? `it stops before task ${(upTo ?? 0) + 1} of plan ${id}, although the plan has no question there`
    : `${asks}, but its job went ${upTo === undefined ? 'to the end of the plan' : `up to task ${upTo}`}`;
}

/** A plan is done: its signal says what git says, and its checkpoint is the commit it began on. */
function settleOutcome({ plan, attempt, signal, incoming }: WorkerOutcome, tag: string, progress: RunProgress): void {
  const { run } = progress;
  if (signal.status !== 'success') throw new Error(`plan ${plan.id} is settled without a success`);
  const { parts } = getQuestionState(plan, run);
  const { tokensUsed, costUsd, isCostEstimate, durationMs, warnings, repairs } = signal.details;
  const details = {
    ...weakestBoundary([signal.details]),
    repairs,
    tokensUsed,
    costUsd,
    isCostEstimate,
    durationMs,
    warnings,
    verificationStatus: 'passed',
    planHash: planHash(plan),
    checkpoints: [tag],
    filesModified: [...new Set([...(incoming?.changed ?? []), ...parts.flatMap(({ files }) => files)])].slice(0, 1000),
  };
  const done = CompletionSignal.success(run.phase.id, details, signalContext(run, plan.id, attempt));
  concludePlan(progress, plan.id, done);
}

/** Tags the commits that plans began on, all of them or none, by two processes. Returns the tags in this order. */
async function tagCheckpoints(plans: readonly Work[], { phase, workspace: { git }, services }: RunContext) {
  const now = services.clock.now();
  const clean = { index: null, work: null, intended: [], assumed: [], skipped: [], repositories: [] };
  const tags: string[] = [];
  const creations: string[] = [];
  const objects = new NewObjects(git, plans[0]?.incoming.base ?? '', now);
  for (const { plan, incoming } of plans) {
    const at = new Date(now).toISOString();
    const record = { phase: phase.id, plan: plan.id, at, head: incoming.base, branch: null, ...clean };
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

/** Keeps work that is not taken (I5); work that may not be there at all is left in the worker's artifact. */
async function notTaken(outcome: WorkerOutcome, objection: Objection, run: RunContext): Promise<WorkerOutcome> {
  const { plan, attempt, signal, incoming } = outcome;
  const of = { phase: run.phase.id, plan: plan.id, attempt };
  const isRequested = 'status' in objection;
  const ref =
    incoming === null || (!isRequested && objection.reason === 'scope_violation')
      ? null
      : await savePartialCommit(run.workspace.git, of, incoming.commit);
  if (ref !== null) run.services.ledger.append('rollback', { plan: plan.id, attempt, kept: ref, base: incoming?.base });
  const { tokensUsed, costUsd, isCostEstimate, durationMs } = signal.details;
  const spent = { tokensUsed, costUsd, isCostEstimate, durationMs, checkpoints: ref === null ? [] : [ref] };
  if (!isRequested) return failedOutcome(plan, attempt, { ...spent, ...objection }, run);
  const { reason, details } = ref === null ? objection : withWork(objection, ref);
  const at = signalContext(run, plan.id, attempt);
  return { plan, attempt, signal: blockedOnPerson(run.phase.id, reason, { ...spent, ...details }, at), incoming: null };
}

export function afterFailure({ plan, attempt, signal }: WorkerOutcome, progress: RunProgress): void {
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
  const reported = finalSignal(decision, signal, run);
  if (reported.status === 'failure')
    noteFailure(progress, { signal: reported, decision, attempts: signal.attempt ?? 1, plan: plan.id });
  concludePlan(progress, plan.id, reported, decision);
}
