import type { AcceptanceAnswer, GateRunner } from '../judge/decide/judge-commit.ts';
import { type Finding, makeFindings } from '../judge/rules/finding.ts';
import { inPreparedCheckout, runSideTests } from '../judge/run/checkout-programs.ts';
import type { CleanCheckout } from '../judge/run/clean-copy/clean-checkout.ts';
import type { GateContext } from '../judge/run/judge-environment.ts';
import { findHollowChanges } from '../judge/run/test-baseline.ts';
import type { TestedRun } from '../judge/run/tests/red-apart.ts';
import type { Plan } from '../plan/phase/plan.ts';
import { listDifferences, readTextInTree } from '../system/git/tree.ts';
import {
  type AcceptanceTest,
  type AcceptanceTests,
  listPromised,
  promisedBy,
  readRecordedAcceptance,
  wasTaken,
} from './acceptance-tests.ts';
import { getLabel } from './count-tests.ts';
import { failureOf, getAcceptanceTimeLimit, getTestOutcome, placeFiles, runTime } from './test-outcome.ts';

export interface AcceptanceResult {
  readonly plan: string;
  readonly passed: readonly AcceptanceTest[];
  readonly failed: readonly (AcceptanceTest & { readonly detail: string | null })[];
  /** Sentences about tests that do not count after all. */
  readonly dropped: readonly string[];
}

export interface AcceptedWork {
  readonly commit: string;
  readonly base: string;
}

/**
 * Runs acceptance tests on a commit in a clean copy: once, again after a failure, and once with new and changed
 * functions replaced by failing ones. A test that still passes then proves nothing.
 */
export async function runAcceptance(
  all: readonly AcceptanceTests[],
  work: AcceptedWork,
  run: GateContext,
): Promise<AcceptanceResult[]> {
  const sets = all.filter(({ tests }) => tests.length > 0);
  const [firstSet] = sets;
  if (firstSet === undefined) return [];
  const files = sets.flatMap((set) => set.files);
  let at = 2;
  const timeoutMs = await getAcceptanceTimeLimit(run);
  const testsOn = async (checkout: CleanCheckout, code: ReadonlyMap<string, string>) => {
    await checkout.reset();
    const written = [...code].map(([path, text]) => ({ path, text }));
    const problem = placeFiles([...written, ...files], checkout.top);
    const time = runTime(firstSet.plan, at++, run);
    const options = { what: 'accepted', time, log: 'tests-author', timeoutMs } as const;
    return problem === null ? runSideTests(options, checkout, run) : { problem };
  };
  const judged = await inPreparedCheckout(work.commit, run, async (checkout) => {
    const runs: TestedRun[] = [];
    for (;;) {
      const tested = await testsOn(checkout, new Map());
      if ('problem' in tested) return tested;
      runs.push(tested);
      const isGreen = sets.every(({ tests }) => tests.every((test) => getTestOutcome(test, tested) === 'passed'));
      if (isGreen || runs.length === 2) break;
    }
    const code = await hollowWork(work, run);
    const hollow = code.size === 0 ? null : await testsOn(checkout, code);
    return hollow !== null && 'problem' in hollow ? hollow : { runs, hollow };
  });
  if ('problem' in judged)
    return sets.map(({ plan }) => ({
      plan,
      passed: [],
      failed: [],
      dropped: [`the acceptance tests were not run: ${judged.problem}`],
    }));
  return sets.map((set) => resultOf(set, judged.runs, judged.hollow));
}

/** Returns changed files with each new or changed function made to fail. */
async function hollowWork({ commit, base }: AcceptedWork, run: GateContext): Promise<ReadonlyMap<string, string>> {
  const { git, prefix } = run.workspace;
  const { changed, fresh } = await listDifferences(git, base, commit);
  const files = [...changed, ...fresh].filter((path) => !path.startsWith(`${prefix}.planning/`));
  const { hollow, changed: old } = await findHollowChanges(
    files,
    (path) => readTextInTree(git, commit, path),
    (path) => readTextInTree(git, base, path),
  );
  return new Map([...hollow, ...old]);
}

function resultOf(
  { plan, tests }: AcceptanceTests,
  runs: readonly TestedRun[],
  hollow: TestedRun | null,
): AcceptanceResult {
  const passed: AcceptanceTest[] = [];
  const failed: AcceptanceResult['failed'][number][] = [];
  const dropped: string[] = [];
  for (const test of tests) {
    const outcomes = new Set(runs.map((tested) => getTestOutcome(test, tested)));
    const [outcome = 'unknown'] = outcomes;
    if (outcomes.has('unknown') || outcomes.has('skipped'))
      failed.push({ ...test, detail: 'it did not run to its end' });
    else if (outcomes.size > 1) dropped.push(`${getLabel(test)}: it passes and fails on the same commit`);
    else if (outcome === 'not loaded') failed.push({ ...test, detail: 'its file does not load with this work' });
    else if (outcome === 'failed') failed.push({ ...test, detail: runs[0] ? failureOf(test, runs[0]) : null });
    else if (hollow !== null && !/^(?:failed|not loaded)$/.test(getTestOutcome(test, hollow)))
      dropped.push(`${getLabel(test)}: it is not seen to fail where each new or changed function fails`);
    else passed.push(test);
  }
  return { plan, passed, failed, dropped };
}

/** Creates findings for failed tests, with the plan sentence each one checks, and for tests that do not count. */
export function findAcceptanceProblems(
  plan: Plan,
  { failed, dropped }: AcceptanceResult,
  more: (test: AcceptanceTest) => { readonly excuse?: string; readonly dispute?: string | null } = () => ({}),
): Finding[] {
  const promised = listPromised(plan);
  const findings = failed.map((test): Finding => {
    const promise = promisedBy(test, promised);
    const { excuse, dispute } = more(test);
    const message = [
      `fails "${test.name}"`,
      ...(promise === null
        ? []
        : [` of the plan's ${promise.id.startsWith('T') ? 'truth' : 'task'} "${promise.text}"`]),
      ...(test.detail === null ? [] : [`: ${test.detail}`]),
      ...(dispute ? [`; the SUMMARY disputes it: ${dispute}`] : []),
    ].join('');
    return {
      rule: 'acceptance/failed',
      passed: false,
      subject: test.path,
      message,
      ...(excuse === undefined ? {} : { excuse }),
    };
  });
  return [...findings, ...makeFindings('acceptance/not-counted', '', dropped)];
}

/** Builds the evidence of a plan from its acceptance tests and commands. */
export function getAcceptedEvidence(
  plan: Plan,
  { passed, failed }: AcceptanceResult,
  findings: readonly Finding[],
): AcceptanceAnswer['evidence'] {
  const promised = listPromised(plan);
  const tasks = plan.tasks.filter(({ type }) => !type.startsWith('checkpoint'));
  const proving = findings.filter(({ proves }) => proves).map(({ subject }) => subject.replace(/…$/, ''));
  const asked = promised.map(({ id, text }) => {
    const tests = passed.filter((test) => promisedBy(test, promised)?.id === id).map(({ name }) => name);
    const { automated = [] } = id.startsWith('K') ? (tasks[Number(id.slice(1)) - 1]?.verify ?? {}) : {};
    return {
      id,
      text: text.slice(0, 300),
      by: [...tests, ...automated.filter((command) => proving.some((subject) => command.trim().startsWith(subject)))],
    };
  });
  const total = passed.length + failed.length;
  return { ...(total === 0 ? {} : { acceptance: { passed: passed.length, of: total } }), asked };
}

/** Runs the acceptance tests of all plans for the final check. Failures that a person merged are excused. */
export function acceptanceGateRunner(run: GateContext): NonNullable<GateRunner['acceptance']> {
  return async (commit, answers) => {
    if (run.policy.author === '') return new Map();
    const plans = run.schedule.plans.map(({ plan }) => plan);
    const sets = plans.flatMap((plan) => readRecordedAcceptance(plan, run) ?? []);
    const results = await runAcceptance(sets, { commit, base: run.found.startCommit }, run);
    const all = new Map<string, AcceptanceAnswer>();
    for (const plan of plans) {
      const emptyResult = { plan: plan.id, passed: [], failed: [], dropped: [] };
      const result = results.find((each) => each.plan === plan.id) ?? emptyResult;
      const findings = findAcceptanceProblems(plan, withoutReported(result, run), (test) =>
        wasTaken(test, plan, run) ? { excuse: 'the work was merged although it failed' } : {},
      );
      all.set(plan.id, { evidence: getAcceptedEvidence(plan, result, answers.get(plan.id)?.findings ?? []), findings });
    }
    return all;
  };
}

/** Leaves out sentences already reported for the plan's own attempt. */
function withoutReported(result: AcceptanceResult, { services }: GateContext): AcceptanceResult {
  const reported = new Set(
    services.ledger.events.flatMap((event) => (event.event === 'acceptance' ? event.dropped : [])),
  );
  return { ...result, dropped: result.dropped.filter((sentence) => !reported.has(sentence)) };
}
