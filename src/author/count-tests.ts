import { declaredPaths } from '../judge/candidate/declared.ts';
import { brokenImports, listModulePaths } from '../judge/checks/broken-imports.ts';
import { ownTests } from '../judge/checks/own-tests.ts';
import { hasSyntaxErrors } from '../judge/read/syntax-tree.ts';
import { inPreparedCheckout, runSideTests } from '../judge/run/checkout-programs.ts';
import type { GateContext } from '../judge/run/judge-environment.ts';
import type { TestedRun } from '../judge/run/tests/red-apart.ts';
import type { Plan } from '../plan/phase/plan.ts';
import type { AcceptanceFile, AcceptanceTest, AcceptanceTests } from './acceptance-tests.ts';
import { acceptanceTimeLimit, outcomeOfTest, placeFiles, runTime } from './test-outcome.ts';

/** Where the files of an author lie: on top of the base, in a commit on no branch. */
interface Written {
  readonly plan: Plan;
  readonly base: string;
  readonly commit: string;
}

/**
 * Decides which tests of an author count, of whom the engine believes as little as of any agent: those that can fail, are read
 * without errors, use no network, and fail on the base in two runs. What does not count is said, with the reason.
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
  const declared = await ownTests(readable.map(({ path, text }) => ({ path, before: null, after: text })));
  const able = declared.filter(({ idle }) => idle === null);
  for (const test of declared) if (test.idle !== null) dropped.push(`${labelOf(test)}: ${test.idle}`);
  for (const { path } of readable)
    if (!declared.some((test) => test.path === path)) dropped.push(`${path} has no test that is recognized`);
  if (able.length === 0) return { tests: [], dropped };
  const runs = await runOnBase(readable, written, run);
  if ('problem' in runs) return { tests: [], dropped: [...dropped, `the tests were not run: ${runs.problem}`] };
  const tests: AcceptanceTest[] = [];
  for (const { path, name } of able) {
    if (name === '') {
      dropped.push(`a test of ${path} has no name of plain text, so its result cannot be told from others`);
      continue;
    }
    const test = { path, name: name.slice(0, 300) };
    const problem = baseProblem(runs.map((tested) => outcomeOfTest(test, tested)));
    if (problem === null) tests.push(test);
    else dropped.push(`${labelOf(test)}: ${problem}`);
  }
  return { tests, dropped };
}

export function labelOf({ path, name }: AcceptanceTest): string {
  return name === '' ? path : `"${name}" (${path})`;
}

/** Reason that no test of a file counts, for the end of a sentence; null where they may. */
async function fileProblem({ path, text }: AcceptanceFile, { plan, commit }: Written, run: GateContext) {
  const { git, prefix } = run.workspace;
  if (await hasSyntaxErrors(path, text)) return 'cannot be read: its syntax is wrong';
  const [outside] = outsidePattern.exec(text) ?? [];
  if (outside !== undefined) return `uses more than the code of the project (${outside.slice(0, 60)})`;
  const declared = declaredPaths(plan, prefix);
  const isMade = (target: string) => listModulePaths(target).some((each) => declared.covers(each));
  const broken = (await brokenImports(git, commit, path)).find(({ target }) => !isMade(target));
  return broken === undefined ? null : `${broken.what}, and the plan does not make it`;
}

/** Addresses of other machines, documents of the planning, and git: a test that needs them asks something else than the work. */
const outsidePattern =
  /\b(?:https?|wss?|ftp):\/\/(?!localhost\b|127\.|0\.0\.0\.0|\[::1?\]|(?:[\w.-]+\.)?example\b|[\w.-]+\.(?:test|invalid|example)\b|\$)[^\s'"`]*|['"`/]\.planning\b|['"`/]\.git\b(?!ignore|hub)|\brefs\/phase-executor|['"`]git ['"`\w]/;

/** Runs the tests twice on the base. What only one of the runs tells is not stable. */
async function runOnBase(files: readonly AcceptanceFile[], { plan, base }: Written, run: GateContext) {
  const timeoutMs = await acceptanceTimeLimit(run);
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

function baseProblem(outcomes: readonly ReturnType<typeof outcomeOfTest>[]): string | null {
  if (outcomes.every((outcome) => outcome === 'failed' || outcome === 'not loaded')) return null;
  if (outcomes.every((outcome) => outcome === 'passed')) return 'it passes without the work';
  if (outcomes.includes('unknown')) return 'it did not run with test-command, or its run was cut off';
  return outcomes.includes('passed') ? 'it passes and fails on the same commit' : 'it was skipped';
}
