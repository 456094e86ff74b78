import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { attemptsIn } from '../execution-rows.ts';
import { git } from '../project.ts';
import { expectCompleted, expectRefused, inOneRun, type Trial } from '../truth/trial.ts';

// Plans in work trees side by side: what one writes where another works fails it, and not the other.

const two = { '01-01': { promises: ['a.txt'] }, '01-02': { promises: ['b.txt'] } };
// In a cage an agent sees neither (cage.test.ts).
const options = ['--max-parallel', '2', '--max-attempts', '2', '--setup-command', 'off', '--cage', 'off'];
/** Both are at work until the first has done its mischief; the second attempt of a plan works alone and well. */
const own = 'case $PLAN_ID in 01-01) echo a > a.txt;; *) echo b > b.txt;; esac; done_so; ';
const wait = (name: string) => `for i in $(seq 200); do [ -e "$HOME/${name}" ] && break; sleep 0.05; done; `;
const together = `touch "$HOME/$PLAN_ID"; ${wait('01-01')} ${wait('01-02')}`;
const main = 'main=$(dirname "$(git rev-parse --path-format=absolute --git-common-dir)"); ';
const mischief = (script: string, pause = 0.2) =>
  `${main} ${own} if [ $ATTEMPT = 1 ]; then ${together} if [ $PLAN_ID = 01-01 ]; then ${script}; touch "$HOME/done"; else ${wait('done')} sleep ${pause}; fi; fi`;

const ran = async (script: string, more: Partial<Trial> = {}, pause?: number) =>
  inOneRun({ plans: two, options, agent: mischief(script, pause), ...more });
/** How many attempts each of the two plans had. */
const attemptsOf = ({ root }: { root: string }) => {
  const log = readFileSync(join(root, '.planning/EXECUTION_LOG.md'), 'utf8');
  return ['01-01', '01-02'].map((id) => attemptsIn(log).filter(({ what }) => what.startsWith(`${id} `)).length);
};

const writers: [string, string, Partial<Trial>][] = [
  ['the agent named the file', 'echo x > "$main/helper.js"; echo "wrote $main/helper.js"', {}],
  ['its own tree has the same file', 'echo x | tee helper.js > "$main/helper.js"', {}],
  [
    'it changed what is there, and staged it',
    'echo x >> "$main/lib.js"; git -C "$main" add lib.js; echo "edited $main/lib.js."',
    {},
  ],
  ['it removed a file', 'rm "$main/lib.js"; echo "rm $main/lib.js"', {}],
  ['in CI, it alone declares the file', 'echo other > "$main/a.txt"', { environment: { CI: 'true' } }],
];
test.each(writers)('a write into the main checkout fails its writer alone: %s', async (_, script, more) => {
  const outcome = await ran(script, { files: { 'lib.js': 'exports.sum = 1\n' }, ...more });
  expectCompleted(outcome, /plan 01-01, attempt 1: it wrote .* in the main checkout/);
  expect(attemptsOf(outcome)).toEqual([2, 1]);
  expect(git(outcome.root, 'status', '--porcelain')).toBe('');
  expect(git(outcome.root, 'ls-files')).not.toContain('helper.js');
  const kept = 'refs/phase-executor/01/partial/01-01/1-in-checkout';
  expect(git(outcome.root, 'diff', '--name-only', `${kept}^`, kept)).toMatch(/^(helper\.js|lib\.js|a\.txt)$/);
});

test('alone on a CI machine, an attempt that left no trace is the writer all the same', async () => {
  const agent = `${main} ${own} if [ $PLAN_ID$ATTEMPT = 01-021 ]; then echo x > "$main/helper.js"; fi`;
  const plans = { ...two, '01-02': { promises: ['b.txt'], after: '01-01' } };
  const outcome = await inOneRun({ plans, options, agent, environment: { CI: '1' } });
  expectCompleted(outcome, /plan 01-02, attempt 1: it wrote helper\.js in the main checkout/);
  expect(attemptsOf(outcome)).toEqual([1, 2]);
});

test('where nobody can tell the writer from the neighbour none of them fails, and the gate stays closed', async () => {
  const outcome = await ran('echo x > "$main/helper.js"');
  expectRefused(outcome, /checkout has changes that no plan committed \(helper\.js\)/);
  expect(attemptsOf(outcome)).toEqual([1, 1]);
  expect(existsSync(join(outcome.root, 'helper.js'))).toBe(true);
});

const other = `other=$(git worktree list --porcelain | sed -n 's/^worktree //p' | grep -vxF -e "$main" -e "$PWD" | while read -r tree; do [ -e "$tree/b.txt" ] && echo "$tree"; done)`;
const intruders: [string, string][] = [
  ['a new file', 'echo x | tee extra.js > "$other/extra.js"; echo "wrote $other/extra.js"'],
  ['a change', 'echo evil > lib.js; cp lib.js "$other/lib.js"; echo "edited $other/lib.js"'],
  ['a file that only the writer declares', 'echo for the neighbour > "$other/a.txt"; echo "wrote $other/a.txt"'],
];
test.each(intruders)(
  'a write into a neighbour’s tree fails its writer, and is no work of the neighbour: %s',
  async (_, script) => {
    // The neighbour is judged long after its writer, whose own tree is gone by then.
    const outcome = await ran(`${other}; ${script}`, { files: { 'lib.js': 'exports.sum = 1\n' } }, 3);
    expectCompleted(outcome, /plan 01-01, attempt 1: it wrote .* in the work tree of plan 01-02/);
    expect(attemptsOf(outcome)).toEqual([2, 1]);
    const theirs = git(outcome.root, 'log', '--format=%H', '--no-merges', '-1', '--', 'b.txt');
    expect(
      git(outcome.root, 'diff', '--name-only', `${theirs}^`, theirs)
        .split('\n')
        .filter((path) => !path.startsWith('.planning')),
    ).toEqual(['b.txt']);
    expect(git(outcome.root, 'show', 'HEAD:lib.js')).toBe('exports.sum = 1');
  },
);

test('hooks, configuration and replaced objects that all work trees share are as before once nobody is at work', async () => {
  const plants = [
    'printf "#!/bin/sh\\ntouch /tmp/x\\n" > "$main/.git/hooks/post-checkout"; chmod +x "$main/.git/hooks/post-checkout"',
    'git -C "$main" config core.fsmonitor ./evil; git -C "$main" config core.hooksPath evil',
    'blob=$(git -C "$main" rev-parse HEAD:lib.js); git -C "$main" update-ref refs/replace/$blob $(echo evil | git -C "$main" hash-object -w --stdin)',
    'echo "*.js filter=evil" > "$main/.git/info/attributes"',
  ].join('; ');
  const outcome = await ran(plants, { files: { 'lib.js': 'exports.sum = 1\n' } });
  expectCompleted(
    outcome,
    /attempts in work trees changed .*config.*attributes.*post-checkout.*refs\/replace.*which all work trees share; that was undone/,
  );
  const { root } = outcome;
  expect(git(root, 'show', 'HEAD:lib.js')).toBe('exports.sum = 1');
  expect(git(root, 'for-each-ref', 'refs/replace')).toBe('');
  expect(readFileSync(join(root, '.git/config'), 'utf8')).not.toContain('evil');
  for (const file of ['hooks/post-checkout', 'info/attributes'])
    expect(existsSync(join(root, '.git', file))).toBe(false);
});

test('what an agent plants in the tree made for the next plan is no work of that plan', async () => {
  const plans = {
    '01-01': { promises: ['a.txt'] },
    '01-02': { promises: ['b.txt'] },
    '01-03': { promises: ['c.txt'], after: '01-01' },
  };
  const plant = `for i in $(seq 60); do git worktree list --porcelain | sed -n 's/^worktree //p' | while read -r tree; do [ "$tree" = "$main" ] || [ -e "$tree/c.txt" ] || echo c > "$tree/c.txt"; done; sleep 0.05; done`;
  const agent = `${main} case $PLAN_ID in 01-01) echo a > a.txt; ${plant}; rm -f c.txt;; 01-02) echo b > b.txt; sleep 4; rm -f c.txt;; esac; done_so`;
  expectRefused(
    await inOneRun({ plans, options: [...options.slice(2), '--max-parallel', '3', '--max-attempts', '1'], agent }),
    /plan 01-03 failed: .*(changed 0 of 1 file|c\.txt does not exist)/,
  );
});
