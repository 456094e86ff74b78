import { bareDocument, isBareForm, isHollowCode } from '../../plan/claims/bare-forms.ts';
import { codeOnly, hasKnownComments, withoutComments } from '../../plan/claims/comments.ts';
import { isProductCode } from '../../plan/claims/runner-markers.ts';
import { isOnlyComments } from '../../plan/claims/substance.ts';
import type { Wish } from '../../plan/claims/wishes.ts';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import words from './stub-words.json' with { type: 'json' };

/** A placeholder in place of work, in lines that a change added. */
export interface Stub {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** The file says nothing else. */
  readonly isAll: boolean;
  /** It stands for code that was left out: "... rest of the code". */
  readonly isGap?: boolean;
  /** A plan may want it so, and says so in these words. */
  readonly unless?: Wish;
}

/** Larger files are data, or generated. */
const mostCharacters = 256 * 1024;

/**
 * Finds a placeholder that a change brought into a file: "not implemented", `todo!()`, "coming soon", a document of headings
 * alone. `before` is null for a new file. Tests and what is about such words, an answer with status 501 for example, have none.
 */
export function stubIn(path: string, before: string | null, after: string): Stub | null {
  if (before === after || isTestMaterial(path) || after.length > mostCharacters) return null;
  if (areProse.test(path)) return bareDocument(before, after);
  if (!hasKnownComments(path)) return null;
  const old = new Set((before ?? '').split('\n').map((line) => line.trim()));
  const written = after.split('\n');
  const gap = written.findIndex((line) => isGapLine(line) && !old.has(line.trim()));
  if (gap >= 0) return { ...stubAt(written, gap, true), isGap: true };
  const plain = withoutDocstrings(path, withoutComments(path, after));
  if (before === null && isBareForm(path, plain)) return stubAt(written, written.findIndex(isVisible), true, 'empty');
  if (areData.test(path)) return null;
  const mock =
    isProductCode(path) && !pretends.test(path)
      ? written.findIndex((line) => mocks.test(line.slice(0, 300)) && !old.has(line.trim()))
      : -1;
  if (mock >= 0) return { ...stubAt(written, mock, true, 'pretence'), isGap: true };
  const code = isProductCode(path) ? codeOnly(path, after).split('\n') : [];
  const pause = code.findIndex((line, at) => pauses.test(line.slice(0, 300)) && !old.has(written[at]?.trim() ?? ''));
  if (pause >= 0) return stubAt(written, pause, true, 'pause');
  const lines = plain.split('\n');
  const isAbstract = abstractCode.test(after);
  const isMark = (line: string, at: number) =>
    isStubLine(line) && !isAnswer(lines, at) && !(isAbstract && /\bNotImplementedError\b/.test(line));
  const marks = lines.flatMap((line, at) => (isMark(line, at) ? [at] : []));
  const isNew = (at: number) => !old.has(written[at]?.trim() ?? '') && !old.has(lines[at]?.trim() ?? '');
  // Comments that were taken out may have shifted lines; then the words are looked for.
  const fresh = marks.find(isNew);
  const rest = lines.filter((line, at) => !marks.includes(at) && !isFrame(line));
  const isAll = rest.every(isTrivial) || (isHollowCode(path, plain) && !isAbstract);
  if (fresh === undefined) {
    if (marks.length > 0 || isOnlyComments(path, after)) return null;
    const idle = idleness(path, plain, after);
    const had = before === null ? '' : withoutDocstrings(path, withoutComments(path, before));
    const wasWork = () => had.trim() === '' || (functionHead.test(had) && idleness(path, had, before ?? '') === null);
    if (idle !== null && wasWork()) {
      const at = written.findIndex((line) => (idle === 'todo' ? todoComment : /\S/).test(line));
      return stubAt(written, at, true, idle === 'todo' ? undefined : idle);
    }
    const said = written.findIndex((line) => pretence.test(line.slice(0, 300)) && !old.has(line.trim()));
    const isAll = before === null && lines.filter(isVisible).length <= 30 && !deciding.test(plain);
    return said < 0 ? null : stubAt(written, said, isAll, 'pretence');
  }
  const text = lines[fresh]?.trim() ?? '';
  const at = written.findIndex((line) => line.includes(text));
  const isBase = marks.every((mark) => /\bNotImplementedError\b/.test(lines[mark] ?? ''));
  return stubAt(written, at < 0 ? fresh : at, isAll, isBase ? 'base' : undefined);
}

/** Why no function of a text, new or as it stood, does any work: only a comment about later, or what a plan may want; null where one may. */
function idleness(path: string, plain: string, after: string): Wish | 'todo' | null {
  const isHollow = isHollowCode(path, plain) && (/\.[cm]?[jt]s$/.test(path) || !abstractCode.test(plain));
  return idleFunction(path, plain, after) ?? (isHollow ? 'constant' : null);
}

function idleFunction(path: string, plain: string, after: string): Wish | 'todo' | null {
  const opened = unfolded(plain);
  const text = opened.join('\n');
  if (abstractCode.test(text) || /no-?op|empty|dummy|null|\.d\.\w*ts$/i.test(path)) return null;
  const names = heads(text);
  const left = opened.filter((line) => isVisible(line) && !isFrame(line)).map((line) => line.trim());
  const all = (...kinds: ((line: string) => boolean)[]) => left.every((line) => kinds.some((kind) => kind(line)));
  // A function of a shell answers by printing.
  const isLog = (line: string) =>
    !/\.(?:ba|z)?sh$/.test(path) && logLine.test(line) && !calls.test(line.slice(line.indexOf('(') + 1, 500));
  const isFailure = (line: string) => failure.test(line.slice(0, 500));
  const isSame = (line: string) =>
    isLiteral(line) || names.some((params) => params.includes(/^(?:return )?(\w+);?$/.exec(line)?.[1] ?? ' '));
  const isAnswer = (line: string) => answerLine.test(line) && isLiteral(line.replace(answerWords, ''));
  const isHollow = (line: string) => isTrivial(line) || emptyBody.test(line);
  if (todoComment.test(after) && all(isTrivial, isLog, isAnswer) && plain.split('\n').some(isHollow)) return 'todo';
  if (isEmptyModule(path, plain.split('\n')) || (all(isNothing) && bodies.test(text))) return 'empty';
  if (!functionHead.test(text) || left.length === 0) return null;
  if (all(isTrivial) && (left.length > 1 || bodies.test(plain) || givesNothing.test(text))) return 'constant';
  if (left.some(isFailure) && all(isTrivial, isFailure, isSame)) return 'throw';
  if (names.length > 1 && left.some(isAnswer) && all(isTrivial, isAnswer)) return 'answer';
  const isGiven = names.length > 0 && names.every((params) => params.length > 0);
  if (left.some(isLog) && all(isTrivial, isLog, isGiven ? isLiteral : isLog)) return 'log';
  return isGiven && all(isTrivial, isSame) ? 'constant' : null;
}

/** Declarations whose bodies belong elsewhere. */
const abstractCode = /\b(?:Protocol|ABC|ABCMeta|abstractmethod|overload|abstract|interface|declare)\b/;
const emptyBody = /\b(?:def|function|fn|func|fun)\b|=>\s*\{|\)[^;{]{0,300}\{\s*\}?\s*$/;
/** A function with nothing in it: `{}`, or only `pass`. */
const bodies =
  /(?:\b(?:function|fn|func|fun)\b[^{};]{0,500}|=>\s*|\w\([^;{}()]{0,300}\)[^;{}]{0,300})\{\s*\}|\bdef [^\n]*:\s*(?:pass\b|\.\.\.)|\bdef \w+(?![^\n]*\) = )[^\n:]*\n\s*end\b/;
const givesNothing = /\breturn \(?\s*<(\w*)>\s*<\/\1>(?=[\s;)}]|$)/;
const functionHead = /\b(?:def|function|fn|func|fun)\b|=>\s*\{|\)[^;{}]{0,300}\{/;
/** Lines that print, or only take time. */
const logLine = new RegExp(words.logLine);
/** In what is printed: a call that may do the work, and no colour or format. */
const calls =
  /(?<=[\w\])])(?<!\b(?:chalk|colors?|pc|picocolors|fmt|util)(?:\.\w+)*|\b(?:format|stringify|Date|now|toISOString|str|String|repr|[sS]printf|inspect|toString|error|Error|join|repeat|timeout|delay|setTimeout|sleep|resolve))\(/;
const answerLine = new RegExp(words.answerLine);
const answerWords =
  /\b(?:return|await|new|res|reply|ctx|c|response|(?:Next)?Response|jsonify|JSONResponse)\b|\.\w+(?=\()/g;

/** A function that ends with an error whatever it is given. */
const failure = new RegExp(words.failure);

/** Stand-ins of a library for tests, in code of the product. */
const mocks = new RegExp(words.mocks);
/** Statements that stop a program for its author, or print for them alone. */
const pauses =
  /^\s*(?:debugger;?|breakpoint\(\)|(?:import|from) i?pdb\b.*|i?pdb\.set_trace\(\)|binding\.(?:pry|irb|break)|byebug|(?:require ' *'; *)?IEx\.pry(?:\(\))?|dd\(.*\);|dbg!\(.*\);|runtime\.Breakpoint\(\))\s*$/;
const pretends = /mock|fake|stub|fixture|stor(?:y|ies)|test|spec/i;

/** The agent's own words for what is not real. */
const pretence = new RegExp(words.pretence, 'i');

const deciding = /\b(?:if|for|while|switch|match|case|fetch|query|exec\w*)\b|\.(?:map|filter|find|reduce|get|post)\(/;
const given =
  /(?<!\bclass )(?:[\w$>]|[=,(]\s?(?:async ?)?)\(([^(){};]{0,300}|\{[^(){}]*\}[^(){};]{0,300})\)(?: \([^()\n]*\))?[^(){};\n]*(?:\{|:$|\bdo$)/gm;

/** The names of what each function is given. */
function heads(text: string): string[][] {
  return [...text.matchAll(given)].map(
    ([, all = '']) => all.replace(/^\s*(?:&?(?:mut )?self|cls|void)\b,?|\{[^{}]*\}.*/, '').match(/\w+/g) ?? [],
  );
}

const constants =
  /\bTask\.(?:CompletedTask|FromResult)|\bCollections\.empty\w+|\b(?:List|Map|Set)\.of\b|\bOptional\.empty\b|\b(?:list|map|set)Of\b|\bemptyList\b|\bPromise\.resolve\b|\b(?:true|false|null|undefined|None|nil|\d[\d._]*)\b|\b\w+\s*(?::|=>)/gi;

/** Nothing but constants: `return { ok: true, items: [] };`, `Task.FromResult<Order>(null)`. */
function isLiteral(line: string): boolean {
  const bare = line.replace(/'[^'\n]*'|"[^"\n]*"|`[^`$]*`|(?<![\w:]):\w+\b|<\w+>/g, '').replace(constants, '');
  return line.length < 500 && /^(?:return\b)?[\s()[\]{},:;+-]*$/.test(bare);
}

/** True for a comment that stands for code: "// ... rest of the code", as an answer in a chat has it. */
function isGapLine(line: string): boolean {
  const said = /^\s*(?:\{\s*\/\*|\/\/|\/\*|#|--|<!--|;|%)\s*(.*)$/.exec(line.slice(0, 300))?.[1] ?? '';
  return gapWords.some((words) => words.test(said));
}

const gapWords = words.gaps.map((gap) => new RegExp(gap, 'i'));

/** One line for each body that stands on the line of its function, and none for types and what is never reached. */
function unfolded(plain: string): string[] {
  return plain
    .replace(/\(([^(){};]*)\)/g, (_, inner: string) => `(${inner.replace(/\s+/g, ' ').trim()})`)
    .replace(/\)([^;{}()\n]*)\n[ \t]*\{/g, ')$1 {')
    .replace(/^([ \t]*)(return\b[^\n]*;)\n(?:\1[^\s}][^\n]*\n)+/gm, '$1$2\n')
    .replace(
      /^[ \t]*(?:(?:pub|export|public) )?(?:type \w+ )?(?:struct|interface|enum)\b[^{}=;()]{0,300}\{[^{}]{0,5000}\}/gm,
      '',
    )
    .replace(/^(?:export )?type \w+[^=\n]*=[^\n]*;$/gm, '')
    .replace(/^export declare (function[^\n]*);$/gm, '$1 {}')
    .replace(/(\)[^;{}()\n=]*|=>\s*)\{([^{}\n]*)\}/g, '$1{\n$2\n}')
    .replace(
      /=>\s*(null|undefined|0|false|true|''|""|\[\]|\(\{\}\)|\w+(?=;$)|throw [^\n;]*);?$/gm,
      '=> {\nreturn $1\n}',
    )
    .replace(/^([ \t]*(?:\w+ )*fun \w+\([^()\n]*\)[^=\n]*)= ([^\n]+)$/gm, '$1{\n$2\n}')
    .replace(/^(?:let )?[a-z][\w' ]*= *(undefined|failwith\b[^\n]*|error "[^\n]*)$/gm, 'fun f() {\n$1\n}')
    .replace(/^\w+ ::[^\n]*$/gm, '')
    .replace(/\breturn \(\{\}\)/g, 'return {}')
    .replace(
      /\breturn \(?\s*<(\w+)[^<>{}]{0,300}>\s{0,40}(\w[\w ]{0,80})\s{0,40}<\/\1>(?=[\s;)}]|$)/g,
      (all, _, said: string) =>
        new RegExp(`(?:function|const) ${said.replace(/\W/g, '')}`, 'i').test(plain) ? 'return <></>' : all,
    )
    .split('\n');
}

function isVisible(line: string): boolean {
  return /\S/.test(line);
}

function isNothing(line: string): boolean {
  return /^\s*(?:pass;?)?\s*$/.test(line);
}

/** `module.exports = {};` alone; a configuration may have nothing but standards. */
function isEmptyModule(path: string, lines: readonly string[]): boolean {
  const said = lines.map((line) => line.trim()).filter((line) => line !== '' && !/^['"]use \w+['"];?$/.test(line));
  return (
    said.length === 1 &&
    /^(?:module\.exports\s*=|export default|export const \w+\s*=)\s*\{\s*\};?$/.test(said[0] ?? '') &&
    !/config|\.\w*rc\b/i.test(path)
  );
}

function withoutDocstrings(path: string, text: string): string {
  return path.endsWith('.py') ? text.replace(/^[ \t]*("""|''')[\s\S]*?\1[ \t]*$/gm, '') : text;
}

function stubAt(written: readonly string[], at: number, isAll: boolean, unless?: Wish): Stub {
  return { line: at + 1, text: (written[at] ?? '').trim(), isAll, ...(unless && { unless }) };
}

const areProse = /\.(?:md|mdx|markdown|rst|adoc|txt)$/i;
const areData =
  /\.(?:ya?ml|toml|ini|cfg|conf|properties|css|scss|sass|less|jsonc|json5|svg|xml|sql|tf|tfvars|\w*ignore)$/i;

/** An error of a to-do app may speak of a todo. */
const openInError = words.open.replace('|todo|', '|(?<=[\'"`]\\s*)todo(?=\\s*[-:.!(\'"`])|');

/** Statements that say that there is nothing behind them. */
const stubStatement = new RegExp(
  words.statements.join('|').replaceAll('{open}', words.open).replaceAll('{openInError}', openInError),
  'i',
);

function isStubLine(line: string): boolean {
  return line.length < 500 && stubStatement.test(line);
}

/** Status 501 is called "not implemented", and an answer with it is what a server should give. */
function isAnswer(lines: readonly string[], at: number): boolean {
  return /\b501\b|NOT_IMPLEMENTED|StatusNotImplemented|HttpStatus/.test(`${lines[at - 1] ?? ''}\n${lines[at] ?? ''}`);
}

const todoComment = new RegExp(words.todoComment, 'i');

/** Lines that only hold code together: imports, signatures, brackets, tags and headings of a page. */
function isFrame(line: string): boolean {
  const code = line.trim().replace(/\(\{[^{}]*\}/g, '(');
  return code.length < 300 && frame.test(code);
}

const frame = new RegExp(words.frames.join('|').replaceAll('{modifiers}', words.modifiers));

/** Lines that give back nothing. */
function isTrivial(line: string): boolean {
  const code = line.trim();
  return /^(?:return(?:\s*\(?\s*(?:null|undefined|None|nil|NULL|\{\s*\}|\[\s*\]|''|""|0|[Ff]alse|[Tt]rue|Ok\(\(\)\)|<(\w*)>\s*<\/\1>)\)?)?;?|pass|\.\.\.|(?:\(void\) ?\w+;? ?)+|(?:let )?_ = &?\w+|return std::\w+\(\)|exit(?: 0)?|0|None|nil|false|true|(?:Vec|String)::new\(\)|vec!\[\]|Ok\(\(\)\)|Default::default\(\))\s*\}?;?$/.test(
    code,
  );
}
