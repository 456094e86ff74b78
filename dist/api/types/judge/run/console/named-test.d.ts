export interface NamedTest {
    /** Full name, including the enclosing suites if known: `math > adds`. */
    readonly name: string;
    readonly file?: string | undefined;
    readonly outcome: TestOutcome;
    readonly detail?: string | undefined;
    /** True for a suite whose tests are listed separately. */
    readonly isGroup?: true;
}
export type TestOutcome = 'passed' | 'failed' | 'skipped';
/** Beyond this number of tests only counts are compared. */
export declare const maxNamedTests = 20000;
export declare function getFullName(parts: readonly string[]): string;
export declare function getTestTitle({ name }: Pick<NamedTest, 'name'>): string;
