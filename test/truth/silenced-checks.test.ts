import { test } from '@jest/globals';
import { expectCompleted, inOneRun } from './trial.ts';

test('checks that a phase switches off in many lines, and rules it changes without a word, are told', async () => {
  const outcome = await inOneRun({
    plans: { '01-01': { promises: ['a.ts'] } },
    files: { 'tsconfig.json': '{"compilerOptions":{"strict":true}}\n' },
    agent: `for n in 1 2 3 4; do echo "// @ts-ignore"; echo "export const a$n: number = '$n';"; done > a.ts; echo '{}' > tsconfig.json; done_so`,
  });
  expectCompleted(outcome, /4 new lines switch checks off \(4 times @ts-ignore\) in a\.ts; fix what they hide/);
  expectCompleted(
    outcome,
    /tsconfig\.json was changed, which decides what linters and type checkers look for, and no plan declares it/,
  );
});
