import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { findWeakening } from '../../../src/judge/checks/weakening.ts';
import { testConfigChanges } from '../../../src/judge/read/test-config.ts';
import { compareWithBaseline } from '../../../src/judge/run/tests/baseline.ts';
import { type TestVerdict, testVerdict } from '../../../src/judge/run/tests/verdict.ts';
import type { FileChange } from '../../../src/plan/phase/test-file.ts';

interface Project {
  runner: string;
  base: Record<string, string>;
  ways: { name: string; files: Record<string, string | null>; by: string[] }[];
  honest: { name: string; files: Record<string, string | null> }[];
}

const home = process.cwd();
const table: string = join(home, 'bench/weakened/ways.mjs');
const { projects } = (await import(table)) as { projects: Project[] };
const all = projects.flatMap(({ runner, base, ways }) => ways.map((way) => ({ ...way, runner, base })));
const honest = projects.flatMap((project) => project.honest.map((change) => ({ ...project, ...change })));

const changesOf = (files: Record<string, string | null>, base: Record<string, string>): FileChange[] =>
  Object.entries(files).map(([path, after]) => ({ path, before: base[path] ?? null, after }));

test('the table holds at least 40 ways over at least 8 runners', () => {
  expect(all.length).toBeGreaterThanOrEqual(40);
  expect(projects.length).toBeGreaterThanOrEqual(8);
  for (const { by } of all) expect(by.length).toBeGreaterThan(0);
});

test.each(all.filter(({ by }) => by.includes('marks')))('$runner: the diff shows $name', async ({ files, base }) => {
  expect(await findWeakening(changesOf(files, base))).not.toEqual([]);
});

test.each(all.filter(({ by }) => by.includes('config')))(
  '$runner: the configuration tells $name',
  ({ files, base }) => {
    const found = testConfigChanges(changesOf(files, base), (path) => path === 'package.json');
    expect(found).not.toEqual([]);
    for (const { path, declared } of found) expect(declared).toBe(path === 'package.json');
  },
);

test.each(honest)('$runner: nothing is said of honest work: $name', async ({ files, base }) => {
  expect(await findWeakening(changesOf(files, base))).toEqual([]);
  expect(testConfigChanges(changesOf(files, base), () => false)).toEqual([]);
});

test('run for real, a sample of the ways is seen and honest work stays unseen', () => {
  // All of them, and more runners: node bench/weakened-tests.mjs
  const args = ['bench/weakened-tests.mjs', '--json', '--every=5', 'node:test', 'jest', 'pytest', 'unittest', 'go'];
  const told = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const results = JSON.parse(told.stdout) as {
    runner: string;
    skipped?: string;
    rows?: { name: string; honest: boolean; by: string[]; speaking: string[]; ok: boolean }[];
  }[];
  for (const { runner, skipped } of results) if (skipped) console.warn(`SKIPPED: ${runner}: ${skipped}`);
  const rows = results.flatMap(({ runner, rows: of = [] }) => of.map((row) => ({ ...row, runner })));
  expect(rows.filter(({ ok }) => !ok)).toEqual([]);
  // node:test and jest are always here.
  expect(rows.filter((row) => !row.honest && row.speaking.includes('counts')).length).toBeGreaterThanOrEqual(5);
}, 180_000);

test('a plugin that a test file of pytest loads is told', async () => {
  const before = 'def test_a():\n    assert a()\n';
  const found = await findWeakening([
    { path: 'tests/test_a.py', before, after: `${before}pytest_plugins = ["evil"]\n` },
  ]);
  expect(found.map(({ what }) => what)).toEqual(['a plugin that pytest loads (pytest_plugins) was added']);
});

describe('a test that asserts nothing any more is told', () => {
  const file = async (path: string, before: string, after: string) =>
    (await findWeakening([{ path, before, after }])).map(({ what }) => what);
  const js = "test('adds', () => { assert.equal(add(1, 2), 3); });\ntest('b', () => { expect(b()).toBe(1); });\n";
  const py = 'def test_a():\n    assert a() == 1\n\ndef test_b():\n    assert b() == 1\n';
  test.each([
    ['a.test.js', js, js.replace('assert.equal(add(1, 2), 3);', '')],
    ['a.test.js', js, js.replace('add(1, 2), 3', '3, 3')],
    ['a.test.js', js, js.replace(/test\('adds'.*/, "test('works', () => { assert.ok(true); });")],
    ['test_a.py', py, py.replace('assert a() == 1', 'assert True')],
    ['src/lib.rs', '#[test]\nfn a() { assert_eq!(a(), 1); }\n', '#[test]\nfn a() { assert!(true); }\n'],
  ])('%s', async (path, before, after) => {
    expect(await file(path, before, after)).toEqual(['a test asserts nothing any more']);
  });
  test.each([
    ['a test without one is added', 'a.test.js', js, `${js}test('renders', () => { render(); });\n`],
    ['one asserts by a helper', 'a.test.js', js, js.replace('assert.equal(add(1, 2), 3)', 'shouldAdd(1, 2, 3)')],
    [
      'two become one with parameters',
      'test_a.py',
      py,
      "@pytest.mark.parametrize('f', [a, b])\ndef test_both(f):\n    assert f() == 1\n",
    ],
  ])('nothing is told where %s', async (_, path, before, after) => {
    expect(await file(path, before, after)).toEqual([]);
  });
});

const counted = (counts: Partial<TestVerdict>): TestVerdict => ({
  verdict: 'pass',
  passed: 10,
  failed: 0,
  skipped: 0,
  errors: 0,
  total: null,
  runner: 'pytest',
  source: 'console',
  extra: {},
  reasons: [],
  ...counts,
});

describe('a run is compared with the one on the base', () => {
  const base = counted({});
  test.each<[string, Partial<TestVerdict>, RegExp]>([
    ['fewer executed', { passed: 9 }, /10 tests were executed on the base, 9 now/],
    ['more of everything, and one skipped', { passed: 20, skipped: 2 }, /2 tests are skipped/],
    ['a todo', { extra: { todo: 1 } }, /1 test is todo/],
    [
      'one that passes though it is expected to fail',
      { passed: 9, extra: { xpassed: 1 } },
      /1 test is expected to fail/,
    ],
    ['one deselected', { extra: { deselected: 1 } }, /1 test is deselected/],
    ['one that did not run', { extra: { notRun: 1 } }, /1 test is not run/],
    [
      'nothing countable any more',
      { passed: null, failed: null },
      /no test could be counted, but the base executed 10/,
    ],
  ])('%s is told', (_, now, sentence) => {
    expect(compareWithBaseline(base, counted(now)).weakened.join('; ')).toMatch(sentence);
  });

  test.each<[string, Partial<TestVerdict>, Partial<TestVerdict>]>([
    ['the same', {}, {}],
    ['a failure on the base that passes now', { passed: 9, failed: 1, verdict: 'fail' }, {}],
    ['one that is flaky now', {}, { passed: 9, extra: { flaky: 1 } }],
    ['a runner that begins to print its total', {}, { total: 10 }],
  ])('nothing is told of %s', (_, before, now) => {
    expect(compareWithBaseline(counted(before), counted(now)).weakened).toEqual([]);
  });

  test('a base without tests gives nothing to compare with, and that is said', () => {
    const none = testVerdict({ exitCode: 1 });
    expect(compareWithBaseline(none, base)).toEqual({
      weakened: [],
      warnings: ['the tests were not compared: no test could be counted on the base'],
    });
    expect(compareWithBaseline(none, none).weakened).toEqual([]);
  });
});

describe('only what decides about tests is test configuration', () => {
  const changed = (path: string, before: string | null, after: string | null) =>
    testConfigChanges([{ path, before, after }], () => false).map(({ why }) => why);
  const manifest = (more: object) => JSON.stringify({ name: 'x', scripts: { test: 'jest' }, ...more });

  test.each([
    ['// test: { globals: true }\nexport default { test: { include: [] } }'],
    ['export default { "test": { include: [] } }'],
    ['const test = { include: [] }; export default { test }'],
  ])('the section of vitest cannot hide: %s', (after) => {
    expect(changed('vite.config.js', 'export default { test: { globals: true } }', after)).not.toEqual([]);
    expect(changed('vite.config.js', 'export default { plugins: [] }', after)).not.toEqual([]);
  });

  test.each<[string, string | null, string | null]>([
    ['package.json', manifest({}), manifest({ dependencies: { a: '1' }, version: '2.0.0', type: 'module' })],
    [
      'package.json',
      manifest({}),
      manifest({ scripts: { test: 'jest', lint: 'eslint', 'test:watch': 'jest --watch' } }),
    ],
    ['package.json', '{"scripts":{"test":"echo \\"Error: no test specified\\" && exit 1"}}', manifest({})],
    ['package.json', manifest({ workspaces: ['a'] }), manifest({ workspaces: ['a', 'b'] })],
    [
      'pyproject.toml',
      '[project]\ndependencies = [\n  "a",\n]\n',
      '[project]\ndependencies = [\n  "a",\n  "b",\n]\n\n[tool.ruff]\nline-length = 1\n',
    ],
    ['setup.cfg', '[metadata]\nname = x\n', '[metadata]\nname = y\n[tool:black]\na = 1\n'],
    [
      'Cargo.toml',
      '[package]\nname = "x"\n',
      '[package]\nname = "x"\n\n[dependencies]\na = "1"\n\n[lib]\nname = "y"\n',
    ],
    ['Cargo.toml', '[workspace]\nmembers = ["a"]\n', '[workspace]\nmembers = [\n  "a",\n  "b", # new\n]\n'],
    ['go.mod', 'module x\n\ngo 1.21\n', 'module x\n\ngo 1.22\n\nrequire (\n\ta v1\n\tb v2 // indirect\n)\n'],
    [
      'pom.xml',
      '<project><dependencies></dependencies></project>',
      '<project><dependencies>\n<dependency><artifactId>a</artifactId></dependency></dependencies></project>',
    ],
    [
      'build.gradle',
      "dependencies {\n  implementation 'a'\n}\n",
      "dependencies {\n  implementation 'a'\n  testImplementation 'b'\n}\n",
    ],
    [
      'CMakeLists.txt',
      'add_test(NAME a COMMAND a)\n',
      'add_executable(b b.c)\nadd_test(NAME a COMMAND a)\nadd_test(NAME b COMMAND b)\n',
    ],
    ['vite.config.ts', 'export default { plugins: [] }', 'export default { plugins: [a()] }'],
    ['Makefile', 'test:\n\tjest\n', 'test:\r\n\tjest  \r\n'],
    ['src/config.ts', 'a', 'b'],
  ])('%s: %j to %j is none', (path, before, after) => {
    expect(changed(path, before, after)).toEqual([]);
  });

  const deciding = `.npmrc .yarnrc.yml .pnpmfile.cjs bunfig.toml sub/conftest.py pytest.py unittest/__init__.py rules.mk
    lib/tasks/test.rake gulpfile.js pytest.ini tox.ini noxfile.py jest.config.ts jest.config.json
    vitest.config.mts vitest.workspace.ts jest.setup.js .mocharc.yml ava.config.js karma.conf.js
    playwright.config.ts cypress.config.js .taprc .nycrc.json .cargo/config.toml .config/nextest.toml GNUmakefile
    makefile justfile Taskfile.yml build.gradle settings.gradle.kts gradle.properties .mvn/maven.config go.work
    phpunit.xml.dist .rspec Rakefile CTestTestfile.cmake rust-toolchain.toml .nvmrc sitecustomize.py
    spec/spec_helper.rb turbo.json`;

  test.each<[string, string | null, string | null, RegExp]>([
    ['package.json', manifest({}), manifest({ scripts: { test: 'true' } }), /changed: scripts\.test\)/],
    ['package.json', manifest({}), manifest({ scripts: { test: 'jest', pretest: 'rm -r test' } }), /scripts\.pretest/],
    ['package.json', manifest({}), manifest({ scripts: { test: 'jest', postinstall: 'x' } }), /scripts\.postinstall/],
    ['package.json', manifest({}), manifest({ overrides: { jest: 'npm:nothing' } }), /overrides/],
    ['package.json', manifest({}), 'not JSON', /npm test/],
    ['a/package.json', manifest({ workspaces: ['a', 'b'] }), manifest({ workspaces: ['a'] }), /workspaces b/],
    [
      'pyproject.toml',
      '[tool.pytest.ini_options]\naddopts = [\n  "-q",\n]\n',
      '[tool.pytest.ini_options]\naddopts = [\n  "-q",\n  "-k", "a",\n]\n',
      /addopts/,
    ],
    ['Cargo.toml', '[[test]]\nname = "a"\n', '[[test]]\nname = "a"\ntest = false\n', /test\.test/],
    ['Cargo.toml', '[package]\nname = "x"\n', 'package = { name = "x", autotests = false }\n', /package\.autotests/],
    ['Cargo.toml', '[workspace]\nmembers = ["a", "b"]\n', '[workspace]\nmembers = ["a"]\n', /workspace\.members b/],
    ['go.mod', 'module x\n', 'module x\n\nreplace (\n\ta => ./fake\n)\n', /replace \( a => \.\/fake/],
    [
      'pom.xml',
      '<project><build></build></project>',
      '<project><build><skipTests>true</skipTests></build></project>',
      /plugins and properties/,
    ],
    [
      'CMakeLists.txt',
      'add_test(NAME a COMMAND a)\n',
      'add_test(NAME a COMMAND true)\n',
      /add_test\(NAME a COMMAND a\)/,
    ],
    [
      'vite.config.ts',
      'export default { test: { globals: true } }',
      'export default { test: { exclude: ["a"] } }',
      /vitest/,
    ],
    ...deciding
      .split(/\s+/)
      .map((path): [string, string | null, string | null, RegExp] => [path, null, 'anything\n', /./]),
  ])('%s: %j to %j is told', (path, before, after, why) => {
    expect(changed(path, before, after).join()).toMatch(why);
  });
});

describe('marks count where they were added, and only in code', () => {
  const marks = async (path: string, before: string | null, after: string | null) =>
    (await findWeakening([{ path, before, after }])).map(({ what }) => what);

  test.each<[string, string, string]>([
    ['a.test.js', "it.only('a')", "it.only('a'); it.only('b')"],
    ['ATests.cs', '[Fact] void A() {}', '[Fact(Skip = "later")] void A() {}'],
    ['spec/a_spec.rb', "it 'a' do", "xit 'a' do"],
    ['spec/a_spec.rb', "it 'a' do", "it 'a', skip: true do"],
    ['test/a.bats', '@test "a" {', '@test "a" {\n  skip "later"'],
    ['test/a_test.exs', 'test "a" do', '@tag :skip\n  test "a" do'],
  ])('%s: %j to %j', async (path, before, after) => {
    expect(await marks(path, before, after)).toHaveLength(1);
    expect(await marks(path, after, after)).toEqual([]);
    expect(await marks(path, after, before)).toEqual([]);
  });

  test.each<[string, string]>([
    ['a.test.js', "// it.only('a')\n/* xit('b') */ const a = 'test.skip(1)'; const b = `\n  describe.only(x)\n`;"],
    ['a.test.js', 'query({ skip: 10, todo: 1, only: true }); model.only(); list.skip(1); t.fail(); fitness(1)'],
    ['test_a.py', '# @pytest.mark.skip\n"""pytest.skip(\n"""\nx = "pytest.mark.xfail"\nrows.skip(1)'],
    ['a_test.go', '// t.Skip()\nvar a = `t.Skip()`; scanner.Skip(1)'],
    ['src/lib.rs', '// #[ignore]\nconst A: &str = "#[ignore]";'],
    ['src/a.js', "it.only('not a test file')"],
  ])('%s: nothing is said of %j', async (path, after) => {
    expect(await marks(path, '', after)).toEqual([]);
  });

  test('two files of one name that are gone are not both the one that came', async () => {
    const text = "test('a', () => {});";
    const changes = [
      { path: 'a/index.test.js', before: text, after: null },
      { path: 'b/index.test.js', before: text, after: null },
      { path: 'c/index.test.js', before: null, after: text },
    ];
    expect(await findWeakening(changes)).toEqual([
      { rule: 'old-test/deleted', path: 'b/index.test.js', what: 'the test file was deleted' },
    ]);
  });

  test('a text that opens what it never closes is read in time', async () => {
    for (const unit of ['/*', '`', "'", '\\`', "\\'", "test('a', {", '"""', '#'])
      expect(await marks('a.test.js', '', unit.repeat(100_001))).toEqual([]);
    expect(await marks('test_a.py', '', '"""_'.repeat(100_001))).toEqual([]);
  }, 20_000);
});
