import { codeOnly } from '../../plan/claims/comments.ts';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { behindBracket } from '../../system/text/brackets.ts';
import known from './dialects.json' with { type: 'json' };

/** A small change of code, which a test should notice. */
export interface Mutation {
  /** From 1 on. */
  readonly line: number;
  /** The part of the file that it replaces, and by what. */
  readonly from: number;
  readonly to: number;
  readonly was: string;
  readonly becomes: string;
}

/** Ways to write the same change in a language. */
interface Dialect {
  readonly files: RegExp;
  /** Value that `return` gives instead; null where types decide what may stand there. */
  readonly neutral: string | null;
  /** Replacement of a statement. */
  readonly nothing: string;
  /** How a condition is written: in brackets, up to a brace, or up to the end of its line. */
  readonly condition: 'brackets' | 'brace' | 'colon' | 'line';
  /** Without a semicolon a call may be the value of its block. */
  readonly endsStatements: boolean;
}

const dialects = (known as (Omit<Dialect, 'files'> & { files: string })[]).map(
  ({ files, ...rest }): Dialect => ({ ...rest, files: new RegExp(files) }),
);

/** True for code whose changes tests could notice: of a language with operators, no test, no declaration file, not generated. */
export function isMutable(path: string): boolean {
  return dialects.some(({ files }) => files.test(path)) && !isTestMaterial(path) && !left.test(path);
}

const left =
  /\.d\.[cm]?ts$|\.min\.js$|(?:^|\/)(?:node_modules|vendor|dist|build|generated|migrations)\/|\.config\.\w+$/;

/** All small changes of these lines of a file, in order. */
export function mutationsIn(path: string, text: string, lines: ReadonlySet<number>): Mutation[] {
  const dialect = dialects.find(({ files }) => files.test(path));
  if (dialect === undefined) return [];
  const code = codeOnly(path, text);
  const found: Mutation[] = [];
  let from = 0;
  for (const [at, line] of code.split('\n').entries()) {
    if (lines.has(at + 1) && !silent.test(line)) {
      const place = { code, from, line };
      for (const edit of [...tokenEdits(place), ...statementEdits(place, dialect)])
        found.push({ ...edit, line: at + 1, was: text.slice(edit.from, edit.to) });
    }
    from += line.length + 1;
  }
  return found;
}

/** Lines whose changes no test could see, or that are types. */
const silent =
  /^\s*(?:import\b|from\b|use\b|using\b|package\b|#include|require\b|(?:export\s+)?(?:declare\s+)?(?:type|interface)\b|@|#\[|\[\w)|\b(?:console|log|logger|logging|print|println|fmt\.Print\w*)\s*[.(!]/;

type Edit = Omit<Mutation, 'line' | 'was'>;

interface Place {
  readonly code: string;
  /** Start of the line. */
  readonly from: number;
  readonly line: string;
}

/** Tokens and what takes their place. Operators that are also brackets of types or signs of numbers need blanks around them. */
const tokens: readonly (readonly [RegExp, (token: string) => string])[] = [
  [
    /===|!==|(?<![=!<>])==(?!=)|!=(?!=)/g,
    (token) => (token.startsWith('!') ? token.replace('!', '=') : token.replace('=', '!')),
  ],
  [/(?<=\s)<(?=\s)/g, () => '<='],
  [/(?<=\s)>(?=\s)/g, () => '>='],
  [/(?<![<=])<=(?![=>])/g, () => '<'],
  [/(?<![=\->])>=(?!=)/g, () => '>'],
  [/&&|\|\|/g, (token) => (token === '&&' ? '||' : '&&')],
  [/(?<=[\w)\]]\s)(?:and|or)(?=\s)/g, (token) => (token === 'and' ? 'or' : 'and')],
  [/(?<=[\w)\]'"]\s)[+-](?=\s[\w$('"])|[+-](?==)/g, (token) => (token === '+' ? '-' : '+')],
  [/(?<=[\w)\]]\s)[*/](?=\s[\w$(])|(?<=[\w\s])\*(?==[^=])/g, (token) => (token === '*' ? '/' : '*')],
  [/(?<![\w.$])(?:true|false|True|False)(?![\w$])/g, (token) => opposite[token] ?? token],
  [/(?<![\w.$#])\d{1,15}(?![\w.])/g, (token) => String(Number(token) + 1)],
];

const opposite: Readonly<Record<string, string>> = { true: 'false', false: 'true', True: 'False', False: 'True' };

function tokenEdits({ line, from }: Place): Edit[] {
  return tokens.flatMap(([token, change]) =>
    [...line.matchAll(token)].map(({ index, 0: was }) => ({
      from: from + index,
      to: from + index + was.length,
      becomes: change(was),
    })),
  );
}

function statementEdits(place: Place, dialect: Dialect): Edit[] {
  return [returned(place, dialect), removed(place, dialect), negated(place, dialect)].filter((edit) => edit !== null);
}

/** `return x` gives nothing. */
function returned({ line, from }: Place, { neutral }: Dialect): Edit | null {
  const found = /^(\s*(?:.*[\s{;)])?return\s+)([^;{}]+?)\s*(?:;.*|\}.*)?$/.exec(line);
  if (neutral === null || found === null) return null;
  const [, head = '', value = ''] = found;
  if (
    !isBalanced(value) ||
    /[([{,+\-*/&|?:=.]$/.test(value) ||
    /^(?:undefined|None|nil|null|(?:if|unless)\b.*)$/.test(value)
  )
    return null;
  return { from: from + head.length, to: from + head.length + value.length, becomes: neutral };
}

/** A line that is a call and nothing else is left out. */
function removed({ code, from, line }: Place, { nothing, endsStatements }: Dialect): Edit | null {
  const found = /^(\s*)((?:await\s+)?[\w$][\w$.?:>!-]*\(.*\)(;?))\s*$/.exec(line);
  if (found === null) return null;
  const [, indent = '', call = '', semicolon] = found;
  if (!isBalanced(call) || keyword.test(call) || (endsStatements && semicolon === '')) return null;
  const before = code.slice(0, from).trimEnd().at(-1) ?? ';';
  const after = code.slice(from + line.length).trimStart();
  if (!/[;{}:)\w'"`]/.test(before) || /^[.?,)\]&|+*/=:{]/.test(after)) return null;
  return { from: from + indent.length, to: from + indent.length + call.length, becomes: nothing };
}

const keyword =
  /^(?:if|for|while|switch|catch|return|function|def|func|fn|fun|super|elif|else|do|match|new|throw|raise|yield|constructor|with|when|guard|this)\b/;

/** The condition of an `if` is turned round. */
function negated({ code, from, line }: Place, { condition }: Dialect): Edit | null {
  const word = /(?:^|[\s}])(?:if|elif|elsif)\b/.exec(line);
  if (word === null) return null;
  const begin = from + word.index + word[0].length;
  if (condition === 'brackets') {
    const open = code.slice(begin).search(/\S/) + begin;
    if (code[open] !== '(') return null;
    const close = behindBracket(code, open);
    return edit(open + 1, close - 1, (text) => `!(${text})`, code);
  }
  const rest = code.slice(begin, from + line.length);
  if (condition === 'brace') {
    const brace = rest.lastIndexOf('{');
    const start = rest.slice(0, brace).lastIndexOf(';') + 1;
    if (brace < 0 || /\b(?:let|case|var)\b/.test(rest)) return null;
    return edit(begin + start, begin + brace, (text) => `!(${text})`, code);
  }
  if (condition === 'colon') {
    const colon = rest.lastIndexOf(':');
    if (colon < 0 || !isBalanced(rest.slice(0, colon)) || rest.includes(':=')) return null;
    return edit(begin, begin + colon, (text) => `not (${text})`, code);
  }
  return rest.trim() === '' || /\bthen\b/.test(rest)
    ? null
    : edit(begin, from + line.length, (text) => `!(${text})`, code);
}

/** `becomes` stands for the text between by a mark, because what is quoted is blank in the code. */
function edit(from: number, to: number, wrap: (text: string) => string, code: string): Edit | null {
  const between = code.slice(from, to);
  if (between.trim() === '') return null;
  const begin = from + between.search(/\S/);
  return { from: begin, to: begin + between.trim().length, becomes: wrap(sameText) };
}

export const sameText = '\u0000';

function isBalanced(text: string): boolean {
  const open = (text.match(/[([{]/g) ?? []).length;
  return open === (text.match(/[)\]}]/g) ?? []).length;
}
