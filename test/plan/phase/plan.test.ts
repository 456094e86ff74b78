import { describe, expect, test } from '@jest/globals';
import { parsePlan } from '../../../src/plan/phase/plan.ts';

const path = '.planning/phases/07-auth/07-01-PLAN.md';

function planOf(...lines: string[]) {
  return parsePlan(lines.join('\n'), path).plan;
}

function tasksOf(...lines: string[]) {
  return planOf('---', 'plan: 01', '---', ...lines).tasks;
}

function codesOf(...lines: string[]) {
  return parsePlan(lines.join('\n'), path).diagnostics.map(({ code, line }) => `${code}:${line}`);
}

describe('a plan', () => {
  test('is read with all it declares', () => {
    const plan = planOf(
      '---',
      'phase: 07-auth',
      'plan: 01',
      'type: tdd',
      'wave: 2',
      'depends_on: [1, "07-00"]',
      'files_modified: [src/a.ts, "src/[id]/b.ts"]',
      'autonomous: false',
      'gap_closure: true',
      'status: superseded',
      '---',
      '<objective>',
      'Sign people in.',
      '',
      'Purpose: security',
      '</objective>',
    );
    expect(plan).toMatchObject({
      id: '07-01',
      path,
      file: '07-01-PLAN.md',
      title: 'Sign people in.',
      type: 'tdd',
      declaredWave: '2',
      dependsOn: ['1', '07-00'],
      filesModified: ['src/a.ts', 'src/[id]/b.ts'],
      autonomous: false,
      gapClosure: true,
      superseded: true,
      hasFrontmatter: true,
      summaryPath: '.planning/phases/07-auth/07-01-SUMMARY.md',
    });
  });

  test('without frontmatter is a plan with defaults, and somebody is told', () => {
    const { plan, diagnostics } = parsePlan('# Build it\n\nText.\n', path);
    expect(plan).toMatchObject({
      title: 'Build it',
      type: 'execute',
      autonomous: true,
      dependsOn: [],
      declaredWave: null,
      hasFrontmatter: false,
    });
    expect(diagnostics.map(({ code }) => code)).toEqual(['no-frontmatter', 'no-tasks']);
  });

  test.each([
    ['depends_on: 07-01, 07-02', ['07-01', '07-02']],
    ['depends_on: [01, 02.10]', ['01', '02.10']],
    ['depends_on:\n  - plan: 07-01', ['{"plan":"07-01"}']],
    ['depends_on:', []],
  ])('%j gives %j', (line, dependsOn) => {
    expect(planOf('---', line, '---').dependsOn).toEqual(dependsOn);
  });

  test('binary files and wrong encodings are told', () => {
    expect(codesOf('\0\u0001\uFFFD')).toEqual(expect.arrayContaining(['not-text:1', 'not-utf8:1']));
  });
});

test.each([
  ['<verify><Automated>npm test</Automated></verify>', ''],
  ['<verify><automated command="npm test"/></verify>', ''],
  ['', '<verification>\n<automated>npm test</automated>\n</verification>'],
  ['', '<verify><automated>npm test</automated></verify>'],
])('a command is read from %j in a task and %j behind it', (inside, behind) => {
  const task = `<task type="auto">\n<name>a</name>\n${inside}\n</task>`;
  const plan = planOf('---', 'plan: 1', '---', `<tasks>\n${task}\n</tasks>\n${behind}\n`);
  expect(plan.tasks.map(({ verify }) => verify.automated)).toEqual([['npm test']]);
});

describe('must_haves', () => {
  const mustHaves = (...lines: string[]) => planOf('---', 'must_haves:', ...lines, '---').mustHaves;

  test('in the usual form', () => {
    expect(
      mustHaves(
        '  truths:',
        '    - "It works"',
        '  artifacts:',
        '    - path: "./src/a.ts"',
        '      provides: "A"',
        '      min_lines: 20',
        '      contains: "class A"',
        '      exports: ["A", "B"]',
        '  key_links:',
        '    - from: "src/a.ts"',
        '      to: "src/b.ts"',
        '      via: "import"',
        String.raw`      pattern: "from ['\"]\\./b"`,
        '  prohibitions:',
        '    - "No any"',
      ),
    ).toEqual({
      truths: ['It works'],
      artifacts: [{ path: 'src/a.ts', minLines: 20, contains: ['class A'], exports: ['A', 'B'], provides: 'A' }],
      keyLinks: [{ from: 'src/a.ts', to: 'src/b.ts', pattern: String.raw`from ['"]\./b` }],
      prohibitions: ['No any'],
    });
  });

  test.each([
    ['  artifact:\n    - path: a.ts', ['a.ts']],
    ['  artifacts:\n    - name: a.ts', ['a.ts']],
    ['  artifacts: a.ts, src/b.ts', ['a.ts', 'src/b.ts']],
    ['  artifacts:\n    - paths: [a.ts, b.ts]\n      min_lines: 3', ['a.ts', 'b.ts']],
    ['  artifacts:\n    - a.ts: the page', ['a.ts']],
    ['  files:\n    - a.ts', ['a.ts']],
    ['artifacts:\n- path: a.ts', ['a.ts']],
  ])('%j promises %j', (lines, paths) => {
    expect(mustHaves(lines).artifacts.map(({ path }) => path)).toEqual(paths);
  });

  test('artifacts as texts, as a mapping, with arrays and comma lists', () => {
    expect(
      mustHaves('  artifacts:', '    - src/a.ts', '    - "src/b.ts: the b"', '    - "`src/c.ts` - the c"').artifacts,
    ).toMatchObject([{ path: 'src/a.ts' }, { path: 'src/b.ts' }, { path: 'src/c.ts' }]);
    expect(mustHaves('  artifacts:', '    src/a.ts: the a').artifacts).toMatchObject([{ path: 'src/a.ts' }]);
    expect(
      mustHaves('  artifacts:', '    - path: a.ts', '      contains: [x, y]', '      exports: "A, B"').artifacts,
    ).toMatchObject([{ contains: ['x', 'y'], exports: ['A', 'B'] }]);
  });

  test('key links as texts', () => {
    expect(mustHaves('  key_links:', '    - "a.ts -> b.ts via fetch"', '    - "a sentence"').keyLinks).toEqual([
      { from: 'a.ts', to: 'b.ts' },
      { from: 'a sentence', to: '' },
    ]);
  });

  test('as a bare list each item is what it looks like', () => {
    expect(mustHaves('  - It works', '  - path: a.ts', '  - from: a', '    to: b')).toMatchObject({
      truths: ['It works'],
      artifacts: [{ path: 'a.ts' }],
      keyLinks: [{ from: 'a', to: 'b' }],
    });
  });
});

describe('tasks', () => {
  test('are read with all their parts', () => {
    const [task] = tasksOf(
      '<tasks>',
      '<task type="auto" tdd="true" gate="blocking_human">',
      '  <name>Task 1: A &amp; B</name>',
      '  <files>src/a.ts, `src/b.ts` (new)',
      '    - src/c.ts - the c</files>',
      '  <precondition>DB is up</precondition>',
      '  <action>',
      'Write `a`.',
      '  </action>',
      '  <verify>',
      '    <automated>npm test &amp;&amp; test 1 -lt 2</automated>',
      '    Look at it.',
      '  </verify>',
      '  <done>It is there</done>',
      '</task>',
      '</tasks>',
    );
    expect(task).toEqual({
      name: 'Task 1: A & B',
      type: 'tdd',
      declaredType: 'auto',
      gate: 'blocking-human',
      files: ['src/a.ts', 'src/b.ts', 'src/c.ts'],
      action: '\nWrite `a`.\n  ',
      verify: { automated: ['npm test && test 1 -lt 2'], prose: 'Look at it.' },
      done: 'It is there',
      precondition: 'DB is up',
      options: [],
      steps: null,
      line: 5,
    });
  });

  test.each([
    ['', 'auto'],
    ['auto', 'auto'],
    ['tdd', 'tdd'],
    ['tdd-green', 'tdd'],
    ['tracer', 'tracer'],
    ['checkpoint', 'checkpoint'],
    ['checkpoint:human-verify', 'checkpoint:human-verify'],
    ['Checkpoint: decision', 'checkpoint:decision'],
    ['human_verify', 'checkpoint:human-verify'],
    ['decision', 'checkpoint:decision'],
    ['checkpoint:tdd-review', 'checkpoint:tdd-review'],
  ])('type "%s" is %s', (declared, type) => {
    const [task] = tasksOf(`<task type="${declared}"><name>x</name></task>`);
    expect(task?.type).toBe(type);
  });

  test('an unknown type is done like any other and told', () => {
    expect(codesOf('---', '---', '<task type="dance"></task>')).toEqual(['task-type-unknown:3']);
  });

  test('code fences and comments hold examples, not tasks', () => {
    const tasks = tasksOf(
      '```xml',
      '<task type="auto"><name>example</name></task>',
      '```',
      '<!--',
      '<task><name>old</name></task>',
      '-->',
      '<task><name>real</name></task>',
    );
    expect(tasks.map(({ name }) => name)).toEqual(['real']);
  });

  test('a fence in an action hides what closes nothing, and its text is kept', () => {
    const [task, ...rest] = tasksOf(
      '<task>',
      '<name>one</name>',
      '<action>',
      '```bash',
      'echo "</action>"',
      '```',
      'Then more.',
      '</action>',
      '</task>',
      '<task><name>two</name></task>',
    );
    expect(task?.action).toContain('echo "</action>"');
    expect(task?.action).toContain('Then more.');
    expect(rest.map(({ name }) => name)).toEqual(['two']);
  });

  test('a stray fence swallows no task', () => {
    const tasks = tasksOf(
      '<context>',
      '```',
      '</context>',
      '<task>',
      '<name>one</name>',
      '<action>',
      '```ts',
      'x',
      '</action>',
      '</task>',
      '<task>',
      '<name>two</name>',
      '</task>',
      '```',
    );
    expect(tasks.map(({ name }) => name)).toEqual(['one', 'two']);
  });

  test('HTML, JSX and generics in an action are text', () => {
    const action = 'Return <Card<string> name={x}><files>{a < b && c > d}</files></Card> and <name>';
    const [task] = tasksOf(
      '<task>',
      '<name>one</name>',
      `<action>${action}</action>`,
      '<verify>look</verify>',
      '</task>',
    );
    expect(task).toMatchObject({ name: 'one', action, files: [], verify: { automated: [], prose: 'look' } });
  });

  test('unclosed tasks and elements end where the next begins', () => {
    const text = [
      '---',
      '---',
      '<tasks>',
      '<task><name>one</name>',
      '<action>do',
      '<verify>check',
      '<task><name>two</name></task>',
      '<task><name>three',
      '</tasks>',
      '<verification>all</verification>',
    ];
    const tasks = planOf(...text).tasks;
    expect(tasks.map(({ name }) => name)).toEqual(['one', 'two', 'three']);
    expect(tasks[0]).toMatchObject({ action: 'do\n', verify: { prose: 'check' } });
    expect(codesOf(...text)).toEqual(['task-unclosed:4', 'task-unclosed:8']);
  });

  test('several commands, fenced commands and missing ones', () => {
    const [task] = tasksOf(
      '<task><verify>',
      '<automated>npm test</automated>',
      '<automated>',
      '```bash',
      'npm run lint',
      'npm run build',
      '```',
      '</automated>',
      '<automated>MISSING - Wave 0 must create the test</automated>',
      '</verify></task>',
    );
    expect(task?.verify).toEqual({
      automated: ['npm test', 'npm run lint\nnpm run build'],
      prose: 'MISSING - Wave 0 must create the test',
    });
  });

  test('entities are undone once', () => {
    expect(
      tasksOf('<task><verify><automated>a &amp;lt; &quot;b&quot; &gt; c</automated></verify></task>')[0]?.verify
        .automated,
    ).toEqual(['a &lt; "b" > c']);
  });

  test('a decision has its options in order', () => {
    const [task] = tasksOf(
      '<task type="checkpoint:decision"><options><option id="a"><name>First</name><pros>p</pros></option><option id="b"><name>Second</name></option></options></task>',
    );
    expect(task?.options).toEqual([
      { id: 'a', name: 'First', pros: 'p' },
      { id: 'b', name: 'Second' },
    ]);
  });

  test('a TDD plan has a feature, another has headings', () => {
    expect(
      tasksOf(
        '<feature>',
        '<name>Parser</name>',
        '<files>a.ts</files>',
        '<behavior>b</behavior>',
        '<implementation>i</implementation>',
        '</feature>',
      ),
    ).toMatchObject([{ name: 'Parser', type: 'tdd', files: ['a.ts'], action: 'b\n\ni', line: 4 }]);
    expect(tasksOf('## Task 1: One', 'do one', '', '## Task 2: Two', 'do two')).toMatchObject([
      { name: 'Task 1: One', action: 'do one', line: 4 },
      { name: 'Task 2: Two', action: 'do two', line: 7 },
    ]);
  });

  test('a plan that says autonomous and has a checkpoint is told', () => {
    expect(codesOf('---', 'autonomous: true', '---', '<task type="checkpoint:human-verify"></task>')).toEqual([
      'autonomous-with-checkpoint:4',
      'asks-person:4',
    ]);
  });

  test('what a checkpoint asks is read word for word, and told before it is met', () => {
    const { plan, diagnostics } = parsePlan(
      '---\nphase: 1\n---\n<task type="auto"><name>One</name></task>\n<task type="checkpoint:decision"><name>Which</name><decision>Which store?</decision><context>It stays</context><options><option id="a"><name>A &amp; B</name><pros>small</pros><cons>slow</cons></option></options><resume-signal>Select a</resume-signal></task>\n',
      '.planning/phases/01-x/01-01-PLAN.md',
    );
    expect(plan.tasks[0]?.steps).toBeNull();
    expect(plan.tasks[1]).toMatchObject({
      options: [{ id: 'a', name: 'A & B', pros: 'small', cons: 'slow' }],
      steps: { decision: 'Which store?', context: 'It stays', resumeSignal: 'Select a', whatBuilt: null },
    });
    expect(diagnostics.find(({ code }) => code === 'asks-person')).toMatchObject({
      severity: 'info',
      line: 5,
      message: expect.stringContaining('after task 1 plan 01-01 waits for a person'),
    });
  });

  test.each([
    ['tasks', '<task type="auto">\n<name>x\n'],
    ['openings without an end', '<task '],
    ['fences', '```\n<task>\n'],
    ['comments', '<!-- '],
    ['attributes', '<task type="'],
    ['blanks', `<files>${' '.repeat(50)}`],
  ])('half a million characters of %s are read in linear time', (_name, piece) => {
    const text = `---\nplan: 1\n---\n${piece.repeat(Math.ceil(500_000 / piece.length))}`;
    const before = process.cpuUsage();
    parsePlan(text, path);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
  });
});

test.each([
  ['dependsOn: [01-01]', 'key-misspelt', 'Write depends_on'],
  ['Must_Haves:\n  truths: [a]', 'key-misspelt', 'Write must_haves'],
  ['must_haves: |\n', 'promises-nothing', 'Give it truths'],
])('what would be passed over in silence is told: %j', (key, code, message) => {
  const { diagnostics } = parsePlan(`---\nphase: 1\n${key}\n---\n<task><name>a</name></task>\n`, 'p/01-02-PLAN.md');
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ code, line: 3, message: expect.stringContaining(message) }),
  );
});

describe('commands of tasks', () => {
  const commands = (body: string) => parsePlan(body, 'P.md').plan.tasks.map(({ verify }) => verify.automated);
  const task = (verify: string, type = 'auto') => `<task type="${type}">\n<name>T</name>\n${verify}\n</task>\n`;

  test('one that has to fail is inverted, and is over once a later task was done', () => {
    const red =
      '<verify><automated>npm test</automated><fails_when>"exit code 0": the test has to be RED</fails_when></verify>';
    const green =
      '<verify><automated>npm test</automated><fails_when>non-zero exit, or "0 passed"</fails_when></verify>';
    expect(commands(`<tasks>\n${task(red)}</tasks>\n`)).toEqual([['! (\nnpm test\n)']]);
    expect(commands(`<tasks>\n${task(red)}${task(green)}</tasks>\n`)).toEqual([[], ['npm test']]);
  });

  test('one that the criteria give ready to run is run', () => {
    const criteria = '<acceptance_criteria>\n- `grep -q x a.ts` exits 0\n- `a.ts` exists\n</acceptance_criteria>';
    expect(commands(`<tasks>\n${task(criteria)}</tasks>\n`)).toEqual([['grep -q x a.ts']]);
  });

  test('one beside all tasks is not that of a checkpoint', () => {
    const body = `<tasks>\n${task('')}${task('', 'checkpoint:human-verify')}</tasks>\n<verification>\n<automated>npm test</automated>\n</verification>\n`;
    expect(commands(body)).toEqual([['npm test'], []]);
  });
});
