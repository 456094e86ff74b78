import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { commitAll, git, plan, put } from '../project.ts';
import { a, afterLegs, beside, Chain, matrix, sound, waves } from './jobs.ts';

const count = (chain: Chain, event: string, plan: string) =>
  chain.events.filter((each) => each.event === event && each.plan === plan).length;

describe('a phase in chained jobs', () => {
  test('three waves in matrix mode end in one branch, one record and one signal', () => {
    const chain = new Chain(waves, matrix);
    const { rounds, ended, last } = chain.run();
    expect(rounds).toBe(3);
    expect(ended.json).toMatchObject({ status: 'success', exitStatus: 'COMPLETED', nextPhase: '02', attempts: 4 });
    expect([ended.code, last.branch]).toEqual([0, 'phase/01-first']);
    expect(chain.file('d.txt')).toBe('b\nc');
    expect(chain.state).toMatchObject({ released: true, runId: '1001', epoch: 1 });
    expect(chain.refs.filter((ref) => ref.startsWith('refs/tags/checkpoint/'))).toHaveLength(4);
    expect(git(chain.origin, 'rev-parse', 'phase/01-first')).toBe(chain.state.head);
    expect(chain.file('.planning/ROADMAP.md')).toContain('- [x] **Phase 1: First**');
    expect(chain.file('.planning/EXECUTION_LOG.md')).toContain('COMPLETED; ');
    // Where it stands is told from the remote alone.
    const { json } = chain.job(chain.machine(last.branch), ['status', '1']);
    expect(json).toMatchObject({ decision: 'proceed', exitStatus: 'COMPLETED', plans: Array(4).fill({ done: true }) });
  });

  test('a plan that fails is healed by a retry in a later round, and the others wait for nothing', () => {
    const heals = plan({ artifact: 'b.txt', script: 'test "$ATTEMPT" = 2 && echo b > b.txt' });
    const { chain, first } = afterLegs({ ...a, '01-02': heals }, matrix);
    const second = sound(chain.integrate(1, first));
    expect(second).toMatchObject({ decision: 'retry', completed: ['01-01'], remaining: ['01-02'] });
    expect(second.matrix?.include).toMatchObject([{ plan: '01-02', attempt: 2, artifact: 'phase-01-r2-01-02-a2' }]);
    chain.legs(second);
    const third = sound(chain.integrate(2, second));
    expect(third).toMatchObject({ matrix: null, decision: 'proceed', gate: false });
    expect(chain.conclude(third).json).toMatchObject({ status: 'success', attempts: 3 });
  });

  test('a lost leg is a failure of its plan alone, counted and made good', () => {
    const chain = new Chain(beside, matrix);
    const { rounds, ended } = chain.run((round) => {
      if (round === 1) rmSync(join(chain.artifacts, 'phase-01-r1-01-02-a1'), { recursive: true });
    });
    expect([rounds, ended.json.status, ended.json.attempts]).toEqual([2, 'success', 3]);
    expect(chain.events).toContainEqual(
      expect.objectContaining({ event: 'attempt_failed', plan: '01-02', error_type: 'interrupted' }),
    );
  });

  test('what fails for good ends STUCK, with the work of the others on the branch', () => {
    const chain = new Chain({ ...a, '01-02': plan({ artifact: 'b.txt', script: 'echo no; exit 1' }) }, matrix);
    const { ended } = chain.run();
    expect(ended.json).toMatchObject({ status: 'failure', exitStatus: 'STUCK', nextPhase: null });
    expect(ended.json.decision).toMatchObject({ action: 'escalate' });
    expect([ended.code, chain.file('a.txt'), ended.json.branch]).toEqual([1, 'a', 'phase/01-first']);
    expect(chain.state.released).toBe(true);
    expect(chain.file('.planning/EXECUTION_LOG.md')).toContain('| STUCK: ');
  });

  test.each([
    ['on the branch of the phase', 'phase/01-first'],
    ['on main, from where the phase was started', 'main'],
  ])('a phase that waits for a person goes on when they have answered %s', (_, branch) => {
    const asks = `<task type="checkpoint:human-verify" gate="blocking"><name>Look</name><what-built>it</what-built></task>`;
    const chain = new Chain({ ...a, '01-02': plan({ artifact: 'b.txt', task: asks }) }, matrix);
    const first = chain.run();
    expect(first.ended.json).toMatchObject({
      status: 'blocked',
      exitStatus: 'BLOCKED',
      decision: { action: 'await_user' },
    });
    const person = chain.machine(branch);
    put(person, 'b.txt', 'by hand');
    put(
      person,
      '.planning/phases/01-first/01-02-SUMMARY.md',
      '---\nstatus: complete\n---\n# Looked at it\n\nAll is well.\n',
    );
    commitAll(person, 'docs(01-02): looked');
    git(person, 'push', '-q', 'origin', `HEAD:${branch}`);
    chain.runId = '1002';
    const { ended, rounds } = chain.run();
    expect([rounds, ended.json.status, ended.json.attempts]).toEqual([0, 'success', 0]);
    expect([chain.file('a.txt'), chain.file('b.txt')]).toEqual(['a', 'by hand']);
    expect(chain.state).toMatchObject({ runId: '1002', epoch: 2 });
  });

  test('integrate that is run again changes nothing twice', () => {
    const fails = plan({ artifact: 'b.txt', script: 'exit 1' });
    const { chain, first } = afterLegs({ ...a, '01-02': fails }, matrix);
    const once = sound(chain.integrate(1, first));
    const before = { head: chain.state.head, branch: git(chain.origin, 'rev-parse', once.branch) };
    chain.runAttempt = 2;
    const twice = sound(chain.integrate(1, first));
    expect(twice).toEqual(once);
    expect({ head: chain.state.head, branch: git(chain.origin, 'rev-parse', once.branch) }).toEqual(before);
    for (const event of ['attempt_start', 'attempt_failed', 'retry_wait']) expect(count(chain, event, '01-02')).toBe(1);
    expect(count(chain, 'plan_complete', '01-01')).toBe(1);
  });

  test('legs that change the same lines: the second one conflicts, and is tried again on what is folded', () => {
    const both = (id: string) => plan({ artifact: 'same.txt', script: `echo ${id} >> same.txt` });
    const chain = new Chain({ '01-01': both('one'), '01-02': both('two') }, matrix);
    const { rounds, ended } = chain.run();
    expect([rounds, ended.json.status]).toEqual([2, 'success']);
    expect(chain.file('same.txt')).toBe('one\ntwo');
    expect(chain.events).toContainEqual(expect.objectContaining({ plan: '01-02', error_type: 'merge_conflict' }));
  });

  test('rounds that are used up end ABORTED, and the next run goes on with all that counts', () => {
    const heals = plan({ artifact: 'b.txt', script: 'test "$ATTEMPT" -ge 3 && echo b > b.txt; echo "try $ATTEMPT"' });
    const chain = new Chain({ ...a, '01-02': heals }, [...matrix, '--max-rounds', '2', '--stuck', 'off']);
    const first = chain.run();
    expect(first.ended.json).toMatchObject({
      status: 'failure',
      exitStatus: 'ABORTED',
      decision: { action: 'stop', reason: 'rounds' },
    });
    expect(first.ended.code).toBe(2);
    chain.runId = '1002';
    const { ended } = chain.run();
    expect(ended.json).toMatchObject({ status: 'success', attempts: 1 });
    expect(count(chain, 'attempt_start', '01-02')).toBe(3);
  });

  test('where a round was not integrated, the last job does it', () => {
    const { chain, first } = afterLegs(beside, matrix);
    expect(chain.conclude(first).json).toMatchObject({ status: 'success', attempts: 2 });
    expect(chain.file('b.txt')).toBe('b');
  });

  test('a run that was cancelled between two jobs is INTERRUPTED, and keeps what is proven', () => {
    const { chain, first } = afterLegs(waves, matrix);
    const second = sound(chain.integrate(1, first));
    const { json, code } = chain.conclude(second, ['--leg-results', 'cancelled']);
    expect(json).toMatchObject({ status: 'failure', exitStatus: 'INTERRUPTED' });
    expect([code, chain.file('a.txt'), chain.state.released]).toEqual([3, 'a', true]);
    chain.runId = '1002';
    expect(chain.run().ended.json.status).toBe('success');
  });
});

test('work that is not taken is kept, and what no remote would take keeps nothing else from being pushed', () => {
  const workflow = 'mkdir -p .github/workflows; echo x > .github/workflows/x.yml; echo half > b.txt; exit 1';
  const plans = { ...beside, '01-02': plan({ artifact: 'b.txt', script: workflow }) };
  const chain = new Chain(plans, [...matrix, '--workflow-changes', 'refuse', '--max-attempts', '1']);
  const { ended } = chain.run();
  expect(ended.json).toMatchObject({ status: 'failure', exitStatus: 'STUCK' });
  expect(chain.file('a.txt')).toBe('a');
  expect(chain.refs.filter((ref) => ref.includes('/partial/'))).toEqual([]);

  const both = (id: string) => plan({ artifact: 'same.txt', script: `echo ${id} > same.txt` });
  const clash = new Chain({ '01-01': both('one'), '01-02': both('two') }, [...matrix, '--max-attempts', '1']);
  clash.run();
  expect(git(clash.origin, 'show', 'refs/phase-executor/01/partial/01-02/1:same.txt')).toBe('two');
});

test('a secret that an agent prints stands in nothing that travels', () => {
  const tells = plan({ artifact: 'a.txt', script: 'echo "it is $THE_KEY"; echo "$THE_KEY" >&2; exit 1' });
  const chain = new Chain(
    { '01-01': tells },
    [...matrix, '--agent-env', 'THE_KEY', '--max-attempts', '1'],
    {},
    { THE_KEY: 'hush-hush-12345' },
  );
  const { ended } = chain.run();
  const all = execFileSync('grep', ['-rl', '', chain.artifacts], { encoding: 'utf8' }).trim().split('\n');
  expect(all.length).toBeGreaterThan(3);
  for (const file of all) expect(readFileSync(file, 'latin1')).not.toContain('hush-hush');
  expect(JSON.stringify([ended.json, chain.events])).not.toContain('hush-hush');
  expect(JSON.stringify(ended.json)).toContain('***');
});

test('a run that is begun anew counts from the beginning, and the earlier record stays', () => {
  const chain = new Chain({ '01-01': plan({ artifact: 'a.txt', script: 'exit 1' }) }, [
    ...matrix,
    '--max-run-attempts',
    '1',
  ]);
  const first = chain.run();
  expect(first.ended.json).toMatchObject({ exitStatus: 'ABORTED', decision: { reason: 'attempts' } });
  const before = git(chain.origin, 'rev-parse', 'refs/phase-executor/01/state');
  chain.runId = '1002';
  const anew = sound(chain.integrate(0, null, ['--fresh']));
  expect(anew.matrix?.include).toMatchObject([{ plan: '01-01', attempt: 1 }]);
  const [earlier] = chain.refs.filter((ref) => ref.startsWith('refs/phase-executor/01/earlier/'));
  expect(git(chain.origin, 'rev-parse', earlier ?? '')).toBe(before);
});
