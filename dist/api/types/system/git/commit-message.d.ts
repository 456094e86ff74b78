/**
 * Makes the first line short and harmless: plans and agents choose its words, and hosts skip checks (`[skip ci]`),
 * close issues (`fixes #1`) and call people (`@name`) for them. The rest is our own trailers.
 */
export declare function harmlessMessage(message: string): string;
/**
 * The message of an agent, whose words act on nobody: they skip no checks, close no issue, call no person, sign for no one,
 * and look like what they are. Its trailers become quotations, but for the agent's own `coAuthor`.
 */
export declare function disarmedMessage(message: string, coAuthor: string | undefined): string;
/** True for a message that disarming would have changed: no job that ran this engine sends one. */
export declare function actsOnOthers(message: string, coAuthors: readonly string[]): boolean;
