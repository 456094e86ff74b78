/** Something that will stop a phase (`error`), or may stop a plan of it (`warning`). */
export interface Foreseen {
  readonly severity: 'error' | 'warning';
  /** A stable name, such as `dirty-checkout`. */
  readonly code: string;
  /** From the root, with `/`, where the cause stands in a file; `line` from 1. */
  readonly file: string | null;
  readonly line: number | null;
  /** What was found, and what to do. */
  readonly message: string;
  /** With which a run would end at once; missing where it would begin all the same. */
  readonly exitCode?: number;
}

export function foreseen(
  severity: Foreseen['severity'],
  code: string,
  message: string,
  at?: [string, number],
): Foreseen {
  return { severity, code, file: at?.[0] ?? null, line: at?.[1] ?? null, message };
}
