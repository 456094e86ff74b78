import { describe, expect, test } from '@jest/globals';
import { isTaskListPath, listTickedTasks, readTaskList } from '../../../src/plan/claims/task-list.ts';

describe('a task list', () => {
  test('of spec-kit gives tasks without number and marks', () => {
    const text =
      '# Tasks: Login\n\n## Phase 1: Setup\n\n- [x] T001 [P] Create user model in src/models/user.py\n- [ ] T002 [US1] Test it in tests/test_user.py\n';
    const { kind, tasks } = readTaskList(text, 'specs/003-login/tasks.md');
    expect(kind).toBe('spec-kit');
    expect(tasks).toEqual([
      {
        name: 'Create user model in src/models/user.py',
        isDone: true,
        line: 5,
        files: ['src/models/user.py'],
        commands: [],
      },
      { name: 'Test it in tests/test_user.py', isDone: false, line: 6, files: ['tests/test_user.py'], commands: [] },
    ]);
  });

  test('of OpenSpec gives tasks, except in the archive', () => {
    const { kind, tasks } = readTaskList(
      '## 1. API\n- [x] 1.1 Add `src/api/login.ts`\n- [ ] 1.2 Docs\n',
      'openspec/changes/add-login/tasks.md',
    );
    expect([kind, tasks.map(({ name }) => name)]).toEqual(['openspec', ['Add `src/api/login.ts`', 'Docs']]);
    expect(isTaskListPath('openspec/changes/archive/2026-01-01-add-login/tasks.md')).toBe(false);
  });

  test('of BMAD gives the boxes of its section alone, with subtasks', () => {
    const text = [
      '# Story 1.2: Login',
      '## Acceptance Criteria\n- [x] a person can log in',
      '## Tasks / Subtasks\n- [x] Task 1: the form (AC: 1)\n  - [x] Create src/form.tsx',
      '### Later\n- [ ] Task 2: the session',
      '## Dev Notes\n- [x] read `docs/prd.md`',
    ].join('\n\n');
    const { kind, tasks } = readTaskList(text, 'docs/stories/1.2.login.story.md');
    expect([kind, tasks.map(({ name }) => name)]).toEqual([
      'bmad',
      ['the form (AC: 1)', 'Create src/form.tsx', 'the session'],
    ]);
  });

  test('is any Markdown with boxes; code and comments have none', () => {
    const text =
      '- [x] a\n* [X] b\n1. [ ] c\n> - [x] quoted\n```md\n- [x] example\n```\n<!--\n- [x] hidden\n-->\n- [x](link) no box\n- [] no box\n- [-] no box\n';
    expect(readTaskList(text).tasks.map(({ name, isDone, line }) => [name, isDone, line])).toEqual([
      ...[
        ['a', true, 1],
        ['b', true, 2],
        ['c', false, 3],
        ['quoted', true, 4],
      ],
    ]);
  });

  test('names files and commands also in the indented lines of a task', () => {
    const text = [
      '- [x] Write it in (src/a.ts, `app/[id]/page.tsx`), see https://example.com/x/y.html and [notes](docs/notes.md)',
      '      and run `npm test` and `npm run test:unit -- src/a.test.ts`',
      '- [x] `rm -rf build/x.js; npm test` and `npm publish`, `curl -d @x.y/z.txt`, and/or v1.2/v1.3, ../other/x.ts, path/to/XXX.ts',
    ].join('\n');
    const [one, two] = readTaskList(text).tasks;
    expect(one?.files).toEqual(['app/[id]/page.tsx', 'src/a.ts']);
    expect(one?.commands).toEqual(['npm test', 'npm run test:unit -- src/a.test.ts']);
    expect([two?.files, two?.commands]).toEqual([[], []]);
  });

  test('says which boxes a change ticked', () => {
    const [before, now] = [
      readTaskList('- [x] a\n- [ ] b\n- [ ] c\n'),
      readTaskList('- [x] a\n- [x] b\n- [ ] c\n- [x] d\n'),
    ];
    expect(listTickedTasks(now, before).map(({ name }) => name)).toEqual(['b', 'd']);
    expect(listTickedTasks(now, null).map(({ name }) => name)).toEqual(['a', 'b', 'd']);
  });
});
