import { join } from 'node:path';
import { agentData } from '../../system/text/markdown.ts';
import { withEachText } from '../../system/text/redaction.ts';
import { hasTraits, type LedgerEvent } from '../events/event.ts';
import { appendJsonLines, appendMissing } from './json-lines.ts';

/** Appends an event with a completion signal to `.planning/execution-log.ndjson`, for programs (seed 000). */
export function appendSignalEvent(planning: string, event: object): void {
  appendJsonLines(signalLog(planning), [event]);
}

/** Appends the events that the file lacks: each plan's end and the phase's, as the event log has them. */
export function updateSignalLog(planning: string, events: readonly LedgerEvent[]): void {
  const ends = events.filter((event) => hasTraits(event, { ends: 'plan' }) || hasTraits(event, { ends: 'phase' }));
  appendMissing(
    signalLog(planning),
    ends.map((event) => withEachText(event, agentData)),
    getEventStamp,
  );
}

/** The stamp of an event: commits in it get other names when they are signed. */
function getEventStamp(line: string): string {
  return /^\{"at":"[^"]*","seq":\d+,"runId":"[^"]*"/.exec(line)?.[0] ?? '';
}

function signalLog(planning: string): string {
  return join(planning, 'execution-log.ndjson');
}
