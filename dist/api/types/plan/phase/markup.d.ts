/** A copy of the same length with everything but the plan's own markup blanked. */
export type MaskedText = string;
/** Blanks code fences and comments. An unclosed one, or one that would swallow its element's end, hides nothing. */
export declare function maskText(text: string): MaskedText;
/** Blanks comments except unclosed ones. Searches never go back, so the scan stays linear. */
export declare function removeComments(text: string): string;
export interface ElementExtent {
    name: string;
    attributes: string;
    at: number;
    start: number;
    end: number;
    after: number;
    closed: boolean;
}
export interface ElementNames {
    opening: RegExp;
    line: RegExp;
}
export declare function compileElementNames(names: readonly string[]): ElementNames;
/** Finds top-level elements; HTML inside them is text. An unclosed element ends at the next opening line. */
export declare function findElements(mask: MaskedText, names: ElementNames): ElementExtent[];
export declare function readAttributes(tag: string): Map<string, string>;
/** Decodes XML entities once: `&amp;&amp;` becomes `&&`. */
export declare function withoutEntities(text: string): string;
