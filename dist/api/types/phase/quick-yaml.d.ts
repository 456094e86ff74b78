/**
 * Reads the plain part of YAML that nearly all frontmatter is written in: nested mappings and lists by indentation, one
 * scalar a line, simple `[a, b]`. Returns undefined for everything else, so that the YAML parser decides; whatever it
 * does return is what that parser would return (all scalars as strings). It exists for speed: four fifths of the time
 * of reading a large phase would otherwise go into the general parser.
 */
export declare function quickYaml(source: readonly string[]): {
    value: unknown;
} | undefined;
