// Small projects, one for each test tool, in any state that `bench/live-runs.mjs` asks for. A state lists what the tests of
// two files do: `{ a: ['pass', 'fail'], b: ['pass'] }`; `broken` makes the first file one that cannot be read; null leaves
// both files out. `command` is what a user would give as `test-command`.

/** @typedef {'pass' | 'fail' | 'skip' | 'exit 0' | 'exit 3'} Does */
/** @typedef {{ a: Does[], b: Does[], broken?: boolean }} State */
/**
 * `stops`: after the first file that fails the others are not run. `silent`: it does not count what is skipped. `without`: situations that the tool does not know.
 * `unseen`: situations in which the tool itself says that all is well, so that only the count of before can tell.
 * @typedef {{ tool: string, needs: string, version: string[], command: string, by?: 'npm' | 'make', stops?: boolean, silent?: boolean,
 *   files: (state: State | null) => Record<string, string>, without?: string[], unseen?: string[] }} Tool
 */

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const manifest = (more = {}) => ({ 'package.json': json({ name: 'x', version: '1.0.0', ...more }) });

/** Two files, each a head and its tests. */
const twoFiles =
  ({ pathOf, head, test, foot = () => '', broken, always = {} }) =>
  (state) => {
    if (state === null) return always;
    const text = (name) =>
      `${head(name)}${state[name].map((does, at) => test(`${name}${at + 1}`, does)).join('')}${foot(name)}`;
    return { ...always, [pathOf('a')]: state.broken ? `${text('a')}${broken}` : text('a'), [pathOf('b')]: text('b') };
  };

const bodies = { pass: '', skip: '', fail: "throw new Error('no');" };
const javascript = (does) => bodies[does] ?? `process.exit(${does.slice(5)});`;

/** What node:test, jest, mocha, vitest and jasmine have in common. @returns {Omit<Tool, 'tool' | 'command' | 'needs' | 'version'>['files']} */
const describeStyle = ({ word, head = '', skipped = `${word}.skip`, pathOf }) =>
  twoFiles({
    pathOf,
    head: () => head,
    test: (name, does) => `${does === 'skip' ? skipped : word}('${name}', () => { ${javascript(does)} });\n`,
    broken: `${word}('a9', (\n`,
    always: manifest(),
  });

const inTestFolder = (extension) => (name) => `test/${name}.test.${extension}`;
const jest = { needs: 'jest', version: ['npx', 'jest', '--version'], command: 'npx jest --ci' };
const mocha = { needs: 'mocha', version: ['npx', 'mocha', '--version'], command: 'npx mocha' };
const jestFiles = describeStyle({ word: 'test', pathOf: inTestFolder('js') });
const mochaFiles = describeStyle({ word: 'it', pathOf: inTestFolder('js') });

const pythonBody = { pass: 'pass', skip: 'pass', fail: 'assert 1 == 2', 'exit 0': '__import__("os")._exit(0)' };
const python = (does) => pythonBody[does] ?? '__import__("os")._exit(3)';

const goBody = { pass: 't.Log()', skip: 't.Skip("later")', fail: 't.Error("no")' };
const goFiles = twoFiles({
  pathOf: (name) => `${name}/${name}_test.go`,
  head: (name) => `package ${name}\n\nimport (\n\t"os"\n\t"testing"\n)\n\nvar _ = os.Exit\nvar _ testing.TB\n\n`,
  test: (name, does) =>
    `func Test${name.toUpperCase()}(t *testing.T) {\n\t${goBody[does] ?? `os.Exit(${does.slice(5)})`}\n}\n\n`,
  broken: 'func TestA9(t *testing.T {\n',
  always: { 'go.mod': 'module x\n\ngo 1.19\n', 'x.go': 'package x\n' },
});
const go = { needs: 'go', version: ['go', 'version'], command: 'go test ./...' };

const rustBody = { pass: '', skip: '', fail: 'panic!("no")' };
const rustTest = (name, does) =>
  `#[test]\n${does === 'skip' ? '#[ignore]\n' : ''}fn ${name}() {\n    ${rustBody[does] ?? `std::process::exit(${does.slice(5)})`}\n}\n\n`;

const surefire =
  '<plugin><groupId>org.apache.maven.plugins</groupId><artifactId>maven-surefire-plugin</artifactId><version>3.2.5</version></plugin>';
const pom = `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><groupId>x</groupId><artifactId>x</artifactId><version>1</version>
<properties><maven.compiler.source>17</maven.compiler.source><maven.compiler.target>17</maven.compiler.target><project.build.sourceEncoding>UTF-8</project.build.sourceEncoding></properties>
<dependencies><dependency><groupId>org.junit.jupiter</groupId><artifactId>junit-jupiter</artifactId><version>5.10.2</version><scope>test</scope></dependency></dependencies>
<build><plugins>${surefire}</plugins></build></project>\n`;
const javaBody = { pass: '', skip: '', fail: 'Assertions.fail("no");' };
const java = {
  head: (name) =>
    `package x;\n\nimport org.junit.jupiter.api.*;\n\n@TestMethodOrder(MethodOrderer.MethodName.class)\nclass ${name.toUpperCase()}Test {\n`,
  test: (name, does) =>
    `  ${does === 'skip' ? '@Disabled ' : ''}@Test\n  void ${name}() { ${javaBody[does] ?? `System.exit(${does.slice(5)});`} }\n\n`,
};
const maven = { needs: 'mvn', version: ['mvn', '-v'], command: 'mvn -q test' };
const mavenFiles = twoFiles({
  pathOf: (name) => `src/test/java/x/${name.toUpperCase()}Test.java`,
  ...java,
  foot: () => '}\n',
  broken: 'class {\n',
  always: { 'pom.xml': pom },
});

const phpBody = { pass: '$this->assertTrue(true);', skip: "$this->markTestSkipped('later');", fail: '$this->fail();' };
const rubyBody = { pass: '', skip: '', fail: "raise 'no'" };
const perlBody = { pass: 'ok(1, NAME);', fail: 'ok(0, NAME);', skip: "SKIP: { skip('later', 1); }" };
const batsBody = { pass: 'true', skip: 'skip later', fail: 'false' };
const tapeBody = { pass: 't.pass();', skip: 't.pass();', fail: 't.fail();' };
const tapBody = { pass: 't.pass();', skip: 't.pass();', fail: "t.fail('no');" };
const avaBody = { pass: 't.pass();', skip: 't.pass();', fail: 't.fail();' };
const commandOf = { pass: 'true', skip: 'true', fail: 'false' };

/** @type {readonly Tool[]} */
export const tools = [
  {
    ...{ tool: 'node:test', needs: 'node', version: ['node', '--version'], command: 'node --test' },
    unseen: ['exit 0 in a test'],
    files: describeStyle({
      word: 'test',
      head: "const { test } = require('node:test');\n",
      pathOf: inTestFolder('js'),
    }),
  },
  { tool: 'jest', ...jest, files: jestFiles },
  { tool: 'jest by npm', ...jest, command: 'jest --ci', by: 'npm', files: jestFiles },
  { tool: 'mocha', ...mocha, files: mochaFiles },
  { tool: 'mocha by npm', ...mocha, command: 'mocha', by: 'npm', files: mochaFiles },
  {
    ...{ tool: 'vitest', needs: 'vitest', version: ['npx', 'vitest', '--version'], command: 'npx vitest run' },
    files: describeStyle({ word: 'test', head: "import { test } from 'vitest';\n", pathOf: inTestFolder('mjs') }),
  },
  {
    ...{ tool: 'jasmine', needs: 'jasmine', version: ['npx', 'jasmine', '-v'] },
    command: "npx jasmine 'test/*.js'",
    files: describeStyle({ word: 'it', skipped: 'xit', pathOf: inTestFolder('js') }),
  },
  {
    ...{ tool: 'uvu', needs: 'uvu', version: ['npm', 'ls', 'uvu'], command: 'npx uvu test' },
    files: twoFiles({
      pathOf: inTestFolder('js'),
      head: () => "const { test } = require('uvu');\n",
      test: (name, does) => `test${does === 'skip' ? '.skip' : ''}('${name}', () => { ${javascript(does)} });\n`,
      foot: () => 'test.run();\n',
      broken: "test('a9', (\n",
      always: manifest(),
    }),
  },
  {
    ...{ tool: 'ava', needs: 'ava', version: ['npx', 'ava', '--version'], command: 'npx ava' },
    files: twoFiles({
      pathOf: inTestFolder('mjs'),
      head: () => "import test from 'ava';\n",
      test: (name, does) =>
        `test.serial${does === 'skip' ? '.skip' : ''}('${name}', (t) => { ${avaBody[does] ?? javascript(does)} });\n`,
      broken: "test('a9', (\n",
      always: manifest(),
    }),
  },
  {
    ...{ tool: 'tape', silent: true, needs: 'tape', version: ['npm', 'ls', 'tape'], command: "npx tape 'test/*.js'" },
    files: twoFiles({
      pathOf: inTestFolder('js'),
      head: () => "const test = require('tape');\n",
      test: (name, does) =>
        `test${does === 'skip' ? '.skip' : ''}('${name}', (t) => { ${tapeBody[does] ?? javascript(does)} t.end(); });\n`,
      broken: "test('a9', (\n",
      always: manifest(),
    }),
  },
  {
    ...{ tool: 'tap', needs: 'tap', version: ['npm', 'ls', 'tap'], command: 'npx tap --disable-coverage' },
    files: twoFiles({
      pathOf: inTestFolder('js'),
      head: () => "const t = require('tap');\n",
      test: (name, does) =>
        `t.${does === 'skip' ? 'skip' : 'test'}('${name}', async (t) => { ${tapBody[does] ?? javascript(does)} });\n`,
      broken: "t.test('a9', (\n",
      always: manifest(),
    }),
  },
  {
    ...{ tool: 'bats', needs: 'bats', version: ['bats', '--version'], command: 'bats test' },
    files: (state) => ({
      ...twoFiles({
        pathOf: (name) => `test/${name}.bats`,
        head: () => '#!/usr/bin/env bats\n\n',
        test: (name, does) => `@test "${name}" {\n  ${batsBody[does] ?? does}\n}\n\n`,
        broken: '@test "a9" {\n  if\n}\n',
        always: manifest(),
      })(state),
      ...(state === null ? { 'test/notes.txt': 'none yet\n' } : {}),
    }),
  },
  {
    ...{ tool: 'pytest', needs: 'pytest', version: ['python3', '-m', 'pytest', '--version'] },
    command: 'python3 -m pytest -q',
    files: twoFiles({
      pathOf: (name) => `test_${name}.py`,
      head: () => 'import pytest\n\n\n',
      test: (name, does) =>
        `${does === 'skip' ? '@pytest.mark.skip\n' : ''}def test_${name}():\n    ${python(does)}\n\n\n`,
      broken: 'def test_a9(:\n',
    }),
  },
  {
    ...{ tool: 'unittest', needs: 'python3', version: ['python3', '--version'], command: 'python3 -m unittest' },
    files: twoFiles({
      pathOf: (name) => `test_${name}.py`,
      head: (name) => `import unittest\n\n\nclass ${name.toUpperCase()}(unittest.TestCase):\n    x = 1\n\n`,
      test: (name, does) =>
        `    ${does === 'skip' ? '@unittest.skip("later")\n    ' : ''}def test_${name}(self):\n        ${python(does)}\n\n`,
      broken: '    def test_a9(:\n',
    }),
  },
  { tool: 'go', ...go, files: goFiles },
  { tool: 'go by make', ...go, by: 'make', files: goFiles },
  {
    ...{ tool: 'cargo', needs: 'cargo', version: ['cargo', '--version'], command: 'cargo test', stops: true },
    files: (state) => ({
      'Cargo.toml': '[package]\nname = "x"\nversion = "0.1.0"\nedition = "2021"\n',
      'src/lib.rs': '',
      ...twoFiles({
        pathOf: (name) => `tests/${name}.rs`,
        head: () => '',
        test: rustTest,
        broken: 'fn a9( {\n',
      })(state),
    }),
  },
  { tool: 'maven', ...maven, files: mavenFiles },
  {
    ...{ tool: 'phpunit', needs: 'phpunit', version: ['phpunit', '--version'], command: 'phpunit test' },
    files: (state) => ({
      'test/notes.txt': 'PHPUnit wants the folder\n',
      ...twoFiles({
        pathOf: (name) => `test/${name.toUpperCase()}Test.php`,
        head: (name) => `<?php\n\nfinal class ${name.toUpperCase()}Test extends PHPUnit\\Framework\\TestCase\n{\n`,
        test: (name, does) =>
          `    public function test${name.toUpperCase()}(): void { ${phpBody[does] ?? `exit(${does.slice(5)});`} }\n`,
        foot: () => '}\n',
        broken: 'final class {\n',
      })(state),
    }),
  },
  {
    ...{ tool: 'rspec', needs: 'rspec', version: ['rspec', '--version'], command: 'rspec' },
    files: twoFiles({
      pathOf: (name) => `spec/${name}_spec.rb`,
      head: (name) => `RSpec.describe '${name}' do\n`,
      test: (name, does) =>
        `  ${does === 'skip' ? 'xit' : 'it'}('${name}') { ${rubyBody[does] ?? `exit!(${does.slice(5)})`} }\n`,
      foot: () => 'end\n',
      broken: 'def (\n',
      always: { 'Gemfile.txt': '' },
    }),
  },
  {
    ...{ tool: 'prove', needs: 'prove', version: ['prove', '--version'], command: 'prove' },
    files: twoFiles({
      pathOf: (name) => `t/${name}.t`,
      head: () => 'use strict;\nuse Test::More;\n',
      test: (name, does) => `${perlBody[does]?.replace('NAME', `'${name}'`) ?? `exit(${does.slice(5)});`}\n`,
      foot: () => 'done_testing();\n',
      broken: 'sub {{\n',
    }),
  },
  {
    ...{ tool: 'ctest', needs: 'ctest', version: ['ctest', '--version'] },
    command: 'cmake -S . -B build && ctest --test-dir build',
    // Its tests are programs: their exit is their result.
    without: ['exit 0 in a test', 'exit 3 in a test'],
    files: (state) => {
      const line = (name, does) =>
        `add_test(NAME ${name} COMMAND ${commandOf[does]})\n${does === 'skip' ? `set_tests_properties(${name} PROPERTIES DISABLED TRUE)\n` : ''}`;
      const tests = state
        ? ['a', 'b'].flatMap((file) => state[file].map((does, at) => line(`${file}${at + 1}`, does)))
        : [];
      const head = 'cmake_minimum_required(VERSION 3.10)\nproject(x NONE)\nenable_testing()\n';
      return { 'CMakeLists.txt': `${head}${tests.join('')}${state?.broken ? 'add_test(\n' : ''}` };
    },
  },
];
