/** `JSON.parse` accepts 20,000 levels, which would overflow the stack of code that walks the value. */
export declare function isNestedTooDeep(text: string, max?: number): boolean;
/** Parses untrusted JSON without `__proto__` keys. @throws SyntaxError, also if nested too deep */
export declare function parseJson(text: string): unknown;
export declare function tryParseJson(text: string): unknown;
/** Finds a duplicate key, of which `JSON.parse` would silently keep the last; null if there is none. */
export declare function findRepeatedKey(text: string): string | null;
export declare function isMapping(value: unknown): value is Record<string, unknown>;
