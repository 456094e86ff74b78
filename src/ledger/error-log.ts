import { appendFileSync, closeSync, fstatSync, fsyncSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** What went wrong with whom, as seeds/004 records it. */
export interface SpecialistError {
  readonly phase: string;
  readonly plan: string;
  readonly task: string;
  /** The agent. */
  readonly specialist: string;
  /** One word such as `timeout`, `crash` or `validation`. */
  readonly error_type: string;
  readonly details: string;
  /** ISO time. */
  readonly timestamp: string;
}

/**
 * Appends a line to `specialist-errors.jsonl` of a `.planning` directory; nothing that stands there is ever rewritten.
 * A line torn by a crash stays alone: the new one begins on its own.
 */
export function appendSpecialistError(planning: string, error: SpecialistError): void {
  const file = openSync(join(planning, 'specialist-errors.jsonl'), 'a+');
  try {
    appendFileSync(file, `${endsInMidLine(file) ? '\n' : ''}${JSON.stringify(error)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function endsInMidLine(file: number): boolean {
  const { size } = fstatSync(file);
  const last = Buffer.alloc(1);
  return size > 0 && readSync(file, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
}
