import { appendFileSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { tryWithFile } from '../../system/files/atomic-file.ts';
import { endsInMidLine, linesFromEnd } from '../../system/files/file-tail.ts';
import { agentData } from '../../system/text/markdown.ts';
import type { EventOf, LedgerEvent } from '../events/event.ts';

/** An id may come as a number from JSON; as a word it is text, for `7.10` is not `7.1`. */
const ErrorField = z.union([z.string().trim().min(1), z.number().transform(String)]);

/** Error of an agent, as seeds/004 records it; `error_type` is one word such as `timeout` or `crash`. */
export const SpecialistErrorSchema = z.strictObject({
  phase: ErrorField,
  plan: ErrorField,
  task: ErrorField,
  specialist: ErrorField,
  error_type: ErrorField,
  details: ErrorField,
});
/** With an ISO time. */
type SpecialistError = z.output<typeof SpecialistErrorSchema> & { readonly timestamp: string };

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
  const said = { task: agentData(task), specialist, error_type, details: agentData(details) };
  return { phase, plan, ...said, timestamp: at };
}
