/**
 * Decodes paths so that no byte is lost: Linux allows any in a name. One that is not UTF-8 becomes a lone surrogate
 * (U+DC80 to U+DCFF, as in Python), which `pathBytes` turns back.
 */
export declare function decodePaths(bytes: Buffer): string;
/** A decoded path for the file system or git's input: the text itself, unless some of its bytes are not UTF-8. */
export declare function pathBytes(path: string): string | Buffer;
/** True for a path that is not UTF-8. */
export declare function hasOddBytes(path: string): boolean;
/** Absolute path of a file below a folder, by its bytes. */
export declare function fileBelow(root: string, path: string): string | Buffer;
