import { contextWindow, parseWindows } from '../../agents/adapters/prices.ts';
import type { SoftStop } from '../../agents/program/agent.ts';
import type { Activity } from '../../agents/stream/agent-result.ts';

/** Limits of a watched agent. `contextLimit` is in percent of the model's window, 0 for never. */
interface StopRules {
  readonly contextLimit: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Called once, at three quarters of the limit. */
  readonly onFilling: (what: string) => void;
}

/** Asks an agent to stop while it can still hand over: near its context or time limit. Its hard limits remain. */
export function watchSoftStop({ contextLimit, environment, timeoutMs, onFilling }: StopRules) {
  const stop = new AbortController();
  const windows = parseWindows(environment.PHASE_EXECUTOR_WINDOWS);
  let hasNoted = false;
  const end = (reason: SoftStop) => {
    clearTimeout(timer);
    stop.abort(reason);
  };
  const message = 'was stopped shortly before its time limit (setting timeout or deadline), to hand over';
  // For the handoff: a fifth, at most two minutes; nothing where that is too short to write one.
  const fifthMs = Math.min(120_000, timeoutMs / 5);
  const reserveMs = fifthMs < 2_000 ? 0 : fifthMs;
  const timer =
    reserveMs === 0 ? undefined : setTimeout(() => end({ reason: 'timeout', message }), timeoutMs - reserveMs);
  const see = (activity: Activity) => {
    if (activity.kind !== 'usage' || !activity.contextTokens || contextLimit === 0) return;
    const window = contextWindow(activity.model ?? environment.PHASE_EXECUTOR_MODEL ?? null, windows);
    if (window === null) return;
    const percent = Math.floor((100 * activity.contextTokens) / window);
    const full = `context ${percent} % full (${activity.contextTokens} of ${window} tokens)`;
    if (percent >= contextLimit) {
      const message = `was stopped to hand over: ${full}, setting context-limit is ${contextLimit}`;
      end({ reason: 'context_exhausted', message });
    } else if (percent >= (contextLimit * 3) / 4 && !hasNoted) {
      hasNoted = true;
      onFilling(full);
    }
  };
  return { signal: stop.signal, see, close: () => clearTimeout(timer) };
}
