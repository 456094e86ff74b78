import type { DeclaredPattern } from '../../plan/phase/declared-paths.ts';
import { type FileChange, isTestFile } from '../../plan/phase/test-file.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { Git } from '../../system/git/git.ts';
import { folderMode } from '../../system/git/objects/trees.ts';
import { listChangedPaths, readTextInTree } from '../../system/git/tree.ts';
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
import { findUndeclaredDependencies, isDependencyFile } from './dependencies.ts';
import { excuseKeptChecking } from './lost-checking.ts';
import { type ChangedPart, isUnlocked } from './scope.ts';
import { findWeakening } from './weakening.ts';

/** If more test files changed, the number of tests decides instead of their content. */
const maxFiles = 400;

/**
 * Checks what the phase changed in tests, test settings and the toolchain: tests deleted, skipped, focused or expected
 * to fail, and settings that select tests. Undeclared changes fail the final check; declared ones are excused.
 */
export async function testIntegrity({ commit }: CleanCheckout, run: PhaseContext): Promise<Finding[]> {
  const { git } = run.workspace;
  const { startCommit } = run.found;
  if (commit === startCommit) return [];
  const changed = await listChangedPaths(git, startCommit, commit);
  const decidingFiles = await decidingChanges(changed, [startCommit, commit], run);
  const tests = changed.filter((path) => isTestFile(path) || path.endsWith('.rs'));
  const tooMany = `${tests.length} test files changed, too many to search for removed tests`;
  const mayReadAll = tests.length <= maxFiles;
  const isDeclared = declaredBy(run);
  const isBare = isBareChange(run);
  // A declared deletion was requested, but skipped or assertion-free tests are still reported.
  const weakened = (
    mayReadAll ? await findWeakening(await readFileChanges(tests, startCommit, commit, git), isBare) : []
  ).filter(({ rule, path }) => rule !== 'old-test/deleted' || !isDeclared(path));
  const undeclared = decidingFiles.filter(({ isMeant }) => !isMeant);
  // Listing all files is expensive, and few phases add such a file.
  const isNewConfig = (decidingChange: (typeof decidingFiles)[number]) =>
    decidingChange.rule === 'settings/test-config' && decidingChange.isNew;
  const before = undeclared.some(isNewConfig) ? (await listCommitPaths(startCommit, git)).filter(isTestFile) : [];
  const hadTests = (config: string) => before.some((path) => path.startsWith(config.replace(/[^/]*$/, '')));
  const settings = undeclared
    .filter((decidingChange) => !isNewConfig(decidingChange) || hadTests(decidingChange.path))
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
    ...makeFindings('old-test/unread', '', mayReadAll ? [] : [tooMany]),
  ];
  return decideLevels(findings, run.policy);
}

function buildFinding(rule: RuleId, subject: string, what: string, excuse: string | false, isBare: boolean): Finding {
  const hint = rule === 'settings/dependency' ? 'asks for it' : 'declares this file';
  const message = `was changed: ${what}${excuse === false && !isBare ? `, and no plan ${hint}` : ''}`;
  return { rule, passed: false, subject, message, ...(excuse !== false && { excuse }) };
}

/**
 * Returns undeclared changes to the parts of files that decide which tests run, by path. New files are left to the
 * final check, which knows the state at the start of the phase.
 */
export async function undeclaredParts(
  { base, commit, changed }: Pick<Candidate, 'base' | 'commit' | 'changed'>,
  run: CommandsOf,
): Promise<ReadonlyMap<string, ChangedPart>> {
  const changes = await decidingChanges(changed, [base, commit], run);
  const undeclared = changes.filter(
    ({ rule, isNew, isMeant }) => !isMeant && !(isNew && rule === 'settings/test-config'),
  );
  return new Map(undeclared.map(({ path, rule, why }) => [path, { rule, why }]));
}

/** A change to a dependency, a test setting or a program that commands run. */
interface DecidingChange extends ChangedPart {
  readonly path: string;
  readonly isNew: boolean;
  /** A plan names the file so that it may change. */
  readonly isMeant: boolean;
}

async function decidingChanges(
  changed: readonly string[],
  [from, to]: readonly [string, string],
  run: CommandsOf,
): Promise<DecidingChange[]> {
  const { git, prefix } = run.workspace;
  const isTestConfig = (path: string) => findTestConfigRule(path) !== undefined;
  const read = changed.filter((path) => isDependencyFile(path) || isTestConfig(path));
  const changes = await readFileChanges(read.slice(0, maxFiles), from, to, git);
  const plans = run.schedule.plans.map(({ plan }) => plan);
  const named = plans.flatMap((plan) => declaredPaths(plan, prefix).patterns.flatMap(({ names }) => names ?? []));
  const words = { unlocks: unlockedBy(run), named, texts: plans.map(({ text }) => text) };
  const programs = await programsOfCommands(run);
  const isDeclared = declaredBy(run);
  const isNew = (path: string) => changes.some((fileChange) => fileChange.path === path && fileChange.before === null);
  const matches = [
    ...findUndeclaredDependencies(changes, words).map(
      (dependency) => ({ ...dependency, rule: 'settings/dependency', declared: false }) as const,
    ),
    ...changed
      .filter((path) => programs.has(path) && !isTestConfig(path))
      .map((path) => ({ path, rule: 'command/changed-program', why: decides, declared: isDeclared(path) }) as const),
    ...testConfigChanges(changes, words.unlocks).map(
      (change) => ({ ...change, rule: 'settings/test-config' }) as const,
    ),
  ];
  return matches.map(({ declared, ...each }) => ({ ...each, isNew: isNew(each.path), isMeant: declared }));
}

export async function readFileChanges(
  paths: readonly string[],
  from: string,
  to: string,
  git: Git,
): Promise<FileChange[]> {
  const changes: FileChange[] = [];
  for (const path of paths)
    changes.push({ path, before: await readTextInTree(git, from, path), after: await readTextInTree(git, to, path) });
  return changes;
}

const decides = 'the test-command or a command of a plan runs it, so it decides their result';

type CommandsOf = Pick<PhaseContext, 'schedule' | 'workspace' | 'policy' | 'found'>;

const programCache = new WeakMap<PhaseContext['found'], Promise<ReadonlySet<string>>>();

/** Lists the files, as git names them, that the test command and the plans' commands ran when the phase began. */
export function programsOfCommands({ schedule, workspace, policy, found }: CommandsOf): Promise<ReadonlySet<string>> {
  const { git, prefix } = workspace;
  const cached = programCache.get(found);
  if (cached !== undefined) return cached;
  const { root, project } = workspace;
  const checks = schedule.plans.flatMap(({ plan }) => {
    const planCommands = listPlanCommands(plan);
    return planCommands.map((text) => makeRelativeToRoot(text, { root, project, beside: planCommands }));
  });
  const commands = [policy.testCommand, ...checks];
  const read = (path: string) => readTextInTree(git, found.startCommit, `${prefix}${path}`);
  const programs = findNamedPrograms(commands, read, () => packageFolders(found.startCommit, prefix, git)).then(
    (paths) => new Set([...paths].map((path) => `${prefix}${path}`)),
  );
  programCache.set(found, programs);
  return programs;
}

/** Lists folders with a package.json, for commands that name a workspace. */
async function packageFolders(commit: string, prefix: string, git: Git): Promise<string[]> {
  const files = await listCommitPaths(commit, git);
  return files
    .filter((path) => path.startsWith(prefix) && path.endsWith('/package.json'))
    .map((path) => path.slice(prefix.length, -'/package.json'.length))
    .filter((path) => !/node_modules/.test(path));
}

/** Returns a test for paths that a plan of the phase declares. Patterns for everything, such as `**`, do not count. */
export function declaredBy({ schedule, workspace: { prefix } }: Pick<PhaseContext, 'schedule' | 'workspace'>) {
  const coversAll = (pattern: DeclaredPattern) =>
    pattern.covers(`${prefix}\u0001`) || pattern.covers(`${prefix}\u0001/\u0001`);
  const patterns = schedule.plans
    .flatMap(({ plan }) => declaredPaths(plan, prefix).patterns)
    .filter((pattern) => !coversAll(pattern));
  return (path: string) => patterns.some((pattern) => pattern.covers(path));
}

function unlockedBy(run: Pick<PhaseContext, 'schedule' | 'workspace' | 'policy'>): (path: string) => boolean {
  const { protectedReason } = run.policy;
  const declared = run.schedule.plans.map(({ plan }) => declaredPaths(plan, run.workspace.prefix));
  return (path) => declared.some((paths) => isUnlocked(path, paths, protectedReason));
}

async function listCommitPaths(commit: string, git: Git): Promise<string[]> {
  return (await git.trees.list(commit)).flatMap(({ mode, path }) => (mode === folderMode ? [] : [path]));
}
