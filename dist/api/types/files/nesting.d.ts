/**
 * Whether a JSON text has more levels than any of ours: `JSON.parse` reads 20,000, and whoever writes or checks the value
 * then has no stack left.
 */
export declare function isNestedTooDeep(text: string, most?: number): boolean;
/**
 * The value of a JSON text that others may have written. Without the keys by which an object that it is copied into would
 * get another prototype.
 * @throws SyntaxError where it is not JSON, or nested too deep.
 */
export declare function parseJson(text: string): unknown;
