import type { Report } from '../console/grammar.ts';
/** JUnit XML in any of its dialects, or the counters of a TRX file. */
export declare function readXmlReport(text: string): Report | {
    unreadable: string;
} | null;
