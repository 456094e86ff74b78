import { measureEditDistance } from '../../plan/phase/plan-keys.ts';

/** Finds the name closest to a misspelled one, with at most a third of its letters wrong and at most `max`. */
export function findNearestName(wrong: string, names: readonly string[], max = 64): string | null {
  const bare = bareLetters(wrong).slice(0, 64);
  let best: { name: string; distance: number } | null = null;
  for (const name of names) {
    const distance = measureEditDistance(bare, bareLetters(name));
    const isNear =
      distance <= Math.min(max, Math.max(1, Math.floor(Math.min(bare.length, bareLetters(name).length) / 3)));
    if (isNear && (best === null || distance < best.distance)) best = { name, distance };
  }
  return best?.name ?? null;
}

export function describeUnknownName(subject: string, match: string, names: readonly string[]): string {
  return `${subject}: found "${match}", expected one of: ${names.join(', ')}${suggestName(match, names)}`;
}

export function suggestName(match: string, names: readonly string[]): string {
  const near = findNearestName(match, names);
  return near === null ? '' : `; did you mean ${near}?`;
}

/** Normalizes spelling: `maxAttempts` and `max_attempts` match `max-attempts`. */
function bareLetters(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9.]/g, '');
}
