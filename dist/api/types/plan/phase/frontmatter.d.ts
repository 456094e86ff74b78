/** Content between the two `---` of a document. Every scalar is a string: `01` and `02.10` stay as they were written. */
export interface Frontmatter {
    /** False when the document does not start with `---`. */
    exists: boolean;
    /** Strings, arrays and plain objects by top-level key. */
    values: ReadonlyMap<string, unknown>;
    /** Line (from 1) on which each top-level key stands. */
    lines: ReadonlyMap<string, number>;
    /** Offset in the text at which the body begins. */
    bodyStart: number;
    problems: FrontmatterProblem[];
}
export interface FrontmatterProblem {
    severity: 'error' | 'warning';
    code: string;
    line: number;
    message: string;
}
/**
 * Reads YAML frontmatter. Where it is not valid, as in about one real plan of a hundred, it is read one top-level block at
 * a time, so that a broken block costs only itself: every key around the fault is still readable.
 */
export declare function readFrontmatter(text: string): Frontmatter;
interface FrontmatterExtent {
    start: number;
    end: number;
    bodyStart: number;
    terminated: boolean;
}
/** Offsets of the lines between the two `---`, or null when there is no frontmatter. */
export declare function frontmatterExtent(text: string): FrontmatterExtent | null;
/** The top-level mapping of a YAML text, or undefined when it is not valid. */
export declare function strictYaml(source: string): Map<string, unknown> | undefined;
export {};
