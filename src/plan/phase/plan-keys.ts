import { bareKey } from './must-haves.ts';

/** Spelling of a key that decides what runs, and when. */
export interface KeySpelling {
  /** As written. */
  key: string;
  meant: string;
  /** False where a better spelling of the same key is there too. */
  isRead: boolean;
  /** False for the spellings that GSD itself uses. */
  isMisspelt: boolean;
}

/** Finds decisive keys, also misspelt: ignored, they would run a plan too early or without the person it asks for. */
export function keySpellings(keys: Iterable<string>): KeySpelling[] {
  const best = new Map<string, { key: string; distance: number }>();
  const matches: (Omit<KeySpelling, 'isRead'> & { distance: number })[] = [];
  for (const key of keys) {
    const meaning = nearestKey(key);
    if (meaning === null) continue;
    const { meant, distance } = meaning;
    const isMisspelt = key !== meant && key !== meant.replaceAll('_', '-') && key !== aliases.get(meant);
    matches.push({ key, meant, distance, isMisspelt });
    const other = best.get(meant);
    if (other === undefined || distance < other.distance) best.set(meant, { key, distance });
  }
  return matches
    .map(({ key, meant, isMisspelt }) => ({ key, meant, isMisspelt, isRead: best.get(meant)?.key === key }))
    .sort((one, other) => Number(other.isRead) - Number(one.isRead));
}

const decisiveKeys = ['depends_on', 'files_modified', 'autonomous', 'must_haves', 'gap_closure', 'status', 'type'];
/** Other words for a key, which count as well as the key in other letters. */
const aliases = new Map([['files_modified', 'files_to_modify']]);
/** Other words that are read but should not stay. */
const synonyms = new Map([['dependencies', 'depends_on']]);
/** Shorter words have too many neighbours: `state` is not `status`. */
const shortestMisspelt = 8;

/** `distance`: 0 is correct, 1 differs in case or separators, above that it grows with the wrong letters. */
function nearestKey(key: string): { meant: string; distance: number } | null {
  const bare = bareKey(key);
  for (const meant of decisiveKeys) {
    if (key === meant) return { meant, distance: 0 };
    if (bare === bareKey(meant) || key === aliases.get(meant)) return { meant, distance: 1 };
  }
  const synonym = synonyms.get(bare);
  if (synonym !== undefined) return { meant: synonym, distance: 2 };
  for (const meant of decisiveKeys) {
    const target = bareKey(meant);
    if (target.length < shortestMisspelt || Math.abs(bare.length - target.length) > 2) continue;
    const wrong = editDistance(bare, target);
    if (wrong <= 2) return { meant, distance: 1 + wrong };
  }
  return null;
}

export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1];
    for (const [at, expected] of [...other].entries())
      next.push(Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === expected ? 0 : 1)));
    row = next;
  }
  return row[other.length] ?? 0;
}
