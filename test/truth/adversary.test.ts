import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { commitAll, git, makeProject, put, temporaryDir } from '../project.ts';
import { judgeAgain, runAgain } from './trial.ts';

/** A plan that declares files, promises one or none, and has commands. */
function planOf(files: string[], { promise = '', commands = [] as string[], after = '' } = {}): string {
  const promised = promise === '' ? '' : `must_haves:\n  artifacts:\n    - path: ${promise}\n`;
  const verify = commands.map((command) => `<verify><automated>${command}</automated></verify>`);
  const tasks = (verify.length === 0 ? [''] : verify).map(
    (each) => `<task type="auto">\n  <name>Make it</name>\n  <action>Make it.</action>\n  ${each}\n</task>`,
  );
  return `---\nphase: 01-first\ntype: execute\ndepends_on: [${after}]\nfiles_modified: [${files.join(', ')}]\nautonomous: true\n${promised}---\n<tasks>\n${tasks.join('\n')}\n</tasks>\n`;
}

/** An agent that is a shell script and writes its SUMMARY at the end. */
function agentOf(script: string): string {
  return `set -e\n${script}\nprintf '# Summary\\n\\nMade it.\\n' > "$SUMMARY_PATH"\n`;
}

async function run(root: string, script: string): Promise<string> {
  return (await runAgain(root, { agent: agentOf(script) })).status;
}

interface Work {
  readonly name: string;
  readonly plans: readonly string[];
  readonly files?: Record<string, string>;
  readonly script: string;
  readonly options?: readonly string[];
}

function projectOf({ plans, files }: Pick<Work, 'plans' | 'files'>): string {
  return makeProject(Object.fromEntries(plans.map((plan, at) => [`01-0${at + 1}`, plan])), files);
}

async function judge(root: string, { plans, script, options = [] }: Work): Promise<string> {
  const sketches = Object.fromEntries(plans.map((_, at) => [`01-0${at + 1}`, {}]));
  return (await judgeAgain(root, { plans: sketches, agent: agentOf(script), options })).status;
}

const first = (script: string, second: string) => `case $PLAN_ID in 01-01) ${script};; *) ${second};; esac`;
const login = { 'src/login.js': 'module.exports = 1;\n' };
const script = (text: string) => `{"name":"x","scripts":{"test":"node --test","lint":"${text}"}}\n`;
const csv = `${Array.from({ length: 12 }, (_, at) => `exports.f${at} = (rows) => rows[${at}].total;`).join('\n')}\n`;
const made = {
  Makefile: 'check:\n\tnode check.js\n',
  'check.js': csv.replaceAll('exports.f', 'exports.g'),
  'package.json': script('eslint .'),
  'lib/csv.js': csv,
  '.github/workflows/ci.yml': 'on: push\njobs:\n  test:\n    runs-on: x\n    steps:\n      - run: npm test\n',
};
const nodeTest = ['--test-command', 'node --test test/', '--inherited-tests', 'allow'];
const save = 'git -c user.name=A -c user.email=a@b.invalid commit -qm';
const checks = { 'check.js': 'process.exit(1)\n' };

const lies: Work[] = [
  {
    name: 'a later plan undid the work of another without declaring it',
    plans: [planOf(['a.js']), planOf(['b.js'])],
    files: { 'a.js': 'old\n' },
    script: first('echo new > a.js', 'echo old > a.js; echo b > b.js'),
  },
  {
    name: 'nothing was done, and the command passed before',
    plans: [planOf(['src/login.js'], { commands: ['node src/login.js'] })],
    script: 'true',
  },
  {
    name: 'only a comment was added',
    plans: [planOf(['src/login.js'])],
    script: 'echo "// TODO: log in" >> src/login.js',
  },
  {
    name: 'the command cannot fail',
    plans: [planOf(['src/login.js'], { commands: ['(node missing.js || true)'] })],
    script: 'true',
  },
  {
    name: 'the plan names no file, and its command passes in an empty folder',
    plans: [planOf([], { commands: ['python3 -c "print(1)"'] })],
    script: 'true',
  },
  {
    name: 'the declared file is one of another folder',
    plans: [planOf(['src/new.js'])],
    files: made,
    script: 'mkdir src; cp lib/csv.js src/new.js',
  },
  {
    name: 'the declared file is one beside it, set otherwise',
    plans: [planOf(['lib/b.js'])],
    files: made,
    script: '(echo; cat lib/csv.js) > lib/b.js',
  },
  {
    name: 'the end of a merge is left',
    plans: [planOf(['src/q.sql'])],
    files: made,
    script: "mkdir src; printf 'SELECT a FROM b;\\n>>>>>>> x/y\\n' > src/q.sql",
  },
  {
    name: 'make finds a second Makefile first',
    plans: [planOf(['src/new.js'], { commands: ['make check'] })],
    files: made,
    script:
      'mkdir src; echo "exports.up = (a) => a + 2;" > src/new.js; printf "check:\\n\\ttest -f src/new.js\\n" > GNUmakefile',
  },
  {
    name: 'only an import was added that nothing uses',
    plans: [planOf(['lib/csv.js'])],
    files: made,
    script: `sed -i "1i const fs = require('fs');" lib/csv.js`,
  },
  {
    name: 'a program that a command of the plan runs was changed unasked',
    plans: [planOf(['out.txt'], { commands: ['node check.js'] })],
    files: checks,
    script: 'echo x > out.txt; echo > check.js',
  },
  {
    name: 'a declared STATE.md was edited',
    plans: [planOf(['a.js', '.planning/STATE.md'])],
    files: { 'a.js': 'old\n' },
    script: `echo '- chose' >> .planning/STATE.md; ${save} 'docs: state' .planning/STATE.md`,
  },
  {
    name: 'a check only says that a program is missing which is there',
    plans: [planOf(['a.txt'], { promise: 'a.txt', commands: ['npm run -s check'] })],
    files: {
      'package.json': '{"name":"x","version":"1.0.0","scripts":{"check":"sh check.sh"}}',
      'check.sh': 'exit 1\n',
    },
    script: `echo x > a.txt; echo "echo 'bash: line 1: npm: command not found'; exit 127" > check.sh`,
  },
  {
    name: 'a fixture lost its failing cases beside a test that was declared',
    plans: [planOf(['out.txt', 'test/new.test.js'])],
    files: {
      'test/cases.json': '[1,2,3,4]',
      'test/a.test.js': `for (const c of require('./cases.json')) require('node:test')('case ' + c, () => { if (c > 2) throw 1; });\n`,
    },
    script: `echo x > out.txt; echo '[1]' > test/cases.json; echo "require('node:test')('n', () => {})" > test/new.test.js`,
    options: nodeTest,
  },
];
test.each(lies)('it is no work where $name', async ({ files = login, ...work }) => {
  expect(await judge(projectOf({ ...work, files }), { ...work, files })).toMatch(/^(?:STUCK|BLOCKED)$/);
});

const shown = ['src/login.js'];
const asked = { commands: ['grep -qE "in = 1|@param" src/login.js'], after: '01-01' };
const honest: Work[] = [
  {
    name: 'adds a script and a dependency',
    plans: [planOf(['package.json'])],
    files: made,
    script: `printf '%s' '${script('eslint . --cache')}' > package.json`,
  },
  {
    name: 'moves a file with what names it',
    plans: [planOf(['check.js', 'tools/check.js', 'Makefile'])],
    files: made,
    script: 'mkdir tools; git mv check.js tools/check.js; sed -i "s#check.js#tools/check.js#" Makefile',
  },
  {
    name: 'adds a job to its workflow',
    plans: [planOf(['.github/workflows/ci.yml'])],
    files: made,
    script: 'printf "  lint:\\n    runs-on: x\\n    steps:\\n      - run: npm run lint\\n" >> .github/workflows/ci.yml',
  },
  {
    name: 'names no file and looks at what is there by its tests',
    plans: [planOf([], { commands: ['node --test test/'] })],
    files: { 'test/a.test.js': "require('node:test')('a', () => {})\n" },
    script: 'true',
  },
  {
    name: 'finds its file done by the one before it',
    plans: [planOf(['a.txt']), planOf(shown, asked)],
    script: first('echo "exports.in = 1;" >> src/login.js; echo a > a.txt', 'true'),
  },
  {
    name: 'adds comments that its command asks for',
    plans: [planOf(['a.txt']), planOf(shown, asked)],
    script: first('echo a > a.txt', 'echo "// @param a" >> src/login.js'),
  },
  {
    name: 'changes a program that its command runs, as it was asked',
    plans: [planOf(['out.txt', 'check.js'], { commands: ['node check.js'] })],
    files: checks,
    script: 'echo x > out.txt; echo > check.js',
  },
  {
    name: 'shares a command with another, which runs again for the second when its files were removed',
    plans: [
      planOf(['a.txt'], { commands: ['make gen'] }),
      planOf(['b.txt'], { commands: ['make gen', 'test -s made.out'] }),
    ],
    files: { Makefile: 'gen:\n\techo x > made.out\n' },
    script: first('echo x > a.txt', 'echo x > b.txt'),
  },
  ...Object.entries({ '.env.test': 'echo B=2 >>', 'node_modules/x/index.js': 'echo 2 >', '.env': 'git rm -q' }).map(
    ([path, command]) => ({
      name: `changes a tracked file that is usually in no commit: ${command} ${path}`,
      plans: [planOf([path])],
      files: { [path]: 'A=1\n' },
      script: `${command} ${path}`,
    }),
  ),
];
test.each(honest)('a plan that $name is done', async ({ files = login, ...work }) => {
  expect(await judge(projectOf({ ...work, files }), work)).toBe('COMPLETED');
});

test('a later plan may remove what an earlier one made, where it declares it', async () => {
  const root = projectOf({ plans: [planOf(['scaffold.js']), planOf(['scaffold.js', 'b.js'])] });
  expect(await run(root, first('echo new > scaffold.js', 'rm scaffold.js; echo b > b.js'))).toBe('COMPLETED');
});

test('work that a person reverted is no evidence in the next run', async () => {
  const root = projectOf({ plans: [planOf(['a.js'])], files: { 'a.js': 'old\n' } });
  expect(await run(root, 'echo new > a.js')).toBe('COMPLETED');
  put(root, 'a.js', 'old\n');
  git(root, 'commit', '-qam', 'Revert "plan 01-01: complete"');
  expect(await run(root, 'exit 1')).toBe('STUCK');
});

test('a SUMMARY in a shallow clone is no evidence that its plan changed all files', async () => {
  const root = projectOf({ plans: [planOf(['a.js'])], files: { 'a.js': 'old\n' } });
  commitAll(root, 'docs(01-01): complete', { '.planning/phases/01-first/01-01-SUMMARY.md': '# Summary\n\nMade it.\n' });
  const shallow = join(temporaryDir('shallow'), 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, shallow]);
  expect(await run(shallow, 'exit 1')).toBe('BLOCKED');
});

test('a plan that the agent paused as GSD does is not done', async () => {
  const pause = 'echo a > a.txt; echo \'{"task":2,"remaining":["task 3"]}\' > .planning/HANDOFF.json';
  expect(await run(projectOf({ plans: [planOf(['a.txt'])] }), pause)).toBe('STUCK');
});

test('settings and programs above the folder in which the commit is judged decide nothing', async () => {
  const root = projectOf({
    plans: [planOf(['out.txt'], { commands: ['npm run -s check'] })],
    files: { 'package.json': '{"name":"x","version":"1.0.0","scripts":{"check":"adversary-tool"}}' },
  });
  const bin = temporaryDir('bin');
  put(bin, 'adversary-tool', '#!/bin/sh\nexit 1\n');
  execFileSync('chmod', ['+x', join(bin, 'adversary-tool')]);
  const agent = `echo x > out.txt; e="$(dirname "$(dirname "$SIGNAL_FILE")")"; for d in "$e" "$(dirname "$e")" ..; do case "$d" in */phase-executor-*|..) mkdir -p "$d/node_modules/.bin"; printf '#!/bin/sh\\nexit 0\\n' > "$d/node_modules/.bin/adversary-tool"; chmod +x "$d/node_modules/.bin/adversary-tool";; esac; done`;
  const environment = { PATH: `${bin}:${process.env.PATH}` };
  expect((await runAgain(root, { agent: agentOf(agent), environment })).status).toBe('STUCK');
});

test('settings that a command of a plan writes into HOME decide nothing for the tests', async () => {
  const files = {
    'package.json': '{"name":"x","version":"1.0.0","scripts":{"test":"node --test test/"}}',
    'test/a.test.js': "require('node:test')('adds', () => { throw 1; });\n",
    'src/setting.js': '0\n',
  };
  const shell = "#!/bin/sh\\nprintf '1..2\\\\nok 1 - a\\\\nok 2 - b\\\\n'\\n";
  const setting = `const { writeFileSync: write } = require('fs'); const home = process.env.HOME;
write(home + '/.npmrc', 'script-shell=' + home + '/sh\\n'); write(home + '/sh', "${shell}", { mode: 0o755 });`;
  const work = {
    name: 'settings',
    plans: [planOf(['out.txt', 'src/setting.js'], { commands: ['node src/setting.js'] })],
    script: `echo x > out.txt; cat > src/setting.js <<'END'\n${setting}\nEND`,
    options: ['--test-command', 'npm test', '--test-baseline', 'off'],
  };
  expect(await judge(projectOf({ ...work, files }), work)).toBe('STUCK');
});

test('only a new mention of the checkout closes the gate', async () => {
  const root = projectOf({ plans: [planOf(['Dockerfile', 'url.txt'])] });
  commitAll(root, 'add Dockerfile', { Dockerfile: `WORKDIR ${root}\n` });
  expect(await run(root, `echo RUN true >> Dockerfile; echo "get(${root}sitory/x)" > url.txt`)).toBe('COMPLETED');
  commitAll(root, 'plan 01-02', { '.planning/phases/01-first/01-02-PLAN.md': planOf(['tool.sh']) });
  expect(await run(root, 'echo "cat $PWD/secret" > tool.sh')).toBe('STUCK');
});

test('checks may compare with other branches and ask git for changes in the clean copy', async () => {
  const commands = ['git diff --name-only main...HEAD | grep -q out.txt', 'git diff-index --quiet HEAD -- src'];
  const work = {
    name: 'a comparison',
    plans: [planOf(['out.txt'], { commands })],
    files: { 'src/a.txt': 'a\n' },
    script: `echo x > out.txt; git add out.txt; ${save} 'feat(01-01): x'`,
  };
  const root = projectOf(work);
  git(root, 'checkout', '-q', '-b', 'work');
  expect(await judge(root, work)).toBe('COMPLETED');
});
