import { normalizeKey } from './must-haves.ts';

export interface KeySpelling {
  key: string;
  meant: string;
  /** False if a better spelling of the same key exists. */
  isRead: boolean;
  /** False for GSD's own spellings. */
  isMisspelt: boolean;
}

/** Finds misspelt keys, because ignoring one could run a plan too early or without asking a person. */
export function findKeySpellings(keys: Iterable<string>): KeySpelling[] {
  const written = [...keys];
  return decisiveKeys.flatMap((meant) => {
    const usual = [meant, meant.replaceAll('_', '-'), aliases.get(meant)];
    return written
      .map((key) => ({ key, distance: getKeyDistance(key, meant) }))
      .filter(({ distance }) => distance !== null)
      .sort((first, second) => (first.distance ?? 0) - (second.distance ?? 0))
      .map(({ key }, at) => ({ key, meant, isRead: at === 0, isMisspelt: !usual.includes(key) }));
  });
}

const decisiveKeys = ['depends_on', 'files_modified', 'autonomous', 'must_haves', 'gap_closure', 'status', 'type'];
const aliases = new Map([['files_modified', 'files_to_modify']]);
const synonyms = new Map([['dependencies', 'depends_on']]);
/** Shorter words are too similar to others: `state` isn't `status`. */
const shortestMisspelt = 8;

/** Returns 0 for an exact match, 1 for case or separators, more for typos, and null for other keys. */
function getKeyDistance(key: string, meant: string): number | null {
  const [normalized, target] = [normalizeKey(key), normalizeKey(meant)];
  if (key === meant) return 0;
  if (normalized === target || key === aliases.get(meant)) return 1;
  if (synonyms.get(normalized) === meant) return 2;
  if (target.length < shortestMisspelt || Math.abs(normalized.length - target.length) > 2) return null;
  const wrong = measureEditDistance(normalized, target);
  return wrong <= 2 ? 1 + wrong : null;
}

export function measureEditDistance(first: string, second: string): number {
  let row = Array.from({ length: second.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...first].entries()) {
    const next = [line + 1];
    for (const [at, target] of [...second].entries())
      next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === target ? 0 : 1)));
    row = next;
  }
  return row[second.length] ?? 0;
}
