import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { cliJson, commitAll, git, makeProject, put, temporaryDir } from '../project.ts';

/** A plan that declares files, promises one or none, and has commands. */
function planOf(files: string[], { promise = '', commands = [] as string[] } = {}): string {
  const promised = promise === '' ? '' : `must_haves:\n  artifacts:\n    - path: ${promise}\n`;
  const verify = commands.map((command) => `<verify><automated>${command}</automated></verify>`);
  const tasks = (verify.length === 0 ? [''] : verify).map(
    (each) => `<task type="auto">\n  <name>Make it</name>\n  <action>Make it.</action>\n  ${each}\n</task>`,
  );
  return `---\nphase: 01-first\ntype: execute\ndepends_on: []\nfiles_modified: [${files.join(', ')}]\nautonomous: true\n${promised}---\n<tasks>\n${tasks.join('\n')}\n</tasks>\n`;
}

/** Runs the phase with an agent that is a shell script and writes its SUMMARY at the end. Returns how it ended. */
async function runWith(root: string, script: string, ...more: string[]): Promise<string> {
  const folder = temporaryDir('agent');
  put(folder, 'agent.sh', `set -e\n${script}\nprintf '# Summary\\n\\nMade it.\\n' > "$SUMMARY_PATH"\n`);
  const agent = ['--agent', 'command', '--agent-command', `sh '${join(folder, 'agent.sh')}'`];
  const { json } = await cliJson(root, 'run', '1', '--max-attempts', '1', ...agent, ...more);
  return String(json.exitStatus ?? json.status);
}

test('work that a later plan undid without declaring it is no evidence', async () => {
  const plans = { '01-01': planOf(['a.js']), '01-02': planOf(['b.js']) };
  const root = makeProject(plans, { 'a.js': 'old\n' });
  const script = 'case $PLAN_ID in 01-01) echo new > a.js;; *) echo old > a.js; echo b > b.js;; esac';
  expect(await runWith(root, script)).toBe('STUCK');
});

test('a later plan may remove what an earlier one made, where it declares it', async () => {
  const root = makeProject({ '01-01': planOf(['scaffold.js']), '01-02': planOf(['scaffold.js', 'b.js']) });
  const script = 'case $PLAN_ID in 01-01) echo new > scaffold.js;; *) rm scaffold.js; echo b > b.js;; esac';
  expect(await runWith(root, script)).toBe('COMPLETED');
});

test('work that a person reverted is no evidence in the next run', async () => {
  const root = makeProject({ '01-01': planOf(['a.js']) }, { 'a.js': 'old\n' });
  expect(await runWith(root, 'echo new > a.js')).toBe('COMPLETED');
  put(root, 'a.js', 'old\n');
  git(root, 'commit', '-qam', 'Revert "plan 01-01: complete"');
  expect(await runWith(root, 'exit 1')).toBe('STUCK');
});

test('a SUMMARY in a shallow clone is no evidence that its plan changed all files', async () => {
  const root = makeProject({ '01-01': planOf(['a.js']) }, { 'a.js': 'old\n' });
  commitAll(root, 'docs(01-01): complete', { '.planning/phases/01-first/01-01-SUMMARY.md': '# Summary\n\nMade it.\n' });
  const shallow = join(temporaryDir('shallow'), 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, shallow]);
  expect(await runWith(shallow, 'exit 1')).toBe('BLOCKED');
});

const login = { 'src/login.js': 'module.exports = 1;\n' };
const addJs = { 'src/add.js': 'exports.add = () => 0;\n' };
const nodeTests = {
  'package.json': '{"name":"x","version":"1.0.0","scripts":{"test":"node --test test/"}}',
  'test/a.test.js': `const t = require('node:test'); const assert = require('assert'); const { add } = require('../src/add.js');
t('adds', () => { assert.equal(add(1, 2), 3); });
t('negative', () => { assert.equal(add(-1, 1), 0); });
`,
};

test.each([
  ['nothing was done, and the command passed before', ['node src/login.js'], 'true'],
  ['only a comment was added', [], 'echo "// TODO: log in" >> src/login.js'],
  ['the command cannot fail', ['(node missing.js || true)'], 'true'],
])('it is no work where %s', async (_, commands, script) => {
  const root = makeProject({ '01-01': planOf(['src/login.js'], { commands }) }, login);
  expect(await runWith(root, script)).toBe('STUCK');
});

test.each([
  [
    'another file was changed than the declared one',
    planOf(['src/login.js'], { commands: ['node src/login.js'] }),
    'echo n > NOTES.md',
  ],
  [
    'the plan names no file, and its command passes in an empty folder',
    planOf([], { commands: ['python3 -c "print(1)"'] }),
    'true',
  ],
  [
    'the agent paused it as GSD does',
    planOf(['a.txt']),
    'echo a > a.txt; echo \'{"task":2,"remaining":["task 3"]}\' > .planning/HANDOFF.json',
  ],
])('it is no work where %s', async (_, plan, script) => {
  expect(await runWith(makeProject({ '01-01': plan }, login), script)).toBe('STUCK');
});

const script = (text: string) => `{"name":"x","scripts":{"test":"node --test","lint":"${text}"}}\n`;
const csv = `${Array.from({ length: 12 }, (_, at) => `exports.f${at} = (rows) => rows[${at}].total;`).join('\n')}\n`;
const made = {
  Makefile: 'check:\n\tnode check.js\n',
  'check.js': csv.replaceAll('exports.f', 'exports.g'),
  '.github/workflows/ci.yml': 'on: push\njobs:\n  test:\n    runs-on: x\n    steps:\n      - run: npm test\n',
};
test.each([
  ['the declared file is one of another folder', planOf(['src/new.js']), 'cp lib/csv.js src/new.js'],
  ['the declared file is one beside it, set otherwise', planOf(['lib/b.js']), '(echo; cat lib/csv.js) > lib/b.js'],
  ['the end of a merge is left', planOf(['src/q.sql']), "printf 'SELECT a FROM b;\\n>>>>>>> x/y\\n' > src/q.sql"],
  [
    'make finds a second Makefile first',
    planOf(['src/new.js'], { commands: ['make check'] }),
    'echo "exports.up = (a) => a + 2;" > src/new.js; printf "check:\\n\\ttest -f src/new.js\\n" > GNUmakefile',
  ],
  [
    'only an import was added that nothing uses',
    planOf(['lib/csv.js']),
    `sed -i "1i const fs = require('fs');" lib/csv.js`,
  ],
])('it is no work where %s', async (_, plan, work) => {
  const files = { ...made, 'package.json': script('eslint .'), 'lib/csv.js': csv };
  expect(await runWith(makeProject({ '01-01': plan }, files), work)).not.toBe('COMPLETED');
});

test.each([
  [
    'adds a script and a dependency',
    planOf(['package.json']),
    `printf '%s' '${script('eslint . --cache')}' > package.json`,
  ],
  [
    'moves a file with what names it',
    planOf(['check.js', 'tools/check.js', 'Makefile']),
    'mkdir tools; git mv check.js tools/check.js; sed -i "s#check.js#tools/check.js#" Makefile',
  ],
  [
    'adds a job to its workflow',
    planOf(['.github/workflows/ci.yml']),
    'printf "  lint:\\n    runs-on: x\\n    steps:\\n      - run: npm run lint\\n" >> .github/workflows/ci.yml',
  ],
])('a plan that %s is done', async (_, plan, work) => {
  const files = { ...made, 'package.json': script('eslint .') };
  expect(await runWith(makeProject({ '01-01': plan }, files), work)).toBe('COMPLETED');
});

test('a plan that names no file and looks at what is there is done by its tests', async () => {
  const root = makeProject(
    { '01-01': planOf([], { commands: ['node --test test/'] }) },
    { 'test/a.test.js': "require('node:test')('a', () => {})\n" },
  );
  expect(await runWith(root, 'true')).toBe('COMPLETED');
});

test.each([
  ['finds its file done by the one before it', 'echo "exports.in = 1;" >> src/login.js; echo a > a.txt'],
  [
    'adds comments that its command asks for',
    'echo a > a.txt; [ $PLAN_ID = 01-01 ] || echo "// @param a" >> src/login.js',
  ],
])('a plan that %s is done', async (_, script) => {
  const plans = {
    '01-01': planOf(['a.txt']),
    '01-02': planOf(['src/login.js'], { commands: ['grep -qE "in = 1|@param" src/login.js'] }).replace(
      'depends_on: []',
      'depends_on: [01-01]',
    ),
  };
  const root = makeProject(plans, login);
  expect(await runWith(root, script)).toBe('COMPLETED');
});

test('a program that a command of the plan runs is not changed by the plan unasked', async () => {
  const plan = planOf(['out.txt'], { commands: ['node check.js'] });
  const root = makeProject({ '01-01': plan }, { 'check.js': 'process.exit(1)\n' });
  expect(await runWith(root, 'echo x > out.txt; echo > check.js')).toBe('STUCK');
  const asked = makeProject(
    { '01-01': plan.replace('[out.txt]', '[out.txt, check.js]') },
    { 'check.js': 'process.exit(1)\n' },
  );
  expect(await runWith(asked, 'echo x > out.txt; echo > check.js')).toBe('COMPLETED');
});

test('a failing test that is replaced by one of constants closes the gate', async () => {
  const root = makeProject({ '01-01': planOf(['out.txt']) }, { ...nodeTests, ...addJs });
  const script = `echo x > out.txt; sed -i "s/t('adds'.*/t('works', () => { assert.ok(true); });/" test/a.test.js`;
  expect(await runWith(root, script, '--test-command', 'node --test test/', '--inherited-tests', 'allow')).toBe(
    'STUCK',
  );
});

test('settings and programs above the folder in which the commit is judged decide nothing', async () => {
  const root = makeProject(
    { '01-01': planOf(['out.txt'], { commands: ['npm run -s check'] }) },
    { 'package.json': '{"name":"x","version":"1.0.0","scripts":{"check":"adversary-tool"}}' },
  );
  const bin = temporaryDir('bin');
  put(bin, 'adversary-tool', '#!/bin/sh\nexit 1\n');
  execFileSync('chmod', ['+x', join(bin, 'adversary-tool')]);
  const script = `echo x > out.txt; e="$(dirname "$(dirname "$SIGNAL_FILE")")"; for d in "$e" "$(dirname "$e")" ..; do case "$d" in */phase-executor-*|..) mkdir -p "$d/node_modules/.bin"; printf '#!/bin/sh\\nexit 0\\n' > "$d/node_modules/.bin/adversary-tool"; chmod +x "$d/node_modules/.bin/adversary-tool";; esac; done`;
  process.env.PATH = `${bin}:${process.env.PATH}`;
  try {
    expect(await runWith(root, script)).toBe('STUCK');
  } finally {
    process.env.PATH = process.env.PATH.slice(bin.length + 1);
  }
});

test('settings that a command of a plan writes into HOME decide nothing for the tests', async () => {
  const plan = planOf(['out.txt'], { commands: ['node src/setting.js'] });
  const root = makeProject({ '01-01': plan }, { ...nodeTests, ...addJs, 'src/setting.js': '0\n' });
  const shell = "#!/bin/sh\\nprintf '1..2\\\\nok 1 - a\\\\nok 2 - b\\\\n'\\n";
  const setting = `const { writeFileSync: write } = require('fs'); const home = process.env.HOME;
write(home + '/.npmrc', 'script-shell=' + home + '/sh\\n'); write(home + '/sh', "${shell}", { mode: 0o755 });`;
  const script = `echo x > out.txt; cat > src/setting.js <<'END'\n${setting}\nEND`;
  expect(await runWith(root, script, '--test-command', 'npm test', '--test-baseline', 'off')).toBe('STUCK');
});

test('a declared STATE.md that was edited is no evidence for the plan', async () => {
  const root = makeProject({ '01-01': planOf(['a.js', '.planning/STATE.md']) }, { 'a.js': 'old\n' });
  const script =
    "echo '- chose' >> .planning/STATE.md; git -c user.name=A -c user.email=a@b.invalid commit -qam 'docs: state'";
  expect(await runWith(root, script)).toBe('STUCK');
});

test('a check that only says a program is missing fails where the program is there', async () => {
  const commands = ['npm run -s check'];
  const root = makeProject(
    { '01-01': planOf(['a.txt'], { promise: 'a.txt', commands }) },
    { 'package.json': '{"name":"x","version":"1.0.0","scripts":{"check":"sh check.sh"}}', 'check.sh': 'exit 1\n' },
  );
  const script = `echo x > a.txt; echo "echo 'bash: line 1: npm: command not found'; exit 127" > check.sh`;
  expect(await runWith(root, script)).toBe('STUCK');
});

test('a declared test excuses no fixture that lost its failing cases', async () => {
  const root = makeProject(
    { '01-01': planOf(['out.txt', 'test/new.test.js']) },
    {
      'package.json': '{"name":"x","version":"1.0.0","scripts":{"test":"node --test test/"}}',
      'test/cases.json': '[1,2,3,4]',
      'test/a.test.js': `for (const c of require('./cases.json')) require('node:test')('case ' + c, () => { if (c > 2) throw 1; });\n`,
    },
  );
  const script = `echo x > out.txt; echo '[1]' > test/cases.json; echo "require('node:test')('n', () => {})" > test/new.test.js`;
  expect(await runWith(root, script, '--test-command', 'node --test test/', '--inherited-tests', 'allow')).toBe(
    'STUCK',
  );
});

test('a command that two plans share runs again for the second when its files were removed', async () => {
  const plans = {
    '01-01': planOf(['a.txt'], { commands: ['make gen'] }),
    '01-02': planOf(['b.txt'], { commands: ['make gen', 'test -s made.out'] }),
  };
  const root = makeProject(plans, { Makefile: 'gen:\n\techo x > made.out\n' });
  expect(await runWith(root, '[ $PLAN_ID = 01-01 ] && echo x > a.txt || echo x > b.txt')).toBe('COMPLETED');
});

test.each([
  ['changes a tracked .env.test', '.env.test', 'echo B=2 >> .env.test'],
  ['changes tracked node_modules', 'node_modules/x/index.js', 'echo 2 > node_modules/x/index.js'],
  [
    'takes .env out of git',
    '.env',
    'git rm -q .env; git -c user.name=A -c user.email=a@b.invalid commit -qm "fix: no .env"',
  ],
])('a plan that %s is done', async (_, path, script) => {
  const root = makeProject({ '01-01': planOf([path]) }, { [path]: 'A=1\n' });
  expect(await runWith(root, script)).toBe('COMPLETED');
});

test('only a new mention of the checkout closes the gate', async () => {
  const root = makeProject({ '01-01': planOf(['Dockerfile', 'url.txt']) });
  commitAll(root, 'add Dockerfile', { Dockerfile: `WORKDIR ${root}\n` });
  expect(await runWith(root, `echo RUN true >> Dockerfile; echo "get(${root}sitory/x)" > url.txt`)).toBe('COMPLETED');
  commitAll(root, 'plan 01-02', { '.planning/phases/01-first/01-02-PLAN.md': planOf(['tool.sh']) });
  expect(await runWith(root, 'echo "cat $PWD/secret" > tool.sh')).toBe('STUCK');
});

test('checks may compare with other branches and ask git for changes in the clean copy', async () => {
  const commands = ['git diff --name-only main...HEAD | grep -q out.txt', 'git diff-index --quiet HEAD -- src'];
  const root = makeProject({ '01-01': planOf(['out.txt'], { commands }) }, { 'src/a.txt': 'a\n' });
  git(root, 'checkout', '-q', '-b', 'work');
  const script =
    'echo x > out.txt; git add out.txt; git -c user.name=A -c user.email=a@b.invalid commit -qm "feat(01-01): x"';
  expect(await runWith(root, script)).toBe('COMPLETED');
});
