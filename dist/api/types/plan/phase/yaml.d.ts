/** Parses YAML with all scalars as strings; an empty document is null. @throws YamlError if invalid */
export declare function parseYaml(source: string): unknown;
export declare function tryYaml(source: string): unknown;
/** `line` starts at 1. */
export declare class YamlError extends Error {
    readonly line: number;
    constructor(message: string, line: number, options?: ErrorOptions);
    get isTooDeep(): boolean;
}
export declare const maxYamlLevels = 64;
