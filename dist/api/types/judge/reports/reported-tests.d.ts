import { z } from 'zod';
import { type NamedTest } from '../console/named-test.ts';
/** Of a file's result in jest's or vitest's JSON. A file that does not load has no test, and stands for itself. */
export declare const JestFile: z.ZodPipe<z.ZodObject<{
    name: z.ZodCatch<z.ZodOptional<z.ZodString>>;
    status: z.ZodCatch<z.ZodOptional<z.ZodString>>;
    assertionResults: z.ZodDefault<z.ZodArray<z.ZodObject<{
        title: z.ZodCatch<z.ZodOptional<z.ZodString>>;
        fullName: z.ZodCatch<z.ZodOptional<z.ZodString>>;
        ancestorTitles: z.ZodCatch<z.ZodOptional<z.ZodArray<z.ZodString>>>;
        status: z.ZodCatch<z.ZodOptional<z.ZodString>>;
    }, z.core.$strip>>>;
}, z.core.$strip>, z.ZodTransform<{
    status: string | undefined;
    tests: NamedTest[];
}, {
    name?: string | undefined;
    status?: string | undefined;
    assertionResults: {
        title?: string | undefined;
        fullName?: string | undefined;
        ancestorTitles?: string[] | undefined;
        status?: string | undefined;
    }[];
}>>;
/** Of mocha's JSON: the lists of what passed, failed (hooks too) and is pending. `fullTitle` ends with the title. */
export declare const mochaLists: {
    passes: z.ZodDefault<z.ZodArray<z.ZodObject<{
        title: z.ZodCatch<z.ZodOptional<z.ZodString>>;
        fullTitle: z.ZodCatch<z.ZodOptional<z.ZodString>>;
        file: z.ZodCatch<z.ZodOptional<z.ZodString>>;
    }, z.core.$strip>>>;
    failures: z.ZodDefault<z.ZodArray<z.ZodObject<{
        title: z.ZodCatch<z.ZodOptional<z.ZodString>>;
        fullTitle: z.ZodCatch<z.ZodOptional<z.ZodString>>;
        file: z.ZodCatch<z.ZodOptional<z.ZodString>>;
    }, z.core.$strip>>>;
    pending: z.ZodDefault<z.ZodArray<z.ZodObject<{
        title: z.ZodCatch<z.ZodOptional<z.ZodString>>;
        fullTitle: z.ZodCatch<z.ZodOptional<z.ZodString>>;
        file: z.ZodCatch<z.ZodOptional<z.ZodString>>;
    }, z.core.$strip>>>;
};
export declare function mochaTests(lists: {
    [Kind in keyof typeof mochaLists]: z.output<(typeof mochaLists)[Kind]>;
}): NamedTest[];
export declare const rspecExamples: z.ZodDefault<z.ZodArray<z.ZodObject<{
    description: z.ZodCatch<z.ZodOptional<z.ZodString>>;
    full_description: z.ZodCatch<z.ZodOptional<z.ZodString>>;
    file_path: z.ZodCatch<z.ZodOptional<z.ZodString>>;
    status: z.ZodCatch<z.ZodOptional<z.ZodString>>;
}, z.core.$strip>>>;
export declare function rspecTests(examples: z.output<typeof rspecExamples>): NamedTest[];
export declare const ctrfTests: z.ZodDefault<z.ZodArray<z.ZodObject<{
    name: z.ZodCatch<z.ZodOptional<z.ZodString>>;
    status: z.ZodCatch<z.ZodOptional<z.ZodString>>;
    filePath: z.ZodCatch<z.ZodOptional<z.ZodString>>;
    suite: z.ZodCatch<z.ZodOptional<z.ZodUnion<readonly [z.ZodString, z.ZodArray<z.ZodString>]>>>;
}, z.core.$strip>>>;
export declare function ctrfNamed(tests: z.output<typeof ctrfTests>): NamedTest[];
export type Element = {
    [name: string]: unknown;
};
/** A case of JUnit XML, with the names of the suites around it. */
export interface SuiteCase {
    readonly testcase: Element;
    readonly suites: readonly string[];
    readonly file: string | undefined;
}
/**
 * Tests of JUnit XML. Its class takes the place of the suites, as most runners repeat it there; node's reporter names every
 * class `test`, and a file in which no test is declared is a case that passed.
 */
export declare function junitTests(cases: readonly SuiteCase[]): NamedTest[];
/** Tests of a TRX file. */
export declare function trxTests(results: readonly Element[]): NamedTest[];
/** Entities are left alone by the parser, so that none can be made to grow. */
export declare function attribute(element: Element, name: string): string | undefined;
