import type { DeclaredPattern } from '../../plan/phase/declared-paths.ts';
import { type FileChange, isTestFile } from '../../plan/phase/test-file.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { Git } from '../../system/git/git.ts';
import { folderMode } from '../../system/git/objects/trees.ts';
import { changedBetween, textInTree } from '../../system/git/tree.ts';
import type { Candidate } from '../candidate/candidate.ts';
import { isBareChange } from '../candidate/change-plan.ts';
import { declaredPaths } from '../candidate/declared.ts';
import { findTestConfigRule, testConfigChanges } from '../read/test-config.ts';
import { decideLevels, type Finding, makeFindings } from '../rules/finding.ts';
import type { RuleId } from '../rules/rule-book.ts';
import type { CleanCheckout } from '../run/clean-copy/clean-checkout.ts';
import { listPlanCommands } from '../run/clean-copy/programs.ts';
import { makeRelativeToRoot } from '../run/commands/author-paths.ts';
import { findNamedPrograms } from '../run/commands/named-programs.ts';
import { isDependencyFile, undeclaredDependencies } from './dependencies.ts';
import { excuseKeptChecking } from './lost-checking.ts';
import { type ChangedPart, isUnlocked } from './scope.ts';
import { findWeakening } from './weakening.ts';

/** More changed files of tests than this are not read one by one; the number of tests decides then. */
const maxFiles = 400;

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
  const deciding = await decidingChanges(changed, [startCommit, commit], run);
  const tests = changed.filter((path) => isTestFile(path) || path.endsWith('.rs'));
  const tooMany = `${tests.length} test files changed, too many to search for removed tests`;
  const isRead = tests.length <= maxFiles;
  const isDeclared = declaredBy(run);
  const isBare = isBareChange(run);
  // What a plan names was asked for; that its tests are skipped or assert nothing is told all the same.
  const weakened = (
    isRead ? await findWeakening(await readFileChanges(tests, startCommit, commit, git), isBare) : []
  ).filter(({ rule, path }) => rule !== 'old-test/deleted' || !isDeclared(path));
  const unasked = deciding.filter(({ isMeant }) => !isMeant);
  // Most phases bring no such file, and all files of a repository are many.
  const isFirst = (decidingChange: (typeof deciding)[number]) =>
    decidingChange.rule === 'settings/test-config' && decidingChange.isNew;
  const before = unasked.some(isFirst) ? (await listCommitPaths(startCommit, git)).filter(isTestFile) : [];
  const hadTests = (config: string) => before.some((path) => path.startsWith(config.replace(/[^/]*$/, '')));
  const settings = unasked
    .filter((decidingChange) => !isFirst(decidingChange) || hadTests(decidingChange.path))
    .map(({ rule, path, why }) => buildFinding(rule, path, why, false, isBare));
  const paths = settings.map(({ subject }) => subject);
  const findings = [
    ...weakened.map(({ rule, path, what }) =>
      buildFinding(
        rule,
        path,
        what,
        isDeclared(path) && (isBare ? 'the file is new' : 'a plan declares this file'),
        isBare,
      ),
    ),
    ...(isBare ? excuseKeptChecking(settings, await readFileChanges(paths, startCommit, commit, git)) : settings),
    ...makeFindings('old-test/unread', '', isRead ? [] : [tooMany]),
  ];
  return decideLevels(findings, run.policy);
}

function buildFinding(rule: RuleId, subject: string, what: string, excuse: string | false, isBare: boolean): Finding {
  const hint = rule === 'settings/dependency' ? 'asks for it' : 'declares this file';
  const message = `was changed: ${what}${excuse === false && !isBare ? `, and no plan ${hint}` : ''}`;
  return { rule, passed: false, subject, message, ...(excuse !== false && { excuse }) };
}

/**
 * Changes of an attempt in parts of files that decide which tests run and that no plan of the phase names, by path.
 * New files are left to the exit gate, which knows what there was when the phase began.
 */
export async function undeclaredParts(
  { base, commit, changed }: Pick<Candidate, 'base' | 'commit' | 'changed'>,
  run: CommandsOf,
): Promise<ReadonlyMap<string, ChangedPart>> {
  const changes = await decidingChanges(changed, [base, commit], run);
  const requested = changes.filter(
    ({ rule, isNew, isMeant }) => !isMeant && !(isNew && rule === 'settings/test-config'),
  );
  return new Map(requested.map(({ path, rule, why }) => [path, { rule, why }]));
}

/** A change of what decides about tests and is no test: a dependency, test configuration, a program of the commands. */
interface DecidingChange extends ChangedPart {
  readonly path: string;
  readonly isNew: boolean;
  /** A plan names it so that it may be changed. */
  readonly isMeant: boolean;
}

async function decidingChanges(
  changed: readonly string[],
  [from, to]: readonly [string, string],
  run: CommandsOf,
): Promise<DecidingChange[]> {
  const { git, prefix } = run.workspace;
  const isOfConfig = (path: string) => findTestConfigRule(path) !== undefined;
  const read = changed.filter((path) => isDependencyFile(path) || isOfConfig(path));
  const changes = await readFileChanges(read.slice(0, maxFiles), from, to, git);
  const plans = run.schedule.plans.map(({ plan }) => plan);
  const named = plans.flatMap((plan) => declaredPaths(plan, prefix).patterns.flatMap(({ names }) => names ?? []));
  const words = { unlocks: unlockedBy(run), named, texts: plans.map(({ text }) => text) };
  const programs = await programsOfCommands(run);
  const isDeclared = declaredBy(run);
  const isNew = (path: string) => changes.some((fileChange) => fileChange.path === path && fileChange.before === null);
  const matches = [
    ...undeclaredDependencies(changes, words).map(
      (undeclaredDependency) => ({ ...undeclaredDependency, rule: 'settings/dependency', declared: false }) as const,
    ),
    ...changed
      .filter((path) => programs.has(path) && !isOfConfig(path))
      .map((path) => ({ path, rule: 'command/changed-program', why: decides, declared: isDeclared(path) }) as const),
    ...testConfigChanges(changes, words.unlocks).map(
      (testConfigChange) => ({ ...testConfigChange, rule: 'settings/test-config' }) as const,
    ),
  ];
  return matches.map(({ declared, ...each }) => ({ ...each, isNew: isNew(each.path), isMeant: declared }));
}

/** The texts of files before and after a change. */
export async function readFileChanges(
  paths: readonly string[],
  from: string,
  to: string,
  git: Git,
): Promise<FileChange[]> {
  const changes: FileChange[] = [];
  for (const path of paths)
    changes.push({ path, before: await textInTree(git, from, path), after: await textInTree(git, to, path) });
  return changes;
}

const decides = 'the test-command or a command of a plan runs it, so it decides their result';

type CommandsOf = Pick<PhaseContext, 'schedule' | 'workspace' | 'policy' | 'found'>;

const programsAt = new WeakMap<PhaseContext['found'], Promise<ReadonlySet<string>>>();

/** The files, as git names them, that the test command and the commands of the plans ran when the phase began. */
export function programsOfCommands({ schedule, workspace, policy, found }: CommandsOf): Promise<ReadonlySet<string>> {
  const { git, prefix } = workspace;
  const existing = programsAt.get(found);
  if (existing !== undefined) return existing;
  const { root, project } = workspace;
  const checks = schedule.plans.flatMap(({ plan }) => {
    const nearby = listPlanCommands(plan);
    return nearby.map((text) => makeRelativeToRoot(text, { root, project, beside: nearby }));
  });
  const commands = [policy.testCommand, ...checks];
  const read = (path: string) => textInTree(git, found.startCommit, `${prefix}${path}`);
  const named = findNamedPrograms(commands, read, () => packageFolders(found.startCommit, prefix, git)).then(
    (paths) => new Set([...paths].map((path) => `${prefix}${path}`)),
  );
  programsAt.set(found, named);
  return named;
}

/** The folders below the project that hold a package.json, for commands that name a workspace. */
async function packageFolders(commit: string, prefix: string, git: Git): Promise<string[]> {
  const files = await listCommitPaths(commit, git);
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
    .filter((pattern) => !coversAll(pattern));
  return (path: string) => patterns.some((pattern) => pattern.covers(path));
}

/** True when a plan of the phase names a path so that it may change what is protected in it. */
function unlockedBy(run: Pick<PhaseContext, 'schedule' | 'workspace' | 'policy'>): (path: string) => boolean {
  const { protectedReason } = run.policy;
  const declared = run.schedule.plans.map(({ plan }) => declaredPaths(plan, run.workspace.prefix));
  return (path) => declared.some((paths) => isUnlocked(path, paths, protectedReason));
}

async function listCommitPaths(commit: string, git: Git): Promise<string[]> {
  return (await git.trees.list(commit)).flatMap(({ mode, path }) => (mode === folderMode ? [] : [path]));
}
