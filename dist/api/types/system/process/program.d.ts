/** Finds the file that a shell would run for a name; null where there is none. */
export declare function findProgram(path: string, name: string): string | null;
/**
 * A PATH on which folders that agents can write to come last: one may have left a program there under the name of another.
 * @param written such folders, some of them perhaps unknown
 */
export declare function withOwnLast(path: string, written: readonly (string | undefined)[]): string;
