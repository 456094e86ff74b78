/**
 * Every wait of the moment, under one timer that keeps no process alive. Time counts only while it ticks, so a
 * stopped process or a sleeping machine is not taken for a hang.
 */
export declare class Watchdog {
    #private;
    /** `idleMs`: without a named wait, so long without any progress is a hang as well. */
    constructor({ tickMs, idleMs }?: {
        idleMs?: number | undefined;
        tickMs?: number | undefined;
    });
    get isStuck(): boolean;
    /** Waits for a promise, which should settle within the bound; `end` makes an overdue one settle. */
    for<T>(name: string, boundMs: number, promise: Promise<T>, end?: () => void): Promise<T>;
    /** Calls `onStuck` once, with the waits, when one is over its bound or nothing moves at all. */
    watch(onStuck: (where: string) => void): () => void;
}
export declare const watchdog: Watchdog;
/** Waits until the time is over or the signal is aborted. */
export declare function pause(name: string, ms: number, until: AbortSignal): Promise<void>;
