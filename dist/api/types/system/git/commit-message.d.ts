/**
 * Makes the first line short and harmless: plans and agents choose its words, and hosts skip checks (`[skip ci]`),
 * close issues (`fixes #1`) and call people (`@name`) for them. The rest is our own trailers.
 */
export declare function harmlessMessage(message: string): string;
