import { describe, expect, test } from '@jest/globals';
import { git, plan } from '../project.ts';
import { Chain, edit, legOf, matrix, opened, sound } from './jobs.ts';

const auto = (name: string, file: string) =>
  `<task type="auto"><name>${name}</name><files>${file}</files><action>\n\`\`\`sh\necho ${file} > ${file}\n\`\`\`\n</action></task>`;
const looks = '<task type="checkpoint:human-verify"><name>Look</name><what-built>The page</what-built></task>';
const asking = {
  '01-01': plan({ artifact: 'b.txt', task: [auto('Make a', 'a.txt'), looks, auto('Make b', 'b.txt')].join('\n') }),
};

/** Answers from a laptop that has nothing but a clone. */
function answers(chain: Chain, words: readonly string[]) {
  const { code, json, stderr } = chain.job(chain.machine(), words);
  return { code, json, stderr };
}

describe('a plan with a question in chained jobs', () => {
  test('is done up to it by a leg, answered from elsewhere, and goes on in the next dispatch', () => {
    const chain = new Chain(asking, matrix);
    const first = chain.run();
    expect([first.rounds, first.ended.code, first.ended.json.status]).toEqual([1, 10, 'blocked']);
    expect([chain.file('a.txt'), git(chain.origin, 'ls-tree', '-r', '--name-only', 'phase/01-first')]).toEqual([
      'a.txt',
      expect.not.stringContaining('SUMMARY'),
    ]);
    const [, { signal }] = [null, (first.ended.json.plans as { signal: never }[])[0] ?? { signal: null as never }];
    const { question, nextSteps } = (signal as { details: { question: object; nextSteps: string[] } }).details;
    expect(question).toMatchObject({ kind: 'human-verify', number: 2, done: 1, whatBuilt: 'The page' });
    expect(nextSteps[0]).toContain('phase-executor approve 01 01-01 --remote origin');

    expect(answers(chain, ['approve', '1', '01-01']).code).toBe(0);
    expect(answers(chain, ['approve', '1', '01-01']).stderr).toContain('answered this at');
    chain.runId = '1002';
    const last = chain.run();
    expect([last.rounds, last.ended.code, last.ended.json.status]).toEqual([1, 0, 'success']);
    expect([chain.file('a.txt'), chain.file('b.txt')]).toEqual(['a.txt', 'b.txt']);
    expect(chain.events.filter(({ event }) => event === 'plan_complete')).toHaveLength(1);
  });

  test('a leg that goes past the question, or says that it did, is refused', () => {
    const { chain, first } = opened(asking, matrix);
    const [job] = first.matrix?.include ?? [];
    if (job === undefined) throw new Error('no job');
    // An engine of its own making asks nobody.
    chain.execute(first, job, ['--human-checkpoints', 'auto']);
    const past = chain.copy();
    const { proven } = legOf(past, job.artifact) as { proven: { upTo?: number }[] };
    expect(proven.map(({ upTo }) => upTo)).toEqual([undefined]);
    const next = sound(past.integrate(1, first));
    expect([next.completed, next.decision]).toEqual([[], 'retry']);
    expect(JSON.stringify(past.events)).toContain('plan 01-01 asks a person before task 2');

    // Nor does it help to call the whole plan a part.
    for (const upTo of [1, 3]) {
      const lying = chain.copy();
      edit(lying, job.artifact, (leg) => {
        leg.proven = (leg.proven as object[]).map((each) => ({ ...each, upTo }));
      });
      const answer = sound(lying.integrate(1, first));
      expect([answer.completed, answer.remaining]).toEqual([[], ['01-01']]);
      expect(git(lying.origin, 'ls-tree', '-r', '--name-only', answer.base)).not.toContain('SUMMARY');
    }
  });
});
