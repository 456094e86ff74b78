import type { Diagnostic } from './diagnostic.ts';
/** All scalars are strings, so `01` and `02.10` stay as written. */
export interface Frontmatter {
    exists: boolean;
    values: ReadonlyMap<string, unknown>;
    lines: ReadonlyMap<string, number>;
    bodyStart: number;
    problems: FrontmatterProblem[];
}
type FrontmatterProblem = Omit<Diagnostic, 'file'>;
/** Reads YAML frontmatter. If it is invalid (about 1 % of real plans), only the broken top-level blocks are lost. */
export declare function readFrontmatter(text: string): Frontmatter;
interface FrontmatterExtent {
    start: number;
    end: number;
    bodyStart: number;
    terminated: boolean;
}
export declare function findFrontmatter(text: string): FrontmatterExtent | null;
export declare function parseStrictYaml(source: string): Map<string, unknown> | undefined;
export {};
