import { expect, test } from '@jest/globals';
import { findNamedPrograms } from '../../../src/judge/run/commands/named-programs.ts';

const files: Record<string, string> = {
  'package.json': JSON.stringify({
    scripts: {
      pretest: 'node tools/prepare.js',
      test: 'sh scripts/ci.sh',
      unit: 'jest --config config/unit.js',
      start: 'node server.js',
    },
  }),
  'web/package.json': JSON.stringify({ scripts: { test: 'sh ./run-tests.sh' } }),
  'web/run-tests.sh': 'vitest run\n',
  'scripts/ci.sh': '#!/bin/sh\nset -e\n# python old.py\npython3 tools/count.py | tee log\n',
  'apps/api/package.json': JSON.stringify({ name: '@x/api', scripts: { check: 'node tools/check.js' } }),
  'apps/api/tools/check.js': '',
  'apps/api/Makefile': 'check:\n\tnode tools/check.js\n',
  'expected.txt': '',
  'rules.jq': '',
  'old.py': '',
  'tools/prepare.js': '',
  'tools/count.py': '',
  'config/unit.js': '',
  'check.js': '',
  'server.js': '',
  'src/cli.js': '',
  'src/verify-schema.js': '',
  'test/a.test.js': "test('a', () => {});\n",
  'test/run.js': 'require("./all")\n',
  Makefile: 'include rules.mk\nall: build\nbuild:\n\tnode make-it.js\n',
  'rules.mk': 'test: lint\n\t@node check.js\nlint:\n\tbash scripts/lint.sh\n',
  'make-it.js': '',
  'scripts/lint.sh': '',
};
const named = async (...commands: string[]) =>
  [
    ...(await findNamedPrograms(
      commands,
      async (path) => files[path] ?? null,
      async () => ['apps/api', 'web'],
    )),
  ].sort();

test.each<[string, string[]]>([
  ['node check.js', ['check.js']],
  ['if node check.js; then echo ok; fi', ['check.js']],
  ['npm test', ['scripts/ci.sh', 'tools/count.py', 'tools/prepare.js']],
  ['npm run -s unit', ['config/unit.js']],
  ['cd web && npm test', ['web/run-tests.sh']],
  ['npm --prefix web test', ['web/run-tests.sh']],
  ['npm test --workspaces', ['web/run-tests.sh']],
  ['npm run check -w @x/api', ['apps/api/tools/check.js']],
  ['yarn workspace @x/api check', ['apps/api/tools/check.js']],
  ['make -C apps/api check', ['apps/api/tools/check.js']],
  ['F=check.js; node $F', ['check.js']],
  ['node "$(pwd)/check.js"', ['check.js']],
  ['node -e "require(\'./check.js\')"', ['check.js']],
  ['node -e "require(\'./server.js\')"', []],
  ['find . -name check.js -exec node check.js {} +', ['check.js']],
  ['echo ok | diff - expected.txt', ['expected.txt']],
  ['jq -e -f rules.jq package.json', ['rules.jq']],
  ['make test', ['check.js', 'rules.mk', 'scripts/lint.sh']],
  ['npx mocha --require=./tools/prepare.js', ['tools/prepare.js']],
  ['node test/run.js', ['test/run.js']],
  ['node check', ['check.js']],
  ['bash -ec "node check.js"', ['check.js']],
  ['python3 -m tools.count', ['tools/count.py']],
  ['node src/verify-schema.js', ['src/verify-schema.js']],
])('%s runs what decides its result', async (command, paths) => {
  expect(await named(command)).toEqual(paths);
});

test.each([
  ['the product itself', 'node src/cli.js --version && npm start'],
  ['a file of tests', 'node --test test/a.test.js; npx jest test/a.test.js'],
  ['what the repository does not have', 'node missing.js; sh ../check.js; sh /check.js; "$x" check'],
  ['text that is looked at', 'grep -q ok check.js && cat scripts/ci.sh && test -f check.js'],
])('%s is left to others', async (_, command) => {
  expect(await named(command)).toEqual([]);
});
