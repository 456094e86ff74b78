import { compareNatural, phaseKey } from './phase-id.ts';

/**
 * Ids in an order that need not be sorted. What is added goes behind the nearest lower number, the highest last. As many
 * as a text may name are taken in the time of a sort.
 */
export class PhaseOrder {
  /** By key the id as it is written, and the key of the one behind it; the first stands behind ''. */
  readonly #ids = new Map<string, string>();
  readonly #next = new Map<string, string | null>([['', null]]);
  readonly #sorted: string[];
  #last = '';

  constructor(ids: readonly string[]) {
    for (const id of ids) this.#put(id, this.#last);
    this.#sorted = [...this.#ids.keys()].sort(compareNatural);
  }

  add(id: string): void {
    const key = phaseKey(id);
    if (this.#ids.has(key)) return;
    const at = this.#placeOf(key);
    this.#put(id, at === this.#sorted.length ? this.#last : (this.#sorted[at - 1] ?? ''));
    this.#sorted.splice(at, 0, key);
  }

  get ids(): string[] {
    const ids: string[] = [];
    for (let key = this.#next.get(''); typeof key === 'string'; key = this.#next.get(key))
      ids.push(this.#ids.get(key) ?? key);
    return ids;
  }

  #put(id: string, behind: string): void {
    const key = phaseKey(id);
    if (this.#ids.has(key)) return;
    this.#ids.set(key, id);
    this.#next.set(key, this.#next.get(behind) ?? null);
    this.#next.set(behind, key);
    if (behind === this.#last) this.#last = key;
  }

  /** How many of the sorted keys are lower. */
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
