export interface Machine {
    readonly host: string;
    /** Tells boots of the machine, and its spaces of process ids, apart. */
    readonly boot: string;
    readonly pid: number;
    readonly now: () => number;
    /** Monotonic since boot, alike for all processes, whatever is done to the clock. */
    readonly uptimeMs: () => number;
    /** Tells a process from a later one with its id; null when it has ended. */
    readonly startOf: (pid: number) => string | null;
}
/** `now` (ms since the epoch) can be set, so durations use `uptimeMs`. An aborted `sleep` ends without an error. */
export interface Clock {
    readonly now: () => number;
    readonly uptimeMs: () => number;
    readonly sleep: (ms: number, until: AbortSignal) => Promise<void>;
}
/** Milliseconds since a recorded time; 0 where the clock was set back since. */
export declare function elapsedSince(at: number, { now }: Pick<Clock, 'now'>): number;
/** A person's request to end. `soon`: start nothing new. `now`: end the agent as well. */
export interface Interrupt {
    readonly soon: AbortSignal;
    readonly now: AbortSignal;
}
/** True in a CI job, where no person sits at the machine. */
export declare function isCi({ CI, GITHUB_ACTIONS }: Readonly<Record<string, string | undefined>>): boolean;
