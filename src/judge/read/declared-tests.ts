import { posix } from 'node:path';
import { withoutCommentsAndTexts } from '../../plan/claims/comments.ts';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import data from './code-languages.json' with { type: 'json' };
import {
  getBody,
  getCallArguments,
  getCallChain,
  getDeclaredName,
  getStringValue,
  isConstant,
  isKind,
} from './code-shapes.ts';
import {
  type CodeTree,
  families,
  getChild,
  getNodeText,
  isWithin,
  listNamedChildren,
  type MarkRule,
  matches,
  type SyntaxNode,
  walkAncestors,
  walkNodes,
} from './syntax-tree.ts';
import { findAssertions } from './test-assertions.ts';

export interface DeclaredTest {
  readonly name: string;
  readonly node: SyntaxNode;
  readonly body: SyntaxNode | undefined;
  readonly same: string;
}

export function listDeclaredTests(tree: CodeTree): DeclaredTest[] {
  return [...walkNodes(tree.root)].flatMap((part): DeclaredTest[] => {
    const declaration = findCalledTest(part, tree) ?? findWrittenTest(part, tree);
    if (declaration === null) return [];
    const { name, node, first = node } = declaration;
    const same = tree.text.slice(first.from, node.to).replace(/\s+/g, ' ').trim();
    return [{ name, node, body: getBody(node), same }];
  });
}

interface FoundTest {
  readonly name: string;
  readonly node: SyntaxNode;
  readonly first?: SyntaxNode | undefined;
}

/** Matches `test('name', …)`, `it.each(rows)('name', …)` and `require('node:test')('name', …)`. */
function findCalledTest(part: SyntaxNode, tree: CodeTree): FoundTest | null {
  const { call } = families[tree.family].test;
  if (call === undefined || part.type !== 'call_expression' || part.field === 'function') return null;
  const chain = getCallChain(getChild(part, 'function') ?? part, tree).join('.');
  const [firstArgument, ...otherArguments] = getCallArguments(part);
  if (!matches(call, chain) || firstArgument === undefined) return null;
  const isCondition =
    /\.skip$/.test(chain) &&
    !/string/.test(firstArgument.type) &&
    !otherArguments.some((argument) => isKind(argument, 'function'));
  const isDeclared =
    /string|identifier|member|call|binary|function/.test(firstArgument.type) || otherArguments.length > 0;
  return isDeclared && !isCondition ? { name: getStringValue(firstArgument, tree)?.trim() ?? '', node: part } : null;
}

/** Finds functions marked as tests by name or attribute. Python collects only certain classes. */
function findWrittenTest(part: SyntaxNode, tree: CodeTree): FoundTest | null {
  const { node, name: namePattern, head } = families[tree.family].test;
  if (part.type !== node) return null;
  const name = getDeclaredName(part, tree);
  const attributes = listAttributes(part);
  const outer = [...walkAncestors(part)].find(({ type }) => /^(?:function|class)_definition$/.test(type));
  const isCollected =
    outer === undefined ||
    (outer.type === 'class_definition' &&
      (/^Test/.test(getDeclaredName(outer, tree)) || getChild(outer, 'superclasses') !== undefined));
  const isTest = matches(namePattern, name)
    ? isCollected
    : attributes.some((syntaxNode) => matches(head, getNodeText(syntaxNode, tree)));
  const decorated = part.parent?.type === 'decorated_definition' ? part.parent : part;
  return isTest ? { name, node: decorated, first: attributes.find(({ parent }) => parent === part.parent) } : null;
}

function listAttributes(node: SyntaxNode): SyntaxNode[] {
  const siblings = node.parent?.children ?? [];
  const before = siblings.slice(0, siblings.indexOf(node));
  const modifiers = node.children.find(({ type }) => type === 'modifiers')?.children ?? [];
  return [...before.slice(before.findLastIndex(({ type }) => type !== 'attribute_item') + 1), ...modifiers];
}

/** Returns the name of something that looks like a test but that no runner collects, or null. */
export function findUncollectedTest(tree: CodeTree): string | null {
  const { like } = families[tree.family].test;
  const match = like === undefined ? null : new RegExp(like, 'm').exec(tree.text);
  return match === null || listDeclaredTests(tree).length > 0
    ? null
    : (match.groups?.name ?? match.groups?.group ?? '');
}

export function listAssertingHelpers(tree: CodeTree, tests: readonly DeclaredTest[]): ReadonlySet<string> {
  const helpers = new Set(listNamedChildren(tree.root).flatMap((statement) => listImportedHelpers(statement, tree)));
  for (const part of walkNodes(tree.root)) {
    if (!isKind(part, 'function')) continue;
    const name = getDeclaredName(part.parent?.type === 'variable_declarator' ? part.parent : part, tree);
    if (name === '' || tests.some(({ node }) => isWithin(part, node))) continue;
    if (findAssertions(part, tree, new Set()).nodes.length > 0) helpers.add(name);
  }
  return helpers;
}

function listImportedHelpers(statement: SyntaxNode, tree: CodeTree): string[] {
  const [, module, importPath] =
    /^from (\S+) import\b|(?:\bfrom |\brequire\()\s*['"](\.[^'"]+)['"]/.exec(getNodeText(statement, tree)) ?? [];
  const target = posix.join(posix.dirname(tree.path), importPath ?? '');
  const isOfTests =
    module === undefined
      ? importPath !== undefined && (isTestMaterial(`${target}.js`) || isTestMaterial(target))
      : /^\.|^tests?\b|helpers?|conftest|testing/.test(module);
  return isOfTests
    ? [...walkNodes(statement)].filter(({ type }) => /identifier/.test(type)).map((node) => getNodeText(node, tree))
    : [];
}

export interface TestMark extends Pick<MarkRule, 'what' | 'onlyInOld'> {
  readonly node: SyntaxNode;
  /** The affected code, or null if only callers are affected. */
  readonly scope: SyntaxNode | null;
  readonly isConditional: boolean;
}

export function listTestMarks(tree: CodeTree, tests: readonly DeclaredTest[]): TestMark[] {
  const { marks } = families[tree.family];
  const results: TestMark[] = [];
  for (const { what, onlyInOld = false, comment } of marks)
    for (const node of tree.comments)
      if (matches(comment, getNodeText(node, tree)))
        results.push({ what, onlyInOld, node, scope: null, isConditional: false });
  for (const node of walkNodes(tree.root)) {
    if (!node.isNamed) continue;
    const chain = isChainEnd(node) ? getCallChain(node, tree).join('.') : '';
    const option = getOptionName(node, tree);
    const attribute = /^(?:inner_)?attribute_item$|annotation$/.test(node.type) ? getNodeText(node, tree) : '';
    for (const { what, onlyInOld = false, ...rule } of marks)
      if (matches(rule.chain, chain) || matches(rule.option, option) || matches(rule.attribute, attribute))
        results.push({ what, onlyInOld, node, ...getMarkScope(node, chain, tree, tests) });
  }
  return results;
}

function isChainEnd(node: SyntaxNode): boolean {
  const { parent } = node;
  if (!(isKind(node, 'call') || isKind(node, 'member') || node.type === 'identifier') || parent === null) return false;
  if (node.field === 'arguments' || !(isKind(parent, 'call') || isKind(parent, 'member'))) return true;
  return !/^(?:function|object|operand|value|path|constructor|name|field|attribute|macro)$/.test(node.field);
}

const testCallPattern = new RegExp(`^x?${data.suite}(?:\\.\\w+)*$|^f?(?:it|describe|context)$`);

/** Returns the key in `test(name, { key: … })` unless its value is false; otherwise an empty string. */
function getOptionName(node: SyntaxNode, tree: CodeTree): string {
  const call = node.type === 'pair' ? node.parent?.parent?.parent : undefined;
  if (call == null || !isKind(call, 'call') || !testCallPattern.test(getCallChain(call, tree).join('.'))) return '';
  const [key, value] = [getChild(node, 'key'), getChild(node, 'value')];
  return key === undefined || value?.type === 'false' ? '' : getNodeText(key, tree);
}

type Scope = Pick<TestMark, 'scope' | 'isConditional'>;

function getMarkScope(node: SyntaxNode, chain: string, tree: CodeTree, tests: readonly DeclaredTest[]): Scope {
  const { parent } = node;
  if (node.type === 'pair') {
    const value = getChild(node, 'value');
    const isCertain = value?.type === 'true' || getStringValue(value, tree) !== null;
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
  if (testCallPattern.test(chain) && isDeclaration(node, chain))
    return { scope: node, isConditional: /\.(?:skipIf|runIf)(?:\.|$)/.test(chain) };
  const outer = [...walkAncestors(node)];
  const isOnCondition = isConditionalSkip(node, chain, tree);
  const decorator = outer.find(({ type }) => type === 'decorator');
  if (decorator !== undefined) return { scope: decorator.parent, isConditional: isOnCondition };
  const holder = outer.find(({ type }) => type === 'class_definition') ?? tree.root;
  const setUp = outer.find(({ type }) => type === 'function_definition');
  const isSetUp = setUp !== undefined && /^setUp(?:Class)?$/.test(getDeclaredName(setUp, tree));
  const test = tests.findLast(({ body }) => body !== undefined && isWithin(node, body))?.node;
  const affected = isSetUp ? setUp : test;
  if (affected !== undefined)
    return { scope: isSetUp ? holder : affected, isConditional: isOnCondition || !isFirstStatement(node, affected) };
  // At the top of a module or class it skips everything; in a helper or fixture it skips the callers.
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

/** Matches `test.skip('name', …)`, but not `test.skip(isWindows, 'why')`. */
function isDeclaration(node: SyntaxNode, chain: string): boolean {
  if (!isKind(node, 'call')) return false;
  const [firstArgument, ...otherArguments] = getCallArguments(node);
  if (firstArgument === undefined) return false;
  return (
    (!/^t\b/.test(chain) && /string/.test(firstArgument.type)) ||
    otherArguments.some((syntaxNode) => isKind(syntaxNode, 'function'))
  );
}

/** Returns true for `skipif(win, …)`, but not for `skipif(True, …)` or `skipUnless(False, …)`. */
function isConditionalSkip(node: SyntaxNode, chain: string, tree: CodeTree): boolean {
  const [first] = isKind(node, 'call') ? getCallArguments(node) : [];
  if (/xfail$/.test(chain)) return first !== undefined && !/^(?:keyword_argument|string)$/.test(first.type);
  if (!/skipif|skipIf|skipUnless|importorskip/.test(chain)) return false;
  const expected = /Unless$/.test(chain) ? /^(?:False|0)$/ : /^(?:True|1)$/;
  return first === undefined || !isConstant(first, tree) || !expected.test(getNodeText(first, tree));
}

function isFirstStatement(node: SyntaxNode, test: SyntaxNode): boolean {
  const body = getBody(test);
  const list = body?.children.find(({ type }) => type === 'statement_list') ?? body;
  const firstStatement = list === undefined ? undefined : (listNamedChildren(list)[0] ?? list);
  return (
    firstStatement !== undefined &&
    isWithin(node, firstStatement) &&
    !/^(?:if|try|for|while|switch|with)_/.test(firstStatement.type)
  );
}

/** A test in a language without a grammar: its text up to the next test, and its skip marks. */
export interface UnreadTest {
  readonly name: string;
  readonly same: string;
  readonly marks: readonly string[];
}

/** Reads tests in a language without a grammar, or returns null for an unknown language. */
export function readUnparsedTests(path: string, text: string): { tests: UnreadTest[]; marks: string[] } | null {
  const language = data.unread.find(({ files }) => matches(files, path));
  if (language === undefined) return null;
  const listMarks = (part: string) => {
    const plain = withoutCommentsAndTexts(path, part);
    return language.marks.flatMap(({ what, pattern }) =>
      [...plain.matchAll(new RegExp(pattern, 'gm'))].map(() => what),
    );
  };
  const starts = [...text.matchAll(new RegExp(language.declares, 'gm'))].map(({ index }) => index);
  const tests = starts.map((start, at) => {
    const testText = text.slice(start, starts[at + 1]);
    const name =
      /(['"`])((?:[^\\]|\\.)*?)\1/.exec(testText.split('\n', 1)[0] ?? '')?.[2] ??
      /\b(?:def|func|fun|function|void|Task)\s+`?(\w[\w ]*)/.exec(testText)?.[1];
    return { name: (name ?? '').trim(), same: testText.replace(/\s+/g, ' ').trim(), marks: listMarks(testText) };
  });
  return { tests, marks: listMarks(text) };
}
