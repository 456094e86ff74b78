/** Largest of the values, or `least`. Unlike `Math.max(...values)` it takes a list of any length. */
export function getLargest(values: Iterable<number>, least = Number.NEGATIVE_INFINITY): number {
  let count = least;
  for (const value of values) if (value > count) count = value;
  return count;
}

/** Smallest of the values, or `most`. */
export function getSmallest(values: Iterable<number>, max = Number.POSITIVE_INFINITY): number {
  let count = max;
  for (const value of values) if (value < count) count = value;
  return count;
}
