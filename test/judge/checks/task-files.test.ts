import { describe, expect, test } from '@jest/globals';
import { verifyTaskFiles } from '../../../src/judge/checks/task-files.ts';
import { decideLevels, listObjections, listWarnings } from '../../../src/judge/rules/finding.ts';
import { ruleBook } from '../../../src/judge/rules/rule-book.ts';
import { findStatedReason } from '../../../src/plan/claims/summary-reasons.ts';
import { parsePlan } from '../../../src/plan/phase/plan.ts';
import { usual } from './levels.ts';

interface Row {
  readonly name: string;
  /** The files of each task. */
  readonly tasks: readonly string[];
  readonly files?: string;
  readonly types?: readonly string[];
  readonly changed: readonly string[];
  /** Those of them that changed in blanks or comments only. */
  readonly hollow?: readonly string[];
  /** What each task is to do. */
  readonly action?: string;
  /** Files of the base and the tree, besides those that changed. */
  readonly there?: readonly string[];
  readonly ignored?: readonly string[];
  readonly isPart?: boolean;
  readonly summary?: string;
  readonly fails?: readonly string[];
  readonly warns?: RegExp;
}

const three = ['src/model.js', 'src/route.js', 'test/route.test.js'];

const rows: readonly Row[] = [
  // Only a part of the plan
  { name: 'does the first task of three', tasks: three, changed: ['src/model.js'], fails: ['tasks', 'declared_test'] },
  { name: 'leaves out the test', tasks: three, changed: three.slice(0, 2), fails: ['declared_test'] },
  {
    name: 'adds a blank line to the file',
    tasks: ['a.js', 'b.js'],
    changed: ['a.js', 'b.js'],
    hollow: ['b.js'],
    fails: ['tasks'],
  },
  {
    name: 'adds the comments of the plan',
    tasks: ['a.js', 'b.js'],
    action: 'Add JSDoc comments',
    changed: ['a.js', 'b.js'],
    hollow: ['b.js'],
  },
  { name: 'does not make a second file', tasks: ['a.js, b.js'], changed: ['a.js'], fails: ['tasks'] },
  { name: 'changed nothing below a folder', tasks: ['a.js', 'docs/'], changed: ['a.js'], fails: ['tasks'] },
  {
    name: 'did a part of it without a task',
    tasks: ['a.js', 'b.js'],
    isPart: true,
    changed: ['a.js'],
    summary: 'Task 2 was not needed',
    fails: ['tasks'],
  },

  // The whole plan
  { name: 'does all tasks', tasks: three, changed: three },
  {
    name: 'changes one, and says of the other that it is right as it is',
    tasks: ['a.js, b.js'],
    there: ['b.js'],
    changed: ['a.js'],
    summary: 'b.js: no change was needed',
  },
  { name: 'deletes a file', tasks: ['old.js'], changed: ['old.js'] },
  { name: 'changes a file of a pattern', tasks: ['src/**/*.js'], changed: ['src/x/y.js'] },
  { name: 'makes both of {a,b}', tasks: ['src/{a,b}.js'], changed: ['src/a.js', 'src/b.js'] },
  { name: 'has a task of no file', tasks: ['a.js', 'N/A (verification only)', ''], changed: ['a.js'] },
  { name: 'asks a person', tasks: ['a.js', 'b.js'], types: ['auto', 'checkpoint:human-verify'], changed: ['a.js'] },
  {
    name: 'is a part, whose later files are not due',
    tasks: ['a.js'],
    files: 'a.js, b.js',
    isPart: true,
    changed: ['a.js'],
  },
  {
    name: 'builds what git ignores',
    tasks: ['a.js', 'dist/a.js', 'out/'],
    ignored: ['dist/a.js', 'out'],
    changed: ['a.js'],
  },
  { name: 'writes a secret, which no commit has', tasks: ['a.js', '.env'], changed: ['a.js'] },
  { name: 'names what no path is', tasks: ['a.js', '/etc/x', 'various files'], changed: ['a.js'] },
  { name: 'has a form of a name', tasks: ['db/XXXX_users.sql'], changed: ['db/0001_users.sql'] },

  // The same file under another name
  {
    name: 'writes it in another language',
    tasks: ['src/a.js', 'src/route.js'],
    changed: ['src/a.js', 'src/route.ts'],
    warns: /src\/route.ts/,
  },
  {
    name: 'puts it elsewhere',
    tasks: ['a.js', 'test/sums.test.js'],
    changed: ['a.js', 'src/sums.test.js'],
    warns: /src\/sums.test.js/,
  },
  {
    name: 'numbers a migration itself',
    tasks: ['db/0001_initial_schema.py'],
    changed: ['db/6e37_initial_schema.py'],
    warns: /in its place/,
  },
  {
    name: 'writes code in place of its test',
    tasks: ['src/sums.js', 'test/sums.test.js'],
    changed: ['src/sums.js', 'src/sums-more.js'],
    fails: ['declared_test'],
  },

  // Words of the SUMMARY
  ...[
    '- src/route.js was already there',
    '1. Task 2: route - No commit (already done by plan 01-01)',
    '### Task 2: the route (not needed)',
    '## Deviations\n\n- The route lives in `src/model.js` instead of `src/route.js`.',
    '- **Task 2:** merged into task 1, because one file is enough',
    '| src/route.js | no changes needed |',
    'Task 2 no-op: confirmed correct',
    'src/route.js 已存在',
    '- `src/route.js` ist nicht nötig',
  ].map((summary) => ({
    name: `says "${summary}"`,
    tasks: three.slice(0, 2),
    changed: ['src/model.js'],
    summary,
    warns: /SUMMARY says/,
  })),
  ...[
    'All tasks were done.',
    '## Deviations\n\nNone. The plan was executed exactly as written; nothing else was needed.',
    '## Files\n\n- src/model.js\n- src/route.js\n\nThe model was already there.',
    '- Task 1: already there\n- Task 2: done',
    '- `src/route.js` - the route',
    '- `src/subroute.js` was already there',
    '- `src/route.js` is not needed yet; deferred',
    'Task 2: not done, it will be done later instead',
  ].map((summary) => ({
    name: `only says "${summary}"`,
    tasks: three.slice(0, 2),
    changed: ['src/model.js'],
    summary,
    fails: ['tasks'] as const,
  })),
];

describe('the tasks of a plan', () => {
  test.each(rows)('a plan that $name', async (row) => {
    const findings = await verdict(row);
    const judged = decideLevels(findings, usual);
    const [failed, warnings] = [listObjections(judged), listWarnings(judged)];
    expect(failed.map(({ rule }) => ruleBook[rule].check)).toEqual(row.fails ?? []);
    for (const { message } of failed) expect(message).toMatch(/; (?:do the task|make it), or say in the SUMMARY/);
    if (row.warns === undefined) expect(warnings).toEqual([]);
    else expect(warnings.join('\n')).toMatch(row.warns);
  });

  test('are named with their files as git has them', async () => {
    const findings = await verdict({ name: '', tasks: ['a.js', 'b.js'], changed: ['sub/a.js'] }, 'sub/');
    expect(findings).toMatchObject([{ subject: 'task 2', message: expect.stringContaining('(sub/b.js)') }]);
  });
});

function verdict(row: Row, prefix = '') {
  const {
    tasks,
    types = [],
    changed,
    there = [],
    ignored = [],
    hollow = [],
    action = '',
    isPart = false,
    summary = '',
  } = row;
  const task = (files: string, at: number) =>
    `<task type="${types[at] ?? 'auto'}"><name>Task ${at + 1}: write number ${at + 1}</name><files>${files}</files><action>${action}</action></task>`;
  const text = `---\nfiles_modified: [${row.files ?? ''}]\n---\n<tasks>\n${tasks.map(task).join('\n')}\n</tasks>\n`;
  const { plan } = parsePlan(text, '.planning/phases/01-x/01-01-PLAN.md');
  const among = (known: readonly string[]) => async (paths: readonly string[]) =>
    new Set(paths.filter((path) => known.includes(path)));
  return verifyTaskFiles({
    plan,
    isPart,
    changed,
    hollow: new Set(hollow),
    prefix,
    kept: async () => [],
    absent: async (paths) => new Set(paths.filter((path) => !there.includes(path) && !changed.includes(path))),
    ignored: among(ignored),
    reason: (names) => (isPart ? null : findStatedReason(summary, names)),
  });
}
