interface ConfigLocation {
    readonly gitDir: string;
    readonly commonDir: string;
    readonly env: Readonly<Record<string, string>>;
}
/** Configuration as it was when the repository was opened, and the overrides for what has changed since (I7). */
export declare class GitConfig {
    #private;
    constructor(location: ConfigLocation, list: () => Promise<string>);
    /** Trusts what is configured now, and only as it is now. */
    trust(): Promise<void>;
    /** Shares the trust of another one, of the same repository and files. */
    trustAs(other: GitConfig): void;
    get forced(): readonly string[];
    get overridden(): readonly string[];
    /**
     * Disables filters and merge drivers, for jobs that write what agents sent: its `.gitattributes` would choose
     * among the machine's, and its `.lfsconfig` LFS's source. A file with a driver conflicts.
     */
    withoutFilters(): void;
    /** Overrides from now on what an attempt configured to run programs or to change what files contain. */
    distrust(): Promise<readonly string[]>;
    /** Files of the user's configuration, where an agent's `git config --global` writes. */
    get userConfigs(): readonly string[];
    get user(): {
        name: string;
        email: string;
    } | null;
    /** `Name <address>` where only `user` names them, with nothing that git would leave out; else null. */
    get plainUser(): string | null;
    /** Keys that hold a token or password, as a checkout that persists credentials leaves it. */
    get credentials(): string[];
    get isSparse(): boolean;
}
/** User and password in an address. */
export declare const urlCredentials: RegExp;
/** Tells a file from a changed or new one, also by its change time, which cannot be set back; null for none. */
export declare function fileStamp(path: string): string | null;
export {};
