import { dirname, join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { ForgedError, findJobResult } from '../../src/chain/transfer/provenance.ts';
import type { Integrated, Job } from '../chain/jobs.ts';
import { plan, temporaryDir } from '../project.ts';
import { HostedChain, read, testWithout } from './hosted-chain.ts';

/** Tests that fail, whoever asks. */
const failing = { 'test-command': "printf 'TAP version 13\\n1..1\\nnot ok 1 - a\\n'; exit 1" };
const passing = { 'test-command': "printf 'TAP version 13\\n1..1\\nok 1 - a\\n'" };
const makes = (file: string, script = '') => plan({ artifact: file, script: `echo a > ${file}\n${script}` });

let chain: HostedChain;
afterEach(() => chain.service.stop());

function jobOf(last: Integrated, at = 0): Job {
  const job = last.matrix?.include[at];
  if (job === undefined) throw new Error('there is no such leg');
  return job;
}

/** The chain of a test is a copy of one that all of its kind share, and `last` what its last `integrate` said. */
function shared(make: () => Promise<[HostedChain, Integrated]>): () => Promise<Integrated> {
  let made: ReturnType<typeof make> | undefined;
  afterAll(async () => (await made)?.[0].service.stop());
  return async () => {
    made ??= make();
    const [first, last] = await made;
    chain = await first.copy();
    return last;
  };
}

async function expectForged(last: Integrated): Promise<void> {
  const { outputs, signal, stdout } = await chain.conclude(last);
  expect([outputs.status, stdout]).toEqual(['failure', expect.stringMatching(/forged/)]);
  expect(JSON.stringify(signal)).toMatch(/forged/);
  expect(outputs.decision).not.toBe('proceed');
}

describe('the verdict of the exit gate', () => {
  const beforeGate = shared(async () => {
    const first = await HostedChain.open({ '01-01': makes('a.txt') }, failing);
    return [first, await first.untilGate()];
  });
  const afterGate = shared(async () => {
    const last = await beforeGate();
    await chain.gate(last);
    return [chain, last];
  });

  test('uploaded before the gate is not taken, and no agent finds the token for that in /proc', async () => {
    const loot = join(temporaryDir('loot'), 'environ');
    // Of processes of this test alone: another one on this machine may have the same token.
    const steal = `for each in /proc/[0-9]*/environ; do grep -qaF '${dirname(dirname(loot))}' "$each" && cat "$each" >> '${loot}'; done 2> /dev/null; true`;
    chain = await HostedChain.open({ '01-01': makes('a.txt', steal) }, failing);
    const last = await chain.untilGate();
    const token = chain.service.token(chain.runId, 'leg-phase-01-r1-01-01-a1');
    expect(read(loot)).toContain('PHASE_ID=');
    expect(read(loot)).not.toContain(token);
    chain.put('phase-01-gate', chain.forgedPass(last.base), 'leg-phase-01-r1-01-01-a1');
    expect((await chain.gate(last)).code).toBe(0);
    await expectForged(last);
  });

  test('uploaded a second time, after the gate, is not taken', async () => {
    const last = await afterGate();
    chain.put('phase-01-gate-2', chain.forgedPass(last.base), 'leg-phase-01-r1-01-01-a1');
    await expectForged(last);
  });

  test('replaced by one of the same name is not taken', async () => {
    const last = await afterGate();
    await chain.deleted('phase-01-gate');
    chain.put('phase-01-gate', chain.forgedPass(last.base), 'gate');
    await expectForged(last);
  });

  test('of a gate that never ran is not taken', async () => {
    const last = await beforeGate();
    chain.put('phase-01-gate', chain.forgedPass(last.base), 'leg-phase-01-r1-01-01-a1');
    await expectForged(last);
  });

  test('with other files than the step that judged left is not taken, also from the gate’s own job', async () => {
    const last = await afterGate();
    await chain.deleted('phase-01-gate');
    const id = chain.put('phase-01-gate', chain.forgedPass(last.base), 'gate');
    chain.verdict.receipt = JSON.stringify({ name: 'phase-01-gate', id, digest: null, job: 'gate' });
    await expectForged(last);
  });

  testWithout('by tests that end the engine and write its outputs is that of a step that failed', async () => {
    // The engine is the first of their parents that is one; what stands between would end them with it, so it dies first.
    // A runner keeps the files of its steps in one place.
    const files = dirname(temporaryDir('files'));
    const kill = `each=$$; all=
      while ! tr '\\0' '\\n' < /proc/$each/cmdline | grep -q 'dist/index.js$'; do
        each=$(sed -n 's/^PPid:[[:space:]]*//p' /proc/$each/status); all="$all $each"; [ "$each" -gt 1 ] || exit 1; done
      out=$(find '${files}' -path '*runner*' -name output -printf '%T@ %p\\n' | sort -n | tail -n 1 | cut -d ' ' -f 2-)
      kill -9 $all; echo 'result-digest=sha256:forged' > "$out"`;
    chain = await HostedChain.open({ '01-01': makes('a.txt') }, { 'test-command': kill });
    const last = await chain.untilGate();
    const { code, dir } = await chain.gateInTwoSteps(last, { isWithout: true });
    expect(read(join(dir, 'output'))).toContain('result-digest=sha256:forged');
    expect(code).not.toBe(0); // phase.yml passes on what a step that succeeded has given
    delete chain.verdict['result-digest'];
    delete chain.verdict.receipt;
    expect((await chain.conclude(last)).outputs).toMatchObject({ status: 'failure' });
  });

  test('counts where it is the gate’s own, and so it does in a later start of the run', async () => {
    chain = await HostedChain.open({ '01-01': makes('a.txt') }, { ...passing, 'run-attempt': '2' });
    const last = await chain.untilGate();
    chain.put('phase-01-gate', chain.forgedPass('0'.repeat(40)), 'gate of the first start');
    await chain.gate(last);
    const { outputs } = await chain.conclude(last);
    expect(outputs.status).toBe('success');
  });
});

describe('the result of a leg', () => {
  /** Two workers that did their work, before the round is integrated. */
  const twoLegs = shared(async () => {
    const first = await HostedChain.open({ '01-01': makes('a.txt'), '01-02': makes('b.txt') });
    const last = await first.integrate(0);
    for (const job of last.matrix?.include ?? []) await first.leg(last, job);
    return [first, last];
  });
  const [one, two] = ['phase-01-r1-01-01-a1', 'phase-01-r1-01-02-a1'];
  const lost = (plan: string) => expect.objectContaining({ plan, details: expect.stringMatching(/forged/) });

  test('that two jobs uploaded is lost, and its neighbour is not', async () => {
    const last = await twoLegs();
    chain.put(`${one}-2`, { 'leg.json': '{}' }, 'an earlier leg');
    expect((await chain.integrate(1, last)).completed).toEqual(['01-02']);
    expect(chain.failures()).toEqual([lost('01-01')]);
  });

  test('that another job uploaded first is lost', async () => {
    chain = await HostedChain.open({ '01-01': makes('a.txt') });
    const last = await chain.integrate(0);
    chain.put(one, { 'leg.json': '{}' }, 'an earlier leg');
    await chain.leg(last, jobOf(last));
    expect((await chain.integrate(1, last)).completed).toEqual([]);
    expect(chain.failures()).toEqual([lost('01-01')]);
  });

  test('of a job that uploaded one for its neighbour too is lost, and so is the neighbour’s', async () => {
    const last = await twoLegs();
    chain.put(`${two}-2`, chain.filesOf(two), `leg-${one}`);
    expect((await chain.integrate(1, last)).completed).toEqual([]);
    expect(chain.failures()).toEqual([lost('01-01'), lost('01-02')]);
  });

  test('that was deleted is lost', async () => {
    const last = await twoLegs();
    await chain.deleted(one);
    expect((await chain.integrate(1, last)).completed).toEqual(['01-02']);
    expect(chain.failures()).toEqual([lost('01-01')]);
  });

  test('that was replaced under its name is lost, also where the service does not tell by whom', async () => {
    const last = await twoLegs();
    const files = chain.filesOf(one);
    await chain.deleted(one);
    chain.put(one, files, 'integrate-1'); // as it is listed by a service that names whoever asks
    expect((await chain.integrate(1, last)).completed).toEqual(['01-02']);
    expect(chain.failures()).toEqual([lost('01-01')]);
  });

  test('of a lost leg is not taken from its neighbour', async () => {
    const last = await twoLegs();
    const files = chain.filesOf(two);
    await chain.deleted(two);
    delete chain.receipts['leg-1']; // its runner went away
    await chain.deleted(one);
    chain.put(two, files, `leg-${one}`);
    const { completed } = await chain.integrate(1, last);
    expect(completed).toEqual([]);
    expect(chain.failures()).toEqual([lost('01-01'), lost('01-02')]);
  });

  test('of a leg that could not vouch for it counts where its own job uploaded it', async () => {
    const last = await twoLegs();
    const files = chain.filesOf(two);
    await chain.deleted(two);
    delete chain.receipts['leg-1'];
    chain.put(two, files, `leg-${two}`);
    expect((await chain.integrate(1, last)).completed).toEqual(['01-01', '01-02']);
  });

  test('of a start of the run that is yet to come is no result', async () => {
    const last = await twoLegs();
    chain.put(`${one}-t9`, chain.filesOf(one), `leg-${one}`);
    expect((await chain.integrate(1, last)).completed).toEqual(['01-02']);
  });

  test('that no receipt vouches for, because the workflow passes none on, counts with a warning', async () => {
    const last = await twoLegs();
    expect((await chain.integrate(1, last, { 'leg-receipts': '' })).completed).toEqual(['01-01', '01-02']);
    expect(chain.warnings()).toContainEqual(expect.stringMatching(/^leg-receipts is not set, so a result counts/));
  });

  test('of a leg that could not vouch for it counts without a warning', async () => {
    const last = await twoLegs();
    delete chain.receipts['leg-1'];
    await chain.integrate(1, last);
    expect(chain.warnings()).toEqual([]);
  });

  test('does not count as what a receipt of another leg says', async () => {
    const last = await twoLegs();
    chain.receipts['leg-0'] = chain.receipts['leg-1'] ?? '';
    expect((await chain.integrate(1, last)).completed).toEqual(['01-02']);
  });
});

test('what the legs of a round before vouched for says nothing of one that never ran', async () => {
  const second = plan({ artifact: 'b.txt', script: 'echo b > b.txt', dependsOn: '"01-01"' });
  chain = await HostedChain.open({ '01-01': makes('a.txt'), '01-02': second });
  const first = await chain.integrate(0);
  await chain.leg(first, jobOf(first));
  const vouched = { ...chain.receipts };
  const last = await chain.integrate(1, first);
  Object.assign(chain.receipts, vouched);
  const { outputs, stdout } = await chain.conclude(last, { 'leg-results': 'round-1=success round-2=skipped' });
  expect([outputs['exit-status'], stdout]).toEqual(['INTERRUPTED', expect.not.stringMatching(/forged/)]);
  expect(chain.failures()).toEqual([]);
});

describe('of the artifacts of a run', () => {
  const a = 'phase-01-r1-01-01-a1';
  const of = (name: string, job: string | null, id: number) => ({ name, id, digest: null, job });
  const wanted = { artifact: a, receipt: null, others: ['phase-01-r1-01-02-a1'], otherReceipts: [], runAttempt: 2 };

  test.each([
    ['the one of the last start of the run', [of(a, 'x', 1), of(`${a}-t2`, 'y', 2)], 2],
    ['what came under a free name after a try whose answer was lost', [of(a, 'x', 1), of(`${a}-2`, 'x', 2)], 2],
    ['none that only begins like it', [of(`${a}0`, 'x', 1), of(`${a}-b`, 'x', 2)], undefined],
  ])('%s is the result', (_, all, id) => {
    expect(findJobResult(all, wanted)?.id).toBe(id);
  });

  test.each([
    ['two jobs uploaded something', [of(a, 'x', 1), of(`${a}-2`, 'y', 2)]],
    ['the job of another leg is', [of(a, 'x', 1), of('phase-01-r1-01-02-a1', 'x', 2)]],
    ['nobody says who, and the name was taken', [of(a, null, 1), of(`${a}-2`, null, 2)]],
    ['some are told of and some not', [of(a, null, 1), of(`${a}-2`, 'x', 2)]],
  ])('there is none where %s', (_, all) => {
    expect(() => findJobResult(all, wanted)).toThrow(ForgedError);
  });
});

test('the record of a phase is what `conclude` uploaded, whatever lay under its name', async () => {
  chain = await HostedChain.open({ '01-01': makes('a.txt') });
  const last = await chain.untilGate();
  chain.put('phase-signal', { 'phase.json': '{"status": "success"}' }, 'leg-phase-01-r1-01-01-a1');
  expect((await chain.conclude(last)).outputs.status).toBe('success');
  const named = chain.service.stored(chain.runId).filter(({ name }) => name.startsWith('phase-signal'));
  expect(named).toEqual([expect.objectContaining({ name: 'phase-signal', job: 'conclude' })]);
  expect(chain.filesOf('phase-signal').includes('report.html')).toBe(true);
});
