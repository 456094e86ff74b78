import type { Diagnostic } from './diagnostic.ts';
/** Content between the two `---`. Every scalar is a string: `01` and `02.10` stay as they were written. */
export interface Frontmatter {
    exists: boolean;
    values: ReadonlyMap<string, unknown>;
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
export declare function strictYaml(source: string): Map<string, unknown> | undefined;
export {};
