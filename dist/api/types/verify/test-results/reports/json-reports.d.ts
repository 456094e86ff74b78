import type { Report } from './report.ts';
export declare function readJsonReport(text: string): Report | {
    unreadable: string;
} | null;
