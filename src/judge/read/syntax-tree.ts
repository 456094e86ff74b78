import { existsSync, readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { brotliDecompressSync } from 'node:zlib';
import type { Parser, Tree } from 'web-tree-sitter';
import data from './code-languages.json' with { type: 'json' };

/** A part of a code: a statement, an expression, a name, a sign. Comments are none. */
export interface SyntaxNode {
  readonly type: string;
  readonly from: number;
  readonly to: number;
  /** The role in its parent, such as `body`; empty where the grammar has no name for it. */
  readonly field: string;
  /** False for signs and keywords. */
  readonly isNamed: boolean;
  /** The parser put it in to go on. */
  readonly isMissing: boolean;
  readonly parent: SyntaxNode | null;
  readonly children: readonly SyntaxNode[];
}

export type CodeFamily = keyof typeof data.families;

export interface CodeTree {
  readonly path: string;
  readonly text: string;
  readonly family: CodeFamily;
  readonly root: SyntaxNode;
  readonly comments: readonly SyntaxNode[];
  readonly hasErrors: boolean;
}

/** What the data says of a language: adding one is a row there. */
export interface FamilyRules {
  /** Statement that fails, and what to put before a value so that it does. */
  readonly hollow: string;
  readonly hollowValue?: string;
  /** Value that `return` gives for nothing, where any type takes it. */
  readonly nothing?: string;
  /** Stands for a statement that is left out. */
  readonly noStatement: string;
  /** A condition turned round. */
  readonly negation: string;
  /** Functions that no code of the project calls. */
  readonly unasked?: string;
  readonly abstract?: string;
  /** The last expression of a block, without a semicolon, is its value. */
  readonly endsInValue?: boolean;
  /** A call by its chain of names, or a declaration by its name or by an attribute before it; `like` is taken for a test by no runner. */
  readonly test: Partial<Readonly<Record<'call' | 'node' | 'name' | 'head' | 'like', string>>>;
  /** Failures that a handler has to be for to drop that of an assertion; of others any handler does. */
  readonly caught?: string;
  /** Tests that a runner asks for more than their assertions. */
  readonly askedOtherwise?: string;
  readonly marks: readonly MarkRule[];
}

/** Chain of names, option, attribute or comment that leaves a test out, focuses on some, or expects one to fail. */
export interface MarkRule extends Partial<Readonly<Record<'chain' | 'option' | 'attribute' | 'comment', string>>> {
  readonly what: string;
  /** In a new file it takes nothing away. */
  readonly onlyInOld?: boolean;
}

export const families: Readonly<Record<CodeFamily, FamilyRules>> = data.families;

const patterns = new Map<string, RegExp>();

/** True where a text matches a pattern of the data; false where there is none. */
export function matches(pattern: string | undefined, text: string): boolean {
  if (pattern === undefined) return false;
  const compiled = patterns.get(pattern) ?? new RegExp(pattern, 'm');
  patterns.set(pattern, compiled);
  return compiled.test(text);
}

const languages = Object.entries(data.grammars).map(([name, { files, family }]) => ({
  name,
  family: family as CodeFamily,
  files: new RegExp(files),
}));

/** The kind of a file's language; null for one whose code is not read. */
export function codeFamily(path: string): CodeFamily | null {
  return languages.find(({ files }) => files.test(path))?.family ?? null;
}

/** Longer files are data, or generated. */
export const maxCode = 300_000;

/** The tree of a file; null for one that is too long, or in a language without a grammar. The last ones are kept. */
export async function parseCode(path: string, text: string): Promise<CodeTree | null> {
  const language = languages.find(({ files }) => files.test(path));
  if (language === undefined || text.length > maxCode) return null;
  const key = `${language.name} ${text}`;
  const codeTree = saved.get(key) ?? copyTree(path, text, language.family, await parseText(language.name, text));
  if (saved.delete(key)) savedCharacters -= text.length;
  saved.set(key, codeTree);
  savedCharacters += text.length;
  for (const [oldest, { text: old }] of saved) {
    if (savedCharacters <= maxSaved) break;
    saved.delete(oldest);
    savedCharacters -= old.length;
  }
  return codeTree.path === path ? codeTree : { ...codeTree, path };
}

/** True where the grammar of a file's language cannot read all of it. Asks for no tree, which takes as long again to copy. */
export async function hasSyntaxErrors(path: string, text: string): Promise<boolean> {
  const language = languages.find(({ files }) => files.test(path));
  if (language === undefined || text.length > maxCode) return false;
  const tree = await parseText(language.name, text);
  const { hasError } = tree.rootNode;
  tree.delete();
  return hasError;
}

const saved = new Map<string, CodeTree>();
let savedCharacters = 0;
/** The files of a large change are asked by several checks; their trees take 50 times as many bytes. */
const maxSaved = 1_500_000;

const parsers = new Map<string, Promise<Parser>>();

async function parseText(language: string, text: string): Promise<Tree> {
  const parser = parsers.get(language) ?? newParser(language);
  parsers.set(language, parser);
  const tree = (await parser).parse(text);
  if (tree === null) throw new Error(`the parser of ${language} gave no tree`);
  return tree;
}

type Engine = typeof import('web-tree-sitter');

let engine: Promise<Engine> | null = null;

async function newParser(name: string): Promise<Parser> {
  // By its path: as an ES module it makes a `require` of its own, in whose place ncc calls another.
  // @ts-expect-error: the package declares types for the ES module alone.
  engine ??= import('../../../node_modules/web-tree-sitter/web-tree-sitter.cjs').then(async (loaded: Engine) => {
    // V8 would optimise the grammars for a second of CPU time, during which the process does not end: they run for less.
    setFlagsFromString('--liftoff-only');
    await loaded.Parser.init({ wasmBinary: wasmBytes('engine') });
    return loaded;
  });
  const { Language, Parser: ParserClass } = await engine;
  return new ParserClass().setLanguage(await Language.load(wasmBytes(name)));
}

/** The folder of the compressed grammars, as seen from dist/main.js, dist/api/ and this file. */
const grammarFolders = ['./grammars/', '../grammars/', '../../../dist/grammars/'];

function wasmBytes(name: string): Uint8Array {
  const candidates = grammarFolders.map((folder) => new URL(`${folder}${name}.wasm.br`, import.meta.url));
  const file = candidates.find((url) => existsSync(url));
  if (file === undefined) throw new Error(`${name}.wasm.br is missing from dist/grammars; run npm run build`);
  return brotliDecompressSync(readFileSync(file));
}

type Growing = SyntaxNode & { children: SyntaxNode[] };

/** The tree as plain objects: the parser's own memory is freed at once. */
function copyTree(path: string, text: string, family: CodeFamily, tree: Tree): CodeTree {
  const cursor = tree.walk();
  const comments: SyntaxNode[] = [];
  const nodeAt = (parent: SyntaxNode | null): Growing => ({
    type: cursor.nodeType,
    from: cursor.startIndex,
    to: cursor.endIndex,
    field: cursor.currentFieldName ?? '',
    isNamed: cursor.nodeIsNamed,
    isMissing: cursor.nodeIsMissing,
    parent,
    children: [],
  });
  const root = nodeAt(null);
  const open: Growing[] = [root];
  const add = () => {
    const parent = open.at(-1) as Growing;
    const node = nodeAt(parent);
    (/comment$/.test(node.type) ? comments : parent.children).push(node);
    return node;
  };
  let node = root;
  for (;;) {
    if (cursor.gotoFirstChild()) {
      if (node !== root) open.push(node);
      node = add();
      continue;
    }
    while (!cursor.gotoNextSibling()) {
      if (!cursor.gotoParent() || open.length === 0) {
        const hasErrors = tree.rootNode.hasError;
        cursor.delete();
        tree.delete();
        return { path, text, family, root, comments, hasErrors };
      }
      if (open.length > 1) open.pop();
    }
    node = add();
  }
}

export function* walkNodes(node: SyntaxNode): Generator<SyntaxNode> {
  const open = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    yield next;
    for (let at = next.children.length - 1; at >= 0; at -= 1) open.push(next.children[at] as SyntaxNode);
  }
}

export function childAs(node: SyntaxNode, ...fields: string[]): SyntaxNode | undefined {
  return node.children.find(({ field }) => fields.includes(field));
}

export function namedChildren(node: SyntaxNode): SyntaxNode[] {
  return node.children.filter(({ isNamed }) => isNamed);
}

export function* walkAncestors(node: SyntaxNode): Generator<SyntaxNode> {
  for (let next = node.parent; next !== null; next = next.parent) yield next;
}

export function isWithin(node: SyntaxNode, outer: SyntaxNode): boolean {
  return node.from >= outer.from && node.to <= outer.to;
}

export function getNodeText({ from, to }: SyntaxNode, { text }: CodeTree): string {
  return text.slice(from, to);
}

export function getLineNumber(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
