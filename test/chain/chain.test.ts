import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { git, plan, put, temporaryDir } from '../project.ts';
import { Chain, type Integrated, legOf, sound } from './jobs.ts';

const a = { '01-01': plan({ artifact: 'a.txt', script: 'echo a > a.txt' }) };
const beside = { ...a, '01-02': plan({ artifact: 'b.txt', script: 'echo b > b.txt' }) };
const waves = {
  ...a,
  '01-02': plan({ artifact: 'b.txt', script: 'echo b > b.txt', dependsOn: '"01-01"' }),
  '01-03': plan({ artifact: 'c.txt', script: 'echo c > c.txt', dependsOn: '"01-01"' }),
  '01-04': plan({ artifact: 'd.txt', script: 'cat b.txt c.txt > d.txt', dependsOn: '"01-02", "01-03"' }),
};
const matrix = ['--mode', 'matrix'];
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
    expect(chain.file('.planning/EXECUTION_LOG.md')).toContain('"event":"phase_complete"');
  });

  test('in single mode one job does all it can in one round, retries included', () => {
    const second = plan({ artifact: 'b.txt', script: 'test "$ATTEMPT" = 2 && echo b > b.txt', dependsOn: '"01-01"' });
    const chain = new Chain({ ...waves, '01-02': second });
    const { rounds, ended } = chain.run();
    expect([rounds, ended.json.status, ended.json.attempts]).toEqual([1, 'success', 5]);
    expect(chain.file('d.txt')).toBe('b\nc');
  });

  test('a plan that fails is healed by a retry in a later round, and the others wait for nothing', () => {
    const heals = plan({ artifact: 'b.txt', script: 'test "$ATTEMPT" = 2 && echo b > b.txt' });
    const chain = new Chain({ ...a, '01-02': heals }, matrix);
    const first = sound(chain.integrate(0, null));
    for (const job of first.matrix?.include ?? []) chain.execute(first, job);
    const second = sound(chain.integrate(1, first));
    expect(second).toMatchObject({ decision: 'retry', completed: ['01-01'], remaining: ['01-02'] });
    expect(second.matrix?.include).toMatchObject([{ plan: '01-02', attempt: 2, artifact: 'phase-01-r2-01-02-a2' }]);
    for (const job of second.matrix?.include ?? []) chain.execute(second, job);
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
    expect([ended.code, chain.file('a.txt')]).toEqual([1, 'a']);
    expect(chain.state.released).toBe(true);
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
    git(person, 'add', '-A');
    git(person, 'commit', '-q', '-m', 'docs(01-02): looked');
    git(person, 'push', '-q', 'origin', `HEAD:${branch}`);
    chain.runId = '1002';
    const { ended, rounds } = chain.run();
    expect([rounds, ended.json.status, ended.json.attempts]).toEqual([0, 'success', 0]);
    expect([chain.file('a.txt'), chain.file('b.txt')]).toEqual(['a', 'by hand']);
    expect(chain.state).toMatchObject({ runId: '1002', epoch: 2 });
  });

  test('integrate that is run again changes nothing twice', () => {
    const fails = plan({ artifact: 'b.txt', script: 'exit 1' });
    const chain = new Chain({ ...a, '01-02': fails }, matrix);
    const first = sound(chain.integrate(0, null));
    for (const job of first.matrix?.include ?? []) chain.execute(first, job);
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

  test('what a lost leg had saved is taken in: plans that were proven, and work that was under way', () => {
    // It ends when its work under way was saved.
    const isSaved = `grep -q '"plan": "01-02"' "$(cat "$HOME/saved")/leg.json" 2>/dev/null`;
    const script = `echo half > b.txt; until test "$ATTEMPT" != 1 || ${isSaved}; do sleep 0.1; done; echo b > b.txt`;
    const home = temporaryDir('home');
    const second01 = plan({ artifact: 'b.txt', script, dependsOn: '"01-01"' });
    const chain = new Chain({ ...a, '01-02': second01 }, [], {}, { HOME: home });
    const first = sound(chain.integrate(0, null));
    const [job] = first.matrix?.include ?? [];
    if (!job) throw new Error('there is no leg');
    const saved = join(chain.artifacts, `${job.artifact}-saved`);
    writeFileSync(join(home, 'saved'), saved);
    chain.execute(first, job, ['--snapshot-every', '1s']);
    // As if the runner had been lost before the end.
    rmSync(join(chain.artifacts, job.artifact), { recursive: true });
    renameSync(saved, join(chain.artifacts, `${job.artifact}-m1`));
    const second = sound(chain.integrate(1, first));
    expect(second).toMatchObject({ completed: ['01-01'], remaining: ['01-02'], decision: 'retry' });
    const ref = 'refs/phase-executor/01/partial/01-02/1';
    const kept = git(chain.origin, 'log', '-1', '--format=%P', 'refs/phase-executor/01/state').split(' ')[1] ?? '';
    expect(git(chain.origin, 'show', `${kept}:b.txt`)).toBe('half');
    expect(git(chain.origin, 'show', 'refs/phase-executor/01/state:state.json')).toContain(ref);
    expect(chain.run(() => undefined).ended.json.status).toBe('success');
  });

  test('rounds that are used up end ABORTED, and the next run goes on with all that counts', () => {
    const heals = plan({ artifact: 'b.txt', script: 'test "$ATTEMPT" -ge 3 && echo b > b.txt; echo "try $ATTEMPT"' });
    const chain = new Chain({ ...a, '01-02': heals }, [...matrix, '--rounds', '2', '--stuck', 'off']);
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
    const chain = new Chain(beside, matrix);
    const first = sound(chain.integrate(0, null));
    for (const job of first.matrix?.include ?? []) chain.execute(first, job);
    expect(chain.conclude(first).json).toMatchObject({ status: 'success', attempts: 2 });
    expect(chain.file('b.txt')).toBe('b');
  });

  test('a run that was cancelled between two jobs is INTERRUPTED, and keeps what is proven', () => {
    const chain = new Chain(waves, matrix);
    const first = sound(chain.integrate(0, null));
    for (const job of first.matrix?.include ?? []) chain.execute(first, job);
    const second = sound(chain.integrate(1, first));
    const { json, code } = chain.conclude(second, ['--leg-results', 'cancelled']);
    expect(json).toMatchObject({ status: 'failure', exitStatus: 'INTERRUPTED' });
    expect([code, chain.file('a.txt'), chain.state.released]).toEqual([3, 'a', true]);
    chain.runId = '1002';
    expect(chain.run().ended.json.status).toBe('success');
  });

  test('what somebody pushes to the branch meanwhile is brought together with the work', () => {
    const chain = new Chain(waves, matrix);
    let pushed = false;
    const { ended } = chain.run((_, { branch }) => {
      if (pushed) return;
      const person = chain.machine(
        branch === 'phase/01-first' && chain.refs.includes(`refs/heads/${branch}`) ? branch : 'main',
      );
      put(person, 'person.txt', 'mine');
      git(person, 'add', '-A');
      git(person, 'commit', '-q', '-m', 'mine');
      git(person, 'push', '-q', 'origin', `HEAD:refs/heads/${branch}`);
      pushed = true;
    });
    expect(ended.json.status).toBe('success');
    expect([chain.file('person.txt'), chain.file('d.txt')]).toEqual(['mine', 'b\nc']);
  });

  test('another run waits while this one is at work, and says for how long', () => {
    const chain = new Chain(a, matrix);
    sound(chain.integrate(0, null));
    chain.runId = '1002';
    const { code, stderr } = chain.integrate(0, null);
    expect([code, stderr]).toEqual([
      64,
      expect.stringMatching(/run 1001 on .* is at work on phase 01 .*counts as dead from 20/),
    ]);
  });

  test('a leg that cannot work at all leaves a result that says why', () => {
    const chain = new Chain(a, [...matrix, '--agent', 'command', '--agent-command', '/no/such/agent']);
    const { ended } = chain.run();
    expect(ended.json).toMatchObject({ status: 'failure', exitStatus: 'STUCK' });
    expect(JSON.stringify(ended.json)).toContain('/no/such/agent');
  });
});

test('what was kept of a failed attempt is on the remote under the name that is told', () => {
  const chain = new Chain({ '01-01': plan({ artifact: 'a.txt', script: 'echo half > a.txt; exit 1' }) }, [
    ...matrix,
    '--max-attempts',
    '1',
  ]);
  const { ended } = chain.run();
  const { checkpoints, nextSteps } = (ended.json.signal as { details: { checkpoints: string[]; nextSteps: string[] } })
    .details;
  expect(checkpoints).toEqual(['refs/phase-executor/01/partial/01-01/1']);
  expect(git(chain.origin, 'show', `${checkpoints[0]}:a.txt`)).toBe('half');
  expect(nextSteps[0]).toBe('read the logs of plan 01-01: the folder logs/ of the artifact phase-01-r1-01-01-a1');
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

test('status tells from the remote alone where a chained run stands', () => {
  const chain = new Chain(beside, matrix);
  chain.run();
  const { json } = chain.job(chain.machine('phase/01-first'), ['status', '1']);
  expect(json).toMatchObject({ decision: 'proceed', exitStatus: 'COMPLETED', plans: [{ done: true }, { done: true }] });
});

describe('the exit gate in a job of its own', () => {
  const passes = "printf '1..3\\nok 1\\nok 2\\nok 3\\n'";
  test('opens for tests that pass on the folded commit', () => {
    const { last, ended } = new Chain(beside, [...matrix, '--test-command', passes]).run();
    expect(last.gate).toBe(true);
    expect(ended.json).toMatchObject({
      status: 'success',
      signal: { details: { tests: { verdict: 'pass', passed: 3 } } },
    });
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
    const chain = new Chain(beside, [...matrix, '--test-command', command]);
    const first = sound(chain.integrate(0, null));
    for (const job of first.matrix?.include ?? []) chain.execute(first, job);
    const last = sound(chain.integrate(1, first));
    chain.gate(last);
    meddle(chain);
    const { json, code } = chain.conclude(last);
    expect([json.status, code]).toEqual(['failure', 1]);
    expect(chain.file('.planning/ROADMAP.md')).toContain('- [ ] **Phase 1: First**');
  });

  test('whose job was lost leaves the phase INTERRUPTED, and the next run asks again', () => {
    const chain = new Chain(beside, [...matrix, '--test-command', passes]);
    const first = sound(chain.integrate(0, null));
    for (const job of first.matrix?.include ?? []) chain.execute(first, job);
    const { json, code } = chain.conclude(sound(chain.integrate(1, first)));
    expect([json.status, json.exitStatus, code]).toEqual(['failure', 'INTERRUPTED', 3]);
    chain.runId = '1002';
    expect(chain.run().ended.json).toMatchObject({ status: 'success', attempts: 0 });
  });

  test('that is asked again after its job was lost counts, whatever was recorded meanwhile', () => {
    const chain = new Chain(beside, [...matrix, '--test-command', passes]);
    const first = sound(chain.integrate(0, null));
    for (const job of first.matrix?.include ?? []) chain.execute(first, job);
    const last = sound(chain.integrate(1, first));
    expect(chain.conclude(last).json.exitStatus).toBe('INTERRUPTED');
    chain.runAttempt = 2;
    chain.gate(last);
    expect(chain.conclude(last).json).toMatchObject({ status: 'success', exitStatus: 'COMPLETED' });
  });

  test('asks for tests at the end because it was to do so at the beginning', () => {
    const chain = new Chain(a, ['--test-command', 'true']);
    const last = sound(chain.integrate(0, null));
    const { code, stderr } = chain.conclude(last, ['--test-command', '']);
    expect([code, stderr]).toEqual([64, expect.stringContaining('test-command: found nothing')]);
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

/** Changes what a leg says of itself. */
function edit(chain: Chain, artifact: string, change: (leg: Record<string, unknown>) => void): void {
  const leg = legOf(chain, artifact);
  change(leg);
  writeFileSync(join(chain.artifacts, artifact, 'leg.json'), JSON.stringify(leg));
}

describe('a leg that is not to be trusted', () => {
  const artifact = 'phase-01-r1-01-01-a1';
  const bundle = (chain: Chain) => join(chain.artifacts, artifact, 'work.bundle');
  const forged: [string, RegExp, (chain: Chain) => void][] = [
    [
      'is of another run',
      /is of runId 7/,
      (chain) => edit(chain, artifact, (leg) => Object.assign(leg, { runId: '7' })),
    ],
    [
      'is of another round',
      /is of round 3/,
      (chain) => edit(chain, artifact, (leg) => Object.assign(leg, { round: 3 })),
    ],
    [
      'began on another base',
      /is of base bbb/,
      (chain) => edit(chain, artifact, (leg) => Object.assign(leg, { base: 'b'.repeat(40) })),
    ],
    [
      'tells of a plan it was not asked for',
      /plan 01-02/,
      (chain) =>
        edit(chain, artifact, ({ proven }) => Object.assign((proven as object[])[0] as object, { plan: '01-02' })),
    ],
    ['has no JSON', /leg\.json is no JSON/, (chain) => writeFileSync(join(chain.artifacts, artifact, 'leg.json'), '{')],
    [
      'has a cut-off bundle',
      /cannot be used/,
      (chain) => truncateSync(bundle(chain), readFileSync(bundle(chain)).length - 30),
    ],
    ['brought no commits', /was not brought along/, (chain) => rmSync(bundle(chain))],
    [
      'proved nothing and says success',
      /brought no work/,
      (chain) => edit(chain, artifact, (leg) => Object.assign(leg, { proven: [] })),
    ],
  ];
  test.each(forged)('because it %s is a failure of its plan', (_, why, meddle) => {
    const chain = new Chain(beside, matrix);
    const first = sound(chain.integrate(0, null));
    for (const job of first.matrix?.include ?? []) chain.execute(first, job);
    meddle(chain);
    const second = sound(chain.integrate(1, first)) as Integrated;
    expect(second.completed).toEqual(['01-02']);
    expect(chain.events.find(({ event, plan }) => event === 'attempt_failed' && plan === '01-01')).toMatchObject({
      details: expect.stringMatching(why),
    });
    expect(git(chain.origin, 'ls-tree', '--name-only', second.branch).split('\n')).not.toContain('a.txt');
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
    // As an agent might that has the leg's process in its hands: a commit beside all that the engine would refuse.
    const chain = new Chain(beside, matrix);
    const first = sound(chain.integrate(0, null));
    for (const job of first.matrix?.include ?? []) chain.execute(first, job);
    const root = chain.machine(first.base);
    git(root, 'fetch', '-q', bundle(chain), '+refs/*:refs/got/*');
    const [proven] = legOf(chain, artifact).proven as { base: string; commit: string }[];
    git(root, 'checkout', '-q', proven?.commit ?? '');
    git(root, 'config', 'core.hooksPath', '/dev/null');
    execIn(root, extra);
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '-m', 'evil');
    const evil = git(root, 'rev-parse', 'HEAD');
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

function execIn(root: string, script: string): void {
  execFileSync('bash', ['-c', script], { cwd: root, stdio: 'ignore' });
}

const summary = "printf -- '---\\nstatus: complete\\n---\\n# Done\\n\\nAll done well.\\n'";
const phaseDir = '.planning/phases/01-first';

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
    ["a summary of the next phase's", `${summary} > .planning/phases/02-second/02-01-SUMMARY.md`, two],
    ['the configuration of all runs', `echo '{"commit_docs": false}' > .planning/config.json`, two],
    ["a plan of another phase's", 'echo gone > .planning/phases/02-second/02-01-PLAN.md', two],
    ['a ring into the plans', `sed -i 's/depends_on: \\[\\]/depends_on: ["01-02"]/' ${phaseDir}/${one}.md`, two],
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
    const chain = new Chain(beside);
    const first = sound(chain.integrate(0, null));
    for (const job of first.matrix?.include ?? []) chain.execute(first, job);
    const path = join(chain.artifacts, 'phase-01-r1-all-a1/signals/01-01.json');
    const signal = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(
      path,
      JSON.stringify({ ...signal, status: 'failure', details: { reason: 'tests_failed', retryable: false } }),
    );
    const second = sound(chain.integrate(1, first));
    expect(second).toMatchObject({ completed: [], decision: 'escalate' });
    expect(chain.conclude(second).json).toMatchObject({ status: 'failure' });
  });

  /** Puts a commit of the attacker's in the place of what the leg of the first plan proved. */
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
    const chain = new Chain(beside, [...matrix, '--artifacts', 'content']);
    const first = sound(chain.integrate(0, null));
    for (const job of first.matrix?.include ?? []) chain.execute(first, job);
    forge(chain, first.base, script);
    expect(sound(chain.integrate(1, first)).completed).toEqual(['01-02']);
  });

  test('whose summary is a link completes nothing', () => {
    const chain = new Chain(beside, matrix);
    const first = sound(chain.integrate(0, null));
    for (const job of first.matrix?.include ?? []) chain.execute(first, job);
    forge(chain, first.base, `echo a > a.txt; ${summary} > s.md; ln -s ../../../s.md ${phaseDir}/01-01-SUMMARY.md`);
    expect(sound(chain.integrate(1, first)).completed).toEqual(['01-02']);
  });

  test('whose events have another form than ours are passed over', () => {
    const chain = new Chain(beside, matrix);
    const first = sound(chain.integrate(0, null));
    for (const job of first.matrix?.include ?? []) chain.execute(first, job);
    const path = join(chain.artifacts, 'phase-01-r1-01-01-a1/events.ndjson');
    const odd = { at: '2026-01-01T00:00:00.000Z', plan: '01-01', attempt: 1, files: null, findings: 7, details: {} };
    const names = ['set_back', 'verify', 'salvage', 'retry_wait', 'attempt_start', 'agent_end'];
    const lines = names.map((event) => JSON.stringify({ ...odd, event }));
    writeFileSync(path, `${readFileSync(path, 'utf8')}${lines.join('\n')}\n`);
    expect(sound(chain.integrate(1, first)).completed).toEqual(['01-01', '01-02']);
  });

  test('cannot take back what another leg did by merging it', () => {
    const chain = new Chain(
      {
        '01-01': plan({ artifact: 'a.txt', script: 'echo a > a.txt' }),
        '01-02': plan({ artifact: 'x.txt', script: 'echo new > x.txt' }),
      },
      matrix,
      { 'x.txt': 'old\n' },
    );
    const first = sound(chain.integrate(0, null));
    for (const job of first.matrix?.include ?? []) chain.execute(first, job);
    const other = join(chain.artifacts, 'phase-01-r1-01-02-a1/work.bundle');
    const ours = `echo a > a.txt; ${summary} > ${phaseDir}/01-01-SUMMARY.md; git add -A; git -c user.name=a -c user.email=a commit -qm x`;
    const merge = `git fetch -q '${other}' '+refs/*:refs/got/*'; git -c user.name=a -c user.email=a merge -q -s ours refs/got/phase-executor/leg/proven/0; echo more > more.txt`;
    forge(chain, first.base, `${ours}; ${merge}`);
    const second = sound(chain.integrate(1, first));
    expect(second.completed).toContain('01-02');
    expect(chain.file('x.txt')).toBe('new');
  });
});

describe('jobs that are run again', () => {
  const dependent = { ...a, '01-02': plan({ artifact: 'b.txt', script: 'echo b > b.txt', dependsOn: '"01-01"' }) };
  test('after conclude has told INTERRUPTED, go on where they were', () => {
    const chain = new Chain(dependent, matrix);
    const first = sound(chain.integrate(0, null));
    for (const job of first.matrix?.include ?? []) chain.execute(first, job);
    expect(chain.conclude(first, ['--leg-results', 'plan=success round-1=cancelled']).json.exitStatus).toBe(
      'INTERRUPTED',
    );
    chain.runAttempt = 2;
    const second = sound(chain.integrate(1, first));
    expect(second).toMatchObject({ completed: ['01-01'], matrix: { include: [{ plan: '01-02' }] } });
    for (const job of second.matrix?.include ?? []) chain.execute(second, job);
    const third = sound(chain.integrate(2, second));
    expect(chain.conclude(third).json.status).toBe('success');
    expect(chain.conclude(third).json.status).toBe('success');
  });

  test('all of them after STUCK, decide anew on what is mended', () => {
    const chain = new Chain(
      { ...a, '01-02': plan({ artifact: 'b.txt', script: 'test -f mended && echo b > b.txt' }) },
      [...matrix, '--max-attempts', '1'],
    );
    expect(chain.run().ended.json.exitStatus).toBe('STUCK');
    const person = chain.machine('main');
    put(person, 'mended', '');
    git(person, 'add', '-A');
    git(person, 'commit', '-q', '-m', 'mended');
    git(person, 'push', '-q', 'origin', 'HEAD:main');
    chain.runAttempt = 2;
    expect(chain.run().ended.json.status).toBe('success');
  });

  test('a summary that a person takes back is work to be done again', () => {
    const chain = new Chain(dependent, matrix);
    const first = sound(chain.integrate(0, null));
    for (const job of first.matrix?.include ?? []) chain.execute(first, job);
    const second = sound(chain.integrate(1, first));
    const person = chain.machine('phase/01-first');
    git(person, 'rm', '-q', `${phaseDir}/01-01-SUMMARY.md`);
    git(person, 'commit', '-q', '-m', 'take back');
    git(person, 'push', '-q', 'origin', 'HEAD:phase/01-first');
    for (const job of second.matrix?.include ?? []) chain.execute(second, job);
    const third = sound(chain.integrate(2, second));
    expect(third.matrix?.include).toMatchObject([{ plan: '01-01' }]);
  });
});

test('a plan that is written on the way is asked about, and not run', () => {
  const script = `echo a > a.txt; sed 's/a.txt/z.txt/' ${phaseDir}/01-01-PLAN.md > ${phaseDir}/01-03-PLAN.md`;
  const { ended } = new Chain({ '01-01': plan({ artifact: 'a.txt', script }) }, matrix).run();
  expect(ended.json).toMatchObject({ status: 'blocked', exitStatus: 'BLOCKED' });
  expect(JSON.stringify(ended.json)).toContain('01-03');
});

describe('the last job', () => {
  test('of a run that was never opened says so, and starts nothing', () => {
    const chain = new Chain(a, matrix);
    const root = chain.machine('main');
    const { code, stderr } = chain.job(root, ['conclude', '1', '--auto-continue']);
    expect([code, stderr]).toEqual([64, expect.stringContaining('run 1001 was never opened for phase 01')]);
    expect(chain.refs).toEqual(['refs/heads/main']);
  });

  test('that cannot push tells a failure, whatever was proven', () => {
    const chain = new Chain(a, matrix);
    const first = sound(chain.integrate(0, null));
    for (const job of first.matrix?.include ?? []) chain.execute(first, job);
    const second = sound(chain.integrate(1, first));
    writeFileSync(join(chain.origin, 'hooks/pre-receive'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const { code, json } = chain.conclude(second);
    expect([code, json.status, json.exitStatus]).toEqual([70, 'failure', 'ABORTED']);
  });

  test('says where the work is, and leaves its record there even when the phase failed', () => {
    const chain = new Chain({ ...a, '01-02': plan({ artifact: 'b.txt', script: 'exit 1' }) }, [
      ...matrix,
      '--max-attempts',
      '1',
    ]);
    const { ended } = chain.run();
    expect(ended.json.branch).toBe('phase/01-first');
    expect(chain.file('.planning/EXECUTION_LOG.md')).toContain('"event":"phase_failed"');
  });
});

test.each([
  ['holds other things', ['--into', '.'], /into: found .*holds other things/],
  ['goes elsewhere', ['--run-id', 'a/../b'], /run-id: found "a\/\.\.\/b"/],
  ['is a name', ['--base', 'main'], /base: found "main", expected the full id/],
])('a leg whose folder, run or base %s touches nothing', (_, more, why) => {
  const chain = new Chain(a, matrix);
  const root = chain.machine('main');
  const before = git(root, 'status', '--porcelain', '--ignored');
  const { code, stderr } = chain.job(root, ['execute', '1', ...more]);
  expect([code, stderr]).toEqual([64, expect.stringMatching(why)]);
  expect(git(root, 'status', '--porcelain', '--ignored')).toBe(before);
});

test('a leg for a plan that is not there says which there are', () => {
  const chain = new Chain(a, matrix);
  const first = sound(chain.integrate(0, null));
  const { code, stderr, json } = chain.job(chain.machine(first.base), ['execute', '1', '01-99']);
  expect([code, JSON.stringify(json) + stderr]).toEqual([64, expect.stringContaining('expected one of: 01-01')]);
});
