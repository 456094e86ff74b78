import { withoutComments } from '../../plan/claims/comments.ts';
import { holdsText } from '../../plan/claims/promised-text.ts';
import type { Artifact } from '../../plan/phase/must-haves.ts';
import { type CodeTree, childAs, parseCode, partsOf, textOf } from '../read/syntax-tree.ts';

/**
 * The promise, if any, that a file of code keeps by its letters alone: in a comment or a text, or by lines of nothing. Null for
 * a promise that is prose, such as the number of a requirement, which belongs in a comment.
 */
export async function hollowPromise(path: string, text: string, artifact: Artifact): Promise<string | null> {
  const tree = await parseCode(path, text);
  if (tree === null) return /\.(?:sql|ya?ml|toml|tf|hcl)$/i.test(path) ? commentedSetting(path, text, artifact) : null;
  const empty = artifact.exports.find((each) => isNothing(each, tree));
  if (empty !== undefined) return `the export "${empty}" is undefined`;
  const [uncommented, code] = [blanked(tree, false), blanked(tree, true)];
  const words = new Set(code.match(/[\w$]+/g));
  const isMentioned = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name) && text.includes(name) && !words.has(name);
  const name = artifact.exports.find((each) => isMentioned(each) && isMeantAsCode(text, each));
  if (name !== undefined && !/exports\s*\[|__all__|\bas\s*['"]|define/.test(uncommented))
    return `the export "${name}" stands only in a comment or a text`;
  for (const part of artifact.contains.filter((each) => isCodeText(each) && holdsText(text, each, path))) {
    if (!holdsText(uncommented, part, path)) return `"${part}" stands only in a comment`;
    if (declaration.test(part) && !/['"`]/.test(part) && !holdsText(code, part, path))
      return `"${part}" stands only in a text`;
  }
  const minLines = artifact.minLines ?? 0;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const own = uncommented.split('\n').filter((line) => line.trim() !== '');
  const isPadded = () => new Set(lines.map(lineForm)).size < minLines / 4 || own.length < minLines / 10;
  return minLines >= 10 && isPadded()
    ? `${minLines} lines are promised, and most of its lines are blanks, comments or the same again`
    : null;
}

/** A statement or a setting that stands only in a comment. */
function commentedSetting(path: string, text: string, { contains }: Artifact): string | null {
  const plain = withoutComments(path, text).replace(/^[ \t]*#.*$/gm, '');
  const part = contains.find(
    (each) => setting.test(each) && holdsText(text, each, path) && !holdsText(plain, each, path),
  );
  return part === undefined ? null : `"${part}" stands only in a comment`;
}

const setting = /^(?:create|alter|insert|drop|update|delete|resource|module|variable)\s|^[\w./-]+ ?[:=]|^\[[\w.]+\]$/i;

/** True for a name that is set to nothing, and stands nowhere else. */
function isNothing(name: string, tree: CodeTree): boolean {
  const parts = [...partsOf(tree.root)];
  const own = parts.filter((part) => part.children.length === 0 && textOf(part, tree) === name);
  const [owner] = own.map(({ parent }) => (parent?.type === 'member_expression' ? parent.parent : parent));
  const value = owner === undefined || owner === null ? undefined : childAs(owner, 'value', 'right');
  return own.length === 1 && value !== undefined && /^(?:undefined|null|void 0)$/.test(textOf(value, tree));
}

/** The text with blanks for its comments, and for its texts too if asked. */
function blanked(tree: CodeTree, withTexts: boolean): string {
  const isText = ({ type }: { type: string }) =>
    /^(?:string|string_fragment|string_content|string_literal|raw_string_literal|interpreted_string_literal|jsx_text)$/.test(
      type,
    );
  const texts = withTexts ? [...partsOf(tree.root)].filter((part) => isText(part) && part.children.every(isText)) : [];
  const parts = [...tree.comments, ...texts].sort((one, other) => one.from - other.from);
  let [said, at] = ['', 0];
  for (const { from, to } of parts.filter((part) => part.to > part.from)) {
    if (from < at) continue;
    said += tree.text.slice(at, from) + tree.text.slice(from, to).replace(/[^\n]/g, ' ');
    at = to;
  }
  return said + tree.text.slice(at);
}

/** One form of what only fills a file: signs without a word, and `export const token7 = 7;` under another number. */
function lineForm(line: string): string {
  const said = line.trim();
  if (!/[\p{L}\p{N}]/u.test(said)) return '';
  const isNumbered = /[A-Za-z_]\d+\b/.test(said.replace(/'[^']*'|"[^"]*"/g, '')) || /^(?:\/\/|#|--|\*)/.test(said);
  return isNumbered ? said.replace(/\d+/g, '0') : said;
}

const declaration =
  /^(?:export|async function|function|class|def|func|fn|pub|const|let|interface|struct|impl|public)\s+\w/;

/** A declaration, a call, an assignment, or a name with more than one word; others may be prose. */
function isCodeText(part: string): boolean {
  return (
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
