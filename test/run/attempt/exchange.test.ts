import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openExchange, readAgentSignal } from '../../../src/run/attempt/exchange.ts';

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
  expect(signalled(details)).toEqual({ status: 'success' });
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
  expect(said).toMatchObject({ status: 'blocked', reason: 'Which store?', isAsked: true });
  expect(said).not.toHaveProperty('details.question');
});
