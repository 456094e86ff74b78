import { posix } from 'node:path';
import { DeclaredPaths } from '../../plan/phase/declared-paths.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { PlanTask } from '../../plan/phase/task.ts';

/** Counts declared files that were changed. Without declarations, counts all files outside `.planning`. */
export function listDeclaredChanges(
  plan: Plan,
  changed: readonly string[],
  prefix: string,
): { count: number; of: number } {
  const summary = toTreePath(prefix, plan.summaryPath);
  const ignored = new Set([summary, ...['ROADMAP.md', 'STATE.md'].map((name) => `${prefix}.planning/${name}`)]);
  const relevant = changed.filter((path) => !ignored.has(path));
  const declared = declaredPaths(plan, prefix).patterns.filter(({ path }) => path !== summary);
  if (declared.length === 0) {
    const files = relevant.filter((path) => !path.startsWith(`${prefix}.planning/`)).length;
    return { count: files, of: files };
  }
  return {
    count: declared.filter((pattern) => relevant.some((path) => pattern.covers(path))).length,
    of: declared.length,
  };
}

/** Returns true if the plan's commands can be about its changes. A plan without files may check other plans' work. */
export function hasWorkFor(plan: Plan, changed: readonly string[], prefix: string): boolean {
  return declaresNothing(plan, prefix) || listDeclaredChanges(plan, changed, prefix).count > 0;
}

export function declaresNothing(plan: Plan, prefix: string): boolean {
  return declaredPaths(plan, prefix).patterns.every(({ path }) => path === toTreePath(prefix, plan.summaryPath));
}

export function mayAskForWords({ name, action, done }: PlanTask): boolean {
  return wordWorkPattern.test(`${name} ${action} ${done ?? ''}`);
}

const wordWorkPattern =
  /\b(?:comments?|commented|[jt]sdoc|doc ?strings?|(?:go|java|rust|php)docs?|document(?:s|ed|ation)?|docs|format\w*|prettier|lint\w*|whitespace|blank|indent\w*|licen[cs]e|headers?|annotat\w*|executable|chmod|typos?|line endings?|eol)\b/i;

export function asksForComments({ tasks }: Plan): boolean {
  const isAboutComments = ({ name, action }: PlanTask) =>
    [name, action].some((text) => commentWorkPattern.test(text)) && !makingPattern.test(`${name} ${action}`);
  return tasks.length > 0 && tasks.every(isAboutComments);
}

const commentWorkPattern =
  /^\W*(?:task \d+\W+)?(?:write|add|update|improve|extend|fix|document)\b.{0,40}\b(?:comments?|[jt]sdoc|doc ?strings?|(?:go|java|rust|php)docs?)\b/i;
const makingPattern =
  /\b(?:implement|creat|build|mak(?:e|es|ing)\b|refactor|renam|remov|migrat|endpoint|feature|wir(?:e|ing)\b|validat|handl)/i;

/** Paths from `files_modified`, `<files>` and artifacts, relative to the repository. */
export function declaredPaths(plan: Plan, prefix: string): DeclaredPaths {
  return rememberPaths(allDeclared, plan, prefix, ({ filesModified, tasks }) => [
    ...filesModified,
    ...tasks.flatMap(({ files }) => files),
    ...listPromisedPaths(plan),
  ]);
}

export function promisedPaths(plan: Plan, prefix: string): DeclaredPaths {
  return rememberPaths(allPromised, plan, prefix, listPromisedPaths);
}

export function isNamed(plan: Plan, path: string, prefix: string): boolean {
  return declaredPaths(plan, prefix).names(path);
}

export function toTreePath(prefix: string, path: string): string {
  return posix.normalize(`${prefix}${path}`).replace(/\/$/, '');
}

function listPromisedPaths({ mustHaves }: Plan): string[] {
  return mustHaves.artifacts.map(({ path }) => path);
}

type PathCache = WeakMap<Plan, Map<string, DeclaredPaths>>;
const allDeclared: PathCache = new WeakMap();
const allPromised: PathCache = new WeakMap();

/** Caches parsed paths, because every plan is compared with all others. */
function rememberPaths(cache: PathCache, plan: Plan, prefix: string, entries: (plan: Plan) => string[]): DeclaredPaths {
  const byPrefix = cache.get(plan) ?? new Map<string, DeclaredPaths>();
  cache.set(plan, byPrefix);
  const declared = byPrefix.get(prefix) ?? new DeclaredPaths(entries(plan), prefix);
  byPrefix.set(prefix, declared);
  return declared;
}
