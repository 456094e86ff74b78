/**
 * Replaces a file by temp + fsync + rename (I10): a reader sees the old or the new content. Synchronous because it
 * is the last act of a dying run. `fleeting`: no fsync, so a power cut may lose it.
 */
export declare function replaceFile(path: string, content: string | Buffer, kind?: 'lasting' | 'fleeting'): void;
/** Syncs a folder, because a new or renamed name is on the disk only when its folder is. */
export declare function syncFolder(folder: string): void;
/** Removes what a killed writer left beside a file. Only for the sole writer of that file. */
export declare function removeDrafts(path: string): void;
/**
 * Content of a regular file; null where there is none. Agents write where we read: links are not followed, and a
 * pipe, device or directory counts as nothing instead of blocking for ever.
 * @throws Error for a file that cannot be read, or is larger than 64 MiB.
 */
export declare function tryReadRegular(path: string, decode?: (bytes: Buffer) => string): string | null;
/** Opens a regular file while it is read; null where there is none. */
export declare function tryWithFile<T>(path: string, read: (file: number) => T): T | null;
/** Opens a regular file that is read in parts, or also written (`O_RDWR`); null where there is none. */
export declare function tryOpenFile(path: string, flags?: number): number | null;
/** Removes a folder; false where it is not empty. */
export declare function tryRemoveEmptyFolder(path: string | Buffer): boolean;
/** Lists the names in a folder, sorted; none where there is no folder. */
export declare function listDir(dir: string): string[];
/** Reads a file of an agent's; null for none, an empty one, a link or a device. @throws Error over `maxBytes`. */
export declare function readExternal(path: string, maxBytes: number): string | null;
