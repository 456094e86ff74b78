import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { afterLegs, type Chain, type Integrated, legOf, sound } from '../chain/jobs.ts';
import { git, plan, temporaryDir } from '../project.ts';

// What a worker leaves is data of a job in which an agent had every right. However bad it is, it is that worker's failure.

const artifact = 'phase-01-r1-01-01-a1';
const folder = '.planning/phases/01-first';
const own = `${folder}/01-01-SUMMARY.md`;
const summary = "printf -- '---\\nstatus: complete\\n---\\n# Done\\n\\nAll done well.\\n'";
const done = `echo a > a.txt; ${summary} > ${own}`;
const plans = {
  '01-01': plan({ artifact: 'a.txt', script: 'echo a > a.txt' }),
  '01-02': plan({ artifact: 'b.txt', script: 'echo b > b.txt' }),
};

/** A round of two workers that were executed; the first of them is the attacker's. */
function round(options: readonly string[] = [], environment: Record<string, string> = {}, more = {}) {
  return afterLegs(plans, ['--mode', 'matrix', ...options], more, environment);
}

/** Puts what a script leaves in the place of what the first worker proved. It may end with the name of a tree. */
function forge(
  { chain, first }: { chain: Chain; first: Integrated },
  script: string,
  { message = 'forged', name = 'a', email = 'a@example.invalid' } = {},
): void {
  const bundle = join(chain.artifacts, artifact, 'work.bundle');
  const root = chain.machine(first.base);
  git(root, 'config', 'core.hooksPath', '/dev/null');
  const identity = [`user.name=${name}`, `user.email=${email}`].flatMap((each) => ['-c', each]);
  const said = execFileSync('bash', ['-ec', script], { cwd: root, encoding: 'utf8', maxBuffer: 1e9 }).trim();
  const isTree = /^[0-9a-f]{40}$/.test(said);
  if (!isTree) git(root, 'add', '-A', '-f');
  const tree = isTree ? said : git(root, 'write-tree');
  const forged = git(root, ...identity, 'commit-tree', '-p', first.base, '-m', message, tree);
  git(root, 'update-ref', 'refs/phase-executor/leg/proven/0', forged);
  git(root, 'bundle', 'create', '-q', bundle, 'refs/phase-executor/leg/proven/0', `^${first.base}`);
  const leg = legOf(chain, artifact);
  Object.assign((leg.proven as object[])[0] as object, { commit: forged });
  writeFileSync(join(chain.artifacts, artifact, 'leg.json'), JSON.stringify(leg));
}

/** The neighbour is folded, and the attacker's plan has failed for this reason. */
function expectAlone({ chain, first }: { chain: Chain; first: Integrated }, why: RegExp): Integrated {
  const second = sound(chain.integrate(1, first));
  expect(second.completed).toEqual(['01-02']);
  const failed = chain.events.findLast(({ event, plan }) => event === 'attempt_failed' && plan === '01-01');
  expect(failed).toMatchObject({ details: expect.stringMatching(why) });
  return second;
}

/** A tree whose every level holds the one below it many times: few objects, as many paths as one likes. */
const treeBomb = (leaf: string, width: number, levels: number) => `
tree=${leaf}
for level in $(seq ${levels}); do
  tree=$(for at in $(seq ${width}); do printf '040000 tree %s\\td%s\\n' $tree $at; done | git mktree)
done
${done}; git add -A; base=$(git write-tree)
(git ls-tree $base; printf '040000 tree %s\\tbomb\\n' $tree) | git mktree`;

describe('the trees of a leg', () => {
  test.each([
    [
      'ten million paths',
      treeBomb(`$(printf '100644 blob %s\\tf\\n' $(echo x | git hash-object -w --stdin) | git mktree)`, 220, 3),
      /more entries/,
    ],
    [
      'a trillion empty folders, which no listing would show',
      treeBomb('$(git mktree </dev/null)', 1000, 4),
      /more entries/,
    ],
    [
      'folders 400 levels deep',
      `tree=$(printf '100644 blob %s\\tf\\n' $(echo x | git hash-object -w --stdin) | git mktree)
for level in $(seq 400); do tree=$(printf '040000 tree %s\\td\\n' $tree | git mktree); done
${done}; git add -A; base=$(git write-tree); (git ls-tree $base; printf '040000 tree %s\\tdeep\\n' $tree) | git mktree`,
      /levels deep/,
    ],
    [
      'a name that no file system takes',
      `${done}; git add -A; base=$(git write-tree); blob=$(echo x | git hash-object -w --stdin)
(git ls-tree $base; printf '100644 blob %s\\t%s\\n' $blob $(printf 'n%.0s' $(seq 300))) | git mktree`,
      /too long/,
    ],
  ])('%s', (_, script, why) => {
    const legs = round();
    forge(legs, script);
    expectAlone(legs, why);
  });
});

describe('the documents of a leg', () => {
  test.each([
    [
      'a SUMMARY of 65 MiB',
      `${done}; head -c 68157440 /dev/zero | tr '\\0' 'a' >> ${own}`,
      /SUMMARY\.md has \d+ bytes/,
    ],
    ['a SUMMARY of 2 MiB', `${done}; head -c 2097152 /dev/zero | tr '\\0' 'a' >> ${own}`, /SUMMARY\.md has \d+ bytes/],
    [
      'another document of 65 MiB',
      `${done}; head -c 68157440 /dev/zero > .planning/NOTES.md`,
      /NOTES\.md has \d+ bytes/,
    ],
    ['a SUMMARY that is not UTF-8', `echo a > a.txt; head -c 4096 /dev/urandom > ${own}`, /is not text/],
    [
      'a SUMMARY whose status goes in 200,000 levels',
      `${done}; (printf -- '---\\nstatus: '; head -c 200000 /dev/zero | tr '\\0' '['; printf '\\n---\\n# Done\\n') > ${own}`,
      /verification failed/,
    ],
    [
      'a folder where its SUMMARY should be',
      `echo a > a.txt; mkdir -p ${own}; echo x > ${own}/x`,
      /do not contain|verification failed/,
    ],
  ])('%s', (_, script, why) => {
    const legs = round();
    forge(legs, script);
    expectAlone(legs, why);
  });
});

test('a leg that is refused makes no conflict for its neighbour', () => {
  const same = {
    '01-01': plan({ artifact: 'a.txt' }),
    '01-02': plan({ artifact: 'b.txt', script: 'echo b > b.txt; echo b > same.txt' }),
  };
  const leg = afterLegs(same, ['--mode', 'matrix']);
  // The attacker's worker ended well in its own eyes; its commit fits only without its SUMMARY.
  writeLeg(leg.chain, leg.first);
  forge(leg, 'echo a > a.txt; echo a > same.txt');
  expectAlone(leg, /SUMMARY\.md does not exist/);
});

/** A result of the first worker as one that ended well would leave it. */
function writeLeg(chain: Chain, first: Integrated): void {
  const leg = legOf(chain, artifact);
  Object.assign(leg, { proven: [{ plan: '01-01', attempt: 1, base: first.base, commit: first.base }] });
  writeFileSync(join(chain.artifacts, artifact, 'leg.json'), JSON.stringify(leg));
  const signal = { schemaVersion: 1, status: 'success', phase: '01', plan: '01-01', attempt: 1, details: {} };
  writeFileSync(join(chain.artifacts, artifact, 'signals/01-01.json'), JSON.stringify(signal));
}

describe('what a leg says', () => {
  const at = (chain: Chain, path: string) => join(chain.artifacts, artifact, path);
  const deep = (levels: number) => `${'[{"a":'.repeat(levels)}1${'}]'.repeat(levels)}`;
  const event = { at: '2026-01-01T00:00:00.000Z', event: 'retry_wait', plan: '01-01', attempt: 1 };
  const cases: [string, RegExp, (chain: Chain) => void][] = [
    [
      'a signal of 3000 levels',
      /nested deeper than/,
      (chain) => {
        const signal = JSON.parse(readFileSync(at(chain, 'signals/01-01.json'), 'utf8'));
        const text = JSON.stringify({ ...signal, status: 'failure', details: { reason: 'timeout', x: '?' } });
        writeFileSync(at(chain, 'signals/01-01.json'), text.replace('"?"', deep(1500)));
      },
    ],
    [
      'a leg.json of 100,000 levels',
      /nested deeper than/,
      (chain) => {
        const leg = JSON.stringify({ ...legOf(chain, artifact), x: '?' });
        writeFileSync(at(chain, 'leg.json'), leg.replace('"?"', deep(100_000)));
      },
    ],
    [
      'more events than any run has',
      /more than \d+ lines/,
      (chain) => writeFileSync(at(chain, 'events.ndjson'), `${JSON.stringify(event)}\n`.repeat(20_000)),
    ],
    [
      'a bundle that is a folder',
      /missing from the bundle/,
      (chain) => {
        rmSync(at(chain, 'work.bundle'));
        mkdirSync(at(chain, 'work.bundle'));
      },
    ],
    [
      'work that was kept, of a tree with ten million paths',
      /failed \(timeout\)/,
      (chain) => {
        const legs = { chain, first: JSON.parse(readFileSync(at(chain, 'leg.json'), 'utf8')) as Integrated };
        forge(
          legs,
          treeBomb(`$(printf '100644 blob %s\\tf\\n' $(echo x | git hash-object -w --stdin) | git mktree)`, 220, 3),
        );
        const leg = legOf(chain, artifact);
        const [proven] = leg.proven as { plan: string; attempt: number; base: string; commit: string }[];
        writeFileSync(at(chain, 'leg.json'), JSON.stringify({ ...leg, proven: [], kept: [proven] }));
        const signal = {
          status: 'failure',
          phase: '01',
          plan: '01-01',
          attempt: 1,
          details: { reason: 'timeout', error: { message: 'forged' } },
        };
        writeFileSync(at(chain, 'signals/01-01.json'), JSON.stringify(signal));
      },
    ],
  ];
  test.each(cases)('%s', (_, why, meddle) => {
    const legs = round();
    meddle(legs.chain);
    const second = sound(legs.chain.integrate(1, legs.first));
    expect(second.completed).toEqual(['01-02']);
    const failed = legs.chain.events.findLast(({ plan }) => plan === '01-01');
    expect(JSON.stringify([failed, legs.chain.events])).toMatch(why);
  });
});

test('no filter of the machine runs for what a leg brings, and no leg says where large files come from', () => {
  const home = temporaryDir('home');
  const marker = join(home, 'ran');
  const config = join(home, 'gitconfig');
  const program = `"sh -c 'touch \\"${marker}\\"; cat'"`;
  writeFileSync(config, `[filter "lfs"]\n\tclean = ${program}\n\tsmudge = ${program}\n\trequired = true\n`);
  const legs = round([], {});
  forge(
    legs,
    `${done}; echo '*.txt filter=lfs' > .gitattributes; printf '[lfs]\\n\\turl = http://127.0.0.1:9/x\\n' > .lfsconfig`,
  );
  const root = legs.chain.machine(legs.first.base);
  const more = ['--base', legs.first.base, '--input-dir', legs.chain.artifacts];
  const environment = { GIT_CONFIG_GLOBAL: config, HOME: home };
  const ended = legs.chain.job(root, ['integrate', '1', '--round', '1', ...more], environment);
  expect(ended.code).toBe(0);
  expect(() => readFileSync(marker)).toThrow(/ENOENT/);
});

test('a commit whose message the engine of its job would have changed is not taken', () => {
  const legs = round();
  forge(legs, done, { message: 'work\n\nfixes #1 [skip ci] @octocat' });
  expectAlone(legs, /has a message that skips checks, closes issues, calls people/);
});

test.each([
  { name: 'github-actions[bot]', email: '41898282+github-actions[bot]@users.noreply.github.com' },
  { name: 'A User', email: 'noreply@github.com' },
  { name: 'A User\u202e', email: 'a@example.invalid' },
])('a commit of a leg in the name of %j is not taken', (who) => {
  const legs = round();
  forge(legs, done, who);
  expectAlone(legs, /in the name of a bot or of the host, or in one that hides signs/);
});
