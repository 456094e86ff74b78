import { DeclaredPaths, type DeclaredPattern } from '../phase/declared-paths.ts';
import type { Plan } from '../phase/plan.ts';

/** Files that a plan says it will write; `{a,b}` written out where it names files. */
export type Footprint = readonly DeclaredPattern[];

/** Files declared in `files_modified`; an entry that names no file of the repository keeps no plans apart. */
export function getFootprint(plan: Plan): Footprint {
  return new DeclaredPaths(plan.filesModified).patterns.flatMap((pattern) =>
    pattern.names === null ? [pattern] : pattern.alternatives(),
  );
}

/** Paths on which two plans would meet; empty when they can run side by side. */
export function sharedFiles(a: Footprint, b: Footprint): string[] {
  const shared = new Set<string>();
  for (const one of a)
    for (const other of b)
      if (one.meets(other) || other.meets(one)) for (const path of sharedPaths(one, other)) shared.add(path);
  return [...shared].sort();
}

/** Of two patterns that meet both, else the one with a name; of two names the inner one. */
function sharedPaths(one: DeclaredPattern, other: DeclaredPattern): string[] {
  if (one.names === null || other.names === null)
    return [one, other].filter(({ names }) => one.names === other.names || names !== null).map(({ path }) => path);
  const [outer = '', inner = ''] = [one.path, other.path].sort();
  return [outer === inner.replace(/\/$/, '') ? outer : inner];
}
