/** How a plan spells a key that decides what runs, when, and what has to come of it. */
export interface KeySpelling {
    /** As written. */
    key: string;
    /** As it should be written. */
    meant: string;
    /** False where a better spelling of the same key is there too. */
    isRead: boolean;
    /** False for the spellings that GSD itself uses. */
    isMisspelt: boolean;
}
/**
 * The keys that decide, in the spellings met: `dependsOn`, `depend_on`, `file_modified`, `autonomus`. Passed over in silence
 * they would run a plan too early or without the person it asks for. Of two spellings of a key the better one is read.
 */
export declare function keySpellings(keys: Iterable<string>): KeySpelling[];
/** How many letters have to be added, dropped or changed to make one word of the other. */
export declare function editDistance(one: string, other: string): number;
