import { type SegmentResult } from '../console/segment.ts';
export interface LogResult extends SegmentResult {
    empty: boolean;
    scripts: string[];
}
/** Summarizes test output of any length in bounded memory. */
export declare class TestLog {
    private readonly tasks;
    private readonly finished;
    private readonly scripts;
    private readonly named;
    private readonly decoder;
    private rest;
    private empty;
    /** If the command names a runner, summaries of other runners are ignored. */
    constructor(command?: string);
    /** Takes the next chunk of bytes, which may end anywhere. */
    push(chunk: Uint8Array): void;
    end(): LogResult;
    private scan;
    private line;
    private newTask;
    private report;
    /** Detects commands announced by npm (`> name@1.0.0 test`, then `> jest`) or yarn (`$ jest`). Elsewhere they are output. */
    private script;
}
