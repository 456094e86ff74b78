import type { Diagnostic } from './diagnostic.ts';
/** Reports of a phase, that of the whole phase first, without those of other phases. `number`: null for none. */
export declare function verificationFiles(files: readonly string[], { dir, number }: {
    dir: string;
    number: string | null;
}, diagnostics: Diagnostic[]): string[];
