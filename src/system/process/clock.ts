/**
 * `now` is milliseconds since the epoch, for what people read. Somebody may set that clock, so durations and deadlines go by
 * `uptimeMs`, which only ever goes on. `sleep` ends early, without an error, when the signal aborts.
 */
export interface Clock {
  readonly now: () => number;
  readonly uptimeMs: () => number;
  readonly sleep: (ms: number, until: AbortSignal) => Promise<void>;
}

/** How long ago a time on record was, in ms; nothing where the clock was set back since. */
export function elapsedSince(at: number, { now }: Pick<Clock, 'now'>): number {
  return Math.max(0, now() - at);
}

/** What a person asked for. `soon`: start nothing new. `now`: end the agent as well. */
export interface Interrupt {
  readonly soon: AbortSignal;
  readonly now: AbortSignal;
}
