/** Replaces a file atomically (I10). Synchronous, because a dying run calls it last. `fleeting` skips fsync. */
export declare function replaceFile(path: string, content: string | Buffer, kind?: 'lasting' | 'fleeting'): void;
/** Syncs a folder, because a rename is durable only once its folder is. */
export declare function syncFolder(folder: string): void;
/** Removes temporary files of killed writers. Only the file's sole writer may call this. */
export declare function removeDrafts(path: string): void;
/** Reads a regular file, or null; never blocks on an agent's pipe or follows its link. @throws Error over 64 MiB */
export declare function tryReadRegular(path: string, decode?: (bytes: Buffer) => string): string | null;
export declare function tryWithFile<T>(path: string, read: (file: number) => T): T | null;
/** Opens a regular file, or returns null. Pass `O_RDWR` to write as well. */
export declare function tryOpenFile(path: string, flags?: number): number | null;
export declare function tryRemoveEmptyFolder(path: string | Buffer): boolean;
export declare function listDir(dir: string): string[];
/** Reads a file written by an agent; null if missing, empty, a link or a device. @throws Error over `maxBytes` */
export declare function readExternal(path: string, maxBytes: number): string | null;
