/** One finding about a `.planning` file, told with its place. The codes are listed in `docs/diagnostics.md`. */
export interface Diagnostic {
    severity: 'error' | 'warning' | 'info';
    /** Stable name in kebab-case, e.g. `dependency-cycle`. */
    code: string;
    /** Path relative to the project root, always with `/`. */
    file: string;
    /** From 1. */
    line: number;
    /** A sentence: what was found, what was expected, what to do. */
    message: string;
}
/** A finding as one sentence with its place. */
export declare function diagnosticText({ file, line, message, code }: Diagnostic): string;
