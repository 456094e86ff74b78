/** Largest of the values, or `least`. Unlike `Math.max(...values)` it takes a list of any length. */
export function largest(values: Iterable<number>, least = Number.NEGATIVE_INFINITY): number {
  let found = least;
  for (const value of values) if (value > found) found = value;
  return found;
}

/** Smallest of the values, or `most`. */
export function smallest(values: Iterable<number>, most = Number.POSITIVE_INFINITY): number {
  let found = most;
  for (const value of values) if (value < found) found = value;
  return found;
}
