import { posix } from 'node:path';
import { DeclaredPaths } from '../../plan/phase/declared-paths.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { PlanTask } from '../../plan/phase/task.ts';

/** Counts the files that a plan declares, and those among `changed`; without any, all outside of `.planning`. */
export function declaredChanges(plan: Plan, changed: readonly string[], prefix: string): { count: number; of: number } {
  const own = inTree(prefix, plan.summaryPath);
  const silent = new Set([own, ...['ROADMAP.md', 'STATE.md'].map((name) => `${prefix}.planning/${name}`)]);
  const observed = changed.filter((path) => !silent.has(path));
  const declared = declaredPaths(plan, prefix).patterns.filter(({ path }) => path !== own);
  if (declared.length === 0) {
    const files = observed.filter((path) => !path.startsWith(`${prefix}.planning/`)).length;
    return { count: files, of: files };
  }
  return {
    count: declared.filter((pattern) => observed.some((path) => pattern.covers(path))).length,
    of: declared.length,
  };
}

/** True when `changed` has anything that a plan's commands could be about; one without files looks at others' work. */
export function hasWorkFor(plan: Plan, changed: readonly string[], prefix: string): boolean {
  return declaresNothing(plan, prefix) || declaredChanges(plan, changed, prefix).count > 0;
}

export function declaresNothing(plan: Plan, prefix: string): boolean {
  return declaredPaths(plan, prefix).patterns.every(({ path }) => path === inTree(prefix, plan.summaryPath));
}

export function mayAskForWords({ name, action, done }: PlanTask): boolean {
  return wordWork.test(`${name} ${action} ${done ?? ''}`);
}

const wordWork =
  /\b(?:comments?|commented|[jt]sdoc|doc ?strings?|(?:go|java|rust|php)docs?|document(?:s|ed|ation)?|docs|format\w*|prettier|lint\w*|whitespace|blank|indent\w*|licen[cs]e|headers?|annotat\w*|executable|chmod|typos?|line endings?|eol)\b/i;

/** True for a plan of which each task begins by asking for comments, and none for anything to be made. */
export function asksForComments({ tasks }: Plan): boolean {
  const isAboutComments = ({ name, action }: PlanTask) =>
    [name, action].some((text) => commentWork.test(text)) && !makingPattern.test(`${name} ${action}`);
  return tasks.length > 0 && tasks.every(isAboutComments);
}

const commentWork =
  /^\W*(?:task \d+\W+)?(?:write|add|update|improve|extend|fix|document)\b.{0,40}\b(?:comments?|[jt]sdoc|doc ?strings?|(?:go|java|rust|php)docs?)\b/i;
const makingPattern =
  /\b(?:implement|creat|build|mak(?:e|es|ing)\b|refactor|renam|remov|migrat|endpoint|feature|wir(?:e|ing)\b|validat|handl)/i;

/** Paths that a plan declares in `files_modified`, in `<files>` and as artifacts, as git names them. */
export function declaredPaths(plan: Plan, prefix: string): DeclaredPaths {
  return rememberPaths(allDeclared, plan, prefix, ({ filesModified, tasks }) => [
    ...filesModified,
    ...tasks.flatMap(({ files }) => files),
    ...promisedBy(plan),
  ]);
}

export function promisedPaths(plan: Plan, prefix: string): DeclaredPaths {
  return rememberPaths(allPromised, plan, prefix, promisedBy);
}

/** True when a plan names a path, as git does, by itself and not by a pattern or a folder. */
export function isNamed(plan: Plan, path: string, prefix: string): boolean {
  return declaredPaths(plan, prefix).names(path);
}

export function inTree(prefix: string, path: string): string {
  return posix.normalize(`${prefix}${path}`).replace(/\/$/, '');
}

function promisedBy({ mustHaves }: Plan): string[] {
  return mustHaves.artifacts.map(({ path }) => path);
}

type Remembered = WeakMap<Plan, Map<string, DeclaredPaths>>;
const allDeclared: Remembered = new WeakMap();
const allPromised: Remembered = new WeakMap();

/** Each plan is read once, however often it is asked: a thousand plans ask for those of all others. */
function rememberPaths(
  existing: Remembered,
  plan: Plan,
  prefix: string,
  entries: (plan: Plan) => string[],
): DeclaredPaths {
  const byPrefix = existing.get(plan) ?? new Map<string, DeclaredPaths>();
  existing.set(plan, byPrefix);
  const declared = byPrefix.get(prefix) ?? new DeclaredPaths(entries(plan), prefix);
  byPrefix.set(prefix, declared);
  return declared;
}
