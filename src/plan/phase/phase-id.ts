/**
 * Canonical form of a phase id, only for comparing: `07` gives `7`, `02.1` gives `2.1` (not `2.10`), `64a` gives
 * `64A`; `APP-`, `Phase ` and a slug are dropped. A text without a number is its own key, in lower case.
 */
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

/** Ids in a given order; an added id goes behind the nearest lower number. Adding many takes the time of a sort. */
export class PhaseOrder {
  /** By key the id as it is written. */
  readonly #ids = new Map<string, string>();
  readonly #keys: string[];
  readonly #sorted: string[];

  constructor(ids: readonly string[]) {
    for (const id of ids) if (!this.#ids.has(phaseKey(id))) this.#ids.set(phaseKey(id), id);
    this.#keys = [...this.#ids.keys()];
    this.#sorted = this.#keys.toSorted(compareNatural);
  }

  add(id: string): void {
    const key = phaseKey(id);
    if (this.#ids.has(key)) return;
    const at = this.#placeOf(key);
    const isHighest = at === this.#sorted.length;
    const location = isHighest ? this.#keys.length : this.#keys.indexOf(this.#sorted[at - 1] ?? '') + 1;
    this.#ids.set(key, id);
    this.#keys.splice(location, 0, key);
    this.#sorted.splice(at, 0, key);
  }

  get ids(): string[] {
    return this.#keys.map((key) => this.#ids.get(key) ?? key);
  }

  /** Number of the sorted keys that are lower. */
  #placeOf(key: string): number {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareNatural(this.#sorted[middle] ?? '', key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
