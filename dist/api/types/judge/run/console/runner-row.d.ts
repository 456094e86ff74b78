import { z } from 'zod';
/** A summary format: a pattern that spans a few lines, and a pattern for each count. */
declare const Summary: z.ZodObject<{
    summary: z.ZodString;
    withoutBanner: z.ZodOptional<z.ZodString>;
    needsBanner: z.ZodOptional<z.ZodBoolean>;
    banner: z.ZodOptional<z.ZodString>;
    lastCounts: z.ZodOptional<z.ZodBoolean>;
    sum: z.ZodOptional<z.ZodBoolean>;
    instead: z.ZodOptional<z.ZodBoolean>;
    counts: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
    words: z.ZodOptional<z.ZodArray<z.ZodString>>;
    rest: z.ZodOptional<z.ZodLiteral<"failed">>;
    omitsPassed: z.ZodOptional<z.ZodBoolean>;
    each: z.ZodOptional<z.ZodString>;
    needs: z.ZodOptional<z.ZodArray<z.ZodString>>;
    red: z.ZodOptional<z.ZodString>;
    alarm: z.ZodOptional<z.ZodString>;
    nothing: z.ZodOptional<z.ZodString>;
    empty: z.ZodOptional<z.ZodString>;
    failure: z.ZodOptional<z.ZodString>;
    notAfter: z.ZodOptional<z.ZodString>;
}, z.core.$strict>;
declare const TestLine: z.ZodObject<{
    wants: z.ZodString;
    form: z.ZodString;
    between: z.ZodOptional<z.ZodString>;
    until: z.ZodOptional<z.ZodString>;
    once: z.ZodOptional<z.ZodBoolean>;
}, z.core.$strict>;
export declare const RunnerRow: z.ZodObject<{
    runner: z.ZodString;
    programs: z.ZodOptional<z.ZodArray<z.ZodString>>;
    also: z.ZodOptional<z.ZodArray<z.ZodString>>;
    advice: z.ZodOptional<z.ZodString>;
    named: z.ZodOptional<z.ZodString>;
    wants: z.ZodOptional<z.ZodString>;
    summaries: z.ZodOptional<z.ZodArray<z.ZodObject<{
        summary: z.ZodString;
        withoutBanner: z.ZodOptional<z.ZodString>;
        needsBanner: z.ZodOptional<z.ZodBoolean>;
        banner: z.ZodOptional<z.ZodString>;
        lastCounts: z.ZodOptional<z.ZodBoolean>;
        sum: z.ZodOptional<z.ZodBoolean>;
        instead: z.ZodOptional<z.ZodBoolean>;
        counts: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
        words: z.ZodOptional<z.ZodArray<z.ZodString>>;
        rest: z.ZodOptional<z.ZodLiteral<"failed">>;
        omitsPassed: z.ZodOptional<z.ZodBoolean>;
        each: z.ZodOptional<z.ZodString>;
        needs: z.ZodOptional<z.ZodArray<z.ZodString>>;
        red: z.ZodOptional<z.ZodString>;
        alarm: z.ZodOptional<z.ZodString>;
        nothing: z.ZodOptional<z.ZodString>;
        empty: z.ZodOptional<z.ZodString>;
        failure: z.ZodOptional<z.ZodString>;
        notAfter: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>>>;
    tests: z.ZodOptional<z.ZodArray<z.ZodObject<{
        wants: z.ZodString;
        form: z.ZodString;
        between: z.ZodOptional<z.ZodString>;
        until: z.ZodOptional<z.ZodString>;
        once: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>>>;
    arguments: z.ZodOptional<z.ZodArray<z.ZodObject<{
        program: z.ZodString;
        args: z.ZodArray<z.ZodString>;
        file: z.ZodOptional<z.ZodString>;
        unless: z.ZodArray<z.ZodString>;
        isFirst: z.ZodOptional<z.ZodBoolean>;
        throughScripts: z.ZodOptional<z.ZodBoolean>;
        isForOthers: z.ZodOptional<z.ZodBoolean>;
    }, z.core.$strict>>>;
    variables: z.ZodOptional<z.ZodArray<z.ZodObject<{
        name: z.ZodString;
        value: z.ZodString;
        file: z.ZodOptional<z.ZodString>;
        adds: z.ZodOptional<z.ZodBoolean>;
        unless: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>>>;
    writes: z.ZodOptional<z.ZodObject<{
        command: z.ZodString;
        builtBy: z.ZodString;
        globs: z.ZodArray<z.ZodString>;
    }, z.core.$strict>>;
}, z.core.$strict>;
export type RunnerRow = z.output<typeof RunnerRow>;
export type SummaryRow = z.output<typeof Summary>;
export type TestLineRow = z.output<typeof TestLine>;
export declare const runnerRows: readonly RunnerRow[];
export {};
