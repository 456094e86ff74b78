import { type Grammar } from './grammar.ts';
/** The runners whose summary is data. */
export declare const summaryGrammars: readonly Grammar[];
