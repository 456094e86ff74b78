import { join } from 'node:path';
import { z } from 'zod';
import { agentData, escapeMarkdown } from '../../system/text/markdown.ts';
import type { EventOf, LedgerEvent } from '../events/event.ts';
import { phaseState } from '../readings/phase-state.ts';
import { appendJsonLines, appendMissing } from './json-lines.ts';

/** JSON may contain a number; on the command line an id is text, because `7.10` differs from `7.1`. */
const ErrorField = z.union([z.string().trim().min(1), z.number().transform(String)]);

/** An agent's error as in seeds/004. `error_type` is one word, such as `timeout`. */
export const SpecialistErrorSchema = z.strictObject({
  phase: ErrorField,
  plan: ErrorField,
  task: ErrorField,
  specialist: ErrorField,
  error_type: ErrorField,
  details: ErrorField,
});
export type SpecialistError = z.output<typeof SpecialistErrorSchema> & { readonly timestamp: string };

export function appendSpecialistError(planning: string, error: SpecialistError): void {
  appendJsonLines(getErrorLogPath(planning), [error]);
}

/** Appends missing failures only, so that a restart adds no duplicates. */
export function updateErrorLog(planning: string, events: readonly LedgerEvent[]): void {
  const { failures } = phaseState(events).attempts;
  appendMissing(getErrorLogPath(planning), failures.map(buildSpecialistError), (line) => line);
}

function getErrorLogPath(planning: string): string {
  return join(planning, 'specialist-errors.jsonl');
}

/** Lists a run's failures for STATE.md, newest first, without text from agents. */
export function formatFailedAttempts(events: readonly LedgerEvent[], runId: string): string[] {
  return phaseState(events)
    .attempts.failures.filter((event) => event.runId === runId)
    .map(buildSpecialistError)
    .map(({ task: _, details: __, ...error }) => stateErrorLine(error))
    .reverse();
}

export function stateErrorLine(error: Partial<SpecialistError> & Pick<SpecialistError, 'timestamp'>): string {
  const { phase, plan, task, specialist, error_type = 'error', details } = error;
  const shown = (label: string, text: string | undefined, limit = 80) =>
    text === undefined ? [] : [`${label}${escapeUnlessPlain(agentData(text), limit)}`];
  const location = plan === undefined ? shown('phase ', phase) : shown('plan ', plan);
  const errorText = `${escapeUnlessPlain(error_type, 80)}${shown(' by ', specialist).join('')}`;
  return [
    [formatTime(error.timestamp), ...location, ...shown('task ', task)].join(', '),
    errorText,
    ...shown('', details, 300),
  ].join(': ');
}

export function formatTime(iso: string): string {
  return `${iso.slice(0, 19).replace('T', ' ')} UTC`;
}

/** Text without markup needs no escapes and is easier to read. */
function escapeUnlessPlain(text: string, limit: number): string {
  return text.length <= limit && /^\w[\w .,;:/-]*$/.test(text) ? text : escapeMarkdown(text, limit);
}

function buildSpecialistError(event: EventOf<'attempt_failed'>): SpecialistError {
  const { phase, plan, task = '', specialist = '', error_type = '', details = '', at } = event;
  const result = { task: agentData(task), specialist, error_type, details: agentData(details) };
  return { phase, plan, ...result, timestamp: at };
}
