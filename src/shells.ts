/** Shells that complete words of ours. */
export const shells = ['bash', 'zsh', 'fish'] as const;

/**
 * The words of a call by the names of today: `completion` was another name of `signal`, before it had a meaning of its own
 * with the name of a shell.
 */
export function callOfToday(words: readonly string[], report: (note: string) => void): readonly string[] {
  const [verb, ...rest] = words;
  const first = rest.find((word) => !word.startsWith('-'));
  if (verb !== 'completion' || first === undefined || shells.some((shell) => shell === first)) return words;
  report(
    `completion is called signal now, and the old name is taken until 1.0; completion ${shells.join(', ')} prints a script for that shell`,
  );
  return ['signal', ...rest];
}
