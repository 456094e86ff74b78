import { describe, expect, test } from '@jest/globals';
import { buildSchedule } from '../../../src/plan/schedule/schedule.ts';
import { phaseInMemory } from './phase-in-memory.ts';

const codes = (made: ReturnType<typeof buildSchedule>) => made.diagnostics.map(({ code }) => code);

describe('a schedule', () => {
  test('puts each plan one level above the highest it depends on, in plan order', () => {
    const made = buildSchedule(
      phaseInMemory({
        '03-01-PLAN.md': '',
        '03-02-PLAN.md': 'depends_on: ["03-01"]',
        '03-03-PLAN.md': 'depends_on: ["03-01"]',
        '03-04-PLAN.md': 'depends_on: ["03-03", "03-01"]',
        '03-05-PLAN.md': 'depends_on: []',
      }),
    );
    expect(made.waves).toEqual([['03-01', '03-05'], ['03-02', '03-03'], ['03-04']]);
    expect(made.plans.map(({ wave }) => wave)).toEqual([1, 2, 2, 3, 1]);
    expect(made).toMatchObject({ cycle: null, overlaps: [], diagnostics: [] });
  });

  test.each([
    ['03-01', ['03-01']],
    ['03-1', ['03-01']],
    ['03-01-PLAN.md', ['03-01']],
    ['.planning/phases/03-api/03-01-PLAN.md', ['03-01']],
    ['03-api-01', ['03-01']],
    ['1', ['03-01']],
    ['Plan 1', ['03-01']],
    ['01B', ['03-01b']],
  ])('depends_on "%s" is %j', (item, dependsOn) => {
    const made = buildSchedule(
      phaseInMemory({ '03-01-PLAN.md': '', '03-01b-PLAN.md': '', '03-02-PLAN.md': `depends_on: ["${item}"]` }),
    );
    expect(made.plans[2]).toMatchObject({ dependsOn });
    expect(made.diagnostics).toEqual([]);
  });

  test('04.1-01 may be written 4.1-01, but 2.10 is not 2.1', () => {
    const plans = { '04.1-01-PLAN.md': '', '04.1-02-PLAN.md': 'depends_on: [4.1-01, 4.10-01]' };
    const made = buildSchedule(phaseInMemory(plans, { dir: '.planning/phases/04.1-fix' }));
    expect(made.plans[1]).toMatchObject({ dependsOn: ['04.1-01'] });
    expect(made.diagnostics).toMatchObject([{ message: expect.stringContaining('"4.10-01"') }]);
  });

  test.each(['none', 'None', 'n/a', '-', 'Phase 58', 'phase-3', '2.1', 'Phase 2 (API)'])(
    '"%s" names no plan and is no slip',
    (item) => {
      const made = buildSchedule(phaseInMemory({ '03-01-PLAN.md': `depends_on: ["${item}"]` }));
      expect(made.plans[0]).toMatchObject({ dependsOn: [] });
      expect(made.diagnostics).toEqual([]);
    },
  );

  test('plans of other phases are known, and told when they are not done', () => {
    const others = ['.planning/phases/02-base/02-01-PLAN.md', '.planning/phases/02-base/02-02-PLAN.md'];
    const made = buildSchedule(phaseInMemory({ '03-01-PLAN.md': 'depends_on: ["2-1", "02-02"]' }, { others }));
    expect(made.plans[0]).toMatchObject({ dependsOn: [], wave: 1 });
    expect(made.diagnostics).toMatchObject([{ code: 'cross-phase-incomplete', severity: 'warning', line: 2 }]);
  });

  test.each([
    ['03-09', 'error'],
    ['09-01', 'warning'],
    ['{"plan":"x"}', 'error'],
    ['the schema is designed', 'warning'],
  ])('"%s" is unresolved, and stops the phase where only a plan of it can be meant (%s)', (item, severity) => {
    const made = buildSchedule(phaseInMemory({ '03-01-PLAN.md': `wave: 1\ndepends_on: ['${item}']` }));
    expect(made.plans[0]).toMatchObject({ dependsOn: [] });
    expect(made.diagnostics).toMatchObject([
      {
        code: 'dependency-unresolved',
        severity,
        file: '.planning/phases/03-api/03-01-PLAN.md',
        line: 3,
        message: expect.stringMatching(/names ".+".*plans: 03-01/),
      },
    ]);
  });

  test('a context that reads the SUMMARY of the same or a later wave, or its own, is told', () => {
    const context = (name: string) => `<context>\n@.planning/phases/03-api/${name}-SUMMARY.md\n</context>`;
    const phase = phaseInMemory({
      '03-01-PLAN.md': `plan: 01\n---\n${context('03-02')}`,
      '03-02-PLAN.md': `plan: 02\n---\n${context('03-03')}`,
      '03-03-PLAN.md': `depends_on: ["03-01"]\n---\n${context('03-02')}`,
      '03-04-PLAN.md': `plan: 04\n---\n${context('03-04')}`,
    });
    const told = () =>
      buildSchedule(phase).diagnostics.map(({ file, line, message }) => [file.slice(-10, -8), line, message]);
    expect(told()).toEqual([
      ['01', 5, expect.stringContaining('plan 03-02 of the same wave')],
      ['02', 5, expect.stringContaining('plan 03-03 of a later wave')],
      ['04', 5, expect.stringContaining('this plan itself')],
    ]);
    for (const plan of phase.plans) plan.hasSummary = true;
    expect(told()).toEqual([]);
  });

  test('a number that two plans carry decides nothing', () => {
    const made = buildSchedule(
      phaseInMemory({ '03-01-a-PLAN.md': '', '03-01-b-PLAN.md': '', '03-02-PLAN.md': 'depends_on: [1]' }),
    );
    expect(made.diagnostics).toMatchObject([
      { code: 'dependency-unresolved', message: expect.stringContaining('03-01-a or 03-01-b') },
    ]);
  });

  test('a cycle is an error that names the whole ring', () => {
    const made = buildSchedule(
      phaseInMemory({
        '03-01-PLAN.md': '',
        '03-02-PLAN.md': 'depends_on: ["03-01", "03-04"]',
        '03-03-PLAN.md': 'depends_on: ["03-02"]',
        '03-04-PLAN.md': 'depends_on: ["03-03"]',
        '03-05-PLAN.md': 'depends_on: ["03-04"]',
      }),
    );
    expect(made.cycle).toEqual(['03-02', '03-04', '03-03', '03-02']);
    expect(made.waves).toEqual([['03-01']]);
    expect(made.plans.map(({ wave }) => wave)).toEqual([1, 0, 0, 0, 0]);
    expect(made.diagnostics).toMatchObject([
      {
        code: 'dependency-cycle',
        severity: 'error',
        line: 2,
        message: expect.stringContaining('03-02 → 03-04 → 03-03 → 03-02'),
      },
    ]);
  });

  test('a plan that depends on itself is a ring of one', () => {
    expect(buildSchedule(phaseInMemory({ '03-01-PLAN.md': 'depends_on: ["03-01"]' })).cycle).toEqual([
      '03-01',
      '03-01',
    ]);
  });

  test('superseded plans leave the waves, and nobody waits for them', () => {
    const made = buildSchedule(
      phaseInMemory({ '03-01-PLAN.md': 'status: superseded', '03-02-PLAN.md': 'depends_on: ["03-01"]' }),
    );
    expect(made.waves).toEqual([['03-02']]);
    expect(codes(made)).toEqual(['depends-on-superseded']);
  });

  test('a differing declared wave is a warning and never an order', () => {
    const made = buildSchedule(
      phaseInMemory({
        '03-01-PLAN.md': 'wave: 3',
        '03-02-PLAN.md': 'wave: 1\ndepends_on: ["03-01"]',
        '03-03-PLAN.md': 'wave: N/A',
      }),
    );
    expect(made.waves).toEqual([['03-01', '03-03'], ['03-02']]);
    expect(codes(made)).toEqual(['wave-differs', 'wave-differs', 'wave-differs']);
  });

  test('a phase that counts its waves from 0 is not wrong', () => {
    const made = buildSchedule(
      phaseInMemory({ '03-01-PLAN.md': 'wave: 0', '03-02-PLAN.md': 'wave: 1\ndepends_on: ["03-01"]' }),
    );
    expect(made.diagnostics).toEqual([]);
  });

  test('the same phase gives the same schedule (I11)', () => {
    const phase = phaseInMemory({ '03-01-PLAN.md': '', '03-02-PLAN.md': 'depends_on: ["03-01"]' });
    expect(JSON.stringify(buildSchedule(phase))).toBe(JSON.stringify(buildSchedule(phase)));
  });
});

describe('overlaps', () => {
  const overlaps = (a: string, b: string) =>
    buildSchedule(
      phaseInMemory({ '03-01-PLAN.md': `files_modified: ${a}`, '03-02-PLAN.md': `files_modified: ${b}` }),
    ).overlaps.map(({ files }) => files);

  test.each([
    ['["src/a.ts"]', '["./src/a.ts"]', ['src/a.ts']],
    ['["src/[id]/page.tsx"]', '["src/[id]/page.tsx"]', ['src/[id]/page.tsx']],
    ['["src/a.ts (new)"]', '["src/a.ts"]', ['src/a.ts']],
    ['["src/**/*.ts"]', '["src/x/y/a.ts"]', ['src/x/y/a.ts']],
    ['["src/"]', '["src/a.ts"]', ['src/a.ts']],
    ['["src/**"]', '["src/lib/*.ts"]', ['src/**', 'src/lib/*.ts']],
    ['["**/*.test.ts"]', '["test/a.test.ts"]', ['test/a.test.ts']],
    ['["src/{a,b}.ts"]', '["src/b.ts"]', ['src/b.ts']],
    ['["src/"]', '["src"]', ['src']],
    ['["**/a.ts"]', '["src"]', ['src']],
    ['["*/a.ts"]', '["src/*"]', ['*/a.ts', 'src/*']],
  ])('%s and %s share %j', (a, b, files) => {
    expect(overlaps(a, b)).toEqual([files]);
    expect(overlaps(b, a)).toEqual([files]);
  });

  test.each([
    ['["src/[id]/a.ts"]', '["src/i/a.ts"]'],
    ['["src/{a,b}.ts"]', '["src/{c,d}.ts"]'],
    ['["src/*.ts"]', '["src/x/a.ts"]'],
    ['["src/lib/"]', '["src/library.ts"]'],
    ['["src/*.css"]', '["src/*.ts"]'],
    ['["**/*.test.ts"]', '["src/*.css", "src/a.ts", ".eslintrc.json"]'],
    ['["/etc/hosts", "~/a", "the tests, TBD"]', '["/etc/hosts", "~/a", "the tests, TBD"]'],
    ['[]', '["a"]'],
  ])('%s and %s share nothing', (a, b) => {
    expect(overlaps(a, b)).toEqual([]);
  });

  test('plans of different waves do not overlap', () => {
    const made = buildSchedule(
      phaseInMemory({
        '03-01-PLAN.md': 'files_modified: [a.ts]',
        '03-02-PLAN.md': 'files_modified: [a.ts]\ndepends_on: ["03-01"]',
      }),
    );
    expect(made.overlaps).toEqual([]);
  });

  test('a pattern of many stars is matched in bounded time', () => {
    const before = process.cpuUsage();
    expect(overlaps(`["${'*a'.repeat(2_000)}"]`, `["${'a'.repeat(4_000)}"]`)).toHaveLength(1);
    expect(overlaps(`["${'**/'.repeat(100)}b.ts"]`, `["${'a/'.repeat(100)}c.ts"]`)).toEqual([]);
    const many = (ends: string) => JSON.stringify(Array.from({ length: 1_000 }, (_, at) => `*${at}*${ends}`));
    expect(overlaps(many('.a'), many('.b'))).toEqual([]);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(4_000);
  });
});
