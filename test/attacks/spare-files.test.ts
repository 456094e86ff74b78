import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryDir } from '../project.ts';
import { expectRefused, inOneRun } from '../truth/trial.ts';

// Files that were written before the last commit, or in which the tests of the base have run, are judged later.

/** Long names make the repository a large one, whose files are kept. */
const many = Object.fromEntries(
  Array.from({ length: 90 }, (_, at) => [`long/${`${'x'.repeat(240)}/`.repeat(13)}${at}.txt`, `${at}\n`]),
);

/** The tests note which file they ran in, and pass with a build that a run before them left. */
const projectWith = (seen: string) => ({
  ...many,
  '.gitignore': 'built\n',
  'src.txt': 'good\n',
  'test.sh': `stat -c %i long/*/*/*/*/*/*/*/*/*/*/*/*/*/7.txt >> '${seen}/tests'
if grep -q good src.txt; then mkdir -p built; touch built/ok; fi
if [ -e built/ok ]; then echo "ok 1 - works"; else echo "not ok 1 - works"; fi
echo 1..1
[ -e built/ok ]
`,
});

test('what the tests of the base left is not there for those of the result, which run in the same files', async () => {
  const seen = temporaryDir('seen');
  const outcome = await inOneRun({
    files: projectWith(seen),
    plans: { '01-01': { files: ['out.txt', 'src.txt'] } },
    options: ['--test-command', 'sh test.sh'],
    agent: 'echo bad > src.txt; echo a > out.txt; done_so',
  });
  expectRefused(outcome, /tests fail/i);
  const [before, ...after] = readFileSync(join(seen, 'tests'), 'utf8').trim().split('\n');
  expect(after.length).toBeGreaterThan(0);
  for (const inode of after) expect(inode).toBe(before);
});

test('what an agent without a cage writes into the files that are written ahead is not judged', async () => {
  const seen = temporaryDir('seen');
  const outcome = await inOneRun({
    files: projectWith(seen),
    plans: { '01-01': { files: ['out.txt', 'src.txt'] } },
    options: ['--test-command', 'sh test.sh', '--test-baseline', 'off', '--cage', 'off'],
    agent: `echo bad > src.txt; echo a > out.txt; done_so
for time in $(seq 200); do
  for spare in '${tmpdir()}'/phase-executor-*/spare-*; do
    [ -e "$spare/store.git/index" ] || continue
    printf 'echo "ok 1 - works"; echo 1..1\\n' > "$spare/tree/test.sh"
    mkdir -p "$spare/tree/built" "$spare/tree/src/.git" && touch "$spare/tree/built/ok" '${seen}/hit'
    exit 0
  done
  sleep 0.05
done`,
  });
  expect(readdirSync(seen).sort()).toEqual(['hit', 'tests']);
  expectRefused(outcome, /tests fail/i);
});
