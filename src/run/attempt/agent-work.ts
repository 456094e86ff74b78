import { writeFileSync } from 'node:fs';
import { type AgentJob, AgentMissingError, type AgentRun, notRun } from '../../agents/program/agent.ts';
import { agentEnvironment } from '../../agents/program/agent-environment.ts';
import { type AgentSession, mergeRuns, sessionAfter } from '../../agents/program/agent-session.ts';
import { buildHandoffPrompt } from '../../agents/prompt/prompt.ts';
import { progressRecorder } from '../../agents/stream/agent-progress.ts';
import { buildTraceparent } from '../../publish/telemetry/otlp.ts';
import type { AgentLog } from '../../record/log/ledger.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { listJobSecrets } from '../../settings/call/job-secrets.ts';
import { findWeakestBoundary } from '../../signal/boundary.ts';
import { sweepReach } from '../../system/process/process-tree.ts';
import { clearSpecialFiles } from '../../system/process/special-files.ts';
import { buildRedactor } from '../../system/text/redaction.ts';
import { addPayment, type RunContext } from '../context/run-context.ts';
import { openClone } from '../room/private-clone.ts';
import type { Attempt } from './attempt-state.ts';
import { enterSandbox, explainMissingSandbox, takeWork } from './sandboxed-call.ts';
import { watchSoftStop } from './soft-stop.ts';

export interface AgentWork {
  readonly agentRun: AgentRun;
  readonly warnings: readonly string[];
}

export interface AgentCall {
  readonly prompt: (deadline: string) => string;
  readonly session: AgentSession | null;
  readonly log: AgentLog;
}

/** Runs the agent until it and its child processes have exited (I6), then takes over its commits. */
export async function runAgent(attempt: Attempt, call: AgentCall): Promise<AgentWork> {
  const { run, stamp } = attempt;
  const { ledger, agent, interrupt } = run.services;
  if (interrupt.now.aborted)
    return {
      agentRun: { ...notRun, reason: 'interrupted', message: 'the run was stopped before it began' },
      warnings: [],
    };
  const baseJob = buildAgentJob(attempt, call);
  const takeCommits = await openClone(run.workspace.git, run.found.branch);
  const entered = await enterSandbox(attempt, baseJob);
  const refusal = explainMissingSandbox(entered, run);
  if (refusal !== null) return { agentRun: { ...notRun, message: refusal, retryable: false }, warnings: [] };
  const job = { ...baseJob, inside: entered.inside };
  const prompt = call.prompt(job.environment.DEADLINE ?? '');
  const agentRun = await (agent.resumes ? runToHandoff(attempt, prompt, job, call) : runOnce(attempt, prompt, job));
  const specialFiles = await clearSpecialFiles(run.workspace.git.root);
  const warnings = await takeWork(attempt, takeCommits);
  if (agentRun.note !== undefined) ledger.append('warning', { ...stamp, message: agentRun.note });
  if (specialFiles.length > 0) ledger.append('set_back', { ...stamp, files: specialFiles });
  return { agentRun, warnings: warnings };
}

function buildAgentJob(attempt: Attempt, call: AgentCall): AgentJob {
  const { plan, number, run, start, stamp, standing } = attempt;
  const { limits } = run.policy;
  const { ledger, clock, agent } = run.services;
  const timeoutMs = Math.max(1, start.endsAt - clock.uptimeMs());
  const record = progressRecorder(clock, (text, activity) =>
    ledger.append('agent_progress', { ...stamp, what: text, activity }),
  );
  const passedVariables = [...(agent.variables ?? []), ...run.policy.agentEnv];
  const environment = agentEnvironment(run.services.environment, passedVariables, {
    PHASE_ID: run.phase.id,
    PLAN_ID: plan.id,
    PLAN_PATH: plan.path,
    SUMMARY_PATH: plan.summaryPath,
    ATTEMPT: String(number),
    DEADLINE: new Date(clock.now() + timeoutMs).toISOString(),
    SIGNAL_FILE: start.exchange.signal,
    HANDOFF_FILE: start.exchange.handoff,
    ...buildTraceContext(attempt),
  });
  return {
    plan: {
      ...plan,
      tasks: plan.tasks.slice(standing.from, standing.stop?.at),
      isContinued: standing.parts.length > 0,
    },
    environment: {
      ...environment,
      ...run.services.sandboxes.variables,
      ...run.workspace.git.identity,
    },
    timeoutMs,
    clock,
    promptFile: start.exchange.prompt,
    cwd: run.workspace.root,
    idleTimeoutMs: limits.idleTimeoutMs,
    graceMs: limits.graceMs,
    cancel: run.services.interrupt.now,
    logFile: ledger.logFile(plan.id, number, call.log),
    marker: run.workspace.git.processMark(run.runId, plan.id, number),
    // With parallel plans, waiting for a restart would lose the other plans' work, so the next run adopts this attempt.
    // That needs readable process environments (to find it), and chained jobs are never adopted.
    outlivesUs: run.policy.parallel > 1 && run.leg === null && sweepReach() === 'full',
    onProgress: (text) => ledger.append('agent_progress', { ...stamp, what: text }),
    onActivity: (activity) => {
      run.services.onActivity(plan.id, activity);
      record(activity);
    },
    ...(call.session === null ? {} : { session: call.session }),
  };
}

function buildTraceContext({ plan, number, run: { policy, services, runId, leg } }: Attempt) {
  const { events, earlier } = services.ledger;
  const opening = policy.sendsTraces ? phaseState(leg === null ? events : earlier).run(runId).opening : null;
  return opening === null ? {} : { TRACEPARENT: buildTraceparent(opening, plan.id, number) };
}

async function runOnce(attempt: Attempt, prompt: string, job: AgentJob): Promise<AgentRun> {
  const { number, run, stamp } = attempt;
  const { ledger, agent, budget } = run.services;
  const { timeoutMs } = job;
  const boundary = findWeakestBoundary(attempt.boundaries);
  const endMark = job.outlivesUs ? {} : { endsWithRun: true as const };
  ledger.append('agent_start', { ...stamp, agent: agent.name, timeoutMs, ...boundary, ...endMark });
  writeFileSync(job.promptFile, prompt);
  const meter = budget.open(job.plan.id, number, (spent) => ledger.append('agent_spend', { ...stamp, spent }));
  const agentRun = addPayment(await agent.run({ ...job, meter, gateway: run.services.gateway }), meter);
  const { ok, reason, exitCode, durationMs, survivors, spent } = agentRun;
  ledger.append('agent_end', { ...stamp, ok, reason, exitCode, durationMs, survivors, ...(spent ? { spent } : {}) });
  if (agentRun.isUnready) throw new AgentMissingError(agentRun.message ?? 'the agent cannot begin');
  const text = getFinalOutput(agentRun, run);
  if (text !== null) ledger.append('agent_words', { ...stamp, said: text });
  return agentRun;
}

/** Runs the agent until it ends or nears its context or time limit; then calls it once more to write a handoff. */
async function runToHandoff(attempt: Attempt, prompt: string, job: AgentJob, call: AgentCall): Promise<AgentRun> {
  const { number, run, start, stamp } = attempt;
  const { ledger, clock } = run.services;
  const watch = watchSoftStop({
    contextLimit: run.policy.contextLimit,
    environment: job.environment,
    timeoutMs: job.timeoutMs,
    onFilling: (text) => ledger.append('agent_progress', { ...stamp, what: text, activity: 'context' }),
  });
  const onActivity: AgentJob['onActivity'] = (activity) => {
    watch.see(activity);
    job.onActivity(activity);
  };
  const watchedJob = { ...job, onActivity, softStop: watch.signal };
  const firstRun = await runOnce(attempt, prompt, watchedJob).finally(() => watch.close());
  const session = sessionAfter(firstRun, call.session);
  const remainingMs = start.endsAt - clock.uptimeMs();
  if (!firstRun.isStopped || session === null || remainingMs < 1_000 || job.cancel.aborted) return firstRun;
  ledger.append('handoff_start', { ...stamp, why: firstRun.message ?? '' });
  const handoffJob = {
    ...job,
    session,
    timeoutMs: Math.min(remainingMs, maxHandoffMs),
    logFile: ledger.logFile(job.plan.id, number, `${call.log}-handoff`),
    outlivesUs: false,
  };
  const handoffRun = await runOnce(attempt, buildHandoffPrompt(), handoffJob);
  if (!handoffRun.ok)
    ledger.append('warning', { ...stamp, message: `the agent could not hand over: ${handoffRun.message ?? ''}` });
  const { durationMs, survivors } = mergeRuns(firstRun, handoffRun);
  return { ...firstRun, durationMs, survivors };
}

const maxHandoffMs = 120_000;

const maxChars = 2_000;

/** Returns the end of the agent's output without secrets, or null if it is empty or an event stream. */
export function getFinalOutput(
  { result, printed = '' }: Pick<AgentRun, 'result' | 'printed'>,
  { policy, services }: Pick<RunContext, 'policy' | 'services'>,
): string | null {
  const isStream = /^\s*\{.*\}\s*$/.test(printed.trimEnd().split('\n').at(-1) ?? '');
  const text = result === undefined ? (isStream ? '' : printed) : (result.text ?? '');
  const secrets = listJobSecrets(services.environment, policy.agentEnv);
  // Redact before cutting: half a secret would go unrecognized.
  const message = buildRedactor(secrets)(text.slice(-16 * 1024))
    .replace(controlsPattern, ' ')
    .trim();
  if (message === '') return null;
  return message.length > maxChars ? message.slice(-maxChars) : message;
}

const controlsPattern = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;
