/** Splits `<files>` at commas and lines; bullets, backticks, annotations as in `src/a.ts (new)` and "none" are dropped. */
export declare function fileList(text: string): string[];
/** `src/a.ts (new)`, `src/a.ts - the page` and `` `src/a.ts`: the page `` are all `src/a.ts`. */
export declare function withoutAnnotation(item: string): string;
