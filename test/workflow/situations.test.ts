import { describe, expect, test } from '@jest/globals';
import type { Contexts } from './expression.ts';
import { type Reading, readings } from './reading.ts';
import { type Run, runWorkflow, type Script, type Scripted } from './run.ts';
import { readWorkflow } from './workflow-file.ts';
import { workflowAt, workOf } from './workflows.ts';

// The caller of the table: a phase, then `deploy` if it succeeded, or `ask` if a person is awaited.
const caller = await readWorkflow('examples/workflows/deploy-on-success.yml');
const phase = await readWorkflow('.github/workflows/phase.yml');
const round = await readWorkflow('.github/workflows/round.yml');

interface Situation {
  readonly name: string;
  /** How jobs end; those not named succeed. Keys as in `ran`. */
  readonly script: Script;
  /** How they end when failed jobs are run again. */
  readonly rerun?: Script;
  /** Jobs that run, in order: `r1` is both jobs of round 1, `r1.legs` one of them. Of the re-run, if there is one. */
  readonly ran: string;
  /** What differs where cancelled() is true after a timeout as well. */
  readonly ranIfTimeoutCancels?: string;
  /** Where it can happen only with one reading. */
  readonly cancelledSees?: Reading['cancelledSees'];
  /** Outputs of the phase as its caller sees them. */
  readonly outputs: Contexts;
  /** The result of the calling job. */
  readonly result: string;
  readonly check?: (run: Run, reading: Reading) => void;
}

const sha = (digit: number) => String(digit).repeat(40);
const legs = (...plans: string[]) =>
  JSON.stringify({
    include: plans.map((plan) => ({
      ...{ phase: '07', plan, path: `.planning/phases/07-x/${plan}-PLAN.md`, wave: 1, round: 1, attempt: 1 },
      artifact: `phase-07-r1-${plan}-a1`,
    })),
  });
const minutes = { 'leg-timeout-minutes': '60', 'step-timeout-minutes': '50' };
const integrated = (outputs: Record<string, string>, more: Scripted = {}): Scripted => ({
  ...{ steps: { integrate: { phase: '07', ...minutes, ...outputs } }, ...more },
});
/** An integrate that starts workers for these plans on a commit. */
const next = (commit: number, ...plans: string[]) => integrated({ base: sha(commit), matrix: legs(...plans) });
/** The outputs of `plan`, and of the integrate of each round after it. */
const chain = (...steps: Scripted[]): Script =>
  Object.fromEntries(steps.map((step, at) => [at === 0 ? 'plan' : `r${at}.integrate`, step]));
const judge = (commit: number) => integrated({ base: sha(commit), gate: 'true' });
/** Nothing runs any more: stuck, blocked, out of rounds. */
const over = (commit: number, decision: string) => integrated({ base: sha(commit), decision });
const concluded = (status: string, more: Record<string, string> = {}, result: Scripted['result'] = 'success') => ({
  ...{ result, steps: { conclude: { status, ...more } } },
});
const succeeded = concluded('success', { 'head-sha': sha(9), 'next-phase': '08' });
const failed = concluded('failure', { reason: 'stuck' }, 'failure');
const success = { status: 'success', 'head-sha': sha(9), 'next-phase': '08' };
const failure = { status: 'failure', reason: 'stuck' };

const situations: Situation[] = [
  {
    name: 'every plan is done already: the gate alone decides',
    script: { plan: judge(1), conclude: succeeded },
    ...{ ran: 'plan gate conclude deploy', outputs: success, result: 'success' },
    check: (run) => expect(commitOf(run, 'phase/gate')).toBe(sha(1)),
  },
  {
    name: 'nothing is to be done and nothing to be judged',
    script: { plan: over(1, 'proceed'), conclude: concluded('skipped') },
    ...{ ran: 'plan conclude', outputs: { status: 'skipped' }, result: 'success' },
  },
  {
    name: 'one leg does it all',
    script: { ...chain(next(1, ''), judge(2)), conclude: succeeded },
    ...{ ran: 'plan r1 gate conclude deploy', outputs: success, result: 'success' },
    check: (run) => {
      expect(commitOf(run, 'phase/round-1/legs')).toBe(sha(1));
      expect(commitOf(run, 'phase/gate')).toBe(sha(2));
      expect(commitOf(run, 'phase/conclude')).toBe(sha(2));
    },
  },
  {
    name: 'three waves of legs',
    script: {
      ...chain(next(1, '07-01', '07-02'), next(2, '07-03'), next(3, '07-04', '07-05', '07-06'), judge(4)),
      conclude: succeeded,
    },
    ...{ ran: 'plan r1 r2 r3 gate conclude deploy', outputs: success, result: 'success' },
    check: (run) => {
      expect([1, 2, 3].map((at) => run.jobs.get(`phase/round-${at}/legs`)?.legs.length)).toEqual([2, 1, 3]);
      expect([1, 2, 3].map((at) => commitOf(run, `phase/round-${at}/legs`))).toEqual([sha(1), sha(2), sha(3)]);
      expect(commitOf(run, 'phase/gate')).toBe(sha(4));
    },
  },
  {
    name: 'a failed attempt is healed by a retry in the next round',
    script: { ...chain(next(1, '07-01'), next(1, '07-01'), judge(2)), conclude: succeeded },
    ...{ ran: 'plan r1 r2 gate conclude deploy', outputs: success, result: 'success' },
  },
  {
    name: 'the runner of a leg is lost: the others count, the round goes on, the run stays green',
    script: {
      ...chain(next(1, '07-01', '07-02'), next(2, '07-02'), judge(3)),
      'r1.legs (07-02)': { lost: true },
      conclude: succeeded,
    },
    ...{ ran: 'plan r1 r2 gate conclude deploy', outputs: success, result: 'success' },
    check: (run, { tolerated }) => {
      expect(run.jobs.get('phase/round-1/legs')?.result).toBe('failure');
      // This is why nobody may conclude from it that a worker was well.
      expect(given(run, 'phase/round-1/integrate')['leg-results']).toBe(
        tolerated === 'success' ? 'success' : 'failure',
      );
    },
  },
  {
    name: 'every leg of a round is lost',
    script: {
      ...chain(next(1, '07-01', '07-02'), next(1, '07-01', '07-02'), judge(2)),
      'r1.legs': { lost: true },
      conclude: succeeded,
    },
    ...{ ran: 'plan r1 r2 gate conclude deploy', outputs: success, result: 'success' },
  },
  {
    name: 'a leg runs into the timeout of its job: retried, or where that counts as cancelled, told by conclude',
    script: {
      ...chain(next(1, '07-01', '07-02'), next(2, '07-01'), judge(3)),
      'r1.legs (07-01)': { result: 'cancelled' },
      conclude: concluded('failure', { reason: 'deadline' }, 'failure'),
    },
    ran: 'plan r1 r2 gate conclude',
    ranIfTimeoutCancels: 'plan r1 conclude',
    ...{ outputs: { status: 'failure', reason: 'deadline' }, result: 'failure' },
    check: (run) => expect(given(run, 'phase/round-1/integrate')['leg-results']).toBe('cancelled'),
  },
  {
    name: 'a leg runs into the timeout of its job and is healed: the run is red or cancelled, the status is not',
    script: {
      ...chain(next(1, '07-01'), next(1, '07-01'), judge(2)),
      'r1.legs': { result: 'cancelled' },
      conclude: succeeded,
    },
    cancelledSees: 'the run',
    ...{ ran: 'plan r1 r2 gate conclude deploy', outputs: success, result: 'cancelled' },
  },
  {
    name: 'a leg is red because of our own fault',
    script: {
      ...chain(next(1, '07-01'), next(1, '07-01'), judge(2)),
      'r1.legs': { result: 'failure' },
      conclude: succeeded,
    },
    ...{ ran: 'plan r1 r2 gate conclude deploy', outputs: success, result: 'success' },
  },
  {
    name: 'integrate fails before it could tell anything',
    script: { ...chain(next(1, '07-01'), { result: 'failure' }), conclude: failed },
    ...{ ran: 'plan r1 conclude', outputs: failure, result: 'failure' },
    check: (run) => {
      expect(commitOf(run, 'phase/conclude')).toBe(sha(1));
      expect(given(run, 'phase/conclude')['leg-results']).toMatch(
        /^plan=success\s+round-1=failure\s+round-2=skipped[\s\S]*\sgate=skipped$/,
      );
    },
  },
  {
    name: 'integrate fails after it has given its outputs: nothing is started on a commit that may not be pushed',
    script: {
      ...chain(next(1, '07-01'), integrated({ base: sha(2), matrix: legs('07-02') }, { result: 'failure' })),
      conclude: failed,
    },
    ...{ ran: 'plan r1 conclude', outputs: failure, result: 'failure' },
    check: (run) => expect(commitOf(run, 'phase/conclude')).toBe(sha(1)),
  },
  {
    name: 'integrate fails after it has asked for the gate',
    script: {
      ...chain(next(1, '07-01'), integrated({ base: sha(2), gate: 'true' }, { result: 'failure' })),
      conclude: failed,
    },
    ...{ ran: 'plan r1 conclude', outputs: failure, result: 'failure' },
  },
  {
    name: 'only the post step of integrate fails: its work is pushed, the chain goes on',
    script: {
      ...chain(
        next(1, '07-01'),
        integrated({ base: sha(2), matrix: legs('07-02') }, { result: 'failure', outcome: 'success' }),
        judge(3),
      ),
      conclude: succeeded,
    },
    ...{ ran: 'plan r1 r2 gate conclude deploy', outputs: success, result: 'failure' },
  },
  {
    name: 'the runner of integrate is lost',
    script: { ...chain(next(1, '07-01'), { lost: true }), conclude: failed },
    ...{ ran: 'plan r1 conclude', outputs: failure, result: 'failure' },
  },
  {
    name: 'integrate runs into its timeout',
    script: { ...chain(next(1, '07-01'), { result: 'cancelled' }), conclude: failed },
    ...{ ran: 'plan r1 conclude', outputs: failure, result: 'failure' },
  },
  {
    name: 'a later integrate fails: what the earlier ones have folded is what conclude looks at',
    script: { ...chain(next(1, '07-01'), next(2, '07-02'), next(3, '07-03'), { result: 'failure' }), conclude: failed },
    ...{ ran: 'plan r1 r2 r3 conclude', outputs: failure, result: 'failure' },
    check: (run) => expect(commitOf(run, 'phase/conclude')).toBe(sha(3)),
  },
  {
    name: 'plan fails',
    script: { plan: { result: 'failure' }, conclude: failed },
    ...{ ran: 'plan conclude', outputs: failure, result: 'failure' },
    check: (run) => expect(commitOf(run, 'phase/conclude')).toBe(''),
  },
  {
    name: 'plan fails after it has given its outputs',
    script: { plan: integrated({ base: sha(1), matrix: legs('07-01') }, { result: 'failure' }), conclude: failed },
    ...{ ran: 'plan conclude', outputs: failure, result: 'failure' },
  },
  {
    name: 'the runner of plan is lost',
    script: { plan: { lost: true }, conclude: failed },
    ...{ ran: 'plan conclude', outputs: failure, result: 'failure' },
  },
  {
    name: 'plan runs into its timeout',
    script: { plan: { result: 'cancelled' }, conclude: failed },
    ...{ ran: 'plan conclude', outputs: failure, result: 'failure' },
  },
  {
    name: 'the matrix is dropped on its way',
    script: { plan: { ...next(1, '07-01'), dropped: ['matrix'] }, conclude: failed },
    ...{ ran: 'plan conclude', outputs: failure, result: 'failure' },
  },
  {
    name: 'the commit is dropped on its way: no leg starts on another one',
    script: { plan: { ...next(1, '07-01'), dropped: ['base'] }, conclude: failed },
    ...{ ran: 'plan conclude', outputs: failure, result: 'failure' },
  },
  {
    name: 'the commit of a later round is dropped on its way',
    script: { ...chain(next(1, '07-01'), { ...next(2, '07-02'), dropped: ['base'] }), conclude: failed },
    ...{ ran: 'plan r1 conclude', outputs: failure, result: 'failure' },
  },
  {
    name: 'the call for the gate is dropped on its way: no gate, and so no success',
    script: { ...chain(next(1, '07-01'), { ...judge(2), dropped: ['gate'] }), conclude: failed },
    ...{ ran: 'plan r1 conclude', outputs: failure, result: 'failure' },
  },
  {
    name: 'the timeouts are dropped on their way: those of the caller hold',
    script: {
      plan: { ...next(1, '07-01'), dropped: ['leg-timeout-minutes', 'step-timeout-minutes'] },
      ...{ 'r1.integrate': judge(2), conclude: succeeded },
    },
    ...{ ran: 'plan r1 gate conclude deploy', outputs: success, result: 'success' },
    check: (run) => {
      for (const job of ['phase/round-1/legs', 'phase/gate']) {
        expect(run.jobs.get(job)?.timeoutMinutes).toBe(350);
        expect(engineStep(run, job).timeoutMinutes).toBe(350);
        expect(given(run, job)['job-timeout']).toBe('350m');
      }
    },
  },
  {
    name: 'the tests do not pass: the gate job is green, conclude is not',
    script: { ...chain(next(1, ''), judge(2)), conclude: failed },
    ...{ ran: 'plan r1 gate conclude', outputs: failure, result: 'failure' },
  },
  {
    name: 'the runner of the gate is lost: no verdict, no success',
    script: { ...chain(next(1, ''), judge(2)), gate: { lost: true }, conclude: failed },
    ...{ ran: 'plan r1 gate conclude', outputs: failure, result: 'failure' },
  },
  {
    name: 'the gate is red after it has left its verdict: the verdict counts, the run is green',
    script: { ...chain(next(1, ''), judge(2)), gate: { result: 'failure' }, conclude: succeeded },
    ...{ ran: 'plan r1 gate conclude deploy', outputs: success, result: 'success' },
  },
  {
    name: 'the gate runs into the timeout of its job',
    script: { ...chain(next(1, ''), judge(2)), gate: { result: 'cancelled' }, conclude: failed },
    ...{ ran: 'plan r1 gate conclude', outputs: failure, result: 'failure' },
    check: (run) => expect(given(run, 'phase/conclude')['leg-results']).toMatch(/\sgate=cancelled$/),
  },
  {
    name: 'six rounds are used and work is left: there is no seventh, conclude tells',
    script: {
      plan: next(1, '07-01'),
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [`r${at}.integrate`, next(at + 1, '07-01')])),
      conclude: concluded('failure', { 'exit-status': 'ABORTED' }, 'failure'),
    },
    ran: 'plan r1 r2 r3 r4 r5 r6 conclude',
    ...{ outputs: { status: 'failure', 'exit-status': 'ABORTED' }, result: 'failure' },
    check: (run) => expect(commitOf(run, 'phase/conclude')).toBe(sha(7)),
  },
  {
    name: 'the last round completes the phase',
    script: {
      plan: next(1, '07-01'),
      ...Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`r${at}.integrate`, next(at + 1, '07-01')])),
      ...{ 'r6.integrate': judge(7), conclude: succeeded },
    },
    ...{ ran: 'plan r1 r2 r3 r4 r5 r6 gate conclude deploy', outputs: success, result: 'success' },
    check: (run) => expect(commitOf(run, 'phase/gate')).toBe(sha(7)),
  },
  {
    name: 'the engine stops after two rounds, as the input `max-rounds` says',
    script: {
      ...chain(next(1, '07-01'), next(2, '07-02'), over(3, 'stop')),
      conclude: concluded('failure', { 'exit-status': 'ABORTED' }, 'failure'),
    },
    ran: 'plan r1 r2 conclude',
    ...{ outputs: { status: 'failure', 'exit-status': 'ABORTED' }, result: 'failure' },
  },
  {
    name: 'a plan is stuck',
    script: { ...chain(next(1, '07-01'), over(1, 'escalate')), conclude: failed },
    ...{ ran: 'plan r1 conclude', outputs: failure, result: 'failure' },
  },
  {
    name: 'a person is awaited: asked, nothing deployed',
    script: {
      ...chain(next(1, '07-01'), over(1, 'await_user')),
      conclude: concluded('blocked', { decision: 'await_user', signal: '{}' }, 'failure'),
    },
    ran: 'plan r1 conclude ask',
    ...{ outputs: { status: 'blocked', decision: 'await_user', signal: '{}' }, result: 'failure' },
  },
  {
    name: 'blocked from the beginning',
    script: { plan: over(1, 'await_dependency'), conclude: concluded('blocked', {}, 'failure') },
    ...{ ran: 'plan conclude', outputs: { status: 'blocked' }, result: 'failure' },
  },
  {
    name: 'a failure that `fail-on` leaves green deploys nothing',
    script: { ...chain(next(1, '07-01'), over(1, 'escalate')), conclude: concluded('failure') },
    ...{ ran: 'plan r1 conclude', outputs: { status: 'failure' }, result: 'success' },
  },
  {
    name: 'the runner of conclude is lost: no status, nothing deployed',
    script: { ...chain(next(1, ''), judge(2)), conclude: { lost: true } },
    ...{ ran: 'plan r1 gate conclude', outputs: {}, result: 'failure' },
  },
  {
    name: 'the status is dropped on its way: nothing deployed',
    script: { ...chain(next(1, ''), judge(2)), conclude: { ...concluded('success'), dropped: ['status'] } },
    ...{ ran: 'plan r1 gate conclude', outputs: {}, result: 'success' },
  },
  {
    name: 'somebody cancels while the plan is made',
    script: { plan: { result: 'cancelled', userCancels: true }, conclude: concluded('failure', {}, 'failure') },
    ...{ ran: 'plan conclude', outputs: { status: 'failure' }, result: 'failure' },
  },
  {
    name: 'somebody cancels after the plan is made',
    script: { plan: { ...next(1, '07-01'), userCancels: true }, conclude: concluded('failure', {}, 'failure') },
    ...{ ran: 'plan conclude', outputs: { status: 'failure' }, result: 'failure' },
  },
  {
    name: 'somebody cancels while legs work: what they leave is integrated, nothing more starts',
    script: {
      ...chain(next(1, '07-01', '07-02'), next(2, '07-01')),
      'r1.legs': { result: 'cancelled', userCancels: true },
      conclude: concluded('failure', { reason: 'interrupted' }, 'failure'),
    },
    ran: 'plan r1 conclude',
    ...{ outputs: { status: 'failure', reason: 'interrupted' }, result: 'failure' },
    check: (run) => expect(commitOf(run, 'phase/conclude')).toBe(sha(2)),
  },
  {
    name: 'somebody cancels while integrate works: it comes to its end, nothing more starts',
    script: {
      ...chain(next(1, '07-01'), { ...next(2, '07-02'), userCancels: true }),
      conclude: concluded('failure', {}, 'failure'),
    },
    ...{ ran: 'plan r1 conclude', outputs: { status: 'failure' }, result: 'failure' },
  },
  {
    name: 'somebody cancels when the gate is next',
    script: {
      ...chain(next(1, '07-01'), { ...judge(2), userCancels: true }),
      conclude: concluded('failure', {}, 'failure'),
    },
    ...{ ran: 'plan r1 conclude', outputs: { status: 'failure' }, result: 'failure' },
  },
  {
    name: 'somebody cancels while the gate works',
    script: {
      ...chain(next(1, '07-01'), judge(2)),
      gate: { result: 'cancelled', userCancels: true },
      conclude: concluded('failure', {}, 'failure'),
    },
    ...{ ran: 'plan r1 gate conclude', outputs: { status: 'failure' }, result: 'failure' },
  },
  {
    name: 'somebody cancels while conclude works on a success: it is told, but a cancelled run deploys nothing',
    script: { ...chain(next(1, ''), judge(2)), conclude: { ...succeeded, userCancels: true } },
    ...{ ran: 'plan r1 gate conclude', outputs: success, result: 'success' },
  },
  {
    name: 'a newer dispatch takes the place of this one in the queue',
    script: { phase: { result: 'cancelled', userCancels: true } },
    ...{ ran: '', outputs: {}, result: 'cancelled' },
  },
  {
    name: 're-run of failed jobs, integrate had failed: its legs are not paid for again',
    script: { ...chain(next(1, '07-01'), { result: 'failure' }), conclude: failed },
    rerun: { 'r1.integrate': next(2, '07-02'), 'r2.integrate': judge(3), conclude: succeeded },
    ...{ ran: 'r1.integrate r2 gate conclude deploy', outputs: success, result: 'success' },
    check: (run) => {
      expect(given(run, 'phase/round-1/integrate')['run-attempt']).toBe('2');
      expect(commitOf(run, 'phase/round-1/integrate')).toBe(sha(1));
    },
  },
  {
    name: 're-run of failed jobs, only conclude is red: it alone runs again and says the same',
    script: { ...chain(next(1, '07-01'), over(1, 'escalate')), conclude: failed },
    rerun: { conclude: failed },
    ...{ ran: 'conclude', outputs: failure, result: 'failure' },
  },
  {
    name: 're-run of failed jobs, a leg had been lost and healed, the phase failed: its round and all after it run again',
    script: {
      ...chain(next(1, '07-01', '07-02'), next(2, '07-02'), over(3, 'escalate')),
      'r1.legs (07-02)': { lost: true },
      conclude: failed,
    },
    // The engine finds 07-01 done and says so with a newer commit.
    rerun: { 'r1.integrate': judge(4), conclude: succeeded },
    ...{ ran: 'r1 gate conclude deploy', outputs: success, result: 'success' },
    // Workers start on the commit of the first attempt, long after others were folded: integrate has to see that.
    check: (run) => expect(commitOf(run, 'phase/round-1/legs')).toBe(sha(1)),
  },
  {
    name: 're-run of failed jobs, plan had failed',
    script: { plan: { result: 'failure' }, conclude: failed },
    rerun: { plan: next(1, '07-01'), 'r1.integrate': judge(2), conclude: succeeded },
    ...{ ran: 'plan r1 gate conclude deploy', outputs: success, result: 'success' },
  },
  {
    name: 're-run of failed jobs, the gate had been lost',
    script: { ...chain(next(1, '07-01'), judge(2)), gate: { lost: true }, conclude: failed },
    rerun: { conclude: succeeded },
    ...{ ran: 'gate conclude deploy', outputs: success, result: 'success' },
    check: (run) => expect(commitOf(run, 'phase/gate')).toBe(sha(2)),
  },
  {
    name: 're-run of failed jobs after somebody has cancelled the legs',
    script: {
      ...chain(next(1, '07-01'), next(1, '07-01')),
      'r1.legs': { result: 'cancelled', userCancels: true },
      conclude: concluded('failure', {}, 'failure'),
    },
    rerun: { 'r1.integrate': judge(2), conclude: succeeded },
    ...{ ran: 'r1 gate conclude deploy', outputs: success, result: 'success' },
  },
];

describe.each(readings)(
  'cancelled() sees $cancelledSees, success() $calleeSees, tolerated jobs show $tolerated',
  (reading) => {
    const possible = situations.filter(
      ({ cancelledSees = reading.cancelledSees }) => cancelledSees === reading.cancelledSees,
    );
    test.each(possible)('$name', (situation) => {
      const run = simulate(situation, reading);
      expect([...run.jobs.values()].filter(({ error }) => error !== '')).toEqual([]);
      const stops = reading.cancelledSees === 'needs too' && situation.ranIfTimeoutCancels;
      expect(shortened(run.ran)).toBe(stops || situation.ran);
      expect(run.jobs.get('phase')).toMatchObject({ outputs: situation.outputs, result: situation.result });
      expect(run.jobs.get('phase')?.outputs).toEqual(situation.outputs);
      situation.check?.(run, reading);
    });
  },
);

test('the table is as long as promised, and no two situations share a name', () => {
  expect(new Set(situations.map(({ name }) => name)).size).toBe(situations.length);
  expect(situations.length).toBeGreaterThanOrEqual(30);
});

function simulate({ script, rerun }: Situation, reading: Reading): Run {
  const setting = {
    reading,
    inputs: { phase: '7' },
    secrets: { ANTHROPIC_API_KEY: 'key' },
    workflow: (uses: string) => workflowAt(uses, { phase, round }),
  };
  const first = runWorkflow(caller, { ...setting, script: paths(script) });
  return rerun ? runWorkflow(caller, { ...setting, script: paths(rerun), previous: first }) : first;
}

/** `r1.legs (07-01)` is `phase/round-1/legs (07-01)`, `plan` is `phase/plan`. */
function paths(script: Script): Script {
  return Object.fromEntries(
    Object.entries(script).map(([key, scripted]) => [
      key === 'phase' ? key : `phase/${key.replace(/^r(\d)\./, 'round-$1/')}`,
      scripted,
    ]),
  );
}

function shortened(ran: readonly string[]): string {
  return ran
    .map((path) => path.replace(/^phase\//, '').replace(/^round-(\d)\//, 'r$1.'))
    .join(' ')
    .replace(/r(\d)\.legs r\1\.integrate/g, 'r$1');
}

/** The step of a job that runs our Action. */
function engineStep(run: Run, job: string) {
  const step = workOf(run.jobs.get(job)?.legs[0]?.steps ?? []);
  if (!step) throw new Error(`${job} has not run our Action`);
  return step;
}

function given(run: Run, job: string) {
  return engineStep(run, job).with;
}

/** The commit a job has checked out; where it tells the engine, both have to be the same. */
function commitOf(run: Run, job: string): string {
  const steps = run.jobs
    .get(job)
    ?.legs.map((leg) => leg.steps.find(({ uses }) => uses.startsWith('actions/checkout@')));
  const commits = new Set(steps?.map((step) => step?.with.ref ?? ''));
  if (commits.size !== 1) throw new Error(`${job} has checked out ${commits.size} commits`);
  const [commit = ''] = commits;
  expect(given(run, job).base ?? commit).toBe(commit);
  return commit;
}
