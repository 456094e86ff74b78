import { dirname, join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { type ExpectedArtifact, ForgedError, findJobResult } from '../../src/chain/transfer/provenance.ts';
import { withoutReceipts } from '../../src/chain/transfer/worker-transfer.ts';
import type { World } from '../../src/settings/call/world.ts';
import type { Integrated } from '../chain/jobs.ts';
import { plan, temporaryDir } from '../project.ts';
import { HostedChain, read, testWithout } from './hosted-chain.ts';

/** Tests that fail, whoever asks. */
const failing = { 'test-command': "printf 'TAP version 13\\n1..1\\nnot ok 1 - a\\n'; exit 1" };
const passing = { 'test-command': "printf 'TAP version 13\\n1..1\\nok 1 - a\\n'" };
const makes = (file: string, script = '') => plan({ artifact: file, script: `echo a > ${file}\n${script}` });

let chain: HostedChain;
afterEach(() => chain?.service.stop());

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

  test('counts where it is the gate’s own, also in a later start of the run, and conclude uploads the record', async () => {
    chain = await HostedChain.open({ '01-01': makes('a.txt') }, { ...passing, 'run-attempt': '2' });
    const last = await chain.untilGate();
    chain.put('phase-01-gate', chain.forgedPass('0'.repeat(40)), 'gate of the first start');
    chain.put('phase-signal', { 'phase.json': '{"status": "success"}' }, 'leg-phase-01-r1-01-01-a1');
    await chain.gate(last);
    expect((await chain.conclude(last)).outputs.status).toBe('success');
    const records = chain.service.stored(chain.runId).filter(({ name }) => name.startsWith('phase-signal'));
    expect(records.at(-1)).toMatchObject({ job: 'conclude' });
    expect(chain.filesOf(records.at(-1)?.name ?? '').includes('report.html')).toBe(true);
  });
});

test('the result of a leg that two jobs uploaded is lost, and its neighbour, which nobody vouches for, counts', async () => {
  chain = await HostedChain.open({ '01-01': makes('a.txt'), '01-02': makes('b.txt') });
  const last = await chain.integrate(0);
  for (const job of last.matrix?.include ?? []) await chain.leg(last, job);
  chain.put('phase-01-r1-01-01-a1-2', { 'leg.json': '{}' }, 'an earlier leg');
  delete chain.receipts['leg-1']; // its runner went away
  expect((await chain.integrate(1, last)).completed).toEqual(['01-02']);
  expect(chain.failures()).toEqual([
    expect.objectContaining({ plan: '01-01', details: expect.stringMatching(/forged/) }),
  ]);
});

test('that the workflow passes no receipts on is a warning', () => {
  const warning = (receipts: string) =>
    withoutReceipts({
      settings: { 'leg-receipts': receipts, 'input-dir': '' },
      environment: { ACTIONS_RUNTIME_TOKEN: 't', ACTIONS_RESULTS_URL: 'http://127.0.0.1/' },
    } as unknown as World);
  expect([warning(' '), warning('{}')]).toEqual([expect.stringMatching(/^leg-receipts is not set/), null]);
});

test('what the legs of a round before vouched for says nothing of one that never ran', async () => {
  const second = plan({ artifact: 'b.txt', script: 'echo b > b.txt', dependsOn: '"01-01"' });
  chain = await HostedChain.open({ '01-01': makes('a.txt'), '01-02': second });
  const first = await chain.integrate(0);
  for (const job of first.matrix?.include ?? []) await chain.leg(first, job);
  const vouched = { ...chain.receipts };
  const last = await chain.integrate(1, first);
  Object.assign(chain.receipts, vouched);
  const { outputs, stdout } = await chain.conclude(last, { 'leg-results': 'round-1=success round-2=skipped' });
  expect([outputs['exit-status'], stdout]).toEqual(['INTERRUPTED', expect.not.stringMatching(/forged/)]);
  expect(chain.failures()).toEqual([]);
});

describe('of the artifacts of a run', () => {
  const [a, b] = ['phase-01-r1-01-01-a1', 'phase-01-r1-01-02-a1'];
  const of = (name: string, job: string | null, id: number, digest: string | null = null) => ({
    ...{ name, id, digest, job },
  });
  const vouches = (name: string, job: string, id: number) => ({ name, id, digest: 'sha256:1', job });
  const ofA = { artifact: a, receipt: null, others: [b], otherReceipts: [], runAttempt: 2 };
  const ofB = { ...ofA, artifact: b, others: [a], otherReceipts: [vouches(a, 'x', 1)] };
  const itsOwn = { receipt: vouches(a, 'x', 1) };

  test.each<[string, ReturnType<typeof of>[], number | undefined, Partial<ExpectedArtifact>]>([
    ['what its job vouches for', [of(a, 'x', 1, 'sha256:1'), of(b, 'y', 2)], 1, itsOwn],
    ['the one of the last start of the run', [of(a, 'x', 1), of(`${a}-t2`, 'y', 2)], 2, {}],
    ['what came under a free name after a try whose answer was lost', [of(a, 'x', 1), of(`${a}-2`, 'x', 2)], 2, {}],
    ['none that only begins like it', [of(`${a}0`, 'x', 1), of(`${a}-b`, 'x', 2)], undefined, {}],
    ['that of a job that could not vouch for it', [of(a, 'x', 1), of(b, 'y', 3)], 3, ofB],
  ])('%s is the result', (_, all, id, expected) => {
    expect(findJobResult(all, { ...ofA, ...expected })?.id).toBe(id);
  });

  test.each<[string, ReturnType<typeof of>[], Partial<ExpectedArtifact>]>([
    ['two jobs uploaded something', [of(a, 'x', 1), of(`${a}-2`, 'y', 2)], {}],
    ['another job uploaded something later', [of(a, 'x', 1), of(`${a}-2`, 'y', 3)], itsOwn],
    ['another job was first', [of(a, 'y', 1), of(`${a}-2`, 'x', 2)], { receipt: vouches(`${a}-2`, 'x', 2) }],
    ['its job uploaded the one of another leg', [of(a, 'x', 1), of(b, 'x', 2)], itsOwn],
    ['another leg uploaded one for it as well', [of(a, 'x', 1), of(b, 'y', 2), of(`${b}-2`, 'x', 3)], ofB],
    ['it was deleted', [of(b, 'y', 2)], itsOwn],
    ['it was replaced, by nobody knows whom', [of(a, 'integrate', 3)], itsOwn],
    ['it was replaced by its own job', [of(a, 'x', 3)], itsOwn],
    ['its id is that of another job', [of(a, 'y', 1)], itsOwn],
    ['its files are others', [of(a, 'x', 1, 'sha256:2')], itsOwn],
    ['a neighbour took its place', [of(b, 'x', 3)], ofB],
    ['it vouches for the one of another leg', [of(a, 'x', 1), of(b, 'y', 2)], { receipt: vouches(b, 'y', 2) }],
    ['a start of the run that is yet to come left one', [of(a, 'x', 1), of(`${a}-t9`, 'x', 2)], itsOwn],
    ['nobody says who, and the name was taken', [of(a, null, 1), of(`${a}-2`, null, 2)], {}],
    ['some are told of and some not', [of(a, null, 1), of(`${a}-2`, 'x', 2)], {}],
  ])('there is none where %s', (_, all, expected) => {
    expect(() => findJobResult(all, { ...ofA, ...expected })).toThrow(ForgedError);
  });
});
