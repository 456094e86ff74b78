import type { GitCalls } from './git-calls.ts';
import type { FoundObject } from './git-object.ts';
import { ObjectReader } from './object-reader.ts';
/**
 * Reads objects by names such as `HEAD:src/a.ts`, with symbolic links followed inside of the tree. Git follows them, but it
 * looks for the `.` of a target as for a name, so a link to `./a.ts` is dangling for it: such links are followed here.
 */
export declare class LinkedObjects {
    #private;
    constructor(git: GitCalls, plain: ObjectReader);
    /** Its kind and size, without its content. */
    find(name: string): Promise<FoundObject>;
    read(name: string): Promise<FoundObject>;
    /** Ends its process; the next question starts another. */
    close(): void;
}
