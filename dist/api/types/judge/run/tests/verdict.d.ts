import { z } from 'zod';
import { type Report } from '../console/grammar.ts';
import type { LogResult } from './test-log.ts';
/** All that is known about one run of the tests. */
export interface TestEvidence {
    /** null: not known. */
    exitCode: number | null;
    /** The signal that ended it, or that its deadline passed. */
    signal?: string | null | undefined;
    timedOut?: boolean | undefined;
    log?: LogResult | undefined;
    /** The command that was run, for advice on what it lacks. */
    command?: string | undefined;
    /** Report files of this run, and why the others could not be read. */
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
/**
 * pass: exit code 0, at least one test executed, no failure, no error, no failed suite, not killed, and nothing that speaks
 * against it. fail: one of these is known to be false. Everything else is unknown, which is no pass (I2).
 */
export declare function testVerdict(evidence: TestEvidence): TestVerdict;
/** The runs that decide. */
export declare function chosenRuns(evidence: TestEvidence): readonly Report[];
export declare const NOTHING_EXECUTED = "no test was executed";
/** Reason that a green run shows nothing: each runner in its output executed no test. Null where one did, or none is known. */
export declare function idleRun({ runs, doubts }: LogResult): string | null;
