import { DeclaredPaths, type DeclaredPattern } from '../phase/declared-paths.ts';
import type { Plan } from '../phase/plan.ts';

/** The files a plan says it will write, in a form that can be compared. */
export interface Footprint {
  /** Files and folders by their path, which ends with no slash. */
  names: ReadonlyMap<string, DeclaredPattern>;
  /** Entries with `*`, `?` or a placeholder. */
  patterns: readonly DeclaredPattern[];
}

/** Files declared in `files_modified`; an entry that names no file of the repository keeps no plans apart. */
export function getFootprint(plan: Plan): Footprint {
  const declared = new DeclaredPaths(plan.filesModified).patterns;
  const named = declared.flatMap((pattern) => (pattern.names === null ? [] : pattern.alternatives()));
  return {
    names: new Map(named.map((pattern) => [pattern.path.replace(/\/$/, ''), pattern])),
    patterns: declared.filter(({ names }) => names === null),
  };
}

/** Paths on which two plans would meet; empty when they can run side by side. */
export function sharedFiles(a: Footprint, b: Footprint): string[] {
  const shared = new Set<string>();
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const [name, { path }] of one.names) {
      const same = other.names.get(name);
      if (same !== undefined) shared.add(same.path < path ? same.path : path);
      else if ([...enclosingFolders(name)].some((folder) => other.names.has(folder))) shared.add(path);
    }
    for (const pattern of one.patterns) {
      for (const name of other.names.values()) if (pattern.meets(name)) shared.add(name.path);
      for (const also of other.patterns) if (pattern.meets(also)) shared.add(pattern.path);
    }
  }
  return [...shared].sort();
}

/** The nearest first. */
export function* enclosingFolders(path: string): Generator<string> {
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) yield path.slice(0, at);
}
