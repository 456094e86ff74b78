import { type Grammar, type Run } from './grammar.ts';
/** Result of one command of the log: the runs that count, and those that it also showed but that are not believed. */
export interface SegmentResult {
    runs: Run[];
    /** Red summaries of the same log that were not taken for the result and that nothing explains away. */
    doubts: Run[];
}
/**
 * The lines of one command: between two script banners, of one task. A runner prints its summary last, so the last one is
 * the result, and what lies between a runner's banner and its summary was printed by its tests.
 */
export declare class Segment {
    private readonly readers;
    private readonly reports;
    /** For each runner the command names, whose summaries it can end in. If there are any, no other is believed. */
    private readonly named;
    constructor(named: readonly (readonly string[])[]);
    name(runners: readonly (readonly string[])[]): void;
    line(grammar: Grammar, text: string, at: number): void;
    /** A whole report that was printed among the lines. */
    report(run: Run): void;
    result(): SegmentResult;
    private withTests;
}
