import { bareKey } from './must-haves.ts';

/** Spelling of a key that decides what runs, and when. */
export interface KeySpelling {
  key: string;
  meant: string;
  /** False where a better spelling of the same key is there too. */
  isRead: boolean;
  /** False for the spellings that GSD itself uses. */
  isMisspelt: boolean;
}

/** Finds decisive keys, also misspelt: ignored, they would run a plan too early or without the person it asks for. */
export function keySpellings(keys: Iterable<string>): KeySpelling[] {
  const written = [...keys];
  return decisiveKeys.flatMap((meant) => {
    const usual = [meant, meant.replaceAll('_', '-'), aliases.get(meant)];
    return written
      .map((key) => ({ key, distance: keyDistance(key, meant) }))
      .filter(({ distance }) => distance !== null)
      .sort((one, other) => (one.distance ?? 0) - (other.distance ?? 0))
      .map(({ key }, at) => ({ key, meant, isRead: at === 0, isMisspelt: !usual.includes(key) }));
  });
}

const decisiveKeys = ['depends_on', 'files_modified', 'autonomous', 'must_haves', 'gap_closure', 'status', 'type'];
/** Other words for a key, which count as well as the key in other letters. */
const aliases = new Map([['files_modified', 'files_to_modify']]);
/** Other words that are read but should not stay. */
const synonyms = new Map([['dependencies', 'depends_on']]);
/** Shorter words have too many neighbours: `state` is not `status`. */
const shortestMisspelt = 8;

/** 0 is correct, 1 differs in case or separators, above that it grows with the wrong letters; null for another key. */
function keyDistance(key: string, meant: string): number | null {
  const [bare, target] = [bareKey(key), bareKey(meant)];
  if (key === meant) return 0;
  if (bare === target || key === aliases.get(meant)) return 1;
  if (synonyms.get(bare) === meant) return 2;
  if (target.length < shortestMisspelt || Math.abs(bare.length - target.length) > 2) return null;
  const wrong = editDistance(bare, target);
  return wrong <= 2 ? 1 + wrong : null;
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
