import { parseEvents, YAMLException } from 'js-yaml';
import { parse as parseToml, TomlError } from 'smol-toml';
import { codeOnly } from '../../plan/claims/comments.ts';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { isNestedTooDeep, tryParseJson } from '../../system/files/json-text.ts';
import { capture } from '../../system/process/capture.ts';
import { findProgram } from '../../system/process/program.ts';

export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/**
 * Sentences, by path, on files that no program can read, such as ones that were cut off. Reads JSON, YAML, TOML,
 * JavaScript, TypeScript, Python and shell, and looks at the braces of others; runs none of it. Test material, templates, and what a parser of another version or dialect
 * may accept are not judged.
 */
export async function syntaxProblems(files: readonly SourceText[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { names, parse } of parsers) {
    const own = files.filter(({ path, text }) => names.test(path) && isJudged(path, text));
    const problems = own.length === 0 ? [] : await parse(own.map(({ text }) => text));
    for (const [at, problem] of problems.entries()) if (problem) found.set(own[at]?.path ?? '', problem);
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
  if (text.length > mostCharacters || !hasKnownSyntax(path) || /(?<!\$)\{\{|\{%|<%/.test(text)) return false;
  if (/\.(?:html?|xml|svg|php)$/i.test(path)) return true;
  return /\.(?:ba)?sh$/i.test(path) ? !/^#!(?!.*\b(?:ba)?sh\b)/.test(text) : /^(?!<).*[[({'"`:]/s.test(text);
}

const javascript = (parse: string) => [
  ...['--experimental-vm-modules', '--no-warnings', '-e'],
  `const { SourceTextModule } = require('node:vm');
const parse = ${parse};
const said = ({ code, message }) => (code === 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX' ? null : String(message));
const problem = (text) => { try { parse(text); return null; } catch (error) { return said(error); } };
process.stdout.write(JSON.stringify(JSON.parse(require('node:fs').readFileSync(0, 'utf8')).map(problem)));`,
];
const asModule = javascript('(text) => new SourceTextModule(text)');
/** An older Node reads no types; what a newer one only cannot take away is well-formed. */
const withTypes = javascript("(text) => require('node:module').stripTypeScriptTypes?.(text)");

const pythonParser = `
import ast, json, re, sys
later = re.compile(r"^\\s*(?:[%!?]|type \\w+|lazy |(?:class|def) \\w+\\[|except [^(\\n]*,)|\\bt['\\"]", re.M)
def problem(text):
    try: ast.parse(text)
    except SyntaxError as error:
        if error.msg != "invalid syntax": return f"{error.msg} (line {error.lineno})"
        if sys.version_info >= (3, 11) and not later.search(text): return f"invalid Python (line {error.lineno})"
    except Exception: pass
json.dump([problem(text) for text in json.load(sys.stdin)], sys.stdout)`;

/** Languages whose programs are not asked: their brackets are counted, or the braces alone where they hold other texts. */
const bracketed = /\.(?:go|rs|java|kts?|cs|c|cc|cpp|swift|php|dart|proto|tf|hcl|graphqls?|gql|prisma)$/i;
const braced = /\.(?:css|scss|less|[jt]sx)$/i;

const openMarkup =
  /<[a-z][^<>]*$|^\uFEFF?\s*(?=<\?xml|<svg)(?:<[?!][^>]*>\s*)*<([\w:.-]+)(?![\s\S]*(?:<\/\1|\/>\s*$))/i;

type Parse = (texts: readonly string[]) => Promise<(string | null)[]> | (string | null)[];

const parsers: readonly { readonly names: RegExp; readonly parse: Parse }[] = [
  { names: /\.json$/i, parse: (texts) => texts.map(jsonProblem) },
  { names: /\.ya?ml$/i, parse: (texts) => texts.map(yamlProblem) },
  {
    names: /\.[cm]?js$/i,
    parse: cutTexts(process.execPath, asModule, /end of input|Unterminated|^missing \)|token '[)}\]]'/),
  },
  { names: /(?<!\.d)\.[cm]?ts$/i, parse: cutTexts(process.execPath, withTypes, /eof\b|Unterminated|xpected/) },
  {
    names: /\.py$/i,
    parse: cutTexts(
      'python3',
      ['-I', '-S', '-c', pythonParser],
      /^(?!.*f-string).*(?:never closed|unterminated|unexpected EOF|expected an indented block|unexpected indent|unindent|unmatched|line continuation character|invalid Python)/,
    ),
  },
  { names: /\.toml$/i, parse: (texts) => texts.map(tomlProblem) },
  {
    names: /\.(?:html?|xml|svg)$/i,
    parse: (texts) => texts.map((text) => (openMarkup.test(text) ? 'ends within a tag or an element' : null)),
  },
  { names: bracketed, parse: (texts) => texts.map((text) => bracketsProblem(text, ['{}', '()', '[]'])) },
  { names: /\.sql$/i, parse: (texts) => texts.map((text) => bracketsProblem(text, ['()'], 'a.sql')) },
  { names: braced, parse: (texts) => texts.map((text) => bracketsProblem(text, ['{}'])) },
  {
    names: /\.(?:[cm]?[jt]sx?|py|go|rs|java|kts?|cs|c|cc|cpp|swift|php|rb|sh|sql|css|scss|ya?ml|json|toml)$/i,
    parse: (texts) => texts.map(answerProblem),
  },
  { names: /\.(?:ba)?sh$/i, parse: (texts) => Promise.all(texts.map(shellProblem)) },
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
 * Brackets that are never closed, or never opened, where all of them and those of the code alone say the same number: one that
 * only a text holds makes them differ. What a preprocessor leaves out, texts over lines and pages are not read.
 */
function bracketsProblem(text: string, kinds: readonly string[], own = 'a.go'): string | null {
  if (/^[ \t]*#[ \t]*(?:if|define)|"""|r#+"|'[{}]'|macro_rules!|^[ \t]*#.*[{}]|<<[-<~]?\s*['"]?\w|\?>\s*\S/m.test(text))
    return null;
  const readings = [text, codeOnly(own, text), codeOnly('a.php', text)];
  for (const [open = '', close = ''] of kinds.map((kind) => [...kind])) {
    const [left = 0, ...others] = readings.map((code) => code.split(open).length - code.split(close).length);
    if (left === 0 || (left < 0 && kinds.length === 1) || others.some((other) => other !== left)) continue;
    const name = { '{': 'brace', '(': 'parenthesis' }[open] ?? 'bracket';
    return left > 0
      ? `ends within an open ${name} (${open}), ${left} in all`
      : `closes a ${name} (${close}) that was never opened, ${-left} in all`;
  }
  return null;
}

/** Comments, commas at the end and a value on each line are read by some, and are no fault. */
function jsonProblem(text: string): string | null {
  const plain = text.replace(/^\uFEFF/, '');
  if (isNestedTooDeep(plain) || !/^\s*[[{]/.test(plain)) return null;
  const values = [plain, codeOnly('a.js', plain).replace(/,(?=\s*[\]}])/g, '')];
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

/**
 * One start of a program for all texts. JSX, types, and words of a newer version than this machine's are read by others, so only
 * what is cut off counts: a block, a bracket or a string without its end.
 */
function cutTexts(program: string, args: readonly string[], isCut: RegExp): Parse {
  return async (texts) => {
    const answer = await parsed(program, args, JSON.stringify(texts));
    const messages = answer?.exitCode === 0 ? (JSON.parse(`${answer.stdout}`) as (string | null)[]) : [];
    return messages.map((message) => (message !== null && isCut.test(message) ? `cannot be read: ${message}` : null));
  };
}

async function shellProblem(text: string): Promise<string | null> {
  const answer = await parsed('bash', ['--norc', '-n'], text);
  return answer === null || answer.exitCode === 0
    ? null
    : `is no shell script: ${answer.stderr
        .trim()
        .split('\n')[0]
        ?.replace(/^.*?bash: /, '')}`;
}

/** The answer of a parser that belongs to this machine; null where it has none, or gives up. */
async function parsed(name: string, args: readonly string[], stdin: string) {
  const program = name.startsWith('/') ? name : findProgram('/usr/local/bin:/usr/bin:/bin', name);
  const options = { cwd: '/', env: { LC_ALL: 'C.UTF-8' }, stdin, timeoutMs: 10_000 };
  return program === null ? null : capture(program, args, options).catch(() => null); // it gave up: undecided
}
