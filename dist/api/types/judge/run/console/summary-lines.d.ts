import { type Reader } from './grammar.ts';
import type { SummaryRow } from './runner-row.ts';
export declare function compileSummaries(runner: string, rows: readonly SummaryRow[]): () => Reader;
