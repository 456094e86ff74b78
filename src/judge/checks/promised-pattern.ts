import { RE2JS } from 're2js';

/** Where a pattern was found, as words behind the name of a file; null: not there. */
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
