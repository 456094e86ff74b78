import { join } from 'node:path';
import { z } from 'zod';
import type { Gate } from '../../judge/gate/judge-commit.ts';
import { diagnosticText } from '../../plan/phase/diagnostic.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { gateArtifact } from '../../plan/schedule/job-matrix.ts';
import { type BlockedPlan, blockedBy } from '../../plan/schedule/ready.ts';
import { closeRecord } from '../../record/documents/documents.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { endingKind } from '../../record/events/event.ts';
import { isSameWork } from '../../record/log/tracking-files.ts';
import { recordedSpending, totalSpent } from '../../record/readings/recorded-spending.ts';
import { recordedJobs, runWarnings } from '../../record/readings/run-opening.ts';
import { blockedOnPlans } from '../../signal/blocked.ts';
import { CompletionSignal, parseSignal, signalContext } from '../../signal/completion-signal.ts';
import { type EvidenceFacts, evidenceDetails } from '../../signal/evidence.ts';
import { type ClosedGate, closed } from '../../signal/exit-gate.ts';
import { failureStep, type JudgedFinding } from '../../signal/failure-step.ts';
import type { PhaseEnd } from '../../signal/phase-outcome.ts';
import { retryOptionsOf } from '../../signal/retry-policy.ts';
import { replaceFile } from '../../system/files/atomic-file.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import { isAncestor } from '../../system/git/history.ts';
import { shortId } from '../../system/text/text.ts';
import { type RunContext, usedUp } from '../context/run-context.ts';
import { standingIn } from '../questions/standing.ts';
import { askBeforeAttempt } from './human-gate.ts';
import { exitLog, inState, phaseVerdict } from './phase-verdict.ts';
import { conclude, notBegun, plansLeftOut, type RunProgress, whyOver } from './run-progress.ts';
import { recordVerdict } from './standing-verdict.ts';

/** Ends a run: a signal for every plan, the exit gate where all are complete, and one signal for the phase (I1). */
export async function endPhase(progress: RunProgress, askGate: () => Promise<Gate>): Promise<PhaseEnd> {
  const { run, signals } = progress;
  await run.isolation.chores.drain();
  const order = run.schedule.plans.map(({ plan }) => plan.id);
  const leftOut = plansLeftOut(progress);
  const held = new Map(blockedBy(run.schedule, progress.states).map((each) => [each.plan, each]));
  for (const { plan } of run.schedule.plans) {
    const { id } = plan;
    if (signals.has(id)) continue;
    const asked = await stillAsked(plan, run);
    conclude(progress, id, asked ?? notStarted(id, progress, leftOut.includes(id), held.get(id)));
  }

  const plans = new Map(order.map((id) => [id, signals.get(id) as CompletionSignal]));
  const open = [...plans].flatMap(([id, { status }]) => (status === 'success' ? [] : [id]));
  const gate = open.length === 0 ? await askGate() : null;
  if (gate !== null) for (const [id, facts] of gate.evidence) plans.set(id, addEvidence(id, facts, progress));
  const end = await closePhase(plans, gate, progress);
  const lost = gate === null || end.signal.status !== 'success' ? null : await lostWork(end.head, run);
  if (gate === null || lost === null) return end;
  return closePhase(
    plans,
    { ...gate, decision: closed('commit', 'fix', `The commit cannot count: ${lost}`) },
    progress,
  );
}

/** Concludes from the signals of the plans and the gate, and writes that to the record and the documents. */
async function closePhase(
  plans: ReadonlyMap<string, CompletionSignal>,
  gate: Gate | null,
  progress: RunProgress,
): Promise<PhaseEnd> {
  const { run, startedAt } = progress;
  const durationMs = run.services.clock.uptimeMs() - startedAt;
  const spent = totalSpent(recordedSpending(run.services.ledger.events));
  const facts = {
    interrupted: wasInterrupted(progress),
    // After the gate, because its tests and verifier take time as well.
    deadlineReached: run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt,
    roundsUsed: progress.cut === 'rounds',
    // With a gate every plan is complete.
    budgetUsed: gate === null ? (usedUp(run)?.text ?? null) : null,
    halted: progress.halted,
    spent,
    warnings: warningsOf(progress, plans),
    leftOut: plansLeftOut(progress),
    failedPlan: progress.failed?.plan,
    retryOptions: retryOptionsOf(run.policy.retry),
    durationMs,
    nextSteps: nextSteps(progress, gate),
    failOnWarnings: run.policy.failOnWarnings,
    gate: gate && { ...gate, evidence: gate.level },
  };
  const { signal, decision, exit } = phaseVerdict(plans, facts, progress);
  const told = exitLog(progress, signal, exit.status);
  const { action, why } = decision;
  run.services.ledger.append(endingKind('phase', signal.status), { signal, decision: action, why, ...told });
  const { isNew = false, report: path = '', text = null } = gate?.verification ?? {};
  const report = isNew ? path : null;
  // The verifier wrote it in a clean copy.
  if (report !== null && text !== null) replaceFile(join(run.workspace.root, report), text);
  // A run without news leaves the record alone: its lines go with those of the next run that has some.
  const attempts = progress.history.length - progress.attemptsBefore;
  const hasNews = attempts > 0 || progress.hadOpenRecord || report;
  const closing = { status: signal.status, isLeft: progress.isChained, report, state: inState(told, run) };
  const commit = hasNews || signal.status !== 'success' ? await closeRecord(closing, run) : null;
  const judged = gate?.decision.open ? gate.commit : null;
  const head = await headOf(judged, commit, run.workspace);
  if (gate?.decision.open && signal.status === 'success') recordVerdict(gate, head, run);
  const signalPath = run.services.ledger.writeSignal(null, signal);
  return {
    signal,
    signalPath,
    decision,
    exitStatus: exit.status,
    exitCode: exit.code,
    plans,
    evidence: gate?.level ?? null,
    judged,
    head,
    attempts,
    durationMs,
    spent,
    lastPlan: told.lastPlan,
    successRate: told.successRate,
  };
}

/** The commit that a phase ends at. A person may commit beside the end: then it is the last one with what was judged. */
async function headOf(judged: string | null, closing: string | null, workspace: Workspace): Promise<string> {
  const { git } = workspace;
  const { sha } = await git.head();
  if (judged === null) return sha;
  const isOnJudged = closing !== null && (await git.resolve(`${closing}^`)) === judged;
  const last = isOnJudged ? closing : judged;
  return (await isSameWork(last, sha, workspace)) ? sha : last;
}

/** Says that the branch on which the run began does not have a commit, because a person switched or reset it; null where it has. */
async function lostWork(commit: string, { found: { branch }, workspace: { git } }: RunContext): Promise<string | null> {
  const tip = await git.resolve(branch ?? 'HEAD');
  if (tip !== null && (await isAncestor(git, commit, tip))) return null;
  const name = branch?.replace(/^refs\/heads\//, '') ?? 'HEAD';
  return `${name}, on which the run began, ${tip === null ? 'is gone' : 'does not have it'}; merge ${shortId(commit)} into the branch that is to have it, then run the phase again`;
}

/** Adds to a plan's signal the evidence found on the judged commit. */
function addEvidence(id: string, facts: EvidenceFacts, { run, signals }: RunProgress): CompletionSignal {
  const signal = signals.get(id) as CompletionSignal;
  if (signal.status !== 'success') return signal;
  const details = { ...signal.details, evidence: evidenceDetails(facts) };
  const told = parseSignal({ ...signal.toJSON(), details }, { runId: run.runId });
  signals.set(id, told);
  run.services.ledger.writeSignal(id, told);
  return told;
}

/** Warnings of the run and of its plans, each once. */
function warningsOf({ run }: RunProgress, plans: ReadonlyMap<string, CompletionSignal>): string[] {
  const ofPlans = [...plans].flatMap(([id, { details }]) => {
    const { warnings } = details as { warnings?: unknown };
    return Array.isArray(warnings) ? warnings.map((warning) => `plan ${id}: ${String(warning)}`) : [];
  });
  const planFiles = new Set(run.schedule.plans.map(({ plan }) => plan.path));
  const found = run.found.findings.filter(({ file }) => !planFiles.has(file)).map(diagnosticText);
  return [...new Set([...found, ...runWarnings(run.services.ledger.events, run.runId), ...ofPlans])];
}

function wasInterrupted({ run, cut }: RunProgress): boolean {
  return run.services.interrupt.soon.aborted || cut === 'interrupted';
}

/** Question of a plan that this run did not come to: it is still to be answered. */
async function stillAsked(plan: Plan, run: RunContext): Promise<CompletionSignal | null> {
  const { next } = standingIn(plan, run);
  return next.kind === 'wait' && next.part !== null ? askBeforeAttempt(plan, run) : null;
}

/** Signal of a plan that was not reached: interrupted, a failure, no time left, or it waits for another plan. */
function notStarted(
  plan: string,
  progress: RunProgress,
  isLeftOut: boolean,
  held: BlockedPlan | undefined,
): CompletionSignal {
  const { run, states, retries, cut } = progress;
  const retried = retries.get(plan);
  if (retried !== undefined) return retried;
  const skipped = (why: string) =>
    CompletionSignal.skipped(run.phase.id, `not started: ${why}`, {}, signalContext(run, plan));
  if (isLeftOut) return skipped('it is not among the selected plans of this run');
  if (wasInterrupted(progress)) return skipped('the run was interrupted first');
  if (held?.state === 'failed') return skipped(`it depends on plan ${held.root}, which failed`);
  const over = whyOver(progress);
  if (over !== null) return skipped(over);
  const waits = (run.schedule.plans.find((each) => each.plan.id === plan)?.dependsOn ?? []).filter(
    (id) => states.get(id) !== 'done',
  );
  const at = signalContext(run, plan);
  const isOutOfBudget = usedUp(run) !== null;
  const first = isOutOfBudget
    ? 'the budget was used up'
    : cut === 'rounds'
      ? 'the rounds were used up'
      : "the run's deadline was reached";
  if (waits.length === 0) return skipped(`${first} first`);
  return blockedOnPlans(run.phase.id, { reason: `waits for plan ${waits.join(', ')}`, plans: waits }, {}, at);
}

function nextSteps(progress: RunProgress, gate: Gate | null): string[] {
  const { run, failed, signals, cut } = progress;
  const leftOut = plansLeftOut(progress);
  const isOver = wasInterrupted(progress) || cut === 'rounds';
  const stopped = failed?.decision.action === 'stop' ? failed.decision.reason : null;
  if (stopped === 'budget' || (failed === null && gate === null && !wasInterrupted(progress) && usedUp(run) !== null))
    return ['raise the limit that is named above and run the phase again, or reset the count with --fresh'];
  const areRoundsUsed = cut === 'rounds' && progress.history.length >= run.policy.retry.maximumRunAttempts;
  if (areRoundsUsed || (!isOver && stopped === 'attempts'))
    return ['run the phase again with --fresh to reset the count of attempts'];
  if (isOver) return gate?.decision.open ? [] : ['run the phase again to continue'];
  if (failed)
    return [
      ...failedPlans(progress).map(
        ({ plan, attempts }) => `read the logs of plan ${plan}: ${logsOf(plan, attempts, run)}`,
      ),
      ...stepsAsked(signals),
      failureStep(failed.signal, firstAgainst(failed.plan, run)),
    ];
  if (progress.halted?.startsWith(notBegun)) return ['correct what is named above, then run the phase again'];
  if (progress.halted !== null && gate === null)
    return ['fix the red tests and commit that, or set tests.inherited: allow, then run the phase again'];
  if (gate?.decision.open === false) return stepsToOpen(gate.decision, gate, run);
  const steps = [...signals.values()].flatMap(({ details }) => details.nextSteps);
  return leftOut.length === 0 ? steps : [...steps, `run ${leftOut.join(', ')} as well, or the phase without --only`];
}

function firstAgainst(plan: string, { services }: RunContext): JudgedFinding | null {
  const last = services.ledger.events.findLast((event) => event.event === 'verify' && event.plan === plan);
  const { data = [] } = JudgedFindings.safeParse(last?.event === 'verify' ? last.findings : []);
  return data.find(({ passed, level }) => passed === false && level !== 'warn') ?? null;
}

const JudgedFindings = z.array(
  z.object({ check: z.string(), subject: z.string(), passed: z.boolean().nullable(), level: z.string().optional() }),
);

/** Steps that a person can take meanwhile, whatever else failed. */
function stepsAsked(signals: RunProgress['signals']): string[] {
  const asked = [...signals.values()].filter(({ status, details }) => status === 'blocked' && 'question' in details);
  return asked.flatMap(({ details }) => details.nextSteps.filter((step) => step.includes(': phase-executor ')));
}

/** Failed plans, first the one by which the run ended. */
function failedPlans({ failed, signals }: RunProgress): { plan: string; attempts: number }[] {
  const others = [...signals].flatMap(([plan, { status, attempt = 1 }]) =>
    status === 'failure' && plan !== failed?.plan ? [{ plan, attempts: attempt }] : [],
  );
  return failed === null ? others : [failed, ...others];
}

/** Place of the printed output: after a chained run the jobs' own folders are gone. */
function logsOf(plan: string, attempt: number, run: PhaseContext): string {
  const jobs = recordedJobs(run.services.ledger.events, run.runId);
  if (jobs.length === 0) return run.services.ledger.logFile(plan, attempt).replace(/\d+\.log$/, '*.log');
  const job = jobs.findLast((each) => each.plan === plan || each.plan === '');
  const isPlan = run.schedule.plans.some((each) => each.plan.id === plan);
  return `the folder logs/ of the artifact ${isPlan && job ? job.artifact : gateArtifact(run.phase.id)}`;
}

function stepsToOpen(decision: ClosedGate, { verification }: Gate, run: PhaseContext): string[] {
  switch (decision.by) {
    case 'commit':
      if (decision.next === 'ask')
        return [
          'name the files in files_modified of the plan that should change them, or undo the change, then run the phase again',
        ];
      return ['fix what is named above in a separate commit, then run the phase again'];
    case 'plans':
      return [
        `read ${logsOf('judge', 1, run)}, fix the failed checks on the final commit, then run the phase again`,
        'if later plans replace the work of earlier ones on purpose, accept the findings under accept in the configuration file',
      ];
    case 'evidence':
      return ['give the plan a promise or an <automated> command that a machine can check, or lower min-evidence'];
    case 'tests':
      return [`read ${logsOf('tests', 1, run)}, fix the failures, then run the phase again`];
    case 'checks':
      return ["look at the project's own CI on the branch, then run the phase again, which asks it again"];
    case 'requirements':
      return ['write the missing plans, or correct .planning/ROADMAP.md, then run the phase again'];
    case 'verification':
      if (verification?.hash === null) return [`read ${logsOf('verification', 1, run)}: the verifier wrote no report`];
      return [`read ${verification?.report}; plan the gaps, or correct its status, then run the phase again`];
  }
}
