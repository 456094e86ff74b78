import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { EventKind } from '../../src/record/events/event.ts';
import { openEventLog } from '../../src/record/log/event-log.ts';
import { updateExecutionLog } from '../../src/record/log/execution-log.ts';
import { event, sampleDetails } from './sample-events.ts';

let path: string;
beforeEach(() => {
  path = join(mkdtempSync(join(tmpdir(), 'event-log-')), 'events.ndjson');
});

const now = () => new Date('2026-01-01T00:00:00Z');
const open = (runId = 'new', epoch = 9) => openEventLog(path, { runId, phase: '07', epoch }, now);
const line = ({ seq, event: kind, ...more }: { seq: number; event: EventKind; [detail: string]: unknown }) =>
  `${JSON.stringify({ ...event(kind, {}, { seq, runId: 'old' }), ...more })}\n`;

describe('a log as others left it', () => {
  test('a power cut leaves zeros for what was not on the disk: they are cut off', () => {
    const whole = line({ seq: 1, event: 'phase_start' });
    const begun = line({ seq: 2, event: 'attempt_start', attempt: 1 }).slice(0, 40);
    for (const tail of ['\0'.repeat(300), `${begun}${'\0'.repeat(300)}`]) {
      writeFileSync(path, `${whole}${tail}`);
      const { log } = open();
      log.append('phase_start', sampleDetails.phase_start);
      log.close();
      const read = readFileSync(path, 'utf8');
      expect(read.startsWith(whole)).toBe(true);
      expect(read).not.toContain('\0');
      expect(read.split('\n').filter((each) => each !== '')).toHaveLength(2);
    }
  });

  test('a last line that was torn is cut off; one that only lacks its newline counts', () => {
    for (const [tail, kept] of [
      ['{"at":"2026-01-01T00:00:01Z","seq":2,"eve', [1, 2]],
      ['{', [1, 2]],
      [line({ seq: 2, event: 'checkpoint' }).trimEnd(), [1, 2, 3]],
    ] as const) {
      writeFileSync(path, `${line({ seq: 1, event: 'phase_start' })}${tail}`);
      const { log, recent } = open();
      log.append('recovered', sampleDetails.recovered);
      log.close();
      expect(recent.complaints).toEqual([]);
      expect(
        readFileSync(path, 'utf8')
          .trimEnd()
          .split('\n')
          .map((text) => JSON.parse(text).seq),
      ).toEqual(kept);
    }
  });

  test('lines that are no events, of another phase, or of a newer version are told, passed over and left alone', () => {
    const text = [
      'an edit by hand\n',
      '{"event":"phase_start"}\n',
      line({ seq: 7, event: 'attempt_start', phase: '08', attempt: 3 }),
      line({ seq: 5, event: 'phase_start', phase: '7', schemaVersion: 2 }),
      'and another, without its end',
    ].join('');
    writeFileSync(path, text);
    const { log, recent } = open();
    expect(recent.events.map(({ seq }) => seq)).toEqual([5]);
    expect(recent.complaints).toEqual(['3 lines are not events', 'there are events of phase 08']);
    expect(log.append('phase_start', sampleDetails.phase_start).seq).toBe(8);
    log.close();
    expect(readFileSync(path, 'utf8').startsWith(`${text}\n{`)).toBe(true);
  });

  test('events of kinds that a later version knows are told apart from garbage, and their numbers count', () => {
    const later = line({ seq: 2, event: 'warning' }).replace('"warning"', '"plan_paused"');
    const lacking = line({ seq: 3, event: 'checkpoint', tag: 7 });
    writeFileSync(path, `${line({ seq: 1, event: 'phase_start' })}${later}${lacking}an edit\n`);
    const { log, recent } = open();
    log.close();
    expect(recent.events.map(({ seq }) => seq)).toEqual([1]);
    expect(recent.complaints).toEqual([
      '1 lines are not events',
      'this version cannot read the events "plan_paused", "checkpoint"',
    ]);
    expect(recent.lines.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  test('what a run wrote after it had been taken over does not count', () => {
    writeFileSync(
      path,
      [
        line({ seq: 1, event: 'phase_start', epoch: 1 }),
        line({ seq: 2, event: 'phase_start', epoch: 2, runId: 'taker' }),
        line({ seq: 2, event: 'attempt_failed', epoch: 1 }),
        line({ seq: 3, event: 'attempt_start', epoch: 2, runId: 'taker' }),
      ].join(''),
    );
    const { log, recent } = open();
    log.close();
    expect(recent.events.map(({ runId, seq }) => [runId, seq])).toEqual([
      ['old', 1],
      ['taker', 2],
      ['taker', 3],
    ]);
  });

  test.each([
    ['removed', () => rmSync(path)],
    ['replaced by another', () => rmSync(path) ?? writeFileSync(path, line({ seq: 7, event: 'phase_complete' }))],
  ])('one that an agent has %s is written anew as it was, and goes on', (_, act) => {
    const { log } = open();
    log.append('phase_start', sampleDetails.phase_start);
    const before = readFileSync(path, 'utf8');
    act();
    log.append('judge_start', sampleDetails.judge_start);
    log.close();
    const [first, second, ...more] = readFileSync(path, 'utf8').trimEnd().split('\n');
    expect([`${first}\n`, JSON.parse(second ?? '').seq, more]).toEqual([before, 2, []]);
  });
});

describe('EXECUTION_LOG.md', () => {
  const ended = (second: number) => event('phase_failed', {}, { at: `2026-01-01T00:00:0${second}.000Z` });

  test('a line that a crash tore stays, and the next event stands on a line of its own', () => {
    const log = join(path, '..', 'EXECUTION_LOG.md');
    const events = [1, 2].map(ended);
    updateExecutionLog(log, events.slice(0, 1));
    for (const torn of ['| 2026-01-01 00:00', '{"at":"2026']) {
      appendFileSync(log, torn);
      updateExecutionLog(log, events);
      const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
      // A table of its own: what stands before may end the one above.
      expect(lines.slice(-5, -3)).toEqual([torn, '']);
      expect(lines.at(-3)).toContain('| What |');
      expect(lines.at(-1)).toContain(`00:00:0${events.length} |`);
      events.push(ended(events.length + 1));
    }
  });
});
