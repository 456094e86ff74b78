/** Splits `<files>` at commas and line breaks; drops bullets, backticks, remarks and "none". */
export declare function parseFileList(text: string): string[];
/** Normalizes the task type. Other words for ordinary work, such as `execute`, become `auto`. */
export declare function normalizeTaskType(declared: string): string;
export declare function isKnownTaskType(declared: string): boolean;
export interface Verify {
    /** Decoded shell commands from the plan, which are untrusted input. */
    automated: string[];
    prose: string | null;
}
export declare function readVerify(blocks: readonly string[]): Verify;
/** Extracts commands from criteria such as "- `grep -q x src/a.ts` exits 0". */
export declare function listCriteriaCommands(criteria: readonly string[]): string[];
/** Returns true for a command that must fail only until a later task is done. */
export declare function isInverted(command: string): boolean;
export declare const automatedElements: import("./markup.ts").ElementNames;
export declare function isCheckMissing({ automated, prose }: Verify): boolean;
