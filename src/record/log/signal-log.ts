import { join } from 'node:path';
import { agentData } from '../../system/text/markdown.ts';
import { withEachText } from '../../system/text/redaction.ts';
import { hasTraits, type LedgerEvent } from '../events/event.ts';
import { appendJsonLines, appendMissing } from './json-lines.ts';

/** Appends a signal event to `.planning/execution-log.ndjson` for other programs (seed 000). */
export function appendSignalEvent(planning: string, event: object): void {
  appendJsonLines(getSignalLogPath(planning), [event]);
}

export function updateSignalLog(planning: string, events: readonly LedgerEvent[]): void {
  const ends = events.filter((event) => hasTraits(event, { ends: 'plan' }) || hasTraits(event, { ends: 'phase' }));
  appendMissing(
    getSignalLogPath(planning),
    ends.map((event) => withEachText(event, agentData)),
    getEventStamp,
  );
}

/** Compares events without their commits, which are renamed by signing. */
function getEventStamp(line: string): string {
  return /^\{"at":"[^"]*","seq":\d+,"runId":"[^"]*"/.exec(line)?.[0] ?? '';
}

function getSignalLogPath(planning: string): string {
  return join(planning, 'execution-log.ndjson');
}
