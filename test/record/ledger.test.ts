import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { EventKind, LedgerEvent } from '../../src/record/events/event.ts';
import {
  appendToExecutionLog,
  eventKeyOnLine,
  parseLoggedPlans,
  tableHead,
  updateExecutionLog,
} from '../../src/record/log/execution-log.ts';
import { Ledger, ledgerDir, readRecentEvents, readSignals } from '../../src/record/log/ledger.ts';
import { CompletionSignal } from '../../src/signal/completion-signal.ts';
import { replaceFile } from '../../src/system/files/atomic-file.ts';
import { redactor } from '../../src/system/text/redaction.ts';
import { rowsIn } from '../execution-rows.ts';
import { event, line, sampleDetails } from './sample-events.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ledger-'));
});

const stamp = (runId: string) => ({
  ...{ runId, phase: '01', now: () => new Date('2026-01-01T00:00:00Z') },
  lease: { epoch: 1, check: () => undefined },
  redact: redactor(['Zq7vKpW3xN']),
});

test('no secret is in what is recorded, and so none in the pushed record or in the committed logs', () => {
  const ledger = Ledger.open(dir, stamp('a'), () => undefined);
  const said = 'it said Zq7v\u200bKpW3xN';
  const plan = { plan: '01-01', attempt: 1 };
  ledger.append('attempt_failed', { ...plan, task: said, specialist: 'x', error_type: 'agent_error', details: said });
  ledger.keepHandoff('01-01', 1, JSON.stringify({ notes: said }));
  ledger.writeSignal('01-01', CompletionSignal.failure('01', said));
  ledger.updateRecords(dir);
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(files.map(({ name }) => name).sort()).toEqual(
    ['01-01-a1.json', '01-01.json', 'EXECUTION_LOG.md', 'events.ndjson', 'specialist-errors.jsonl'].sort(),
  );
  for (const { parentPath, name } of files) {
    const text = readFileSync(join(parentPath, name), 'utf8');
    expect(text).not.toMatch(/Zq7v|KpW3xN/);
    expect(text).toMatch(/it said (?:\*\*\*|\\\*)/);
  }
});

describe('the event log', () => {
  test('numbers events on across runs and keeps them', () => {
    const first = Ledger.open(dir, stamp('a'), () => undefined);
    first.append('phase_start', sampleDetails.phase_start);
    first.append('attempt_start', sampleDetails.attempt_start);
    first.close();
    const second = Ledger.open(dir, stamp('b'), () => undefined);
    second.append('phase_start', sampleDetails.phase_start);
    second.close();
    expect(second.earlier.map(({ runId, seq, event }) => [runId, seq, event])).toEqual([
      ['a', 1, 'phase_start'],
      ['a', 2, 'attempt_start'],
    ]);
    expect(readRecentEvents(dir, '1').map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  test('names commits as they are called since they were signed, in this run and the next; its lines stay as they are', () => {
    const [old, now] = ['a'.repeat(40), 'b'.repeat(40)];
    const first = Ledger.open(dir, stamp('a'), () => undefined);
    first.append('settled', { ...sampleDetails.settled, head: old });
    first.append('signed', { from: old, to: now, branch: null, commits: [[old, now]] });
    first.close();
    const second = Ledger.open(dir, stamp('b'), () => undefined);
    second.close();
    const read = [first.events, second.earlier, readRecentEvents(dir, '1')].map(([settled]) => settled);
    expect(read).toMatchObject([{ head: now }, { head: now }, { head: now }]);
    second.updateRecords(dir);
    expect(readFileSync(join(dir, 'EXECUTION_LOG.md'), 'utf8')).toContain(old.slice(0, 7));
  });

  test('a line torn by a crash is cut off, and the next event stands on a line of its own', () => {
    const first = Ledger.open(dir, stamp('a'), () => undefined);
    first.append('phase_start', { ...sampleDetails.phase_start, agent: 'größer' });
    first.close();
    appendFileSync(join(dir, 'events.ndjson'), '{"at":"2026-01-01T00:00:01Z","runId":"a","seq":2,"eve');
    const second = Ledger.open(dir, stamp('b'), () => undefined);
    second.append('recovered', sampleDetails.recovered);
    second.close();
    expect(readRecentEvents(dir, '1').map(({ seq, event }) => [seq, event])).toEqual([
      [1, 'phase_start'],
      [2, 'recovered'],
    ]);
  });
});

describe('signals', () => {
  test('there is one a plan and one for the phase, and the last one written stands (I1)', () => {
    const ledger = Ledger.open(dir, stamp('a'), () => undefined);
    ledger.writeSignal('01-01', { toJSON: () => ({ status: 'failure' }) });
    ledger.writeSignal('01-01', { toJSON: () => ({ status: 'success' }) });
    ledger.writeSignal(null, { toJSON: () => ({ status: 'blocked' }) });
    ledger.writeSignal('ünïcode plan', { toJSON: () => ({ status: 'skipped' }) });
    ledger.writeSignal('..', { toJSON: () => ({ status: 'skipped' }) });
    ledger.close();
    expect(
      Object.fromEntries(
        [...readSignals(dir)].map(([plan, signal]) => [String(plan), (signal as { status: string }).status]),
      ),
    ).toEqual({
      null: 'blocked',
      '01-01': 'success',
      'ünïcode plan': 'skipped',
      '..': 'skipped',
    });
  });

  test('two projects of one repository have a ledger each', () => {
    expect(ledgerDir('/g', '', '1')).not.toBe(ledgerDir('/g', 'libs/a/', '1'));
    expect(ledgerDir('/g', 'libs/a/', '1')).not.toBe(ledgerDir('/g', 'libs/b/', '1'));
  });

  test('a file that cannot be replaced keeps its old content and the error names it', () => {
    mkdirSync(join(dir, 'f.json'));
    writeFileSync(join(dir, 'f.json', 'inside'), 'old');
    expect(() => replaceFile(join(dir, 'f.json'), 'new')).toThrow(/f\.json could not be written/);
    expect(readFileSync(join(dir, 'f.json', 'inside'), 'utf8')).toBe('old');
    expect(readdirSync(dir)).toEqual(['f.json']);
  });
});

describe('EXECUTION_LOG.md', () => {
  test('gets what it lacks, once, and keeps what others wrote', () => {
    const path = join(dir, 'EXECUTION_LOG.md');
    writeFileSync(path, '# Autonomous Roadmap Execution Log\n\n{"type":"roadmap_start"}\nno newline at the end');
    const event = { at: 'x', runId: 'a', seq: 1, event: 'phase_start', phase: '01' } as const;
    updateExecutionLog(path, [event]);
    updateExecutionLog(path, [event, { ...event, seq: 2 }]);
    const lines = readFileSync(path, 'utf8').split('\n');
    expect(lines.slice(0, 4)).toEqual([
      '# Autonomous Roadmap Execution Log',
      '',
      '{"type":"roadmap_start"}',
      'no newline at the end',
    ]);
    expect(lines.slice(4, 7)).toEqual(['', ...tableHead.trimEnd().split('\n')]);
    expect(lines.slice(7, -1).map((line) => eventKeyOnLine(line)?.seq)).toEqual([1, 2]);
  });

  test('one of an earlier version keeps its JSON lines, goes on after the last of them, and its plans count', () => {
    const path = join(dir, 'EXECUTION_LOG.md');
    const details = { planHash: 'abc', filesModified: ['a.txt'] };
    const old = [
      event('phase_start', {}, { seq: 1 }),
      event('plan_complete', { signal: { status: 'success', details } }, { seq: 2 }),
    ];
    const before = `# Execution Log\n\nWritten by Phase Executor: one JSON event a line.\n\n${old.map(line).join('')}`;
    writeFileSync(path, before);
    const all: LedgerEvent[] = [
      ...old,
      event('plan_complete', { plan: '07-02', signal: { status: 'success', details } }, { seq: 3 }),
    ];
    updateExecutionLog(path, all);
    updateExecutionLog(path, all);
    const text = readFileSync(path, 'utf8');
    expect(text.startsWith(`${before}\n${tableHead}`)).toBe(true);
    expect(rowsIn(text).map(({ event: { seq } }) => seq)).toEqual([3]);
    expect([...parseLoggedPlans(text).keys()]).toEqual(['07-01', '07-02']);
    // A line that somebody added, or a blank one, ends a table: the next row begins another.
    for (const added of ['a note\n', '\n']) {
      appendFileSync(path, added);
      all.push(event('warning', {}, { seq: all.length + 1 }));
      updateExecutionLog(path, all);
      all.push(event('warning', {}, { seq: all.length + 1 }));
      updateExecutionLog(path, all);
      expect(readFileSync(path, 'utf8')).toMatch(/\n\n\| Time \(UTC\) .*\n\| --- .*\n\| 2026.*\n\| 2026.*\n$/);
    }
    expect(rowsIn(readFileSync(path, 'utf8')).map(({ event: { seq } }) => seq)).toEqual([3, 4, 5, 6, 7]);
  });

  test('every kind of event says what happened in a row, but for what only counts or quotes', () => {
    const path = join(dir, 'EXECUTION_LOG.md');
    const kinds = Object.keys(sampleDetails) as EventKind[];
    updateExecutionLog(
      path,
      kinds.map((kind, at) => event(kind, {}, { seq: at + 1 })),
    );
    const rows = rowsIn(readFileSync(path, 'utf8'));
    const told = rows.map(({ event: found }) => found.event);
    expect(kinds.filter((kind) => !told.includes(kind))).toEqual([
      'agent_progress',
      'agent_spend',
      'agent_words',
      'side_tests_end',
    ]);
    for (const { what, result } of rows) expect(`${what} ${result}`).not.toMatch(/undefined|null|NaN|\[object/);
  });

  test('an event logged by hand is numbered after the last', () => {
    updateExecutionLog(join(dir, 'EXECUTION_LOG.md'), [
      { at: 'x', runId: 'a', seq: 7, event: 'phase_start', phase: '01' },
    ]);
    expect(appendToExecutionLog(dir, { at: 'y', runId: 'by-hand', event: 'phase_failed', phase: '01' }).seq).toBe(8);
  });
});
