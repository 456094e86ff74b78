import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { git, plan } from '../project.ts';
import { afterLegs, beside, Chain, edit, matrix, phaseDir, sound } from './jobs.ts';

const besideLegs = () => afterLegs(beside, matrix);

describe('a leg that is not to be trusted', () => {
  test('whose agent ran outside of the cage that the phase asks for is not taken', () => {
    const { chain, first } = besideLegs();
    const outside = join(chain.artifacts, 'phase-01-r1-01-01-a1/signals/01-01.json');
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
