import { type FoundObject } from './git-object.ts';
/**
 * Ids of the files in folders that are asked about often. Git reads a folder anew for each name in it, which takes
 * minutes for the 20,000 files of one.
 */
export declare class FolderIds {
    #private;
    constructor(read: (name: string) => Promise<FoundObject>);
    /** The id that stands for `<commit or tree>:<path>`, null for a missing file; the name itself in other folders. */
    idOf(name: string): Promise<string | null>;
}
