import { parseEvents, YAMLException } from 'js-yaml';
import { parse as parseToml, TomlError } from 'smol-toml';
import { withoutComments } from '../../plan/claims/comments.ts';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { isNestedTooDeep, tryParseJson } from '../../system/files/json-text.ts';
import { captureOutput } from '../../system/process/capture.ts';
import { findProgram } from '../../system/process/program.ts';
import {
  codeFamily,
  getLineNumber,
  hasSyntaxErrors,
  parseCode,
  type SyntaxNode,
  walkNodes,
} from '../read/syntax-tree.ts';

/** True for a file that a parser here can read. */
export function hasKnownSyntax(path: string): boolean {
  return parserFor(path) !== null && !isTestMaterial(path) && !/template|invalid|malformed|broken/i.test(path);
}

/** Larger files are data, or generated. */
const maxCharacters = 256 * 1024;

/**
 * Sentence on a file that no program can read, such as one that was cut off or is wrapped in the answer of a chat: JSON, YAML,
 * TOML, shell, and code that has a tree. Test material, templates, and what a parser of another version or dialect may accept
 * are not judged.
 */
export async function syntaxProblem(path: string, text: string): Promise<string | null> {
  if (text.length > maxCharacters || !hasKnownSyntax(path) || /(?<![$=])\{\{|\{%|<%/.test(text)) return null;
  const isOther = path.endsWith('sh') ? /^#!(?!.*\b(?:ba)?sh\b)/.test(text) : !/^(?!<).*[[({'"`:]/s.test(text);
  return isOther ? null : (answerProblem(text) ?? (await parserFor(path)?.(text, path)) ?? null);
}

type Parse = (text: string, path: string) => Promise<string | null> | string | null;

function parserFor(path: string): Parse | null {
  if (codeFamily(path) !== null) return /\.d\.[cm]?ts$|\.pyi$/.test(path) ? null : codeProblem;
  return parsers.find(([files]) => files.test(path))?.[1] ?? null;
}

const parsers: readonly (readonly [RegExp, Parse])[] = [
  [/\.json$/, jsonProblem],
  [/\.ya?ml$/, yamlProblem],
  [/\.toml$/, tomlProblem],
  [/\.(?:ba)?sh$/, shellProblem],
];

/** A chat's wrapping around a file: a fence, or a sentence that leads to it. */
function answerProblem(text: string): string | null {
  const first = text.trimStart().split('\n', 1)[0] ?? '';
  const isAnswer =
    /^```[\w+-]*\s*$|^(?:Here(?:['’]s| is| are)|Sure[,!]|Certainly[,!]|Below is|I(?:['’]ve| have)) .*[.:!]$/.test(
      first,
    );
  return isAnswer ? `begins with "${first.slice(0, 60)}", which is no code` : null;
}

/**
 * Where code is cut off, or has a bracket too many. Other errors may be words of a newer language than the grammar's, and
 * are for those who run it.
 */
async function codeProblem(text: string, path: string): Promise<string | null> {
  if (/^\s*(?:\/\/|\/\*+)\s*@flow\b/m.test(text)) return null;
  // Python's empty blocks are no errors to its grammar.
  const tree = path.endsWith('.py') || (await hasSyntaxErrors(path, text)) ? await parseCode(path, text) : null;
  if (tree === null) return null;
  const at = (node: SyntaxNode) => `line ${getLineNumber(text, node.from)}`;
  const empty = [...walkNodes(tree.root)].find(({ type, children }) => type === 'block' && children.length === 0);
  if (empty !== undefined && tree.family === 'python')
    return `cannot be read: an indented block is missing (${at(empty)})`;
  const end = text.trimEnd().length;
  const lastLine = text.lastIndexOf('\n', end - 1);
  for (const part of walkNodes(tree.root)) {
    if (part.isMissing && /^[)\]}"'`]$/.test(part.type)) return `cannot be read: ${part.type} is missing (${at(part)})`;
    if (part.type !== 'ERROR' && !part.isMissing) continue;
    const open = openBracket(part);
    if (open !== undefined) return `cannot be read: ${open.type} has no counterpart (${at(open)})`;
    if (part.to >= end || part.from > lastLine) return `cannot be read: it ends within what begins in ${at(part)}`;
  }
  return null;
}

/** A bracket directly in a part without the one that belongs to it. */
function openBracket(part: SyntaxNode): SyntaxNode | undefined {
  const open: SyntaxNode[] = [];
  for (const child of part.children) {
    if (/^[([{]$/.test(child.type)) open.push(child);
    else if (/^[)\]}]$/.test(child.type) && !['()', '[]', '{}'].includes(`${open.pop()?.type}${child.type}`))
      return child;
  }
  return open[0];
}

/** Comments, commas at the end, a value on each line and the NaN of Python are read by some, and are no fault. */
function jsonProblem(text: string): string | null {
  const plain = text.replace(/^\uFEFF/, '');
  if (isNestedTooDeep(plain) || !/^\s*[[{]/.test(plain)) return null;
  const loose = withoutComments('a.js', plain).replace(/,(?=\s*[\]}])/g, '');
  const values = [plain, loose, loose.replace(/(?<=[[:,]\s*)-?(?:NaN|Infinity)(?=\s*[,\]}])/g, 'null')];
  if (values.some((value) => tryParseJson(value) !== undefined)) return null;
  const lines = plain.split('\n').filter((line) => line.trim() !== '');
  return lines.every((line) => tryParseJson(line) !== undefined) ? null : 'is no JSON';
}

function yamlProblem(text: string): string | null {
  try {
    parseEvents(text, { maxDepth: 1000 });
    return null;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const isAtEnd = (error.mark?.position ?? 0) >= text.trimEnd().length;
    if (error.reason === 'deficient indentation' && !isAtEnd) return null; // others take it
    return `is no YAML: ${error.reason}`;
  }
}

function tomlProblem(text: string): string | null {
  try {
    parseToml(text, { integersAsBigInt: 'asNeeded' });
    return null;
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return `is not TOML: ${/^Invalid TOML document: (.*)/.exec(error.message)?.[1] ?? 'unreadable'} (line ${error.line})`;
  }
}

/** What bash says of a script that it does not run; null where the machine has none. */
async function shellProblem(text: string): Promise<string | null> {
  const bash = findProgram('/usr/local/bin:/usr/bin:/bin', 'bash');
  if (bash === null) return null;
  const options = { cwd: '/', env: { LC_ALL: 'C.UTF-8' }, stdin: text, timeoutMs: 10_000 };
  const { exitCode, stderr } = await captureOutput(bash, ['--norc', '-n'], options);
  const [first = ''] = stderr.trim().split('\n');
  return exitCode === 0 ? null : `is no shell script: ${first.replace(/^.*?bash: /, '')}`;
}
