import { lstatSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Finding } from '../../judge/rules/finding.ts';
import { readFrontmatter } from '../../plan/phase/frontmatter.ts';
import { asText as scalar } from '../../plan/phase/must-haves.ts';
import { parseSignal } from '../../signal/completion-signal.ts';
import { leftItems, remainingWork } from '../../signal/handoff-remaining.ts';
import { isRetryable } from '../../signal/retry-policy.ts';
import type { SignalDetails, SignalDetailsInput } from '../../signal/signal-schema.ts';
import type { FailureReason } from '../../signal/signal-words.ts';
import { listDir, readExternal } from '../../system/files/atomic-file.ts';
import { parseJson, repeatedKey, tryParseJson } from '../../system/files/json-text.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import { removeTree } from '../../system/process/mounts.ts';
import { clipText, firstFew } from '../../system/text/text.ts';

/** Files outside the repository through which an agent and we talk in one attempt; it may write the first two. */
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

/** Removes what the agent said, before a repair after which it says it again. */
export function clearExchange({ signal, handoff }: Exchange): void {
  for (const path of [signal, handoff]) removeTree(path);
}

/** File in the folder of a run that names the checkout it works in. */
export const checkoutFile = 'checkout';

/** Removes the folder of an attempt, and that of its dead run, unless other attempts of it have theirs in it. */
export function closeExchange({ signal }: Exchange): void {
  const folder = dirname(signal);
  removeTree(folder);
  const ofRun = dirname(folder);
  if (listDir(ofRun).every((name) => name === checkoutFile)) removeTree(ofRun);
}

export interface SaidFailure {
  status: 'failure';
  reason: FailureReason;
  message: string;
  retryable: boolean;
  /** Request of the agent's service, where the agent passes that on. */
  retryAfterMs?: number | undefined;
  resetAt?: string | undefined;
  /** Findings of a machine, where nothing else speaks against the work. */
  findings?: readonly Finding[];
}

export function buildFailure(reason: FailureReason, message: string): SaidFailure {
  return { status: 'failure', reason, message, retryable: isRetryable(reason) };
}

type Said =
  | SaidFailure
  | { status: 'blocked'; reason: string; details: Partial<SignalDetailsInput<'blocked'>>; isRequested: boolean };

/** Reads what the agent says against its attempt; null for nothing. A claim of success proves nothing. */
export function readAgentSignal({ signal: path }: Exchange, phase: string): Said | null {
  try {
    const text = readExchanged(path);
    if (text === null) return null;
    const input = (parseJson(text) ?? {}) as { status?: unknown; details?: unknown };
    const requested = input.status === 'blocked' ? { ...inItsWords(input), details: inItsWords(input.details) } : input;
    return parseSaid(parseSignal({ phase, ...requested }));
  } catch (error) {
    const message = `the agent's SIGNAL_FILE is not a completion signal: ${error instanceof Error ? error.message : String(error)}`;
    return { status: 'failure', reason: 'agent_error', message, retryable: true };
  }
}

/** Only the engine asks questions that `approve` answers, so an agent's question becomes its reason. */
function inItsWords(input: unknown): object {
  const { question, ...rest } = (input ?? {}) as { question?: unknown };
  return { ...(typeof question === 'string' ? { reason: question } : {}), ...rest };
}

function parseSaid(signal: ReturnType<typeof parseSignal>): Said | null {
  switch (signal.status) {
    case 'success':
      return findContradiction(signal.details);
    case 'failure': {
      const { error, retryable, retryAfterMs, resetAt } = signal.details;
      // `internal` is for our own faults.
      const reason = signal.details.reason === 'internal' ? 'agent_error' : signal.details.reason;
      const message = `the agent reports: ${error?.message ?? reason}`;
      return { status: 'failure', reason, message, retryable, retryAfterMs, resetAt };
    }
    case 'blocked': {
      const { details } = signal;
      return { status: 'blocked', reason: details.reason, details, isRequested: details.userInputRequired };
    }
    case 'skipped':
      // A plan left out is not done: a person has to agree.
      return {
        status: 'blocked',
        reason: `the agent wants to skip this plan: ${signal.details.reason}`,
        details: { userInputRequired: true },
        isRequested: false,
      };
  }
}

/** A success whose details say otherwise is a failure: of the agent's own words the worse one is believed. */
function findContradiction(details: SignalDetails<'success'>): SaidFailure | null {
  const { verificationStatus, errors, error, nextPhaseReady } = details;
  const against = [
    ...(verificationStatus === undefined || /^passed$/i.test(verificationStatus.trim())
      ? []
      : [`verificationStatus: ${JSON.stringify(verificationStatus)}`]),
    ...(errors ?? []).map((text) => `error: ${text}`),
    ...(error ? [`error: ${JSON.stringify(error)}`] : []),
    ...(nextPhaseReady ? [] : ['nextPhaseReady: false']),
    ...leftItems(details),
  ];
  if (against.length === 0) return null;
  const message = `the agent reports success, but its signal also says: ${firstFew(against, 10, '; ')}`;
  return { status: 'failure', reason: 'verification_failed', message, retryable: true };
}

/** Reads the agent's handoff; null for none. Its form is checked where it is used; here only its size matters. */
export function readHandoff({ handoff }: Exchange): string | null {
  try {
    return readExchanged(handoff);
  } catch (error) {
    return JSON.stringify({
      remaining: [
        `unknown, because the handoff was ignored: ${error instanceof Error ? error.message : String(error)}`,
      ],
    });
  }
}

const maxBytes = 64 * 1024;

/** Reads a file that an agent wrote for us; null for none. @throws Error for what may say two things, or not what it wrote. */
function readExchanged(path: string): string | null {
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() === false)
    throw new Error('it is a link, a folder or a device; write a regular file');
  const text = readExternal(path, maxBytes);
  const key = text === null || tryParseJson(text) === undefined ? null : repeatedKey(text);
  if (key !== null) throw new Error(`it has the key ${JSON.stringify(clipText(key, 50))} twice; write each key once`);
  return text;
}

/**
 * Work that GSD's notes of a pause name as open: `.planning/HANDOFF.json` and `.continue-here.md`, which goes away
 * when the work continues. `changed` are the paths of this attempt, as git names them.
 */
export function pausedWork(
  changed: readonly string[],
  { git, prefix }: Pick<Workspace, 'git' | 'prefix'>,
): readonly string[] {
  return changed
    .filter((path) => path.startsWith(`${prefix}.planning/`) && /\/(?:HANDOFF\.json|\.continue-here\.md)$/.test(path))
    .flatMap((path) => {
      const remaining = leftBy(join(git.root, path));
      return remaining.map((each) => `${path.slice(prefix.length)}: ${each}`);
    });
}

function leftBy(path: string): string[] {
  try {
    const text = readExternal(path, maxBytes);
    if (text === null) return [];
    return remainingWork(path.endsWith('.json') ? text : JSON.stringify(parseContinued(text)));
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Such a file means paused work, unless it says otherwise. */
function parseContinued(text: string): Record<string, unknown> {
  const { values } = readFrontmatter(text);
  const value = (key: string) => scalar(values.get(key));
  return { status: value('status') || 'paused', tasks_completed: value('task'), tasks_total: value('total_tasks') };
}
