import { codeOnly } from '../../plan/claims/comments.ts';
import { behindBracket } from '../../system/text/brackets.ts';
import { isMutable } from './mutation-operators.ts';

/**
 * A file of JavaScript, TypeScript or Python in which every function fails as soon as it is called; null where none is found.
 * Without the file a test fails because it does not load; with this one it fails only if it asks the code for something.
 */
export function hollowCode(path: string, text: string): string | null {
  if (!isMutable(path) || text.length > longestFile) return null;
  const code = codeOnly(path, text);
  const isScript = /\.[cm]?[jt]sx?$/.test(path);
  const places = isScript ? [...bodies(code), ...arrows(code)] : path.endsWith('.py') ? definitions(code) : [];
  if (places.length === 0) return null;
  return [...places]
    .sort((a, b) => b.at - a.at)
    .reduce((done, { at, says }) => `${done.slice(0, at)}${says}${done.slice(at)}`, text);
}

const longestFile = 300_000;

/** Code to put at a place of a text. */
interface Insertion {
  readonly at: number;
  readonly says: string;
}

const fails = "throw new Error('hollow');";

/** Functions and methods: a brace behind parameters. Where a type holds a brace the file may not load, which hides nothing. */
function bodies(code: string): Insertion[] {
  return [...code.matchAll(/\(/g)].flatMap(({ index }) => {
    if (/\b(?:if|for|while|switch|catch|with|await)\s*$/.test(code.slice(Math.max(0, index - 20), index))) return [];
    const at = behindBracket(code, index);
    const head = bodyStart.exec(code.slice(at, at + mostOfType))?.[0];
    return head === undefined ? [] : [{ at: at + head.length, says: fails }];
  });
}

/** The brace, or a type and the brace. */
const bodyStart = /^\s*(?::\s*(?:\{[^{}]*\}|[^\s{}();=,?])(?:\{[^{}]*\}|[^{}();=,?])*)?\{/;
const mostOfType = 500;

/** `(a) => a + 1` and `(a) => { … }`; of one that returns another the inner one. */
function arrows(code: string): Insertion[] {
  return [...code.matchAll(/=>\s*(\{?)/g)].flatMap(({ index, 0: sign, 1: brace }) => {
    const at = index + sign.length;
    if (/^(?:async\s+)?(?:\w+|\([^()]*\))\s*=>/.test(code.slice(at, at + mostOfType))) return [];
    return [{ at, says: brace === '{' ? fails : `(() => { ${fails} })() || ` }];
  });
}

function definitions(code: string): Insertion[] {
  return [...code.matchAll(/^[ \t]*(?:async[ \t]+)?def\b[^(\n]*/gm)].flatMap(({ index, 0: head }) => {
    const at = code.indexOf(':', behindBracket(code, index + head.length)) + 1;
    if (at === 0) return [];
    const [, indent] = /^[ \t]*\n(?:[ \t]*\n)*([ \t]+)/.exec(code.slice(at)) ?? [];
    const raises = 'raise RuntimeError("hollow")';
    return [{ at, says: indent === undefined ? ` ${raises};` : `\n${indent}${raises}` }];
  });
}
