import { describe, expect, test } from '@jest/globals';
import type { Reading } from './reading.ts';
import { runWorkflow, type Script, type Setting } from './run.ts';
import { readWorkflow } from './workflow-file.ts';

// What the table of situations rests on: the rules of GitHub, each in a workflow of a few lines.
const reading: Reading = { cancelledSees: 'the run', calleeSees: 'its own jobs', tolerated: 'success' };
const job = 'runs-on: x, steps: [{ run: "true" }]';

async function ran(jobs: string[], script: Script, more: Partial<Setting> = {}): Promise<string> {
  return (await run(jobs, script, more)).ran.join(' ');
}

async function run(jobs: string[], script: Script, more: Partial<Setting> = {}) {
  const file = await readWorkflow('test.yml', ['on: push', 'jobs:', ...jobs.map((line) => `  ${line}`)].join('\n'));
  return runWorkflow(file, { reading, script, workflow: () => file, ...more });
}

describe('a job runs', () => {
  const chain = [`a: { ${job} }`, `b: { needs: a, if: always(), ${job} }`, `c: { needs: b, ${job} }`];

  test('when everything before it went well', async () => {
    expect(await ran(chain, {})).toBe('a b c');
  });

  test('not when a job far before it failed, although the one it needs went well', async () => {
    expect(await ran(chain, { a: { result: 'failure' } })).toBe('a b');
  });

  test('not when a job it needs was skipped', async () => {
    expect(await ran([`a: { if: false, ${job} }`, `b: { needs: a, ${job} }`], {})).toBe('');
  });

  test('in spite of all that with !cancelled(), unless somebody cancels; with always() even then', async () => {
    const jobs = [
      `a: { ${job} }`,
      `b: { needs: a, if: "!cancelled()", ${job} }`,
      `c: { needs: a, if: always(), ${job} }`,
    ];
    expect(await ran(jobs, { a: { result: 'failure' } })).toBe('a b c');
    expect(await ran(jobs, { a: { result: 'cancelled' } })).toBe('a b c');
    expect(await ran(jobs, { a: { result: 'cancelled', userCancels: true } })).toBe('a c');
  });

  test('after a tolerated failure as after a success', async () => {
    const jobs = [`a: { continue-on-error: true, ${job} }`, `b: { needs: a, ${job} }`];
    expect(await ran(jobs, { a: { result: 'failure' } })).toBe('a b');
    expect(await ran(jobs, { a: { result: 'failure' } }, { reading: { ...reading, tolerated: 'as it ended' } })).toBe(
      'a',
    );
  });
});

describe('outputs', () => {
  const jobs = [
    `a: { runs-on: x, steps: [{ id: s, run: "true" }], outputs: { o: "\${{ steps.s.outputs.o }}" } }`,
    `b: { needs: a, if: "!cancelled() && needs.a.outputs.o != ''", ${job} }`,
  ];

  test.each<[string, Script, string]>([
    ['arrive', { a: { steps: { s: { o: 'x' } } } }, 'a b'],
    ['arrive from a job that failed', { a: { steps: { s: { o: 'x' } }, result: 'failure' } }, 'a b'],
    ['are empty when nobody gave them', {}, 'a'],
    ['are empty when they were dropped', { a: { steps: { s: { o: 'x' } }, dropped: ['o'] } }, 'a'],
    ['are empty when the machine was lost', { a: { steps: { s: { o: 'x' } }, lost: true } }, 'a'],
  ])('%s', async (_, script, expected) => {
    expect(await ran(jobs, script)).toBe(expected);
  });
});

describe('a matrix', () => {
  const legs = (json: string) => [
    `a: { strategy: { matrix: ${JSON.stringify(`\${{ fromJSON('${json}') }}`)} }, ${job} }`,
  ];

  test('of axes and of includes gives a job each', async () => {
    expect((await run(legs('{"x":[1,2],"y":[3,4]}'), {})).jobs.get('a')?.legs).toHaveLength(4);
    expect((await run(legs('{"include":[{"plan":"1"},{"plan":"2"}]}'), {})).jobs.get('a')?.legs).toHaveLength(2);
  });

  test('that is empty, or none, fails the job', async () => {
    for (const json of ['{"include":[]}', '']) {
      const { jobs } = await run(legs(json), {});
      expect(jobs.get('a')).toMatchObject({ result: 'failure', legs: [], error: expect.stringMatching(/./) });
    }
  });
});

test('a re-run of failed jobs runs what failed and what needs it, and keeps the rest with its outputs', async () => {
  const jobs = [`a: { ${job} }`, `b: { needs: a, ${job} }`, `c: { needs: b, ${job} }`, `d: { needs: a, ${job} }`];
  const previous = await run(jobs, { b: { result: 'failure' } });
  expect(previous.ran).toEqual(['a', 'b', 'd']);
  const again = await run(jobs, {}, { previous });
  expect(again.ran).toEqual(['b', 'c']);
  expect(again.jobs.get('d')).toMatchObject({ result: 'success', kept: true });
});

test('a file that GitHub would refuse is refused', async () => {
  await expect(run([`a: { needs: b, ${job} }`], {})).rejects.toThrow(/no dependencies/);
  await expect(run([`a: { fi: always(), ${job} }`], {})).rejects.toThrow(/fi/);
});
