import type { Diagnostic } from './diagnostic.ts';
/**
 * The verification reports among the files of a phase: `07-VERIFICATION.md`, `VERIFICATION.md` and any other
 * `*-VERIFICATION.md` that is not numbered for another phase. The report of the phase as a whole stands first. `number` is
 * null where the directory shows none.
 */
export declare function verificationFiles(files: readonly string[], { dir, number }: {
    dir: string;
    number: string | null;
}, diagnostics: Diagnostic[]): string[];
/** The reports that lie there now, relative to the root: the work of a phase may have left one that was not there before. */
export declare function currentReports(root: string, { dir, tree, verificationPaths, }: {
    readonly dir: string;
    readonly tree: {
        readonly phases: readonly NumberedDirectory[];
    };
    readonly verificationPaths: string[];
}): string[];
/** As much of a phase's directory as tells which reports in it are its own. */
interface NumberedDirectory {
    readonly dir: string;
    readonly id: string;
    readonly numberIsOpen: boolean;
}
export {};
