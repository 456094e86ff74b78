import { posix } from 'node:path';
import { escapePattern } from '../../plan/claims/promised-text.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { readTextInTree } from '../../system/git/tree.ts';
import { formatCount, joinFirstFew } from '../../system/text/text.ts';
import { declaredPaths } from '../candidate/declared.ts';
import { getInheritedTests, getTestsBefore } from '../run/base-tests.ts';
import { listPlanCommands } from '../run/clean-copy/programs.ts';
import { getTestTitle, type NamedTest } from '../run/console/named-test.ts';
import { findNamedRunners } from '../run/console/runners.ts';
import type { GateContext } from '../run/judge-environment.ts';
import { findDeclaringFiles } from '../run/test-origin.ts';
import { testLabel } from '../run/tests/lost-tests.ts';
import type { TestedRun } from '../run/tests/red-apart.ts';

export interface InheritedRed {
  readonly warning: string | null;
  /** Why the run must not start, with a remedy, or null. */
  readonly stop: string | null;
}

/** Runs the tests before paying for an agent. A phase that fixes red tests, or runs all tests itself, may start. */
export async function checkInheritedRed(plans: readonly Plan[], run: GateContext): Promise<InheritedRed> {
  const noObjection = { warning: null, stop: null };
  const base = await getTestsBefore(run.found.startCommit, run);
  if ('problem' in base) return { ...noObjection, warning: `the tests were not run before the phase: ${base.problem}` };
  const { sha } = await run.workspace.git.head();
  if (base.named.isRedNamed && sha !== run.found.startCommit) await getTestsBefore(sha, run);
  const flaky = base.flaky.length === 0 ? [] : [`flaky before the phase: ${joinFirstFew(base.flaky)}`];
  const warning = (notes: readonly string[]) => [...flaky, ...notes].join('; ') || null;
  const tests = await getInheritedTests(run);
  if (tests === null) return { warning: warning(describeUnnamedRed(base)), stop: null };
  const summary = `${formatCount(tests.tests.length, 'test')} red before the phase: ${joinFirstFew(tests.tests.map(testLabel))}`;
  if (run.policy.inheritedTests === 'allow' || (await arePlanned(tests.tests, plans, sha, run)))
    return { warning: warning([`inherited: ${summary}`]), stop: null };
  return {
    warning: warning([]),
    stop: `${summary}, so no agent was started; fix them first, name them in the plan that is to fix them, or set tests.inherited: allow, with which only new failures close the exit gate`,
  };
}

/** Without names, no plan can be matched to the failures. A base without passing tests is ignored. */
function describeUnnamedRed({ verdict: { failed, passed }, named }: TestedRun): string[] {
  if (named.isRedNamed || !failed || !passed) return [];
  return [
    `${formatCount(failed, 'test')} red before the phase, and the runner does not name them: the gate stays closed until all pass`,
  ];
}

/** Returns true if the plans mention each red test or its file, or run all tests themselves. */
async function arePlanned(
  tests: readonly NamedTest[],
  plans: readonly Plan[],
  head: string,
  run: GateContext,
): Promise<boolean> {
  if (plans.some((plan) => runsAllTests(plan, run) || failingTestsPattern.test(plan.text))) return true;
  const { git, prefix } = run.workspace;
  const declared = plans.map((plan) => declaredPaths(plan, prefix));
  const paths = declared.flatMap(({ patterns }) => patterns.flatMap((pattern) => pattern.names ?? []));
  const modules = paths.map((path) => posix.basename(path, posix.extname(path))).filter((name) => name.length > 2);
  const isNamed = (text: string) => plans.some((plan) => plan.text.includes(text));
  const isPlannedFile = async (path: string) => {
    if (isNamed(posix.basename(path)) || declared.some((paths) => paths.covers(path))) return true;
    const text = (await readTextInTree(git, run.found.startCommit, path)) ?? '';
    return modules.some((name) => new RegExp(`[/.'" ]${escapePattern(name)}(?:\\.\\w+)?['";\\s]`).test(text));
  };
  const files = await findDeclaringFiles(tests, head, run);
  for (const [at, test] of tests.entries()) {
    const title = getTestTitle(test);
    const areMeantFiles = await Promise.all((files[at] ?? []).map(isPlannedFile));
    if (!areMeantFiles.includes(true) && !(title.length >= 4 && isNamed(title))) return false;
  }
  return true;
}

const failingTestsPattern =
  /\b(?:failing|failed|broken|red)\s+(?:\w+\s+)?tests?\b|\btests?\s+(?:that\s+)?(?:is|are|fails?)\s+(?:red|failing|broken)\b|\bfix(?:es|ing)?\s+(?:the\s+)?(?:\w+\s+)?(?:tests?|test suite|CI)\b/i;

function runsAllTests(plan: Plan, { policy: { testCommand } }: GateContext): boolean {
  const isRunner = (command: string) => findNamedRunners(command).length > 0 || runnersPattern.test(command);
  return listPlanCommands(plan).some(
    (command) => command.includes(testCommand.trim()) || (isRunner(command) && !chosenPattern.test(command)),
  );
}

const runnersPattern =
  /\b(?:npm|pnpm|yarn|bun|make|just|mix|gradlew?|mvn|swift|deno|dotnet)\s+(?:\S+\s+)*test\b|\bnode\b[^|;&]*\s--test\b|-m\s+unittest\b/;
const chosenPattern = /\S\.(?:[cm]?[jt]sx?|py|go|rb|rs|php|java|kt|t|bats)\b|\s(?:-t|-k|-run|--grep|--filter)[= ]/;
