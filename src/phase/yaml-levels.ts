/**
 * How many levels a YAML text goes in, at most, without parsing it; counting ends beyond `most`. Levels of indentation,
 * items and keys within a line (`- - ? a`, `a: b: c`) and brackets that are open count together. Brackets in quotes do not.
 */
export function yamlLevels(source: string, most: number): number {
  const indents: number[] = [];
  let open = 0;
  let deepest = 0;
  for (const line of linesOf(source)) {
    const [lead = ''] = /^ *(?:[-?:] +)*(?:[-?:]$)?/.exec(line) ?? [];
    const indent = lead.length - lead.trimStart().length;
    if (lead.length < line.length) {
      while ((indents.at(-1) ?? -1) >= indent) indents.pop();
      indents.push(indent);
    }
    const within = lead.replace(/[^-?:]/g, '').length;
    const level = indents.length + within;
    deepest = Math.max(deepest, level + open);
    let keys = 0;
    for (const sign of signsIn(line, open > 0)) {
      // `a: b: c` is no YAML, and yet the parser goes down with it.
      if (sign === ':') keys += 1;
      else if (sign === ',') keys = 0;
      else open = Math.max(0, open + (sign === '[' || sign === '{' ? 1 : -1));
      deepest = Math.max(deepest, level + open + keys - 1);
      if (deepest > most) break;
    }
    if (deepest > most) break;
  }
  return deepest;
}

function* linesOf(source: string): Generator<string> {
  for (let from = 0; from <= source.length; ) {
    const end = source.indexOf('\n', from);
    const to = end < 0 ? source.length : end;
    yield source.slice(from, to);
    from = to + 1;
  }
}

/**
 * The brackets and commas of a line, and the colons behind keys, that stand in no quotes. A quote begins where a value
 * can: elsewhere it is an apostrophe. Outside of brackets one that stands in a word opens nothing.
 */
function* signsIn(line: string, isInside: boolean): Generator<string> {
  let isWithin = isInside;
  let quote = '';
  let before = ' ';
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at] ?? '';
    if (quote !== '') {
      if (char === '\\' && quote === '"') at += 1;
      else if (char === quote) quote = '';
    } else if ((char === '"' || char === "'") && /[\s,:[{-]/.test(before)) quote = char;
    else if ('[{'.includes(char) && (isWithin || /\s/.test(before))) {
      isWithin = true;
      yield char;
    } else if (']},'.includes(char) || (char === ':' && /\s/.test(line[at + 1] ?? ' '))) yield char;
    before = char;
  }
}
