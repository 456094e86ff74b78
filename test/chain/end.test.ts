import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { git, plan } from '../project.ts';
import { a, afterLegs, beside, Chain, edit, matrix, phaseDir, sound } from './jobs.ts';

describe('the exit gate in a job of its own', () => {
  const passes = "printf '1..3\\nok 1\\nok 2\\nok 3\\n'";
  const legs = () => afterLegs(beside, [...matrix, '--test-command', passes]);
  const folded = () => {
    const { chain, first } = legs();
    return { chain, last: sound(chain.integrate(1, first)) };
  };

  test('opens for tests that pass on the folded commit', () => {
    const { chain, last } = folded();
    expect(last).toMatchObject({ gate: true, matrix: null });
    chain.gate(last);
    expect(chain.conclude(last).json).toMatchObject({
      status: 'success',
      signal: { details: { tests: { verdict: 'pass', passed: 3 } } },
    });
  });

  test('stays shut where an agent had a weaker cage than is asked for at the end, however its leg was taken', () => {
    const { chain, first } = legs();
    for (const [plan, cage] of Object.entries({ '01-01': 'kernel', '01-02': 'namespace' })) {
      const path = join(chain.artifacts, `phase-01-r1-${plan}-a1`, `signals/${plan}.json`);
      const signal = JSON.parse(readFileSync(path, 'utf8'));
      writeFileSync(path, JSON.stringify({ ...signal, details: { ...signal.details, cage, network: 'full' } }));
    }
    const last = sound(chain.integrate(1, first));
    chain.gate(last);
    const { json, code } = chain.conclude(last, ['--sandbox', 'kernel']);
    const reason = expect.stringMatching(/: plan 01-02: sandbox: .* level namespace, expected kernel$/);
    expect([code, json.status]).toEqual([10, 'blocked']);
    expect(json).toMatchObject({ signal: { details: { cage: 'namespace', network: 'full', reason } } });
    expect(chain.conclude(last).json).toMatchObject({ status: 'success', signal: { details: { cage: 'namespace' } } });
  });

  test.each([
    ['tests that fail', "printf '1..1\\nnot ok 1\\n'; exit 1", () => undefined],
    ['tests of which nothing is known', 'true', () => undefined],
    [
      'tests on another commit',
      passes,
      (chain: Chain) =>
        edit(chain, 'phase-01-gate', (leg) => Object.assign(leg.gate as object, { commit: 'a'.repeat(40) })),
    ],
  ])('stays shut for %s', (_, command, meddle: (chain: Chain) => void) => {
    const { chain, last } = folded();
    chain.gate(last, ['--test-command', command]);
    meddle(chain);
    const { json, code } = chain.conclude(last, ['--test-command', command]);
    expect([json.status, code]).toEqual(['failure', 1]);
    expect(chain.file('.planning/ROADMAP.md')).toContain('- [ ] **Phase 1: First**');
  });

  test('whose job was lost leaves the phase INTERRUPTED, and the next run asks again', () => {
    const { chain, last } = folded();
    const { json, code } = chain.conclude(last);
    expect([json.status, json.exitStatus, code]).toEqual(['failure', 'INTERRUPTED', 3]);
    chain.runId = '1002';
    expect(chain.run().ended.json).toMatchObject({ status: 'success', attempts: 0 });
  });

  test('a verifier that finds gaps keeps it shut, and its report is on the branch', () => {
    const report =
      'mkdir -p "$(dirname "$VERIFICATION_PATH")"; printf -- "---\\nstatus: gaps_found\\n---\\nno\\n" > "$VERIFICATION_PATH"';
    const chain = new Chain(a, ['--verifier-command', report]);
    const { ended } = chain.run();
    expect(ended.json).toMatchObject({ status: 'failure' });
    expect(chain.file('.planning/phases/01-first/01-VERIFICATION.md')).toContain('gaps_found');
  });
});

describe('jobs that are run again', () => {
  const dependent = { ...a, '01-02': plan({ artifact: 'b.txt', script: 'echo b > b.txt', dependsOn: '"01-01"' }) };
  test('after conclude has told INTERRUPTED, go on where they were', () => {
    const { chain, first } = afterLegs(dependent, matrix);
    expect(chain.conclude(first, ['--leg-results', 'plan=success round-1=cancelled']).json.exitStatus).toBe(
      'INTERRUPTED',
    );
    chain.runAttempt = 2;
    const second = sound(chain.integrate(1, first));
    expect(second).toMatchObject({ completed: ['01-01'], matrix: { include: [{ plan: '01-02' }] } });
    chain.legs(second);
    const third = sound(chain.integrate(2, second));
    expect(chain.conclude(third).json.status).toBe('success');
    expect(chain.conclude(third).json.status).toBe('success');
  });

  test('a summary that a person takes back is work to be done again', () => {
    const { chain, first } = afterLegs(dependent, matrix);
    const second = sound(chain.integrate(1, first));
    const person = chain.machine('phase/01-first');
    git(person, 'rm', '-q', `${phaseDir}/01-01-SUMMARY.md`);
    git(person, 'commit', '-q', '-m', 'take back');
    git(person, 'push', '-q', 'origin', 'HEAD:phase/01-first');
    chain.legs(second);
    const third = sound(chain.integrate(2, second));
    expect(third.matrix?.include).toMatchObject([{ plan: '01-01' }]);
  });
});

describe('the last job', () => {
  test('that cannot push tells a failure, whatever was proven', () => {
    const { chain, first } = afterLegs(a, matrix);
    const second = sound(chain.integrate(1, first));
    writeFileSync(join(chain.origin, 'hooks/pre-receive'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const { code, json } = chain.conclude(second);
    expect([code, json.status, json.exitStatus]).toEqual([70, 'failure', 'ABORTED']);
  });
});
