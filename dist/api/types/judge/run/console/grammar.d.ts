import { type TestCounts } from './counts.ts';
import type { NamedTest } from './named-test.ts';
export interface Grammar {
    readonly names: readonly string[];
    readonly wants: RegExp;
    reader(): Reader;
}
export interface Reader {
    line(text: string, at: number): void;
    runs?(): readonly Run[];
    tests?(): readonly NamedTest[];
}
export interface Run {
    runner: string;
    from: number;
    to: number;
    /** Null if the runner reported its outcome without test counts. */
    counts: TestCounts | null;
    red: string[];
    ranNothing?: boolean;
    tests?: readonly NamedTest[];
    /** True for a red summary without a preceding failure line; a test may have printed it. */
    doubtful?: boolean;
}
export type Report = Omit<Run, 'from' | 'to'>;
export declare function combineRuns(allRuns: readonly Run[]): Run[];
/** Adds a run. A log can contain any number of fake summaries, so of many old runs only a red one is kept. */
export declare function addRun(runs: Run[], run: Run): void;
export declare function isRed({ counts, red }: Pick<Run, 'counts' | 'red'>): boolean;
