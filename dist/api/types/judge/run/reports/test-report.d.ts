import type { Report } from '../console/grammar.ts';
export declare function readReport(text: string): Report | {
    unreadable: string;
} | null;
