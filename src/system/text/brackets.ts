const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Closing places of the brackets of a code, and the braces around each place: read once, because the same places are asked for often. */
interface Brackets {
  readonly code: string;
  /** The place behind the closing bracket of the one there; 0 where none opens there or it is never closed. */
  readonly behind: Int32Array;
  /** The brace that is open at a place; -1 outside of any. */
  readonly brace: Int32Array;
}

let lastRead: Brackets = { code: '', behind: new Int32Array(0), brace: new Int32Array(0) };

function bracketsOf(code: string): Brackets {
  if (lastRead.code === code) return lastRead;
  const [behind, brace] = [new Int32Array(code.length), new Int32Array(code.length + 1)];
  const [open, braces]: [number[], number[]] = [[], []];
  for (let at = 0; at < code.length; at += 1) {
    const sign = code[at] as string;
    brace[at] = braces.at(-1) ?? -1;
    if (sign === '{') braces.push(at);
    else if (sign === '}') braces.pop();
    if (closers[sign] !== undefined) open.push(at);
    else if (open.length > 0 && closers[code[open.at(-1) as number] as string] === sign)
      behind[open.pop() as number] = at + 1;
  }
  brace[code.length] = braces.at(-1) ?? -1;
  lastRead = { code, behind, brace };
  return lastRead;
}

/** The place behind the bracket that closes the one at `open`; the end of the code where none does. Code without texts and comments. */
export function behindBracket(code: string, open: number): number {
  if (closers[code[open] ?? ''] === undefined) return open + 1;
  return bracketsOf(code).behind[open] || code.length;
}

/** The place behind the brace that opens the block around `at`; 0 outside of any. */
export function blockStart(code: string, at: number): number {
  return (bracketsOf(code).brace[at] ?? -1) + 1;
}

/** The place of the brace that closes the block around `at`; the end of the code outside of any. */
export function blockEnd(code: string, at: number): number {
  const open = bracketsOf(code).brace[at] ?? -1;
  return open < 0 ? code.length : Math.max(at, behindBracket(code, open) - 1);
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
