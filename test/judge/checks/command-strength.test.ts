import { expect, it } from '@jest/globals';
import { canFail, getLastStage, onlyReads } from '../../../src/judge/run/commands/command-strength.ts';
import { findIdlePrograms } from '../../../src/judge/run/commands/idle-programs.ts';

it.each([
  'npm test',
  'cd app && npm test',
  'grep -q "a || true" src/a.ts',
  "node -e 'process.exit(1); true'",
  'echo start; npm test',
  'npm test || exit 1',
  '(npm test)',
  'for f in a b; do test -f $f; done',
  'if grep -q x a; then echo bad; exit 1; fi; echo ok',
  'set -e; node check.js; echo done',
  'sh -c "cd app && npm test"',
  'git diff --quiet HEAD -- src',
])('a command that looks at something can fail: %s', (command) => {
  expect(canFail(command)).toBe(true);
});

it.each([
  'echo ok',
  'npm test || true',
  'npm test || echo "tests failed"',
  'npm test\necho done',
  'cd app; ls',
  '(npm test || true)',
  'if npm test; then echo ok; else echo bad; fi',
  'npm test || echo bad && true',
  'npm test &',
  'sh -c "npm test; true"',
  'command -v node && git status',
  'npm run build --if-present',
  'node -e ""',
  '',
])('one whose failure goes unseen cannot: %j', (command) => {
  expect(canFail(command)).toBe(false);
});

it.each<[string, string, string | null, boolean]>([
  ['bash scripts/check.sh a', 'scripts/check.sh', '#!/bin/bash\necho "checking"\nexit 0\n', true],
  ['node check.mjs', 'check.mjs', "console.log('all fine');\nprocess.exit(0);\n", true],
  ['sh check.sh | grep -q x', 'check.sh', '#!/bin/sh\necho x\n', false],
  ['bash check.sh', 'check.sh', '#!/bin/bash\nset -e\njq . a.json\necho ok\n', false],
  ['bash check.sh', 'check.sh', '#!/bin/bash\njq . a.json || fail=1\necho ok\nexit $fail\n', false],
  ['node check.mjs', 'check.mjs', 'console.log(await look());\n', false],
  ['npm run lint', 'package.json', '{"scripts":{"lint":"echo ok"}}', true],
  ['npm run lint:css', 'package.json', '{"scripts":{"lint":"echo ok"}}', false],
])('a script that passes whatever the work is like: %s, %s, %j', (command, path, after, wanted) => {
  const idle = findIdlePrograms({ path, before: null, after });
  expect(idle.some(({ call }) => !canFail(command, (text) => call.test(text)))).toBe(wanted);
  expect(findIdlePrograms({ path, before: after, after })).toEqual([]);
});

it('the reader of the last pipe is told from commands that are not piped', () => {
  expect(getLastStage('cat a | grep -q x')).toBe('grep');
  expect(getLastStage('a && b |& head -3')).toBe('head');
  expect(getLastStage('a || b')).toBeNull();
  expect(getLastStage('grep "a|b" file')).toBeNull();
});

it.each([
  'grep -q "made" out.txt',
  "! grep -rn '=> `x` $(y)' src 2>/dev/null | wc -l",
  'test -f a.ts && [ -s b.ts ] || exit 1',
  'cd app; ls; cat package.json | jq .name > /dev/null 2>&1',
  'find src -name "*.ts" | head -3',
  'git diff --quiet HEAD -- src; git grep -n x',
])('a command that only looks leaves nothing: %s', (command) => {
  expect(onlyReads(command)).toBe(true);
});

it.each([
  'npm test',
  'grep x a > found.txt',
  'grep -q "$(make build)" a',
  'grep -q `touch x` a',
  'find . -exec touch {} +',
  'git diff --output=x',
  'git grep -Otouch x',
  'cat a | tee b',
  'eval "touch x"',
  'grep x y & touch z',
  'if grep x y; then touch z; fi',
  'rg --pre touch x',
])('one that may leave something does not count as such: %s', (command) => {
  expect(onlyReads(command)).toBe(false);
});
