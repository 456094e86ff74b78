import { codeOnly } from '../../plan/claims/comments.ts';
import { type FunctionBody, inBlock, pythonBodies, scriptBodies } from './function-bodies.ts';
import { isMutable } from './mutation-operators.ts';

/**
 * A file in which every function that `before` does not have as it is fails as soon as it is called; null where none is found,
 * or its language is not known here. Without the file a test fails because it does not load or build; with this one it fails
 * only if it asks the code for something.
 */
export function hollowCode(path: string, text: string, before: string | null = null): string | null {
  const code = readableCode(path, text);
  if (code === null) return null;
  if (isScript(path)) return withAll(text, newBodies(scriptBodies(code), text, before), script);
  if (path.endsWith('.py'))
    return withAll(text, newBodies(pythonBodies(code), text, before), (body) => python(code, body));
  // Functions of Go and Rust but those that nobody calls; tests in a file of Rust stay.
  const [own = ''] = code.split('#[cfg(test)]');
  const compiled = languages.find(({ files }) => files.test(path));
  if (compiled === undefined) return null;
  return withAll(text, newBodies(blocksBehind(compiled.head, code, own.length), text, before), () => compiled.says);
}

export function goBodies(code: string): FunctionBody[] {
  return blocksBehind(goHead, code);
}

function blocksBehind(head: RegExp, code: string, upTo = code.length): FunctionBody[] {
  const heads = code.slice(0, upTo).matchAll(head);
  return [...heads].map(({ index, 0: it }) => inBlock(code, index, index + it.length));
}

/** Code without texts and comments of a file whose functions can be told; null for another. */
export function readableCode(path: string, text: string): string | null {
  return isMutable(path) && text.length <= longestFile ? codeOnly(path, text) : null;
}

export function isScript(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path);
}

const longestFile = 300_000;

/** Functions that `before` does not have as they are. */
export function newBodies(bodies: readonly FunctionBody[], text: string, before: string | null): FunctionBody[] {
  return bodies.filter(
    ({ head, at, end, isExpression }) => !before?.includes(text.slice(isExpression ? head : at, end)),
  );
}

/** Code that is put into a text at a place of it. */
export interface Insertion {
  readonly at: number;
  readonly says: string;
}

/** A text with all of them, those of one place in their order. */
export function withInsertions(text: string, insertions: readonly Insertion[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { at, says } of [...insertions].sort((a, b) => a.at - b.at)) {
    parts.push(text.slice(from, at), says);
    from = at;
  }
  return parts.join('') + text.slice(from);
}

function withAll(text: string, bodies: readonly FunctionBody[], says: (body: FunctionBody) => string): string | null {
  if (bodies.length === 0) return null;
  return withInsertions(
    text,
    bodies.map((body) => ({ at: body.at, says: says(body) })),
  );
}

const fails = "throw new Error('hollow');";
const script = ({ isExpression }: FunctionBody) => (isExpression ? ` (() => { ${fails} })() || ` : fails);

function python(code: string, { at }: FunctionBody): string {
  const [, indent] = /^[ \t]*\n(?:[ \t]*\n)*([ \t]+)/.exec(code.slice(at)) ?? [];
  const raises = 'raise RuntimeError("hollow")';
  return indent === undefined ? ` ${raises};` : `\n${indent}${raises}`;
}

const goHead = /^func\b(?!\s+(?:init|main)\b)[^{}]*\{/gm;
const languages = [
  { files: /\.go$/, head: goHead, says: 'panic("hollow");' },
  { files: /\.rs$/, head: /\bfn\s+(?!main\b)\w[^{};]*\{/g, says: 'panic!("hollow");' },
];
