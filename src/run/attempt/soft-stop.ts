import { getContextWindow, parseWindows } from '../../agents/adapters/prices.ts';
import type { SoftStop } from '../../agents/program/agent.ts';
import type { Activity } from '../../agents/stream/agent-result.ts';

/** `contextLimit` is a percentage of the model's context window; 0 means no limit. */
interface StopRules {
  readonly contextLimit: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Called once, at 75 % of the limit. */
  readonly onFilling: (what: string) => void;
}

/** Asks the agent to stop near its context or time limit, while it can still write a handoff. */
export function watchSoftStop({ contextLimit, environment, timeoutMs, onFilling }: StopRules) {
  const stop = new AbortController();
  const windows = parseWindows(environment.PHASE_EXECUTOR_WINDOWS);
  let hasNoted = false;
  const stopAgent = (reason: SoftStop) => {
    clearTimeout(timer);
    stop.abort(reason);
  };
  const message = 'was stopped shortly before its time limit (setting timeout or deadline), to hand over';
  // Reserve a fifth of the time for the handoff, at most 2 minutes, or nothing if that is too short.
  const fifthMs = Math.min(120_000, timeoutMs / 5);
  const reserveMs = fifthMs < 2_000 ? 0 : fifthMs;
  const timer =
    reserveMs === 0 ? undefined : setTimeout(() => stopAgent({ reason: 'timeout', message }), timeoutMs - reserveMs);
  const see = (activity: Activity) => {
    if (activity.kind !== 'usage' || !activity.contextTokens || contextLimit === 0) return;
    const window = getContextWindow(activity.model ?? environment.PHASE_EXECUTOR_MODEL ?? null, windows);
    if (window === null) return;
    const percent = Math.floor((100 * activity.contextTokens) / window);
    const usage = `context ${percent} % full (${activity.contextTokens} of ${window} tokens)`;
    if (percent >= contextLimit) {
      const message = `was stopped to hand over: ${usage}, setting context-limit is ${contextLimit}`;
      stopAgent({ reason: 'context_exhausted', message });
    } else if (percent >= (contextLimit * 3) / 4 && !hasNoted) {
      hasNoted = true;
      onFilling(usage);
    }
  };
  return { signal: stop.signal, see, close: () => clearTimeout(timer) };
}
