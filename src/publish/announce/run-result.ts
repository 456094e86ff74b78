import type { Diagnostic } from '../../plan/phase/diagnostic.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { createRedactor, redactBody } from '../../settings/call/job-secrets.ts';
import type { CommandResult, World } from '../../settings/call/world.ts';
import { cacheShare } from '../../signal/budget.ts';
import type { CompletionSignal } from '../../signal/completion-signal.ts';
import { buildNextPhaseOutputs } from '../../signal/next-phase.ts';
import type { PhaseEnd } from '../../signal/phase-outcome.ts';
import { withEachText } from '../../system/text/redaction.ts';
import { shortenId, stripLine } from '../../system/text/text.ts';
import { buildDocument } from '../report/comment-text.ts';
import type { PhaseStory } from '../report/phase-story.ts';
import { completePlans, costPerPlan, openText } from '../report/sentences.ts';
import { describePhase } from '../report/terminal.ts';
import { reportEnd } from '../story/tell-phase.ts';
import { announce } from './announce.ts';

export interface EndedPlace {
  readonly world: World;
  readonly run: PhaseContext;
  readonly branch: string | null;
  readonly isPushed: boolean;
  readonly archive: 'phase-signal' | 'own';
}

export async function resultOfRun(end: PhaseEnd, endedPlace: EndedPlace): Promise<CommandResult> {
  const { world, run, branch, isPushed, archive } = endedPlace;
  const { root, git, prefix } = run.workspace;
  const { dir } = run.services.ledger;
  const message = { ...(await reportEnd(end, run, world)), branch };
  const { judged } = end;
  const { story, ...reported } = await announce(message, { git, root, prefix, dir, isPushed, judged, archive }, world);
  const refusals = reported.refusals.map((refusal) => stripLine(redactBody(refusal, world)));
  const notes = [...(await describeMove(end, run)), ...reported.notes, ...refusals];
  const diagnostics = [
    ...listPlanDiagnostics(story, run),
    ...refusals.map((refusal) => buildRefusalDiagnostic(refusal, run)),
  ];
  const summary = [redactBody(buildDocument(story), world), ...refusals.map((refusal) => `⚠️ ${refusal}\n`)].join('\n');
  const text = [describePhase(story), ...notes.map(stripLine)].join('\n');
  return {
    exitCode: end.exitCode,
    json: buildJson(story, end, endedPlace),
    text,
    summary,
    outputs: buildOutputs(story, end),
    diagnostics,
  };
}

function buildJson({ signal, next, plans, branch }: PhaseStory, end: PhaseEnd, { run, world }: EndedPlace) {
  const { exitStatus, exitCode, attempts, durationMs, lastPlan, successRate, spent, evidence, signalPath, head } = end;
  return {
    status: end.signal.status,
    decision: withEachText(end.decision, createRedactor(world)),
    exitStatus,
    exitCode,
    phase: run.phase.id,
    nextPhase: next?.nextPhase ?? null,
    nextPhaseStatus: next?.nextPhaseStatus ?? null,
    runId: run.runId,
    attempts,
    durationMs: Math.round(durationMs),
    lastPlan,
    successRate,
    spent,
    evidence,
    signalPath,
    signal,
    branch,
    headSha: head,
    plans: plans.map((plan) => ({ id: plan.id, signal: plan.signal })),
  };
}

/** Outputs contain only words, numbers and JSON. Text from agents is only in `signal`. */
function buildOutputs(story: PhaseStory, end: PhaseEnd): Record<string, string> {
  const { decision, exitStatus, exitCode, signalPath, durationMs, head, spent } = end;
  const signal = story.signal ?? end.signal;
  const { details } = signal;
  const plans = story.plans.map(({ id }) => id);
  const completeIds = completePlans(story.plans).map(({ id }) => id);
  const figure = (value: number | undefined) => (value === undefined ? '' : String(value));
  return {
    status: signal.status,
    decision: decision.action,
    'exit-status': exitStatus,
    'exit-code': String(exitCode),
    plans: JSON.stringify(plans),
    completed: JSON.stringify(completeIds),
    remaining: JSON.stringify(plans.filter((id) => !completeIds.includes(id))),
    signal: JSON.stringify(signal),
    'signal-path': signalPath,
    checkpoint: details.checkpoints.at(-1) ?? '',
    tokens: figure(details.tokensUsed),
    'cost-usd': figure(details.costUsd),
    'cost-per-plan': figure(costPerPlan(story) ?? undefined),
    'cache-share': figure(cacheShare(spent) ?? undefined).slice(0, 6),
    evidence: end.evidence ?? '',
    cage: details.cage ?? '',
    'duration-seconds': String(Math.round(durationMs / 1000)),
    reason: getReasonWord(signal),
    phase: story.phase.id,
    ...buildNextPhaseOutputs(story.next),
    branch: story.branch ?? '',
    'head-sha': head,
  };
}

/** Reduces the free-text reason of a blocked signal to one of two words. */
function getReasonWord(signal: CompletionSignal): string {
  if (signal.status === 'failure') return signal.details.reason;
  if (signal.status !== 'blocked') return '';
  return signal.details.userInputRequired ? 'user_input_required' : 'dependency';
}

async function describeMove({ head, judged }: PhaseEnd, { workspace }: PhaseContext): Promise<string[]> {
  const { sha } = await workspace.git.head();
  if (judged === null || sha === head) return [];
  return [`the branch moved to ${shortenId(sha)} after ${shortenId(head)} was judged; head-sha names what was judged`];
}

/** Diagnostics point to the plan's file and the task whose check failed. */
function listPlanDiagnostics(story: PhaseStory, { schedule, workspace }: PhaseContext): Diagnostic[] {
  return story.plans.flatMap((reported): Diagnostic[] => {
    const { id, signal } = reported;
    const { plan } = schedule.plans.find((scheduledPlan) => scheduledPlan.plan.id === id) ?? {};
    if (plan === undefined || signal === null) return [];
    const isFailure = signal.status === 'failure';
    if (!isFailure && !(signal.status === 'blocked' && signal.details.userInputRequired)) return [];
    const text = openText(reported);
    return [
      {
        severity: isFailure ? 'error' : 'warning',
        code: isFailure ? signal.details.reason : 'user_input_required',
        file: `${workspace.prefix}${plan.path}`,
        line: findTaskLine(text, plan),
        message: `plan ${id}: ${text.slice(0, 1000)}`,
      },
    ];
  });
}

function buildRefusalDiagnostic(message: string, { phase, workspace }: PhaseContext): Diagnostic {
  return { severity: 'warning', code: 'refused-by-host', file: `${workspace.prefix}${phase.dir}`, line: 1, message };
}

/** Finds the task whose command appears in the text; defaults to the plan's first line. */
function findTaskLine(text: string, { tasks }: Plan): number {
  return tasks.find(({ verify }) => verify.automated.some((command) => text.includes(command)))?.line ?? 1;
}
