const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The place behind the bracket that closes the one at `open`; the end of the code where none does. Code without texts and comments. */
export function behindBracket(code: string, open: number): number {
  const waiting: string[] = [];
  for (let at = open; at < code.length; at += 1) {
    const sign = code[at] as string;
    const closer = closers[sign];
    if (closer !== undefined) waiting.push(closer);
    else if (sign === waiting.at(-1)) waiting.pop();
    if (waiting.length === 0) return at + 1;
  }
  return code.length;
}

/** The place where the statement begins that `at` is part of. A line that begins with a dot continues the one before it. */
export function statementStart(code: string, at: number): number {
  let depth = 0;
  for (let place = at - 1; place >= 0; place -= 1) {
    const sign = code[place] as string;
    if (/[)\]}]/.test(sign)) {
      // A brace at the end of a line closes the statement before, unless a call goes on behind it.
      if (depth === 0 && sign === '}' && !/^\s*[.)\],]/.test(code.slice(place + 1))) return place + 1;
      depth += 1;
    } else if (/[([{]/.test(sign)) {
      if (depth === 0) return place + 1;
      depth -= 1;
    } else if (depth === 0 && (sign === ';' || (sign === '\n' && !/^\s*[.?]/.test(code.slice(place + 1)))))
      return place + 1;
  }
  return 0;
}

/** The line's indentation at that place, and where the first later line begins that is indented no more than it. */
export function indentedBlock(code: string, at: number): { readonly from: number; readonly to: number } {
  const lineStart = code.lastIndexOf('\n', at - 1) + 1;
  const indent = /^[ \t]*/.exec(code.slice(lineStart))?.[0].length ?? 0;
  const header = code.indexOf('\n', headerEnd(code, at));
  if (header < 0) return { from: code.length, to: code.length };
  for (const { index, 0: line } of code.slice(header + 1).matchAll(/^([ \t]*)\S.*$/gm))
    if ((/^[ \t]*/.exec(line)?.[0].length ?? 0) <= indent) return { from: header, to: header + 1 + index };
  return { from: header, to: code.length };
}

/** A header of Python may span lines in brackets. */
function headerEnd(code: string, at: number): number {
  const open = code.slice(at).search(/[(:\n]/);
  return open >= 0 && code[at + open] === '(' ? behindBracket(code, at + open) : at;
}
