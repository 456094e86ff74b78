export interface KeySpelling {
    key: string;
    meant: string;
    /** False if a better spelling of the same key exists. */
    isRead: boolean;
    /** False for GSD's own spellings. */
    isMisspelt: boolean;
}
/** Finds misspelt keys, because ignoring one could run a plan too early or without asking a person. */
export declare function findKeySpellings(keys: Iterable<string>): KeySpelling[];
export declare function measureEditDistance(first: string, second: string): number;
