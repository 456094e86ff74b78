/**
 * The value of a YAML document: texts, arrays and plain objects; null when it is empty. Every scalar is a text, so that
 * `01` and `02.10` stay as they were written, and a tag (`!foo`) changes nothing.
 * @throws YamlError for what is not one valid document, and for one that is too deep or that aliases make too large.
 */
export declare function parseYaml(source: string): unknown;
/** Value of a YAML document, or undefined for a text that is not valid. */
export declare function tryYaml(source: string): unknown;
/** Reason why a text is not YAML that can be read. `line` counts from 1. */
export declare class YamlError extends Error {
    readonly line: number;
    constructor(message: string, line: number, options?: ErrorOptions);
    get isTooDeep(): boolean;
}
/** More levels than any planning document has. */
export declare const maxYamlLevels = 64;
