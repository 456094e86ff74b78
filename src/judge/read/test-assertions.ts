import { getBody, getCallArguments, getCallChain, getWholeChain, isConstant, isKind, isPrint } from './code-shapes.ts';
import {
  type CodeTree,
  families,
  getChild,
  getNodeText,
  isWithin,
  listNamedChildren,
  matches,
  type SyntaxNode,
  walkAncestors,
  walkNodes,
} from './syntax-tree.ts';

const failingPattern =
  /^(?:assert\w*|expect\w*|Ω|should\w*|fail\w*|panic|verify\w*|XCT\w*|(?:strict|deep|deepStrict|not|notStrict|notDeep)?[eE]quals?|is|isnt|ok|notOk|not|like|same|throws|raises|warns|rejects|match|doesNotThrow|doesNotMatch|doesNotReject|truthy|falsy|true|false|deepEqual|notDeepEqual|unwrap\w*|must_\w+|wont_\w+|refute\w*|Error|Errorf|Fatal|Fatalf|Fail|FailNow|Should|Expect|Assert\w*|Verify\w*)$/;

/** Assertion names anywhere in a chain: `s.should.equal(2)`, `request(app).expect(200)`. */
const anywherePattern = /^(?:assert\w*|expect\w*|should|Should|verify\w*|to|must|Expect|Ω|require)$/;

const nonAssertionPattern =
  /^expect\.(?:assertions|hasAssertions|extend|any\w*|objectContaining|arrayContaining|stringContaining|stringMatching|not\.\w+Containing)$|\.(?:pass|plan)$|^expect\.soft$/;

/** Library assertions about their arguments. `mock.assertCalled()` and the like assert about their object. */
const libraryPattern =
  /^(?!(?:.*\.)?(?:fail\w*|panic|FailNow|Error\w*|Fatal\w*|unreachable|should\w*|unwrap\w*|verify\w*)$)(?:assert|t|tt|tap|test|self|this|static|parent|Assert|Assertions|chai|is|XCT\w*|std|expect|should|(?:strict|deep|not)?equal|ok|not|like|same|throws|rejects|match|does|truthy|falsy|debug_assert|require)/i;

/** Likely assertion helpers if the called function can't be resolved. */
const loosePattern = /^_?(?:check|must|ensure|require|compare|do_test|roundtrip)\w*$/i;

const statements = new Set(['assert_statement', 'throw_statement', 'raise_statement']);

export interface Assertions {
  readonly nodes: readonly SyntaxNode[];
  readonly hasTrivial: boolean;
}

export function findAssertions(part: SyntaxNode, tree: CodeTree, helpers: ReadonlySet<string>): Assertions {
  const classified = [...walkNodes(part)].map((node) => ({ node, kind: classifyAssertion(node, tree, helpers) }));
  return {
    nodes: classified.flatMap(({ node, kind }) => (kind === 'asserts' ? [node] : [])),
    hasTrivial: classified.some(({ kind }) => kind === 'trivial'),
  };
}

function classifyAssertion(
  node: SyntaxNode,
  tree: CodeTree,
  helpers: ReadonlySet<string>,
): 'asserts' | 'trivial' | null {
  if (statements.has(node.type)) return isTruism(node, tree) ? 'trivial' : 'asserts';
  const isCall = isKind(node, 'call');
  if (!isCall && !(isKind(node, 'member') && node.parent?.type === 'expression_statement')) return null;
  // Only the outermost call of a chain counts.
  if (isPartOfChain(node)) return null;
  const names = getCallChain(node, tree);
  const [chain, firstName = '', lastName = ''] = [names.join('.'), names[0], names.at(-1)];
  if (nonAssertionPattern.test(chain)) return null;
  if (!failingPattern.test(lastName) && !names.some((name) => anywherePattern.test(name)))
    return helpers.has(firstName) || helpers.has(lastName) || isLooseCall(names, node, tree) ? 'asserts' : null;
  if (isCall ? chain === 'expect' : names.includes('expect') && /^to[A-Z]/.test(lastName)) return 'trivial';
  const looksAtValues = libraryPattern.test(chain) || (tree.family === 'java' && /^assert/.test(lastName));
  return looksAtValues && (isCall || names.includes('expect')) && areTrivial(listValues(node, tree), tree)
    ? 'trivial'
    : 'asserts';
}

function isPartOfChain(node: SyntaxNode): boolean {
  let at = node;
  while (at.parent !== null && isKind(at.parent, 'wrapper')) at = at.parent;
  const isInChain = at.parent !== null && (isKind(at.parent, 'call') || isKind(at.parent, 'member'));
  return isInChain && /^(?:function|object|operand|value)$/.test(at.field);
}

/** Matches `check(a)` and `self.check(a)`. In Go a function that gets `t` can fail the test. */
function isLooseCall(names: readonly string[], node: SyntaxNode, tree: CodeTree): boolean {
  const isNamed = loosePattern.test(names.at(-1) ?? '');
  if (tree.family === 'script') return false;
  if (tree.family === 'python') return isNamed && names[0] === 'self';
  const [firstArgument] = getCallArguments(node);
  return isNamed || (tree.family === 'go' && firstArgument !== undefined && getNodeText(firstArgument, tree) === 't');
}

/** Returns all arguments in a chain, without Go's `t`. A Rust macro has a single token group. */
function listValues(chain: SyntaxNode, tree: CodeTree): SyntaxNode[] {
  const argumentLists: SyntaxNode[][] = [];
  for (let at: SyntaxNode | undefined = chain; at !== undefined; ) {
    const tokens = at.children.find(({ type }) => type === 'token_tree');
    if (isKind(at, 'call')) argumentLists.push(tokens === undefined ? getCallArguments(at) : [tokens]);
    at = isKind(at, 'wrapper') ? listNamedChildren(at)[0] : getChild(at, 'function', 'object', 'operand', 'value');
  }
  return argumentLists.flat().filter((node) => tree.family !== 'go' || getNodeText(node, tree) !== 't');
}

function areTrivial(values: readonly SyntaxNode[], tree: CodeTree): boolean {
  const [firstText, secondText, thirdText] = values.map((value) => getNodeText(value, tree));
  return (
    values.every((value) => isConstant(value, tree)) ||
    values.some((value) => isAlwaysTrue(value, tree)) ||
    (firstText !== undefined &&
      firstText === secondText &&
      thirdText === undefined &&
      !values.some((value) => callsInside(value)))
  );
}

function isAlwaysTrue(node: SyntaxNode, tree: CodeTree): boolean {
  const inner = node.type === 'parenthesized_expression' ? (listNamedChildren(node)[0] ?? node) : node;
  const [right, sign] = [getChild(inner, 'right'), inner.children.find(({ isNamed }) => !isNamed)?.type ?? ''];
  return right !== undefined && /^(?:\|\||or)$/.test(sign) && /^(?:true|True|1)$/.test(getNodeText(right, tree));
}

/** Matches `assert True`, `assert (a == 3, "it is")`, `assert a == a` and `assert a or True`. */
function isTruism(statement: SyntaxNode, tree: CodeTree): boolean {
  const [condition] = statement.type === 'assert_statement' ? listNamedChildren(statement) : [];
  if (condition === undefined) return false;
  if (condition.type === 'tuple') return listNamedChildren(condition).length > 0;
  return areTrivial(condition.type === 'comparison_operator' ? listNamedChildren(condition) : [condition], tree);
}

const byEnvironment = 'it runs only where an environment variable is set';
const notAwaited = 'its assertions run after it has ended, because nothing waits for them';

export const doubtfulReasons: ReadonlySet<string> = new Set([byEnvironment, notAwaited]);

const environmentPattern =
  /process\.env\b|import\.meta\.env\b|\bos\.(?:environ|getenv|Getenv|LookupEnv)\b|\bSystem\.getenv\b|\benv::var|\bgetenv\s*\(|\bDeno\.env\b|\bBun\.env\b/;

/** Explains why a failed assertion wouldn't fail its test, phrased for the end of a sentence, or returns null. */
export function explainIdleAssertion(assertion: SyntaxNode, test: SyntaxNode, tree: CodeTree): string | null {
  let inner = assertion;
  for (const outer of walkAncestors(assertion)) {
    const reason = explainOuterNode(inner, outer, test, tree) ?? explainEarlierExit(inner, outer, tree);
    if (reason !== null) return reason;
    inner = outer;
  }
  return /\.\s*(?:resolves|rejects)\b/.test(getNodeText(assertion, tree))
    ? explainUnawaited(assertion, test, tree)
    : null;
}

function explainOuterNode(inner: SyntaxNode, outer: SyntaxNode, test: SyntaxNode, tree: CodeTree): string | null {
  const swallowed = 'its failure is caught and dropped';
  const emptyLoop = 'its assertions stand in a loop over nothing';
  if (/^if_|^elif_/.test(outer.type) && inner.field === 'consequence') {
    const condition = getNodeText(getChild(outer, 'condition') ?? outer, tree);
    if (/^\(?\s*(?:false|False|0)\s*\)?$/.test(condition))
      return 'its assertions stand behind a condition that is never true';
    return environmentPattern.test(condition) ? byEnvironment : null;
  }
  if (outer === test || !isWithin(outer, test)) return null;
  if (inner.field === 'body') {
    if (/^try_/.test(outer.type)) return hasSwallowingHandler(outer, tree) ? swallowed : null;
    if (outer.type === 'with_statement')
      return /\bsuppress\((?:AssertionError|Exception|BaseException)\b/.test(
        getNodeText(outer.children[1] ?? outer, tree),
      )
        ? swallowed
        : null;
    if (/^(?:for|while|for_in|enhanced_for)_statement$/.test(outer.type))
      return isEmptyLoop(getChild(outer, 'right', 'condition', 'value'), tree) ? emptyLoop : null;
  }
  if (!isKind(outer, 'call')) return null;
  const method = getCallChain(outer, tree).at(-1);
  if (inner.field !== 'arguments')
    return method === 'catch' && getCallArguments(outer).some((callArgument) => swallowsRejection(callArgument, tree))
      ? swallowed
      : null;
  if (
    isEmptyLoop(
      [...walkNodes(outer)].find(({ field }) => field === 'object'),
      tree,
    )
  )
    return emptyLoop;
  return method === 'then' ? explainUnawaited(outer, test, tree) : null;
}

/** Matches loops over nothing: `for (const a of [])`, `for a in range(0)`, `while (false)`, `[].forEach(…)`. */
function isEmptyLoop(iterated: SyntaxNode | undefined, tree: CodeTree): boolean {
  return (
    iterated !== undefined &&
    /^(?:\[\s*\]|\(\s*\)|range\(0\)|\(?(?:false|False|0)\)?)$/.test(getNodeText(iterated, tree))
  );
}

function explainEarlierExit(inner: SyntaxNode, outer: SyntaxNode, tree: CodeTree): string | null {
  if (!/block|^statement_list$|^program$|^module$/.test(outer.type)) return null;
  for (const before of outer.children.slice(0, outer.children.indexOf(inner))) {
    if (before.type === 'return_statement' && listNamedChildren(before).every((node) => isConstant(node, tree)))
      return 'it returns before its assertions';
    const [condition, body] = [getChild(before, 'condition'), getChild(before, 'consequence')];
    const checksEnvironment = condition !== undefined && environmentPattern.test(getNodeText(condition, tree));
    if (checksEnvironment && body !== undefined && /\breturn\b|\b[sS]kip\w*\b/.test(getNodeText(body, tree)))
      return byEnvironment;
  }
  return null;
}

function hasSwallowingHandler(statement: SyntaxNode, tree: CodeTree): boolean {
  const { caught } = families[tree.family];
  return statement.children.some((handler) => {
    const body = /^(?:catch|except)_clause$/.test(handler.type)
      ? (getChild(handler, 'body') ?? handler.children.find(({ type }) => type === 'block'))
      : undefined;
    if (body === undefined) return false;
    const typeNames = [...walkNodes(handler)].filter(
      ({ type, from }) => /^(?:type_)?identifier$/.test(type) && from < body.from,
    );
    const catchesAll = typeNames.length === 0 || caught === undefined;
    return (
      (catchesAll || typeNames.some((name) => matches(caught, getNodeText(name, tree)))) && swallowsFailure(body, tree)
    );
  });
}

/** Returns true if a handler does nothing or only prints. */
function swallowsFailure(body: SyntaxNode, tree: CodeTree): boolean {
  const parts = /block$/.test(body.type) ? listNamedChildren(body) : [body];
  return parts.every((statement) => {
    if (isKind(statement, 'idle') || statement.type === 'continue_statement') return true;
    const values = /^(?:return|expression)_statement$/.test(statement.type)
      ? listNamedChildren(statement)
      : [statement];
    const isShown = (node: SyntaxNode) =>
      isPrint(node, tree) || (isKind(node, 'call') && showsPattern.test(getCallChain(node, tree).join('.')));
    return values.every(
      (value) => isConstant(value, tree) || (statement.type !== 'return_statement' && isShown(value)),
    );
  });
}

/** Matches `t.log(error)` and `error.printStackTrace()`. */
const showsPattern = /^(?:fmt|t|\w*[eE](?:x|rr|rror|xception)?)\.\w*(?:log|Log|warn|info|debug|error|print|Print)\w*$/;

function swallowsRejection(handler: SyntaxNode, tree: CodeTree): boolean {
  const body = isKind(handler, 'function') ? getChild(handler, 'body') : undefined;
  return body === undefined
    ? /^(?:[\w.]*noop|console\.\w+)$/.test(getNodeText(handler, tree))
    : swallowsFailure(body, tree);
}

/** Finds a promise chain that is neither awaited nor returned in a test without a callback. */
function explainUnawaited(part: SyntaxNode, test: SyntaxNode, tree: CodeTree): string | null {
  const chain = getWholeChain(part);
  if (chain.parent?.type !== 'expression_statement' || /^await/.test(chain.type)) return null;
  const callback = getBody(test)?.parent ?? test;
  const params = getChild(callback, 'parameters', 'parameter');
  const takesDone = params !== undefined && /\b(?:done|cb|callback|resolve)\b/.test(getNodeText(params, tree));
  return takesDone ? null : notAwaited;
}

/** Returns true for assertions only about a type: `typeof f`, `callable(f)`, `expect(f).toBeDefined()`. */
export function isTypeAssertion(assertion: SyntaxNode, tree: CodeTree): boolean {
  const method = getCallChain(assertion, tree).at(-1) ?? '';
  const values =
    assertion.type === 'assert_statement' ? listNamedChildren(assertion).slice(0, 1) : listValues(assertion, tree);
  const variables = values.filter((value) => !isConstant(value, tree));
  if (/^(?:toBeTypeOf|toBeInstanceOf|assertIsInstance)$/.test(method)) return true;
  if (/^(?:toBeDefined|toBeUndefined)$/.test(method)) return !variables.some(callsInside);
  return variables.length > 0 && variables.every((value) => isTypeCheck(value, tree));
}

function isTypeCheck(value: SyntaxNode, tree: CodeTree): boolean {
  if (value.type === 'unary_expression') return /^typeof\b/.test(getNodeText(value, tree));
  if (isKind(value, 'call'))
    return /(?:^|\.)(?:callable|hasattr|isinstance|isfunction|isclass)$/.test(getCallChain(value, tree).join('.'));
  const parts = listNamedChildren(value).filter((part) => !isConstant(part, tree));
  return (
    /^(?:binary_expression|comparison_operator|boolean_operator|parenthesized_expression)$/.test(value.type) &&
    parts.length > 0 &&
    parts.every((part) => isTypeCheck(part, tree))
  );
}

/** Returns true if a test expects an error but throws one itself, so it always passes. */
export function passesByOwnError(
  { node, body }: { node: SyntaxNode; body: SyntaxNode | undefined },
  tree: CodeTree,
): boolean {
  const expectsPanic =
    tree.family === 'rust' && /#\[should_panic/.test(tree.text.slice(Math.max(0, node.from - 200), node.from));
  const recovers = tree.family === 'go' && /\brecover\(\)/.test(getNodeText(node, tree));
  if ((expectsPanic || recovers) && body !== undefined && endsInError(body, tree)) return true;
  return [...walkNodes(body ?? node)].some((part) => {
    if (part.type === 'with_statement')
      return (
        /^with\b[^\n]*\b(?:raises|assertRaises\w*)\(/.test(getNodeText(part, tree)) &&
        endsInError(getChild(part, 'body'), tree, part)
      );
    if (part.type === 'try_statement')
      return (
        endsInError(getChild(part, 'body'), tree) && (hasSwallowingHandler(part, tree) || acceptsAnyError(part, tree))
      );
    const isExpecting =
      isKind(part, 'call') &&
      /(?:^|\.)(?:throws|rejects|raises|assertThrows\w*|toThrow\w*|Throw\w*)$/.test(getCallChain(part, tree).join('.'));
    return (
      isExpecting &&
      !isPartOfChain(part) &&
      listValues(part, tree).some(
        (value) => isKind(value, 'function') && endsInError(getChild(value, 'body'), tree, part),
      )
    );
  });
}

/** Returns true if the last statement throws, after other calls that may throw, what the expectation around it accepts. */
function endsInError(block: SyntaxNode | undefined, tree: CodeTree, expectation = block): boolean {
  const list = block?.children.find(({ type }) => type === 'statement_list') ?? block;
  const statements = list === undefined ? [] : listNamedChildren(list);
  const lastStatement = statements.at(-1);
  if (lastStatement === undefined || !statements.slice(0, -1).some(callsInside)) return false;
  const text = getNodeText(lastStatement, tree);
  const isThrow = isKind(lastStatement, 'throw');
  if (!isThrow && !/^(?:(?:panic|unreachable|todo)!?|(?:\w+\.)?fail)\s*\(|^assert (?:False|0)\b/.test(text))
    return false;
  const [, thrown = 'AssertionError'] = (isThrow && /^\w+\s+(?:new\s+)?(\w+)/.exec(text)) || [];
  const around = getNodeText(expectation ?? lastStatement, tree).replace(getNodeText(block ?? lastStatement, tree), '');
  const types = around.match(/\b[A-Z]\w*/g) ?? [];
  return types.length === 0 || types.some((type) => type === thrown || broadErrors.test(type));
}

const broadErrors = /^(?:(?:Base|Runtime)?Exception|Error|Throwable)$/;

function acceptsAnyError(statement: SyntaxNode, tree: CodeTree): boolean {
  const handler = statement.children.find(({ type }) => /^(?:catch|except)_clause$/.test(type));
  const parameter = handler === undefined ? undefined : getChild(handler, 'parameter');
  const body =
    handler === undefined
      ? undefined
      : (getChild(handler, 'body') ?? handler.children.find(({ type }) => type === 'block'));
  if (body === undefined || tree.family !== 'script') return false;
  const errorName = parameter === undefined ? '' : getNodeText(parameter, tree);
  const words = getNodeText(body, tree).replace(
    /(?<![\w$])(?:assert|expect|ok|t|true|instanceof|toBe|toBeDefined|toBeTruthy|toBeInstanceOf|toBeTrue|Error|strictEqual|equal|is|not|toBeNull|toBeUndefined)(?![\w$])/g,
    ' ',
  );
  return (words.match(/[\w$]+/g) ?? []).every((word) => word === errorName);
}

function callsInside(node: SyntaxNode): boolean {
  return [...walkNodes(node)].some((part) => isKind(part, 'call'));
}
