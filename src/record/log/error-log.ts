import { join } from 'node:path';
import { z } from 'zod';
import { agentData, inertMarkdown } from '../../system/text/markdown.ts';
import type { EventOf, LedgerEvent } from '../events/event.ts';
import { phaseState } from '../readings/phase-state.ts';
import { appendJsonLines, appendMissing } from './json-lines.ts';

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
export type SpecialistError = z.output<typeof SpecialistErrorSchema> & { readonly timestamp: string };

export function appendSpecialistError(planning: string, error: SpecialistError): void {
  appendJsonLines(errorLog(planning), [error]);
}

/** Appends the failed attempts that the log lacks, so that a restart adds none twice. */
export function updateErrorLog(planning: string, events: readonly LedgerEvent[]): void {
  const { failures } = phaseState(events).attempts;
  appendMissing(errorLog(planning), failures.map(specialistError), (line) => line);
}

function errorLog(planning: string): string {
  return join(planning, 'specialist-errors.jsonl');
}

/** Lines of a run's failed attempts for STATE.md, newest first, without texts of agents. */
export function failedAttemptLines(events: readonly LedgerEvent[], runId: string): string[] {
  return phaseState(events)
    .attempts.failures.filter((event) => event.runId === runId)
    .map(specialistError)
    .map(({ task: _, details: __, ...error }) => stateErrorLine(error))
    .reverse();
}

/** Line of an error for STATE.md, of the fields that are given. */
export function stateErrorLine(error: Partial<SpecialistError> & Pick<SpecialistError, 'timestamp'>): string {
  const { phase, plan, task, specialist, error_type = 'error', details } = error;
  const shown = (label: string, text: string | undefined, limit = 80) =>
    text === undefined ? [] : [`${label}${plainOrInert(agentData(text), limit)}`];
  const where = plan === undefined ? shown('phase ', phase) : shown('plan ', plan);
  const what = `${plainOrInert(error_type, 80)}${shown(' by ', specialist).join('')}`;
  return [
    [timeText(error.timestamp), ...where, ...shown('task ', task)].join(', '),
    what,
    ...shown('', details, 300),
  ].join(': ');
}

/** An ISO time to the second: `2026-01-01 00:20:00 UTC`. */
export function timeText(iso: string): string {
  return `${iso.slice(0, 19).replace('T', ' ')} UTC`;
}

/** Words without any markup read better without escapes. */
function plainOrInert(text: string, limit: number): string {
  return text.length <= limit && /^\w[\w .,;:/-]*$/.test(text) ? text : inertMarkdown(text, limit);
}

function specialistError(event: EventOf<'attempt_failed'>): SpecialistError {
  const { phase, plan, task = '', specialist = '', error_type = '', details = '', at } = event;
  const result = { task: agentData(task), specialist, error_type, details: agentData(details) };
  return { phase, plan, ...result, timestamp: at };
}
