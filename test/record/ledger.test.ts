import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { EventKind, LedgerEvent } from '../../src/record/events/event.ts';
import { formatEvent } from '../../src/record/events/event-text.ts';
import { tableHead, updateExecutionLog } from '../../src/record/log/execution-log.ts';
import { Ledger, readRecentEvents, readSignals } from '../../src/record/log/ledger.ts';
import { CompletionSignal } from '../../src/signal/completion-signal.ts';
import { replaceFile } from '../../src/system/files/atomic-file.ts';
import { buildRedactor } from '../../src/system/text/redaction.ts';
import { rowsIn } from '../execution-rows.ts';
import { event, sampleDetails } from './sample-events.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ledger-'));
});

const stamp = (runId: string) => ({
  ...{ runId, phase: '01', now: () => new Date('2026-01-01T00:00:00Z') },
  lease: { epoch: 1, check: () => undefined },
  redact: buildRedactor(['Zq7vKpW3xN']),
});

test('no secret is in what is recorded, and so none in the pushed record or in the committed logs', () => {
  const ledger = Ledger.open(dir, stamp('a'), () => undefined);
  const said = 'it said Zq7v\u200bKpW3xN';
  const plan = { plan: '01-01', attempt: 1 };
  ledger.append('attempt_start', { ...plan, since: 'x' });
  ledger.append('attempt_failed', { ...plan, task: said, specialist: 'x', error_type: 'agent_error', details: said });
  ledger.append('retry_wait', { ...plan, backoffMs: 1, why: said });
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
    first.append('attempt_start', sampleDetails.attempt_start);
    first.append('settled', { ...sampleDetails.settled, head: old });
    first.append('plan_complete', sampleDetails.plan_complete);
    first.append('signed', { from: old, to: now, branch: null, commits: [[old, now]] });
    first.close();
    const second = Ledger.open(dir, stamp('b'), () => undefined);
    second.close();
    const read = [first.events, second.earlier, readRecentEvents(dir, '1')].map(([, settled]) => settled);
    expect(read).toMatchObject([{ head: now }, { head: now }, { head: now }]);
    second.updateRecords(dir);
    expect(readFileSync(join(dir, 'EXECUTION_LOG.md'), 'utf8')).toContain(now?.slice(0, 12));
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
    ).toEqual({ null: 'blocked', '01-01': 'success', 'ünïcode plan': 'skipped', '..': 'skipped' });
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
  const minute = (at: number) => ({ at: `2026-01-01T00:0${at}:00.000Z` });
  const attempt = (number: number, ...more: LedgerEvent[]) => [
    event('attempt_start', { attempt: number }, minute(number)),
    event('verify_start', { attempt: number, commands: 2 }, minute(number)),
    ...more,
  ];
  const decision = { continue: false, action: 'escalate', rule: 'attempts_used', why: 'x' } as never;
  const signal = { status: 'failure', attempt: 2, details: { reason: 'tests_failed', error: { message: '1 failed' } } };

  test('has a row for each attempt, one for each decision, and no comment', () => {
    const path = join(dir, 'EXECUTION_LOG.md');
    const kept = 'refs/phase-executor/07/partial/07-01/1';
    const failed = { error_type: 'verification_failed', details: 'a.ts is missing' };
    updateExecutionLog(path, [
      event('phase_start', {}, minute(0)),
      ...attempt(1, event('attempt_failed', failed, minute(2)), event('rollback', { kept }, minute(2))),
      event('retry_wait', { backoffMs: 2_000 }, minute(2)),
      ...attempt(3, event('attempt_failed', { attempt: 3, ...failed }, minute(4))),
      event('plan_failed', { signal: { ...signal, attempt: 3 }, decision } as never, minute(4)),
      event('phase_failed', {}, minute(5)),
    ]);
    const text = readFileSync(path, 'utf8');
    expect(text).not.toContain('<!--');
    expect(rowsIn(text)).toMatchObject([
      { what: 'phase 07 run', result: expect.stringContaining('1 plan, 0 complete; agent script') },
      {
        ...{ when: '2026-01-01 00:01:00', what: '07-01 attempt 1', took: '1 min', judged: '2 commands' },
        result: 'failed: verification_failed: a.ts is missing',
        commit: kept,
      },
      { what: '07-01 after attempt 1', result: 'waits 2 s for its next attempt' },
      { what: '07-01 attempt 3', result: 'failed: verification_failed: a.ts is missing' },
      { what: '07-01 after attempt 3', result: 'escalate (attempts_used)' },
      { what: 'phase 07 end', result: expect.stringMatching(/^STUCK: agent_error; 0 of 1 plan, 1 attempt; escalate/) },
    ]);
  });

  test('says of a plan without an attempt why it did not run, and of an attempt that was cut off which run died', () => {
    const path = join(dir, 'EXECUTION_LOG.md');
    const skipped = { status: 'skipped', details: { reason: 'it depends on plan 07-01, which failed' } };
    updateExecutionLog(path, [
      ...attempt(1),
      event('recovered', { attempt: 1, cutOffRun: 'a-run', kept: 'refs/phase-executor/x' }, minute(2)),
      event('plan_skipped', { plan: '07-02', signal: skipped } as never, minute(3)),
      event('plan_complete', { signal: { status: 'success', details: { alreadyComplete: true } } } as never, minute(4)),
    ]);
    expect(rowsIn(readFileSync(path, 'utf8'))).toMatchObject([
      { what: '07-01 attempt 1', result: 'the run a-run was cut off', commit: 'refs/phase-executor/x' },
      { what: '07-02 decision', result: 'skipped: it depends on plan 07-01, which failed' },
    ]);
  });

  test('gets what it lacks, once, and keeps what others wrote; a line that somebody added ends a table', () => {
    const path = join(dir, 'EXECUTION_LOG.md');
    writeFileSync(path, '# Autonomous Roadmap Execution Log\n\n{"type":"roadmap_start"}\nno newline at the end');
    const all: LedgerEvent[] = [event('phase_start', {}, minute(0))];
    for (const added of ['', 'a note\n', '\n']) {
      appendFileSync(path, added);
      for (const at of [0, 1]) {
        all.push(event('phase_failed', {}, minute(all.length)));
        updateExecutionLog(path, all);
        updateExecutionLog(path, all);
        expect(readFileSync(path, 'utf8').match(/\| phase 07 end/g)).toHaveLength(all.length - 1);
        if (at > 0) expect(readFileSync(path, 'utf8')).toMatch(/\n\n\| When .*\n\| --- .*\n\| 2026.*\n\| 2026.*\n/);
      }
    }
    const text = readFileSync(path, 'utf8');
    expect(
      text.startsWith('# Autonomous Roadmap Execution Log\n\n{"type":"roadmap_start"}\nno newline at the end\n\n'),
    ).toBe(true);
    expect(text.split(tableHead)).toHaveLength(4);
  });

  test('no event puts what is not a text into a row', () => {
    const path = join(dir, 'EXECUTION_LOG.md');
    const kinds = Object.keys(sampleDetails) as EventKind[];
    updateExecutionLog(path, [...attempt(1), ...kinds.map((kind) => event(kind))]);
    expect(readFileSync(path, 'utf8')).not.toMatch(/undefined|null|NaN|\[object/);
  });
});

test('every kind of event says what happened, but for what only counts or quotes', () => {
  const kinds = Object.keys(sampleDetails) as EventKind[];
  const texts = kinds.map((kind) => [kind, formatEvent(event(kind))] as const);
  expect(texts.flatMap(([kind, text]) => (text === null ? [kind] : []))).toEqual([
    ...['agent_spend', 'agent_words', 'verdict', 'side_tests_end'],
  ]);
  for (const [, text] of texts)
    expect(`${text?.what ?? ''} ${text?.result ?? ''}`).not.toMatch(/undefined|NaN|\[object/);
});
