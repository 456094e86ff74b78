/** Splits `<files>` at commas and lines; bullets, backticks, annotations as in `src/a.ts (new)` and "none" are dropped. */
export function fileList(text: string): string[] {
  return text
    .split(/[\n,]/)
    .map((item) =>
      withoutAnnotation(
        item
          .trim()
          .replace(/^[-*+] /, '')
          .trim(),
      ),
    )
    .filter((item) => item !== '' && !/^(?:none\b|n\/a\b|[-—]+$|\()/i.test(item));
}

/** `src/a.ts (new)`, `src/a.ts - the page` and `` `src/a.ts`: the page `` are all `src/a.ts`. */
export function withoutAnnotation(item: string): string {
  const quoted = /^`([^`]+)`/.exec(item)?.[1];
  const note = item.search(/[ \t][(–—-]/);
  return quoted ?? (note < 0 ? item : item.slice(0, note).trim());
}
