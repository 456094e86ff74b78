import type { Grammar } from './grammar.ts';
/** Every runner whose console summary is understood, and the lines that tell of single tests. */
export declare const grammars: readonly Grammar[];
/**
 * For each runner that a command names, whose summaries it can end in; none if it names none, because a script may start
 * anything. Only the named are believed.
 */
export declare function findNamedRunners(command: string): (readonly string[])[];
