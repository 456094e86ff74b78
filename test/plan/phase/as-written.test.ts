import { describe, expect, test } from '@jest/globals';
import { readPhase } from '../../../src/plan/phase/phase.ts';
import { parsePlan } from '../../../src/plan/phase/plan.ts';
import { readTree } from '../../../src/plan/phase/planning-tree.ts';
import { findNextPhase, parseRoadmap } from '../../../src/plan/phase/roadmap.ts';
import { findEarlyTicks, getDirectoryProgress } from '../../../src/plan/phase/tree-findings.ts';
import { phaseFiles, planText, projectOnDisk } from './project-on-disk.ts';

// Plans as people and models write them, beyond what the format asks for. One promise a line.
const path = '.planning/phases/07-auth/07-01-PLAN.md';
const task = (name: string, action: string) =>
  `<task type="auto">\n<name>${name}</name>\n<action>${action}</action>\n</task>`;
const read = (lines: string[], body: string[] = []) =>
  parsePlan(['---', ...lines, '---', ...body, ''].join('\n'), path);
const taskNames = (...body: string[]) => read(['plan: 01'], body).plan.tasks.map(({ name }) => name);
const told = (...lines: string[]) =>
  read(lines, [task('A', 'x')]).diagnostics.map(({ code, line, severity }) => `${severity} ${code}:${line}`);

describe('a literal <!-- hides no task', () => {
  test.each([
    ['in prose', task('One', 'Strip every <!-- from the page.')],
    [
      'in a command',
      '<task type="auto">\n<name>One</name>\n<verify><automated>! grep -c "<!--" a.html</automated></verify>\n</task>',
    ],
    ['in backticks', task('One', 'Write `<!--` and, two lines\nbelow, close it.')],
  ])('%s', (_, first) => {
    const tasks = [
      '<tasks>',
      first,
      task('Two', 'x'),
      '<!-- a remark -->',
      task('Three', 'It ends with -->'),
      '</tasks>',
    ];
    expect(taskNames(...tasks)).toEqual(['One', 'Two', 'Three']);
  });

  test('outside of the tasks', () => {
    const prose = 'The parser has to skip `<!--` comments, and <!-- too.';
    expect(taskNames(prose, '', task('One', 'x'), '<!-- a remark -->', task('Two', 'x'))).toEqual(['One', 'Two']);
  });

  test('while a task that is commented out stays out', () => {
    const out = ['<!--', task('Old', 'x'), '-->', `<!-- ${task('Older', 'x')}`, '-->'];
    expect(taskNames(...out, task('New', 'x'), '<!-- </task> -->')).toEqual(['New']);
  });
});

describe('a SUMMARY goes with its plan', () => {
  const phase = (files: string[]) =>
    readPhase(
      projectOnDisk(phaseFiles('30-x', Object.fromEntries(files.map((file) => [file, planText('plan: 01')])))),
      '30',
    );

  test('by the number, as GSD names it', async () => {
    const { plans, summariesWithoutPlan } = await phase(['30-01-slug-PLAN.md', '30-01-SUMMARY.md', '30-02-PLAN.md']);
    expect(plans.map(({ id, hasSummary }) => [id, hasSummary])).toEqual([
      ['30-01-slug', true],
      ['30-02', false],
    ]);
    expect(plans[0]?.summaryPath).toBe('.planning/phases/30-x/30-01-SUMMARY.md');
    expect(summariesWithoutPlan).toEqual([]);
  });

  test('but not where two plans have the number', async () => {
    const { plans, diagnostics } = await phase(['30-01-a-PLAN.md', '30-01-b-PLAN.md', '30-01-SUMMARY.md']);
    expect(plans.map(({ hasSummary }) => hasSummary)).toEqual([false, false]);
    expect(diagnostics.map(({ code }) => code)).toContain('summary-without-plan');
  });
});

describe('the ROADMAP', () => {
  const tree = (files: Record<string, string[]>) =>
    readTree(
      projectOnDisk(
        Object.assign(
          { '.planning/phases/.keep': '' },
          ...Object.entries(files).map(([dir, names]) =>
            phaseFiles(dir, Object.fromEntries(names.map((name) => [name, planText('plan: 01')]))),
          ),
        ),
      ),
    );

  test('that ticks a phase without summaries is told', async () => {
    const phases = tree({
      '01-a': ['01-01-PLAN.md', '01-01-SUMMARY.md', '01-02-PLAN.md'],
      '02-b': ['02-01-slug-PLAN.md', '02-01-SUMMARY.md'],
      '03-c': ['03-01-PLAN.md'],
      '04-d': ['04-01-PLAN.md'],
    });
    const boxes = '- [x] **Phase 1: A**\n- [x] **Phase 2: B**\n- [x] Phase 3: C\n- [ ] Phase 4: D\n';
    const found = findEarlyTicks(parseRoadmap(boxes), phases).map(({ diagnostic: { line, message } }) => [
      line,
      message,
    ]);
    expect(found).toEqual([
      [1, expect.stringContaining('1 of its 2 plans in .planning/phases/01-a has no SUMMARY')],
      [3, expect.stringContaining('its plan in .planning/phases/03-c has no SUMMARY')],
    ]);
  });

  test('that ticks a phase of an archived milestone with the same number says nothing of this one', async () => {
    const roadmap = parseRoadmap('<details>\n\n- [x] Phase 1: Old\n\n</details>\n');
    expect(findEarlyTicks(roadmap, tree({ '01-new': ['01-01-PLAN.md'] }))).toEqual([]);
  });

  const two = ['02-01-PLAN.md', '02-01-SUMMARY.md'];
  test.each<[string, Record<string, string[]>, [string | null, string]]>([
    ['is the next one with open plans', { '02-b': ['02-01-PLAN.md'] }, ['02', 'planned']],
    ['is not one that is done', { '02-b': two, '03-c': ['03-01-PLAN.md'] }, ['03', 'planned']],
    ['may be without plans', { '02-b': ['02-CONTEXT.md'], '03-c': ['03-01-PLAN.md'] }, ['02', 'unplanned']],
    ['may be without a directory', { '03-c': ['03-01-PLAN.md'] }, ['2', 'unplanned']],
    ['after done ones may be without plans', { '02-b': two }, ['3', 'unplanned']],
    [
      'is none where all later ones are done',
      { '02-b': two, '03-c': ['03-01-PLAN.md', '03-01-SUMMARY.md'] },
      [null, 'done'],
    ],
  ])('the next phase %s', async (_, files, [nextPhase, nextPhaseStatus]) => {
    const roadmap = parseRoadmap('- [x] Phase 1: A\n- [ ] Phase 2: B\n- [ ] Phase 3: C\n');
    const phases = tree({ '01-a': ['01-01-PLAN.md'], ...files });
    const found = findNextPhase(roadmap, phases.phases, '01', (id) => getDirectoryProgress(roadmap, phases, id));
    expect(found).toEqual({ nextPhase, nextPhaseStatus });
  });
});

describe('what decides is read or told', () => {
  test.each([
    ['autonomous: no', false, ['info asks-person:2']],
    ['autonomous: False # a person looks on', false, ['info asks-person:2']],
    ['autonomous: "true (after 07-00)"', true, []],
    ['autonomous: partially', false, ['warning autonomous-unclear:2', 'info asks-person:2']],
    ['autonomous:', false, ['warning autonomous-unclear:2', 'info asks-person:2']],
    ['autonomus: false', false, ['warning key-misspelt:2', 'info asks-person:2']],
    ['plan: 01', true, []],
  ])('%s', (line, autonomous, diagnostics) => {
    expect(read([line]).plan.autonomous).toBe(autonomous);
    expect(told(line)).toEqual(diagnostics);
  });

  test.each(['depend_on', 'dependsOn', 'depends-on', 'depends', 'dependencies', 'Depends_On', 'dependson'])(
    '%s',
    (key) => {
      expect(read([`${key}: ["07-00"]`]).plan.dependsOn).toEqual(['07-00']);
      expect(told(`${key}: ["07-00"]`)).toEqual(key === 'depends-on' ? [] : ['warning key-misspelt:2']);
    },
  );

  test.each(['file_modified', 'files-modified', 'files_to_modify', 'filesModified', 'files_modifed'])('%s', (key) => {
    expect(read([`${key}: [src/a.ts]`]).plan.filesModified).toEqual(['src/a.ts']);
  });

  test.each(['state: superseded', 'types: tdd', 'department: x'])('%s is another key', (line) => {
    expect(read([line]).plan).toMatchObject({ superseded: false, type: 'execute', dependsOn: [] });
    expect(told(line)).toEqual([]);
  });

  test('of two spellings the right one counts, and the other is told', () => {
    const lines = ['depend_on: ["07-09"]', 'depends_on: ["07-00"]'];
    expect(read(lines).plan.dependsOn).toEqual(['07-00']);
    expect(told(...lines)).toEqual(['warning key-misspelt:2']);
  });

  test('files_modified may name several files in one text', () => {
    expect(read(['files_modified: src/a.ts, src/{b,c}.ts']).plan.filesModified).toEqual(['src/a.ts', 'src/{b,c}.ts']);
  });

  test.each([
    ['07-01-plan.md', 'error'],
    ['plan.md', 'error'],
    ['plans/07-01-plan.md', 'error'],
    ['rollout-plan.md', 'warning'],
  ])('a plan named %s is no plan, which is an %s', async (file, severity) => {
    const { plans, diagnostics } = await readPhase(
      projectOnDisk(phaseFiles('07-a', { [file]: planText('plan: 01') })),
      '7',
    );
    expect(plans).toEqual([]);
    expect(diagnostics.filter(({ code }) => code === 'plan-not-scheduled')).toMatchObject([{ severity }]);
  });

  test.each([
    ['07-02.PLAN.md', 'error'],
    ['07-02-PLAN.markdown', 'error'],
    ['07-01-PLAN copy.md', 'warning'],
  ])('a document with tasks named %s beside plan 07-01 is an %s', async (file, severity) => {
    const text = `${planText('plan: 02')}<task type="auto"><name>x</name></task>\n`;
    const root = projectOnDisk(phaseFiles('07-a', { '07-01-PLAN.md': planText('plan: 01'), [file]: text }));
    const { diagnostics } = await readPhase(root, '7');
    expect(diagnostics.filter(({ code }) => code === 'plan-not-scheduled')).toMatchObject([{ severity }]);
  });

  test('a document in lower case beside the plan of its number is told only', async () => {
    const root = projectOnDisk(phaseFiles('07-a', { '07-01-PLAN.md': planText('plan: 01'), '07-01-test-plan.md': '' }));
    expect((await readPhase(root, '7')).diagnostics.map(({ code, severity }) => [code, severity])).toEqual([
      ['plan-not-scheduled', 'warning'],
    ]);
  });
});

describe('what a plan promises is checked or told', () => {
  const artifacts = (...lines: string[]) => ['must_haves:', '  artifacts:', ...lines.map((line) => `    ${line}`)];

  test('entries that name no file decide nothing and are told', () => {
    const lines = ['files_modified: [/etc/hosts, "~/a.ts", src/a.ts, none]', ...artifacts('- path: Lighthouse report')];
    expect(told(...lines)).toEqual(['warning path-undecidable:2', 'warning path-undecidable:3']);
  });

  test.each([
    ['- "`src/app/(auth)/page.tsx` (new)"', 'src/app/(auth)/page.tsx'],
    ['- "src/a.ts - the page"', 'src/a.ts'],
    ['- path: "`src/*.ts` (all)"', 'src/*.ts'],
    ['- path: ./src/a.ts', 'src/a.ts'],
  ])('%s is the path alone', (line, path) => {
    expect(read(artifacts(line)).plan.mustHaves.artifacts).toMatchObject([{ path }]);
  });

  test('exports may have commas in brackets', () => {
    const exported = (value: string) =>
      read(artifacts(`- path: a.ts`, `  exports: ${value}`)).plan.mustHaves.artifacts[0]?.exports;
    expect(exported('"Map<string, number>, find"')).toEqual(['Map<string, number>', 'find']);
    expect(exported('["make(a: A, b: B) => C", "Result<T, E>"]')).toEqual(['make(a: A, b: B) => C', 'Result<T, E>']);
    expect(exported('"a < b, c"')).toEqual(['a < b', 'c']);
  });

  test.each([
    ['minLines: 50+', { minLines: 50 }],
    ['contains_all: [a, b]', { contains: ['a', 'b'] }],
  ])('%s is checked', (line, promised) => {
    const lines = artifacts('- path: a.ts', `  ${line}`);
    expect(read(lines).plan.mustHaves.artifacts).toMatchObject([promised]);
    expect(told(...lines)).toEqual([]);
  });

  test.each(['max_lines: 300', 'not_contains: TODO', 'min_tests: 5', 'contains_any: [a, b]', 'min_lines: plenty'])(
    '%s is not checked, and told',
    (line) => {
      expect(told(...artifacts('- path: a.ts', `  ${line}`))).toEqual(['warning promise-unchecked:2']);
    },
  );
});
