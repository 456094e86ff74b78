import { type TestCounts } from './counts.ts';
import type { NamedTest } from './named-test.ts';
/**
 * How one runner talks on a console. A grammar names the lines it wants to see, so that the other lines of a log of any
 * size cost next to nothing; its reader makes runs of them. What a runner's summary looks like is known from running it;
 * nothing else is taken for one, because tests print what they like.
 */
export interface Grammar {
    /** The runners to whose summaries the tests belong of which its lines tell. */
    readonly names: readonly string[];
    /** Matches the beginning of a wanted line, behind its blanks. */
    readonly wants: RegExp;
    reader(): Reader;
}
export interface Reader {
    /** A wanted line without escapes and its number in the stream. */
    line(text: string, at: number): void;
    /** The runs seen so far, oldest first; missing where it reads lines of single tests only. */
    runs?(): readonly Run[];
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
/** One run of all, with their counts added. What ran nothing adds nothing. */
export declare function combineRuns(all: readonly Run[]): Run[];
/** Adds a run. A log can hold any number of lines that look like a summary: of many old ones a red one is kept, if any. */
export declare function rememberRun(runs: Run[], run: Run): void;
export declare function isRed({ counts, red }: Pick<Run, 'counts' | 'red'>): boolean;
