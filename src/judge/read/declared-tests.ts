import { posix } from 'node:path';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { callArguments, chainOf, isKind, stringValue } from './code-shapes.ts';
import {
  around,
  type CodeTree,
  childAs,
  isWithin,
  namedChildren,
  partsOf,
  type SyntaxNode,
  textOf,
} from './syntax-tree.ts';
import { assertionsIn } from './test-assertions.ts';
import { bodyOf, nameOf } from './test-marks.ts';

/** A test of a file. */
export interface DeclaredTest {
  /** As a runner prints it; empty where it is not written there. */
  readonly name: string;
  /** With its decorators. */
  readonly node: SyntaxNode;
  /** What it does; undefined where that is not written there. */
  readonly body: SyntaxNode | undefined;
  /** Its text with blanks made one, to tell whether it is the same as before. */
  readonly same: string;
}

/** The tests that a file declares, in order. */
export function declaredTests(tree: CodeTree): DeclaredTest[] {
  const find = finders[tree.family];
  if (find === undefined) return [];
  return [...partsOf(tree.root)].flatMap((part) => {
    const found = find(part, tree);
    if (found === null) return [];
    const first = found.first ?? found.node;
    const same = tree.text.slice(first.from, found.node.to).replace(/\s+/g, ' ').trim();
    return [{ name: found.name, node: found.node, body: bodyOf(found.node), same }];
  });
}

interface Found {
  readonly name: string;
  readonly node: SyntaxNode;
  /** The first attribute before it. */
  readonly first?: SyntaxNode | undefined;
}

const finders: Partial<Record<CodeTree['family'], (part: SyntaxNode, tree: CodeTree) => Found | null>> = {
  script: scriptTest,
  python: pythonTest,
  go: (part, tree) => {
    const name = part.type === 'function_declaration' ? nameOf(part, tree) : '';
    return /^(?:Test|Fuzz|Example)(?![a-z])/.test(name) && name !== 'TestMain' ? { name, node: part } : null;
  },
  rust: (part, tree) => {
    if (part.type !== 'function_item') return null;
    const attributes = attributesBefore(part);
    const isTest = attributes.some((each) => /^#\[(?:\w+::)*(?:test|rstest|test_case)\b/.test(textOf(each, tree)));
    return isTest ? { name: nameOf(part, tree), node: part, first: attributes[0] } : null;
  },
  java: (part, tree) => {
    const modifiers =
      part.type === 'method_declaration' ? part.children.find(({ type }) => type === 'modifiers') : null;
    const isTest = modifiers?.children.some(
      (each) => /annotation$/.test(each.type) && /^\w*Test$/.test(nameOf(each, tree)),
    );
    return isTest ? { name: nameOf(part, tree), node: part } : null;
  },
};

function attributesBefore(node: SyntaxNode): SyntaxNode[] {
  const siblings = node.parent?.children ?? [];
  const before = siblings.slice(0, siblings.indexOf(node));
  return before.slice(before.findLastIndex(({ type }) => type !== 'attribute_item') + 1);
}

const testRoots = /^(?:it|test|specify|xit|xtest|xspecify|fit|tap|Scenario|bench)$/;
const noTests =
  /^(?:before|after|setup|teardown|use|configure|setTimeout|step|extend|info|mock|plan|runOnly|describe|expect|suite)/;

/** `test('name', …)`, `it.each(rows)('name', …)`, `t.test('name', …)`, `require('node:test')('name', …)`. */
function scriptTest(part: SyntaxNode, tree: CodeTree): Found | null {
  if (part.type !== 'call_expression' || part.field === 'function') return null;
  const [root = '', ...rest] = chainOf(childAs(part, 'function') ?? part, tree);
  const isTest =
    (testRoots.test(root) && !noTests.test(rest[0] ?? '')) ||
    (/^(?:t|Deno)$/.test(root) && rest[0] === 'test') ||
    (root === 't' && rest.length === 0);
  const [first, ...others] = callArguments(part);
  if (!isTest || root === 'bench' || first === undefined) return null;
  const isDeclared = /string|identifier|member|call|binary|function/.test(first.type) || others.length > 0;
  const isCondition =
    rest.at(-1) === 'skip' && !/string/.test(first.type) && !others.some((each) => isKind(each, 'function'));
  return isDeclared && !isCondition ? { name: stringValue(first, tree)?.trim() ?? '', node: part } : null;
}

function pythonTest(part: SyntaxNode, tree: CodeTree): Found | null {
  if (part.type !== 'function_definition' || !/^test/.test(nameOf(part, tree))) return null;
  if ([...around(part)].some(({ type }) => type === 'function_definition')) return null;
  return { name: nameOf(part, tree), node: part.parent?.type === 'decorated_definition' ? part.parent : part };
}

/** The innermost test around a part. */
export function testAround(tests: readonly DeclaredTest[]) {
  return (part: SyntaxNode): SyntaxNode | null =>
    tests.findLast(({ body }) => body !== undefined && isWithin(part, body))?.node ?? null;
}

/** Functions of the file that assert, and those that it imports from other files of tests. */
export function assertingHelpers(tree: CodeTree, tests: readonly DeclaredTest[]): ReadonlySet<string> {
  const found = new Set(importedHelpers(tree));
  for (const part of partsOf(tree.root)) {
    if (!isKind(part, 'function')) continue;
    const named = part.parent?.type === 'variable_declarator' ? part.parent : part;
    const name = nameOf(named, tree);
    if (name === '' || tests.some(({ node }) => isWithin(part, node))) continue;
    if (assertionsIn(part, tree, new Set()).nodes.length > 0) found.add(name);
  }
  return found;
}

function importedHelpers(tree: CodeTree): string[] {
  return namedChildren(tree.root).flatMap((statement) => {
    const isPython = statement.type === 'import_from_statement';
    const declarators = /^(?:lexical|variable)_declaration$/.test(statement.type) ? namedChildren(statement) : [];
    const required = declarators.flatMap((each) => {
      const value = childAs(each, 'value');
      return value !== undefined && isKind(value, 'call') && chainOf(value, tree)[0] === 'require'
        ? callArguments(value)
        : [];
    });
    const source = childAs(statement, 'source', 'module_name') ?? required[0];
    if (source === undefined) return [];
    const place = isPython ? textOf(source, tree) : (stringValue(source, tree) ?? '');
    const target = posix.join(posix.dirname(tree.path), place);
    const isOfTests = isPython
      ? /^\.|^tests?\b|helpers?|conftest|testing/.test(place)
      : place.startsWith('.') && (isTestMaterial(`${target}.js`) || isTestMaterial(target));
    if (!isOfTests) return [];
    return [...partsOf(statement)].filter(({ type }) => /identifier/.test(type)).map((each) => textOf(each, tree));
  });
}
