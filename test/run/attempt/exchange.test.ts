import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openExchange, readAgentSignal, readHandoff } from '../../../src/run/attempt/exchange.ts';
import { listRemainingWork } from '../../../src/signal/handoff-remaining.ts';

function signalled(signal: object) {
  const exchange = openExchange(mkdtempSync(join(tmpdir(), 'pe-exchange-')), '01-01', 1);
  writeFileSync(exchange.signal, JSON.stringify({ status: 'success', ...signal }));
  return readAgentSignal(exchange, '01');
}

test.each([
  [{ verificationStatus: 'human_needed' }, 'verificationStatus: "human_needed"'],
  [{ details: { verificationStatus: 'gaps_found' } }, 'verificationStatus: "gaps_found"'],
  [{ verificationStatus: '' }, 'verificationStatus: ""'],
  [{ errors: ['the build is red'] }, 'error: the build is red'],
  [{ error: { message: 'no network' } }, 'error: {"message":"no network"}'],
  [{ nextPhaseReady: false }, 'nextPhaseReady: false'],
  [{ incomplete: true }, 'incomplete: true'],
  [{ remaining: ['task 2'] }, 'task 2'],
  [{ details: { remaining: [{ file: 'a.ts', description: 'write it' }] } }, 'a.ts: write it'],
  [{ userInputRequired: true }, 'userInputRequired: true'],
  [{ state: 'partial' }, 'state: "partial"'],
  [{ is_error: true }, 'is_error: true'],
])('a success whose details are %j is a failure that says so', (details, said) => {
  expect(signalled(details)).toEqual({
    status: 'failure',
    reason: 'verification_failed',
    message: `the agent reports success, but its signal also says: ${said}`,
    retryable: true,
  });
});

test.each([
  [{}],
  [{ verificationStatus: 'passed', errors: [], remaining: [], incomplete: false, userInputRequired: false }],
  [{ nextPhaseReady: true, nextSteps: ['phase 2'], result: 'Built the login page', error: null }],
])('a success whose details are %j stays one', (details) => {
  expect(signalled(details)).toBeNull();
});

test.each(['partial', 'done', 'SUCCESS', 'passed', true, null])(
  'the status %j is not known, so it is a failure',
  (status) => {
    expect(signalled({ status })).toMatchObject({ status: 'failure', reason: 'agent_error' });
  },
);

test.each([
  [{ reason: 'Which store?', userInputRequired: true }],
  [{ reason: 'Which store?', userInputRequired: true, question: { id: 'x', kind: 'human-verify' } }],
  [{ question: 'Which store?', userInputRequired: true }],
  [{ details: { question: 'Which store?', userInputRequired: true } }],
])('a question as %j is one, in the words of the agent and under no name of its own', (details) => {
  const said = signalled({ status: 'blocked', ...details });
  expect(said).toMatchObject({ status: 'blocked', reason: 'Which store?', isRequested: true });
  expect(said).not.toHaveProperty('details.question');
});

const good = '{"status":"success","remaining":[]}';
test.each<[string, RegExp | null, (path: string, other: string) => void]>([
  ['a file', null, (path) => writeFileSync(path, good)],
  [
    'a file with one key in two objects',
    null,
    (path) => writeFileSync(path, '{"status":"success","remaining":[],"details":{"remaining":[]}}'),
  ],
  ['nothing', null, () => undefined],
  [
    'a link',
    /a link, a folder or a device/,
    (path, other) => {
      writeFileSync(other, good);
      symlinkSync(other, path);
    },
  ],
  ['a link to nothing', /a link, a folder or a device/, (path, other) => symlinkSync(other, path)],
  ['a fifo', /a link, a folder or a device/, (path) => execFileSync('mkfifo', [path])],
  ['a folder', /a link, a folder or a device/, (path) => mkdirSync(path)],
  [
    'a key twice',
    /the key "status" twice/,
    (path) => writeFileSync(path, '{"status":"failure","remaining":[],"status":"success"}'),
  ],
  [
    'a key twice, once with an escaped letter',
    /the key "status" twice/,
    (path) => writeFileSync(path, '{"status":"failure","remaining":[],"stat\\u0075s":"success"}'),
  ],
  [
    'a key twice within',
    /the key "remaining" twice/,
    (path) => writeFileSync(path, '{"status":"success","details":{"remaining":["x"],"remaining":[]},"remaining":[]}'),
  ],
])('%s as SIGNAL_FILE and as HANDOFF_FILE', (_, problem, write) => {
  const exchange = openExchange(mkdtempSync(join(tmpdir(), 'pe-exchange-')), '01-01', 1);
  write(exchange.signal, `${exchange.prompt}-1`);
  write(exchange.handoff, `${exchange.prompt}-2`);
  const signal = readAgentSignal(exchange, '01');
  const left = listRemainingWork(readHandoff(exchange) ?? '');
  if (problem === null) {
    expect(signal?.status ?? 'success').toBe('success');
    expect(left).toEqual([]);
  } else {
    expect(signal).toMatchObject({ status: 'failure', message: expect.stringMatching(problem) });
    expect(left.join()).toMatch(problem);
  }
});
