import type { DeclaredPattern } from '../../plan/phase/declared-paths.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { Git } from '../../system/git/git.ts';
import { changedBetween, textInTree } from '../../system/git/tree.ts';
import type { Candidate } from '../candidate/candidate.ts';
import { declaredPaths } from '../checks/declared.ts';
import { isUnlocked } from '../checks/scope.ts';
import type { CleanPlace } from '../clean-copy/clean-place.ts';
import { commandsOf } from '../clean-copy/programs.ts';
import { namedPrograms } from '../commands/named-programs.ts';
import { testConfigChanges, testConfigRuleFor } from '../integrity/test-config.ts';
import { type FileChange, isTestFile } from '../integrity/test-file.ts';
import { weakeningIn } from '../integrity/weakening.ts';

/** Changes of a phase to its tests and to the settings that decide which of them run, as sentences. */
export interface TestIntegrity {
  /** Declared by no plan: they close the gate. */
  readonly problems: readonly string[];
  /** Declared by a plan, so they are only reported. */
  readonly warnings: readonly string[];
}

/** More changed files of tests than this are not read one by one; the number of tests decides then. */
const mostFiles = 400;

/**
 * Looks at what the phase changed in test files, test configuration and toolchain: tests deleted, skipped, focused or
 * expected to fail, and settings that decide which tests run. Where a plan declares the file it was asked for, and is reported.
 */
export async function testIntegrity({ commit }: CleanPlace, run: PhaseContext): Promise<TestIntegrity> {
  const { git } = run.workspace;
  const { startCommit } = run.found;
  if (commit === startCommit) return { problems: [], warnings: [] };
  const changed = await changedBetween(git, startCommit, commit);
  const named = await programsOfCommands(run);
  const programs = changed.filter((path) => named.has(path) && testConfigRuleFor(path) === undefined);
  const paths = changed.filter(isOfTests);
  if (paths.length > mostFiles)
    return {
      problems: [],
      warnings: [`${paths.length} test files changed, too many to search for removed tests`],
    };
  const changes: FileChange[] = [];
  for (const path of paths)
    changes.push({
      path,
      before: await textInTree(git, startCommit, path),
      after: await textInTree(git, commit, path),
    });
  const [isDeclared, isNamed] = [declaredBy(run), unlockedBy(run)];
  const hadTests = changes.some(({ path, before }) => before !== null && isTestFile(path)) || (await hasTests(run));
  const found = [
    ...weakeningIn(changes).map(({ path, what }) => ({
      path,
      text: `${path}: ${what}`,
      isAsked: isDeclared(path),
      hint: 'no plan declares this file',
    })),
    ...testConfigChanges(changes, isNamed).map(({ path, why, declared }) => {
      const isNew = changes.some((change) => change.path === path && change.before === null);
      const isAsked = declared || (isNew && !hadTests);
      return { path, text: `${path}: ${why}`, isAsked, hint: 'no plan declares this file by its name' };
    }),
    ...programs.map((path) => ({
      path,
      text: `${path}: ${decides}`,
      isAsked: isDeclared(path),
      hint: 'no plan declares this file',
    })),
  ];
  return {
    problems: found.filter(({ isAsked }) => !isAsked).map(({ text, hint }) => `${text} (${hint})`),
    warnings: found.filter(({ isAsked }) => isAsked).map(({ text }) => text),
  };
}

/**
 * Changes of an attempt in parts of files that decide which tests run and that no plan of the phase names, by path.
 * New files are left to the exit gate, which knows what there was when the phase began.
 */
export async function undeclaredParts(
  { base, commit, changed }: Pick<Candidate, 'base' | 'commit' | 'changed'>,
  run: CommandsOf,
): Promise<ReadonlyMap<string, string>> {
  const { git } = run.workspace;
  const changes: FileChange[] = [];
  for (const path of changed.filter((each) => testConfigRuleFor(each) !== undefined)) {
    const before = await textInTree(git, base, path);
    if (before !== null) changes.push({ path, before, after: await textInTree(git, commit, path) });
  }
  const found = testConfigChanges(changes, unlockedBy(run)).filter(({ declared }) => !declared);
  const named = await programsOfCommands(run);
  const isDeclared = declaredBy(run);
  const programs = changed.filter((path) => named.has(path) && !isDeclared(path));
  return new Map([
    ...programs.map((path) => [path, decides] as const),
    ...found.map(({ path, why }) => [path, why] as const),
  ]);
}

const decides = 'the test-command or a command of a plan runs it, so it decides their result';

type CommandsOf = Pick<PhaseContext, 'schedule' | 'workspace' | 'policy' | 'found'>;

const programsAt = new WeakMap<PhaseContext['found'], Promise<ReadonlySet<string>>>();

/** The files, as git names them, that the test command and the commands of the plans ran when the phase began. */
function programsOfCommands({ schedule, workspace, policy, found }: CommandsOf): Promise<ReadonlySet<string>> {
  const { git, prefix } = workspace;
  const known = programsAt.get(found);
  if (known !== undefined) return known;
  const commands = [policy.testCommand, ...schedule.plans.flatMap(({ plan }) => commandsOf(plan))];
  const read = (path: string) => textInTree(git, found.startCommit, `${prefix}${path}`);
  const named = packageFolders(found.startCommit, prefix, git)
    .then((packages) => namedPrograms(commands, read, packages))
    .then((paths) => new Set([...paths].map((path) => `${prefix}${path}`)));
  programsAt.set(found, named);
  return named;
}

/** The folders below the project that hold a package.json, for commands that name a workspace. */
async function packageFolders(commit: string, prefix: string, git: Git): Promise<string[]> {
  const files = await git.read(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit]);
  const ends = files.split('\0').filter((path) => path.startsWith(prefix) && path.endsWith('/package.json'));
  return ends
    .map((path) => path.slice(prefix.length, -'/package.json'.length))
    .filter((path) => !/node_modules/.test(path));
}

function isOfTests(path: string): boolean {
  return isTestFile(path) || testConfigRuleFor(path) !== undefined || path.endsWith('.rs');
}

/** True when a plan of the phase declares a path, as git names it. A pattern for everything, such as `**`, asks for nothing. */
export function declaredBy(run: Pick<PhaseContext, 'schedule' | 'workspace'>): (path: string) => boolean {
  const { schedule } = run;
  const { prefix } = run.workspace;
  const coversAll = (pattern: DeclaredPattern) =>
    pattern.covers(`${prefix}\u0001`) || pattern.covers(`${prefix}\u0001/\u0001`);
  const patterns = schedule.plans
    .flatMap(({ plan }) => declaredPaths(plan, prefix).patterns)
    .filter((each) => !coversAll(each));
  return (path) => patterns.some((pattern) => pattern.covers(path));
}

/** True when a plan of the phase names a path so that it may change what is protected in it. */
function unlockedBy(run: Pick<PhaseContext, 'schedule' | 'workspace' | 'policy'>): (path: string) => boolean {
  const { schedule } = run;
  const { prefix } = run.workspace;
  const { protectedReason } = run.policy;
  const declared = schedule.plans.map(({ plan }) => declaredPaths(plan, prefix));
  return (path) => declared.some((each) => isUnlocked(path, each, protectedReason));
}

async function hasTests(run: PhaseContext): Promise<boolean> {
  const { git } = run.workspace;
  const { startCommit } = run.found;
  const files = await git.read(['ls-tree', '-r', '-z', '--name-only', '--full-tree', startCommit]);
  return files.split('\0').some(isTestFile);
}
