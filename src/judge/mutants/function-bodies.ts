import { behindBracket } from '../../system/text/brackets.ts';

/** A function of a code, without texts and comments, by the places where it does something. */
export interface FunctionBody {
  /** Offset of the function's text; for the value of an arrow, of the arrow. */
  readonly head: number;
  /** Offset of its first statement; right behind an arrow, because a regular expression may be blank there. */
  readonly at: number;
  /** Behind its last sign: a brace, but for Python and for what an arrow gives. */
  readonly end: number;
  readonly isExpression: boolean;
}

/** Functions, methods and arrows of JavaScript and TypeScript; of one that returns another the inner one. */
export function scriptBodies(code: string): FunctionBody[] {
  return [...blocks(code), ...arrows(code)];
}

/** A brace behind parameters. Where a type holds a brace the place may be wrong: then the file does not load, which hides nothing. */
function blocks(code: string): FunctionBody[] {
  return [...code.matchAll(/\(/g)].flatMap(({ index }) => {
    if (/\b(?:if|for|while|switch|catch|with|await)\s*$/.test(code.slice(Math.max(0, index - 20), index))) return [];
    const behind = behindBracket(code, index);
    const head = bodyStart.exec(code.slice(behind, behind + mostOfType))?.[0];
    return head === undefined ? [] : [inBlock(code, index, behind + head.length)];
  });
}

export function inBlock(code: string, head: number, at: number): FunctionBody {
  return { head, at, end: behindBracket(code, at - 1), isExpression: false };
}

/** The brace, or a type and the brace. One behind a word opens the body. */
const bodyStart =
  /^\s*(?::\s*(?:\{[^{}]*\}|[^\s{}();=,?<>])(?:(?<=[|&[]\s*)\{[^{}]*\}|<(?:[^<>();]|<[^<>();]*>)*>|[^{}();=,?<>])*)?\{/;
const mostOfType = 500;

/** `(a) => a + 1` and `(a) => { … }`, but no type of a function. */
function arrows(code: string): FunctionBody[] {
  return [...code.matchAll(/=>\s*(\{?)/g)].flatMap(({ index, 0: sign, 1: brace }) => {
    const at = index + sign.length;
    if (/^(?:async\s+)?(?:\w+|\([^()]*\)(?:\s*:[^=;(){}]{1,100})?)\s*=>/.test(code.slice(at, at + mostOfType)))
      return [];
    if (brace === '{') return [inBlock(code, index, at)];
    const end = expressionEnd(code, at);
    const [begin = ''] = code.slice(at, end ?? at).split(/\s=\s|\{/, 1);
    return end === null || types.test(begin.trim()) ? [] : [{ head: index, at: index + 2, end, isExpression: true }];
  });
}

const types =
  /^(?:readonly )?(?:void|string|number|boolean|unknown|never|any|bigint|object|[A-Z]\w*(?:\.[A-Z]\w*)*(?:<[^()]*>|\['\s*'\])?)(?:\[\])*\s*(?:\|[^()]*)?$/;

/** End of an expression: a sign that is not its own, or the end of its line, unless an operator goes on. Null where another arrow follows. */
function expressionEnd(code: string, from: number): number | null {
  let choices = 0;
  for (let at = from; at < code.length; at += 1) {
    const sign = code[at] as string;
    const generic = sign === '<' ? typeList.exec(code.slice(at, at + mostOfType))?.[0] : undefined;
    if (/[([{]/.test(sign)) at = behindBracket(code, at) - 1;
    else if (generic !== undefined) at += generic.length - 1;
    else if (/[,;)\]}]/.test(sign) || (sign === ':' && choices === 0)) return at;
    else if (sign === '=' && code[at + 1] === '>') return null;
    else if (sign === ':') choices -= 1;
    else if (sign === '?' && !/[.?]/.test(`${code[at - 1]}${code[at + 1]}`)) choices += 1;
    else if (sign === '\n' && !goesOn(code, at)) return at;
  }
  return code.length;
}

/** `<string, Map<string, number>>` of a type or a call. */
const typeList = /^<(?! )(?:[^<>();]|<[^<>();]*>)*(?<! )>/;

function goesOn(code: string, at: number): boolean {
  return (
    /[-=(+*/&|?:,<>%!]\s*$/.test(code.slice(Math.max(0, at - 20), at)) ||
    /^\s*[.?:&|+*/<%=-]/.test(code.slice(at, at + mostOfType))
  );
}

/** Functions of Python. Its code ends with the next one, or where a line is not indented. */
export function pythonBodies(code: string): FunctionBody[] {
  return [...code.matchAll(/^[ \t]*(?:async[ \t]+)?def\b[^(\n]*/gm)].flatMap(({ index, 0: head }) => {
    const at = code.indexOf(':', behindBracket(code, index + head.length)) + 1;
    if (at === 0) return [];
    const length = code.slice(at).search(/\n(?=[^\s])|\n[ \t]*(?:async[ \t]+)?def\b/);
    return [{ head: index, at, end: length < 0 ? code.length : at + length, isExpression: false }];
  });
}

/** Those of these words that stand in each body and in none inside it. */
export function ownWords(code: string, bodies: readonly FunctionBody[], words: RegExp): Map<FunctionBody, string[]> {
  const sorted = [...bodies].sort((a, b) => a.at - b.at);
  const found = new Map(sorted.map((body): [FunctionBody, string[]] => [body, []]));
  const open: FunctionBody[] = [];
  let next = 0;
  for (const { index, 0: word } of code.matchAll(words)) {
    for (; (sorted[next]?.at ?? code.length) <= index; next += 1) open.push(sorted[next] as FunctionBody);
    while ((open.at(-1)?.end ?? code.length) <= index) open.pop();
    const body = open.at(-1);
    if (body !== undefined) found.get(body)?.push(word);
  }
  return found;
}
