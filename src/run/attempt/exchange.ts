import { lstatSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Finding } from '../../judge/rules/finding.ts';
import { readFrontmatter } from '../../plan/phase/frontmatter.ts';
import { toText as scalar } from '../../plan/phase/must-haves.ts';
import { parseSignal } from '../../signal/completion-signal.ts';
import { leftItems, listRemainingWork } from '../../signal/handoff-remaining.ts';
import { isRetryable } from '../../signal/retry-policy.ts';
import type { SignalDetails, SignalDetailsInput } from '../../signal/signal-schema.ts';
import type { FailureReason } from '../../signal/signal-words.ts';
import { listDir, readExternal } from '../../system/files/atomic-file.ts';
import { findRepeatedKey, parseJson, tryParseJson } from '../../system/files/json-text.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import { removeTree } from '../../system/process/mounts.ts';
import { clipText, joinFirstFew } from '../../system/text/text.ts';

/** Files outside the repository for talking to the agent, which may write `signal` and `handoff`. */
export interface Exchange {
  readonly signal: string;
  readonly handoff: string;
  readonly prompt: string;
}

export function openExchange(dir: string, plan: string, attempt: number): Exchange {
  const exchange = getExchange(dir, plan, attempt);
  const folder = dirname(exchange.signal);
  removeTree(folder);
  mkdirSync(folder, { recursive: true });
  return exchange;
}

export function getExchange(dir: string, plan: string, attempt: number): Exchange {
  const location = join(dir, `${encodeURIComponent(plan)}-a${attempt}`);
  return {
    signal: join(location, 'signal.json'),
    handoff: join(location, 'handoff.json'),
    prompt: join(location, 'prompt.md'),
  };
}

export function clearExchange({ signal, handoff }: Exchange): void {
  for (const path of [signal, handoff]) removeTree(path);
}

/** Name of the file that records which checkout a run works in. */
export const checkoutFile = 'checkout';

/** Removes the attempt's folder, and the run's folder if no other attempt uses it. */
export function closeExchange({ signal }: Exchange): void {
  const folder = dirname(signal);
  removeTree(folder);
  const runFolder = dirname(folder);
  if (listDir(runFolder).every((name) => name === checkoutFile)) removeTree(runFolder);
}

export interface ReportedFailure {
  status: 'failure';
  reason: FailureReason;
  message: string;
  retryable: boolean;
  retryAfterMs?: number | undefined;
  resetAt?: string | undefined;
  /** Set if only machine findings speak against the work. */
  findings?: readonly Finding[];
}

export function buildFailure(reason: FailureReason, message: string): ReportedFailure {
  return { status: 'failure', reason, message, retryable: isRetryable(reason) };
}

type AgentReport =
  | ReportedFailure
  | { status: 'blocked'; reason: string; details: Partial<SignalDetailsInput<'blocked'>>; isRequested: boolean };

/** Reads a failure or question that the agent reported, or null. A claimed success proves nothing. */
export function readAgentSignal({ signal: path }: Exchange, phase: string): AgentReport | null {
  try {
    const text = readAgentFile(path);
    if (text === null) return null;
    const input = (parseJson(text) ?? {}) as { status?: unknown; details?: unknown };
    const requested =
      input.status === 'blocked'
        ? { ...withQuestionAsReason(input), details: withQuestionAsReason(input.details) }
        : input;
    return parseReport(parseSignal({ phase, ...requested }));
  } catch (error) {
    const message = `the agent's SIGNAL_FILE is not a completion signal: ${error instanceof Error ? error.message : String(error)}`;
    return { status: 'failure', reason: 'agent_error', message, retryable: true };
  }
}

/** Turns an agent's `question` into its reason, because `approve` answers only the engine's questions. */
function withQuestionAsReason(input: unknown): object {
  const { question, ...fields } = (input ?? {}) as { question?: unknown };
  return { ...(typeof question === 'string' ? { reason: question } : {}), ...fields };
}

function parseReport(signal: ReturnType<typeof parseSignal>): AgentReport | null {
  switch (signal.status) {
    case 'success':
      return findContradiction(signal.details);
    case 'failure': {
      const { error, retryable, retryAfterMs, resetAt } = signal.details;
      // `internal` is reserved for engine faults.
      const reason = signal.details.reason === 'internal' ? 'agent_error' : signal.details.reason;
      const message = `the agent reports: ${error?.message ?? reason}`;
      return { status: 'failure', reason, message, retryable, retryAfterMs, resetAt };
    }
    case 'blocked': {
      const { details } = signal;
      return { status: 'blocked', reason: details.reason, details, isRequested: details.userInputRequired };
    }
    case 'skipped':
      // Skipping a plan needs a person's approval.
      return {
        status: 'blocked',
        reason: `the agent wants to skip this plan: ${signal.details.reason}`,
        details: { userInputRequired: true },
        isRequested: false,
      };
  }
}

/** Fails a success whose own details report a problem. */
function findContradiction(details: SignalDetails<'success'>): ReportedFailure | null {
  const { verificationStatus, errors, error, nextPhaseReady } = details;
  const contradictions = [
    ...(verificationStatus === undefined || /^passed$/i.test(verificationStatus.trim())
      ? []
      : [`verificationStatus: ${JSON.stringify(verificationStatus)}`]),
    ...(errors ?? []).map((text) => `error: ${text}`),
    ...(error ? [`error: ${JSON.stringify(error)}`] : []),
    ...(nextPhaseReady ? [] : ['nextPhaseReady: false']),
    ...leftItems(details),
  ];
  if (contradictions.length === 0) return null;
  const message = `the agent reports success, but its signal also says: ${joinFirstFew(contradictions, 10, '; ')}`;
  return { status: 'failure', reason: 'verification_failed', message, retryable: true };
}

/** Reads the agent's handoff, or null. Only its size is checked here. */
export function readHandoff({ handoff }: Exchange): string | null {
  try {
    return readAgentFile(handoff);
  } catch (error) {
    return JSON.stringify({
      remaining: [
        `unknown, because the handoff was ignored: ${error instanceof Error ? error.message : String(error)}`,
      ],
    });
  }
}

const maxBytes = 64 * 1024;

/** Reads an agent's file, or null. @throws Error if it isn't a regular file or repeats a JSON key */
function readAgentFile(path: string): string | null {
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() === false)
    throw new Error('it is a link, a folder or a device; write a regular file');
  const text = readExternal(path, maxBytes);
  const key = text === null || tryParseJson(text) === undefined ? null : findRepeatedKey(text);
  if (key !== null) throw new Error(`it has the key ${JSON.stringify(clipText(key, 50))} twice; write each key once`);
  return text;
}

/** Reads open work from GSD's pause notes; `.continue-here.md` is deleted when work continues. */
export function readPausedWork(
  changed: readonly string[],
  { git, prefix }: Pick<Workspace, 'git' | 'prefix'>,
): readonly string[] {
  return changed
    .filter((path) => path.startsWith(`${prefix}.planning/`) && /\/(?:HANDOFF\.json|\.continue-here\.md)$/.test(path))
    .flatMap((path) => {
      const remaining = readRemaining(join(git.root, path));
      return remaining.map((each) => `${path.slice(prefix.length)}: ${each}`);
    });
}

function readRemaining(path: string): string[] {
  try {
    const text = readExternal(path, maxBytes);
    if (text === null) return [];
    return listRemainingWork(path.endsWith('.json') ? text : JSON.stringify(parseContinued(text)));
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Parses `.continue-here.md`, which means paused work unless it has another status. */
function parseContinued(text: string): Record<string, unknown> {
  const { values } = readFrontmatter(text);
  const value = (key: string) => scalar(values.get(key));
  return { status: value('status') || 'paused', tasks_completed: value('task'), tasks_total: value('total_tasks') };
}
