import { parseDeclaredPath, withoutAnnotation } from '../phase/declared-paths.ts';
import type { Plan } from '../phase/plan.ts';

/** The files a plan says it will write, in a form that can be compared. */
export interface Footprint {
  paths: ReadonlySet<string>;
  /** Globs and directories. */
  patterns: readonly Pattern[];
}

interface Pattern {
  written: string;
  /** What every path it covers starts with. */
  prefix: string;
  covers: (path: string) => boolean;
}

/** An entry that names no file of the repository covers none, but two plans that both have it are kept apart. */
export function footprint(plan: Plan): Footprint {
  const paths = new Set<string>();
  const patterns: Pattern[] = [];
  for (const written of plan.filesModified) {
    const declared = parseDeclaredPath(written);
    if (declared.kind === 'undecidable') {
      const text = withoutAnnotation(written);
      if (text !== '') paths.add(text);
    } else if (declared.names === null) {
      const { path, prefix, covers } = declared;
      patterns.push({ written: path, prefix, covers });
    } else
      for (const name of declared.names)
        if (name.endsWith('/')) patterns.push({ written: name, prefix: name, covers: (path) => path.startsWith(name) });
        else paths.add(name);
  }
  return { paths, patterns };
}

/** The paths on which two plans would meet; empty when they can run side by side. */
export function sharedFiles(a: Footprint, b: Footprint): string[] {
  const [small, large] = a.paths.size <= b.paths.size ? [a.paths, b.paths] : [b.paths, a.paths];
  const shared = new Set<string>();
  for (const path of small) if (large.has(path)) shared.add(path);
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const)
    for (const pattern of one.patterns) {
      for (const path of other.paths) if (pattern.covers(path)) shared.add(path);
      for (const also of other.patterns) if (meet(pattern, also)) shared.add(pattern.written);
    }
  return [...shared].sort();
}

/** Two patterns may meet when one begins where the other may reach. Said too often, this costs time; too rarely, work. */
function meet(a: Pattern, b: Pattern): boolean {
  return a.prefix.startsWith(b.prefix) || b.prefix.startsWith(a.prefix);
}
