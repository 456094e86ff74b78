import { type Grammar, type Run } from './grammar.ts';
export interface SegmentResult {
    runs: Run[];
    doubts: Run[];
}
/** The output of one command. Its last summary is the result; a summary before that was printed by a test. */
export declare class Segment {
    private readonly readers;
    private readonly reports;
    /** Summary formats of the runners that the command names. If empty, any format is accepted. */
    private readonly named;
    constructor(named: readonly (readonly string[])[]);
    name(runners: readonly (readonly string[])[]): void;
    line(grammar: Grammar, text: string, at: number): void;
    report(run: Run): void;
    result(): SegmentResult;
    private withTests;
}
