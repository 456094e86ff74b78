import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { git, put } from '../project.ts';
import {
  atJudge,
  expectCompleted,
  inChain,
  inOnePhase,
  inOneRun,
  judgeAgain,
  projectOf,
  type Worker,
} from './trial.ts';

const made = 'echo made > out.txt; done_so; ';
const two = { '01-01': { promises: ['a.txt'] }, '01-02': { promises: ['b.txt'] } };
const write = 'case $PLAN_ID in 01-01) echo a > a.txt;; *) echo b > b.txt;; esac; done_so; ';

describe('habits of executors and formatters are put right, and told', () => {
  const habits: Worker[] = [
    {
      name: 'ticks a requirement and its own box, and commits the documents apart',
      files: { '.planning/REQUIREMENTS.md': '# Requirements\n\n- [ ] **OUT-01**: there is an out.txt\n' },
      agent: `${made} save 'feat(01-01): out'; sed -i 's/\\[ \\]/[x]/' .planning/REQUIREMENTS.md .planning/ROADMAP.md; save 'docs(01-01): complete plan'`,
      warning: /undid the attempt's change of \.planning\/REQUIREMENTS\.md; it had written "- \[x\] \*\*OUT-01\*\*/,
    },
    {
      name: 'notes decisions in STATE.md and commits them',
      agent: `${made} save 'feat(01-01): out'; printf '\\n## Decisions\\n\\n- chose plain text\\n' >> .planning/STATE.md; save 'docs: state'`,
      warning: /undid the attempt's change of \.planning\/STATE\.md.*chose plain text/,
    },
    {
      name: 'changes its settings in config.json',
      files: { '.planning/config.json': '{"mode":"yolo"}\n' },
      agent: `${made} echo '{"mode":"interactive"}' > .planning/config.json; save`,
      warning: /undid the attempt's change of \.planning\/config\.json/,
    },
    {
      name: 'imports more of a scope that a tool brings, and no package.json',
      plans: { '01-01': { promises: ['site/new.js'] } },
      files: {
        'site/package.json': '{}\n',
        'site/package-lock.json': '{"packages":{}}\n',
        'site/old.js': "import Layout from '@theme/Layout';\nexport const page = (text) => Layout(text);\n",
      },
      agent: `echo "import Heading from '@theme/Heading'; export const head = (text) => Heading(text);" > site/new.js; done_so`,
      warning: null,
    },
  ];
  const formatters: Worker[] = [
    {
      name: 'a formatter rewrites every document below .planning',
      plans: two,
      agent: `${write} find .planning -name '*.md' ! -path "$SUMMARY_PATH" ! -path './'"$SUMMARY_PATH" -exec sh -c 'printf "\\n" >> "$1"' _ {} \\;`,
      warning: /undid the attempt's change of \.planning\/phases\/01-first\/01-0\d-PLAN\.md/,
    },
    {
      name: 'a converter gives PROJECT.md and a plan other line ends',
      files: { '.planning/PROJECT.md': '# Project\n\nA thing.\n' },
      agent: `${made} sed -i 's/$/\\r/' .planning/PROJECT.md .planning/phases/01-first/01-01-PLAN.md; save`,
      warning: /undid the attempt's change of \.planning\/PROJECT\.md/,
    },
    {
      name: 'a tidy agent removes the plan it has done',
      agent: `${made} git rm -q .planning/phases/01-first/01-01-PLAN.md; save`,
      warning: /restored \.planning\/phases\/01-first\/01-0\d-PLAN\.md/,
    },
  ];
  const secret: Worker = {
    name: 'a plan that promises a .env beside its code, with a .gitignore',
    plans: { '01-01': { promises: ['.env\ncontains: "KEY="', 'out.txt'] } },
    files: { '.gitignore': '.env\n' },
    agent: `${made} echo KEY=1 > .env`,
    warning: /artifact \.env was not checked: it should be in no commit/,
  };
  const [formatter] = formatters as [Worker];
  const others = [...formatters.slice(1), ...habits, secret];
  const run = inOnePhase(others);
  test.each(others)('in a run: $name', async ({ warning, ...trial }) => {
    expectCompleted(await run(trial), warning);
  });
  test('in a chain: a formatter rewrites every document below .planning', () => {
    const { warning, ...trial } = formatter;
    expectCompleted(inChain(trial), warning);
  });
});

test('a promised .env.example under an ignored .env* is committed, and the .env beside it is not', async () => {
  const outcome = await inOneRun({
    plans: {
      '01-01': { promises: ['.env.example\ncontains: "KEY="', 'out.txt'], checks: ['grep -q KEY .env.example'] },
    },
    files: { '.gitignore': '.env*\n' },
    agent: `${made} echo KEY= > .env.example; echo KEY=1 > .env`,
  });
  expectCompleted(outcome, null);
  expect(git(outcome.root, 'ls-files', '.env*')).toBe('.env.example');
});

test('a tool of the project that was activated is on PATH in the clean copy too, where setup-command makes it', async () => {
  const setup =
    'mkdir -p .venv/bin; printf "#!/bin/sh\\ngrep -q made out.txt\\n" > .venv/bin/lint-it; chmod +x .venv/bin/lint-it';
  const trial = {
    plans: { '01-01': { checks: ['lint-it'] } },
    files: { '.gitignore': '.venv\n' },
    options: ['--setup-command', setup],
    agent: made,
  };
  const root = projectOf(trial);
  execFileSync('bash', ['-c', setup], { cwd: root });
  const environment = { PATH: `${join(root, '.venv/bin')}:${process.env.PATH}`, VIRTUAL_ENV: join(root, '.venv') };
  expectCompleted(await judgeAgain(root, { ...trial, environment }), null);
});

describe('tests and checks have the environment of the job', () => {
  const environment = { DATABASE_URL: 'postgres://127.0.0.1/x', NODE_PATH: 'lib', APP_MODE: 'ci' };
  const job = { environment, options: ['--test-command', 'node --test t.test.js'] };
  const workers: Worker[] = [
    {
      name: 'a check that reads a variable',
      plans: { '01-01': { checks: ['test "$APP_MODE" = ci'] } },
      agent: made,
      warning: null,
    },
    {
      name: 'tests that find modules by NODE_PATH',
      files: {
        'lib/five.js': 'module.exports = 5\n',
        't.test.js': "require('node:test')('five', () => require('five'))\n",
      },
      agent: made,
      warning: null,
    },
    {
      name: 'a check that needs a database address',
      plans: { '01-01': { checks: ['node -e "new URL(process.env.DATABASE_URL)"'] } },
      agent: made,
      warning: null,
    },
  ];
  const run = inOnePhase(workers.map((worker) => ({ ...worker, ...job })));
  test.each(workers)('in a run: $name', async ({ warning, ...trial }) => {
    expectCompleted(await run(trial), warning);
  });
});

describe('a copy without dependencies is told so, and no reason to fail', () => {
  const ignored = { '.gitignore': '.venv\nnode_modules\nvendor\n' };
  const folders = ['.venv/bin', 'vendor/bin', 'node_modules/.bin'];
  test.each(folders)('%s', async (folder) => {
    const trial = {
      plans: { '01-01': { promises: ['a.txt'], checks: ['sh check.sh'] }, '01-02': { promises: ['b.txt'] } },
      files: { ...ignored, 'check.sh': `PATH=$PWD/${folder}:$PATH\nmytool\n` },
      agent: write,
    };
    const root = projectOf(trial);
    put(root, `${folder}/mytool`, '#!/bin/sh\nexit 0\n');
    chmodSync(join(root, folder, 'mytool'), 0o755);
    expectCompleted(
      await judgeAgain(root, trial),
      /sh check\.sh was not checked: needs mytool from .*set setup-command/,
    );
  });

  test('and with a setup-command it is checked', async () => {
    const trial = {
      plans: { '01-01': { checks: ['sh check.sh'] } },
      files: { ...ignored, 'check.sh': 'PATH=$PWD/vendor/bin:$PATH\nmytool\n' },
      options: [
        '--setup-command',
        'mkdir -p vendor/bin; printf "#!/bin/sh\\n" > vendor/bin/mytool; chmod +x vendor/bin/mytool',
      ],
      agent: made,
    };
    const outcome = await atJudge(trial);
    expectCompleted(outcome, null);
    expect(outcome.warnings).not.toMatch(/was not checked/);
  });
});

describe('what no commit should hold is left out, and told', () => {
  const workers: (Worker & { path: string })[] = [
    {
      name: '.env.local',
      path: '.env.local',
      agent: `${made} echo KEY=1 > .env.local`,
      warning: /left \.env\.local out of the commit/,
    },
    {
      name: 'node_modules without a .gitignore',
      path: 'node_modules',
      agent: `${made} mkdir -p node_modules/a; echo 1 > node_modules/a/index.js`,
      warning: /left node_modules\/ out of the commit/,
    },
    {
      name: '__pycache__ of a run of the code',
      path: 'pkg/__pycache__',
      agent: `${made} mkdir -p pkg/__pycache__; echo 1 > pkg/__pycache__/m.pyc`,
      warning: /left pkg\/__pycache__\/ out of the commit/,
    },
    {
      name: 'a .env in a package',
      path: 'packages/api/.env',
      agent: `${made} mkdir -p packages/api; echo KEY=1 > packages/api/.env`,
      warning: /left packages\/api\/\.env out of the commit/,
    },
  ];
  const run = inOnePhase(workers);
  test.each(workers)('in a run: $name', async ({ warning, path, ...trial }) => {
    const outcome = await run(trial);
    expectCompleted(outcome, warning);
    expect(git(outcome.root, 'ls-tree', '-r', '--name-only', 'HEAD', '--', path)).toBe('');
  });
});

describe('an agent commits where no git identity is configured', () => {
  const commit = 'git add -A && git commit -qm "feat($PLAN_ID): it" || exit 1';
  const strict = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'user.useConfigOnly', GIT_CONFIG_VALUE_0: 'true' };
  const workers: Worker[] = [
    { name: 'in work trees', plans: two, options: ['--max-parallel', '2'], agent: `${write} ${commit}`, warning: null },
    { name: 'where git may not guess one', agent: `${made} ${commit}`, environment: strict, warning: null },
  ];
  test.each(workers)('in a run: $name', async ({ warning, ...trial }) => {
    expectCompleted(await inOneRun(trial), warning);
  });
});

test.each([
  [
    'comments alone, in a plan that asks for nothing else',
    { '01-01': { promises: [], files: ['lib/sum.js'], action: 'Write the JSDoc comment of sum' } },
    'printf "/** Adds two numbers. */\\nexports.sum = (a, b) => a + b;\\n" > lib/sum.js; done_so',
  ],
  [
    'a module that is a scaffold, as its plan asks',
    { '01-01': { promises: ['lib/index.ts'], action: 'Write a scaffold of the module, which a later plan fills' } },
    'echo "export {};" > lib/index.ts; done_so',
  ],
])('%s, is a change', async (_, plans, agent) => {
  const files = { 'lib/sum.js': 'exports.sum = (a, b) => a + b;\n' };
  const outcome = await atJudge({ plans, files, agent });
  expectCompleted(outcome, null);
  expect(outcome.evidence).not.toBe('none');
});

test('a module that moves as its plan says takes the imports of its old test along', async () => {
  const files = {
    'src/sum.js': 'exports.sum = (a, b) => a + b;\n',
    'test/sum.test.js':
      "const { sum } = require('../src/sum.js');\nrequire('node:test')('sums', () => require('node:assert').equal(sum(1, 1), 2));\n",
  };
  const plans = { '01-01': { promises: ['src/math/sum.js'], files: ['src/sum.js', 'src/math/sum.js'] } };
  const agent =
    'mkdir -p src/math; git mv src/sum.js src/math/sum.js; sed -i s:src/sum:src/math/sum: test/sum.test.js; done_so';
  expectCompleted(
    await inOneRun({ plans, files, agent, options: ['--test-command', 'node --test test/'] }),
    /test\/sum\.test\.js/,
  );
});
