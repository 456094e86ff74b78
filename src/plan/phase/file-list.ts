import { withoutAnnotation } from './declared-paths.ts';
import { splitAtCommas } from './must-haves.ts';

/** Splits `<files>` at commas and lines; bullets, backticks, annotations as in `src/a.ts (new)` and "none" are dropped. */
export function fileList(text: string): string[] {
  return text
    .split('\n')
    .flatMap(splitAtCommas)
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
