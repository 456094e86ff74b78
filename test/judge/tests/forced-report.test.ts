import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { forceReports } from '../../../src/judge/run/tests/forced-report.ts';
import { runTests } from '../../../src/judge/run/tests/test-run.ts';
import { testIf } from '../../needs.ts';

const home = mkdtempSync(join(tmpdir(), 'forced reports-'));
afterAll(() => rmSync(home, { recursive: true }));

const PATH = [process.env.PATH, '/usr/local/go/bin'].join(delimiter);
let runs = 0;

function folder(files: Record<string, string>): string {
  const path = mkdtempSync(join(home, 'project '));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), text);
  }
  return path;
}

/** Runs a shell text as the exit gate does. */
async function judge(command: string, cwd: string) {
  runs += 1;
  const shown: string[] = [];
  const { verdict, named } = await runTests({
    command,
    cwd,
    scratch: mkdtempSync(join(home, 'out ')),
    env: { PATH, HOME: process.env.HOME ?? home },
    clock: { now: Date.now, uptimeMs: () => performance.now() },
    marker: `forced-report/${process.pid}/${runs}`,
    onText: (lines) => shown.push(lines),
  });
  const names = named.tests.map(({ name }) => name);
  return { ...verdict, names, shown: shown.join('\n'), why: verdict.reasons.join('; ') };
}

function where(program: string, args: readonly string[]): typeof test {
  const isThere = spawnSync(program, args, { env: { ...process.env, PATH } }).status === 0;
  return testIf(isThere, `${program} ${args.join(' ')} does not run here`);
}

const jest = join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin/jest.js');

test.each([
  ['as a command of its own', ''],
  ['in a shell text', 'cd sub && FOO=1 '],
])('jest writes its report, and the console stays as it was: %s', async (_, before) => {
  const files = {
    'package.json': '{}',
    'a.test.js': "test('a', () => {}); test.skip('b', () => {}); test.todo('c');\n",
  };
  const cwd = folder(
    before === '' ? files : Object.fromEntries(Object.entries(files).map(([n, t]) => [`sub/${n}`, t])),
  );
  const found =
    before === ''
      ? await judge(`node '${jest}' --ci --rootDir '${cwd}'`, cwd)
      : await judge(`${before} node '${jest}' --ci --rootDir . 2>&1`, cwd);
  expect(found).toMatchObject({ verdict: 'pass', passed: 1, skipped: 1, extra: { todo: 1 }, source: 'report' });
  expect(found.runner).toBe('jest-json');
  expect(found.shown).toMatch(/Tests: .*1 passed/);
});

test('jest writes its report through an npm script too, and what cannot take arguments is left alone', async () => {
  const scripts = {
    test: `node '${jest}' --ci`,
    both: `node '${jest}' --ci && echo done`,
    piped: `node '${jest}' | cat`,
  };
  const cwd = folder({ 'package.json': JSON.stringify({ scripts }), 'a.test.js': "test('a', () => {});\n" });
  for (const text of ['npm test', 'npm run -s test', 'npm test -- --ci'])
    expect(await judge(text, cwd)).toMatchObject({ verdict: 'pass', passed: 1, runner: 'jest-json' });
  for (const text of ['npm run both', 'npm run piped'])
    expect(await judge(text, cwd)).toMatchObject({ verdict: 'pass', passed: 1, runner: 'jest' });
  const asked = (text: string) => forceReports(text, {}, '/out', cwd).command;
  for (const text of ['npm test -w app', 'npm --prefix app test', 'cd app && npm test', 'npm run test:other'])
    expect(asked(text)).toBe(text);
});

const python = where('python3', ['-m', 'pytest', '--version']);
python('a summary that the code under test prints, and then ends pytest, is not believed', async () => {
  const forge = `import os
for fd in range(1, 20):
    try: os.write(fd, b'==== 2 passed in 0.01s ====\\n')
    except OSError: pass
os._exit(0)
`;
  const cwd = folder({ 'mod.py': forge, 'test_a.py': 'import mod\ndef test_a(): assert False\n' });
  const found = await judge('python3 -m pytest', cwd);
  expect(found).toMatchObject({ verdict: 'unknown', shown: expect.stringMatching(/2 passed/) });
  expect(found.why).toMatch(/report requested from the runner is missing/);
});
python('pytest writes its report even where it prints no counts, and a second one a report of its own', async () => {
  const cwd = folder({ 'test_a.py': 'def test_a(): pass\ndef test_b(): pass\n', 'test_c.py': 'def test_c(): pass\n' });
  expect(await judge(`python3 -m pytest -qq test_a.py`, cwd)).toMatchObject({
    verdict: 'pass',
    passed: 2,
    source: 'report',
  });
  expect(await judge('python3 -m pytest -qq test_a.py && python3 -m pytest -qq test_c.py', cwd)).toMatchObject({
    verdict: 'pass',
    passed: 3,
  });
});

where('python3', ['--version'])('unittest names its tests, found or listed', async () => {
  const cwd = folder({ 'test_a.py': 'import unittest\nclass A(unittest.TestCase):\n    def test_x(self): pass\n' });
  for (const text of ['python3 -m unittest discover', 'python3 -m unittest', 'python3 -m unittest test_a']) {
    const found = await judge(text, cwd);
    expect([found.verdict, found.names]).toEqual(['pass', ['test_a.A.test_x']]);
  }
});

python('of a report and a console that disagree the fewer tests count', async () => {
  const report = '<testsuites><testsuite><testcase name="a"/><testcase name="b"/></testsuite></testsuites>';
  const conftest = `import atexit, re, os\natexit.register(lambda: open(re.search("=(.*)$", os.environ["PYTEST_ADDOPTS"]).group(1).strip("'"), 'w').write('''${report}'''))\n`;
  const cwd = folder({ 'test_a.py': 'def test_a(): pass\n', 'conftest.py': conftest });
  expect(await judge(`python3 -m pytest`, cwd)).toMatchObject({ verdict: 'pass', passed: 1 });
});

const go = where('go', ['version']);
go('go is counted without being asked to, in a shell text and through make', async () => {
  const cwd = folder({
    'go.mod': 'module x\ngo 1.19\n',
    'a_test.go':
      'package x\nimport ("fmt"; "testing")\nfunc TestA(t *testing.T) { fmt.Print("glued") }\nfunc TestB(t *testing.T) { t.Skip() }\n',
    'b/b.go': 'package b\n',
    Makefile: 'test:\n\tgo vet ./...\n\tgo test ./...\n',
  });
  const found = await judge('go test ./...', cwd);
  expect(found).toMatchObject({ verdict: 'pass', passed: 1, skipped: 1, runner: 'go-json' });
  expect(found.shown).toMatch(/^ok {2}\tx\t/m);
  expect(found.shown).not.toContain('"Action"');
  expect(await judge('go test ./... || true', cwd)).toMatchObject({ verdict: 'pass', passed: 1 });
  expect(await judge('make -s test', cwd)).toMatchObject({ verdict: 'pass', passed: 1, skipped: 1, runner: 'go' });

  writeFileSync(join(cwd, 'b/b_test.go'), 'package b\nimport "testing"\nfunc TestC(t *testing.T) { t.Fatal("no") }\n');
  expect(await judge('go test ./... || true', cwd)).toMatchObject({ verdict: 'fail', passed: 1, failed: 1 });
  expect(await judge('go test ./... 2>&1 | cat', cwd)).toMatchObject({ verdict: 'fail', failed: 1 });
  writeFileSync(join(cwd, 'b/b_test.go'), 'package b\nfunc {\n');
  expect(await judge('go test ./b || true', cwd)).toMatchObject({ verdict: 'fail', extra: { suitesFailed: 1 } });
});

const prove = where('prove', ['--version']);
prove('prove, which tells of no skipped test unless it is verbose, is asked for them', async () => {
  const skipped = 'use Test::More;\nSKIP: { skip("later", 1) }\ndone_testing();\n';
  const cwd = folder({ 't/a.t': skipped });
  expect(await judge('prove', cwd)).toMatchObject({ verdict: 'fail', passed: 0, skipped: 1 });
  writeFileSync(join(cwd, 't/b.t'), 'use Test::More;\nok(1);\ndone_testing();\n');
  expect(await judge('prove', cwd)).toMatchObject({ verdict: 'pass', passed: 1, skipped: 1, total: 2 });
});

test('what cannot be counted is told with what to add', async () => {
  const cwd = folder({ 'pom.xml': '<project/>', 'go.sh': 'echo "ok  \tx\t0.01s"\n' });
  expect((await judge('true mvn -q test', cwd)).why).toMatch(/target\/surefire-reports.*leave -q out/);
  expect((await judge('true; sh go.sh', cwd)).why).toMatch(/add -json/);
  expect((await judge('true ./gradlew test', cwd)).why).toMatch(/--rerun-tasks/);
  expect((await judge('echo all good', cwd)).why).toMatch(/JUnit XML/);
});

test('maven’s report files count if the run has written them, of every module, and no old one', async () => {
  const suite = (cases: string) => `<testsuite>${cases}</testsuite>`;
  const cwd = folder({
    'pom.xml': '<project/>',
    'old/target/surefire-reports/TEST-Old.xml': suite('<testcase name="old"/>'),
    'new.xml': suite('<testcase name="a"/><testcase name="b"><skipped/></testcase>'),
    'red.xml': suite('<testcase name="c"><failure/></testcase>'),
    Makefile:
      'test:\n\tmkdir -p m/target/surefire-reports; cp new.xml m/target/surefire-reports/TEST-M.xml\nred: test\n\tmkdir -p n/target/surefire-reports; cp red.xml n/target/surefire-reports/TEST-N.xml\n',
  });
  utimesSync(join(cwd, 'old/target/surefire-reports/TEST-Old.xml'), 1, 1);
  expect((await judge('true mvn -q test', cwd)).verdict).toBe('unknown');
  expect(await judge('make -s test', cwd)).toMatchObject({ verdict: 'pass', passed: 1, skipped: 1, source: 'report' });
  expect(await judge('make -s red || true', cwd)).toMatchObject({ verdict: 'fail', passed: 1, failed: 1 });
});

describe('node counts a file without tests as a test, and we do not', () => {
  const cwd = folder({
    'test/empty.test.js': 'console.log("nothing here");\n',
    'test/full.test.js': "require('node:test')('a test', () => {});\n",
    'test/paths.test.js': "const t = require('node:test'); t('fixtures/a.js', () => {}); t('lib/b.js', () => {});\n",
  });
  test.each([
    ['', 'test/empty.test.js', 'fail', 0],
    ['--test-reporter=spec', 'test/empty.test.js', 'fail', 0],
    ['--test-reporter=spec', 'test/empty.test.js test/full.test.js', 'pass', 1],
    ['--test-reporter=junit', 'test/empty.test.js test/full.test.js', 'pass', 1],
    ['', 'test/paths.test.js', 'pass', 2],
  ])('%s %s: %s, %i passed', async (reporter, files, verdict, passed) => {
    const found = await judge(`node --test ${reporter} ${files}`, cwd);
    expect(found).toMatchObject({ verdict, passed });
    if (verdict === 'fail') expect(found.why).toMatch(/1 file in which no test is declared/);
  });
});

describe('what the caller set is kept', () => {
  const forced = (command: string, env = {}) => forceReports(command, env, '/out');

  test('environment', () => {
    const { env, files } = forced('make test', {
      PYTEST_ADDOPTS: '-x',
      SPEC_OPTS: '--format doc',
      GOFLAGS: '-mod=mod',
      GOTESTSUM_JUNITFILE: 'mine.xml',
      HARNESS_VERBOSE: '-3',
    });
    expect(env).toEqual({ PYTEST_ADDOPTS: '-x --junitxml=/out/pytest.xml', GOFLAGS: '-mod=mod -v' });
    expect(files.map(({ path }) => path)).toEqual(['/out/pytest.xml']);
  });

  test.each([
    ['npx vitest run', ' --reporter=default --reporter=json --outputFile.json=/out/tests-1.json'],
    ['/repo/node_modules/.bin/jest', ' --json --outputFile=/out/tests-1.json'],
    ['jest --json', ''],
    ['npm test', ''],
    ['make jest', ''],
  ])('%j gets %j', (command, more) => {
    expect(forced(command).command).toBe(`${command}${more}`);
  });
});

describe('a shell text is only changed where that is safe', () => {
  const asked = (text: string) => forceReports(text, {}, '/out').command;
  const jestArgs = (number = '-1') => `--json --outputFile=/out/tests${number}.json`;

  test.each([
    ['go test ./...', 'go test -json ./...'],
    ['cd "a b" && go test ./... -run \'A|B\' 2>&1', 'cd "a b" && go test -json ./... -run \'A|B\' 2>&1'],
    ['CGO_ENABLED=0 go -C sub test ./...; go vet ./...', 'CGO_ENABLED=0 go -C sub test -json ./...; go vet ./...'],
    ['go test $(go list ./... | grep -v gen)', 'go test -json $(go list ./... | grep -v gen)'],
    ['go test ./... >&2 || true', 'go test -json ./... >&2 || true'],
    ['npx --yes jest a 2>&1 && yarn jest b', `npx --yes jest a ${jestArgs()} 2>&1 && yarn jest b ${jestArgs('-2')}`],
    ['pnpm exec jest --ci | cat', `pnpm exec jest --ci ${jestArgs()} | cat`],
    ['pytest a; poetry run pytest b', 'pytest a; poetry run pytest b --junitxml=/out/pytest-1.xml'],
  ])('%j becomes %j', (text, expected) => {
    expect(asked(text)).toBe(expected);
  });

  test.each([
    'go test ./... | tee out.txt',
    'go test ./... &> out.txt',
    'go test -json ./...',
    'echo go test ./...',
    '(cd x; go test ./...)',
    'if true; then go test ./...; fi',
    'out=$(go test ./...)',
    'go test ./... &',
    'cat <<X\ngo test ./...\nX',
    'go test ./... # all of them',
    'npm exec jest',
    'npm test && make check',
  ])('%j stays as it is', (text) => {
    expect(asked(text)).toBe(text);
  });

  test('go is asked through the environment unless the text is go alone', () => {
    const flags = (text: string) => forceReports(text, {}, '/out').env.GOFLAGS;
    expect(flags('cd x && go test ./...')).toBeUndefined();
    expect(flags('make test')).toBe('-v');
    expect(flags('go test ./... | tee log')).toBe('-v');
    expect(flags('go test ./... && make more')).toBe('-v');
  });
});
