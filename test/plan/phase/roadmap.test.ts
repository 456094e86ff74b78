import { describe, expect, test } from '@jest/globals';
import { findNextPhase, listUnticked, parseRoadmap, tickPhase, tickPlan } from '../../../src/plan/phase/roadmap.ts';

const roadmap = `# Roadmap

- [x] **Phase 1: Foundation** - base
- [ ] **Phase 2: API (part 1)** - api
- [ ] Phase 5: Search
- [ ] **Phase 4: Polish**

## Phase Details

### Phase 1: Foundation
**Plans**: 2 plans
- [x] 01-01-PLAN.md — Setup
- [X] **01-02-PLAN.md** - Lint

### Phase 2: API
- [ ] 02-01: Routes
- [ ] \`02-02-PLAN.md\` - Errors
* [ ] 02-PLAN-03.md
1. [ ] [02-04-PLAN.md](phases/02-api/02-04-PLAN.md)

#### Phase 2.1: Hotfix (INSERTED)
- [ ] 2.1-01: Fix
- [ ] 02.1-10-PLAN.md

### Phase 999.1: Some day
`;
const ids = (text: string) => parseRoadmap(text).phases.map(({ id }) => id);

describe('a roadmap', () => {
  test('gives each phase once, in the order in which it is listed', () => {
    expect(parseRoadmap(roadmap).phases.slice(0, 3)).toMatchObject([
      { id: '1', name: 'Foundation', checked: true, line: 3 },
      { id: '2', name: 'API', checked: false, line: 4 },
      { id: '2.1', name: 'Hotfix', checked: null, line: 21 },
    ]);
    expect(ids(roadmap)).toEqual(['1', '2', '2.1', '5', '4', '999.1']);
  });

  test('tells how many plans a phase has, by its own line or by the table of progress', () => {
    const table =
      '## Progress\n\n| Phase | Plans | Status |\n|---|---|---|\n| 1. A | 0/9 | x |\n| 5. Search | 1/4 | y |\n';
    const guess = '### Phase 4: Polish\n**Plans**: about 3 plans\n';
    const { phases } = parseRoadmap(`${roadmap}${guess}${table}`);
    expect(phases.map(({ id, planCount }) => [id, planCount])).toEqual(
      expect.arrayContaining([
        ['1', 2],
        ['2', null],
        ['4', null],
        ['5', 4],
      ]),
    );
  });

  test('reads the checkboxes of plans in all spellings', () => {
    expect(parseRoadmap(roadmap).plans.map(({ id, phase, checked }) => [id, phase, checked])).toEqual([
      ['01-01', '1', true],
      ['01-02', '1', true],
      ['02-01', '2', false],
      ['02-02', '2', false],
      ['02-03', '2', false],
      ['02-04', '2', false],
      ['2.1-01', '2.1', false],
      ['02.1-10', '2.1', false],
    ]);
  });

  test('listing finished milestones newest first still orders its phases', () => {
    const text =
      '<details>\n<summary>v2</summary>\n\n- [x] Phase 3: C\n- [x] Phase 4: D\n\n</details>\n\n<details>\n\n- [x] Phase 1: A\n- [x] Phase 2: B\n</details>\n';
    expect(ids(text)).toEqual(['1', '2', '3', '4']);
  });

  test.each([
    ['### Phase 3: Name', '3', 'Name'],
    ['- [x] Phase 7: Name (2/2 plans) — completed 2026-01-01', '7', 'Name'],
    ['- [ ] **Phase 8: Name**: text', '8', 'Name'],
    ['### 🚧 Phase 9: Name', '9', 'Name'],
  ])('understands %s', (line, id, name) => {
    expect(parseRoadmap(line).phases).toMatchObject([{ id, name }]);
  });

  test('a range of phases is no phase', () => {
    expect(ids('- [ ] Phase 1-4: all\n### Phases 9-13')).toEqual([]);
  });
});

describe('the next phase', () => {
  const planned = () => ({ isPlanned: true, isDone: false });
  const following = (text: string | null, dirs: string[], id: string) =>
    findNextPhase(
      text === null ? null : parseRoadmap(text),
      dirs.map((dir) => ({ id: dir })),
      id,
      planned,
    );
  const next = (id: string, dirs: string[] = []) => following(roadmap, dirs, id).nextPhase;

  test('is the next of the roadmap, never one more', () => {
    expect(['1', '02', '2.1', '5', '4'].map((id) => next(id))).toEqual(['2', '2.1', '5', '4', null]);
    expect(following(roadmap, [], '4').nextPhaseStatus).toBe('last');
  });

  test.each([
    [null, '6', '7'],
    [null, '02.1', '03'],
    [null, '12A', '13'],
    ['- [ ] Phase 1: A', '6', '7'],
  ])('is counted where no roadmap lists the phase: %j, %s', (text, id, nextPhase) => {
    expect(following(text, [id], id)).toEqual({ nextPhase, nextPhaseStatus: 'counted' });
  });

  test('is unknown after a phase without a number', () => {
    expect(following(null, [], 'beta')).toEqual({ nextPhase: null, nextPhaseStatus: 'unknown' });
  });

  test('is named as its directory is', () => {
    expect(next('1', ['01', '02'])).toBe('02');
    expect(next('2', ['01', '02', '02.1'])).toBe('02.1');
  });

  test('comes from the directories where the roadmap says nothing', () => {
    const dirs = ['10', '02.1', '2', '02.10'];
    expect(following(null, dirs, '2').nextPhase).toBe('02.1');
    expect(following('# Nothing', dirs, '02.1').nextPhase).toBe('02.10');
  });

  test('of a phase the roadmap does not name lies between its neighbours', () => {
    expect(next('3', ['03'])).toBe('5');
    expect(following('- [ ] Phase 9: X', ['05', '06', '09'], '05').nextPhase).toBe('06');
  });

  test('is never a backlog phase', () => {
    expect(following(null, ['3', '999.1'], '3').nextPhase).toBe('4');
  });
});

test.each([
  ['- [ ] TBD (run /gsd:plan-phase 1 to break down)', true],
  ['- [ ] Plans: to be determined', true],
  ['- [ ] ~~TBD~~', false],
  ['**Plans**: TBD', false],
  ['- [ ] 01-01: TBD', false], // a plan that has a name and is still to be written
  ['- [ ] TBD-banner is shown', false],
  ['### Phase 2: B\n\n- [ ] TBD', false],
])('%j below phase 1 leaves its plans open: %s', (line, isUnplanned) => {
  const { phases } = parseRoadmap(`- [ ] **Phase 1: A**\n\n### Phase 1: A\n\n${line}\n`);
  expect(phases.find(({ id }) => id === '1')?.isUnplanned).toBe(isUnplanned);
});

describe('ticking', () => {
  test('changes one character and is idempotent', () => {
    const ticked = tickPlan(roadmap, '02-01');
    expect(ticked).toBe(roadmap.replace('- [ ] 02-01:', '- [x] 02-01:'));
    expect(tickPlan(ticked, '02-01')).toBe(ticked);
  });

  test.each([
    ['2-2', '- [ ] `02-02-PLAN.md`', '- [x] `02-02-PLAN.md`'],
    ['02-04', '1. [ ] [02-04', '1. [x] [02-04'],
    ['02.1-01', '- [ ] 2.1-01', '- [x] 2.1-01'],
  ])('finds plan %s', (id, before, after) => {
    expect(tickPlan(roadmap, id)).toBe(roadmap.replace(before, after));
  });

  test('2.1-10 and 2.1-01 are two plans, and an unknown one changes nothing', () => {
    expect(tickPlan(roadmap, '2.1-1')).toBe(roadmap.replace('[ ] 2.1-01', '[x] 2.1-01'));
    expect(tickPlan(roadmap, '03-01')).toBe(roadmap);
  });

  test('keeps line ends, blanks and a capital X', () => {
    const text = '### Phase 1: A\r\n- [X] 01-01: a  \r\n\t- [ ] 01-02: [ ] b\r\n';
    expect(tickPlan(text, '01-01')).toBe(text);
    expect(tickPlan(text, '01-02')).toBe(text.replace('\t- [ ]', '\t- [x]'));
  });

  test('bare numbers are told apart by the phase they stand under', () => {
    const text = '### Phase 1: A\n- [ ] 01-PLAN.md\n### Phase 2: B\n- [ ] 01-PLAN.md\n';
    expect(tickPlan(text, '01', '02')).toBe('### Phase 1: A\n- [ ] 01-PLAN.md\n### Phase 2: B\n- [x] 01-PLAN.md\n');
  });

  test('a phase is ticked where it has a box', () => {
    expect(tickPhase(roadmap, '02')).toBe(roadmap.replace('- [ ] **Phase 2:', '- [x] **Phase 2:'));
    expect(tickPhase(roadmap, '2.1')).toBe(roadmap);
  });
});

test('the plans without a tick are those that ticking would change', () => {
  const ids = ['01-01', '01-02', '02-01', '02-03', '02-04', '09-01'];
  for (const phase of ['1', '2']) {
    const changed = ids.filter((id) => tickPlan(roadmap, id, phase) !== roadmap);
    expect(listUnticked(roadmap, ids, phase)).toEqual(changed);
  }
  expect(listUnticked(roadmap, ids, '2').length).toBeGreaterThan(1);
});
