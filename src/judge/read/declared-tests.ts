import { posix } from 'node:path';
import { withoutCommentsAndTexts } from '../../plan/claims/comments.ts';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import data from './code-languages.json' with { type: 'json' };
import {
  callArguments,
  getBody,
  getCallChain,
  getDeclaredName,
  isConstant,
  isKind,
  stringValue,
} from './code-shapes.ts';
import {
  type CodeTree,
  childAs,
  families,
  getNodeText,
  isWithin,
  type MarkRule,
  matches,
  namedChildren,
  type SyntaxNode,
  walkAncestors,
  walkNodes,
} from './syntax-tree.ts';
import { findAssertions } from './test-assertions.ts';

export interface DeclaredTest {
  readonly name: string;
  readonly node: SyntaxNode;
  readonly body: SyntaxNode | undefined;
  /** Its text with blanks made one, to tell whether it is the same as before. */
  readonly same: string;
}

export function declaredTests(tree: CodeTree): DeclaredTest[] {
  return [...walkNodes(tree.root)].flatMap((part): DeclaredTest[] => {
    const foundTest = calledTest(part, tree) ?? writtenTest(part, tree);
    if (foundTest === null) return [];
    const { name, node, first = node } = foundTest;
    const same = tree.text.slice(first.from, node.to).replace(/\s+/g, ' ').trim();
    return [{ name, node, body: getBody(node), same }];
  });
}

interface FoundTest {
  readonly name: string;
  readonly node: SyntaxNode;
  readonly first?: SyntaxNode | undefined;
}

/** `test('name', …)`, `it.each(rows)('name', …)`, `t.test('name', …)`, `require('node:test')('name', …)`; not `test.skip(isWindows)`. */
function calledTest(part: SyntaxNode, tree: CodeTree): FoundTest | null {
  const { call } = families[tree.family].test;
  if (call === undefined || part.type !== 'call_expression' || part.field === 'function') return null;
  const chain = getCallChain(childAs(part, 'function') ?? part, tree).join('.');
  const [first, ...others] = callArguments(part);
  if (!matches(call, chain) || first === undefined) return null;
  const isCondition =
    /\.skip$/.test(chain) && !/string/.test(first.type) && !others.some((other) => isKind(other, 'function'));
  const isDeclared = /string|identifier|member|call|binary|function/.test(first.type) || others.length > 0;
  return isDeclared && !isCondition ? { name: stringValue(first, tree)?.trim() ?? '', node: part } : null;
}

/** A function that its name or an attribute makes a test. Of Python's classes only some are collected. */
function writtenTest(part: SyntaxNode, tree: CodeTree): FoundTest | null {
  const { node, name: names, head } = families[tree.family].test;
  if (part.type !== node) return null;
  const name = getDeclaredName(part, tree);
  const heads = listAttributes(part);
  const outer = [...walkAncestors(part)].find(({ type }) => /^(?:function|class)_definition$/.test(type));
  const isCollected =
    outer === undefined ||
    (outer.type === 'class_definition' &&
      (/^Test/.test(getDeclaredName(outer, tree)) || childAs(outer, 'superclasses') !== undefined));
  const isTest = matches(names, name)
    ? isCollected
    : heads.some((syntaxNode) => matches(head, getNodeText(syntaxNode, tree)));
  const decorated = part.parent?.type === 'decorated_definition' ? part.parent : part;
  return isTest ? { name, node: decorated, first: heads.find(({ parent }) => parent === part.parent) } : null;
}

function listAttributes(node: SyntaxNode): SyntaxNode[] {
  const siblings = node.parent?.children ?? [];
  const before = siblings.slice(0, siblings.indexOf(node));
  const modifiers = node.children.find(({ type }) => type === 'modifiers')?.children ?? [];
  return [...before.slice(before.findLastIndex(({ type }) => type !== 'attribute_item') + 1), ...modifiers];
}

/** Name of what looks like a test and is none for any runner; null where there is nothing of that kind. */
export function uncollectedTest(tree: CodeTree): string | null {
  const { like } = families[tree.family].test;
  const match = like === undefined ? null : new RegExp(like, 'm').exec(tree.text);
  return match === null || declaredTests(tree).length > 0 ? null : (match.groups?.name ?? match.groups?.group ?? '');
}

/** Functions of the file that assert, and those that it imports from other files of tests. */
export function assertingHelpers(tree: CodeTree, tests: readonly DeclaredTest[]): ReadonlySet<string> {
  const result = new Set(namedChildren(tree.root).flatMap((statement) => importedHelpers(statement, tree)));
  for (const part of walkNodes(tree.root)) {
    if (!isKind(part, 'function')) continue;
    const name = getDeclaredName(part.parent?.type === 'variable_declarator' ? part.parent : part, tree);
    if (name === '' || tests.some(({ node }) => isWithin(part, node))) continue;
    if (findAssertions(part, tree, new Set()).nodes.length > 0) result.add(name);
  }
  return result;
}

function importedHelpers(statement: SyntaxNode, tree: CodeTree): string[] {
  const [, module, location] =
    /^from (\S+) import\b|(?:\bfrom |\brequire\()\s*['"](\.[^'"]+)['"]/.exec(getNodeText(statement, tree)) ?? [];
  const target = posix.join(posix.dirname(tree.path), location ?? '');
  const isOfTests =
    module === undefined
      ? location !== undefined && (isTestMaterial(`${target}.js`) || isTestMaterial(target))
      : /^\.|^tests?\b|helpers?|conftest|testing/.test(module);
  return isOfTests
    ? [...walkNodes(statement)].filter(({ type }) => /identifier/.test(type)).map((node) => getNodeText(node, tree))
    : [];
}

/** A place at which a test file leaves tests out, focuses on some, or expects one to fail. */
export interface TestMark extends Pick<MarkRule, 'what' | 'onlyInOld'> {
  readonly node: SyntaxNode;
  /** What it stands for; null where only its callers are meant. */
  readonly scope: SyntaxNode | null;
  /** Whether it holds depends on the machine or the moment. */
  readonly isConditional: boolean;
}

export function testMarks(tree: CodeTree, tests: readonly DeclaredTest[]): TestMark[] {
  const { marks } = families[tree.family];
  const results: TestMark[] = [];
  for (const { what, onlyInOld = false, comment } of marks)
    for (const node of tree.comments)
      if (matches(comment, getNodeText(node, tree)))
        results.push({ what, onlyInOld, node, scope: null, isConditional: false });
  for (const node of walkNodes(tree.root)) {
    if (!node.isNamed) continue;
    const chain = isChainEnd(node) ? getCallChain(node, tree).join('.') : '';
    const option = optionName(node, tree);
    const attribute = /^(?:inner_)?attribute_item$|annotation$/.test(node.type) ? getNodeText(node, tree) : '';
    for (const { what, onlyInOld = false, ...rule } of marks)
      if (matches(rule.chain, chain) || matches(rule.option, option) || matches(rule.attribute, attribute))
        results.push({ what, onlyInOld, node, ...getMarkScope(node, chain, tree, tests) });
  }
  return results;
}

/** A call, a name or a member that is no part of a longer chain. */
function isChainEnd(node: SyntaxNode): boolean {
  const { parent } = node;
  if (!(isKind(node, 'call') || isKind(node, 'member') || node.type === 'identifier') || parent === null) return false;
  if (node.field === 'arguments' || !(isKind(parent, 'call') || isKind(parent, 'member'))) return true;
  return !/^(?:function|object|operand|value|path|constructor|name|field|attribute|macro)$/.test(node.field);
}

const areTests = new RegExp(`^x?${data.suite}(?:\\.\\w+)*$|^f?(?:it|describe|context)$`);

/** The key of `test(name, { key: … })` where its value may be true; empty for what is no such pair. */
function optionName(node: SyntaxNode, tree: CodeTree): string {
  const call = node.type === 'pair' ? node.parent?.parent?.parent : undefined;
  if (call == null || !isKind(call, 'call') || !areTests.test(getCallChain(call, tree).join('.'))) return '';
  const [key, value] = [childAs(node, 'key'), childAs(node, 'value')];
  return key === undefined || value?.type === 'false' ? '' : getNodeText(key, tree);
}

type Scope = Pick<TestMark, 'scope' | 'isConditional'>;

function getMarkScope(node: SyntaxNode, chain: string, tree: CodeTree, tests: readonly DeclaredTest[]): Scope {
  const { parent } = node;
  if (node.type === 'pair') {
    const value = childAs(node, 'value');
    const isCertain = value?.type === 'true' || stringValue(value, tree) !== null;
    return { scope: parent?.parent?.parent ?? null, isConditional: !isCertain };
  }
  if (node.type === 'attribute_item') {
    const after = parent?.children.slice(parent.children.indexOf(node)) ?? [];
    return { scope: after.find(({ type }) => type !== 'attribute_item') ?? null, isConditional: false };
  }
  if (node.type === 'inner_attribute_item') return { scope: tree.root, isConditional: false };
  if (/annotation$/.test(node.type))
    return {
      scope: parent?.parent ?? null,
      isConditional: /^@(?:Disabled|Enabled)(?:If|On|For)/.test(getNodeText(node, tree)),
    };
  if (areTests.test(chain) && isDeclaration(node, chain))
    return { scope: node, isConditional: /\.(?:skipIf|runIf)(?:\.|$)/.test(chain) };
  const outer = [...walkAncestors(node)];
  const isOnCondition = asksCondition(node, chain, tree);
  const decorator = outer.find(({ type }) => type === 'decorator');
  if (decorator !== undefined) return { scope: decorator.parent, isConditional: isOnCondition };
  const holder = outer.find(({ type }) => type === 'class_definition') ?? tree.root;
  const setUp = outer.find(({ type }) => type === 'function_definition');
  const isSetUp = setUp !== undefined && /^setUp(?:Class)?$/.test(getDeclaredName(setUp, tree));
  const test = tests.findLast(({ body }) => body !== undefined && isWithin(node, body))?.node;
  const inside = isSetUp ? setUp : test;
  if (inside !== undefined)
    return { scope: isSetUp ? holder : inside, isConditional: isOnCondition || !isFirstStatement(node, inside) };
  // At the top of a module or a class it leaves out all of it; in a helper or a fixture those who call it.
  const isOfCallers = outer.some(
    (syntaxNode) => isKind(syntaxNode, 'function') || syntaxNode.type === 'call_expression',
  );
  return isOfCallers
    ? { scope: null, isConditional: false }
    : {
        scope: tree.family === 'python' ? holder : null,
        isConditional: isOnCondition || outer.some(({ type }) => /^(?:if|try)_/.test(type)),
      };
}

/** `test.skip('name', …)`, not `test.skip(isWindows, 'why')`. */
function isDeclaration(node: SyntaxNode, chain: string): boolean {
  if (!isKind(node, 'call')) return false;
  const [first, ...rest] = callArguments(node);
  if (first === undefined) return false;
  return (
    (!/^t\b/.test(chain) && /string/.test(first.type)) || rest.some((syntaxNode) => isKind(syntaxNode, 'function'))
  );
}

/** `skipif(win, …)` and `xfail(win, …)`, not `skipif(True, …)` and `skipUnless(False, …)`. */
function asksCondition(node: SyntaxNode, chain: string, tree: CodeTree): boolean {
  const [first] = isKind(node, 'call') ? callArguments(node) : [];
  if (/xfail$/.test(chain)) return first !== undefined && !/^(?:keyword_argument|string)$/.test(first.type);
  if (!/skipif|skipIf|skipUnless|importorskip/.test(chain)) return false;
  const expected = /Unless$/.test(chain) ? /^(?:False|0)$/ : /^(?:True|1)$/;
  return first === undefined || !isConstant(first, tree) || !expected.test(getNodeText(first, tree));
}

/** True where a part belongs to the first statement of a function, or of what a call gets as its last argument. */
function isFirstStatement(node: SyntaxNode, test: SyntaxNode): boolean {
  const body = getBody(test);
  const list = body?.children.find(({ type }) => type === 'statement_list') ?? body;
  const first = list === undefined ? undefined : (namedChildren(list)[0] ?? list);
  return first !== undefined && isWithin(node, first) && !/^(?:if|try|for|while|switch|with)_/.test(first.type);
}

/** A test of a language without a grammar, up to the next one, with the marks that leave it out: more is not read. */
export interface UnreadTest {
  readonly name: string;
  readonly same: string;
  readonly marks: readonly string[];
}

/** The tests of a file whose code is not read, and the marks of all of it; null where its language is not known at all. */
export function unreadTests(path: string, text: string): { tests: UnreadTest[]; marks: string[] } | null {
  const language = data.unread.find(({ files }) => matches(files, path));
  if (language === undefined) return null;
  const marksIn = (part: string) => {
    const plain = withoutCommentsAndTexts(path, part);
    return language.marks.flatMap(({ what, pattern }) =>
      [...plain.matchAll(new RegExp(pattern, 'gm'))].map(() => what),
    );
  };
  const starts = [...text.matchAll(new RegExp(language.declares, 'gm'))].map(({ index }) => index);
  const tests = starts.map((from, at) => {
    const own = text.slice(from, starts[at + 1]);
    const name =
      /(['"`])((?:[^\\]|\\.)*?)\1/.exec(own.split('\n', 1)[0] ?? '')?.[2] ??
      /\b(?:def|func|fun|function|void|Task)\s+`?(\w[\w ]*)/.exec(own)?.[1];
    return { name: (name ?? '').trim(), same: own.replace(/\s+/g, ' ').trim(), marks: marksIn(own) };
  });
  return { tests, marks: marksIn(text) };
}
