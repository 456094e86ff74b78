import { contextWindow, parseWindows } from '../../agents/adapters/prices.ts';
import type { SoftStop } from '../../agents/program/agent.ts';
import type { Activity } from '../../agents/stream/agent-result.ts';

/** Limits of a watched agent. `contextLimit` is in percent of the model's window, 0 for never. */
export interface StopRules {
  readonly contextLimit: number;
  /** `PHASE_EXECUTOR_WINDOWS` and `PHASE_EXECUTOR_MODEL` of the agent. */
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Called once, at three quarters of the limit. */
  readonly onFilling: (what: string) => void;
}

/** Asks an agent to stop while it can still hand over: near its context or time limit. Its hard limits remain. */
export class SoftStopWatch {
  readonly #stop = new AbortController();
  readonly #rules: StopRules;
  readonly #windows: Readonly<Record<string, number>>;
  readonly #timer: NodeJS.Timeout | undefined;
  #hasNoted = false;

  constructor(rules: StopRules) {
    this.#rules = rules;
    this.#windows = parseWindows(rules.environment.PHASE_EXECUTOR_WINDOWS);
    const reserveMs = handoffMs(rules.timeoutMs);
    if (reserveMs === 0) return;
    const message = 'was stopped shortly before its time limit (setting timeout or deadline), to hand over';
    this.#timer = setTimeout(() => this.#end({ reason: 'timeout', message }), rules.timeoutMs - reserveMs);
  }

  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  see(activity: Activity): void {
    const { contextLimit, environment, onFilling } = this.#rules;
    if (activity.kind !== 'usage' || !activity.contextTokens || contextLimit === 0) return;
    const window = contextWindow(activity.model ?? environment.PHASE_EXECUTOR_MODEL ?? null, this.#windows);
    if (window === null) return;
    const percent = Math.floor((100 * activity.contextTokens) / window);
    const full = `context ${percent} % full (${activity.contextTokens} of ${window} tokens)`;
    if (percent >= contextLimit) {
      const message = `was stopped to hand over: ${full}, setting context-limit is ${contextLimit}`;
      this.#end({ reason: 'context_exhausted', message });
    } else if (percent >= (contextLimit * 3) / 4 && !this.#hasNoted) {
      this.#hasNoted = true;
      onFilling(full);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #end(stop: SoftStop): void {
    this.close();
    this.#stop.abort(stop);
  }
}

/** Time for the handoff: a fifth, at most two minutes; 0 where that is too short to write one. */
function handoffMs(timeoutMs: number): number {
  const part = Math.min(120_000, timeoutMs / 5);
  return part < 2_000 ? 0 : part;
}
