import { describe, expect, test } from '@jest/globals';
import { ReadableLog } from '../../src/agents/adapters/readable-log.ts';
import { testWithShared } from '../needs.ts';
import { resultOf, type Transcript, transcripts } from './transcripts.ts';

const recorded = transcripts();

testWithShared('agent-transcripts')('recorded streams are there to be read', () =>
  expect(recorded.length).toBeGreaterThan(100),
);

if (recorded.length > 0)
  describe('the readers of five real CLIs, on their recorded streams (../shared/agent-transcripts)', () => {
    test.each(recorded)('$name: class, usage, cost, session and end', (transcript) => {
      const { expected, by } = transcript;
      const result = resultOf(transcript, { by });
      if (expected.ok !== null) expect(result.error === null).toBe(expected.ok);
      expect([expected.errorClass, ...(expected.alsoAccepted ?? [])]).toContain(result.error?.class ?? null);
      expect(result.usage).toEqual(expected.usage);
      if (expected.usageComplete !== undefined)
        expect(result.error === null && result.usage !== null).toBe(expected.usageComplete);
      if (expected.costUsd === null) expect(result.cost).toBeNull();
      else expect(result.cost?.usd).toBeCloseTo(expected.costUsd, 9);
      expect(result.sessionId !== null).toBe(expected.sessionIdPresent);
      if (expected.sessionId) expect(result.sessionId).toBe(expected.sessionId);
      if (expected.terminalEventSeen !== null) expect(result.reader.hasEnded).toBe(expected.terminalEventSeen);
      if (typeof expected.retryEvents === 'number') expect(result.reader.retries).toBe(expected.retryEvents);
      if (expected.text !== undefined) expect(result.text).toBe(expected.text);
    });

    test.each(recorded)('$name: its log is words and deeds, and no event', ({ stdout, expected }) => {
      const log = new ReadableLog();
      const lines = stdout.trim().split('\n');
      const shown = [...lines.flatMap((line) => log.take(line)), ...log.end()];
      expect(shown.filter((line) => /"(session_?id|sessionID|thread_id|tool_use_id)"/.test(line))).toEqual([]);
      if (expected.ok === true && expected.text !== undefined && stdout !== '')
        expect(shown.slice(-2).join('\n')).toBe(`${expected.text.trim()}\nended`);
    });

    test.each(recorded.filter(({ by }) => by !== null))(
      '$name: nor is it a success for those who do not know that we ended it',
      (transcript) => {
        const result = resultOf(transcript);
        expect(result.error).not.toBeNull();
        const { errorClass, alsoAccepted = [] } = transcript.expected;
        expect([errorClass, ...alsoAccepted, 'crash', 'unknown']).toContain(result.error?.class);
      },
    );

    const resumed = recorded.filter(({ expected }) => expected.resumes !== undefined);
    test.each(resumed)('$name: what its session had used before is counted once', (transcript) => {
      const { expected, cli } = transcript;
      const first = recorded.find(({ name }) => name === `${cli} ${expected.resumes}`) as Transcript;
      // The usage file of the first copilot run was written over; it is what the whole session used but for this run.
      const usage = first.expected.usage ?? recorded.find(({ name }) => name === 'copilot ok')?.expected.usage ?? null;
      const result = resultOf(transcript, { before: { usage, costUsd: first.expected.costUsd } });
      expect(result.usage).toEqual(expected.usageThisRun ?? expected.usage);
      if (expected.costUsdThisRun !== undefined) expect(result.cost?.usd).toBeCloseTo(expected.costUsdThisRun, 9);
    });

    const good = recorded.filter(({ expected, stdout }) => expected.ok === true && stdout.trim() !== '');
    test.each(good)('$name, damaged in every way we know, is no success and counts nothing twice', (transcript) => {
      const lines = transcript.stdout.trim().split('\n');
      const last = lines.at(-1) ?? '';
      const damaged = {
        'cut in the last line': [...lines.slice(0, -1), last.slice(0, last.length / 2)],
        'cut before it': lines.slice(0, -1),
        'its end twice': [...lines, last],
        'gone on after its end': [...lines, ...lines.slice(0, -1)],
        'twice as a whole, and cut': [...lines, ...lines.slice(0, -1)],
        'a terminal event of a newer version': [...lines.slice(0, -1), newer(last)],
      };
      for (const [how, stdout] of Object.entries(damaged)) {
        const result = resultOf({ ...transcript, stdout: stdout.join('\n') });
        expect({ how, ok: result.error === null }).toEqual({ how, ok: false });
      }
      const whole = resultOf(transcript);
      const twice = resultOf({ ...transcript, stdout: `${transcript.stdout.trim()}\n${last}` });
      if (transcript.cli !== 'opencode') expect(twice.usage).toEqual(whole.usage);
    });

    test.each(good)(
      '$name, with events nobody knows yet and broken bytes among its own, is what it was',
      (transcript) => {
        const odd = [
          '{"type":"hologram","session_id":7}',
          '{"type":["x"]}',
          '[1,2]',
          'null',
          '{"type":',
          '\uFFFD\uFFFD\u0000',
        ];
        const lines = transcript.stdout.trim().split('\n');
        const stdout = [lines[0], ...odd, ...lines.slice(1, -1), ...odd, lines.at(-1)].join('\n');
        const { reader, ...rest } = resultOf(transcript);
        const read = resultOf({ ...transcript, stdout });
        expect(read).toMatchObject({ ...rest, reader: { retries: reader.retries } });
      },
    );
  });

/** The same event with all that it says renamed. */
function newer(line: string): string {
  const { type, sessionID } = JSON.parse(line);
  return JSON.stringify({ type, ...(sessionID ? { sessionID } : {}), schema: 9, outcome: { state: 'fine' }, part: {} });
}
