import { expect, test } from '@jest/globals';
import { buildObjection, formatComplaint } from '../../../src/judge/decide/objection.ts';
import {
  areRepairable,
  decideLevels,
  type Finding,
  getFailureReason,
  type LevelPolicy,
  makeFindings,
} from '../../../src/judge/rules/finding.ts';
import type { RuleId } from '../../../src/judge/rules/rule-book.ts';
import { CompletionSignal } from '../../../src/signal/completion-signal.ts';
import { decide } from '../../../src/signal/decision.ts';
import { parseRetryPolicy } from '../../../src/signal/retry-policy.ts';
import { usual } from './levels.ts';

const finding = (rule: RuleId): Finding => ({ rule, passed: false, subject: 'a', message: 'b' });

test.each([
  [[finding('promise/missing')], 'verification_failed'],
  [[finding('promise/link')], 'verification_failed'],
  [[finding('summary/missing'), finding('scope/protected')], 'scope_violation'],
] as const)('the findings %j fail an attempt for one reason, and it is tried again', (findings, reason) => {
  expect(getFailureReason(findings)).toBe(reason);
  const signal = CompletionSignal.failure('07', 'x', { reason }, { at: new Date(0), plan: '07-01', attempt: 1 });
  const policy = { retry: parseRetryPolicy({}), nextPhase: null };
  const history = { failures: [], runAttempts: 1, now: new Date(0), random: 0.5 };
  expect(decide(signal, policy, history)).toMatchObject({ action: 'retry' });
});

const asking: LevelPolicy = { ...usual, undeclaredChanges: 'ask', levels: { 'commit/token': 'refuse' } };
const fail: LevelPolicy = { ...usual, verifyCommands: 'report' };

test.each<[RuleId[], LevelPolicy, 'question' | 'failure' | 'warning', boolean]>([
  [['task/undone'], fail, 'question', true],
  [['task/undone'], asking, 'question', true],
  [['own-test/unmade'], asking, 'failure', true],
  [['task/undone', 'own-test/unmade'], asking, 'failure', true],
  [['task/undone', 'promise/missing'], asking, 'failure', true],
  [['scope/protected'], asking, 'question', false],
  [['scope/protected'], fail, 'failure', false],
  [['scope/protected', 'task/undone'], asking, 'question', false],
  [['scope/protected', 'task/undone'], fail, 'failure', false],
  [['code/stub'], asking, 'failure', true],
  [['commit/token'], fail, 'question', false],
  [['commit/token'], asking, 'failure', false],
  [['commit/token', 'scope/protected'], fail, 'failure', false],
  [['commit/job-secret'], fail, 'failure', false],
  [['command/failed'], asking, 'failure', true],
  [['command/failed'], fail, 'warning', true],
  [['promise/unchecked'], asking, 'warning', true],
])('findings of %j with %j are a %s, and repairable: %s', (rules, policy, kind, isRepairable) => {
  const findings = decideLevels(rules.map(finding), policy);
  const objection = buildObjection(findings);
  expect(objection === null ? 'warning' : 'question' in objection ? 'question' : 'failure').toBe(kind);
  if (objection !== null) expect(objection).toMatchObject({ findings });
  expect(areRepairable(findings)).toBe(isRepairable);
});

test.each<[Finding[], string]>([
  [[], ''],
  [[finding('scope/protected')], 'scope a b (scope/protected)'],
  [
    [finding('scope/protected'), finding('promise/missing'), { ...finding('scope/protected'), subject: 'c' }].map(
      (each) => ({ ...each, message: 'b; restore it' }),
    ),
    'scope a b; artifact a b; restore it (promise/missing); scope c b; restore it (scope/protected)',
  ],
  [
    ['restore it', 'move it'].map((remedy) => ({ ...finding('scope/protected'), message: `b; ${remedy}` })),
    'scope a b; restore it (scope/protected); scope a b; move it (scope/protected)',
  ],
])('a remedy that findings of a rule share is said once, with its rule: %#', (findings, sentence) => {
  expect(formatComplaint(findings)).toBe(sentence);
});

test('a finding with an excuse only warns, and says the excuse in place of a remedy', () => {
  const [excused] = decideLevels([{ ...finding('own-test/unmade'), excuse: 'the SUMMARY says: not needed' }], asking);
  expect(excused).toMatchObject({ level: 'warn', message: 'b; the SUMMARY says: not needed' });
});

test.each<[Partial<LevelPolicy>, string | undefined]>([
  [{ levels: { 'promise/missing': 'warn' } }, 'warn'],
  [{ levels: { 'promise/missing': 'ask' } }, 'ask'],
  [{ levels: { 'promise/missing': 'off' } }, undefined],
  [{ levels: { 'promise/empty': 'off' } }, 'refuse'],
  [{ accepted: [{ rule: 'promise/missing', file: 'a', owner: 'ann', until: '2026-12-31' }] }, 'warn'],
  [{ accepted: [{ rule: 'promise/missing', file: 'b', owner: 'ann', until: '2026-12-31' }] }, 'refuse'],
  [{ accepted: [{ rule: 'promise/empty', file: 'a', owner: 'ann', until: '2026-12-31' }] }, 'refuse'],
])('a project sets levels and accepts single findings: %j', (set, level) => {
  const [found] = decideLevels([finding('promise/missing')], { ...usual, ...set });
  expect(found?.level).toBe(level);
  if (level === 'warn' && set.accepted) expect(found?.message).toBe('b; accepted by ann until 2026-12-31');
});

test.each([
  ['1 old test fails; test/a.js was changed', 'warn'],
  ['1 old test fails; test/a.js, test/b.js were changed', 'ask'],
  ['1 old test fails; test/a.js.snap was changed', 'ask'],
])('old tests that fail because of one file are accepted by that file alone: %s', (message, level) => {
  const accepted = [{ rule: 'old-test/broken', file: 'test/a.js', owner: 'ann', until: '2026-12-31' }] as const;
  const all = makeFindings('old-test/broken', '', [message]);
  expect(decideLevels(all, { ...usual, accepted })[0]?.level).toBe(level);
  expect(decideLevels(all, { ...usual, answer: 'accept it' })[0]?.message).toBe(`${message}; accept it`);
});
