import type { Run } from '../console/grammar.ts';
/** The result that a report file holds. */
export type Report = Omit<Run, 'from' | 'to'>;
/** Reads a report by its content; null if it is none that is known; `unreadable` says why it cannot be read. */
export declare function readReport(text: string): Report | {
    unreadable: string;
} | null;
