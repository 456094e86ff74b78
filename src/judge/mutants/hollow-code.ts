import { codeOnly } from '../../plan/claims/comments.ts';
import { behindBracket } from '../../system/text/brackets.ts';
import { isMutable } from './mutation-operators.ts';

/**
 * A file in which every function that `before` does not have as it is fails as soon as it is called; null where none is found,
 * or its language is not known here. Without the file a test fails because it does not load or build; with this one it fails
 * only if it asks the code for something.
 */
export function hollowCode(path: string, text: string, before: string | null = null): string | null {
  if (!isMutable(path) || text.length > longestFile) return null;
  const code = codeOnly(path, text);
  const isScript = /\.[cm]?[jt]sx?$/.test(path);
  const found = isScript
    ? [...bodies(code), ...arrows(code)]
    : path.endsWith('.py')
      ? definitions(code)
      : blocks(path, code);
  const places = found.filter(({ at, end }) => before?.includes(text.slice(at, end)) !== true);
  if (places.length === 0) return null;
  return places
    .sort((a, b) => b.at - a.at)
    .reduce((done, { at, says }) => `${done.slice(0, at)}${says}${done.slice(at)}`, text);
}

const longestFile = 300_000;

/** Code to put where a function begins to do something, and the place where it ends. */
interface Insertion {
  readonly at: number;
  readonly end: number;
  readonly says: string;
}

const fails = "throw new Error('hollow');";

/** Functions and methods: a brace behind parameters. Where a type holds a brace the file may not load, which hides nothing. */
function bodies(code: string): Insertion[] {
  return [...code.matchAll(/\(/g)].flatMap(({ index }) => {
    if (/\b(?:if|for|while|switch|catch|with|await)\s*$/.test(code.slice(Math.max(0, index - 20), index))) return [];
    const behind = behindBracket(code, index);
    const head = bodyStart.exec(code.slice(behind, behind + mostOfType))?.[0];
    return head === undefined ? [] : [inBlock(code, behind + head.length, fails)];
  });
}

function inBlock(code: string, at: number, says: string): Insertion {
  return { at, end: behindBracket(code, at - 1), says };
}

/** Functions of Go and Rust but those that nobody calls; tests in a file of Rust stay. */
function blocks(path: string, code: string): Insertion[] {
  const [own = ''] = code.split('#[cfg(test)]');
  return languages
    .filter(({ files }) => files.test(path))
    .flatMap(({ head, says }) =>
      [...own.matchAll(head)].map(({ index, 0: it }) => inBlock(code, index + it.length, says)),
    );
}

const languages = [
  { files: /\.go$/, head: /^func\b(?!\s+(?:init|main)\b)[^{}]*\{/gm, says: 'panic("hollow");' },
  { files: /\.rs$/, head: /\bfn\s+(?!main\b)\w[^{};]*\{/g, says: 'panic!("hollow");' },
];

/** The brace, or a type and the brace. */
const bodyStart = /^\s*(?::\s*(?:\{[^{}]*\}|[^\s{}();=,?])(?:\{[^{}]*\}|[^{}();=,?])*)?\{/;
const mostOfType = 500;

/** `(a) => a + 1` and `(a) => { … }`; of one that returns another the inner one. */
function arrows(code: string): Insertion[] {
  return [...code.matchAll(/=>\s*(\{?)/g)].flatMap(({ index, 0: sign, 1: brace }) => {
    const at = index + sign.length;
    if (/^(?:async\s+)?(?:\w+|\([^()]*\))\s*=>/.test(code.slice(at, at + mostOfType))) return [];
    if (brace === '{') return [inBlock(code, at, fails)];
    const line = code.indexOf('\n', at);
    return [{ at, end: line < 0 ? code.length : line, says: `(() => { ${fails} })() || ` }];
  });
}

function definitions(code: string): Insertion[] {
  return [...code.matchAll(/^[ \t]*(?:async[ \t]+)?def\b[^(\n]*/gm)].flatMap(({ index, 0: head }) => {
    const at = code.indexOf(':', behindBracket(code, index + head.length)) + 1;
    if (at === 0) return [];
    const [, indent] = /^[ \t]*\n(?:[ \t]*\n)*([ \t]+)/.exec(code.slice(at)) ?? [];
    const raises = 'raise RuntimeError("hollow")';
    const length = code.slice(at).search(/\n(?=[^\s])|\n[ \t]*(?:async[ \t]+)?def\b/);
    const end = length < 0 ? code.length : at + length;
    return [{ at, end, says: indent === undefined ? ` ${raises};` : `\n${indent}${raises}` }];
  });
}
