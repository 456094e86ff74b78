import type { Grammar } from './grammar.ts';
/** Lines of every runner that prints one for a test. */
export declare const testLineGrammars: readonly Grammar[];
