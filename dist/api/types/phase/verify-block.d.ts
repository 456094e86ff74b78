/** How a task is to be checked. */
export interface Verify {
    /** Shell commands, XML entities undone, fences removed. They are the plan's: untrusted until somebody runs them. */
    automated: string[];
    prose: string | null;
}
/** Takes the commands out of `<verify>` blocks; what is not `<automated>` is advice for people and agents. */
export declare function readVerify(blocks: readonly string[]): Verify;
/** True when the planner wrote that the automated check has still to be made. */
export declare function isCheckMissing({ automated, prose }: Verify): boolean;
