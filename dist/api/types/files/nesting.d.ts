/**
 * Whether a JSON text has more levels than any of ours: `JSON.parse` reads 20,000, and whoever writes or checks the value
 * then has no stack left.
 */
export declare function isNestedTooDeep(text: string, most?: number): boolean;
