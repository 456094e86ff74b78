export interface BundleHeader {
    objectFormat: 'sha1' | 'sha256';
    /** Commits it builds on. */
    prerequisites: string[];
    refs: Map<string, string>;
    /** In bytes. */
    packAt: number;
}
/**
 * Reads the header of a bundle, versions 2 and 3 (gitformat-bundle). Throws a BundleError for what we never write:
 * other ref names than ours, a filter, one name twice.
 */
export declare function parseBundleHeader(bytes: Buffer): BundleHeader;
export declare function bundleHeader({ objectFormat, prerequisites, refs }: Omit<BundleHeader, 'packAt'>): string;
/** Throws for every name but ours: a bundle must not name a branch, a tag or something outside of refs/. */
export declare function checkBundleRef(name: string): void;
/** States why a bundle is not made or refused. It may quote up to 100 characters of the bundle. */
export declare class BundleError extends Error {
    name: string;
}
