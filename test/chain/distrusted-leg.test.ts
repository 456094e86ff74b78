import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { commitAll, git, plan } from '../project.ts';
import { afterLegs, beside, Chain, edit, legOf, matrix, phaseDir, sound } from './jobs.ts';

const besideLegs = () => afterLegs(beside, matrix);

describe('a leg that is not to be trusted', () => {
  const artifact = 'phase-01-r1-01-01-a1';
  const bundle = (chain: Chain) => join(chain.artifacts, artifact, 'work.bundle');
  const forged: [string, RegExp, (chain: Chain) => void][] = [
    [
      'is of another run',
      /its runId is 7/,
      (chain) => edit(chain, artifact, (leg) => Object.assign(leg, { runId: '7' })),
    ],
    [
      'is of another round',
      /its round is 3/,
      (chain) => edit(chain, artifact, (leg) => Object.assign(leg, { round: 3 })),
    ],
    [
      'began on another base',
      /its base is bbb/,
      (chain) => edit(chain, artifact, (leg) => Object.assign(leg, { base: 'b'.repeat(40) })),
    ],
    [
      'tells of a plan it was not asked for',
      /plan 01-02/,
      (chain) =>
        edit(chain, artifact, ({ proven }) => Object.assign((proven as object[])[0] as object, { plan: '01-02' })),
    ],
    [
      'has no JSON',
      /leg\.json is not JSON/,
      (chain) => writeFileSync(join(chain.artifacts, artifact, 'leg.json'), '{'),
    ],
    [
      'has a cut-off bundle',
      /cannot be used/,
      (chain) => truncateSync(bundle(chain), readFileSync(bundle(chain)).length - 30),
    ],
    ['brought no commits', /is missing from the bundle/, (chain) => rmSync(bundle(chain))],
    [
      'proved nothing and says success',
      /delivered no work/,
      (chain) => edit(chain, artifact, (leg) => Object.assign(leg, { proven: [] })),
    ],
  ];
  test.each(forged)('because it %s is a failure of its plan', (_, why, meddle) => {
    const { chain, first } = besideLegs();
    meddle(chain);
    const second = sound(chain.integrate(1, first));
    expect(second.completed).toEqual(['01-02']);
    expect(chain.events.find(({ event, plan }) => event === 'attempt_failed' && plan === '01-01')).toMatchObject({
      details: expect.stringMatching(why),
    });
    expect(git(chain.origin, 'ls-tree', '--name-only', second.branch).split('\n')).not.toContain('a.txt');
  });

  test('whose agent ran outside of the cage that the phase asks for is not taken', () => {
    const { chain, first } = besideLegs();
    const outside = join(chain.artifacts, artifact, 'signals/01-01.json');
    for (const [path, cage] of [
      [outside, 'namespace'],
      [outside.replaceAll('01-01', '01-02'), 'kernel'],
    ] as const) {
      const signal = JSON.parse(readFileSync(path, 'utf8'));
      writeFileSync(path, JSON.stringify({ ...signal, details: { ...signal.details, cage } }));
    }
    const second = sound(chain.integrate(1, first, ['--sandbox', 'kernel']));
    expect(second.completed).toEqual(['01-02']);
    expect(chain.events.find(({ event, plan }) => event === 'attempt_failed' && plan === '01-01')).toMatchObject({
      details: expect.stringContaining('sandbox: its agent ran in a sandbox of level namespace, expected kernel'),
    });
  });

  test.each([
    ['a protected file', 'mkdir -p .github/workflows; echo x > .github/workflows/x.yml'],
    ['a symbolic link out of the repository', 'ln -s /etc/passwd way-out'],
    ['ROADMAP', 'sed -i "s/\\[ \\]/[x]/" .planning/ROADMAP.md'],
    [
      'a submodule',
      'git init -q sub; git -C sub -c user.name=a -c user.email=a commit -q --allow-empty -m x; git add sub',
    ],
  ])('brings %s: nothing of it is folded', (_, extra) => {
    // As an agent might that has the worker's process in its hands: a commit beside all that the engine would refuse.
    const { chain, first } = besideLegs();
    const root = chain.machine(first.base);
    git(root, 'fetch', '-q', bundle(chain), '+refs/*:refs/got/*');
    const [proven] = legOf(chain, artifact).proven as { base: string; commit: string }[];
    git(root, 'checkout', '-q', proven?.commit ?? '');
    git(root, 'config', 'core.hooksPath', '/dev/null');
    execIn(root, extra);
    const evil = commitAll(root, 'evil');
    git(root, 'update-ref', 'refs/phase-executor/leg/proven/0', evil);
    git(root, 'bundle', 'create', '-q', bundle(chain), 'refs/phase-executor/leg/proven/0', `^${first.base}`);
    edit(chain, artifact, (leg) => Object.assign((leg.proven as object[])[0] as object, { commit: evil }));
    const second = sound(chain.integrate(1, first));
    expect(second.completed).toEqual(['01-02']);
    expect(second.decision).toBe('retry');
    expect(existsSync(bundle(chain))).toBe(true);
    expect(chain.events.find(({ event, plan }) => event === 'attempt_failed' && plan === '01-01')).toMatchObject({
      error_type: 'scope_violation',
    });
    expect(git(chain.origin, 'log', '--format=%s', '--all')).not.toContain('evil');
    expect(chain.conclude(second).json).toMatchObject({ status: 'failure' });
  });
});

const summary = "printf -- '---\\nstatus: complete\\n---\\n# Done\\n\\nAll done well.\\n'";

describe('a plan that writes what is not its own', () => {
  const one = '01-PLAN-01';
  const two = '01-PLAN-02';
  const fails = plan({ artifact: 'b.txt', script: 'exit 1' });
  const hostile: [string, string, string][] = [
    [
      "another plan's summary under the name of its id",
      `echo x > b.txt; ${summary} > ${phaseDir}/01-02-SUMMARY.md`,
      two,
    ],
    ['a second folder of its phase', `mkdir -p .planning/phases/1; cp ${phaseDir}/*PLAN* .planning/phases/1/`, two],
  ];
  test.each(hostile)('%s: its work does not count, in chained jobs', (_, script, other) => {
    const chain = new Chain(
      { [one]: plan({ artifact: 'a.txt', script: `echo a > a.txt; ${script}` }), [other]: fails },
      [...['--max-attempts', '1', '--mode', 'matrix']],
      {
        [`${phaseDir}/${one}.md`]: plan({ artifact: 'a.txt', script: `echo a > a.txt; ${script}` }),
        [`${phaseDir}/${two}.md`]: fails,
      },
    );
    const { ended } = chain.run();
    expect(ended.json).toMatchObject({ status: 'failure' });
    expect(git(chain.origin, 'ls-tree', '--name-only', 'phase/01-first').split('\n')).not.toContain('a.txt');
  });
});

describe('a leg in the hands of an agent', () => {
  test('whose failed plan is built upon by the next brings neither', () => {
    const { chain, first } = afterLegs(beside);
    const path = join(chain.artifacts, 'phase-01-r1-all-a1/signals/01-01.json');
    const signal = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(
      path,
      JSON.stringify({ ...signal, status: 'failure', details: { reason: 'tests_failed', retryable: false } }),
    );
    const second = sound(chain.integrate(1, first));
    // The second is tried again, without what it was built upon.
    expect(second).toMatchObject({ completed: [], decision: 'retry' });
    expect(chain.conclude(second).json).toMatchObject({ status: 'failure' });
  });

  /** Puts a commit of the attacker's in the place of what the worker of the first plan proved. */
  const forge = (chain: Chain, base: string, script: string) => {
    const artifact = 'phase-01-r1-01-01-a1';
    const bundle = join(chain.artifacts, artifact, 'work.bundle');
    const root = chain.machine(base);
    execIn(root, script);
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '--no-verify', '-m', 'forged');
    const forged = git(root, 'rev-parse', 'HEAD');
    git(root, 'update-ref', 'refs/phase-executor/leg/proven/0', forged);
    git(root, 'bundle', 'create', '-q', bundle, 'refs/phase-executor/leg/proven/0', `^${base}`);
    edit(chain, artifact, (leg) => Object.assign((leg.proven as object[])[0] as object, { commit: forged }));
    return forged;
  };

  test.each([
    ['holds no summary', 'echo a > a.txt'],
    ['has its promise ignored by git', `echo a.txt > .gitignore; ${summary} > ${phaseDir}/01-01-SUMMARY.md`],
  ])('does not complete a plan whose commit %s', (_, script) => {
    const { chain, first } = besideLegs();
    forge(chain, first.base, script);
    expect(sound(chain.integrate(1, first)).completed).toEqual(['01-02']);
  });

  test('whose summary is a link completes nothing', () => {
    const { chain, first } = besideLegs();
    forge(chain, first.base, `echo a > a.txt; ${summary} > s.md; ln -s ../../../s.md ${phaseDir}/01-01-SUMMARY.md`);
    expect(sound(chain.integrate(1, first)).completed).toEqual(['01-02']);
  });

  test('cannot take back what another leg did by merging it', () => {
    const { chain, first } = afterLegs(
      {
        '01-01': plan({ artifact: 'a.txt', script: 'echo a > a.txt' }),
        '01-02': plan({ artifact: 'x.txt', script: 'echo new > x.txt' }),
      },
      matrix,
      { 'x.txt': 'old\n' },
    );
    const other = join(chain.artifacts, 'phase-01-r1-01-02-a1/work.bundle');
    const ours = `echo a > a.txt; ${summary} > ${phaseDir}/01-01-SUMMARY.md; git add -A; git -c user.name=a -c user.email=a commit -qm x`;
    const merge = `git fetch -q '${other}' '+refs/*:refs/got/*'; git -c user.name=a -c user.email=a merge -q -s ours refs/got/phase-executor/leg/proven/0; echo more > more.txt`;
    forge(chain, first.base, `${ours}; ${merge}`);
    const second = sound(chain.integrate(1, first));
    expect(second.completed).toContain('01-02');
    expect(chain.file('x.txt')).toBe('new');
  });
});

function execIn(root: string, script: string): void {
  execFileSync('bash', ['-c', script], { cwd: root, stdio: 'ignore' });
}
