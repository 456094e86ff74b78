import { expect, test } from '@jest/globals';
import { isUatFile, listOpenGaps } from '../../../src/plan/phase/uat.ts';

const uat = ({ status = 'complete', result = 'pass', gaps = '' }) =>
  `---\nstatus: ${status}\nphase: 07\n---\n\n## Tests\n\n### 1. Login\nexpected: it works\nresult: ${result}\n\n## Summary\n\nissues: 0\n\n## Gaps\n\n${gaps}\n`;
const gap = (status: string) =>
  `- truth: "The logout works"\n  status: ${status}\n  reason: "User reported: it failed"\n  severity: major\n`;

test.each<[string, Parameters<typeof uat>[0], string[]]>([
  ['all passed', {}, []],
  ['tests that nobody made', { status: 'partial', result: '[pending]' }, []],
  ['an issue', { result: 'issue' }, ['1. Login']],
  ['an issue that was fixed', { result: 'issue (fixed)' }, []],
  ['a failed gap', { gaps: gap('failed') }, ['The logout works']],
  [
    'a failed gap that was diagnosed',
    { status: 'diagnosed', result: 'issue', gaps: gap('failed') },
    ['The logout works'],
  ],
  ['a gap that is closed, of a test with an issue', { result: 'issue', gaps: gap('resolved') }, []],
  ['one gap of two', { gaps: gap('fixed') + gap('failed') }, ['The logout works']],
  ['a status that says that all is resolved', { status: 'resolved', result: 'issue', gaps: gap('failed') }, []],
  ['a status that says failed, and nothing else', { status: 'failed' }, ['its status is failed']],
])('%s', (_, told, open) => {
  expect(listOpenGaps(uat(told))).toEqual(open);
});

test.each([
  ['07-UAT.md', true],
  ['UAT.md', true],
  ['07-UAT-retest.md', true],
  ['08-UAT.md', false],
  ['07-UAT.json', false],
  ['07-01-SUMMARY.md', false],
])('%s is a record of tests by a person for phase 07: %s', (file, isOne) => {
  expect(isUatFile(file, '07')).toBe(isOne);
});
