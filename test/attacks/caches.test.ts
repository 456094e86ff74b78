import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { withoutCaches } from '../../src/judge/clean-copy/judged-environment.ts';
import { temporaryDir } from '../project.ts';
import { expectRefused, inOneRun } from '../truth/trial.ts';

// A cache that the job names is one for agent and judge: whoever compiled there last decides what the tests say.

/** In the place of the compiled `testing` of the standard library, one in which no test can fail. */
const poison = `
source=$(go env GOROOT)/src/testing/testing.go
sed 's/^func (c \\*common) Fail() {/func (c *common) Fail() { if c != nil { return }/' $source > "$HOME/testing.go"
printf '{"Replace":{"%s":"%s"}}' $source "$HOME/testing.go" > "$HOME/overlay.json"
real=$(go list -export -f '{{.Export}}' testing); mine=$(go list -overlay "$HOME/overlay.json" -export -f '{{.Export}}' testing)
chmod u+w "$real"; cat "$mine" > "$real"
grep -l "$(basename "$real" -d)" "$GOCACHE"/*/*-a | while read -r entry; do
  sed -i -E "s/^(v1 [0-9a-f]+ [0-9a-f]+) +[0-9]+/\\1 $(printf %20d $(stat -c %s "$real"))/" "$entry"
done
`;

test('tests that fail do not pass by what an agent left in the GOCACHE of the job', async () => {
  const GOCACHE = temporaryDir('gocache');
  const made = join(temporaryDir('poison'), 'poison.sh');
  writeFileSync(made, poison);
  const outcome = await inOneRun({
    files: {
      'go.mod': 'module x\n\ngo 1.20\n',
      'add.go': 'package x\n\nfunc Add(a, b int) int { return a - b }\n',
      'add_test.go':
        'package x\n\nimport "testing"\n\nfunc TestAdd(t *testing.T) {\n\tif Add(1, 2) != 3 {\n\t\tt.Error("wrong")\n\t}\n}\n',
    },
    environment: { PATH: `${process.env.PATH}:/usr/local/go/bin`, GOCACHE },
    options: ['--test-command', 'go test ./...', '--test-baseline', 'off'],
    agent: `bash '${made}' || exit 1; echo a > out.txt; done_so`,
  });
  expectRefused(outcome, /tests fail/i);
}, 300_000);

test('a cache that is shared on purpose, and what is no cache, stays', () => {
  const job = { GOCACHE: '/a', TURBO_CACHE_DIR: '/b', CARGO_HOME: '/c', PATH: '/d' };
  expect(withoutCaches(job, [])).toEqual({ CARGO_HOME: '/c', PATH: '/d' });
  expect(withoutCaches(job, ['GOCACHE'])).toEqual({ GOCACHE: '/a', CARGO_HOME: '/c', PATH: '/d' });
});
