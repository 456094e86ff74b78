import type { Run } from './console/grammar.ts';
/** A report that a runner prints on its output instead of a summary: one line of JSON, or JSON or XML over many lines. */
export declare class PrintedReport {
    static readonly MOST_CHARACTERS: number;
    private readonly from;
    private readonly lines;
    private size;
    private closing;
    constructor(from: number);
    /** Takes a line (latin1); says whether the report goes on, is complete, or is none. */
    line(text: string): 'more' | 'complete' | 'no report';
    /** The run it reports, or null if it is some other document. */
    read(to: number): Run | null;
    private oneLine;
}
