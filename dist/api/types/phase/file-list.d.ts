/** Splits `<files>` at commas and lines; bullets, backticks, annotations as in `src/a.ts (new)` and "none" are dropped. */
export declare function fileList(text: string): string[];
