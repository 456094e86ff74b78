/** Finding about a `.planning` file; `docs/diagnostics.md` lists the codes. */
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
export declare function diagnosticText({ file, line, message, code }: Diagnostic): string;
