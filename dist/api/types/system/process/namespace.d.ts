/**
 * Keeps what a command starts together, so that nothing of it is alive when the first of the words has ended. `root` and
 * `user` are PID and mount namespaces with their own `/proc`, without capabilities and new privileges: the kernel kills
 * all of one with its first process, and waits for it. A `reaper` takes in orphans, and kills them; it can be seen and
 * traced by what it holds, as can we. `none` has no words.
 */
export interface Namespace {
    readonly kind: 'root' | 'user' | 'reaper' | 'none';
    /** They stand before the command. */
    readonly words: readonly string[];
}
/** Finds the strongest that works here, once in this process. */
export declare function findNamespace(): Promise<Namespace>;
/** Those that this machine has the programs for, the strongest first. */
export declare function possibleNamespaces(): Namespace[];
/** Words before a command that the kernel is to kill with us; none where there is no program for that. */
export declare function withUsWords(): readonly string[];
