import { declaredPaths } from '../judge/candidate/declared.ts';
import { findBrokenImports, listModulePaths } from '../judge/checks/broken-imports.ts';
import { findOwnTests } from '../judge/checks/own-tests.ts';
import { hasSyntaxErrors } from '../judge/read/syntax-tree.ts';
import { inPreparedCheckout, runSideTests } from '../judge/run/checkout-programs.ts';
import type { GateContext } from '../judge/run/judge-environment.ts';
import type { TestedRun } from '../judge/run/tests/red-apart.ts';
import type { Plan } from '../plan/phase/plan.ts';
import type { AcceptanceFile, AcceptanceTest, AcceptanceTests } from './acceptance-tests.ts';
import { getAcceptanceTimeLimit, getTestOutcome, placeFiles, runTime } from './test-outcome.ts';

/** The author's files, committed on top of the base without a branch. */
interface Written {
  readonly plan: Plan;
  readonly base: string;
  readonly commit: string;
}

/**
 * Decides which of the author's tests count: they must be able to fail, parse without errors, use no network, and fail
 * twice on the base. Returns reasons for the others; the author is trusted no more than any agent.
 */
export async function countTests(
  files: readonly AcceptanceFile[],
  written: Written,
  run: GateContext,
): Promise<Pick<AcceptanceTests, 'tests' | 'dropped'>> {
  const dropped: string[] = [];
  const readable: AcceptanceFile[] = [];
  for (const file of files) {
    const problem = await fileProblem(file, written, run);
    if (problem === null) readable.push(file);
    else dropped.push(`${file.path} ${problem}`);
  }
  const declared = await findOwnTests(readable.map(({ path, text }) => ({ path, before: null, after: text })));
  const usable = declared.filter(({ idle }) => idle === null);
  for (const test of declared) if (test.idle !== null) dropped.push(`${getLabel(test)}: ${test.idle}`);
  for (const { path } of readable)
    if (!declared.some((test) => test.path === path)) dropped.push(`${path} has no test that is recognized`);
  if (usable.length === 0) return { tests: [], dropped };
  const runs = await runOnBase(readable, written, run);
  if ('problem' in runs) return { tests: [], dropped: [...dropped, `the tests were not run: ${runs.problem}`] };
  const tests: AcceptanceTest[] = [];
  for (const { path, name } of usable) {
    if (name === '') {
      dropped.push(`a test of ${path} has no name of plain text, so its result cannot be told from others`);
      continue;
    }
    const test = { path, name: name.slice(0, 300) };
    const problem = baseProblem(runs.map((tested) => getTestOutcome(test, tested)));
    if (problem === null) tests.push(test);
    else dropped.push(`${getLabel(test)}: ${problem}`);
  }
  return { tests, dropped };
}

export function getLabel({ path, name }: AcceptanceTest): string {
  return name === '' ? path : `"${name}" (${path})`;
}

/** Explains why no test of a file counts, or returns null. */
async function fileProblem({ path, text }: AcceptanceFile, { plan, commit }: Written, run: GateContext) {
  const { git, prefix } = run.workspace;
  if (await hasSyntaxErrors(path, text)) return 'cannot be read: its syntax is wrong';
  const [external] = externalPattern.exec(text) ?? [];
  if (external !== undefined) return `uses more than the code of the project (${external.slice(0, 60)})`;
  const declared = declaredPaths(plan, prefix);
  const isPlanned = (target: string) => listModulePaths(target).some((each) => declared.covers(each));
  const broken = (await findBrokenImports(git, commit, path)).find(({ target }) => !isPlanned(target));
  return broken === undefined ? null : `${broken.what}, and the plan does not make it`;
}

/** Matches external addresses, planning documents and git: a test that needs them checks more than the work. */
const externalPattern =
  /\b(?:https?|wss?|ftp):\/\/(?!localhost\b|127\.|0\.0\.0\.0|\[::1?\]|(?:[\w.-]+\.)?example\b|[\w.-]+\.(?:test|invalid|example)\b|\$)[^\s'"`]*|['"`/]\.planning\b|['"`/]\.git\b(?!ignore|hub)|\brefs\/phase-executor|['"`]git ['"`\w]/;

/** Runs the tests twice on the base to find unstable ones. */
async function runOnBase(files: readonly AcceptanceFile[], { plan, base }: Written, run: GateContext) {
  const timeoutMs = await getAcceptanceTimeLimit(run);
  return inPreparedCheckout(base, run, async (checkout) => {
    const runs: TestedRun[] = [];
    for (const at of [0, 1]) {
      await checkout.reset();
      const problem = placeFiles(files, checkout.top);
      if (problem !== null) return { problem };
      const options = { what: 'accepted', time: runTime(plan.id, at, run), log: 'tests-author', timeoutMs } as const;
      runs.push(await runSideTests(options, checkout, run));
    }
    return runs;
  });
}

function baseProblem(outcomes: readonly ReturnType<typeof getTestOutcome>[]): string | null {
  if (outcomes.every((outcome) => outcome === 'failed' || outcome === 'not loaded')) return null;
  if (outcomes.every((outcome) => outcome === 'passed')) return 'it passes without the work';
  if (outcomes.includes('unknown')) return 'it did not run with test-command, or its run was cut off';
  return outcomes.includes('passed') ? 'it passes and fails on the same commit' : 'it was skipped';
}
