/** A copy of a text, of the same length, in which whatever is not markup of the plan itself is blank. */
export type Masked = string;
/**
 * Blanks code fences and comments, so that a `<task>` shown in an example is not taken for one. Offsets stay true. A
 * fence that is never closed, or that would swallow the end of the element it stands in, hides nothing beyond that point;
 * the same goes for a comment, because plans also speak of `<!--` and search for it.
 */
export declare function masked(text: string): Masked;
/**
 * Blanks comments. Offsets stay true; one that is never closed hides nothing. Every search goes on where the last one
 * ended, so that many a `<!--` costs no more than a long text.
 */
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
    /** A line that opens one of them. */
    line: RegExp;
}
export declare function elementNames(...names: string[]): ElementNames;
/**
 * The elements of the given names one after the other; what stands inside one is not looked into, so HTML and JSX in an
 * action stay text. An element without an end tag reaches to the next line that opens one of the names, or to the end.
 */
export declare function findElements(mask: Masked, names: ElementNames): ElementExtent[];
/** The attributes of a tag by name, entities undone. */
export declare function tagAttributes(tag: string): Map<string, string>;
/** Undoes the XML entities that authors write in commands: `&amp;&amp;` is `&&`. Each is decoded once. */
export declare function withoutEntities(text: string): string;
