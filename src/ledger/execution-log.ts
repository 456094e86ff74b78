import { join } from 'node:path';
import { replaceFile, tryRead } from './atomic-file.ts';
import { type LedgerEvent, parseEvents } from './event-log.ts';

const heading = '# Execution Log\n\nWritten by Phase Executor: one JSON event a line.\n\n';

/**
 * Brings `.planning/EXECUTION_LOG.md`, the readable and committed form of the event log, up to date: appends the
 * events it lacks, and leaves whatever else stands in it (an older heading, other tools' lines) as it is.
 * It is written between attempts only, so a rollback cannot undo it and an agent's commit cannot contain half of it.
 */
export function updateExecutionLog(path: string, events: readonly LedgerEvent[]): void {
  const text = tryRead(path) ?? heading;
  const known = new Set(parseEvents(text).map(eventKey));
  const missing = events.filter((event) => !known.has(eventKey(event)) && event.event !== 'agent_progress');
  if (missing.length === 0) return;
  const separator = text === '' || text.endsWith('\n') ? '' : '\n';
  replaceFile(path, `${text}${separator}${missing.map((event) => `${JSON.stringify(event)}\n`).join('')}`);
}

/** Appends one event made by hand to the log of a `.planning` directory, numbered after the last, and returns it. */
export function appendToExecutionLog(planning: string, event: Omit<LedgerEvent, 'seq'>): LedgerEvent {
  const path = join(planning, 'EXECUTION_LOG.md');
  const last = parseEvents(tryRead(path) ?? '').reduce((highest, { seq }) => Math.max(highest, seq), 0);
  const written = { ...event, seq: last + 1 } as LedgerEvent;
  updateExecutionLog(path, [written]);
  return written;
}

function eventKey({ runId, seq }: LedgerEvent): string {
  return `${runId} ${seq}`;
}
