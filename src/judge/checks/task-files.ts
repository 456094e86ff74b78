import { posix } from 'node:path';
import { DeclaredPaths, type DeclaredPattern } from '../../plan/phase/declared-paths.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { PlanTask } from '../../plan/phase/task.ts';
import { isTestFile } from '../../plan/phase/test-file.ts';
import { clipText, joinFirstFew } from '../../system/text/text.ts';
import { declaredPaths, mayAskForWords, promisedPaths } from '../candidate/declared.ts';
import type { Finding } from '../rules/finding.ts';
import type { RuleId } from '../rules/rule-book.ts';
import { findRenamedFile } from './moved-files.ts';
import { isCommonName, isConventional, isSecretFile } from './promised-path.ts';

export interface TaskFilesFacts {
  readonly plan: Plan;
  /** Only the tasks of a partial plan are checked: other files may belong to tasks after the question. */
  readonly isPart: boolean;
  /** Files that the plan's work changed, including deleted ones. */
  readonly changed: readonly string[];
  readonly hollow: ReadonlySet<string>;
  /** Project folder inside the repository, with a trailing slash. */
  readonly prefix: string;
  /** Returns the files that exist neither before nor after the work. */
  readonly absent: (paths: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly kept: (paths: readonly string[]) => Promise<readonly string[]>;
  /** Returns the files that git ignores and no commit could contain. */
  readonly ignored: (paths: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Returns the SUMMARY's reason for skipping one of these names, or null. */
  readonly reason: (names: readonly string[]) => string | null;
}

/** A part of the plan that was not done; `names` are how a SUMMARY may refer to it. */
interface Lack {
  readonly rule: RuleId;
  readonly subject: string;
  readonly what: string;
  readonly names: readonly string[];
}

/**
 * Checks that each task changed one of its files and that each file the plan declares by name exists. A reason in the
 * SUMMARY excuses a gap.
 */
export async function verifyTaskFiles(facts: TaskFilesFacts): Promise<Finding[]> {
  const unchanged = listDeclaredNames(facts).filter((name) => !isChanged(name, facts));
  const ignored = await facts.ignored(unchanged.map((name) => name.replace(/\/$/, '')));
  const isExcluded = (name: string) => ignored.has(name.replace(/\/$/, '')) || isExempt(name, facts);
  const expected = unchanged.filter((name) => !isExcluded(name) && !name.endsWith('/') && !hasPlaceholder(name));
  const absent = await facts.absent(expected);
  const unmade = expected.filter((name) => absent.has(name));
  const candidates = unmade.length === 0 ? [] : listUndeclaredChanges(facts);
  const replaced = new Map(
    unmade.flatMap((name) => {
      const other = findRenamedFile(name, candidates);
      return other === undefined ? [] : [[name, other] as const];
    }),
  );
  const idleTasks = facts.plan.tasks.map((task, at) => ({ task, at, files: listIdleFiles(task, isExcluded, facts) }));
  // Unmade tests and promised files have checks of their own.
  const promised = promisedPaths(facts.plan, facts.prefix);
  const isReportedElsewhere = (files: readonly string[]) =>
    files.every((file) => isTestFile(file) && absent.has(file)) ||
    files.some((file) => absent.has(file) && (promised.names(file) || replaced.has(file)));
  const undone = idleTasks.filter(({ files }) => !isReportedElsewhere(files));
  const reported = new Set(undone.flatMap(({ files }) => files.filter((file) => !isTestFile(file))));
  const lacks = [
    ...(await findUndeletedFiles(facts)),
    ...undone.map(({ task, at, files }) => describeIdleTask(task, at, files, facts)),
    ...unmade
      .filter((name) => !reported.has(name) && !promised.names(name) && !replaced.has(name))
      .map((name) => describeUnmadeFile(name, facts)),
  ];
  const findings = lacks.map(({ rule, subject, what, names }): Finding => {
    const reason = facts.reason(names);
    const excuse = reason === null ? {} : { excuse: `the SUMMARY says: ${clipText(reason)}` };
    return { rule, passed: false, subject, message: what, ...excuse };
  });
  const moves = [...replaced].map(([name, other]) => `${name} was never made; ${other} seems to be in its place`);
  const moved: Finding[] =
    moves.length === 0
      ? []
      : [{ rule: 'task/moved-file', passed: false, subject: 'files_modified', message: joinFirstFew(moves, 5, '; ') }];
  return [...findings, ...moved];
}

/**
 * Returns the files of a task that changed none of them, or an empty list if it did, has no files or is for a person.
 */
function listIdleFiles(task: PlanTask, isExcluded: (name: string) => boolean, facts: TaskFilesFacts): string[] {
  if (isForPerson(task)) return [];
  const patterns = buildPatterns(task.files, facts).filter(({ path }) => !isExcluded(path));
  const changed = mayAskForWords(task) ? facts.changed : facts.changed.filter((path) => !facts.hollow.has(path));
  return patterns.some((pattern) => isTouched(pattern, { ...facts, changed })) ? [] : patterns.map(({ path }) => path);
}

function describeIdleTask(task: PlanTask, at: number, files: readonly string[], facts: TaskFilesFacts): Lack {
  return {
    rule: 'task/undone',
    subject: `task ${at + 1}`,
    what: `"${task.name}" changed none of its files (${joinFirstFew(files)})${files.some((file) => facts.hollow.has(file)) ? ' but for blanks, comments or a mode' : ''}`,
    names: [...listTaskNames(task, at), ...files.flatMap((file) => listFileNames(file, facts))],
  };
}

function describeUnmadeFile(path: string, facts: TaskFilesFacts): Lack {
  const isTest = isTestFile(path);
  const tasks = facts.plan.tasks.flatMap((task, at) =>
    buildPatterns(task.files, facts).some((pattern) => pattern.covers(path)) ? listTaskNames(task, at) : [],
  );
  return {
    rule: isTest ? 'own-test/unmade' : 'task/unmade-file',
    subject: path,
    what: `is ${isTest ? 'a test that the plan declares' : 'declared by the plan'}, and it was never made`,
    names: [...listFileNames(path, facts), ...tasks],
  };
}

async function findUndeletedFiles(facts: TaskFilesFacts): Promise<Lack[]> {
  const { tasks, text } = facts.plan;
  const markedPaths = [...text.matchAll(deletionMark)].map(([, path = '']) => path);
  const namedPaths = tasks.flatMap(({ name, action, files }) => {
    const paths = [...`${name}\n${action}`.matchAll(deletion)].flatMap(
      ([, list = '']) => list.match(pathPattern) ?? [],
    );
    return paths.map((file) => files.find((entry) => !file.includes('/') && posix.basename(entry) === file) ?? file);
  });
  const names = buildPatterns([...markedPaths, ...namedPaths], facts).flatMap((pattern) => pattern.names ?? []);
  const message = 'is still there, and a task says to delete it';
  const remaining = await facts.kept([...new Set(names)]);
  return remaining.map((path) => ({
    rule: 'task/undeleted',
    subject: path,
    what: message,
    names: listFileNames(path, facts),
  }));
}

const deletionMark = /([\w@./[\]-]+\.\w+)`? \((?:to be )?(?:deleted?|removed?)\)/gi;
const pathPattern = /[\w@.()[\]/-]*[\w\])]\.[a-z]\w{0,9}/gi;

/** Matches `delete src/v1.js`, "Remove `src/a.ts` and `src/b.ts`.", but not the removal of a part of a file. */
const deletion =
  /(?<!(?:n['’]t|not|never|without|instead of|than|if|when|or) )\b(?:delete|remove|(?:git )?rm(?: -\w+)*) (?:the )?(?:(?:old|legacy|obsolete|unused|whole|entire) )?(?:file |module )?((?:`?[\w@.()[\]/-]*[\w\])]\.[a-z]\w{0,9}`?(?:,? and |, )?)+)(?=[.;:)\n]|\s*$|,? (?:and|entirely|completely|then|because|since|as|once|now|so|[—–(-]))/gim;

function isForPerson({ type }: PlanTask): boolean {
  return type.startsWith('checkpoint');
}

function buildPatterns(files: readonly string[], { prefix }: TaskFilesFacts): readonly DeclaredPattern[] {
  return new DeclaredPaths(files, prefix).patterns;
}

/** Lists declared names; promised artifacts have a check of their own. */
function listDeclaredNames(facts: TaskFilesFacts): string[] {
  const { plan, isPart } = facts;
  const tasks = plan.tasks.filter((task) => !isForPerson(task)).flatMap(({ files }) => files);
  const entries = isPart ? tasks : [...tasks, ...plan.filesModified];
  return [...new Set(buildPatterns(entries, facts).flatMap((pattern) => pattern.names ?? []))];
}

/** Detects name patterns such as `migrations/XXXX_users.sql` and `YYYYMMDD-notes.md`. */
function hasPlaceholder(name: string): boolean {
  return /(?:^|[^A-Za-z])(?:X{2,}|N{2,}|Y{4}\w*|timestamp|TIMESTAMP|hash)(?=$|[^A-Za-z])/.test(name);
}

/** Planning documents have rules of their own; no commit contains secrets or generated files. */
function isExempt(path: string, { prefix }: TaskFilesFacts): boolean {
  return path.startsWith(`${prefix}.planning/`) || isSecretFile(path) || isConventional(path) || path.startsWith('../');
}

function listUndeclaredChanges({ plan, changed, prefix }: TaskFilesFacts): string[] {
  const declared = declaredPaths(plan, prefix);
  return changed.filter((path) => !declared.covers(path) && !path.startsWith(`${prefix}.planning/`));
}

function isChanged(name: string, { changed }: TaskFilesFacts): boolean {
  return changed.some((path) => path === name || path.startsWith(`${name.replace(/\/$/, '')}/`));
}

function isTouched(pattern: DeclaredPattern, facts: TaskFilesFacts): boolean {
  const { changed } = facts;
  if (changed.some((path) => pattern.covers(path))) return true;
  const folder = posix.dirname(pattern.path);
  return hasPlaceholder(pattern.path) && changed.some((path) => posix.dirname(path) === folder);
}

/** Returns `Task 2` and the task's title if it is more than one word. */
function listTaskNames({ name }: PlanTask, at: number): string[] {
  const [, number = String(at + 1), title = name] = /^(?:task\s+)?(\d+[a-z]?)\s*[:.)—–-]\s*(.+)$/i.exec(name) ?? [];
  return [`task ${number}`, ...(title.length >= 8 ? [title] : [])];
}

/**
 * Returns the names a SUMMARY may use for a file: the path from the repository or project, the last two parts, or a
 * distinctive file name.
 */
function listFileNames(path: string, { prefix }: TaskFilesFacts): string[] {
  const parts = path.split('/');
  const base = parts.at(-1) ?? path;
  const inProject = path.startsWith(prefix) ? path.slice(prefix.length) : path;
  return [
    ...new Set([path, inProject, parts.slice(-2).join('/'), ...(isCommonName(base) && parts.length > 1 ? [] : [base])]),
  ];
}
