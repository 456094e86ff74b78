import { basename, extname } from 'node:path';
import { RE2JS } from 're2js';

/** Beyond this a text is searched for the plain substring only. */
const mostSearched = 1024 * 1024;

/**
 * True when a text holds what `contains` promises. A plain substring, as upstream; failing that, in forms that a formatter
 * or an author would not tell apart: other quotes or blanks, a list of words, a pattern.
 */
export function holdsText(text: string, part: string, path: string): boolean {
  if (text.includes(part)) return true;
  if (text.length > mostSearched) return false;
  const plain = squeezed(text, path);
  const holds = (piece: string): boolean => plain.includes(squeezed(piece, path));
  if (holds(part)) return true;
  const lines = part.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 1) return lines.every(holds);
  const words = part.split(/,\s*/);
  if (words.length > 1 && words.every((word) => /^[^\s,]+$/.test(word)) && words.every(holds)) return true;
  return isPattern(part) && patternSearch(part).search(text) !== null;
}

/** True when a text mentions a promised export: `name`, `default name`, `type Name`, `Name<A, B>`; a component by its file. */
export function mentionsExport(text: string, name: string, path: string): boolean {
  if (text.includes(name)) return true;
  // A `.vue` file exports one component, and nothing in it says its name.
  const isComponent = ['.vue', '.svelte', '.astro'].includes(extname(path));
  if (isComponent && name === basename(path, extname(path))) return true;
  const [, kind = '', symbol = ''] =
    /^(default|type|interface|class|function|const|enum|async function) ([\w$]+)(?: \(.*)?$/.exec(name) ?? [];
  if (kind === 'default') return /\bexport default\b|\bas default\b/.test(text) && text.includes(symbol);
  if (symbol !== '') return text.includes(symbol);
  const plain = /^([\w$]+)(?: \(|\(|<)/.exec(name)?.[1];
  return plain !== undefined && text.includes(plain);
}

/** True when a text can only be meant as a pattern: alternatives (but no union type), `.*`, an escaped dot or bracket. */
function isPattern(part: string): boolean {
  const isUnion = /\|(?:null|undefined|string|number|boolean)\b|\b(?:null|undefined|string|number|boolean)\|/.test(
    part,
  );
  return (/\w\|\w/.test(part) && !isUnion) || /\.[*+]|\\[.()[\]{}|wsdb]/.test(part);
}

/** Blanks and quotes brought to one form; in a document the case of letters, too, says nothing. */
function squeezed(text: string, path: string): string {
  const plain = text.replace(/['"`]/g, "'").replace(/\s+/g, ' ');
  return /\.(?:md|mdx|txt|rst)$/i.test(path) ? plain.toLowerCase() : plain;
}

/** Returns the place of a match, as words behind the name of a file; null: not there. */
export type Search = (text: string) => string | null;

const longestPattern = 1000;

/** The longest import or call that a formatter broke over lines; what lies further apart is another statement. */
const statementLines = 20;

/** Of a compiled pattern; each may be taken at each character. The longest of 860 real patterns has 137. */
const mostSteps = 400;

/** A larger text is generated, and is searched line by line only. */
const mostCharacters = 128 * 1024;

/**
 * Searches for an untrusted pattern in linear time. As written, it counts line by line, as for `grep`: `^` is the start
 * of a line. Where that fails, it is read as it was meant: a statement may be broken over lines and have other quotes, a
 * backslash that YAML left doubled (`'a\\.b'`) is one, `a\|b` are alternatives. What RE2 cannot express is looked for
 * literally, which can only confirm.
 */
export function patternSearch(pattern: string): { search: Search; problem?: string } {
  if (pattern === '') return never('the pattern is empty, which matches everything');
  if (pattern.length > longestPattern)
    return never(`the pattern has ${pattern.length} characters, at most ${longestPattern} are tried`);
  const exact = compiled(pattern, RE2JS.MULTILINE);
  const meant = readings(pattern)
    .map((reading) => compiled(reading, RE2JS.MULTILINE | RE2JS.DOTALL))
    .filter((reading) => typeof reading !== 'string')
    .filter((reading) => !reading.matcher('').find());
  if (typeof exact !== 'string' && exact.matcher('').find())
    return never(`the pattern ${JSON.stringify(pattern)} matches everything`);
  if (typeof exact !== 'string')
    return { search: (text) => (exact.matcher(text).find() ? '' : searchStatements(text, meant)) };
  const problem = `the pattern ${JSON.stringify(pattern)} cannot be matched in linear time (${exact})`;
  return { search: (text) => (text.includes(pattern) ? '' : searchStatements(text, meant)), problem };
}

function never(problem: string): { search: Search; problem: string } {
  return { search: () => null, problem };
}

/** The pattern with one kind of quotes, and that as written by hands used to other tools (`a\|\|b` would be anything). */
function readings(pattern: string): string[] {
  const plain = oneQuote(pattern);
  return [...new Set([plain, plain.replaceAll('\\\\', '\\'), plain.replaceAll('\\|', '|')])];
}

/** The pattern, or why it is none. */
function compiled(pattern: string, flags: number): RE2JS | string {
  try {
    const read = RE2JS.compile(pattern, flags);
    // Linear in the text, and for each of its characters in the pattern: 120 kB can take minutes.
    const steps = read.programSize();
    return steps > mostSteps ? `it has ${steps} steps, at most ${mostSteps} are taken` : read;
  } catch (error) {
    return (error as Error).message;
  }
}

function searchStatements(text: string, patterns: readonly RE2JS[]): string | null {
  if (text.length > mostCharacters) return null;
  const plain = chained(oneQuote(text));
  const possible = patterns.filter((pattern) => pattern.matcher(plain).find());
  if (possible.length === 0) return null;
  const lines = plain.split('\n');
  const isIn = (_: string, at: number): boolean => {
    const statement = lines.slice(at, at + statementLines).join('\n');
    return possible.some((pattern) => pattern.matcher(statement).find());
  };
  return lines.some(isIn) ? ' within one statement' : null;
}

/** A line that starts with a dot continues the one before: `db` and `.select()` are `db.select()`. */
function chained(text: string): string {
  return text
    .split('\n')
    .map((line, at) => (/^\s*\.\w/.test(line) ? line.trimStart() : at === 0 ? line : `\n${line}`))
    .join('');
}

function oneQuote(text: string): string {
  return text.replace(/["`]/g, "'");
}

/** The source of a pattern that matches a text letter by letter. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
