import { describe, test } from '@jest/globals';
import { atJudge, expectRefused, inChain, inOnePhase, inOneRun, type Liar, type Trial } from './trial.ts';

const made = 'echo made > out.txt; done_so; ';

describe('a phase in which nothing was done is not done', () => {
  const liars: Liar[] = [
    {
      name: 'a commit without a change',
      plans: { '01-01': { promises: [], files: ['src/login.js'] } },
      agent:
        'git -c user.name=A -c user.email=a@example.invalid commit -q --allow-empty -m "feat(01-01): login"; done_so',
      why: /evidence none \(changed 0 of 1 file/,
    },
    {
      name: 'another file than the declared one was changed',
      plans: { '01-01': { promises: [], files: ['src/login.js'] } },
      agent: 'echo notes > NOTES.md; done_so; save',
      why: /evidence none \(changed 0 of 1 file/,
    },
    {
      name: 'the promised file was there before, and nobody touched it',
      files: { 'out.txt': 'old\n' },
      agent: 'done_so',
      why: /evidence none/,
    },
    {
      name: 'the work was done and taken back again',
      plans: { '01-01': { promises: [], files: ['src/logout.js'] } },
      files: { 'src/logout.js': 'old\n' },
      agent:
        'echo new > src/logout.js; save; git -c user.name=A -c user.email=a@example.invalid revert --no-edit HEAD >/dev/null; done_so',
      why: /evidence none \(changed 0 of 1 file/,
    },
    {
      name: 'all that is promised is a .env, which no commit holds',
      plans: { '01-01': { promises: ['.env'] } },
      agent: 'echo KEY=1 > .env; done_so',
      why: /evidence none/,
    },
    {
      name: 'a promised module imports a package that nothing installs',
      plans: { '01-01': { promises: ['app/pad.js'] } },
      files: {
        'app/package.json': '{"dependencies":{"b":"1"}}\n',
        'app/package-lock.json': '{"packages":{"node_modules/b":{}}}\n',
      },
      agent: `echo "import pad from 'left-pad'; export const wide = (text) => pad(text, 9);" > app/pad.js; done_so`,
      why: /artifact app\/pad\.js imports "left-pad", which no package\.json names/,
    },
    {
      name: 'an old module still imports what the work moved away',
      plans: { '01-01': { promises: ['src/format.js'] } },
      files: {
        'src/text.js': 'exports.shorten = (text) => text.slice(0, 9);\n',
        'src/page.js': "const { shorten } = require('./text');\nexports.page = (text) => shorten(text);\n",
      },
      agent: 'git mv src/text.js src/format.js; done_so',
      why: /artifact src\/page\.js imports "\.\/text", which the commit does not have/,
    },
    {
      name: 'an old program in another folder still imports a name that the work renamed',
      plans: { '01-01': { promises: ['src/two.mjs'] } },
      files: {
        'src/two.mjs': 'export const two = 2;\n',
        'bin/run.mjs': "import { two } from '../src/two.mjs';\nconsole.log(two);\n",
      },
      agent: 'echo "const two = 2; export const second = two + 0;" > src/two.mjs; done_so',
      why: /artifact bin\/run\.mjs imports two from "\.\.\/src\/two\.mjs", which has no such name/,
    },
    ...['cp src/users.js src/orders.js', 'ln -s users.js src/orders.js'].map((command) => ({
      name: `a promised file only repeats an old one: ${command}`,
      plans: { '01-01': { promises: ['src/orders.js'] } },
      files: { 'src/users.js': 'export const users = [1, 2];\nexport const find = (id) => users[id];\n' },
      agent: `${command}; done_so`,
      why: /artifact src\/orders\.js only repeats src\/users\.js/,
    })),
    {
      name: 'a pointer of LFS without its file',
      plans: { '01-01': { promises: ['model.bin'] } },
      agent: `printf 'version https://git-lfs.github.com/spec/v1\noid sha256:%064d\nsize 12\n' 7 > model.bin; done_so`,
      why: /model\.bin is a pointer of Git LFS to a file that is not there/,
    },
  ];
  /** Found by the gate and not in the plan. */
  const cosmetic: Trial & Pick<Liar, 'why'> = {
    plans: { '01-01': { promises: [], files: ['src/**'] } },
    files: Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`src/f${at}.js`, `export const n = ${at};\n`])),
    agent: 'for file in src/*.js; do echo >> "$file"; done; echo notes > NOTES.md; done_so',
    why: /The evidence is not sufficient/,
  };
  test('at the judge: blanks were added to many files, and notes beside them', async () => {
    const { why, ...trial } = cosmetic;
    expectRefused(await atJudge(trial), why);
  });
  const run = inOnePhase(liars);
  test.each(liars)('in a run: $name', async ({ why, ...trial }) => {
    expectRefused(await run(trial), why);
  });
  test('in a chain: a commit without a change', () => {
    const [{ why, ...trial }] = liars as [Liar];
    expectRefused(inChain(trial), why);
  });
});

describe('a command fails where any part of its pipe fails', () => {
  const failing = { 'bad.js': 'console.log("3 failing"); process.exit(3)\n' };
  const commands = [
    ['tee', 'node bad.js 2>&1 | tee log.txt'],
    ['grep -v', 'node bad.js | grep -v "^#"'],
    ['sort and wc', 'node bad.js | sort | wc -l'],
    ['a group', '{ node bad.js; } 2>&1 | cat'],
    ['|&', 'node bad.js |& sed s/a/b/'],
    ['a pipe in the middle', 'test -f out.txt && node bad.js | tail -1 && test -f out.txt'],
  ].map(([name = '', check = '']) => ({ name, plans: { '01-01': { checks: [check] } }, files: failing, agent: made }));
  const run = inOnePhase(commands);
  test.each(commands)('$name', async (trial) => {
    expectRefused(await run(trial), /command .*bad\.js.*exit code 3/);
  });
});

describe('every plan has to hold on the last commit', () => {
  const merged: Liar[] = [
    {
      name: 'one plan renames a function, the other begins to call it',
      plans: {
        '01-01': { promises: ['lib.js'], checks: ['node -e "require(\'./lib.js\').total()"'] },
        '01-02': { promises: ['use.js'], checks: ['node use.js'] },
      },
      files: { 'lib.js': 'exports.sum = () => 1\n' },
      agent: `if [ $PLAN_ID = 01-01 ]; then echo 'exports.total = () => 1' > lib.js; else echo "require('./lib.js').sum()" > use.js; fi; done_so`,
      why: /These checks fail on the final commit: plan 01-02: command node use\.js exit code 1/,
    },
    {
      name: 'both plans raise a number that may be raised once, in files of their own',
      plans: {
        '01-01': { promises: ['a.json'], checks: ['node budget.js'] },
        '01-02': { promises: ['b.json'], checks: ['node budget.js'] },
      },
      files: {
        'budget.js': `const sum = ['a','b'].map((n) => { try { return require('./' + n + '.json') } catch { return 0 } }).reduce((x, y) => x + y); process.exit(sum > 10 ? 1 : 0)\n`,
      },
      agent: `if [ $PLAN_ID = 01-01 ]; then echo 6 > a.json; else echo 7 > b.json; fi; done_so`,
      why: /These checks fail on the final commit: plan 01-01: command node budget\.js exit code 1/,
    },
    {
      name: 'the tests of the project fail only with both',
      plans: { '01-01': { promises: ['a.json'] }, '01-02': { promises: ['b.json'] } },
      files: {
        'both.js': `const fs = require('fs'); console.log('1..1'); if (fs.existsSync('a.json') && fs.existsSync('b.json')) { console.log('not ok 1 - apart'); process.exit(1) } console.log('ok 1 - apart')\n`,
      },
      agent: `if [ $PLAN_ID = 01-01 ]; then echo 6 > a.json; else echo 7 > b.json; fi; done_so`,
      options: ['--test-command', 'node both.js'],
      why: /tests fail/i,
    },
  ];
  const later: Liar[] = [
    {
      name: 'a later plan empties a file that it does not declare',
      plans: { '01-01': { promises: ['api.js'] }, '01-02': { promises: ['two.txt'], after: '01-01' } },
      agent: `if [ $PLAN_ID = 01-01 ]; then echo 'exports.login = 1' > api.js; else echo x > two.txt; : > api.js; fi; done_so`,
      why: /plan 01-01: artifact api\.js is empty/,
    },
    {
      name: 'a later plan moves the file of an earlier one',
      plans: {
        '01-01': { promises: ['util/date.js'], checks: ['node util/date.js'] },
        '01-02': { promises: ['shared/date.js'], after: '01-01' },
      },
      agent: `if [ $PLAN_ID = 01-01 ]; then mkdir util; echo 1 > util/date.js; else mkdir shared; git mv util/date.js shared/date.js; fi; done_so`,
      why: /util\/date\.js/,
    },
    {
      name: 'a later plan changes the configuration that an earlier one checks',
      plans: {
        '01-01': {
          promises: ['config.json'],
          checks: ['node -e "process.exit(require(\'./config.json\').port===8080?0:1)"'],
        },
        '01-02': { promises: ['two.txt'], files: ['two.txt', 'config.json'], after: '01-01' },
      },
      agent: `if [ $PLAN_ID = 01-01 ]; then echo '{"port":8080}' > config.json; else echo '{"port":9090}' > config.json; echo x > two.txt; fi; done_so`,
      why: /plan 01-01: command node .*exit code 1/,
    },
  ];
  test.each([...merged, ...later])('at the judge: $name', async ({ why, ...trial }) => {
    expectRefused(await atJudge(trial), why);
  });
  test('in a run of two at once: one plan renames a function, the other begins to call it', async () => {
    const { why, ...trial } = merged[0] as Liar;
    expectRefused(await inOneRun({ ...trial, options: ['--max-parallel', '2'] }), why);
  });
  test('in a chain: a later plan changes the configuration that an earlier one checks', () => {
    const { why, ...trial } = later[2] as Liar;
    expectRefused(inChain({ ...trial, options: ['--mode', 'matrix'] }), why);
  });
});
