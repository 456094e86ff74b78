import { type SegmentResult } from '../console/segment.ts';
export interface LogResult extends SegmentResult {
    /** True when the log holds only blank lines. */
    empty: boolean;
    /** The first command lines that npm, pnpm, yarn or bun announced. */
    scripts: string[];
}
/** Reads the output of a test command, as long as it may be, in bounded memory: chunks in, summaries out. */
export declare class TestLog {
    private readonly tasks;
    private readonly finished;
    private readonly scripts;
    private readonly named;
    private readonly decoder;
    private rest;
    private empty;
    /** `command` as far as it is known: if it names a runner, no other runner's summary is believed. */
    constructor(command?: string);
    /** Takes the next bytes, cut anywhere. */
    push(chunk: Uint8Array): void;
    end(): LogResult;
    private scan;
    private line;
    private newTask;
    /** Reads a report that a runner prints instead of a summary: one line of JSON, or JSON or XML over many lines. */
    private report;
    /**
     * npm and pnpm say `> name@1.0.0 test` and then `> jest`; yarn and bun begin with `$ jest`. Anywhere else such a line is
     * what some program printed.
     */
    private script;
}
