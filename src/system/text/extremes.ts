/** Returns the largest value, or `least`. Unlike `Math.max(...values)`, works for any length. */
export function getLargest(values: Iterable<number>, least = Number.NEGATIVE_INFINITY): number {
  let largest = least;
  for (const value of values) if (value > largest) largest = value;
  return largest;
}

export function getSmallest(values: Iterable<number>, max = Number.POSITIVE_INFINITY): number {
  let smallest = max;
  for (const value of values) if (value < smallest) smallest = value;
  return smallest;
}
