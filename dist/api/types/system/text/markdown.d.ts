/**
 * Text of agents and plans, made inert (I8). Hosts look for mentions, issues and addresses after Markdown has
 * removed backslashes and entities, so each is split as well. Capped, because a summary over its limit is dropped
 * whole.
 */
export declare function inertMarkdown(text: string, limit?: number): string;
/** The same for the inside of an HTML element, where Markdown is not read and a backslash is one. */
export declare function inertHtml(text: string, limit?: number): string;
export declare const escapeSequences: RegExp;
export declare const invisibleCharacters: RegExp;
/**
 * Text of an agent as a code block that it cannot leave (I8); the last lines say what went wrong. It begins no
 * HTML comment, by which other tools know theirs.
 */
export declare function fenced(text: string, { lines, columns }?: {
    lines: number;
    columns: number;
}): string;
/** Removes what XML cannot hold, terminal escapes and invisible characters; line ends stay. */
export declare function visibleText(text: string): string;
/**
 * Text of programs and agents for an agent that reads it later: without invisible characters, and without the tags in which
 * programs give agents their orders. Lines stay.
 */
export declare function agentData(text: string): string;
/** Removes terminal escapes, control and invisible characters, so that the letters around them stand together. */
export declare function withoutInvisible(text: string): string;
/** Replaces the half characters at the ends of a cut text, which no server accepts. */
export declare function wellFormed(text: string): string;
