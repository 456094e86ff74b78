import { codeOnly } from './comments.ts';

/**
 * Blanks the lines of a text that are never run: behind `if (false)`, a constant that is false, `#if 0`, or a `return`. What
 * belongs together is told by its indentation, so that code without any is taken as it is.
 */
export function withoutDeadCode(path: string, text: string): string {
  const code = codeOnly(path, text);
  if (!mayBeDead.test(code)) return text;
  const never = conditions(code);
  const kept = text.split('\n');
  // Lines that are indented this far are dead; `left` counts the open `#if` of a part that is left out.
  let [dead, returned, left] = [Number.POSITIVE_INFINITY, -1, 0];
  for (const [at, line] of code.split('\n').entries()) {
    const indent = line.search(/\S/);
    if (indent < 0) continue;
    const said = line.slice(indent);
    if (left > 0 || /^#if (?:0|false)\b/.test(said)) {
      left += said.startsWith('#if')
        ? 1
        : /^#endif|^#el/.test(said) && (left === 1 || said.startsWith('#endif'))
          ? -1
          : 0;
      kept[at] = '';
      continue;
    }
    if (returned === indent && !goesOn.test(said)) dead = indent;
    returned = -1;
    if (indent < dead) dead = Number.POSITIVE_INFINITY;
    if (dead <= indent) {
      kept[at] = '';
      continue;
    }
    const head = never.exec(said)?.[0];
    if (head !== undefined && /^\s*[{:]?\s*$/.test(said.slice(head.length))) dead = indent + 1;
    else if (head !== undefined) kept[at] = '';
    else if (/^(?:return|throw|raise)\b/.test(said) && isWhole(said)) returned = indent;
  }
  return kept.join('\n');
}

const mayBeDead = /\b(?:false|False|return|throw|raise)\b|\b(?:if|while)\b.{0,3}0|#if 0/;

/** Begins a statement that is never run: by a constant, or by a name that the file sets to false and nowhere else. */
function conditions(code: string): RegExp {
  const flags = [
    ...code.matchAll(/^[ \t]*(?:(?:const|final|static|private|let)[ \t]+)*(\w+)(?:: \w+)? = (?:false|False);?$/gm),
  ];
  const own = flags.slice(0, 20).map(([, name = '']) => name);
  const unset = own.filter(
    (name) => code.match(new RegExp(`\\b${name}\\s*(?::\\s*\\w+\\s*)?:?=(?!=)`, 'g'))?.length === 1,
  );
  const names = ['false', 'False', '0', ...unset].join('|');
  return new RegExp(`^(?:if|while)(?:\\s*\\(\\s*(?:${names})\\s*\\)|\\s+(?:${names})(?=\\s*[:{]))`);
}

/** Lines after a `return` that run in another way, or belong to it. */
const goesOn =
  /^(?:[)\]}.?:|&,#@<]|(?:case|default|else|elif|elsif|except|finally|catch|rescue|ensure|when|end|(?:async )?function|yield)\b)/;

/** A statement that ends with its line, on no condition. */
function isWhole(line: string): boolean {
  const count = (signs: RegExp) => line.match(signs)?.length ?? 0;
  return !/[([{,+\-*/|&?:=.<>\\]\s*$|\b(?:if|unless|and|or)\b/.test(line) && count(/[([{]/g) === count(/[)\]}]/g);
}
