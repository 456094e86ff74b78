import type { Grammar } from './grammar.ts';
export declare const grammars: readonly Grammar[];
/** Returns, for each runner in the command, the summary formats it can print. Others are ignored. */
export declare function findNamedRunners(command: string): (readonly string[])[];
