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
    /** How many tests there were before. */
    baselineTotal?: number | null | undefined;
}
/** Content of a report file. `covers`: the runners whose console summaries tell of the same tests; every one if not given. */
export type TestReport = (Report | {
    unreadable: string;
}) & {
    covers?: readonly string[] | undefined;
};
/** A verdict on tests, with bounds for one that a job of a chain sends. */
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
/** pass: exit code 0, a test executed, nothing against it. fail: one of these is false. Else unknown (I2). */
export declare function testVerdict(evidence: TestEvidence): TestVerdict;
export declare const NOTHING_EXECUTED = "no test was executed";
/** The runs that decide. Reports are better than a console, unless that knows of a failure they do not, or of fewer tests. */
export declare function selectRuns({ log, reports }: TestEvidence): {
    runs: Report[];
    source: TestVerdict['source'];
};
/** Reason that a green run shows nothing: each runner in its output executed no test. Null where one did, or none is known. */
export declare function idleRun({ runs, doubts }: LogResult): string | null;
