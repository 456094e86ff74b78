const maxAlternatives = 64;

/** Expands `{a,b}`, because `{a,b}.ts` promises both files. Returns null for more than 64 paths. */
export function listAlternatives(path: string): string[] | null {
  if (!path.includes('{')) return [path];
  let paths = [path];
  for (;;) {
    const expanded = new Set(paths.flatMap(expandBraces));
    if (expanded.size > maxAlternatives) return null;
    if (expanded.size === paths.length && paths.every((each) => expanded.has(each))) return paths;
    paths = [...expanded];
  }
}

function expandBraces(path: string): string[] {
  const group = [...path.matchAll(/\{([^{}]*)\}/g)].find(([, choices]) => choices?.includes(','));
  if (group === undefined) return [path];
  const [whole, choices = ''] = group;
  return choices
    .split(',')
    .map((choice) => path.slice(0, group.index) + choice + path.slice(group.index + whole.length));
}

/** Splits a pattern into wildcards, placeholders such as `{name}`, and single characters. */
export function readGlob(path: string): string[] {
  const tokens = path.match(/(?<=^|\/)(?:\*\*\/)+|\*\*+|\{[^{}]*\}|./gsu) ?? [];
  return tokens.map((token) => (/^\{.*\}$/s.test(token) ? '*' : token.endsWith('*/') ? '**/' : token));
}

/** Tracks all possible positions at once, so that no pattern can hang it (I8). */
export function matchesGlob(tokens: readonly string[], file: string): boolean {
  let active = new Set<number>();
  reach(0, active);
  for (const char of file) {
    const next = new Set<number>();
    for (const at of active) {
      const token = tokens[at];
      if (token === '**/' && char !== '/') next.add(at);
      else if (token?.startsWith('**') || (token === '*' && char !== '/')) reach(at, next);
      else if (token === char || (token === '?' && char !== '/')) reach(at + 1, next);
    }
    active = next;
  }
  return active.has(tokens.length);

  function reach(from: number, reached: Set<number>): void {
    reached.add(from);
    for (let at = from; tokens[at]?.startsWith('*'); at += 1) reached.add(at + 1);
  }
}
