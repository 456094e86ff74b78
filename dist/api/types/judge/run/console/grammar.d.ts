import { type TestCounts } from './counts.ts';
import type { NamedTest } from './named-test.ts';
/**
 * How one runner talks on a console. A grammar names the lines it wants to see, so that the other lines of a log of any
 * size cost next to nothing; its reader makes runs of them. What a runner's summary looks like is known from running it;
 * nothing else is taken for one, because tests print what they like.
 */
export interface Grammar {
    readonly runner: string;
    /** Matches the beginning of a wanted line, behind its blanks. */
    readonly wants: RegExp;
    /** Of lines that tell of one test each: the runners whose summaries they belong to. */
    readonly names?: readonly string[];
    reader(): Reader;
}
export interface Reader {
    /** A wanted line without escapes and its number in the stream. */
    line(text: string, at: number): void;
    /** The runs seen so far, oldest first. */
    runs(): readonly Run[];
    /** The tests that its lines told of; missing where it reads summaries only. */
    tests?(): readonly NamedTest[];
}
/** One summary. */
export interface Run {
    runner: string;
    /** First line that is known to belong to the run (its banner, if it prints one) and the last of its summary. */
    from: number;
    to: number;
    /** null: the runner said how it ended, but not how many tests there were. */
    counts: TestCounts | null;
    /** Sentences that make the run red whatever was counted. */
    red: string[];
    /** The runner said that there was nothing to run. */
    ranNothing?: boolean;
    /** Its tests, as far as they were named. */
    tests?: readonly NamedTest[];
    /** A red summary that none of the runner's own lines about a failure came before may have been printed by a test. */
    doubtful?: boolean;
}
/** The result of a run without the lines that told of it: a report file has none. */
export type Report = Omit<Run, 'from' | 'to'>;
/** A runner whose lines are read one after the other; `begin` makes a reader for one stream, which adds to `runs`. */
export declare function fromLines(runner: string, wants: RegExp, begin: (runs: Run[]) => Reader['line'], counted?: (runs: readonly Run[]) => readonly Run[]): Grammar;
/** A run that grows with each line that tells of it, and of which none has yet. */
export declare function startRun(runner: string): Run & {
    counts: TestCounts;
};
/** Has a run include a line. */
export declare function extendRun(run: Run, at: number): void;
/** One run of all, with their counts added. */
export declare function combineRuns(runs: readonly Run[]): Run[];
/** Adds a run. A log can hold any number of lines that look like a summary: of many old ones a red one is kept, if any. */
export declare function rememberRun(runs: Run[], run: Run): void;
export declare function isRed({ counts, red }: Pick<Run, 'counts' | 'red'>): boolean;
