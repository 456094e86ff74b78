/** Normalizes a phase id for comparison: `07` becomes `7`, `64a` becomes `64A`; project code and slug are dropped. */
export function getPhaseKey(id: string): string {
  const number = getPhaseNumber(id);
  if (number === null) return id.trim().toLowerCase();
  return number.split('.').map(stripZeros).join('.').toUpperCase();
}

export function samePhase(a: string, b: string): boolean {
  return getPhaseKey(a) === getPhaseKey(b);
}

/** Returns the number as written: `02.1` for `02.1-payments`. */
export function getPhaseNumber(id: string): string | null {
  return tokenPattern.exec(id.trim().replace(/^phase[\s_-]+/i, ''))?.[1] ?? null;
}

/** Upstream's format: optional project code, digits, letter, dotted numbers, then a dash or the end. */
const tokenPattern = /^(?:[A-Za-z]{1,6}-)?(\d+[A-Za-z]?(?:\.\d+)*)(?:-|$)/;

/** `007` becomes `7`, `00` becomes `0`, `01b` becomes `1b`. */
export function stripZeros(number: string): string {
  return number.replace(/^0+(?=\d)/, '');
}

/** Sorts ids naturally: `2.2` before `2.10`, `01b` after `01`, `9` before `10`. */
export function compareNatural(a: string, b: string): number {
  const leftParts = a.match(/\d+|\D+/g) ?? [];
  const rightParts = b.match(/\d+|\D+/g) ?? [];
  for (let at = 0; at < Math.min(leftParts.length, rightParts.length); at++) {
    const order = compareParts(leftParts[at] ?? '', rightParts[at] ?? '');
    if (order !== 0) return order;
  }
  return leftParts.length - rightParts.length || compareText(a, b);
}

function compareParts(a: string, b: string): number {
  if (!/^\d/.test(a) || !/^\d/.test(b)) return compareText(a, b);
  const [left, right] = [stripZeros(a), stripZeros(b)];
  return left.length - right.length || compareText(left, right);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Keeps the given order and inserts `additions` after the nearest lower number. */
export function orderPhases(ids: readonly string[], additions: readonly string[]): string[] {
  const written = new Map<string, string>();
  for (const id of [...ids, ...additions]) if (!written.has(getPhaseKey(id))) written.set(getPhaseKey(id), id);
  const givenKeys = [...new Set(ids.map(getPhaseKey))];
  const newKeys = [...written.keys()].slice(givenKeys.length).sort(compareNatural);
  const sorted = givenKeys.toSorted(compareNatural);
  const following = new Map<string, string[]>();
  let lower = 0;
  for (const key of newKeys) {
    while (lower < sorted.length && compareNatural(sorted[lower] ?? '', key) < 0) lower += 1;
    const predecessor = (lower === sorted.length ? givenKeys.at(-1) : sorted[lower - 1]) ?? '';
    following.set(predecessor, [...(following.get(predecessor) ?? []), key]);
  }
  const order = [...(following.get('') ?? []), ...givenKeys.flatMap((key) => [key, ...(following.get(key) ?? [])])];
  return order.map((key) => written.get(key) ?? key);
}
