/** Form of a phase id for comparing: `07` gives `7`, `64a` gives `64A`; project code, `Phase ` and slug go. */
export function phaseKey(id: string): string {
  const number = phaseNumber(id);
  if (number === null) return id.trim().toLowerCase();
  return number.split('.').map(withoutZeros).join('.').toUpperCase();
}

export function samePhase(a: string, b: string): boolean {
  return phaseKey(a) === phaseKey(b);
}

/** The number as written (`02.1` of `02.1-payments`), or null when the text does not start with one. */
export function phaseNumber(id: string): string | null {
  return tokenPattern.exec(id.trim().replace(/^phase[\s_-]+/i, ''))?.[1] ?? null;
}

/** Upstream's phase token: an optional project code, digits, a letter, dotted numbers, then a dash or the end. */
const tokenPattern = /^(?:[A-Za-z]{1,6}-)?(\d+[A-Za-z]?(?:\.\d+)*)(?:-|$)/;

/** `007` gives `7`, `0` and `00` give `0`, `01b` gives `1b`. */
export function withoutZeros(number: string): string {
  return number.replace(/^0+(?=\d)/, '');
}

/** Orders phase ids and plan ids as people count: `2.2` before `2.10`, `01b` after `01`, `9` before `10`. */
export function compareNatural(a: string, b: string): number {
  const remaining = a.match(/\d+|\D+/g) ?? [];
  const right = b.match(/\d+|\D+/g) ?? [];
  for (let at = 0; at < Math.min(remaining.length, right.length); at++) {
    const order = compareParts(remaining[at] ?? '', right[at] ?? '');
    if (order !== 0) return order;
  }
  return remaining.length - right.length || compareText(a, b);
}

function compareParts(a: string, b: string): number {
  if (!/^\d/.test(a) || !/^\d/.test(b)) return compareText(a, b);
  const [remaining, right] = [withoutZeros(a), withoutZeros(b)];
  return remaining.length - right.length || compareText(remaining, right);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Ids in the order given, each once; those of `more` go behind the nearest lower number, and at the end above all. */
export function orderPhases(ids: readonly string[], more: readonly string[]): string[] {
  const written = new Map<string, string>();
  for (const id of [...ids, ...more]) if (!written.has(phaseKey(id))) written.set(phaseKey(id), id);
  const given = [...new Set(ids.map(phaseKey))];
  const added = [...written.keys()].slice(given.length).sort(compareNatural);
  const sorted = given.toSorted(compareNatural);
  const behind = new Map<string, string[]>();
  let lower = 0;
  for (const key of added) {
    while (lower < sorted.length && compareNatural(sorted[lower] ?? '', key) < 0) lower += 1;
    const location = (lower === sorted.length ? given.at(-1) : sorted[lower - 1]) ?? '';
    behind.set(location, [...(behind.get(location) ?? []), key]);
  }
  const order = [...(behind.get('') ?? []), ...given.flatMap((key) => [key, ...(behind.get(key) ?? [])])];
  return order.map((key) => written.get(key) ?? key);
}
