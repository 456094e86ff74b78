import { expect, test } from '@jest/globals';
import { CheckpointReturnBuilder } from '../../src/signal/checkpoint-return.ts';
import { listRemainingWork } from '../../src/signal/handoff-remaining.ts';

test.each([
  [{ completed: ['task 1'], remaining: ['task 2', 'task 3'] }, ['task 2', 'task 3']],
  [{ completed: [], remaining: [{ file: 'a.ts', description: 'write it' }] }, ['a.ts: write it']],
  [{ remaining: 'the tests' }, ['the tests']],
  [{ remaining: 2 }, ['2 left']],
  [{ remaining: { tasks: ['b'] } }, ['{"tasks":["b"]}']],
  [{ completed: [{ file: 'a.ts', status: 'partial' }], remaining: [] }, ['a.ts (status: "partial")']],
  [{ completed: [{ task: 1, status: 'in_progress' }], remaining: [] }, ['1 (status: "in_progress")']],
  [{ completed: [{ file: 'a.ts', status: 'done', tests: 'failed' }], remaining: [] }, ['a.ts (tests: "failed")']],
  [
    {
      tasks: [
        { name: 'one', status: 'done' },
        { name: 'two', status: 'blocked' },
      ],
    },
    ['two (status: "blocked")'],
  ],
  [{ tasks: [{ name: 'one' }] }, ['one (without a status)']],
  [{ status: 'partial', remaining: [] }, ['status: "partial"']],
  [{ remaining: [], incomplete: true }, ['incomplete: true']],
  [{ remaining: [], reason: 'error' }, ['reason: "error"']],
  [{ completed: 1, total: 3 }, ['1 of 3 tasks are done']],
  [{ completed: ['task 1'], total: 3 }, ['1 of 3 tasks are done']],
  [{ progress: '1/3', remaining: [] }, ['1 of 3 tasks are done']],
  [{ pending_tasks: ['x'], remaining: [] }, ['x']],
  [{ unfinished: ['x'], remaining: [] }, ['x']],
  [{ remaining_count: 2, remaining: [] }, ['2 left']],
  [{ plan: { remaining: ['x'] }, remaining: [] }, ['x']],
  [{ completion: '60%', remaining: [] }, ['60 % are done']],
])('%j says what is left', (handoff, left) => {
  expect(listRemainingWork(JSON.stringify(handoff))).toEqual(left);
});

test.each([
  ['{"remaining": ["task 2"'],
  ['Task 2 is left.'],
  ['"task 2"'],
  ['["task 2"]'],
  ['{"notes": "see the log"}'],
  ['{"completed": ["task 1"]}'],
  ['{"issues": ["the stopped agent\'s handoff was ignored: it has more than 65536 bytes"]}'],
])('%s does not say that nothing is left, so something is', (text) => {
  expect(listRemainingWork(text)).toEqual([expect.stringMatching(/^the handoff .* nothing is left$/)]);
});

test.each([
  [''],
  ['{}'],
  ['null'],
  ['{"completed":["task 1"],"remaining":[]}'],
  ['{"remaining":null}'],
  ['{"remaining":"none"}'],
  ['{"remaining":[],"nextSteps":["the next plan"],"context":{"issues":["slow tests"]}}'],
  ['{"remaining":[{"file":"a.ts","status":"done"}]}'],
  ['{"completed":["1"],"status":"complete"}'],
  ['{"completed":3,"total":3,"remaining":0}'],
  ['{"completed":["1","2"],"total":2}'],
  ['{"tasks":[{"name":"one","status":"Completed"},{"name":"two","done":true}]}'],
])('%s leaves nothing', (text) => {
  expect(listRemainingWork(text)).toEqual([]);
});

const options = { now: () => new Date(0), warn: () => {} };

test('a handoff as seed 002 builds it is understood, and long ones stay short', () => {
  const done = new CheckpointReturnBuilder('agent-1', 'task_complete', options).addCompleted({
    file: 'a.ts',
    status: 'done',
  });
  expect(listRemainingWork(JSON.stringify(done.build()))).toEqual([]);
  const stopped = new CheckpointReturnBuilder('agent-1', 'threshold_critical', options);
  for (let at = 0; at < 50; at += 1) stopped.addRemaining({ file: `${at}.ts`, description: 'x\n'.repeat(300) });
  const left = listRemainingWork(JSON.stringify(stopped.build()));
  expect(left).toHaveLength(20);
  expect(left[0]).toMatch(/^0\.ts: x x[^\n]{100,200}…$/);
});
