import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openEventLog } from '../../src/record/log/event-log.ts';
import { phaseState } from '../../src/record/readings/phase-state.ts';
import { deriveState } from '../../src/record/readings/run-state.ts';

/** What the version before said of a log; see logs/README.md. */
interface Meaning {
  of: string;
  file: string;
  lines: number;
  [reading: string]: unknown;
}

const folder = new URL('logs/', import.meta.url);
const meanings: Meaning[] = JSON.parse(readFileSync(new URL('meanings.json', folder), 'utf8'));

describe('a log of the version before means the same', () => {
  test.each(meanings.map((each) => [each.of, each] as const))('%s', (_, { of, file, lines, ...meaning }) => {
    const path = join(mkdtempSync(join(tmpdir(), 'before-')), 'events.ndjson');
    const text = readFileSync(new URL(file, folder), 'utf8').split('\n').slice(0, lines);
    writeFileSync(path, `${text.join('\n')}\n`);
    const { log, recent } = openEventLog(path, { runId: 'next', phase: '01', epoch: 1 }, () => new Date());
    log.close();
    expect(recent.complaints).toEqual([]);
    const { events } = recent;
    const state = phaseState(events);
    const { attempts, lastAttempt } = state.attempts.history;
    const found = {
      events: events.length,
      attempts,
      lastAttempt: [...lastAttempt],
      // That version did not say by name who was at work, nor in what cage.
      orphans: state.open.orphans('/checkout').map(({ agent: _, boundary: __, ...orphan }) => orphan),
      cutOff: state.open.isAny('/checkout'),
      state: deriveState(state, { phase: '01-x', checkpointFile: 'log' }),
      warnings: [...state.run(events.at(-1)?.runId ?? '').warnings],
    };
    expect(JSON.parse(JSON.stringify(found))).toMatchObject(meaning);
  });
});
