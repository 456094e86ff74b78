import { describe, expect, test } from '@jest/globals';
import {
  CheckpointReturnBuilder,
  parseCheckpointReturn,
  validateCheckpointSize,
} from '../../src/signal/checkpoint-return.ts';

const at = new Date('2026-01-01T00:00:00.000Z');
const warnings: string[] = [];
const options = { now: () => at, warn: (message: string) => warnings.push(message) };
const builder = () =>
  new CheckpointReturnBuilder('agent-1', 'threshold_critical', options)
    .addCompleted({ file: 'a.ts', status: 'done', tests: 'passed' })
    .addRemaining({ file: 'b.ts', description: 'the rest', referencePattern: 'a.ts:1-9', priority: 'high' })
    .addDecision('one class')
    .addPattern('errors are sentences')
    .addFileModified('a.ts')
    .addFileModified('c.ts')
    .addFileModified('a.ts');

test('builds what the seed describes, files only once, issues only if there are any', () => {
  expect(builder().build()).toEqual({
    completed: [{ file: 'a.ts', status: 'done', tests: 'passed' }],
    remaining: [{ file: 'b.ts', description: 'the rest', referencePattern: 'a.ts:1-9', priority: 'high' }],
    context: { decisions: ['one class'], patterns: ['errors are sentences'], filesModified: ['a.ts', 'c.ts'] },
    createdAt: '2026-01-01T00:00:00.000Z',
    agentId: 'agent-1',
    reason: 'threshold_critical',
  });
  expect(builder().addIssue('flaky').build().context.issues).toEqual(['flaky']);
});

test('up to 4000 characters are valid, one more is warned of', () => {
  const sized = (characters: number) => {
    const empty = new CheckpointReturnBuilder('a', 'error', options).addDecision('x').build();
    const decision = 'x'.repeat(1 + characters - JSON.stringify(empty).length);
    return validateCheckpointSize(new CheckpointReturnBuilder('a', 'error', options).addDecision(decision).build());
  };
  expect(sized(4000)).toEqual({ valid: true, size: 4000 });
  expect(warnings).toEqual([]);
  expect(sized(4001)).toEqual({ valid: false, size: 4001, warning: expect.stringContaining('4001') });
  expect(warnings).toEqual([expect.stringContaining('4001')]);
});

describe('what an agent wrote', () => {
  const written = { completed: [], remaining: [], context: { decisions: [], patterns: [], filesModified: ['a', 'a'] } };

  test('needs no envelope, and comes back without doubles and unknown fields', () => {
    const missing = { createdAt: at.toISOString(), agentId: 'a', reason: 'error' as const };
    const read = parseCheckpointReturn({ ...written, mood: 'fine' }, missing);
    expect(read).toEqual({ ...written, ...missing, context: { ...written.context, filesModified: ['a'] } });
    expect(parseCheckpointReturn({ ...read, reason: 'task_complete' }, missing).reason).toBe('task_complete');
  });

  test.each([
    [null, /handoff/],
    [[], /handoff/],
    [{}, /completed: .*agentId: /s],
    [{ ...written, createdAt: 'soon', agentId: 'a', reason: 'error' }, /createdAt/],
    [{ ...written, createdAt: at.toISOString(), agentId: 'a', reason: 'tired' }, /reason/],
    [{ ...written, completed: [{ file: 'a', status: 'maybe' }] }, /completed\.0\.status/],
  ])('%j is refused with its fields named', (input, message) => {
    expect(() => parseCheckpointReturn(input)).toThrow(message);
  });
});
