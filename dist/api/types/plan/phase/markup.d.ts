/** Copy of a text, of the same length, in which everything that is not markup of the plan itself is blank. */
export type Masked = string;
/**
 * Blanks code fences and comments, because a `<task>` in an example is not one. A fence or comment that is not
 * closed, or would swallow the end of its element, hides nothing beyond that: plans also mention `<!--`.
 */
export declare function maskText(text: string): Masked;
/** Blanks comments; one that is not closed hides nothing. Each search starts where the last ended, to stay linear. */
export declare function blankComments(text: string): string;
/** Range of an element's content in a text; `closed` is false when its end tag is missing. */
export interface ElementExtent {
    name: string;
    attributes: string;
    /** Offset of the `<`. */
    at: number;
    start: number;
    end: number;
    /** Offset behind the end tag. */
    after: number;
    closed: boolean;
}
/** Names to look for, compiled once. */
export interface ElementNames {
    opening: RegExp;
    line: RegExp;
}
export declare function elementNames(names: readonly string[]): ElementNames;
/** Finds elements, but none inside them: HTML in an action is text. Unclosed ones end at the next opening line. */
export declare function findElements(mask: Masked, names: ElementNames): ElementExtent[];
/** The attributes of a tag by name, entities undone. */
export declare function tagAttributes(tag: string): Map<string, string>;
/** Undoes the XML entities in commands: `&amp;&amp;` is `&&`. Each is decoded once. */
export declare function withoutEntities(text: string): string;
