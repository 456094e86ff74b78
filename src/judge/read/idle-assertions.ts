import { callArguments, chainOf, isConstant, isKind, wholeChain } from './code-shapes.ts';
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
import { bodyOf } from './test-marks.ts';

const swallowed = 'its failure is caught and dropped';
const byEnvironment = 'it runs only where an environment variable is set';
const notCalled = 'its assertions stand in a function that nothing calls';
const notAwaited = 'its assertions run after it has ended, because nothing waits for them';
const nothingLoops = 'its assertions stand in a loop over nothing';
const neverTrue = 'its assertions stand behind a condition that is never true';
const afterReturn = 'it returns before its assertions';
const replaced = 'its assertions were replaced';

/** Reasons that depend on more than the text. */
export const doubtfulReasons: ReadonlySet<string> = new Set([byEnvironment, notCalled, notAwaited]);

const environment =
  /process\.env\b|import\.meta\.env\b|\bos\.(?:environ|getenv|Getenv|LookupEnv)\b|\bSystem\.getenv\b|\benv::var|\bgetenv\s*\(|\bDeno\.env\b|\bBun\.env\b/;

/** What of a file decides whether an assertion in it runs and is heard. */
export interface FileFacts {
  readonly tree: CodeTree;
  /** Variables that are read from the environment. */
  readonly fromEnvironment: ReadonlySet<string>;
  /** How often each name stands in the file. */
  readonly names: ReadonlyMap<string, number>;
  readonly areReplaced: boolean;
}

export function fileFacts(tree: CodeTree): FileFacts {
  const fromEnvironment = new Set<string>();
  const names = new Map<string, number>();
  let areReplaced = false;
  for (const node of partsOf(tree.root)) {
    if (node.type === 'identifier') names.set(textOf(node, tree), (names.get(textOf(node, tree)) ?? 0) + 1);
    const [name, value] = [childAs(node, 'name', 'left'), childAs(node, 'value', 'right')];
    if (name === undefined || value === undefined) continue;
    if (/declar|assignment/.test(node.type) && environment.test(textOf(value, tree)))
      fromEnvironment.add(textOf(name, tree));
    if (node.type === 'assignment_expression' && isKind(value, 'function'))
      areReplaced ||= /^(?:assert|expect)\./.test(chainOf(name, tree).join('.'));
  }
  return { tree, fromEnvironment, names, areReplaced };
}

/** Reason that a failure of this assertion does not fail its test, for the end of a sentence; null where it does. */
export function idleReason(assertion: SyntaxNode, test: SyntaxNode, file: FileFacts): string | null {
  if (file.areReplaced) return replaced;
  let inner = assertion;
  for (const outer of around(assertion)) {
    const why = reasonFrom(inner, outer, test, file) ?? skippedBefore(inner, outer, file);
    if (why !== null) return why;
    inner = outer;
  }
  return null;
}

function reasonFrom(inner: SyntaxNode, outer: SyntaxNode, test: SyntaxNode, file: FileFacts): string | null {
  const { tree } = file;
  if (/^if_|^elif_/.test(outer.type)) return conditionReason(inner, outer, file);
  if (outer === test || !isWithin(outer, test)) return null;
  if (/^try_/.test(outer.type)) return inner.field === 'body' && isDropped(outer, tree) ? swallowed : null;
  if (outer.type === 'with_statement') return inner.field === 'body' && suppresses(outer, tree) ? swallowed : null;
  if (/^(?:for|while|for_in|enhanced_for)_statement$/.test(outer.type))
    return inner.field === 'body' && isOverNothing(outer, tree) ? nothingLoops : null;
  if (isKind(outer, 'call')) return callReason(inner, outer, test, file);
  if (isKind(outer, 'function')) return functionReason(outer, test, file);
  return null;
}

function conditionReason(inner: SyntaxNode, outer: SyntaxNode, { tree, fromEnvironment }: FileFacts): string | null {
  const condition = childAs(outer, 'condition');
  if (condition === undefined || inner === condition) return null;
  if (inner.field === 'consequence') {
    if (/^\(?\s*(?:false|False|0)\s*\)?$/.test(textOf(condition, tree))) return neverTrue;
    return asksEnvironment(condition, tree, fromEnvironment) ? byEnvironment : null;
  }
  return null;
}

function asksEnvironment(condition: SyntaxNode, tree: CodeTree, known: ReadonlySet<string>): boolean {
  if (environment.test(textOf(condition, tree))) return true;
  return [...partsOf(condition)].some((each) => each.type === 'identifier' && known.has(textOf(each, tree)));
}

/** A statement before it in its block that ends the test: always, or by the environment. */
function skippedBefore(inner: SyntaxNode, outer: SyntaxNode, file: FileFacts): string | null {
  if (!/block|^statement_list$|^program$|^module$/.test(outer.type)) return null;
  for (const before of outer.children) {
    if (before === inner) return null;
    if (before.type === 'return_statement' && namedChildren(before).every((each) => isConstant(each, file.tree)))
      return afterReturn;
    const condition = /^if_/.test(before.type) ? childAs(before, 'condition') : undefined;
    if (condition === undefined || !asksEnvironment(condition, file.tree, file.fromEnvironment)) continue;
    const body = childAs(before, 'consequence');
    const leaves = body !== undefined && [...partsOf(body)].some((each) => leavesTest(each, file.tree));
    if (leaves) return byEnvironment;
  }
  return null;
}

function leavesTest(node: SyntaxNode, tree: CodeTree): boolean {
  return (
    node.type === 'return_statement' ||
    (isKind(node, 'call') && /(?:^|\.)(?:[sS]kip\w*|skipTest)$/.test(chainOf(node, tree).join('.'))) ||
    (node.type === 'raise_statement' && /SkipTest/.test(textOf(node, tree)))
  );
}

/** Failures that a handler has to be for to drop that of an assertion. */
const caught = { python: /^(?:AssertionError|Exception|BaseException)$/, java: /^(?:Throwable|Error|AssertionError)$/ };

/** True where a handler that catches failures of assertions does nothing, or prints. */
function isDropped(statement: SyntaxNode, tree: CodeTree): boolean {
  const handlers = statement.children.filter(({ type }) => /^(?:catch|except)_clause$/.test(type));
  return handlers.some((handler) => {
    const body = childAs(handler, 'body') ?? handler.children.find(({ type }) => type === 'block');
    const what = [...partsOf(handler)].filter((each) => body !== undefined && !isWithin(each, body));
    const names = what
      .filter(({ type }) => type === 'identifier' || type === 'type_identifier')
      .map((each) => textOf(each, tree));
    const known = tree.family === 'python' ? caught.python : tree.family === 'java' ? caught.java : null;
    const isBare = namedChildren(handler).length === 1 && tree.family === 'python';
    const catches = known === null || isBare || names.some((name) => known.test(name));
    return catches && body !== undefined && dropsFailure(body, tree);
  });
}

/** True for a handler that does nothing with a failure but print it. */
function dropsFailure(body: SyntaxNode, tree: CodeTree): boolean {
  const statements = /block$/.test(body.type) ? namedChildren(body) : [body];
  return statements.every((statement) => {
    if (/^(?:pass|continue|empty)_statement$/.test(statement.type)) return true;
    if (statement.type === 'return_statement') return namedChildren(statement).every((each) => isConstant(each, tree));
    const [only] = statement.type === 'expression_statement' ? namedChildren(statement) : [statement];
    if (only === undefined || isConstant(only, tree)) return true;
    return isKind(only, 'call') && prints.test(chainOf(only, tree).join('.'));
  });
}

const prints =
  /^(?:console|log|logger|logging|fmt|System\.out|System\.err|t|\w*[eE](?:x|rr|rror|xception)?)\.\w*(?:log|Log|warn|info|debug|error|print|Print)\w*$|^(?:print|println)$/;

/** `with suppress(Exception)`. */
function suppresses(statement: SyntaxNode, tree: CodeTree): boolean {
  const calls = [...partsOf(statement)].filter((each) => isKind(each, 'call') && each.parent?.type === 'with_item');
  return calls.some(
    (call) =>
      chainOf(call, tree).at(-1) === 'suppress' &&
      callArguments(call).some((each) => caught.python.test(textOf(each, tree))),
  );
}

/** `for (const a of [])`, `for a in range(0)`, `while (false)`. */
function isOverNothing(loop: SyntaxNode, tree: CodeTree): boolean {
  const over = childAs(loop, 'right', 'condition', 'value');
  return over !== undefined && /^(?:\[\s*\]|\(\s*\)|range\(0\)|\(?(?:false|False|0)\)?)$/.test(textOf(over, tree));
}

const timers = /^(?:setTimeout|setImmediate|setInterval|process\.nextTick|queueMicrotask)$/;
const listeners = /\.(?:on|once|addListener|addEventListener)$/;
const waits =
  /\bawait\b|\bdone\b|\bresolve\b|\bPromise\b|Timers?\b|\btick\b|\bplan\s*\(|\bwaitFor|\bcb\s*\(|\bcallback\b/;
const fires =
  /\b(?:emit|dispatch\w*|fire\w*|trigger|click|press|write|end|close|destroy|request|send|get|post)\w*\s*\(/;

/** Of a call around it: it drops rejections, nothing waits for it, or it goes over an empty list. */
function callReason(inner: SyntaxNode, call: SyntaxNode, test: SyntaxNode, { tree }: FileFacts): string | null {
  const names = chainOf(call, tree);
  const chain = names.join('.');
  const last = names.at(-1);
  if (inner.field !== 'arguments') {
    if (last === 'catch' && callArguments(call).some((each) => dropsRejection(each, tree))) return swallowed;
    return null;
  }
  const owner = [...partsOf(call)].find((each) => each.field === 'object');
  if (owner !== undefined && textOf(owner, tree).replace(/\s/g, '') === '[]') return nothingLoops;
  const beside = (outside: SyntaxNode) =>
    tree.text.slice(test.from, outside.from) + tree.text.slice(outside.to, test.to);
  if (timers.test(chain) && !waits.test(beside(call))) return notAwaited;
  if (listeners.test(chain) && !waits.test(beside(call)) && !fires.test(beside(call))) return notAwaited;
  return last === 'then' ? looseReason(call, test, tree) : null;
}

function dropsRejection(handler: SyntaxNode, tree: CodeTree): boolean {
  const body = childAs(handler, 'body');
  if (isKind(handler, 'function')) return body !== undefined && dropsFailure(body, tree);
  return /^(?:[\w.]*noop|console\.\w+)$/.test(textOf(handler, tree));
}

/** A chain on a promise that is neither awaited nor returned, in a test that gets no callback. */
export function looseReason(part: SyntaxNode, test: SyntaxNode, tree: CodeTree): string | null {
  const whole = wholeChain(part);
  if (whole.parent?.type !== 'expression_statement' || /^await/.test(whole.type)) return null;
  if (isKind(whole, 'wrapper') && whole.type !== 'parenthesized_expression') return null;
  const callback = isKind(test, 'call') ? callArguments(test).findLast((each) => isKind(each, 'function')) : test;
  const params = callback === undefined ? undefined : childAs(callback, 'parameters', 'parameter');
  const takesDone = params !== undefined && /\b(?:done|cb|callback|resolve)\b/.test(textOf(params, tree));
  return takesDone ? null : notAwaited;
}

/** A function with a name that stands nowhere else. */
function functionReason(node: SyntaxNode, test: SyntaxNode, { tree, names }: FileFacts): string | null {
  if (bodyOf(test)?.parent === node) return null;
  const declarator = node.parent?.type === 'variable_declarator' ? node.parent : node;
  const name = childAs(declarator, 'name');
  if (name === undefined || name.type !== 'identifier') return null;
  return names.get(textOf(name, tree)) === 1 ? notCalled : null;
}
