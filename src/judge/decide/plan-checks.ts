import { posix } from 'node:path';
import { asksForIdleTest } from '../../plan/claims/plan-exceptions.ts';
import { findStatedReason } from '../../plan/claims/summary-reasons.ts';
import { isTestFile, isTestMaterial } from '../../plan/phase/test-file.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { Git } from '../../system/git/git.ts';
import { filterPresentFiles, readTextInTree } from '../../system/git/tree.ts';
import { clipText } from '../../system/text/text.ts';
import { type Candidate, isUnder } from '../candidate/candidate.ts';
import { declaredPaths, isNamed, toTreePath } from '../candidate/declared.ts';
import { isScaffold, type Judged, listContentChanges, type PlanCheck } from '../candidate/judged.ts';
import { findFilesWith } from '../checks/commit-shape.ts';
import { checkFileFacts } from '../checks/file-facts.ts';
import { checkImports } from '../checks/import-check.ts';
import { savedElsewhere } from '../checks/moved-files.ts';
import { asksTypes, findOwnTests, type OwnTest } from '../checks/own-tests.ts';
import { isTemplateFile, listExamplePaths } from '../checks/promised-path.ts';
import { judgePromises } from '../checks/promises.ts';
import { checkReach } from '../checks/reach-check.ts';
import { checkShadows } from '../checks/shadows.ts';
import { checkStubs, maxStubFiles } from '../checks/stub-check.ts';
import { findNamedStubs, verifySummary } from '../checks/summary-check.ts';
import { checkSummaryFacts } from '../checks/summary-facts.ts';
import { findSyntaxProblem, hasKnownSyntax } from '../checks/syntax.ts';
import { verifyTaskFiles } from '../checks/task-files.ts';
import { readFileChanges } from '../checks/test-integrity.ts';
import { findUncollectedTest } from '../read/declared-tests.ts';
import { parseCode } from '../read/syntax-tree.ts';
import { type Finding, makeFindings } from '../rules/finding.ts';
import { listPlanCommands } from '../run/clean-copy/programs.ts';
import { canFail } from '../run/commands/command-strength.ts';
import { findIdlePrograms, scriptFilePattern } from '../run/commands/idle-programs.ts';

/** Checks for changes without a plan, which promise only their ticked tasks. */
export const changeChecks: readonly PlanCheck[] = [
  checkStubs,
  checkImports,
  checkSyntax,
  checkTasks,
  checkOwnTests,
  checkPrograms,
];

export const planChecks: readonly PlanCheck[] = [
  checkPromises,
  checkStubs,
  checkImports,
  checkSyntax,
  checkReach,
  checkFileFacts,
  checkSummaryFacts,
  checkTasks,
  checkOwnTests,
  checkPrograms,
  checkShadows,
  checkSummary,
];

async function checkPromises(judged: Judged): Promise<Finding[]> {
  const { candidate, run, files } = judged;
  const { prefix } = run.workspace;
  const { inherited, changed, overwritten, plan, tree } = candidate;
  const ownPaths = listContentChanges(candidate).filter((path) => !overwritten.has(path));
  const work = ownPaths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  const summary = (await readTextInTree(run.workspace.git, tree, toTreePath(prefix, plan.summaryPath))) ?? '';
  const newChanges = changed.filter((path) => !inherited.has(path));
  const promises = await judgePromises(files, plan.mustHaves.artifacts, {
    isChanged: (path) => isUnder(ownPaths, toTreePath(prefix, path)),
    isNamed: (path) => isNamed(plan, toTreePath(prefix, path), prefix),
    isInherited: (path) =>
      isUnder(inherited, toTreePath(prefix, path)) && !isUnder(newChanges, toTreePath(prefix, path)),
    isScaffold: (path) => isScaffold(judged, toTreePath(prefix, path)),
    elsewhere: (artifact) => savedElsewhere(artifact, { files, work, summary }),
  });
  return withIgnoreRules(promises, candidate, run);
}

/** Excuses a promised file that a base ignore rule excludes from commits, if other promises are kept. */
async function withIgnoreRules(
  findings: readonly Finding[],
  { changed, base }: Candidate,
  { workspace: { git, prefix } }: PhaseContext,
): Promise<Finding[]> {
  const failed = findings.filter(({ passed }) => passed === false);
  const areOthersSaved = findings.some(({ proves }) => proves === true);
  const examples = new Map(failed.map((finding) => [finding, listExamplePaths(finding.subject, prefix)]));
  const rules = await git.ignores.rulesFor([...examples.values()].flat());
  const sources = [...new Set([...rules.values()].map((rule) => rule.replace(/:\d+:.*$/s, '')))];
  const unchangedSources = (await filterPresentFiles(git, base, sources)).filter((path) => !changed.includes(path));
  return findings.map((finding) => {
    const [path] = (examples.get(finding) ?? []).filter((each) => rules.has(each));
    if (path === undefined) return finding;
    const message = `${finding.message}; git ignores it (${rules.get(path)})`;
    if (isTemplateFile(path))
      return {
        ...finding,
        message,
        remedy: `commit it with git add --force, or add the line !${posix.basename(path)} to .gitignore`,
      };
    const isKnown = unchangedSources.some((source) => rules.get(path)?.startsWith(`${source}:`));
    const reason =
      'so no commit can contain it; take the rule out of .gitignore, or promise the files that it is made from';
    return areOthersSaved && isKnown
      ? { ...finding, message, excuse: reason }
      : { ...finding, message: `${message}, ${reason}`, remedy: '' };
  });
}

async function checkSyntax({ candidate, run }: Judged): Promise<Finding[]> {
  const { changed, base, tree } = candidate;
  const { git, prefix } = run.workspace;
  const paths = changed.filter((path) => !path.startsWith(`${prefix}.planning/`) && hasKnownSyntax(path));
  const findings: Finding[][] = [];
  for (const { path, before, after } of await readFileChanges(paths.slice(0, maxStubFiles), base, tree, git)) {
    const message = after === null ? null : await findSyntaxProblem(path, after);
    if (message === null || (before !== null && (await findSyntaxProblem(path, before)) !== null)) continue;
    findings.push(makeFindings('code/broken-syntax', path, [message]));
  }
  return findings.flat();
}

/** Checks that all tasks were done. On the branch this needs commits that git can attribute to the plan. */
async function checkTasks(judged: Judged): Promise<Finding[]> {
  const { candidate, run } = judged;
  const { plan, isPart, touched, hollow, base, tree, origin } = candidate;
  const { git, prefix } = run.workspace;
  if (origin === 'branch' && touched.every((path) => path.startsWith(`${prefix}.planning/`))) return [];
  const summary = isPart ? null : await readTextInTree(git, tree, toTreePath(prefix, plan.summaryPath));
  const isTested = touched.some((path) => isTestMaterial(path) || /\.(?:rs|vue|feature)$/.test(path));
  if (
    plan.type === 'tdd' &&
    !isPart &&
    !isTested &&
    (summary === null || findStatedReason(summary, ['test', 'tests']) === null)
  )
    return makeFindings('own-test/tdd', plan.id, ['is a plan of type tdd, and no test was changed']);
  const cosmetic: string[] = [];
  for (const path of hollow.keys()) if (!(await isScaffold(judged, path))) cosmetic.push(path);
  return verifyTaskFiles({
    plan,
    isPart,
    changed: touched,
    hollow: new Set(cosmetic),
    prefix,
    absent: async (paths) => {
      const present = [...(await presentPaths(git, base, paths)), ...(await presentPaths(git, tree, paths))];
      return new Set(paths.filter((path) => !present.includes(path)));
    },
    kept: async (paths) => filterPresentFiles(git, tree, await filterPresentFiles(git, base, paths)),
    ignored: async (paths) => new Set((await git.ignores.rulesFor(paths)).keys()),
    reason: (names) => (summary === null ? null : findStatedReason(summary, names)),
  });
}

/** Checks that new tests can fail and don't, unless the plan asks for skipped tests or the SUMMARY explains them. */
async function checkOwnTests({ candidate, run }: Judged): Promise<Finding[]> {
  const { plan, isPart, changed, base, tree } = candidate;
  const { git, prefix } = run.workspace;
  const declared = declaredPaths(plan, prefix);
  const mayHoldTests = (path: string) => isTestFile(path) || path.endsWith('.rs');
  const files = isPart ? [] : changed.filter((path) => mayHoldTests(path) && declared.names(path));
  const asksForIdle = files.some((path) => asksForIdleTest(plan, path, prefix));
  if (asksForIdle || files.length === 0 || files.length > maxStubFiles) return [];
  const changes = await readFileChanges(files, base, tree, git);
  const writtenFiles = changes.flatMap((change) => (change.after === null ? [] : [{ ...change, after: change.after }]));
  const configured = async () => (await findFilesWith(git, tree, ['python_functions', 'python_classes'])).length > 0;
  for (const { path, before, after } of writtenFiles) {
    if (before !== null || !isTestFile(path)) continue;
    const code = await parseCode(path, after);
    const name = code === null ? null : findUncollectedTest(code);
    if (name !== null && !(path.endsWith('.py') && (await configured())))
      return makeFindings('own-test/never-run', path, [`holds tests that no runner runs: none collects ${name}`]);
  }
  // Old tests are checked for integrity elsewhere.
  const newTests = await findOwnTests(writtenFiles);
  const ownError = newTests.find(({ passesByOwnError }) => passesByOwnError);
  if (ownError !== undefined)
    return makeFindings('own-test/own-error', ownError.path, [
      `passes in "${clipText(ownError.name)}" by an error that the test throws itself`,
    ]);
  const failingTest = newTests.find(({ isToFail, isNew }) => isToFail && isNew);
  const newFiles = new Set(writtenFiles.flatMap(({ path, before }) => (before === null ? [path] : [])));
  const asksImport = /\b(?:import\w*able|callable|typeof|re-?export\w*|smoke)\b/i.test(plan.text);
  const isIdleTest = ({ isSurelyIdle, idle, path }: OwnTest) =>
    isSurelyIdle && (idle !== asksTypes || (newFiles.has(path) && !asksImport));
  const worstTest = failingTest ?? (newTests.every(isIdleTest) ? newTests[0] : undefined);
  if (worstTest === undefined) return [];
  const { path, name, idle } = worstTest;
  const summary = await readTextInTree(git, tree, toTreePath(prefix, plan.summaryPath));
  const reason = summary === null ? null : findStatedReason(summary, [path, posix.basename(path)]);
  const isIdle = worstTest !== failingTest;
  const message = isIdle
    ? `has no test that can fail (${idle})`
    : `asserts in "${clipText(name)}" what the work does not do (${idle})`;
  const excuse = reason === null ? {} : { excuse: `the SUMMARY says: ${clipText(reason)}` };
  const rule = !isIdle
    ? 'own-test/expects-failure'
    : idle === asksTypes
      ? 'own-test/types-only'
      : 'own-test/cannot-fail';
  return [{ rule, passed: false, subject: path, message, ...excuse }];
}

async function checkPrograms({ candidate, run }: Judged): Promise<Finding[]> {
  const { plan, isPart, changed, base, tree } = candidate;
  const runsCommands = !isPart && run.policy.verifyCommands === 'run';
  const commands = runsCommands
    ? [...listPlanCommands(plan), run.policy.testCommand].filter((text) => canFail(text))
    : [];
  const isCalled = (path: string) => commands.some((command) => command.includes(posix.basename(path)));
  const paths = changed.filter((path) => (scriptFilePattern.test(path) ? commands.length > 0 : isCalled(path)));
  const changes = await readFileChanges(paths.slice(0, maxStubFiles), base, tree, run.workspace.git);
  const prints = /\b(?:echo(?:es)?|prints?|no-?op)\b/i;
  const isRequested = (text: string) =>
    plan.text.includes(text) || [plan.text, text].every((each) => prints.test(each));
  const { git, prefix } = run.workspace;
  const declared = declaredPaths(plan, prefix);
  const isMakeTarget = (name: string) =>
    commands.some((text) => /\bmake\b/.test(text) && text.split(/[\s;&|()]+/).includes(name));
  const getTopEntry = (path: string) => path.slice(prefix.length).replace(/\/.*/, '');
  const target = changed.find(
    (path) => path.startsWith(prefix) && isMakeTarget(getTopEntry(path)) && !declared.covers(path),
  );
  const isNewTarget = target !== undefined && (await git.trees.at(base, prefix + getTopEntry(target))) === null;
  if (isNewTarget && !(await readTextInTree(git, tree, `${prefix}Makefile`))?.includes('.PHONY'))
    return makeFindings('command/shadowed-target', target, [
      'has the name of a target that a command makes, so make finds it done',
    ]);
  const isIdle = (call: RegExp) => commands.some((command) => !canFail(command, (part) => call.test(part)));
  const idleScripts = changes.flatMap(findIdlePrograms).filter(({ text, call }) => !isRequested(text) && isIdle(call));
  const message = 'cannot fail as this work wrote it, so the command that runs it shows nothing';
  return makeFindings('command/idle-program', idleScripts[0]?.name ?? '', idleScripts.length === 0 ? [] : [message]);
}

async function presentPaths(git: Git, tree: string, paths: readonly string[]): Promise<string[]> {
  const entries = await Promise.all(paths.map((path) => git.trees.at(tree, path)));
  return paths.filter((_, at) => entries[at] !== null);
}

async function checkSummary({ candidate, run }: Judged): Promise<Finding[]> {
  const { plan, isPart, isWitnessed, isSummaryNew, tree } = candidate;
  const { summaryPath: path } = plan;
  const text = await readTextInTree(run.workspace.git, tree, toTreePath(run.workspace.prefix, path));
  if (isPart)
    return makeFindings(
      'summary/premature',
      path,
      text === null ? [] : ['exists, although the plan has an open question'],
    );
  if (text !== null && !isSummaryNew)
    return makeFindings('summary/stale', path, ['existed before this attempt and was not changed by it']);
  const checkpoints = plan.tasks.filter(({ type }) => type.startsWith('checkpoint')).length;
  if (text !== null || !isWitnessed)
    return [
      verifySummary({ path, text, checkpoints }),
      ...makeFindings('summary/known-stubs', path, findNamedStubs(text)),
    ];
  const message = 'was written from facts: the engine ran every task';
  return [{ rule: 'summary/missing', subject: path, passed: true, message }];
}
