/** Limits levels, because `JSON.parse` reads 20,000, and code that handles the value then has no stack left. */
export declare function isNestedTooDeep(text: string, max?: number): boolean;
/** Parses JSON from elsewhere, without `__proto__` keys. @throws SyntaxError, also where it is nested too deep. */
export declare function parseJson(text: string): unknown;
/** Parses JSON from elsewhere; undefined for any other text. */
export declare function tryParseJson(text: string): unknown;
/** A key that an object of a valid JSON text has twice, of which `JSON.parse` only shows the last; null for none. */
export declare function repeatedKey(text: string): string | null;
/** True for a JSON object or YAML mapping. */
export declare function isMapping(value: unknown): value is Record<string, unknown>;
