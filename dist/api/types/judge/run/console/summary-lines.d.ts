import { type Reader } from './grammar.ts';
import type { SummaryRow } from './runner-row.ts';
/** A reader of a runner's summaries, by the forms that they have. */
export declare function compileSummaries(runner: string, rows: readonly SummaryRow[]): () => Reader;
