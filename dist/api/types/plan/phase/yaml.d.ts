/** The value of a YAML document, every scalar a text; null when it is empty. @throws YamlError for an invalid one */
export declare function parseYaml(source: string): unknown;
export declare function tryYaml(source: string): unknown;
/** Reason why a text is not YAML that can be read. `line` counts from 1. */
export declare class YamlError extends Error {
    readonly line: number;
    constructor(message: string, line: number, options?: ErrorOptions);
    get isTooDeep(): boolean;
}
export declare const maxYamlLevels = 64;
