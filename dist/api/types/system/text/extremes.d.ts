/** Largest of the values, or `least`. Unlike `Math.max(...values)` it takes a list of any length. */
export declare function getLargest(values: Iterable<number>, least?: number): number;
/** Smallest of the values, or `max`. */
export declare function getSmallest(values: Iterable<number>, max?: number): number;
