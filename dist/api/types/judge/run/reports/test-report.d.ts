import type { Report } from '../console/grammar.ts';
/** Reads a report by its content; null if it is none that is known; `unreadable` says why it cannot be read. */
export declare function readReport(text: string): Report | {
    unreadable: string;
} | null;
