/**
 * How many levels a YAML text goes in, at most, without parsing it; counting ends beyond `most`. Levels of indentation,
 * items and keys within a line (`- - ? a`, `a: b: c`) and brackets that are open count together. Brackets in quotes do not.
 */
export declare function yamlLevels(source: string, most: number): number;
