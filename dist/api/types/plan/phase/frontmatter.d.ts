import type { Diagnostic } from './diagnostic.ts';
/** Content between the two `---`. Every scalar is a string: `01` and `02.10` stay as they were written. */
export interface Frontmatter {
    /** False when the document does not start with `---`. */
    exists: boolean;
    /** Strings, arrays and plain objects by top-level key. */
    values: ReadonlyMap<string, unknown>;
    /** Line (from 1) on which each top-level key stands. */
    lines: ReadonlyMap<string, number>;
    bodyStart: number;
    problems: FrontmatterProblem[];
}
type FrontmatterProblem = Omit<Diagnostic, 'file'>;
/** Reads YAML frontmatter; an invalid one (about one real plan in a hundred) loses only its broken top-level blocks. */
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
