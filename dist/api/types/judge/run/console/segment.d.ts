import { type Grammar, type Run } from './grammar.ts';
export interface SegmentResult {
    runs: Run[];
    /** Red summaries of the same log that were not taken for the result and that nothing explains away. */
    doubts: Run[];
}
/** The lines of one command. The last summary is the result; what stands between banner and summary is a test's. */
export declare class Segment {
    private readonly readers;
    private readonly reports;
    /** For each runner the command names, whose summaries it can end in. If there are any, no other is believed. */
    private readonly named;
    constructor(named: readonly (readonly string[])[]);
    name(runners: readonly (readonly string[])[]): void;
    line(grammar: Grammar, text: string, at: number): void;
    report(run: Run): void;
    result(): SegmentResult;
    private withTests;
}
