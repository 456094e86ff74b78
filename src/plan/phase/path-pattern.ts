import { RE2JS } from 're2js';

/** The most paths that the braces of an entry may stand for. */
const maxAlternatives = 64;

/** Expands `{a,b}`, because a plan that promises `{a,b}.ts` promises both; null for more than 64 paths. */
export function listAlternatives(path: string): string[] | null {
  let paths = [path];
  for (;;) {
    const expanded = new Set(paths.flatMap(expandBraces));
    if (expanded.size > maxAlternatives) return null;
    if (expanded.size === paths.length && paths.every((each) => expanded.has(each))) return paths;
    paths = [...expanded];
  }
}

/** A path for each choice of its first innermost braces. */
function expandBraces(path: string): string[] {
  const group = [...path.matchAll(/\{([^{}]*)\}/g)].find(([, choices]) => choices?.includes(','));
  if (group === undefined) return [path];
  const [whole, choices = ''] = group;
  return choices
    .split(',')
    .map((choice) => path.slice(0, group.index) + choice + path.slice(group.index + whole.length));
}

/** Compiles `*`, `**`, `?` and `{placeholder}` for an engine that no pattern can make hang (I8). */
export function compileGlob(paths: readonly string[]): RE2JS {
  return RE2JS.compile(paths.map(globSource).join('|'), RE2JS.DOTALL);
}

function globSource(path: string): string {
  const single = path.replace(/(?<=^|\/)(?:\*\*\/)+/g, '**/');
  return single.replace(/(?<=^|\/)\*\*\/|\*\*+|\*|\?|\{[^{}]*\}|[.+^$()|[\]\\{}]/g, (part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '*' || (part.startsWith('{') && part.endsWith('}'))) return '[^/]*';
    if (part.startsWith('*')) return '.*';
    return part === '?' ? '[^/]' : `\\${part}`;
  });
}
