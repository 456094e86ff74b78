import { hasKnownComments, withoutComments } from '../../plan/claims/comments.ts';
import { DeclaredPaths } from '../../plan/phase/declared-paths.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { isOnlyComments } from './substance.ts';

/** A placeholder in place of work, in lines that a change added. */
export interface Stub {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** The file says nothing else. */
  readonly isAll: boolean;
  /** It stands for code that was left out: "... rest of the code". */
  readonly isGap?: boolean;
  /** Its functions do nothing, or give back the same whatever they are given, as a plan may want it. */
  readonly isConstant?: boolean;
}

/** True where the plan itself speaks of placeholders for a file: a skeleton that a later plan fills, or a page that says "soon". */
export function asksForStub(plan: Plan, path: string, prefix: string): boolean {
  return asksFor(asked, plan, path, prefix);
}

/** True where the plan speaks of tests in a file that are left out, or are to be written later. */
export function asksForIdleTest(plan: Plan, path: string, prefix: string): boolean {
  return asksForStub(plan, path, prefix) || asksFor(askedIdle, plan, path, prefix);
}

/** True where the plan asks for functions that do nothing, or always give back the same. */
export function asksForConstant(plan: Plan, path: string, prefix: string): boolean {
  return asksFor(askedConstant, plan, path, prefix);
}

function asksFor(words: RegExp, plan: Plan, path: string, prefix: string): boolean {
  const own = plan.tasks.filter(({ files }) => new DeclaredPaths(files, prefix).covers(path));
  const tasks = own.length > 0 ? own : plan.tasks;
  return tasks.some(({ name, action, done, verify }) =>
    words.test([name, action, done ?? '', verify.prose ?? '', ...verify.automated].join('\n')),
  );
}

const asked =
  /\b(?:stub(?:s|bed)?|skeletons?|scaffold(?:s|ed|ing)?|placeholder (?:page|file|component|module|implementation|function|content|for|that|until)|not[ -]?(?:yet )?implemented|NotImplemented\w*|unimplemented|(?:todo|unimplemented)!|coming soon|under construction|headings? only|abstract (?:base )?(?:class|method|interface)\w*)\b/i;

const askedIdle =
  /\b(?:skip\w*|pending|xfail|placeholders?|(?:it|test|describe)\.(?:todo|failing)|@?disabled|@?ignored?)\b/i;

const askedConstant =
  /\b(?:no-?ops?|always|constant|default(?:s|ing)?|switched off|turned off|disabled|empty|do(?:es)? nothing|marker)\b|\breturn(?:s|ing)? `?(?:null|nil|none|undefined|nothing|false|true|0|\[\]|\{\})`?(?! (?:if|when|where|unless)\b)/i;

/** Larger files are data, or generated. */
const mostCharacters = 256 * 1024;

/**
 * Finds a placeholder that a change brought into a file: "not implemented", `todo!()`, "coming soon", a document of headings
 * alone. `before` is null for a new file. Tests and what is about such words, an answer with status 501 for example, have none.
 */
export function stubIn(path: string, before: string | null, after: string): Stub | null {
  if (before === after || isTestMaterial(path) || after.length > mostCharacters) return null;
  if (areProse.test(path)) return bareDocument(after);
  if (!hasKnownComments(path)) return null;
  const old = new Set((before ?? '').split('\n').map((line) => line.trim()));
  const written = after.split('\n');
  const gap = written.findIndex((line) => isGapLine(line) && !old.has(line.trim()));
  if (gap >= 0) return { ...stubAt(written, gap, true), isGap: true };
  const plain = withoutDocstrings(path, withoutComments(path, after));
  if (before === null && isBareForm(path, plain)) return stubAt(written, written.findIndex(isVisible), true);
  if (areData.test(path)) return null;
  const lines = plain.split('\n');
  const isAbstract = abstractCode.test(after);
  const isMark = (line: string, at: number) =>
    isStubLine(line) && !isAnswer(lines, at) && !(isAbstract && /\bNotImplementedError\b/.test(line));
  const marks = lines.flatMap((line, at) => (isMark(line, at) ? [at] : []));
  const isNew = (at: number) => !old.has(written[at]?.trim() ?? '') && !old.has(lines[at]?.trim() ?? '');
  // Comments that were taken out may have shifted lines; then the words are looked for.
  const fresh = marks.find(isNew);
  const rest = lines.filter((line, at) => !marks.includes(at) && !isFrame(line));
  const isAll = rest.every(isTrivial);
  if (fresh === undefined) {
    if (before !== null || marks.length > 0 || isOnlyComments(path, after)) return null;
    if (isAbstract || /no-?op|empty|dummy|null/i.test(path)) return null;
    const hasTodo = todoComment.test(after);
    const opened = unfolded(plain);
    const left = opened.filter((line) => !isFrame(line) && !(hasTodo && logLine.test(line.trim())));
    if (!left.every(isTrivial)) return null;
    const isTodo = hasTodo && lines.some((line) => isTrivial(line) || emptyBody.test(line));
    const isEmpty = (bodies.test(plain) && left.every(isNothing)) || isEmptyModule(path, lines);
    const given = functionHead.test(opened.join('\n')) ? left.filter(isVisible) : [];
    const isConstant = given.length > 1 || (given.length === 1 && (bodies.test(plain) || givesNothing.test(plain)));
    if (!isTodo && !isEmpty && !isConstant) return null;
    const at = written.findIndex((line) => (isTodo ? todoComment : /\S/).test(line));
    return { ...stubAt(written, at, true), isConstant: !isTodo && !isEmpty };
  }
  const text = lines[fresh]?.trim() ?? '';
  const at = written.findIndex((line) => line.includes(text));
  return stubAt(written, at < 0 ? fresh : at, isAll);
}

/** Declarations whose bodies belong elsewhere. */
const abstractCode = /\b(?:Protocol|ABC|ABCMeta|abstractmethod|overload|abstract|interface|declare)\b/;
const emptyBody = /\b(?:def|function|fn|func|fun)\b|=>\s*\{|\)[^;{]*\{\s*\}?\s*$/;
/** A function with nothing in it: `{}`, or only `pass`. */
const bodies =
  /(?:\b(?:function|fn|func|fun)\b[^{};]*|=>\s*|\w\([^;{}]*\)[^;{}]*)\{\s*\}|\bdef [^\n]*:\s*(?:pass\b|\.\.\.)|\bdef \w+[^\n:]*\n\s*end\b/;
const givesNothing = /\breturn \(?\s*<(\w*)>\s*<\/\1>(?=[\s;)}]|$)/;
const functionHead = /\b(?:def|function|fn|func|fun)\b|=>\s*\{|\)[^;{}]*\{/;
const logLine =
  /^(?:res|reply|ctx|c)\b.*\(\s*(?:\{\s*\}|\[\s*\])?\s*\);?$|^(?:console\.\w+|print(?:ln!?|f)?|echo|log(?:ger)?\.\w+|fmt\.Print\w*)\b.*$/;

/** True for a comment that stands for code: "// ... rest of the code", as an answer in a chat has it. */
function isGapLine(line: string): boolean {
  const said = /^\s*(?:\{\s*\/\*|\/\/|\/\*|#|--|<!--|;|%)\s*(.*)$/.exec(line.slice(0, 300))?.[1] ?? '';
  return gapWords.some((words) => words.test(said));
}

const leftWords = '(?:(?:rest|remainder) of|existing|remaining|other|previous|original|unchanged|same)\\b';
const codeWords =
  '\\b(?:code|file|component|implementation|functions?|methods?|class(?:es)?|imports|contents?|config(?:uration)?|styles|rules|logic|module)\\b';
const gapWords = [
  /\b(?:omitted|elided|left out|removed) for brevity\b|^\[(?:truncated|omitted|snip)\b[^\]]*\]\s*$/i,
  new RegExp(`^\\W?(?:\\.{3}|…)\\s*(?:\\(|\\[)?(?:the |all |your )?${leftWords}.*${codeWords}`, 'i'),
  new RegExp(
    `^(?:the )?(?:(?:rest|remainder) of|existing|remaining)\\b.*${codeWords}.*(?:\\.{3}|…|\\b(?:unchanged|the same)\\b)`,
    'i',
  ),
];

/** One line for each body that stands on the line of its function. */
function unfolded(plain: string): string[] {
  return plain
    .replace(/(\)[^;{}()\n=]*|=>\s*)\{([^{}\n]*)\}/g, '$1{\n$2\n}')
    .replace(/=>\s*(null|undefined|0|false|true|''|""|\[\]|\(\{\}\))\s*;?$/gm, '=> {\nreturn $1;\n}')
    .replace(/\breturn \(\{\}\)/g, 'return {}')
    .split('\n');
}

/** A style sheet of rules with nothing in them, a page without a body, a script that ends at once. */
function isBareForm(path: string, plain: string): boolean {
  if (/\.(?:css|scss|less)$/.test(path)) return /^\s*(?:[^{}@;]+\{\s*\}\s*)+$/.test(plain);
  if (/\.html?$/.test(path)) return /<body[^>]*>\s*<\/body>/.test(plain);
  if (!/\.(?:ba)?sh$/.test(path)) return false;
  const lines = plain.split('\n').filter((line) => isVisible(line) && !/^\s*(?:#!|set [-+])/.test(line));
  return lines.length > 0 && lines.every((line) => /^\s*(?:exit(?: 0)?|true|:)\s*;?$/.test(line));
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
    /^(?:module\.exports\s*=|export default)\s*\{\s*\};?$/.test(said[0] ?? '') &&
    !/config|\.\w*rc\b/i.test(path)
  );
}

function withoutDocstrings(path: string, text: string): string {
  return path.endsWith('.py') ? text.replace(/^[ \t]*("""|''')[\s\S]*?\1[ \t]*$/gm, '') : text;
}

function stubAt(written: readonly string[], at: number, isAll: boolean): Stub {
  return { line: at + 1, text: (written[at] ?? '').trim(), isAll };
}

const areProse = /\.(?:md|mdx|markdown|rst|adoc|txt)$/i;
const areData =
  /\.(?:ya?ml|toml|ini|cfg|conf|properties|css|scss|sass|less|jsonc|json5|svg|xml|sql|tf|tfvars|\w*ignore)$/i;

const open =
  '(?:not[ _-]?(?:yet )?[ _-]?implemented|un-?implemented|to be implemented|todo|tbd|implement me|not (?:yet )?(?:supported|available) yet|stub|placeholder)';

/** Statements that say that there is nothing behind them. */
const stubStatement = new RegExp(
  [
    `\\bthrow (?:new )?[\\w.\\\\]*(?:Error|Exception)?\\(\\s*['"\`][^'"\`]{0,60}\\b${open}\\b`,
    '\\bthrow (?:new )?(?:[\\w.]*\\.)?NotImplemented(?:Error|Exception)?\\b',
    '\\braise (?:exceptions\\.)?NotImplementedError\\b',
    `\\braise\\b[^'"]{0,40}['"][^'"]{0,60}\\b${open}\\b`,
    '\\b(?:todo|unimplemented)!\\s*[(\\[{]',
    `\\b(?:panic|fatalError|die|exit|abort|assertionFailure|preconditionFailure)\\(\\s*['"][^'"]{0,60}\\b${open}\\b`,
    `\\b(?:errors\\.New|fmt\\.Errorf|Promise\\.reject\\(new Error)\\(\\s*['"\`][^'"\`]{0,60}\\b${open}\\b`,
    '\\bthrow UnimplementedError\\(|^\\s*(?:return )?TODO\\(|=\\s*(?:TODO\\(|\\?\\?\\?\\s*$)',
    `\\breturn\\b[^'"\`]{0,40}['"\`]\\s*(?:${open}|coming soon)[.!…]*\\s*['"\`]`,
    `\\b(?:console\\.\\w+|print(?:ln!?|f)?|echo|puts|logger?\\.\\w+)\\(?\\s*['"\`]\\s*(?:${open}|coming soon)\\b[^'"\`]{0,40}['"\`]`,
    '>\\s*(?:coming soon|under construction|not (?:yet )?implemented(?: yet)?|todo|placeholder|lorem ipsum[^<]*)[.!…]*\\s*<',
    '(?:^|>)[^<>{}=;]*\\bcoming soon[.!)…]*\\s*(?:<|$)|^\\s*(?:under construction|not (?:yet )?implemented)[.!…]*\\s*$',
    `\\b(?:res|reply|response|ctx|c)\\b.*\\b(?:send|json|end|text|body)\\b.*['"\`]\\s*(?:${open}|coming soon)[.!…]*\\s*['"\`]`,
  ].join('|'),
  'i',
);

function isStubLine(line: string): boolean {
  return line.length < 500 && stubStatement.test(line);
}

/** Status 501 is called "not implemented", and an answer with it is what a server should give. */
function isAnswer(lines: readonly string[], at: number): boolean {
  return /\b501\b|NOT_IMPLEMENTED|StatusNotImplemented|HttpStatus/.test(`${lines[at - 1] ?? ''}\n${lines[at] ?? ''}`);
}

const todoComment =
  /(?:\/\/|#|\/\*|\*|--|<!--)\s*(?:TODO|FIXME|TBD|STUB|PLACEHOLDER|implementation (?:goes )?here|implement(?: me| this| later)?\b|.{0,60}\b(?:will|to) be (?:added|implemented|filled in|written|completed) (?:later|soon|in (?:a |the )?(?:later|next|future|follow)))/i;

/** Lines that only hold code together: imports, signatures, brackets, tags and headings of a page. */
function isFrame(line: string): boolean {
  const code = line.trim().replace(/\(\{[^{}]*\}/g, '(');
  return code.length < 300 && frame.test(code);
}

const modifiers =
  '(?:(?:export|default|public|private|protected|internal|static|async|abstract|final|override|virtual|pub(?:\\(\\w+\\))?|unsafe|open|suspend|sealed|partial|data)\\s+)*';

const frame = new RegExp(
  [
    '^[\\s{}()[\\];,<>=/]*$',
    '^(?:import|from|use|using|package|namespace|module|mod|include|require|require_relative|extern crate)[\\s(].*$',
    '^(?:#include\\b.*|#!.*|#!?\\[.*\\]|@[\\w.]+(?:\\(.*\\))?|<\\?php|[\'"]use \\w+[\'"];?|end)$',
    '^(?:const|let|var)\\s+[\\w{}, $]+=\\s*require\\(.*\\);?$',
    // Signatures, which open a block.
    `^${modifiers}(?:def|class|defmodule)\\b(?!.*\\)(?:\\s*->[^:]*)?:\\s*\\S)[^{};]*(?:\\{|:|\\bdo)?$`,
    `^${modifiers}(?:function\\*?|interface|struct|enum|trait|impl|fn|func|fun|constructor)(?![\\w(]*\\()[^{};]*\\{?$`,
    `^${modifiers}(?:function\\*?|fn|func|fun|constructor)\\b[^{};]*(?:\\{\\s*\\}?)?;?$`,
    `^${modifiers}(?:const|let|var)\\s+[\\w$]+[^=]*=\\s*(?:async\\s*)?\\(?[^=]*\\)?[^=]*=>\\s*[{(]?\\s*(?:\\}\\)?)?;?$`,
    '^(?:(?:public|private|protected|internal|static|async|final|override|virtual)\\s+)+[\\w<>\\[\\],.? ]+\\([^;{}]*\\)[^;{}]*\\{?$',
    '^(?!else\\b|return\\b|await\\b|new\\b)(?:[\\w<>\\[\\],.?]+\\s+)?[\\w$]+\\([^;{}]*\\)(?:\\s*:[^=;{}]+|\\s+throws [\\w., ]+)?\\s*\\{\\s*\\}?$',
    '^module\\.exports\\s*=\\s*(?:\\{[\\w\\s,$]*\\}|[\\w$]+|\\{)?;?$|^exports\\.[\\w$]+\\s*=\\s*[\\w$]+;?$',
    '^export\\s*(?:default\\s+[\\w$]+|\\{[^}]*\\}(?:\\s*from.*)?);?$',
    '^</?[\\w.:-]+(?:\\s[^<>]*)?/?>$|^<h\\d[^>]*>[^<]*</h\\d>$|^return\\s*\\(?$',
  ].join('|'),
);

/** Lines that give back nothing. */
function isTrivial(line: string): boolean {
  const code = line.trim();
  return /^(?:return(?:\s*\(?\s*(?:null|undefined|None|nil|\{\s*\}|\[\s*\]|''|""|0|[Ff]alse|[Tt]rue|Ok\(\(\)\)|<(\w*)>\s*<\/\1>)\)?)?;?|pass|\.\.\.|exit(?: 0)?|0|None|nil|false|true|(?:Vec|String)::new\(\)|vec!\[\]|Ok\(\(\)\)|Default::default\(\))\s*\}?;?$/.test(
    code,
  );
}

/** A document of headings, rules and "TODO" alone. */
function bareDocument(after: string): Stub | null {
  const text = after.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/, '').replace(/<!--[\s\S]*?-->/g, '');
  const rows = text.replace(/^\|.*\|[ \t]*\r?\n(?=\|[-:| \t]+\|[ \t]*$)/gm, ''); // without the heads of tables
  const lines = rows.split(/\r?\n/).filter((line) => line.trim() !== '');
  const isHollow = (line: string) => bareLine.test(line.trim()) || hollowLine.test(line.trim());
  const isBare = (line: string) => /^\s{0,3}#{1,6}(?:\s|$)/.test(line) || isHollow(line);
  if (lines.length === 0 || !lines.every(isBare)) return null;
  const said = lines.find((line) => isHollow(line)) ?? lines[0] ?? '';
  // A title alone may be all that a short document is to say.
  const isAll = lines.length > 1 || isHollow(said);
  return { line: after.split(/\r?\n/).indexOf(said) + 1, text: said.trim(), isAll };
}

const bareLine =
  /^(?:[-*+>]|\d+\.)?\s*[*_`[(]*(?:\.{3}|…|(?:TODO|TBD|TBA|WIP|FIXME)\b.{0,60}|(?:[Tt]odo|[Tt]bd|[Cc]oming soon|[Pp]laceholder|[Ll]orem ipsum\b.*|[Tt]o be (?:written|done|added|completed|documented)|[Ww]ork in progress|[Uu]nder construction|[Nn]ot (?:yet )?(?:written|documented|implemented)(?: yet)?)[.…!:]*)[*_`\])]*$/;

/** A bracket to be filled in, a promise of words to come, a row of a table of which only the first cell is written, filler. */
const hollowLine =
  /^(?:[-*+>]\s*)?(?:\[(?:describe|explain|insert|add|write|list|your)\b[^\]]*\]|[\w ]{1,20}:\s*(?:YYYY-MM-DD|TBD|TODO)|(?:[\w-]+ ){1,5}(?:will|to) (?:follow|be (?:added|written|documented|completed|provided|described))(?: (?:here|later|soon))?\.?|this section (?:will|describes|covers|explains|documents|contains)\b[^.:]{0,80}\.?|see the (?:code|source)\.?|\|[^|]*\|(?:[ \t]*(?:(?:TBD|TODO|TBA|:?-+:?)[ \t]*)?\|)+|.{0,200}\b(?:consectetur|adipiscing|eiusmod|incididunt|veniam|nostrud|ullamco|laboris|aliquip|irure|reprehenderit|excepteur|cupidatat|deserunt)\b.*)$/i;
