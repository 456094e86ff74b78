import { posix } from 'node:path';
import { DeclaredPaths, type DeclaredPattern } from '../../plan/phase/declared-paths.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { PlanTask } from '../../plan/phase/task.ts';
import { isTestFile } from '../../plan/phase/test-file.ts';
import { clipText, firstFew } from '../../system/text/text.ts';
import { declaredPaths, mayAskForWords, promisedPaths } from '../candidate/declared.ts';
import type { Finding } from '../rules/finding.ts';
import type { RuleId } from '../rules/rule-book.ts';
import { isCommonName, isConventional, isSecretFile } from './promised-path.ts';

/** Facts that decide whether the files of a plan's tasks were worked on. Paths are as git names them. */
export interface TaskFilesFacts {
  readonly plan: Plan;
  /** Of a part only its tasks are asked: other files may belong to the tasks after the question. */
  readonly isPart: boolean;
  /** Files that the plan's work changed, deleted ones among them. */
  readonly changed: readonly string[];
  /** Those of them that changed only in blanks, comments or their mode. */
  readonly hollow: ReadonlySet<string>;
  /** The folder of the project in its repository, with a slash at its end. */
  readonly prefix: string;
  /** Those of these files that neither the base nor the tree has. */
  readonly absent: (paths: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Those of these files that the tree has as the base had them, or changed. */
  readonly kept: (paths: readonly string[]) => Promise<readonly string[]>;
  /** Those of these files that git ignores, which no commit could have. */
  readonly ignored: (paths: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The SUMMARY's reason for which one of these names was not worked on; null for none. */
  readonly reason: (names: readonly string[]) => string | null;
}

/** Something of the plan that was not done, by the names under which a SUMMARY may say why. */
interface Lack {
  readonly rule: RuleId;
  readonly subject: string;
  readonly what: string;
  readonly names: readonly string[];
}

/**
 * Asks whether all of a plan was done: each task with files changed one of them, and each file that the plan declares by its
 * name was there before or is there now. A reason in the SUMMARY excuses what was not.
 */
export async function verifyTaskFiles(facts: TaskFilesFacts): Promise<Finding[]> {
  const unchanged = listDeclaredNames(facts).filter((name) => !isChanged(name, facts));
  const ignored = await facts.ignored(unchanged.map((name) => name.replace(/\/$/, '')));
  const isOut = (name: string) => ignored.has(name.replace(/\/$/, '')) || isNoWork(name, facts);
  const open = unchanged.filter((name) => !isOut(name) && !name.endsWith('/') && !hasPlaceholder(name));
  const absent = await facts.absent(open);
  const unmade = open.filter((name) => absent.has(name));
  const replaced = new Map(
    unmade.flatMap((name) => findSubstitute(name, facts).map((other) => [name, other] as const)),
  );
  const unused = facts.plan.tasks.map((task, at) => ({ task, at, files: idleFiles(task, isOut, facts) }));
  // Tests that were never made are told by themselves, and promised files by the check of promises.
  const promised = promisedPaths(facts.plan, facts.prefix);
  const isReportedElsewhere = (files: readonly string[]) =>
    files.every((file) => isTestFile(file) && absent.has(file)) ||
    files.some((file) => absent.has(file) && (promised.names(file) || replaced.has(file)));
  const undone = unused.filter(({ files }) => !isReportedElsewhere(files));
  const reported = new Set(undone.flatMap(({ files }) => files.filter((file) => !isTestFile(file))));
  const lacks = [
    ...(await undeletedFiles(facts)),
    ...undone.map(({ task, at, files }) => idleTask(task, at, files, facts)),
    ...unmade
      .filter((name) => !reported.has(name) && !promised.names(name) && !replaced.has(name))
      .map((name) => unmadeFile(name, facts)),
  ];
  const findings = lacks.map(({ rule, subject, what, names }): Finding => {
    const reason = facts.reason(names);
    const excuse = reason === null ? {} : { excuse: `the SUMMARY says: ${clipText(reason)}` };
    return { rule, passed: false, subject, message: what, ...excuse };
  });
  const places = [...replaced].map(([name, other]) => `${name} was never made; ${other} seems to be in its place`);
  const moved: Finding[] =
    places.length === 0
      ? []
      : [{ rule: 'task/moved-file', passed: false, subject: 'files_modified', message: firstFew(places, 5, '; ') }];
  return [...findings, ...moved];
}

/** The files of a task that changed none of them; empty where it did, and for a task that has no files or is for a person. */
function idleFiles(task: PlanTask, isOut: (name: string) => boolean, facts: TaskFilesFacts): string[] {
  if (isForPerson(task)) return [];
  const patterns = buildPatterns(task.files, facts).filter(({ path }) => !isOut(path));
  const changed = mayAskForWords(task) ? facts.changed : facts.changed.filter((path) => !facts.hollow.has(path));
  return patterns.some((pattern) => isTouched(pattern, { ...facts, changed })) ? [] : patterns.map(({ path }) => path);
}

function idleTask(task: PlanTask, at: number, files: readonly string[], facts: TaskFilesFacts): Lack {
  return {
    rule: 'task/undone',
    subject: `task ${at + 1}`,
    what: `"${task.name}" changed none of its files (${firstFew(files)})${files.some((file) => facts.hollow.has(file)) ? ' but for blanks, comments or a mode' : ''}`,
    names: [...taskNames(task, at), ...files.flatMap((file) => fileNames(file, facts))],
  };
}

function unmadeFile(path: string, facts: TaskFilesFacts): Lack {
  const isTest = isTestFile(path);
  const tasks = facts.plan.tasks.flatMap((task, at) =>
    buildPatterns(task.files, facts).some((pattern) => pattern.covers(path)) ? taskNames(task, at) : [],
  );
  return {
    rule: isTest ? 'own-test/unmade' : 'task/unmade-file',
    subject: path,
    what: `is ${isTest ? 'a test that the plan declares' : 'declared by the plan'}, and it was never made`,
    names: [...fileNames(path, facts), ...tasks],
  };
}

/** Files that a task says to delete, by the words right before the path or a mark behind it, and that are still there. */
async function undeletedFiles(facts: TaskFilesFacts): Promise<Lack[]> {
  const { tasks, text } = facts.plan;
  const marked = [...text.matchAll(deletionMark)].map(([, path = '']) => path);
  const said = tasks.flatMap(({ name, action, files }) => {
    const paths = [...`${name}\n${action}`.matchAll(deletion)].flatMap(
      ([, list = '']) => list.match(pathPattern) ?? [],
    );
    return paths.map((file) => files.find((entry) => !file.includes('/') && posix.basename(entry) === file) ?? file);
  });
  const names = buildPatterns([...marked, ...said], facts).flatMap((pattern) => pattern.names ?? []);
  const what = 'is still there, and a task says to delete it';
  const kept = await facts.kept([...new Set(names)]);
  return kept.map((path) => ({ rule: 'task/undeleted', subject: path, what, names: fileNames(path, facts) }));
}

const deletionMark = /([\w@./[\]-]+\.\w+)`? \((?:to be )?(?:deleted?|removed?)\)/gi;
const pathPattern = /[\w@.()[\]/-]*[\w\])]\.[a-z]\w{0,9}/gi;

/** `delete src/v1.js`, "Remove `src/a.ts` and `src/b.ts`." Where only a part of a file is to go, other words follow. */
const deletion =
  /(?<!(?:n['’]t|not|never|without|instead of|than|if|when|or) )\b(?:delete|remove|(?:git )?rm(?: -\w+)*) (?:the )?(?:(?:old|legacy|obsolete|unused|whole|entire) )?(?:file |module )?((?:`?[\w@.()[\]/-]*[\w\])]\.[a-z]\w{0,9}`?(?:,? and |, )?)+)(?=[.;:)\n]|\s*$|,? (?:and|entirely|completely|then|because|since|as|once|now|so|[—–(-]))/gim;

function isForPerson({ type }: PlanTask): boolean {
  return type.startsWith('checkpoint');
}

function buildPatterns(files: readonly string[], { prefix }: TaskFilesFacts): readonly DeclaredPattern[] {
  return new DeclaredPaths(files, prefix).patterns;
}

/** Names that the plan, or a part of it, declares; promised artifacts have a check of their own. */
function listDeclaredNames(facts: TaskFilesFacts): string[] {
  const { plan, isPart } = facts;
  const tasks = plan.tasks.filter((task) => !isForPerson(task)).flatMap(({ files }) => files);
  const entries = isPart ? tasks : [...tasks, ...plan.filesModified];
  return [...new Set(buildPatterns(entries, facts).flatMap((pattern) => pattern.names ?? []))];
}

/** `migrations/XXXX_users.sql` and `YYYYMMDD-notes.md` name no file, but a form of names. */
function hasPlaceholder(name: string): boolean {
  return /(?:^|[^A-Za-z])(?:X{2,}|N{2,}|Y{4}\w*|timestamp|TIMESTAMP|hash)(?=$|[^A-Za-z])/.test(name);
}

/** Documents of the planning have rules of their own; secrets and what tools make is in no commit. */
function isNoWork(path: string, { prefix }: TaskFilesFacts): boolean {
  return path.startsWith(`${prefix}.planning/`) || isSecretFile(path) || isConventional(path) || path.startsWith('../');
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

/**
 * The changed file, if any, that the plan does not declare and that looks like this one under another name: in another place
 * (`test/a.js` as `src/test/a.js`), language (`a.js` as `a.ts`), or words (`member-list-item.tsx` as `member-list.tsx`). Plans
 * are written before the work and often miss the name; who leaves work out does not make something else in its place.
 */
function findSubstitute(name: string, { plan, changed, prefix }: TaskFilesFacts): string[] {
  const declared = declaredPaths(plan, prefix);
  const { dir, base, name: stem, ext } = posix.parse(name.replace(/\/$/, ''));
  const args = splitNameIntoWords(isCommonName(base) ? posix.basename(dir) : stem);
  const match = changed.find((path) => {
    if (declared.covers(path) || path.startsWith(`${prefix}.planning/`)) return false;
    const other = posix.parse(path);
    if (other.dir === dir && other.name === stem) return true;
    // `web/locales/uk.json` as `web/i18n/locales/uk.json`.
    if (other.base === base && posix.basename(other.dir) === posix.basename(dir)) return true;
    if (ext === '') return path.split('/').includes(base);
    if (other.ext !== ext || isTestFile(path) !== isTestFile(name)) return false;
    if (isCommonName(base) && other.base !== base) return false;
    const observed = splitNameIntoWords(isCommonName(base) ? other.dir : path.slice(0, -ext.length));
    return args.some((word) => observed.includes(word));
  });
  return match === undefined ? [] : [match];
}

/** Words of a name that say what it is about: `member`, `list` and `item` of `MemberListItem` and `member-list-item`. */
function splitNameIntoWords(name: string): string[] {
  const args = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  return args.filter(
    (word) => word.length > 3 && !/^(?:test|tests|spec|page|index|main|component|components|utils)$/.test(word),
  );
}

/** `Task 2`, and what the task is called where that is more than a word. */
function taskNames({ name }: PlanTask, at: number): string[] {
  const [, number = String(at + 1), title = name] = /^(?:task\s+)?(\d+[a-z]?)\s*[:.)—–-]\s*(.+)$/i.exec(name) ?? [];
  return [`task ${number}`, ...(title.length >= 8 ? [title] : [])];
}

/** The path from the repository, from the project, its last two parts, and its last one where that says something. */
function fileNames(path: string, { prefix }: TaskFilesFacts): string[] {
  const parts = path.split('/');
  const base = parts.at(-1) ?? path;
  const inProject = path.startsWith(prefix) ? path.slice(prefix.length) : path;
  return [
    ...new Set([path, inProject, parts.slice(-2).join('/'), ...(isCommonName(base) && parts.length > 1 ? [] : [base])]),
  ];
}
