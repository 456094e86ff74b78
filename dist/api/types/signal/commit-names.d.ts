/** The same details with the commits that the exit gate judged by their other names. */
export declare function withCommitNames<D extends object>(details: D, as: (sha: string) => string): D;
