import type { Report } from '../console/grammar.ts';
export declare function readJsonReport(text: string): Report | {
    unreadable: string;
} | null;
