import { lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getTestsBefore } from '../judge/run/base-tests.ts';
import { getTimeLimit } from '../judge/run/checkout-programs.ts';
import type { GateContext } from '../judge/run/judge-environment.ts';
import { findMatchingTests } from '../judge/run/own-results.ts';
import { standsForFile } from '../judge/run/tests/lost-tests.ts';
import type { TestedRun } from '../judge/run/tests/red-apart.ts';
import type { AcceptanceFile, AcceptanceTest } from './acceptance-tests.ts';

/** Outcome of a test in one run; `not loaded` means that its file failed before any test ran. */
export type AcceptanceOutcome = 'passed' | 'failed' | 'skipped' | 'not loaded' | 'unknown';

export function getTestOutcome(test: AcceptanceTest, { verdict, named }: TestedRun): AcceptanceOutcome {
  if (verdict.reasons.some((reason) => /^the tests (?:were killed by|did not end before)/.test(reason)))
    return 'unknown';
  const outcomes = findMatchingTests(test, named).map(({ outcome }) => outcome);
  if (outcomes.length > 0) return (['failed', 'skipped'] as const).find((each) => outcomes.includes(each)) ?? 'passed';
  const isFileRed = named.tests.some((each) => each.outcome === 'failed' && standsForFile(each));
  const isRed = isFileRed || (verdict.extra.suitesFailed ?? 0) > 0 || (verdict.errors ?? 0) > 0;
  return isRed || (verdict.verdict === 'fail' && verdict.passed === null) ? 'not loaded' : 'unknown';
}

/** Returns the detail of a failure, such as `expected 3, got 4`, or null if the runner reports none. */
export function failureOf(test: AcceptanceTest, { named }: TestedRun): string | null {
  return findMatchingTests(test, named).find(({ outcome }) => outcome === 'failed')?.detail ?? null;
}

/** Writes files into a tree without following links that may leave it. Returns the reason if it fails. */
export function placeFiles(files: readonly AcceptanceFile[], top: string): string | null {
  for (const { path, text } of files) {
    for (let above = dirname(path); above !== '.'; above = dirname(above))
      if (lstatSync(join(top, above), { throwIfNoEntry: false })?.isSymbolicLink())
        return `${path} lies behind a link (${above})`;
    const file = join(top, path);
    rmSync(file, { recursive: true, force: true });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return null;
}

/** Returns the time limit for acceptance tests, which may never end, based on the known duration of earlier tests. */
export async function getAcceptanceTimeLimit(run: GateContext): Promise<number> {
  const before = run.policy.comparesTests ? await getTestsBefore(run.found.startCommit, run) : {};
  return getTimeLimit('problem' in before ? {} : before);
}

/** Returns a run number that identifies processes and is unique among plans tested in parallel. */
export function runTime(plan: string, at: number, { schedule }: GateContext): number {
  const index = schedule.plans.findIndex((each) => each.plan.id === plan);
  return 10_000 + 10 * (index + 1) + at;
}
