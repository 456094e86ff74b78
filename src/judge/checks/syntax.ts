import { parseEvents, YAMLException } from 'js-yaml';
import { parse as parseToml, TomlError } from 'smol-toml';
import { withoutComments } from '../../plan/claims/comments.ts';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { isNestedTooDeep, tryParseJson } from '../../system/files/json-text.ts';
import { captureOutput } from '../../system/process/capture.ts';
import { findProgram } from '../../system/process/program.ts';
import {
  getCodeFamily,
  getLineNumber,
  hasSyntaxErrors,
  parseCode,
  type SyntaxNode,
  walkNodes,
} from '../read/syntax-tree.ts';

/** Returns true for files that one of these parsers can read. */
export function hasKnownSyntax(path: string): boolean {
  return parserFor(path) !== null && !isTestMaterial(path) && !/template|invalid|malformed|broken/i.test(path);
}

/** Larger files are data or generated code. */
const maxCharacters = 256 * 1024;

/**
 * Describes a syntax error in JSON, YAML, TOML, shell or supported code, such as a truncated file or a chat answer
 * around it. Ignores test material, templates and anything that another version or dialect may accept.
 */
export async function findSyntaxProblem(path: string, text: string): Promise<string | null> {
  if (text.length > maxCharacters || !hasKnownSyntax(path) || /(?<![$=])\{\{|\{%|<%/.test(text)) return null;
  const isOtherDialect = path.endsWith('sh') ? /^#!(?!.*\b(?:ba)?sh\b)/.test(text) : !/^(?!<).*[[({'"`:]/s.test(text);
  return isOtherDialect ? null : (findChatAnswer(text) ?? (await parserFor(path)?.(text, path)) ?? null);
}

type Parse = (text: string, path: string) => Promise<string | null> | string | null;

function parserFor(path: string): Parse | null {
  if (getCodeFamily(path) !== null) return /\.d\.[cm]?ts$|\.pyi$/.test(path) ? null : codeProblem;
  return parsers.find(([files]) => files.test(path))?.[1] ?? null;
}

const parsers: readonly (readonly [RegExp, Parse])[] = [
  [/\.json$/, jsonProblem],
  [/\.ya?ml$/, yamlProblem],
  [/\.toml$/, tomlProblem],
  [/\.(?:ba)?sh$/, shellProblem],
];

/** Detects chat output around a file: a code fence or an introductory sentence. */
function findChatAnswer(text: string): string | null {
  const firstLine = text.trimStart().split('\n', 1)[0] ?? '';
  const isAnswer =
    /^```[\w+-]*\s*$|^(?:Here(?:['’]s| is| are)|Sure[,!]|Certainly[,!]|Below is|I(?:['’]ve| have)) .*[.:!]$/.test(
      firstLine,
    );
  return isAnswer ? `begins with "${firstLine.slice(0, 60)}", which is no code` : null;
}

/**
 * Finds truncated code and unbalanced brackets. Other errors may be syntax newer than the grammar, and running the code
 * will show them.
 */
async function codeProblem(text: string, path: string): Promise<string | null> {
  if (/^\s*(?:\/\/|\/\*+)\s*@flow\b/m.test(text)) return null;
  // The Python grammar accepts empty blocks.
  const tree = path.endsWith('.py') || (await hasSyntaxErrors(path, text)) ? await parseCode(path, text) : null;
  if (tree === null) return null;
  const formatLine = (node: SyntaxNode) => `line ${getLineNumber(text, node.from)}`;
  const emptyBlock = [...walkNodes(tree.root)].find(({ type, children }) => type === 'block' && children.length === 0);
  if (emptyBlock !== undefined && tree.family === 'python')
    return `cannot be read: an indented block is missing (${formatLine(emptyBlock)})`;
  const end = text.trimEnd().length;
  const lastLine = text.lastIndexOf('\n', end - 1);
  for (const part of walkNodes(tree.root)) {
    if (part.isMissing && /^[)\]}"'`]$/.test(part.type))
      return `cannot be read: ${part.type} is missing (${formatLine(part)})`;
    if (part.type !== 'ERROR' && !part.isMissing) continue;
    const bracket = findUnmatchedBracket(part);
    if (bracket !== undefined) return `cannot be read: ${bracket.type} has no counterpart (${formatLine(bracket)})`;
    if (part.to >= end || part.from > lastLine)
      return `cannot be read: it ends within what begins in ${formatLine(part)}`;
  }
  return null;
}

function findUnmatchedBracket(part: SyntaxNode): SyntaxNode | undefined {
  const open: SyntaxNode[] = [];
  for (const child of part.children) {
    if (/^[([{]$/.test(child.type)) open.push(child);
    else if (/^[)\]}]$/.test(child.type) && !['()', '[]', '{}'].includes(`${open.pop()?.type}${child.type}`))
      return child;
  }
  return open[0];
}

/** Accepts comments, trailing commas, one value per line and Python's NaN, which some readers allow. */
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
    if (error.reason === 'deficient indentation' && !isAtEnd) return null; // other parsers accept it
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

/** Checks a script with `bash -n`; returns null if bash is not installed. */
async function shellProblem(text: string): Promise<string | null> {
  const bash = findProgram('/usr/local/bin:/usr/bin:/bin', 'bash');
  if (bash === null) return null;
  const options = { cwd: '/', env: { LC_ALL: 'C.UTF-8' }, stdin: text, timeoutMs: 10_000 };
  const { exitCode, stderr } = await captureOutput(bash, ['--norc', '-n'], options);
  const [message = ''] = stderr.trim().split('\n');
  return exitCode === 0 ? null : `is no shell script: ${message.replace(/^.*?bash: /, '')}`;
}
