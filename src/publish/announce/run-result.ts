import type { Diagnostic } from '../../plan/phase/diagnostic.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { attemptSpans } from '../../record/readings/attempt-spans.ts';
import { settledWork } from '../../record/readings/plan-record.ts';
import { redacted, redactorFor } from '../../settings/call/job-secrets.ts';
import type { CommandResult } from '../../settings/call/world.ts';
import { cacheShare } from '../../signal/budget.ts';
import { type CompletionSignal, parseSignal } from '../../signal/completion-signal.ts';
import { nextPhaseOutputs } from '../../signal/next-phase.ts';
import type { PhaseEnd } from '../../signal/phase-outcome.ts';
import { withEachText } from '../../system/text/redaction.ts';
import { plainLine, shortId } from '../../system/text/text.ts';
import { runSummary } from '../report/ended-phase.ts';
import { endedNotification } from '../report/notification.ts';
import { costPerPlan, linksOf, type RunReport, signalText } from '../report/run-report.ts';
import { phaseReport } from '../report/terminal.ts';
import { changesIn } from '../story/plan-diff.ts';
import { endedTrace, sendTrace } from '../telemetry/send-traces.ts';
import { notify } from './notify.ts';
import { type EndNotes, type HostReport, reportEnd } from './report-to-host.ts';

export async function resultOfRun(made: PhaseEnd, place: HostReport): Promise<CommandResult> {
  const ended = withoutSecrets(made, redactorFor(place.world));
  const { run } = place;
  const { runId, phase } = run;
  const { signal, decision, exitStatus, exitCode, signalPath, plans, attempts, durationMs, evidence } = ended;
  const { head } = ended;
  const report = await reportOf(ended, place);
  const told = await reportToAll(report, place);
  const refusals = told.refusals.map((each) => plainLine(redacted(each, place.world)));
  const notes = [...(await movedNote(ended, run)), ...told.notes, ...refusals];
  const json = {
    status: signal.status,
    decision,
    exitStatus,
    exitCode,
    phase: phase.id,
    nextPhase: report.next?.nextPhase ?? null,
    nextPhaseStatus: report.next?.nextPhaseStatus ?? null,
    runId,
    attempts,
    durationMs: Math.round(durationMs),
    lastPlan: ended.lastPlan,
    successRate: ended.successRate,
    spent: ended.spent,
    evidence,
    signalPath,
    signal,
    branch: place.branch,
    headSha: head,
    plans: [...plans].map(([id, each]) => ({ id, signal: each })),
  };
  const outputs = {
    ...outputsOf(ended),
    phase: phase.id,
    ...nextPhaseOutputs(report.next),
    branch: json.branch ?? '',
    'head-sha': head,
  };
  const diagnostics = [...planDiagnostics(ended, run), ...refusals.map((each) => refusalDiagnostic(each, run))];
  const summary = [redacted(runSummary(report), place.world), ...refusals.map((each) => `⚠️ ${each}\n`)].join('\n');
  const text = [phaseReport(report), ...notes.map(plainLine)].join('\n');
  return { exitCode, json, text, summary, outputs, diagnostics };
}

/** Before anything is rendered: markup between its signs disguises a token. */
function withoutSecrets(ended: PhaseEnd, redact: (text: string) => string): PhaseEnd {
  const hidden = (signal: CompletionSignal) => parseSignal(withEachText(signal.toJSON(), redact));
  const plans = new Map([...ended.plans].map(([id, signal]) => [id, hidden(signal)]));
  return { ...ended, signal: hidden(ended.signal), decision: withEachText(ended.decision, redact), plans };
}

/** Reports to all receivers in parallel: after an interrupt each has two of the few seconds that are left. */
async function reportToAll(report: RunReport, place: HostReport): Promise<EndNotes> {
  const { world, run, branch, isPushed } = place;
  const folder = run.workspace.prefix.replace(/\/$/, '');
  const about = { folder, runId: run.runId, now: world.now() };
  const commit = { head: report.ended.head, branch, isPushed };
  const [told] = await Promise.all([
    reportEnd(report, place),
    notify(async () => endedNotification(report, about), world),
    sendTrace(() => endedTrace(report.ended, run), commit, world),
  ]);
  return told;
}

/** Outputs of the step: words, numbers and JSON. Texts of agents stand in `signal` only. */
function outputsOf(ended: PhaseEnd): Record<string, string> {
  const { signal, decision, exitStatus, exitCode, signalPath, plans, durationMs } = ended;
  const { details } = signal;
  const done = [...plans].filter(([, { status }]) => status === 'success').map(([id]) => id);
  const figure = (value: number | undefined) => (value === undefined ? '' : String(value));
  return {
    status: signal.status,
    decision: decision.action,
    'exit-status': exitStatus,
    'exit-code': String(exitCode),
    plans: JSON.stringify([...plans.keys()]),
    completed: JSON.stringify(done),
    remaining: JSON.stringify([...plans.keys()].filter((id) => !done.includes(id))),
    signal: JSON.stringify(signal),
    'signal-path': signalPath,
    checkpoint: details.checkpoints.at(-1) ?? '',
    tokens: figure(details.tokensUsed),
    'cost-usd': figure(details.costUsd),
    'cost-per-plan': figure(costPerPlan(ended) ?? undefined),
    'cache-share': figure(cacheShare(ended.spent) ?? undefined).slice(0, 6),
    evidence: ended.evidence ?? '',
    cage: details.cage ?? '',
    'duration-seconds': String(Math.round(durationMs / 1000)),
    reason: reasonWord(signal),
  };
}

/** Reduces a blocked signal's reason, a sentence of a plan or an agent, to one of two words. */
function reasonWord(signal: CompletionSignal): string {
  if (signal.status === 'failure') return signal.details.reason;
  if (signal.status !== 'blocked') return '';
  return signal.details.userInputRequired ? 'user_input_required' : 'dependency';
}

async function movedNote({ head, judged }: PhaseEnd, { workspace }: PhaseContext): Promise<string[]> {
  const { sha } = await workspace.git.head();
  if (judged === null || sha === head) return [];
  return [`the branch moved to ${shortId(sha)} after ${shortId(head)} was judged; head-sha names what was judged`];
}

async function reportOf(ended: PhaseEnd, place: HostReport): Promise<RunReport> {
  const { run, world, branch } = place;
  const { phase, next } = run;
  const { events } = run.services.ledger;
  const spans = attemptSpans(events, run.runId);
  const work = new Map(settledWork(events).map((each) => [each.plan, each]));
  const titles = new Map(run.schedule.plans.map(({ plan }) => [plan.id, plan.title]));
  const done = [...ended.plans].map(([id, { status }]) => (status === 'success' ? work.get(id) : undefined));
  const ranges = done.map((each) => (each?.base ? { base: each.base, head: each.head } : null));
  const changes = await changesIn(ranges, run.workspace);
  const plans = [...ended.plans].map(([id, signal], at) => {
    const attempts = spans.filter(({ plan }) => plan === id);
    const commit = done[at]?.head ?? null;
    return { id, title: titles.get(id) ?? null, signal, attempts, commit, changes: changes[at] ?? null };
  });
  const host = linksOf(world, place.isPushed, place.uploaded);
  return { phase, ended, next: ended.decision.continue ? next : null, plans, branch, host };
}

/** Diagnostics for a person, plan by plan, with the plan's file and the line of the task whose check failed. */
function planDiagnostics({ plans }: PhaseEnd, { schedule, workspace }: PhaseContext): Diagnostic[] {
  return schedule.plans.flatMap(({ plan }): Diagnostic[] => {
    const signal = plans.get(plan.id);
    if (signal === undefined) return [];
    const isFailure = signal.status === 'failure';
    if (!isFailure && !(signal.status === 'blocked' && signal.details.userInputRequired)) return [];
    const said = signalText(signal);
    return [
      {
        severity: isFailure ? 'error' : 'warning',
        code: isFailure ? signal.details.reason : 'user_input_required',
        file: `${workspace.prefix}${plan.path}`,
        line: lineOf(said, plan),
        message: `plan ${plan.id}: ${said.slice(0, 1000)}`,
      },
    ];
  });
}

function refusalDiagnostic(message: string, { phase, workspace }: PhaseContext): Diagnostic {
  return { severity: 'warning', code: 'refused-by-host', file: `${workspace.prefix}${phase.dir}`, line: 1, message };
}

/** Finds the line of the task whose command is quoted in the text, else the plan's first line. */
function lineOf(said: string, { tasks }: Plan): number {
  return tasks.find(({ verify }) => verify.automated.some((command) => said.includes(command)))?.line ?? 1;
}
