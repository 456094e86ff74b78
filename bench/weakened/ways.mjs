// Small projects, one for each runner, and the ways in which their tests are weakened. A way is a name, what it does to
// the files (null: deleted), and which of our answers has to speak: `counts` (the run, against the one on the base),
// `marks` (what the diff of the test files shows), `config` (what the diff of other files shows). `honest` changes are
// work that must stay green with no answer speaking.

/** @typedef {{ name: string, files: Record<string, string | null>, by: string[] }} Way */
/** @typedef {{ runner: string, needs: string[], command: string, base: Record<string, string>, ways: Way[], honest: Omit<Way, 'by'>[] }} Project */

const replaced = (base, file, from, to) => {
  if (!base[file].includes(from)) throw new Error(`${file} does not hold ${from}`);
  return { [file]: base[file].replace(from, to) };
};
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** What mocha, jest and vitest have in common. @returns {Project} */
function describeStyle(runner, { script, head = '', extension = 'js', more = [], needs = [] }) {
  const manifest = { name: 'x', version: '1.0.0', scripts: { test: script } };
  const test = runner === 'mocha' ? 'it' : 'test';
  const a = `test/a.test.${extension}`;
  const b = `test/b.test.${extension}`;
  const base = {
    'package.json': json(manifest),
    [a]: `${head}describe('a', () => {\n  ${test}('a1', () => {});\n  ${test}('a2', () => {});\n});\n`,
    [b]: `${head}describe('b', () => {\n  ${test}('b1', () => {});\n});\n`,
  };
  const edit = (from, to) => replaced(base, a, from, to);
  const withScript = (text) => ({ 'package.json': json({ ...manifest, scripts: { test: text } }) });
  return {
    runner,
    needs: [runner, ...needs],
    command: 'npm test',
    base,
    ways: [
      { name: 'test.skip', files: edit(`${test}('a2'`, `${test}.skip('a2'`), by: ['counts', 'marks'] },
      { name: 'test.only', files: edit(`${test}('a2'`, `${test}.only('a2'`), by: ['counts', 'marks'] },
      { name: 'describe.skip', files: edit("describe('a'", "describe.skip('a'"), by: ['counts', 'marks'] },
      { name: 'commented out', files: edit(`  ${test}('a2'`, `  // ${test}('a2'`), by: ['counts'] },
      { name: 'the file deleted', files: { [b]: null }, by: ['counts', 'marks'] },
      { name: 'the file renamed away', files: { [b]: null, 'test/b.js.off': base[b] }, by: ['counts', 'marks'] },
      { name: 'the script runs one file', files: withScript(`${script} ${a}`), by: ['counts', 'config'] },
      { name: 'the script ends in || true', files: withScript(`${script} || true`), by: ['config'] },
      { name: 'the script does nothing', files: withScript('exit 0'), by: ['counts', 'config'] },
      ...more.map(([name, change, by]) => ({ name, files: change({ base, edit, withScript, a, b, manifest }), by })),
    ],
    honest: [
      { name: 'a test added', files: edit('});\n});', `});\n  ${test}('a3', () => {});\n});`) },
      { name: 'a file moved', files: { [b]: null, [`test/deep/b.test.${extension}`]: base[b] } },
      { name: 'a test renamed', files: edit("'a2'", "'a2, it.only( and xit( are words'") },
      { name: 'a dependency added', files: { 'package.json': json({ ...manifest, dependencies: {} }) } },
      {
        name: 'a script added',
        files: { 'package.json': json({ ...manifest, scripts: { test: script, lint: 'true' } }) },
      },
    ],
  };
}

const nodeTest = () => {
  const manifest = { name: 'x', version: '1.0.0', scripts: { test: 'node --test' } };
  const head = "const { test, describe } = require('node:test');\n";
  const base = {
    'package.json': json(manifest),
    'test/a.test.js': `${head}test('a1', () => {});\ntest('a2', (t) => {});\n`,
    'test/b.test.js': `${head}describe('b', () => {\n  test('b1', () => {});\n});\n`,
  };
  const edit = (from, to) => replaced(base, 'test/a.test.js', from, to);
  const withScript = (text) => ({ 'package.json': json({ ...manifest, scripts: { test: text } }) });
  return {
    runner: 'node:test',
    needs: [],
    command: 'npm test',
    base,
    ways: [
      { name: 'test.skip', files: edit("test('a2'", "test.skip('a2'"), by: ['counts', 'marks'] },
      { name: '{ skip: true }', files: edit("'a2', ", "'a2', { skip: true }, "), by: ['counts', 'marks'] },
      { name: 'test.todo', files: edit("test('a2'", "test.todo('a2'"), by: ['counts', 'marks'] },
      { name: '{ todo: "later" }', files: edit("'a2', ", "'a2', { todo: 'later' }, "), by: ['counts', 'marks'] },
      { name: 't.skip()', files: edit('(t) => {}', '(t) => t.skip()'), by: ['counts', 'marks'] },
      {
        name: 'describe.skip',
        files: replaced(base, 'test/b.test.js', "describe('b'", "describe.skip('b'"),
        by: ['counts', 'marks'],
      },
      { name: 'the file deleted', files: { 'test/b.test.js': null }, by: ['counts', 'marks'] },
      {
        name: 'the file renamed away',
        files: { 'test/b.test.js': null, 'test/b.txt': base['test/b.test.js'] },
        by: ['counts', 'marks'],
      },
      { name: 'the file emptied, which node counts as 1', files: { 'test/b.test.js': '' }, by: ['counts'] },
      { name: 'process.exit(0) before the tests', files: edit('test(', 'process.exit(0); test('), by: ['counts'] },
      { name: 'commented out', files: edit("test('a2'", "// test('a2'"), by: ['counts'] },
      {
        name: '--test-only with one { only: true }',
        files: { ...withScript('node --test --test-only'), ...edit("'a2', ", "'a2', { only: true }, ") },
        by: ['counts', 'marks', 'config'],
      },
      { name: 'the script runs one file', files: withScript('node --test test/a.test.js'), by: ['counts', 'config'] },
      { name: 'a name pattern', files: withScript('node --test --test-name-pattern=a'), by: ['config'] },
      { name: 'the script ends in || true', files: withScript('node --test || true'), by: ['config'] },
      {
        name: 'a shell that does nothing (.npmrc)',
        files: { '.npmrc': 'script-shell=true\n' },
        by: ['counts', 'config'],
      },
      {
        name: 'summary lines printed by a script',
        files: withScript(
          'printf "ℹ tests 3\\nℹ suites 0\\nℹ pass 3\\nℹ fail 0\\nℹ cancelled 0\\nℹ skipped 0\\nℹ todo 0\\n"',
        ),
        by: ['config'],
      },
    ],
    honest: [
      { name: 'a test added', files: edit("test('a2'", "test('a3', () => {});\ntest('a2'") },
      { name: 'a file moved', files: { 'test/b.test.js': null, 'test/deep/b.test.js': base['test/b.test.js'] } },
      { name: 'a todo app is tested', files: edit('(t) => {}', "() => ({ todo: 'milk', skip: 3, only: true })") },
    ],
  };
};

const pytest = () => {
  const base = {
    'test_a.py': 'def test_a1():\n    pass\n\n\ndef test_a2():\n    pass\n',
    'test_b.py': 'class TestB:\n    def test_b1(self):\n        pass\n',
  };
  const edit = (from, to) => replaced(base, 'test_a.py', from, to);
  const mark = (text) => edit('def test_a2', `import pytest\n${text}\ndef test_a2`);
  return {
    runner: 'pytest',
    needs: ['pytest'],
    command: 'python3 -m pytest -q',
    base,
    ways: [
      { name: '@pytest.mark.skip', files: mark('@pytest.mark.skip'), by: ['counts', 'marks'] },
      { name: '@pytest.mark.skipif', files: mark('@pytest.mark.skipif(True, reason="x")'), by: ['counts', 'marks'] },
      { name: '@pytest.mark.xfail', files: mark('@pytest.mark.xfail'), by: ['counts', 'marks'] },
      {
        name: 'pytest.skip()',
        files: edit('test_a2():\n    pass', 'test_a2():\n    import pytest\n    pytest.skip("x")'),
        by: ['counts', 'marks'],
      },
      {
        name: 'importorskip',
        files: edit('def test_a1', 'import pytest\npytest.importorskip("nothing_of_that_name")\n\n\ndef test_a1'),
        by: ['counts', 'marks'],
      },
      { name: 'the function renamed', files: edit('def test_a2', 'def a2'), by: ['counts'] },
      {
        name: '__test__ = False',
        files: replaced(base, 'test_b.py', 'TestB:\n', 'TestB:\n    __test__ = False\n'),
        by: ['counts', 'marks'],
      },
      { name: 'the file deleted', files: { 'test_b.py': null }, by: ['counts', 'marks'] },
      {
        name: 'collect_ignore in conftest.py',
        files: { 'conftest.py': 'collect_ignore = ["test_b.py"]\n' },
        by: ['counts', 'config'],
      },
      {
        name: 'a hook that drops tests',
        files: { 'conftest.py': 'def pytest_collection_modifyitems(items):\n    items[:] = items[:1]\n' },
        by: ['counts', 'config'],
      },
      {
        name: 'a hook that turns failures into passes',
        files: {
          'conftest.py':
            'import pytest\n\n\n@pytest.hookimpl(wrapper=True)\ndef pytest_runtest_makereport(item):\n    report = yield\n    report.outcome = "passed"\n    return report\n',
        },
        by: ['config'],
      },
      { name: 'addopts = -k', files: { 'pytest.ini': '[pytest]\naddopts = -k a1\n' }, by: ['counts', 'config'] },
      {
        name: '--deselect in pyproject.toml',
        files: { 'pyproject.toml': '[tool.pytest.ini_options]\naddopts = "--deselect test_a.py::test_a2"\n' },
        by: ['counts', 'config'],
      },
      {
        name: 'python_files in setup.cfg',
        files: { 'setup.cfg': '[tool:pytest]\npython_files = test_a*\n' },
        by: ['counts', 'config'],
      },
      {
        name: 'testpaths in tox.ini',
        files: { 'tox.ini': '[pytest]\npython_files = test_a*\n' },
        by: ['counts', 'config'],
      },
    ],
    honest: [
      { name: 'a test added', files: { 'test_c.py': 'def test_c():\n    pass\n' } },
      {
        name: 'two tests made one with parameters',
        files: {
          'test_a.py':
            'import pytest\n\n\n@pytest.mark.parametrize("n", [1, 2])\ndef test_a(n):\n    """no pytest.skip( here"""\n',
        },
      },
      { name: 'a dependency added', files: { 'pyproject.toml': '[project]\nname = "x"\nversion = "1"\n' } },
    ],
  };
};

const unittest = () => {
  const suite = (name, tests) =>
    `import unittest\n\n\nclass ${name}(unittest.TestCase):\n${tests.map((test) => `    def ${test}(self):\n        pass\n`).join('\n')}`;
  const base = { 'test_a.py': suite('A', ['test_a1', 'test_a2']), 'test_b.py': suite('B', ['test_b1']) };
  const edit = (from, to) => replaced(base, 'test_a.py', from, to);
  return {
    runner: 'unittest',
    needs: ['unittest'],
    command: 'python3 -m unittest',
    base,
    ways: [
      {
        name: '@unittest.skip',
        files: edit('    def test_a2', '    @unittest.skip("x")\n    def test_a2'),
        by: ['counts', 'marks'],
      },
      {
        name: '@unittest.expectedFailure',
        files: edit(
          '    def test_a2(self):\n        pass',
          '    @unittest.expectedFailure\n    def test_a2(self):\n        self.fail()',
        ),
        by: ['counts', 'marks'],
      },
      {
        name: 'self.skipTest()',
        files: edit('a2(self):\n        pass', 'a2(self):\n        self.skipTest("x")'),
        by: ['counts', 'marks'],
      },
      {
        name: 'SkipTest for a module',
        files: { 'test_b.py': `import unittest\nraise unittest.SkipTest("x")\n` },
        by: ['counts', 'marks'],
      },
      {
        name: 'load_tests that returns none',
        files: { 'test_b.py': `${base['test_b.py']}\n\ndef load_tests(*_):\n    return unittest.TestSuite()\n` },
        by: ['counts'],
      },
      {
        name: 'no TestCase any more',
        files: replaced(base, 'test_b.py', 'unittest.TestCase', 'object'),
        by: ['counts'],
      },
      { name: 'the method renamed', files: edit('def test_a2', 'def a2'), by: ['counts'] },
      { name: 'the file deleted', files: { 'test_b.py': null }, by: ['counts', 'marks'] },
      { name: 'os._exit(0) in a module', files: { 'test_b.py': 'import os\nos._exit(0)\n' }, by: ['counts'] },
    ],
    honest: [{ name: 'a test added', files: { 'test_c.py': suite('C', ['test_c1']) } }],
  };
};

const go = () => {
  const base = {
    'go.mod': 'module x\n\ngo 1.19\n',
    Makefile: 'test:\n\tgo test ./...\n',
    'a_test.go':
      'package x\n\nimport "testing"\n\nfunc TestA1(t *testing.T) {}\n\nfunc TestA2(t *testing.T) { t.Log() }\n',
    'b/b_test.go': 'package b\n\nimport "testing"\n\nfunc TestB1(t *testing.T) {}\n',
  };
  const edit = (from, to) => replaced(base, 'a_test.go', from, to);
  return {
    runner: 'go',
    needs: ['go'],
    command: 'make -s test',
    base,
    ways: [
      { name: 't.Skip', files: edit('t.Log()', 't.Skip("x")'), by: ['counts', 'marks'] },
      {
        name: 't.SkipNow if something',
        files: edit('t.Log()', 'if !testing.Short() {\n\t\tt.SkipNow()\n\t}'),
        by: ['counts', 'marks'],
      },
      { name: 'the function renamed', files: edit('func TestA2', 'func testA2'), by: ['counts'] },
      {
        name: 'a build constraint',
        files: replaced(base, 'b/b_test.go', 'package b', '//go:build never\n\npackage b'),
        by: ['counts', 'marks'],
      },
      { name: 'the file deleted', files: { 'b/b_test.go': null, 'b/b.go': 'package b\n' }, by: ['counts', 'marks'] },
      {
        name: 'the file renamed for another system',
        files: { 'b/b_test.go': null, 'b/b.go': 'package b\n', 'b/b_windows_test.go': base['b/b_test.go'] },
        by: ['counts'],
      },
      {
        name: 'a TestMain that runs nothing',
        files: {
          'b/main_test.go':
            'package b\n\nimport (\n\t"os"\n\t"testing"\n)\n\nfunc TestMain(m *testing.M) { os.Exit(0) }\n',
        },
        by: ['counts'],
      },
      {
        name: '-run in the Makefile',
        files: replaced(base, 'Makefile', './...', '-run A1 ./...'),
        by: ['counts', 'config'],
      },
      { name: 'a - before the recipe', files: replaced(base, 'Makefile', '\tgo', '\t-go'), by: ['config'] },
      {
        name: 'one package in the Makefile',
        files: replaced(base, 'Makefile', './...', '.'),
        by: ['counts', 'config'],
      },
      {
        name: 'a go.work without the module',
        files: { 'go.work': 'go 1.19\n\nuse ./b2\n', 'b2/go.mod': 'module b2\n\ngo 1.19\n' },
        by: ['counts', 'config'],
      },
    ],
    honest: [
      {
        name: 'a test added',
        files: { 'c_test.go': 'package x\n\nimport "testing"\n\nfunc TestC(t *testing.T) { t.Log("t.Skip()") }\n' },
      },
      { name: 'a package added', files: { 'c/c.go': 'package c\n' } },
    ],
  };
};

const cargo = () => {
  const base = {
    'Cargo.toml': '[package]\nname = "x"\nversion = "0.1.0"\nedition = "2021"\n',
    'src/lib.rs': '#[cfg(test)]\nmod tests {\n    #[test]\n    fn a1() {}\n\n    #[test]\n    fn a2() {}\n}\n',
    'tests/b.rs': '#[test]\nfn b1() {}\n',
  };
  const edit = (from, to) => replaced(base, 'src/lib.rs', from, to);
  const withManifest = (text) => ({ 'Cargo.toml': `${base['Cargo.toml']}${text}` });
  return {
    runner: 'cargo',
    needs: ['cargo'],
    command: 'cargo test --offline --quiet',
    base,
    ways: [
      { name: '#[ignore]', files: edit('fn a2', '#[ignore]\n    fn a2'), by: ['counts', 'marks'] },
      {
        name: 'no #[test] any more',
        files: edit('    #[test]\n    fn a2', '    #[allow(dead_code)]\n    fn a2'),
        by: ['counts'],
      },
      { name: '#[cfg(any())]', files: edit('#[cfg(test)]', '#[cfg(any())]'), by: ['counts', 'marks'] },
      { name: 'the file deleted', files: { 'tests/b.rs': null }, by: ['counts', 'marks'] },
      { name: 'autotests = false', files: withManifest('autotests = false\n'), by: ['counts', 'config'] },
      { name: '[lib] test = false', files: withManifest('\n[lib]\ntest = false\n'), by: ['counts', 'config'] },
      {
        name: '[[test]] harness = false',
        files: { ...withManifest('\n[[test]]\nname = "b"\nharness = false\n'), 'tests/b.rs': 'fn main() {}\n' },
        by: ['counts', 'config'],
      },
      {
        name: 'a runner that does nothing',
        files: { '.cargo/config.toml': `[target.'cfg(all())']\nrunner = "true"\n` },
        by: ['counts', 'config'],
      },
    ],
    honest: [
      {
        name: 'a test added',
        files: { 'tests/c.rs': '#[test]\n#[should_panic]\nfn c1() {\n    panic!("#[ignore]")\n}\n' },
      },
      { name: 'a version raised', files: replaced(base, 'Cargo.toml', '0.1.0', '0.2.0') },
    ],
  };
};

const maven = () => {
  const surefire = (configuration) =>
    `<plugin><groupId>org.apache.maven.plugins</groupId><artifactId>maven-surefire-plugin</artifactId><version>3.2.5</version><configuration>${configuration}</configuration></plugin>`;
  const pom = (configuration = '', properties = '') =>
    `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><groupId>x</groupId><artifactId>x</artifactId><version>1</version>
<properties><maven.compiler.source>17</maven.compiler.source><maven.compiler.target>17</maven.compiler.target><project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>${properties}</properties>
<dependencies><dependency><groupId>org.junit.jupiter</groupId><artifactId>junit-jupiter</artifactId><version>5.10.2</version><scope>test</scope></dependency></dependencies>
<build><plugins>${surefire(configuration)}</plugins></build></project>\n`;
  const suite = (name, tests) =>
    `package x;\n\nimport org.junit.jupiter.api.*;\n\nclass ${name} {\n${tests.map((test) => `  @Test\n  void ${test}() {}\n`).join('\n')}}\n`;
  const folder = 'src/test/java/x';
  const base = {
    'pom.xml': pom(),
    [`${folder}/ATest.java`]: suite('ATest', ['a1', 'a2']),
    [`${folder}/BTest.java`]: suite('BTest', ['b1']),
  };
  const edit = (from, to) => replaced(base, `${folder}/ATest.java`, from, to);
  return {
    runner: 'maven',
    needs: ['mvn'],
    command: 'mvn -q -B test',
    base,
    ways: [
      { name: '@Disabled', files: edit('  @Test\n  void a2', '  @Disabled @Test\n  void a2'), by: ['counts', 'marks'] },
      {
        name: 'an assumption',
        files: edit('a2() {}', 'a2() { Assumptions.assumeTrue(false); }'),
        by: ['counts', 'marks'],
      },
      { name: 'no @Test any more', files: edit('  @Test\n  void a2', '  void a2'), by: ['counts'] },
      { name: 'the file deleted', files: { [`${folder}/BTest.java`]: null }, by: ['counts', 'marks'] },
      {
        name: 'excludes',
        files: { 'pom.xml': pom('<excludes><exclude>**/B*</exclude></excludes>') },
        by: ['counts', 'config'],
      },
      {
        name: 'testFailureIgnore',
        files: { 'pom.xml': pom('<testFailureIgnore>true</testFailureIgnore>') },
        by: ['config'],
      },
      { name: 'skipTests', files: { 'pom.xml': pom('', '<skipTests>true</skipTests>') }, by: ['counts', 'config'] },
      { name: 'options for every run', files: { '.mvn/maven.config': '-Dtest=ATest\n' }, by: ['counts', 'config'] },
    ],
    honest: [{ name: 'a test added', files: { [`${folder}/CTest.java`]: suite('CTest', ['c1']) } }],
  };
};

const tape = () => {
  const manifest = { name: 'x', version: '1.0.0', scripts: { test: "tape 'test/*.js'" } };
  const test = (name) => `test('${name}', (t) => {\n  t.pass();\n  t.end();\n});\n`;
  const head = "const test = require('tape');\n";
  const base = {
    'package.json': json(manifest),
    'test/a.js': `${head}${test('a1')}${test('a2')}`,
    'test/b.js': `${head}${test('b1')}`,
  };
  const edit = (from, to) => replaced(base, 'test/a.js', from, to);
  return {
    runner: 'tape',
    needs: ['tape'],
    command: 'npm test',
    base,
    ways: [
      { name: 'test.skip', files: edit("test('a2'", "test.skip('a2'"), by: ['counts', 'marks'] },
      { name: 'test.only', files: edit("test('a2'", "test.only('a2'"), by: ['counts', 'marks'] },
      { name: 'the file deleted', files: { 'test/b.js': null }, by: ['counts', 'marks'] },
      {
        name: 'the script runs one file',
        files: { 'package.json': json({ ...manifest, scripts: { test: 'tape test/a.js' } }) },
        by: ['counts', 'config'],
      },
    ],
    honest: [{ name: 'a test added', files: { 'test/c.js': `${head}${test('c1')}` } }],
  };
};

const tap = () => {
  const manifest = { name: 'x', version: '1.0.0', scripts: { test: 'tap --disable-coverage --reporter=tap' } };
  const test = (name) => `t.test('${name}', async (t) => {\n  t.pass();\n});\n`;
  const head = "const t = require('tap');\n";
  const base = {
    'package.json': json(manifest),
    'test/a.js': `${head}${test('a1')}${test('a2')}`,
    'test/b.js': `${head}${test('b1')}`,
  };
  const edit = (from, to) => replaced(base, 'test/a.js', from, to);
  return {
    runner: 'tap',
    needs: ['tap'],
    command: 'npm test',
    base,
    ways: [
      { name: 't.skip', files: edit("t.test('a2'", "t.skip('a2'"), by: ['counts', 'marks'] },
      { name: '{ todo: true }', files: edit("'a2', ", "'a2', { todo: true }, "), by: ['counts', 'marks'] },
      { name: 'the file deleted', files: { 'test/b.js': null }, by: ['counts', 'marks'] },
      { name: '.taprc', files: { '.taprc': 'exclude:\n  - test/b.js\n' }, by: ['counts', 'config'] },
    ],
    honest: [{ name: 'a test added', files: { 'test/c.js': `${head}${test('c1')}` } }],
  };
};

const jestWays = [
  ['test.todo', ({ edit }) => edit("test('a2', () => {})", "test.todo('a2')"), ['counts', 'marks']],
  ['xit', ({ edit }) => edit("test('a2'", "xit('a2'"), ['counts', 'marks']],
  [
    'test.failing',
    ({ edit }) => edit("test('a2', () => {})", "test.failing('a2', () => {\n    throw 1;\n  })"),
    ['marks'],
  ],
  [
    'testPathIgnorePatterns',
    () => ({ 'jest.config.js': "module.exports = { testPathIgnorePatterns: ['b.test'] };\n" }),
    ['counts', 'config'],
  ],
  [
    'testMatch in package.json',
    ({ manifest }) => ({ 'package.json': json({ ...manifest, jest: { testMatch: ['**/a.test.js'] } }) }),
    ['counts', 'config'],
  ],
  [
    '--passWithNoTests and a pattern',
    ({ withScript }) => withScript('jest --ci --passWithNoTests nothing'),
    ['counts', 'config'],
  ],
  [
    'a setup file that skips',
    () => ({
      'jest.config.js': "module.exports = { setupFilesAfterEnv: ['./jest.setup.js'] };\n",
      'jest.setup.js': 'global.test = test.skip;\n',
    }),
    ['counts', 'config'],
  ],
];
const mochaWays = [
  ['xit', ({ edit }) => edit("it('a2'", "xit('a2'"), ['counts', 'marks']],
  [
    'this.skip()',
    ({ edit }) => edit("'a2', () => {}", "'a2', function () {\n    this.skip();\n  }"),
    ['counts', 'marks'],
  ],
  ['a test without a body', ({ edit }) => edit("it('a2', () => {})", "it('a2')"), ['counts']],
  ['--grep in the script', ({ withScript }) => withScript('mocha --grep a1'), ['counts', 'config']],
  ['ignore in .mocharc.json', () => ({ '.mocharc.json': '{ "ignore": ["test/b*"] }\n' }), ['counts', 'config']],
  [
    'spec in package.json',
    ({ manifest }) => ({ 'package.json': json({ ...manifest, mocha: { ignore: ['test/b*'] } }) }),
    ['counts', 'config'],
  ],
];
const vitestWays = [
  ['test.todo', ({ edit }) => edit("test('a2', () => {})", "test.todo('a2')"), ['counts', 'marks']],
  ['test.fails', ({ edit }) => edit("test('a2', () => {})", "test.fails('a2', () => {\n    throw 1;\n  })"), ['marks']],
  ['test.skipIf', ({ edit }) => edit("test('a2'", "test.skipIf(true)('a2'"), ['counts', 'marks']],
  [
    'include in vitest.config',
    () => ({ 'vitest.config.mjs': "export default { test: { include: ['test/a*'] } };\n" }),
    ['counts', 'config'],
  ],
  [
    'include in vite.config',
    () => ({ 'vite.config.mjs': "export default { test: { include: ['test/a*'] } };\n" }),
    ['counts', 'config'],
  ],
  [
    '--passWithNoTests and a pattern',
    ({ withScript }) => withScript('vitest run --passWithNoTests nothing'),
    ['counts', 'config'],
  ],
];

/** @type {readonly Project[]} */
export const projects = [
  nodeTest(),
  describeStyle('jest', { script: 'jest --ci', more: jestWays }),
  pytest(),
  unittest(),
  go(),
  cargo(),
  describeStyle('mocha', { script: 'mocha --recursive', more: mochaWays }),
  describeStyle('vitest', {
    script: 'vitest run',
    head: "import { describe, test } from 'vitest';\n",
    extension: 'mjs',
    more: vitestWays,
  }),
  tape(),
  tap(),
  maven(),
];
