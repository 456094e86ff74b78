import { parseEvents, YAMLException } from 'js-yaml';
import { parse as parseToml, TomlError } from 'smol-toml';
import { codeOnly } from '../../plan/claims/comments.ts';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { isNestedTooDeep, tryParseJson } from '../../system/files/json-text.ts';
import { capture } from '../../system/process/capture.ts';
import { findProgram } from '../../system/process/program.ts';
import { hasSyntaxErrors, lineOf, parseCode, partsOf, type SyntaxNode } from '../read/syntax-tree.ts';

export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/**
 * Sentences, by path, on files that no program can read, such as ones that were cut off: JSON, YAML, TOML, the ends of
 * markup, shell, and code that has a tree. Test material, templates, and what a parser of another version or dialect may accept are
 * not judged.
 */
export async function syntaxProblems(files: readonly SourceText[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { path, text } of files)
    for (const { names, parse } of isJudged(path, text) ? parsers : []) {
      const problem = names.test(path) ? await parse(text, path) : null;
      if (problem !== null && !found.has(path)) found.set(path, problem);
    }
  return found;
}

/** True when there is a parser for files of this name. */
export function hasKnownSyntax(path: string): boolean {
  return (
    parsers.some(({ names }) => names.test(path)) &&
    !isTestMaterial(path) &&
    !/template|invalid|malformed|broken/i.test(path)
  );
}

/** Larger files are data, or generated. */
const mostCharacters = 256 * 1024;

/** Words alone can have nothing open; templates are read by others, and so are scripts of other shells and Qt's XML. */
function isJudged(path: string, text: string): boolean {
  if (text.length > mostCharacters || !hasKnownSyntax(path) || /(?<![$=])\{\{|\{%|<%/.test(text)) return false;
  if (/\.(?:html?|xml|svg|php)$/i.test(path)) return true;
  return /\.(?:ba)?sh$/i.test(path) ? !/^#!(?!.*\b(?:ba)?sh\b)/.test(text) : /^(?!<).*[[({'"`:]/s.test(text);
}

const openMarkup =
  /<[a-z][^<>]*$|^\uFEFF?\s*(?=<\?xml|<svg)(?:<[?!][^>]*>\s*)*<([\w:.-]+)(?![\s\S]*(?:<\/\1|\/>\s*$))/i;

type Parse = (text: string, path: string) => Promise<string | null> | string | null;

const parsers: readonly { readonly names: RegExp; readonly parse: Parse }[] = [
  { names: /\.json$/i, parse: jsonProblem },
  { names: /\.ya?ml$/i, parse: yamlProblem },
  { names: /\.toml$/i, parse: tomlProblem },
  {
    names: /\.(?:html?|xml|svg)$/i,
    parse: (text) => (openMarkup.test(text) ? 'ends within a tag or an element' : null),
  },
  {
    names: /\.(?:[cm]?[jt]sx?|py|go|rs|java|kts?|cs|c|cc|cpp|swift|php|rb|sh|sql|css|scss|ya?ml|json|toml)$/i,
    parse: answerProblem,
  },
  { names: /(?<!\.d)\.[cm]?[jt]sx?$|\.(?:py|go|rs|java)$/, parse: codeProblem },
  { names: /\.(?:ba)?sh$/i, parse: shellProblem },
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
  if (!path.endsWith('.py') && !(await hasSyntaxErrors(path, text))) return null;
  const tree = await parseCode(path, text);
  if (tree === null) return null;
  const at = (node: SyntaxNode) => `line ${lineOf(text, node.from)}`;
  const empty = [...partsOf(tree.root)].find(({ type, children }) => type === 'block' && children.length === 0);
  if (empty !== undefined && tree.family === 'python')
    return `cannot be read: an indented block is missing (${at(empty)})`;
  if (!tree.hasErrors) return null;
  const end = text.trimEnd().length;
  const lastLine = text.lastIndexOf('\n', end - 1);
  for (const part of partsOf(tree.root)) {
    if (part.isMissing && /^[)\]}"'`]$/.test(part.type)) return `cannot be read: ${part.type} is missing (${at(part)})`;
    if (part.type !== 'ERROR' && !part.isMissing) continue;
    const open = openBracket(part);
    if (open !== undefined) return `cannot be read: ${open.type} has no counterpart (${at(open)})`;
    if (part.to >= end || part.from > lastLine) return `cannot be read: it ends within what begins in ${at(part)}`;
  }
  return null;
}

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** A bracket directly in a part without the one that belongs to it. */
function openBracket(part: SyntaxNode): SyntaxNode | undefined {
  const open: SyntaxNode[] = [];
  for (const child of part.children) {
    if (closers[child.type] !== undefined) open.push(child);
    else if (/^[)\]}]$/.test(child.type)) {
      if (closers[open.at(-1)?.type ?? ''] !== child.type) return child;
      open.pop();
    }
  }
  return open[0];
}

/** Comments, commas at the end, a value on each line and the NaN of Python are read by some, and are no fault. */
function jsonProblem(text: string): string | null {
  const plain = text.replace(/^\uFEFF/, '');
  if (isNestedTooDeep(plain) || !/^\s*[[{]/.test(plain)) return null;
  const loose = codeOnly('a.js', plain).replace(/,(?=\s*[\]}])/g, '');
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
  const { exitCode, stderr } = await capture(bash, ['--norc', '-n'], options);
  const [first = ''] = stderr.trim().split('\n');
  return exitCode === 0 ? null : `is no shell script: ${first.replace(/^.*?bash: /, '')}`;
}
