/** Finding about a `.planning` file; `docs/diagnostics.md` lists the codes. */
export interface Diagnostic {
    severity: 'error' | 'warning' | 'info';
    code: string;
    file: string;
    line: number;
    /** A sentence: what was found, what was expected, what to do. */
    message: string;
}
export declare function finding(severity: Diagnostic['severity'], code: string, file: string, message: string, line?: number): Diagnostic;
export declare function diagnosticText({ file, line, message, code }: Diagnostic): string;
