/** A finding about a `.planning` file; `docs/diagnostics.md` lists the codes. */
export interface Diagnostic {
  severity: 'error' | 'warning' | 'info';
  code: string;
  file: string;
  line: number;
  message: string;
}

export function finding(
  severity: Diagnostic['severity'],
  code: string,
  file: string,
  message: string,
  line = 1,
): Diagnostic {
  return { severity, code, file, line, message };
}

export function formatDiagnostic({ file, line, message, code }: Diagnostic): string {
  return `${file}:${line}: ${message} [${code}]`;
}
