/** Spelling of a key that decides what runs, and when. */
export interface KeySpelling {
    /** As written. */
    key: string;
    meant: string;
    /** False where a better spelling of the same key is there too. */
    isRead: boolean;
    /** False for the spellings that GSD itself uses. */
    isMisspelt: boolean;
}
/** Finds decisive keys, also misspelt: ignored, they would run a plan too early or without the person it asks for. */
export declare function keySpellings(keys: Iterable<string>): KeySpelling[];
export declare function editDistance(one: string, other: string): number;
