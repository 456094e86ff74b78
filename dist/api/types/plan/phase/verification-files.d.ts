import type { Diagnostic } from './diagnostic.ts';
/** Reports of a phase, that of the whole phase first, without those of other phases. `number`: null for none. */
export declare function verificationFiles(files: readonly string[], { dir, number }: {
    dir: string;
    number: string | null;
}, diagnostics: Diagnostic[]): string[];
/** Reports that exist now, relative to the root: the work of a phase may have added one. */
export declare function currentReports(root: string, { dir, tree, verificationPaths, }: {
    readonly dir: string;
    readonly tree: {
        readonly phases: readonly NumberedDirectory[];
    };
    readonly verificationPaths: string[];
}): string[];
interface NumberedDirectory {
    readonly dir: string;
    readonly id: string;
    readonly numberIsOpen: boolean;
}
export {};
