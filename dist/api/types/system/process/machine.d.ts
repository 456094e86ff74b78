/** The machine that a run works on, as the world shows it. */
export interface Machine {
    readonly host: string;
    /** Tells one start of the machine, and one space of process ids on it, from another. */
    readonly boot: string;
    readonly pid: number;
    readonly now: () => number;
    /** Milliseconds that go on from the machine's start, for all its processes alike, whatever is done to its clock. */
    readonly uptimeMs: () => number;
    /** Tells a process from a later one with its id; null when it has ended. */
    readonly startOf: (pid: number) => string | null;
}
/**
 * `now` is milliseconds since the epoch, for texts. That clock can be set, so durations and deadlines go by `uptimeMs`,
 * which only ever goes on. `sleep` ends early, without an error, when the signal aborts.
 */
export interface Clock {
    readonly now: () => number;
    readonly uptimeMs: () => number;
    readonly sleep: (ms: number, until: AbortSignal) => Promise<void>;
}
/** How long ago a time on record was, in ms; nothing where the clock was set back since. */
export declare function elapsedSince(at: number, { now }: Pick<Clock, 'now'>): number;
/** A person's request to end. `soon`: start nothing new. `now`: end the agent as well. */
export interface Interrupt {
    readonly soon: AbortSignal;
    readonly now: AbortSignal;
}
/** True for the variables of a CI job: no person sits at that machine. */
export declare function isCi({ CI, GITHUB_ACTIONS }: Readonly<Record<string, string | undefined>>): boolean;
