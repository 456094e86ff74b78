import type { Artifact } from '../phase/must-haves.ts';
import { codeOnly, withoutComments } from './comments.ts';
import { withoutDeadCode } from './dead-code.ts';
import { holdsText, mentionsExport } from './promised-text.ts';

/**
 * The promise, if any, that a file keeps by its letters alone: code that stands in a comment or is never run, an export that is
 * undefined, or lines of nothing. Null for a promise that is prose, such as the number of a requirement, which belongs in a comment.
 */
export function hollowPromise(path: string, text: string, artifact: Artifact): string | null {
  const isCode = languages.test(path) && text.length < mostCharacters;
  const code = isCode ? codeOnly(path, text) : text;
  const plain = isCode ? withoutComments(path, text) : text;
  const uncommented = /\.(?:ya?ml|toml)$/i.test(path) ? plain.replace(/^[ \t]*#.*$/gm, '') : plain;
  const run = isCode && uncommented !== '' ? withoutComments(path, withoutDeadCode(path, text)) : uncommented;
  for (const name of artifact.exports.filter((each) => isCode && identifier.test(each))) {
    if (isUndefined(code, name)) return `the export "${name}" is undefined`;
    if (mentionsExport(text, name, path) && !mentionsExport(uncommented, name, path) && isMeantAsCode(text, name))
      return `the export "${name}" stands only in a comment`;
    if (isListedOnly(code, uncommented, name)) return `the export "${name}" stands only in a list of texts`;
  }
  for (const part of artifact.contains.filter((each) => isCode && isCodeText(each, path))) {
    const isThere = (where: string) => holdsText(where, part, path);
    if (isThere(text) && !isThere(uncommented)) return `"${part}" stands only in a comment`;
    if (isThere(uncommented) && !isThere(run)) return `"${part}" stands only in code that is never run`;
    if (declaration.test(part) && !/\.py$|[`]/.test(path + text) && isThere(uncommented) && !isThere(code))
      if (/^[^'"]+$/.test(part)) return `"${part}" stands only in a text`;
  }
  const minLines = artifact.minLines ?? 0;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const own = uncommented.split('\n').filter((line) => line.trim() !== '');
  const isPadded = () => new Set(lines.map(lineForm)).size < minLines / 4 || own.length < minLines / 10;
  if (minLines >= 10 && text.length < mostCharacters && isPadded())
    return `${minLines} lines are promised, and most of its lines are blanks, comments or the same again`;
  return null;
}

/** One form of what only fills a file: signs without a word, and `export const token7 = 7;` under another number. */
function lineForm(line: string): string {
  const said = line.trim();
  if (!/[\p{L}\p{N}]/u.test(said)) return '';
  const isNumbered = /[A-Za-z_]\d+\b/.test(said.replace(/'[^']*'|"[^"]*"/g, '')) || /^(?:\/\/|#|--|\*)/.test(said);
  return isNumbered ? said.replace(/\d+/g, '0') : said;
}

const mostCharacters = 256 * 1024;
const languages = /\.(?:[cm]?[jt]sx?|go|rs|java|kts?|cs|swift|php|dart|py|sql|ya?ml|toml|tf|tfvars|hcl|sh|bash)$/i;
const identifier = /^[A-Za-z_$][\w$]*$/;
const declaration =
  /^(?:export|async function|function|class|def|func|fn|pub|const|let|interface|struct|impl|public)\s+\w/;

const setting = /^(?:create|alter|insert|drop|update|delete|resource|module|variable)\s|^[\w./-]+ ?[:=]|^\[[\w.]+\]$/i;

/** A declaration, a call, an assignment, or a name with more than one word; others may be prose. */
function isCodeText(part: string, path: string): boolean {
  return (
    (setting.test(part) && /\.(?:sql|ya?ml|toml|tf|hcl)$/i.test(path)) ||
    declaration.test(part) ||
    /^[\w$.]+\(|[\w)\]] ?=>? ?[\w({['"`]|[;{}]$/.test(part) ||
    /^[a-z]+[A-Z]\w+$|^[A-Z][a-z]+[A-Z]\w+$|^[a-z]+_[a-z_]+$/.test(part)
  );
}

/** One word of a comment may be meant as a word: the planner guessed another name than the code has. */
function isMeantAsCode(text: string, name: string): boolean {
  const literal = name.replaceAll('$', '\\$');
  const code = `\\b(?:exports?|function|class|def|const|TODO)\\b.*\\b${literal}\\b|\\b${literal}\\s*[(=]`;
  return /[a-z][A-Z]|_/.test(name) || new RegExp(code, 'i').test(text);
}

function isUndefined(code: string, name: string): boolean {
  const literal = name.replaceAll('$', '\\$');
  const nothing = new RegExp(
    `^[ \\t]*(?:(?:module\\.)?exports\\.${literal}|export\\s+(?:const|var)\\s+${literal}\\b[^=\\n]*)\\s*=\\s*(?:undefined|null|void 0)\\s*;?\\s*$`,
    'm',
  );
  return nothing.test(code) && code.split(new RegExp(`(?<![\\w$])${literal}(?![\\w$])`)).length === 2;
}

/** `const names = ['login', 'logout']` in a file that has no such name elsewhere; in other places a text may be what exports. */
function isListedOnly(code: string, uncommented: string, name: string): boolean {
  if (code.includes(name) || /exports\s*\[|__all__|\bas\s*['"]|define/.test(uncommented)) return false;
  return new RegExp(`[[,]\\s*['"]${name.replaceAll('$', '\\$')}['"]\\s*[\\],]`).test(uncommented);
}
