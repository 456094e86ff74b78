import { DeclaredPaths } from '../../plan/phase/declared-paths.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { hasKnownComments, withoutComments } from '../integrity/comments.ts';
import { isTestMaterial } from '../integrity/test-file.ts';
import { isOnlyComments } from './substance.ts';

/** A placeholder in place of work, in lines that a change added. */
export interface Stub {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** The file says nothing else. */
  readonly isAll: boolean;
}

/** True where the plan itself speaks of placeholders for a file: a skeleton that a later plan fills, or a page that says "soon". */
export function asksForStub(plan: Plan, path: string, prefix: string): boolean {
  return asksFor(asked, plan, path, prefix);
}

/** True where the plan speaks of tests in a file that are left out, or are to be written later. */
export function asksForIdleTest(plan: Plan, path: string, prefix: string): boolean {
  return asksForStub(plan, path, prefix) || asksFor(askedIdle, plan, path, prefix);
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

/** Larger files are data, or generated. */
const mostCharacters = 256 * 1024;

/**
 * Finds a placeholder that a change brought into a file: "not implemented", `todo!()`, "coming soon", a document of headings
 * alone. `before` is null for a new file. Tests and what is about such words, an answer with status 501 for example, have none.
 */
export function stubIn(path: string, before: string | null, after: string): Stub | null {
  if (before === after || isTestMaterial(path) || after.length > mostCharacters) return null;
  if (areProse.test(path)) return bareDocument(after);
  if (!hasKnownComments(path) || areData.test(path)) return null;
  const lines = withoutDocstrings(path, withoutComments(path, after)).split('\n');
  const old = new Set((before ?? '').split('\n').map((line) => line.trim()));
  const written = after.split('\n');
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
    const isNewCode = before === null && marks.length === 0 && isAll && !isOnlyComments(path, after);
    if (!isNewCode || isAbstract || /no-?op|empty|dummy|null/i.test(path)) return null;
    const isTodo = todoComment.test(after) && lines.some((line) => isTrivial(line) || emptyBody.test(line));
    const isEmpty = (bodies.test(lines.join('\n')) && rest.every(isNothing)) || isEmptyModule(path, lines);
    if (!isTodo && !isEmpty) return null;
    const at = written.findIndex((line) => (isTodo ? todoComment : /\S/).test(line));
    return stubAt(written, at, true);
  }
  const text = lines[fresh]?.trim() ?? '';
  const at = written.findIndex((line) => line.includes(text));
  return stubAt(written, at < 0 ? fresh : at, isAll);
}

/** Declarations whose bodies belong elsewhere. */
const abstractCode = /\b(?:Protocol|ABC|ABCMeta|abstractmethod|overload|abstract|interface|declare)\b/;
const emptyBody = /\b(?:def|function|fn|func|fun)\b|=>\s*\{|\)[^;{]*\{\s*\}?\s*$/;
/** A function with nothing in it: `{}`, or only `pass`. */
const bodies = /(?:\b(?:function|fn|func|fun)\b[^{};]*|=>\s*|\w\([^;{}]*\)[^;{}]*)\{\s*\}|\bdef [^\n]*:\s*pass\b/;

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
  return /^(?:return(?:\s+(?:null|undefined|None|nil|\{\s*\}|\[\s*\]|''|""|0|false|true|Ok\(\(\)\)))?;?|pass|\.\.\.|exit(?: 0)?)\s*\}?;?$/.test(
    code,
  );
}

/** A document of headings, rules and "TODO" alone. */
function bareDocument(after: string): Stub | null {
  const text = after.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/, '').replace(/<!--[\s\S]*?-->/g, '');
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const isBare = (line: string) => /^\s{0,3}#{1,6}(?:\s|$)/.test(line) || bareLine.test(line.trim());
  if (lines.length === 0 || !lines.every(isBare)) return null;
  const said = lines.find((line) => bareLine.test(line.trim())) ?? lines[0] ?? '';
  // A title alone may be all that a short document is to say.
  const isAll = lines.length > 1 || bareLine.test(said.trim());
  return { line: after.split(/\r?\n/).indexOf(said) + 1, text: said.trim(), isAll };
}

const bareLine =
  /^(?:[-*+>]|\d+\.)?\s*[*_`[(]*(?:(?:TODO|TBD|TBA|WIP|FIXME)\b.{0,60}|(?:[Tt]odo|[Tt]bd|[Cc]oming soon|[Pp]laceholder|[Ll]orem ipsum\b.*|[Tt]o be (?:written|done|added|completed|documented)|[Ww]ork in progress|[Uu]nder construction|[Nn]ot (?:yet )?(?:written|documented|implemented)(?: yet)?)[.…!:]*)[*_`\])]*$/;
