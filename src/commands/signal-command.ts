import { join } from 'node:path';
import { PhaseError, readTree } from '../plan/phase/planning-tree.ts';
import { classifyEnding } from '../record/events/event.ts';
import { formatReason, joinText } from '../record/events/event-text.ts';
import { appendToExecutionLog } from '../record/log/execution-log.ts';
import { appendSignalEvent } from '../record/log/signal-log.ts';
import { nextPhaseAfter } from '../record/project/read-schedule.ts';
import { buildRetryPolicy } from '../run/open/policies.ts';
import {
  chooseAct,
  findPlanningRoot,
  jsonAnswer,
  readDocument,
  readFields,
  readTyped,
} from '../settings/call/command-words.ts';
import { type CommandHandler, type CommandResult, findProjectRoot, type World } from '../settings/call/world.ts';
import { describeUnknownName } from '../settings/table/nearest-name.ts';
import { UsageError } from '../settings/table/settings.ts';
import { COMPLETION_STATUS, parseSignal } from '../signal/completion-signal.ts';
import { decide } from '../signal/decision.ts';
import { buildNextPhaseOutputs, countedNextPhase, type NextPhase } from '../signal/next-phase.ts';
import { getRetryOptions } from '../signal/retry-policy.ts';
import { isMapping } from '../system/files/json-text.ts';

/** Creates and handles completion signals (seed 000). The answer is always JSON, for scripts. */
export const runSignal: CommandHandler = async (input, world) => {
  const [act, args] = chooseAct('signal', input, { create: createSignal, parse, handle: handleSignal, log: logSignal });
  return act(args, world);
};

/** Creates a signal. A failure includes the policy's `retryOptions`, and a reason only if one was given. */
function createSignal([status = '', phase, ...details]: readonly string[], world: World): CommandResult {
  const statuses = Object.values(COMPLETION_STATUS);
  if (!statuses.includes(status as never))
    throw new UsageError(describeUnknownName('signal create: status', status, statuses));
  if (phase === undefined)
    throw new UsageError('signal create: the phase is missing; write for example: signal create success 02.1');
  const input = readFields(details, 'signal create', readTyped);
  const created = parseSignal({ ...input, status, phase }, { at: new Date(world.now()) });
  if (created.status !== 'failure') return jsonAnswer(created);
  const isGiven = 'reason' in { ...input, ...(isMapping(input.details) ? input.details : {}) };
  const { reason, retryOptions, ...rest } = created.details;
  const options = { ...getRetryOptions(buildRetryPolicy(world.settings)), ...retryOptions };
  return jsonAnswer({
    ...created.toJSON(),
    details: { ...(isGiven ? { reason } : {}), retryOptions: options, ...rest },
  });
}

async function parse(args: readonly string[], world: World): Promise<CommandResult> {
  const signal = parseSignal(await readDocument(args, 'signal', world));
  const { status, phase, plan } = signal;
  const planField = plan === undefined ? {} : { plan };
  return jsonAnswer({
    status,
    phase,
    ...planField,
    isTerminal: signal.isTerminal(),
    canRetry: signal.canRetry(),
    signal,
  });
}

async function handleSignal(args: readonly string[], world: World): Promise<CommandResult> {
  const signal = parseSignal(await readDocument(args, 'signal', world));
  const next = nextPhase(findProjectRoot(world), signal.phase);
  const retry = buildRetryPolicy(world.settings);
  const history = {
    failures: [],
    runAttempts: signal.attempt ?? 1,
    now: new Date(world.now()),
    random: world.random(),
  };
  const decision = decide(signal, { retry, ...next }, history);
  return {
    ...jsonAnswer(decision),
    outputs: { status: signal.status, decision: decision.action, phase: signal.phase, ...buildNextPhaseOutputs(next) },
  };
}

/** Finds the next phase, or counts up if there is no project. */
function nextPhase(root: string, phase: string): NextPhase {
  try {
    return nextPhaseAfter(root, readTree(root), phase);
  } catch (error) {
    if (error instanceof PhaseError) return countedNextPhase(phase);
    throw error;
  }
}

async function logSignal(args: readonly string[], world: World): Promise<CommandResult> {
  const signal = parseSignal(await readDocument(args, 'signal', world), { at: new Date(world.now()) });
  const planning = join(findPlanningRoot('signal log', world), '.planning');
  const { runId = 'by-hand', phase, plan, status, details } = signal;
  const at = new Date(world.now()).toISOString();
  const event = classifyEnding(plan === undefined ? 'phase' : 'plan', status);
  const subject = plan === undefined ? `phase ${phase}` : plan;
  appendToExecutionLog(planning, {
    at,
    what: subject,
    result: joinText(event.replace('_', ' '), formatReason(details)),
  });
  const json = { at, runId, phase, ...(plan === undefined ? {} : { plan }), event, signal };
  appendSignalEvent(planning, json);
  return { exitCode: 0, json, text: 'Completion signal logged' };
}
