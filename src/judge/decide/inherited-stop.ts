import { posix } from 'node:path';
import { escapePattern } from '../../plan/claims/promised-text.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { textInTree } from '../../system/git/tree.ts';
import { firstFew, formatCount } from '../../system/text/text.ts';
import { declaredPaths } from '../candidate/declared.ts';
import { inheritedTests, testsBefore } from '../run/base-tests.ts';
import { listPlanCommands } from '../run/clean-copy/programs.ts';
import { getTestTitle, type NamedTest } from '../run/console/named-test.ts';
import { findNamedRunners } from '../run/console/runners.ts';
import type { GateContext } from '../run/judge-environment.ts';
import { declaringFiles } from '../run/test-origin.ts';
import { testLabel } from '../run/tests/lost-tests.ts';
import type { TestedRun } from '../run/tests/red-apart.ts';

export interface InheritedRed {
  readonly warning: string | null;
  /** Reason to start no plan, with what to do; null where the run may begin. */
  readonly stop: string | null;
}

/** Runs the tests before any agent is paid. A phase that is to fix a red test, or runs all tests itself, may begin. */
export async function inheritedRed(plans: readonly Plan[], run: GateContext): Promise<InheritedRed> {
  const nothing = { warning: null, stop: null };
  const base = await testsBefore(run.found.startCommit, run);
  if ('problem' in base) return { ...nothing, warning: `the tests were not run before the phase: ${base.problem}` };
  const { sha } = await run.workspace.git.head();
  if (base.named.isRedNamed && sha !== run.found.startCommit) await testsBefore(sha, run);
  const flaky = base.flaky.length === 0 ? [] : [`flaky before the phase: ${firstFew(base.flaky)}`];
  const warning = (more: readonly string[]) => [...flaky, ...more].join('; ') || null;
  const tests = await inheritedTests(run);
  if (tests === null) return { warning: warning(unnamedRed(base)), stop: null };
  const what = `${formatCount(tests.tests.length, 'test')} red before the phase: ${firstFew(tests.tests.map(testLabel))}`;
  if (run.policy.inheritedTests === 'allow' || (await areMeant(tests.tests, plans, sha, run)))
    return { warning: warning([`inherited: ${what}`]), stop: null };
  return {
    warning: warning([]),
    stop: `${what}, so no agent was started; fix them first, name them in the plan that is to fix them, or set tests.inherited: allow, with which only new failures close the exit gate`,
  };
}

/** Counted failures without names: no plan can be known to fix them. A base on which nothing passes is left out. */
function unnamedRed({ verdict: { failed, passed }, named }: TestedRun): string[] {
  if (named.isRedNamed || !failed || !passed) return [];
  return [
    `${formatCount(failed, 'test')} red before the phase, and the runner does not name them: the gate stays closed until all pass`,
  ];
}

/** True when plans speak of each red test, its file or a module of it, run all tests, or say that tests fail. */
async function areMeant(
  tests: readonly NamedTest[],
  plans: readonly Plan[],
  head: string,
  run: GateContext,
): Promise<boolean> {
  if (plans.some((plan) => runsAllTests(plan, run) || failingTests.test(plan.text))) return true;
  const { git, prefix } = run.workspace;
  const declared = plans.map((plan) => declaredPaths(plan, prefix));
  const names = declared.flatMap(({ patterns }) => patterns.flatMap((pattern) => pattern.names ?? []));
  const modules = names.map((path) => posix.basename(path, posix.extname(path))).filter((name) => name.length > 2);
  const isNamed = (text: string) => plans.some((plan) => plan.text.includes(text));
  const isMeantFile = async (path: string) => {
    if (isNamed(posix.basename(path)) || declared.some((paths) => paths.covers(path))) return true;
    const text = (await textInTree(git, run.found.startCommit, path)) ?? '';
    return modules.some((name) => new RegExp(`[/.'" ]${escapePattern(name)}(?:\\.\\w+)?['";\\s]`).test(text));
  };
  const files = await declaringFiles(tests, head, run);
  for (const [at, test] of tests.entries()) {
    const title = getTestTitle(test);
    const meant = await Promise.all((files[at] ?? []).map(isMeantFile));
    if (!meant.includes(true) && !(title.length >= 4 && isNamed(title))) return false;
  }
  return true;
}

const failingTests =
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
