import { z } from 'zod';
import { type Report } from '../console/grammar.ts';
import type { LogResult } from './test-log.ts';
export interface TestEvidence {
    exitCode: number | null;
    signal?: string | null | undefined;
    timedOut?: boolean | undefined;
    log?: LogResult | undefined;
    command?: string | undefined;
    reports?: readonly TestReport[] | undefined;
    baselineTotal?: number | null | undefined;
}
/** A report file. `covers` lists the runners it replaces on the console; all if missing. */
export type TestReport = (Report | {
    unreadable: string;
}) & {
    covers?: readonly string[] | undefined;
};
/** Bounded, because a verdict may come from another job. */
export declare const TestVerdictSchema: z.ZodObject<{
    verdict: z.ZodEnum<{
        fail: "fail";
        pass: "pass";
        unknown: "unknown";
    }>;
    passed: z.ZodNullable<z.ZodNumber>;
    failed: z.ZodNullable<z.ZodNumber>;
    skipped: z.ZodNullable<z.ZodNumber>;
    errors: z.ZodNullable<z.ZodNumber>;
    total: z.ZodNullable<z.ZodNumber>;
    runner: z.ZodNullable<z.ZodString>;
    source: z.ZodEnum<{
        console: "console";
        none: "none";
        report: "report";
    }>;
    extra: z.ZodRecord<z.ZodString, z.ZodOptional<z.ZodNumber>>;
    reasons: z.ZodArray<z.ZodString>;
    red: z.ZodOptional<z.ZodObject<{
        new: z.ZodArray<z.ZodString>;
        inherited: z.ZodArray<z.ZodString>;
        flaky: z.ZodArray<z.ZodString>;
        accepted: z.ZodArray<z.ZodString>;
    }, z.core.$strip>>;
}, z.core.$strip>;
export type TestVerdict = z.output<typeof TestVerdictSchema>;
/** Passes with exit code 0, an executed test and no objection. Fails on an objection, and is otherwise unknown (I2). */
export declare function testVerdict(evidence: TestEvidence): TestVerdict;
export declare const NOTHING_EXECUTED = "no test was executed";
/** Prefers reports to the console, unless the console shows a failure or fewer tests. */
export declare function selectRuns({ log, reports }: TestEvidence): {
    runs: Report[];
    source: TestVerdict['source'];
};
/** Explains why a green run proves nothing: no runner executed a test. Otherwise returns null. */
export declare function explainIdleRun({ runs, doubts }: LogResult): string | null;
