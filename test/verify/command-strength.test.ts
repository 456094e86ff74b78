import { expect, it } from '@jest/globals';
import { canFail, lastStage } from '../../src/verify/command-strength.ts';

it.each([
  'npm test',
  'cd app && npm test',
  'test -f out.txt && echo ok',
  'grep -q "a || true" src/a.ts',
  "node -e 'process.exit(1); true'",
  'npm test 2>&1 | tail -5',
  'FOO=1 pytest -q',
  'echo start; npm test',
  'npm test || exit 1',
])('a command that looks at something can fail: %s', (command) => {
  expect(canFail(command)).toBe(true);
});

it.each([
  'echo ok',
  'true',
  ':',
  'npm test || true',
  'npm test; true',
  'npm test || echo "tests failed"',
  'npm test\necho done',
  'printf done && echo ok',
  'cd app; ls',
  'exit 0',
  '',
])('one whose failure goes unseen cannot: %j', (command) => {
  expect(canFail(command)).toBe(false);
});

it('the reader of the last pipe is told from commands that are not piped', () => {
  expect(lastStage('cat a | grep -q x')).toBe('grep');
  expect(lastStage('a && b |& head -3')).toBe('head');
  expect(lastStage('a || b')).toBeNull();
  expect(lastStage('grep "a|b" file')).toBeNull();
});
