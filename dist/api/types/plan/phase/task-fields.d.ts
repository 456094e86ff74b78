/** Splits `<files>` at commas and lines; bullets, backticks, remarks as in `src/a.ts (new)` and "none" are dropped. */
export declare function fileList(text: string): string[];
/** Task type in one spelling; whatever else people wrote for "just do it" (`execute`, nothing at all) is `auto`. */
export declare function taskType(declared: string): string;
/** False for a type that is neither upstream's nor one of the words seen in real plans. */
export declare function isKnownTaskType(declared: string): boolean;
export interface Verify {
    /** Shell commands, XML entities undone, fences removed. They are the plan's: untrusted input for a shell. */
    automated: string[];
    prose: string | null;
}
/** Takes the commands out of `<verify>` blocks; what is not `<automated>` is advice for people and agents. */
export declare function readVerify(blocks: readonly string[]): Verify;
/** The commands that criteria give ready to run: "- `grep -q x src/a.ts` exits 0". */
export declare function criteriaCommands(criteria: readonly string[]): string[];
/** True for a command that has to fail, which is so at the moment of its task and no longer once a later one was done. */
export declare function isInverted(command: string): boolean;
export declare const automatedElements: import("./markup.ts").ElementNames;
/** True when the planner wrote that the automated check has still to be made. */
export declare function isCheckMissing({ automated, prose }: Verify): boolean;
