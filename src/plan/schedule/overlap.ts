import { DeclaredPaths, type DeclaredPattern } from '../phase/declared-paths.ts';
import type { Plan } from '../phase/plan.ts';

export type Footprint = readonly DeclaredPattern[];

/** Entries that name no file never keep plans apart. */
export function getFootprint(plan: Plan): Footprint {
  return new DeclaredPaths(plan.filesModified).patterns.flatMap((pattern) =>
    pattern.names === null ? [pattern] : pattern.alternatives(),
  );
}

export function listSharedFiles(a: Footprint, b: Footprint): string[] {
  const shared = new Set<string>();
  for (const first of a)
    for (const second of b)
      if (first.meets(second) || second.meets(first)) for (const path of sharedPaths(first, second)) shared.add(path);
  return [...shared].sort();
}

/** Returns both of two patterns, a name rather than a pattern, or the inner of two names. */
function sharedPaths(first: DeclaredPattern, second: DeclaredPattern): string[] {
  if (first.names === null || second.names === null)
    return [first, second]
      .filter(({ names }) => first.names === second.names || names !== null)
      .map(({ path }) => path);
  const [outer = '', inner = ''] = [first.path, second.path].sort();
  return [outer === inner.replace(/\/$/, '') ? outer : inner];
}
