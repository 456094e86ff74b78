/** Lends a copy of the index: its file times save reading all files, and a stale `index.lock` does not block it. */
export declare function withIndexCopy<T>({ gitDir }: {
    readonly gitDir: string;
}, act: (index: string) => Promise<T>): Promise<T>;
