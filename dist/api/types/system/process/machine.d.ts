export interface Machine {
    readonly host: string;
    /** Identifies the boot and the process id namespace. */
    readonly boot: string;
    readonly pid: number;
    readonly now: () => number;
    /** Monotonic since boot and the same for all processes. */
    readonly uptimeMs: () => number;
    /** Identifies a process even if its id is reused; null after its end. */
    readonly startOf: (pid: number) => string | null;
}
/** The wall clock (`now`, ms since the epoch) can jump, so durations use `uptimeMs`. `sleep` resolves when aborted. */
export interface Clock {
    readonly now: () => number;
    readonly uptimeMs: () => number;
    readonly sleep: (ms: number, until: AbortSignal) => Promise<void>;
}
/** Returns ms since a recorded time, or 0 if the clock was set back. */
export declare function measureElapsed(at: number, { now }: Pick<Clock, 'now'>): number;
/** A person's request to stop: `soon` starts nothing new, `now` also ends the agent. */
export interface Interrupt {
    readonly soon: AbortSignal;
    readonly now: AbortSignal;
}
export declare function isCi({ CI, GITHUB_ACTIONS }: Readonly<Record<string, string | undefined>>): boolean;
