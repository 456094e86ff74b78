/**
 * True for a JSON text with more levels than any of ours: `JSON.parse` reads 20,000, and code that writes or checks the
 * value then has no stack left.
 */
export declare function isNestedTooDeep(text: string, most?: number): boolean;
/**
 * The value of a JSON text that others may have written. Without the keys by which an object that it is copied into would
 * get another prototype.
 * @throws SyntaxError where it is not JSON, or nested too deep.
 */
export declare function parseJson(text: string): unknown;
