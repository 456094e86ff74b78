import { expect, test } from '@jest/globals';
import { evaluateRequirements, type RequirementFacts } from '../../../src/judge/decide/requirements.ts';

const plan = (id: string, summary = true, box: boolean | null = true) => ({ id, summary, box });
const facts = (more: Partial<RequirementFacts> = {}): RequirementFacts => ({
  plans: [plan('07-01'), plan('07-02')],
  hasPhaseBox: true,
  position: 'past',
  plansLeft: null,
  planCount: null,
  plansThere: 2,
  countsPlans: true,
  blocked: null,
  isUnplanned: false,
  gaps: [],
  ...more,
});

test.each<[string, Partial<RequirementFacts>, boolean | null, RegExp]>([
  ['all agree', {}, true, /^$/],
  ['still in the phase, nothing left', { position: 'in', plansLeft: 0 }, true, /^$/],
  ['only the phase has a box', { plans: [plan('1', true, null)] }, true, /^$/],
  ['only the plans have boxes', { hasPhaseBox: false }, true, /^$/],
  [
    'a summary is missing',
    { plans: [plan('07-01'), plan('07-02', false)] },
    false,
    /07-02 has no summary, though its box is ticked/,
  ],
  ['a box is open', { plans: [plan('07-01', true, false)] }, false, /box of 07-01 is open/],
  ['STATE has plans left', { position: 'in', plansLeft: 2 }, false, /2 plans are left/],
  ['STATE has not come here', { position: 'before' }, false, /has not begun/],
  ['STATE says nothing', { position: null }, null, /STATE does not name the current/],
  ['STATE is vague', { position: 'in', plansLeft: null }, null, /how many plans/],
  ['STATE has no line that counts plans', { position: 'in', countsPlans: false }, true, /^$/],
  [
    'STATE says that it is blocked',
    { blocked: 'Blocked: no key' },
    false,
    /STATE: its status is "Blocked: no key"; write/,
  ],
  ['ROADMAP says TBD', { isUnplanned: true }, false, /plans of the phase are still TBD; name them/],
  ['a person found gaps', { gaps: ['UAT: 07-UAT.md has open gaps: x'] }, false, /^UAT: 07-UAT\.md has open gaps: x$/],
  ['ROADMAP has no boxes', { plans: [plan('1', true, null)], hasPhaseBox: false }, null, /ROADMAP has no box/],
  ['ROADMAP forgot a plan', { plans: [plan('1'), plan('2', true, null)], hasPhaseBox: false }, null, /no box for 2/],
  ['ROADMAP counts more plans', { planCount: 4 }, false, /counts 4 plans of the phase, but 2 exist/],
  ['ROADMAP counts fewer plans', { planCount: 1 }, true, /^$/],
  ['there are no plans', { plans: [] }, null, /no plans/],
])('%s', (_, more, done, told) => {
  const answer = evaluateRequirements(facts(more));
  expect(answer.done).toBe(done);
  expect([...answer.open, ...answer.unknown].join('; ')).toMatch(told);
});

test('nothing known is not done, and done is only what all say (I2)', () => {
  for (const summary of [true, false])
    for (const box of [true, false, null])
      for (const hasPhaseBox of [true, false])
        for (const position of ['before', 'in', 'past', null] as const)
          for (const plansLeft of [0, 1, null]) {
            const { done, open, unknown } = evaluateRequirements(
              facts({ plans: [{ id: '1', summary, box }], hasPhaseBox, position, plansLeft, plansThere: 1 }),
            );
            const boxed = box !== false && (box === true || hasPhaseBox);
            const there = position === 'past' || (position === 'in' && plansLeft === 0);
            expect(done === true).toBe(summary && boxed && there);
            expect(open.length + unknown.length > 0).toBe(done !== true);
            expect(open.length > 0).toBe(done === false);
          }
});
