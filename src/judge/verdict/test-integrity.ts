import type { DeclaredPattern } from '../../plan/phase/declared-paths.ts';
import { type FileChange, isTestFile } from '../../plan/phase/test-file.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { Git } from '../../system/git/git.ts';
import { folderMode } from '../../system/git/objects/trees.ts';
import { changedBetween, textInTree } from '../../system/git/tree.ts';
import type { Candidate } from '../candidate/candidate.ts';
import { declaredPaths } from '../checks/declared.ts';
import { type ChangedPart, isUnlocked } from '../checks/scope.ts';
import type { CleanCheckout } from '../clean-copy/clean-checkout.ts';
import { commandsOf } from '../clean-copy/programs.ts';
import { fromRoot } from '../commands/author-paths.ts';
import { namedPrograms } from '../commands/named-programs.ts';
import { isDependencyFile, undeclaredDependencies } from '../integrity/dependencies.ts';
import { testConfigChanges, testConfigRuleFor } from '../integrity/test-config.ts';
import { weakeningIn } from '../integrity/weakening.ts';
import { decided, type Finding, makeFindings } from '../rules/finding.ts';
import type { RuleId } from '../rules/rule-book.ts';

/** More changed files of tests than this are not read one by one; the number of tests decides then. */
const mostFiles = 400;

/**
 * Looks at what the phase changed in test files, test configuration and toolchain: tests deleted, skipped, focused or
 * expected to fail, and settings that decide which tests run. What no plan declares closes the gate;
 * where a plan declares the file it was asked for, and is excused.
 */
export async function testIntegrity({ commit }: CleanCheckout, run: PhaseContext): Promise<Finding[]> {
  const { git } = run.workspace;
  const { startCommit } = run.found;
  if (commit === startCommit) return [];
  const changed = await changedBetween(git, startCommit, commit);
  const named = await programsOfCommands(run);
  const programs = changed.filter((path) => named.has(path) && testConfigRuleFor(path) === undefined);
  const dependencies = await dependencyProblems(changed, [startCommit, commit], run);
  const isOfTests = (path: string) => isTestFile(path) || testConfigRuleFor(path) !== undefined || path.endsWith('.rs');
  const paths = changed.filter(isOfTests);
  const tooMany = `${paths.length} test files changed, too many to search for removed tests`;
  const unasked = dependencies.map(({ path, why }) => change('settings/dependency', path, why));
  if (paths.length > mostFiles)
    return decided([...unasked, ...makeFindings('old-test/unread', '', [tooMany])], run.policy);
  const changes = await textsOf(paths, startCommit, commit, git);
  const isDeclared = declaredBy(run);
  const configs = testConfigChanges(changes, unlockedBy(run)).filter(({ declared }) => !declared);
  const isNew = (path: string) => changes.some((each) => each.path === path && each.before === null);
  // Most phases bring no such file, and all files of a repository are many.
  const hadTests = configs.some(({ path }) => isNew(path)) && (await pathsIn(startCommit, git)).some(isTestFile);
  // What a plan names was asked for; that its tests are skipped or assert nothing is told all the same.
  const weakened = (await weakeningIn(changes)).filter(
    ({ rule, path }) => rule !== 'old-test/deleted' || !isDeclared(path),
  );
  const excuse = (path: string) => (isDeclared(path) ? 'a plan declares this file' : undefined);
  const found = [
    ...weakened.map(({ rule, path, what }) => change(rule, path, what, excuse(path))),
    ...configs
      .filter(({ path }) => hadTests || !isNew(path))
      .map(({ path, why }) => change('settings/test-config', path, why)),
    ...programs.filter((path) => !isDeclared(path)).map((path) => change('command/changed-program', path, decides)),
  ];
  return decided([...found, ...unasked], run.policy);
}

function change(rule: RuleId, subject: string, what: string, excuse?: string): Finding {
  const hint = rule === 'settings/dependency' ? 'asks for it' : 'declares this file';
  const message = `was changed: ${what}${excuse === undefined ? `, and no plan ${hint}` : ''}`;
  return { rule, passed: false, subject, message, ...(excuse !== undefined && { excuse }) };
}

/**
 * Changes of an attempt in parts of files that decide which tests run and that no plan of the phase names, by path.
 * New files are left to the exit gate, which knows what there was when the phase began.
 */
export async function undeclaredParts(
  { base, commit, changed }: Pick<Candidate, 'base' | 'commit' | 'changed'>,
  run: CommandsOf,
): Promise<ReadonlyMap<string, ChangedPart>> {
  const ofConfig = changed.filter((path) => testConfigRuleFor(path) !== undefined);
  const changes = await textsOf(ofConfig, base, commit, run.workspace.git);
  const known = changes.filter(({ before }) => before !== null);
  const found = known.length === 0 ? [] : testConfigChanges(known, unlockedBy(run)).filter(({ declared }) => !declared);
  const named = await programsOfCommands(run);
  const ofCommands = changed.filter((path) => named.has(path));
  const isDeclared = ofCommands.length === 0 ? () => false : declaredBy(run);
  const programs = ofCommands.filter((path) => !isDeclared(path));
  const dependencies = await dependencyProblems(changed, [base, commit], run);
  return new Map<string, ChangedPart>([
    ...dependencies.map(({ path, why }) => [path, { rule: 'settings/dependency', why }] as const),
    ...programs.map((path) => [path, { rule: 'command/changed-program', why: decides }] as const),
    ...found.map(({ path, why }) => [path, { rule: 'settings/test-config', why }] as const),
  ]);
}

async function dependencyProblems(changed: readonly string[], [from, to]: readonly [string, string], run: CommandsOf) {
  const files = changed.filter(isDependencyFile);
  if (files.length === 0) return [];
  const changes = await textsOf(files, from, to, run.workspace.git);
  const { plans } = run.schedule;
  const named = plans.flatMap(({ plan }) =>
    declaredPaths(plan, run.workspace.prefix).patterns.flatMap(({ names }) => names ?? []),
  );
  return undeclaredDependencies(changes, {
    unlocks: unlockedBy(run),
    named,
    texts: plans.map(({ plan }) => plan.text),
  });
}

/** The texts of files before and after a change. */
export async function textsOf(paths: readonly string[], from: string, to: string, git: Git): Promise<FileChange[]> {
  const changes: FileChange[] = [];
  for (const path of paths)
    changes.push({ path, before: await textInTree(git, from, path), after: await textInTree(git, to, path) });
  return changes;
}

const decides = 'the test-command or a command of a plan runs it, so it decides their result';

type CommandsOf = Pick<PhaseContext, 'schedule' | 'workspace' | 'policy' | 'found'>;

const programsAt = new WeakMap<PhaseContext['found'], Promise<ReadonlySet<string>>>();

/** The files, as git names them, that the test command and the commands of the plans ran when the phase began. */
function programsOfCommands({ schedule, workspace, policy, found }: CommandsOf): Promise<ReadonlySet<string>> {
  const { git, prefix } = workspace;
  const known = programsAt.get(found);
  if (known !== undefined) return known;
  const { root, project } = workspace;
  const checks = schedule.plans.flatMap(({ plan }) => {
    const beside = commandsOf(plan);
    return beside.map((text) => fromRoot(text, { root, project, beside }));
  });
  const commands = [policy.testCommand, ...checks];
  const read = (path: string) => textInTree(git, found.startCommit, `${prefix}${path}`);
  const named = namedPrograms(commands, read, () => packageFolders(found.startCommit, prefix, git)).then(
    (paths) => new Set([...paths].map((path) => `${prefix}${path}`)),
  );
  programsAt.set(found, named);
  return named;
}

/** The folders below the project that hold a package.json, for commands that name a workspace. */
async function packageFolders(commit: string, prefix: string, git: Git): Promise<string[]> {
  const files = await pathsIn(commit, git);
  return files
    .filter((path) => path.startsWith(prefix) && path.endsWith('/package.json'))
    .map((path) => path.slice(prefix.length, -'/package.json'.length))
    .filter((path) => !/node_modules/.test(path));
}

/** True when a plan of the phase declares a path, as git names it. A pattern for everything, such as `**`, asks for nothing. */
export function declaredBy({ schedule, workspace: { prefix } }: Pick<PhaseContext, 'schedule' | 'workspace'>) {
  const coversAll = (pattern: DeclaredPattern) =>
    pattern.covers(`${prefix}\u0001`) || pattern.covers(`${prefix}\u0001/\u0001`);
  const patterns = schedule.plans
    .flatMap(({ plan }) => declaredPaths(plan, prefix).patterns)
    .filter((each) => !coversAll(each));
  return (path: string) => patterns.some((pattern) => pattern.covers(path));
}

/** True when a plan of the phase names a path so that it may change what is protected in it. */
function unlockedBy(run: Pick<PhaseContext, 'schedule' | 'workspace' | 'policy'>): (path: string) => boolean {
  const { protectedReason } = run.policy;
  const declared = run.schedule.plans.map(({ plan }) => declaredPaths(plan, run.workspace.prefix));
  return (path) => declared.some((each) => isUnlocked(path, each, protectedReason));
}

/** Kept, because each plan of a phase asks for those that it began with. */
const lastPaths = new WeakMap<Git, { readonly commit: string; readonly paths: Promise<readonly string[]> }>();

function pathsIn(commit: string, git: Git): Promise<readonly string[]> {
  const known = lastPaths.get(git);
  if (known?.commit === commit) return known.paths;
  const listed = git.trees.list(commit);
  const paths = listed.then((all) => all.flatMap(({ mode, path }) => (mode === folderMode ? [] : [path])));
  lastPaths.set(git, { commit, paths });
  return paths;
}
