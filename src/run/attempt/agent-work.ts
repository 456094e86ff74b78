import { writeFileSync } from 'node:fs';
import type { AgentJob, AgentRun } from '../../agents/program/agent.ts';
import { agentEnvironment } from '../../agents/program/agent-environment.ts';
import { type AgentSession, asOneRun, sessionAfter } from '../../agents/program/agent-session.ts';
import { estimatedTokens, handoffPrompt, promptVersion } from '../../agents/prompt/prompt.ts';
import { progressRecorder } from '../../agents/stream/agent-progress.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { redactor } from '../../publish/report/redaction.ts';
import { traceparent } from '../../publish/telemetry/otlp.ts';
import type { AgentLog } from '../../record/log/ledger.ts';
import { guardTrackingFiles } from '../../record/log/tracking-files.ts';
import { runOpening } from '../../record/readings/run-opening.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import type { Clock } from '../../system/process/machine.ts';
import { sweepReach } from '../../system/process/process-tree.ts';
import { paid } from '../context/run-budget.ts';
import type { RunContext } from '../context/run-context.ts';
import { standingIn } from '../questions/standing.ts';
import type { AttemptStart } from './attempt-ending.ts';
import { documentsAreOurs } from './bounds.ts';
import type { Exchange } from './exchange.ts';
import { SoftStopWatch } from './soft-stop.ts';
import { remarkOn } from './undo.ts';

/** What an agent did, and what of it was put back at once. */
export interface AgentWork {
  readonly agentRun: AgentRun;
  readonly remarks: readonly string[];
}

/** One go of an agent: an attempt is the first, and a repair for each time that its work did not pass. */
export interface AgentGo {
  /** What it is told; `deadline` is an ISO time. */
  readonly prompt: (deadline: string) => string;
  /** When the attempt has to be over, in ms of the clock's `uptimeMs`. */
  readonly endsAt: number;
  /** The session that it goes on with. */
  readonly session: AgentSession | null;
  readonly log: AgentLog;
}

/** When an attempt that begins now has to be over, in ms of the clock's `uptimeMs`. */
export function endOfAttempt({
  policy,
  services,
}: {
  readonly policy: Pick<RunPolicy, 'limits'>;
  readonly services: { readonly clock: Pick<Clock, 'uptimeMs'> };
}): number {
  return Math.min(services.clock.uptimeMs() + policy.limits.timeoutMs, policy.limits.deadlineAt);
}

/**
 * Lets the agent work, under the ceilings of its attempt, until it and all that it started is dead (I6). One that is stopped
 * while its session can still hand over is asked for its handoff. What it did to files with one writer is put back (I9).
 */
export async function runAgent(
  plan: Plan,
  attempt: number,
  go: AgentGo,
  { exchange, checkpoint }: Pick<AttemptStart, 'exchange' | 'checkpoint'>,
  run: RunContext,
): Promise<AgentWork> {
  const { ledger, agent, interrupt } = run.services;
  const { underWay } = run.progress;
  if (interrupt.now.aborted)
    return {
      agentRun: { ...notRun, reason: 'interrupted', message: 'the run was stopped before it began' },
      remarks: [],
    };
  const setBack = guardTrackingFiles(run.workspace.root);
  underWay.set(plan.id, { attempt, checkpoint, checkpoints: run.workspace.checkpoints });
  const job = jobOf(plan, attempt, go, exchange, run);
  const prompt = go.prompt(job.environment.DEADLINE ?? '');
  const running = agent.resumes ? runToHandoff(prompt, job, go, attempt, run) : call(prompt, job, attempt, run);
  const agentRun = await running.finally(() => underWay.delete(plan.id));
  if (agentRun.note !== undefined) ledger.append('warning', { plan: plan.id, attempt, message: agentRun.note });
  // Behind a link there may be anybody's files; the rollback puts the folder itself back.
  const undone = documentsAreOurs(run) ? setBack() : [];
  const files = undone.map(({ file }) => file);
  if (files.length > 0) ledger.append('set_back', { plan: plan.id, attempt, files });
  const remarks = undone.flatMap(({ file, before, now }) =>
    file.endsWith('.md') ? [remarkOn(`${run.workspace.prefix}${file}`, before ?? '', now)] : [],
  );
  return { agentRun, remarks };
}

function jobOf(plan: Plan, attempt: number, go: AgentGo, exchange: Exchange, run: RunContext): AgentJob {
  const { limits } = run.policy;
  const { ledger, clock, agent } = run.services;
  const timeoutMs = Math.max(1, go.endsAt - clock.uptimeMs());
  const record = progressRecorder(clock, (what, activity) =>
    ledger.append('agent_progress', { plan: plan.id, attempt, what, activity }),
  );
  const passed = [...(agent.variables ?? []), ...run.policy.agentEnv];
  const environment = agentEnvironment(run.services.environment, passed, {
    PHASE_ID: run.phase.id,
    PLAN_ID: plan.id,
    PLAN_PATH: plan.path,
    SUMMARY_PATH: plan.summaryPath,
    ATTEMPT: String(attempt),
    DEADLINE: new Date(clock.now() + timeoutMs).toISOString(),
    SIGNAL_FILE: exchange.signal,
    HANDOFF_FILE: exchange.handoff,
    ...traceContext(plan.id, attempt, run),
  });
  const standing = standingIn(plan, run);
  return {
    plan: {
      ...plan,
      tasks: plan.tasks.slice(standing.from, standing.stop?.at),
      isContinued: standing.parts.length > 0,
    },
    environment: { ...environment, ...run.workspace.git.identity, ...run.workspace.git.syncVariables(environment) },
    timeoutMs,
    clock,
    promptFile: exchange.prompt,
    cwd: run.workspace.root,
    idleTimeoutMs: limits.idleTimeoutMs,
    graceMs: limits.graceMs,
    cancel: run.services.interrupt.now,
    logFile: ledger.logFile(plan.id, attempt, go.log),
    marker: `${run.runId}/${plan.id}/${attempt}`,
    // Where environments cannot be read nobody could find it again.
    outlivesUs: run.workspace.isolated && sweepReach() === 'full',
    onProgress: (what) => ledger.append('agent_progress', { plan: plan.id, attempt, what }),
    onActivity: (activity) => {
      run.services.onActivity(plan.id, activity);
      record(activity);
    },
    ...(go.session === null ? {} : { session: go.session }),
  };
}

/** A leg has begun as well, but the trace is that of the run which was opened before it. */
function traceContext(plan: string, attempt: number, { policy, services, runId, leg }: RunContext) {
  const { events, earlier } = services.ledger;
  const opening = policy.sendsTraces ? runOpening(leg === null ? events : earlier, runId) : null;
  return opening === null ? {} : { TRACEPARENT: traceparent(opening, plan, attempt) };
}

/** One call of the agent, on record from its start to its end, with what it spends. */
async function call(prompt: string, job: AgentJob, attempt: number, run: RunContext): Promise<AgentRun> {
  const { ledger, agent, budget } = run.services;
  const { timeoutMs } = job;
  const stamp = { plan: job.plan.id, attempt };
  const told = { promptVersion, promptTokens: estimatedTokens(prompt) };
  ledger.append('agent_start', { ...stamp, agent: agent.name, timeoutMs, ...told });
  writeFileSync(job.promptFile, prompt);
  const meter = budget.open(job.plan.id, attempt, (spent) => ledger.append('agent_spend', { ...stamp, spent }));
  const running = agent.run({ ...job, meter, gateway: run.services.gateway });
  // Beside others the time of an agent is time for chores.
  const ended = await (run.workspace.isolated ? run.isolation.chores.runWhileWaiting(() => running) : running);
  const agentRun = paid(ended, meter);
  const { ok, reason, exitCode, durationMs, survivors, spent } = agentRun;
  ledger.append('agent_end', { ...stamp, ok, reason, exitCode, durationMs, survivors, ...(spent ? { spent } : {}) });
  const said = lastWords(agentRun, run);
  if (said !== null) ledger.append('agent_words', { ...stamp, said });
  return agentRun;
}

/** Runs an agent whose context and time are followed. What it writes when it was stopped changes nothing of how it ended. */
async function runToHandoff(
  prompt: string,
  job: AgentJob,
  go: AgentGo,
  attempt: number,
  run: RunContext,
): Promise<AgentRun> {
  const { ledger, clock } = run.services;
  const stamp = { plan: job.plan.id, attempt };
  const watch = new SoftStopWatch({
    contextLimit: run.policy.contextLimit,
    environment: job.environment,
    timeoutMs: job.timeoutMs,
    onFilling: (what) => ledger.append('agent_progress', { ...stamp, what, activity: 'context' }),
  });
  const onActivity: AgentJob['onActivity'] = (activity) => {
    watch.see(activity);
    job.onActivity(activity);
  };
  const followed = { ...job, onActivity, softStop: watch.signal };
  const first = await call(prompt, followed, attempt, run).finally(() => watch.close());
  const session = sessionAfter(first, go.session);
  const leftMs = go.endsAt - clock.uptimeMs();
  if (!first.isStopped || session === null || leftMs < 1_000 || job.cancel.aborted) return first;
  ledger.append('handoff_start', { ...stamp, why: first.message ?? '' });
  const handingOver = {
    ...job,
    session,
    timeoutMs: Math.min(leftMs, longestHandoffMs),
    logFile: ledger.logFile(job.plan.id, attempt, `${go.log}-handoff`),
    outlivesUs: false,
  };
  const next = await call(handoffPrompt(), handingOver, attempt, run);
  if (!next.ok) ledger.append('warning', { ...stamp, message: `the agent could not hand over: ${next.message ?? ''}` });
  const { tokensUsed, costUsd, durationMs, survivors } = asOneRun(first, next);
  return { ...first, tokensUsed, costUsd, durationMs, survivors };
}

const longestHandoffMs = 120_000;

export const notRun: AgentRun = {
  ok: false,
  reason: 'agent_error',
  message: 'the agent was not run',
  exitCode: null,
  durationMs: 0,
  survivors: 0,
  tokensUsed: null,
  costUsd: null,
  lastProgress: null,
};

/** The most characters that are kept of them. */
const mostChars = 2_000;

/**
 * The end of what an agent said, without secrets and control characters; null where it said nothing. A stream of events that
 * nobody here reads is no words.
 */
export function lastWords(
  { result, printed = '' }: Pick<AgentRun, 'result' | 'printed'>,
  { policy, services }: Pick<RunContext, 'policy' | 'services'>,
): string | null {
  const text = result === undefined ? (isStream(printed) ? '' : printed) : (result.text ?? '');
  const secrets = policy.agentEnv.map((name) => services.environment[name] ?? '');
  // Hidden before anything is cut: of half a secret nothing can tell.
  const said = redactor(secrets)(text.slice(-16 * 1024))
    .replace(controls, ' ')
    .trim();
  if (said === '') return null;
  return said.length > mostChars ? said.slice(-mostChars) : said;
}

const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

/** JSON, line by line. */
function isStream(printed: string): boolean {
  return /^\s*\{.*\}\s*$/.test(printed.trimEnd().split('\n').at(-1) ?? '');
}
