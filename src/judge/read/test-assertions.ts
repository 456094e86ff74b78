import { callArguments, chainOf, isConstant, isKind } from './code-shapes.ts';
import { type CodeTree, childAs, namedChildren, partsOf, type SyntaxNode, textOf } from './syntax-tree.ts';

/** Names by which a test fails, as the last of a call. */
const failing =
  /^(?:assert\w*|expect\w*|Ω|should\w*|fail\w*|panic|verify\w*|XCT\w*|(?:strict|deep|deepStrict|not|notStrict|notDeep)?[eE]quals?|is|isnt|ok|notOk|not|like|same|throws|raises|warns|rejects|match|doesNotThrow|doesNotMatch|doesNotReject|truthy|falsy|true|false|deepEqual|notDeepEqual|unwrap\w*|must_\w+|wont_\w+|refute\w*|Error|Errorf|Fatal|Fatalf|Fail|FailNow|Should|Expect|Assert\w*|Verify\w*)$/;

/** Names that say so wherever they stand in a call: `s.should.equal(2)`, `request(app).expect(200)`. */
const anywhere = /^(?:assert\w*|expect\w*|should|Should|verify\w*|to|must|Expect|Ω|require)$/;

/** Calls that only look like assertions. */
const noAssertion =
  /^expect\.(?:assertions|hasAssertions|extend|any\w*|objectContaining|arrayContaining|stringContaining|stringMatching|not\.\w+Containing)$|\.(?:pass|plan)$|^expect\.soft$/;

/** Calls of a library for assertions: those of other objects, such as `mock.assertCalled()`, look at the object. */
const ofLibrary =
  /^(?:assert|t|tt|tap|test|self|this|static|parent|Assert|Assertions|chai|is|XCT\w*|std|expect|should|fail|panic|(?:strict|deep|not)?equal|ok|not|like|same|throws|rejects|match|does|truthy|falsy|debug_assert|require)/i;

/** Functions of the same kind by their names, where what is called cannot be looked up. */
const loose = /^_?(?:check|must|ensure|require|compare|do_test|roundtrip)\w*$/i;

const statements = new Set(['assert_statement', 'throw_statement', 'raise_statement']);

export interface Assertions {
  /** Places at which a test can fail. */
  readonly nodes: readonly SyntaxNode[];
  /** There are some that hold whatever the code does. */
  readonly hasTrivial: boolean;
}

/** The assertions in a part of a test file. `helpers`: functions that assert. */
export function assertionsIn(part: SyntaxNode, tree: CodeTree, helpers: ReadonlySet<string>): Assertions {
  const nodes: SyntaxNode[] = [];
  let hasTrivial = false;
  for (const node of partsOf(part)) {
    const kind = kindOf(node, tree, helpers);
    if (kind === 'asserts') nodes.push(node);
    if (kind === 'trivial') hasTrivial = true;
  }
  return { nodes, hasTrivial };
}

function kindOf(node: SyntaxNode, tree: CodeTree, helpers: ReadonlySet<string>): 'asserts' | 'trivial' | null {
  if (statements.has(node.type)) return isTruism(node, tree) ? 'trivial' : 'asserts';
  if (tree.family === 'rust' && node.type === 'token_tree') return null;
  const isCall = isKind(node, 'call');
  if (!isCall && !(isKind(node, 'member') && node.parent?.type === 'expression_statement')) return null;
  // The outermost call of a chain is the assertion, and what begins it is looked at with it.
  if (isPartOfChain(node)) return null;
  const names = chainOf(node, tree).map((name) => name.replace(/!$/, ''));
  const [first = ''] = names;
  const last = names.at(-1) ?? '';
  const chain = names.join('.');
  if (noAssertion.test(chain)) return null;
  if (first === 'expect' || (names.includes('expect') && !isCall)) return expectation(node, tree, isCall);
  const isFailing = failing.test(last) || names.some((name) => anywhere.test(name));
  if (!isFailing) return helpers.has(first) || helpers.has(last) || isLooseCall(names, node, tree) ? 'asserts' : null;
  if (!isCall) return 'asserts';
  return isTrivial(node, names, tree) ? 'trivial' : 'asserts';
}

function isPartOfChain(node: SyntaxNode): boolean {
  let at = node;
  while (at.parent !== null && isKind(at.parent, 'wrapper')) at = at.parent;
  const { parent } = at;
  if (parent === null || !(isKind(parent, 'call') || isKind(parent, 'member'))) return false;
  return /^(?:function|object|operand|value)$/.test(at.field);
}

/** `check(a)`, `self.check(a)`; in Go what gets the test's `t` can fail it. */
function isLooseCall(names: readonly string[], node: SyntaxNode, tree: CodeTree): boolean {
  const isNamed = loose.test(names.at(-1) ?? '');
  if (tree.family === 'script') return false;
  if (tree.family === 'python') return isNamed && names[0] === 'self';
  const [first] = callArguments(node);
  return isNamed || (tree.family === 'go' && first !== undefined && textOf(first, tree) === 't');
}

/** `expect(a)` with what is asked of it: nothing, a matcher that is not called, or only constants. */
function expectation(whole: SyntaxNode, tree: CodeTree, isCall: boolean): 'asserts' | 'trivial' {
  const given = callsOf(whole).map(callArguments);
  if (!isCall) return /\.\s*to[A-Z]\w*$/.test(textOf(whole, tree)) || areConstant(given, tree) ? 'trivial' : 'asserts';
  if (/^expect$/.test(chainOf(whole, tree).at(-1) ?? '')) return 'trivial';
  return areConstant(given, tree) || isSelfCompared(given, tree) ? 'trivial' : 'asserts';
}

/** The calls that a chain goes through, the last one first. */
function callsOf(whole: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let at: SyntaxNode | undefined = whole; at !== undefined; ) {
    if (isKind(at, 'call')) found.push(at);
    at = isKind(at, 'wrapper') ? namedChildren(at)[0] : childAs(at, 'function', 'object', 'operand', 'value');
  }
  return found;
}

function areConstant(given: readonly SyntaxNode[][], tree: CodeTree): boolean {
  return given.flat().every((each) => isConstant(each, tree)) || given.flat().some((each) => endsTrue(each, tree));
}

/** `equal(a, a)`, `expect(a).toBe(a)`. */
function isSelfCompared(given: readonly SyntaxNode[][], tree: CodeTree): boolean {
  const [one, other] =
    given.length === 1
      ? (given[0] ?? [])
      : given.length === 2 && given.every(({ length }) => length === 1)
        ? given.flat()
        : [];
  return one !== undefined && other !== undefined && textOf(one, tree) === textOf(other, tree);
}

function isTrivial(call: SyntaxNode, names: readonly string[], tree: CodeTree): boolean {
  const [first = ''] = names;
  const last = names.at(-1) ?? '';
  if (!ofLibrary.test(first) && !(tree.family === 'java' && /^assert/.test(last))) return false;
  if (/^(?:fail\w*|panic|FailNow|Error\w*|Fatal\w*|unreachable)$/.test(last)) return false;
  // Libraries of Go get the test first, and a macro of Rust is one group of signs.
  const given = callsOf(call).map((each) =>
    each.type === 'macro_invocation'
      ? each.children.filter(({ type }) => type === 'token_tree')
      : callArguments(each).filter((value) => tree.family !== 'go' || textOf(value, tree) !== 't'),
  );
  if (/^(?:should|unwrap|verify)/i.test(last)) return false;
  return areConstant(given, tree) || isSelfCompared(given, tree);
}

/** `a || true`, `a or True`. */
function endsTrue(node: SyntaxNode, tree: CodeTree): boolean {
  const inner = node.type === 'parenthesized_expression' ? (namedChildren(node)[0] ?? node) : node;
  const right = childAs(inner, 'right');
  const operator = inner.children.find(({ isNamed }) => !isNamed)?.type;
  return right !== undefined && /^(?:\|\||or)$/.test(operator ?? '') && /^(?:true|True|1)$/.test(textOf(right, tree));
}

/** `assert True`, `assert (a == 3, "it is")`, `assert a == a`, `assert a or True`. */
function isTruism(statement: SyntaxNode, tree: CodeTree): boolean {
  const condition = namedChildren(statement)[0];
  if (statement.type !== 'assert_statement' || condition === undefined) return false;
  if (isConstant(condition, tree) || endsTrue(condition, tree)) return true;
  if (condition.type === 'tuple') return namedChildren(condition).length > 0;
  const sides = condition.type === 'comparison_operator' ? namedChildren(condition) : [];
  return isSelfCompared([sides], tree);
}
