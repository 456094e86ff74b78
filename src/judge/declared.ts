import { posix } from 'node:path';
import { type DeclaredPattern, namesFile, parseDeclaredPath } from '../phase/declared-paths.ts';
import type { Plan } from '../phase/plan.ts';

/**
 * How many of the files that a plan declares - in `files_modified`, `<files>` and its promises - are among `changed`, as
 * git names them. Its own SUMMARY says nothing, nor do ROADMAP and STATE, which only the orchestrator writes. Of a plan that declares no file, any change outside of `.planning` counts.
 */
export function declaredChanges(plan: Plan, changed: readonly string[], prefix: string): { count: number; of: number } {
  const own = inTree(prefix, plan.summaryPath);
  const silent = new Set([own, ...['ROADMAP.md', 'STATE.md'].map((name) => `${prefix}.planning/${name}`)]);
  const seen = changed.filter((path) => !silent.has(path));
  const declared = declaredPatterns(plan, prefix).filter(({ path }) => path !== own);
  if (declared.length === 0) {
    const files = seen.filter((path) => !path.startsWith(`${prefix}.planning/`)).length;
    return { count: files, of: files };
  }
  return { count: declared.filter(({ covers }) => seen.some(covers)).length, of: declared.length };
}

/** What a plan declares, each path once, as git names it; what can name no file of the repository is left out. */
export function declaredPatterns({ filesModified, tasks, mustHaves }: Plan, prefix: string): DeclaredPattern[] {
  const all = [
    ...filesModified,
    ...tasks.flatMap(({ files }) => files),
    ...mustHaves.artifacts.map(({ path }) => path),
  ];
  const patterns = new Map<string, DeclaredPattern>();
  for (const entry of all) {
    const found = parseDeclaredPath(entry, prefix);
    if (found.kind === 'pattern') patterns.set(found.path, found);
  }
  return [...patterns.values()];
}

/** Whether a plan names a path, as git does, by itself and not by a pattern or a folder. */
export function isNamed(plan: Plan, path: string, prefix: string): boolean {
  return declaredPatterns(plan, prefix).some((entry) => namesFile(entry, path));
}

/** A path of a plan as git names it. */
export function inTree(prefix: string, path: string): string {
  return posix.normalize(`${prefix}${path}`).replace(/\/$/, '');
}
