/**
 * Syncs existing files below a folder, and the folders they are in. Git syncs nothing that it writes into a work tree: after a power cut a
 * file of a commit would be empty, and count as a foreign change.
 */
export declare function syncFiles(root: string, files: readonly string[]): void;
/** Replaces a file inside `.git`: after a power cut the old or the new content is there. */
export declare function writeSynced(file: string, content: string | Buffer, mode?: number): void;
