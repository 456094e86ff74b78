/** Returns the largest value, or `least`. Unlike `Math.max(...values)`, works for any length. */
export declare function getLargest(values: Iterable<number>, least?: number): number;
export declare function getSmallest(values: Iterable<number>, max?: number): number;
