/** Values by key, in order, as `git config --list -z` prints them. */
export type Config = ReadonlyMap<string, readonly string[]>;
/**
 * Settings for `-c` that undo an attempt's changes of the configuration (I7): a changed or removed key gets its
 * old values; an added one a value that runs nothing and changes no content, if it could.
 */
export declare function configOverrides(before: Config, now: Config): string[];
export declare function parseConfig(listing: string): Config;
/** True where a file's states differ only by what `git lfs install` writes. */
export declare function isOnlyGitLfs(before: Config, now: Config): boolean;
