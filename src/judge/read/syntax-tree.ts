import { existsSync, readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { brotliDecompressSync } from 'node:zlib';
import type { Parser, Tree } from 'web-tree-sitter';
import data from './code-languages.json' with { type: 'json' };

/** A syntax node. Comments are stored separately. */
export interface SyntaxNode {
  readonly type: string;
  readonly from: number;
  readonly to: number;
  readonly field: string;
  /** False for punctuation and keywords. */
  readonly isNamed: boolean;
  /** Inserted by the parser during error recovery. */
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

/** Rules for one language, read from code-languages.json. */
export interface FamilyRules {
  /** A statement that throws. `hollowValue` is a prefix that makes an expression throw. */
  readonly hollow: string;
  readonly hollowValue?: string;
  /** An empty value that any return type accepts. */
  readonly nothing?: string;
  readonly noStatement: string;
  readonly negation: string;
  readonly unasked?: string;
  readonly abstract?: string;
  /** The last expression of a block is its value. */
  readonly endsInValue?: boolean;
  /** Patterns for test calls and declarations. `like` matches what looks like a test but no runner collects. */
  readonly test: Partial<Readonly<Record<'call' | 'node' | 'name' | 'head' | 'like', string>>>;
  /** Exceptions that a handler must catch to swallow an assertion. Without it, any handler does. */
  readonly caught?: string;
  /** Tests whose result doesn't depend on assertions alone. */
  readonly askedOtherwise?: string;
  readonly marks: readonly MarkRule[];
}

export interface MarkRule extends Partial<Readonly<Record<'chain' | 'option' | 'attribute' | 'comment', string>>> {
  readonly what: string;
  /** Harmless in a new file. */
  readonly onlyInOld?: boolean;
}

export const families: Readonly<Record<CodeFamily, FamilyRules>> = data.families;

const patterns = new Map<string, RegExp>();

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

export function getCodeFamily(path: string): CodeFamily | null {
  return languages.find(({ files }) => files.test(path))?.family ?? null;
}

/** Longer files are data or generated code. */
export const maxCode = 300_000;

/** Parses a file, or returns null if it is too long or has no grammar. Recent trees are cached. */
export async function parseCode(path: string, text: string): Promise<CodeTree | null> {
  const language = languages.find(({ files }) => files.test(path));
  if (language === undefined || text.length > maxCode) return null;
  const key = `${language.name} ${text}`;
  const codeTree = treeCache.get(key) ?? copyTree(path, text, language.family, await parseText(language.name, text));
  if (treeCache.delete(key)) cachedCharacters -= text.length;
  treeCache.set(key, codeTree);
  cachedCharacters += text.length;
  for (const [oldest, { text: oldText }] of treeCache) {
    if (cachedCharacters <= maxCachedCharacters) break;
    treeCache.delete(oldest);
    cachedCharacters -= oldText.length;
  }
  return codeTree.path === path ? codeTree : { ...codeTree, path };
}

/** Doesn't build the full tree, because copying it would double the time. */
export async function hasSyntaxErrors(path: string, text: string): Promise<boolean> {
  const language = languages.find(({ files }) => files.test(path));
  if (language === undefined || text.length > maxCode) return false;
  const tree = await parseText(language.name, text);
  const { hasError } = tree.rootNode;
  tree.delete();
  return hasError;
}

const treeCache = new Map<string, CodeTree>();
let cachedCharacters = 0;
/** Several checks read the same files. A tree takes about 50 times the memory of its text. */
const maxCachedCharacters = 1_500_000;

const parsers = new Map<string, Promise<Parser>>();

async function parseText(language: string, text: string): Promise<Tree> {
  const parser = parsers.get(language) ?? createParser(language);
  parsers.set(language, parser);
  const tree = (await parser).parse(text);
  if (tree === null) throw new Error(`the parser of ${language} gave no tree`);
  return tree;
}

type Engine = typeof import('web-tree-sitter');

let engine: Promise<Engine> | null = null;

async function createParser(name: string): Promise<Parser> {
  // Loads the CommonJS file by path, because the ES module creates its own `require`, which breaks under ncc.
  // @ts-expect-error: the package declares types for the ES module alone.
  engine ??= import('../../../node_modules/web-tree-sitter/web-tree-sitter.cjs').then(async (loaded: Engine) => {
    // Without this flag V8 would spend a second of CPU optimizing the grammars and delay the exit.
    setFlagsFromString('--liftoff-only');
    await loaded.Parser.init({ wasmBinary: readWasm('engine') });
    return loaded;
  });
  const { Language, Parser: ParserClass } = await engine;
  return new ParserClass().setLanguage(await Language.load(readWasm(name)));
}

/** The grammar folder relative to dist/main.js, dist/api/ and this file. */
const grammarFolders = ['./grammars/', '../grammars/', '../../../dist/grammars/'];

function readWasm(name: string): Uint8Array {
  const candidates = grammarFolders.map((folder) => new URL(`${folder}${name}.wasm.br`, import.meta.url));
  const file = candidates.find((url) => existsSync(url));
  if (file === undefined) throw new Error(`${name}.wasm.br is missing from dist/grammars; run npm run build`);
  return brotliDecompressSync(readFileSync(file));
}

type MutableNode = SyntaxNode & { children: SyntaxNode[] };

/** Copies the tree to plain objects and frees the parser's memory. */
function copyTree(path: string, text: string, family: CodeFamily, tree: Tree): CodeTree {
  const cursor = tree.walk();
  const comments: SyntaxNode[] = [];
  const createNode = (parent: SyntaxNode | null): MutableNode => ({
    type: cursor.nodeType,
    from: cursor.startIndex,
    to: cursor.endIndex,
    field: cursor.currentFieldName ?? '',
    isNamed: cursor.nodeIsNamed,
    isMissing: cursor.nodeIsMissing,
    parent,
    children: [],
  });
  const root = createNode(null);
  const openNodes: MutableNode[] = [root];
  const addNode = () => {
    const parent = openNodes.at(-1) as MutableNode;
    const node = createNode(parent);
    (/comment$/.test(node.type) ? comments : parent.children).push(node);
    return node;
  };
  let node = root;
  for (;;) {
    if (cursor.gotoFirstChild()) {
      if (node !== root) openNodes.push(node);
      node = addNode();
      continue;
    }
    while (!cursor.gotoNextSibling()) {
      if (!cursor.gotoParent() || openNodes.length === 0) {
        const hasErrors = tree.rootNode.hasError;
        cursor.delete();
        tree.delete();
        return { path, text, family, root, comments, hasErrors };
      }
      if (openNodes.length > 1) openNodes.pop();
    }
    node = addNode();
  }
}

export function* walkNodes(node: SyntaxNode): Generator<SyntaxNode> {
  const pending = [node];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    yield next;
    for (let at = next.children.length - 1; at >= 0; at -= 1) pending.push(next.children[at] as SyntaxNode);
  }
}

export function getChild(node: SyntaxNode, ...fields: string[]): SyntaxNode | undefined {
  return node.children.find(({ field }) => fields.includes(field));
}

export function listNamedChildren(node: SyntaxNode): SyntaxNode[] {
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
