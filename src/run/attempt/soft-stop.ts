import { contextWindow, parseWindows } from '../../agents/adapters/prices.ts';
import type { SoftStop } from '../../agents/program/agent.ts';
import type { Activity } from '../../agents/stream/agent-result.ts';

/** What an agent is followed by. `contextLimit` is in percent of the model's window, 0 for never. */
export interface StopRules {
  readonly contextLimit: number;
  /** `PHASE_EXECUTOR_WINDOWS` and `PHASE_EXECUTOR_MODEL` of the agent. */
  readonly environment: Readonly<Record<string, string>>;
  /** How long the agent has, in ms. */
  readonly timeoutMs: number;
  /** Called once, when its context is three quarters of the way to the limit. */
  readonly onFilling: (what: string) => void;
}

/**
 * Asks an agent to stop while its session can still hand over: when its context has reached the limit, or when its time is
 * nearly over. Whether it obeys is the agent's business; its hard ceilings stand.
 */
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

  /** To be called with everything the agent does. */
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

/** The part of an agent's time that is kept for the handoff: a fifth, at most two minutes; none where that is too short to write one. */
function handoffMs(timeoutMs: number): number {
  const part = Math.min(120_000, timeoutMs / 5);
  return part < 2_000 ? 0 : part;
}
