import { appendFileSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { tryWithFile } from '../../system/files/atomic-file.ts';
import { endsInMidLine, linesFromEnd } from '../../system/files/file-tail.ts';
import type { EventOf, LedgerEvent } from '../events/event.ts';

/** Error of an agent, as seeds/004 records it. */
export interface SpecialistError {
  readonly phase: string;
  readonly plan: string;
  readonly task: string;
  readonly specialist: string;
  /** One word such as `timeout`, `crash` or `validation`. */
  readonly error_type: string;
  readonly details: string;
  /** ISO time. */
  readonly timestamp: string;
}

/** Appends a line; nothing there is ever rewritten. After a line torn by a crash the new one begins on its own. */
export function appendSpecialistError(planning: string, error: SpecialistError): void {
  const file = openSync(join(planning, 'specialist-errors.jsonl'), 'a+');
  try {
    appendFileSync(file, `${endsInMidLine(file) ? '\n' : ''}${JSON.stringify(error)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Appends the failed attempts that the log lacks, so that a restart adds none twice. */
export function updateErrorLog(planning: string, events: readonly LedgerEvent[]): void {
  const failed = events.filter((each) => each.event === 'attempt_failed');
  if (failed.length === 0) return;
  const missing = new Map(failed.map((event) => [JSON.stringify(specialistError(event)), specialistError(event)]));
  tryWithFile(join(planning, 'specialist-errors.jsonl'), (file) => {
    for (const { text } of linesFromEnd(file)) missing.delete(text);
  });
  for (const error of missing.values()) appendSpecialistError(planning, error);
}

function specialistError(event: EventOf<'attempt_failed'>): SpecialistError {
  const { phase, plan, task = '', specialist = '', error_type = '', details = '', at } = event;
  return { phase, plan, task, specialist, error_type, details, timestamp: at };
}
