import { withoutAnnotation } from '../phase/file-list.ts';
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

/** `[id]` in a path is a directory of that name (Next.js routes), so only `*`, `?` and `{a,b}` make a glob. */
export function footprint(plan: Plan): Footprint {
  const paths = new Set<string>();
  const patterns: Pattern[] = [];
  for (const written of plan.filesModified) {
    const path = withoutAnnotation(written.trim()).replace(/^(?:\.\/)+/, '');
    if (path === '') continue;
    if (/[*?{]/.test(path)) patterns.push(glob(path));
    else if (path.endsWith('/'))
      patterns.push({ written: path, prefix: path, covers: (other) => other.startsWith(path) });
    else paths.add(path);
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

/** Braces are not taken apart: such a pattern covers all that begins like it. */
function glob(pattern: string): Pattern {
  const prefix = pattern.slice(0, pattern.search(/[*?{]/));
  if (pattern.includes('{')) return { written: pattern, prefix, covers: (path) => path.startsWith(prefix) };
  const segments = pattern.split('/');
  return {
    written: pattern,
    prefix,
    covers: (path) => path.startsWith(prefix) && coversSegments(segments, path.split('/')),
  };
}

/** Segment by segment with the two-pointer walk of wildcard matching: no regular expression, no exponential case. */
function coversSegments(pattern: readonly string[], path: readonly string[]): boolean {
  return wildcard(pattern, path, '**', (part, segment) => wildcard([...part], [...segment], '*', coversChar));
}

function coversChar(part: string, char: string): boolean {
  return part === '?' || part === char;
}

function wildcard(
  pattern: readonly string[],
  items: readonly string[],
  star: string,
  matches: (part: string, item: string) => boolean,
): boolean {
  let at = 0;
  let starAt = -1;
  let resume = 0;
  for (let item = 0; item < items.length; ) {
    const part = pattern[at];
    if (part === star) {
      starAt = at++;
      resume = item;
    } else if (part !== undefined && matches(part, items[item] ?? '')) {
      at++;
      item++;
    } else if (starAt >= 0) {
      at = starAt + 1;
      item = ++resume;
    } else return false;
  }
  while (pattern[at] === star) at++;
  return at === pattern.length;
}
