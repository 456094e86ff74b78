import { codeOnly } from '../../plan/claims/comments.ts';
import { behindBracket, indentedBlock } from '../../system/text/brackets.ts';
import { TEST_LANGUAGES, type TestLanguage } from './test-marks.ts';

/** One test of a file: from its first attribute to where it ends. */
export interface TestBlock {
  /** As a runner prints it; empty where it is not written there. */
  readonly name: string;
  readonly from: number;
  /** Place of its declaration, behind its attributes. */
  readonly declared: number;
  /** Start of its body. */
  readonly body: number;
  readonly to: number;
  /** Its text with blanks made one, to tell whether it is the same as before. */
  readonly same: string;
}

/** The language of a test file, by its path; undefined for one that is not known. */
export function testLanguage(path: string): TestLanguage | undefined {
  return TEST_LANGUAGES.find(({ files }) => files.test(path));
}

/**
 * The tests that a file declares, in order. One that declares none in a known way, though a runner would take it for a test by
 * its name, is a test as a whole: a script of assertions, or tests by another name.
 */
export function testBlocks(path: string, text: string): TestBlock[] {
  const language = testLanguage(path);
  if (language === undefined) return [];
  const code = testCode(path, text);
  const found = [...code.matchAll(language.declares)].filter(({ 0: words }) => !noTest.test(words));
  if (found.length === 0 && language.asserts && /[._-](?:test|spec)s?\.\w+$|(?:^|\/)test[-_.][^/]*$/i.test(path))
    return [{ name: '', from: 0, declared: 0, body: 0, to: text.length, same: text.replace(/\s+/g, ' ').trim() }];
  return found.map((match, at) => {
    const declared = match.index + (/^\s*/.exec(match[0])?.[0].length ?? 0);
    const next = found[at + 1]?.index ?? text.length;
    const from = attributesStart(code, declared);
    const to = Math.max(declared, Math.min(endOf(path, code, match), language.asserts ? text.length : next));
    const same = text.slice(from, to).replace(/\s+/g, ' ').trim();
    const body = bodyStart(path, code, match);
    const told = isCall(path, match[0]) ? `test${text.slice(body - 1, to)}` : text.slice(declared, to);
    return { name: nameOf(told), from, declared, body, to, same };
  });
}

/** A test file without its comments and texts, as long as it was; `require('node:test')(…)` is a call of `test`. */
export function testCode(path: string, text: string): string {
  return codeOnly(path, text).replace(/\brequire\(\s*(['"])\s*\1\s*\)(?=(?:\.\w+)*\s*\()/g, (call, _, at: number) =>
    /node:test|\b(?:tape?|ava|uvu|vitest)\b/.test(text.slice(at, at + call.length))
      ? 'test'.padStart(call.length)
      : call,
  );
}

/** Suites, hooks, and assertions of a test's own object: `t.is(…)`. */
const noTest =
  /^\s*(?:(?:describe|context|suite|Feature|bench)\b|t\b(?!\.test\b)|\w+\.(?:before|after|setup|teardown|use|configure|setTimeout|step|extend|info|mock|plan|runOnly|describe)\w*\s*\()/;

/** Lines of attributes, decorators and annotations above a declaration belong to it. */
function attributesStart(code: string, declared: number): number {
  let from = code.lastIndexOf('\n', declared - 1) + 1;
  // Another statement may stand before it on its line.
  const line = code.slice(from, declared);
  const other = Math.max(line.lastIndexOf(';'), line.lastIndexOf('}'));
  if (other >= 0) return from + other + 1;
  while (from > 0) {
    const before = code.lastIndexOf('\n', from - 2) + 1;
    if (!/^\s*(?:@\w|#\[|\[\w)/.test(code.slice(before, from))) break;
    from = before;
  }
  return Math.min(from, declared);
}

function endOf(path: string, code: string, { index, 0: words }: RegExpExecArray): number {
  if (path.endsWith('.py')) return indentedBlock(code, index + words.search(/\S/)).to;
  if (/\.(?:rb|exs?|bats|sh|t|pl|feature|jl|lua|erl)$/.test(path)) {
    const next = code
      .slice(index + words.length)
      .search(/^\s*(?:it|specify|test|scenario|example|Scenario|@test|def test_)\b/m);
    return next < 0 ? code.length : index + words.length + next;
  }
  if (isCall(path, words)) {
    let end = behindArguments(code, index + words.length - 1);
    // `test.each(rows)(name, body)`
    if (/\.each\s*[(`]$/.test(words)) end = behindArguments(code, end + code.slice(end).search(/\S/));
    return end;
  }
  const brace = code.indexOf('{', index);
  return brace < 0 ? code.length : behindBracket(code, brace);
}

function bodyStart(path: string, code: string, { index, 0: words }: RegExpExecArray): number {
  if (path.endsWith('.py')) return indentedBlock(code, index + words.search(/\S/)).from;
  const behind = index + words.length;
  if (isCall(path, words) || !/[{]/.test(code.slice(behind))) return behind;
  return /\.(?:rb|exs?|bats|sh|t|pl|feature|jl|lua|erl)$/.test(path) ? behind : code.indexOf('{', index) + 1;
}

/** A test that is declared by a call, its body one of the arguments. */
function isCall(path: string, words: string): boolean {
  return /\.(?:[cm]?[jt]sx?|vue|svelte|php)$/.test(path) && /[(`]$/.test(words);
}

function behindArguments(code: string, at: number): number {
  if (code[at] !== '`') return behindBracket(code, at);
  const close = code.indexOf('`', at + 1);
  return close < 0 ? code.length : close + 1;
}

function nameOf(text: string): string {
  const quoted = /^[\w.]+(?:\([^()]*\)|`[^`]*`)?\s*[( ]\s*(['"`])((?:[^\\]|\\.)*?)\1/.exec(text)?.[2];
  const named = /\b(?:def|func|fn|function|fun|void|Task)\s+(?:\([^)]*\)\s*)?`?(\w[\w ]*)/.exec(text)?.[1];
  return (quoted ?? named ?? '').trim();
}
