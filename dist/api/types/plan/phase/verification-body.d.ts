/**
 * Finds what the body of a verification report says against its own frontmatter: a second status, also in a second frontmatter,
 * and rows of its tables that failed. Columns that tell of an earlier verification do not count.
 */
export declare function bodyObjections(body: string): {
    statuses: string[];
    failedRows: number;
};
