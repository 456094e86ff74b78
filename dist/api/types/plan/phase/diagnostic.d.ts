/** A finding about a `.planning` file; `docs/diagnostics.md` lists the codes. */
export interface Diagnostic {
    severity: 'error' | 'warning' | 'info';
    code: string;
    file: string;
    line: number;
    message: string;
}
export declare function finding(severity: Diagnostic['severity'], code: string, file: string, message: string, line?: number): Diagnostic;
export declare function formatDiagnostic({ file, line, message, code }: Diagnostic): string;
