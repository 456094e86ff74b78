import { getCallChain, isConstant, isKind, isPrint } from './code-shapes.ts';
import {
  type CodeTree,
  families,
  getChild,
  getNodeText,
  listNamedChildren,
  matches,
  parseCode,
  type SyntaxNode,
  walkAncestors,
  walkNodes,
} from './syntax-tree.ts';

export interface CodeFunction {
  readonly name: string;
  /** Excludes the receiver of a method. */
  readonly params: readonly SyntaxNode[];
  readonly node: SyntaxNode;
  readonly body: SyntaxNode;
  /** Body statements up to an unconditional exit, without docstrings. */
  readonly statements: readonly SyntaxNode[];
  readonly isExpression: boolean;
}

export function listFunctions(tree: CodeTree): CodeFunction[] {
  return [...walkNodes(tree.root)].flatMap((node): CodeFunction[] => {
    const body = isKind(node, 'function') ? getChild(node, 'body') : undefined;
    if (body === undefined) return [];
    const isExpression = !/block|^compound_statement$|^constructor_body$/.test(body.type);
    const list = isExpression ? body : (body.children.find(({ type }) => type === 'statement_list') ?? body);
    // Docstrings and 'use strict' do nothing.
    const isDocstring = ({ type, children: [first] }: SyntaxNode) =>
      type === 'expression_statement' && /^string/.test(first?.type ?? '');
    const statements = isExpression
      ? [body]
      : listNamedChildren(list).filter((syntaxNode, at) => at > 0 || !isDocstring(syntaxNode));
    const exitCount = statements.findIndex(({ type }) => /^(?:return|throw|raise)_statement$/.test(type)) + 1;
    const reached = exitCount === 0 ? statements : statements.slice(0, exitCount);
    const [name, params] = [getFunctionName(node, tree), listParameters(node, tree)];
    return [{ name, params, node, body, statements: reached, isExpression }];
  });
}

function getFunctionName(node: SyntaxNode, tree: CodeTree): string {
  const owner = /^(?:value|right)$/.test(node.field) && node.parent !== null ? node.parent : undefined;
  const nameNode = getChild(node, 'name') ?? (owner && getChild(owner, 'name', 'key', 'left', 'property'));
  return nameNode === undefined ? '' : (getCallChain(nameNode, tree).at(-1) ?? getNodeText(nameNode, tree));
}

function listParameters(node: SyntaxNode, tree: CodeTree): SyntaxNode[] {
  const [list, single] = [getChild(node, 'parameters'), getChild(node, 'parameter')];
  const parameters = list === undefined ? [single].filter((each) => each !== undefined) : listNamedChildren(list);
  return parameters.filter(
    (syntaxNode) => !/^(?:&?\s*(?:mut\s+)?self|cls|this\b.*)$/.test(getNodeText(syntaxNode, tree)),
  );
}

/** How a function avoids doing work. `log` includes waiting. */
export type Idleness = 'throw' | 'empty' | 'constant' | 'log';

/** Returns null for functions that do or may do work. `isStub` recognizes placeholder text on a page. */
function getIdleness(
  codeFunction: CodeFunction,
  tree: CodeTree,
  isStub: (text: string) => boolean = () => false,
): Idleness | null {
  const { statements, node } = codeFunction;
  if (statements.some((statement) => abstractPattern.test(getNodeText(statement, tree)))) return null;
  const idlenesses = statements.map((statement) => getStatementIdleness(statement, codeFunction, tree, isStub));
  const type = getChild(node, 'return_type');
  if (idlenesses.includes(null) || (type !== undefined && /\bnever\b/.test(getNodeText(type, tree)))) return null;
  return (['throw', 'log', 'constant'] as const).find((kind) => idlenesses.includes(kind)) ?? 'empty';
}

const abstractPattern = /\b(?:sub-?class|abstract|overrid|must (?:be )?implement)/i;

function getStatementIdleness(
  statement: SyntaxNode,
  codeFunction: Pick<CodeFunction, 'params' | 'isExpression'>,
  tree: CodeTree,
  isStub: (text: string) => boolean,
): Idleness | null {
  const { family } = tree;
  if (isKind(statement, 'throw')) return 'throw';
  if (isKind(statement, 'idle') || /^_ = \w+;?$/.test(getNodeText(statement, tree))) return 'empty';
  const isReturn = isKind(statement, 'return');
  const inner = isReturn || statement.type === 'expression_statement' ? listNamedChildren(statement) : [statement];
  const values = inner.flatMap((node) => (node.type === 'expression_list' ? listNamedChildren(node) : [node]));
  const [value, ...otherValues] = values;
  if (value === undefined || value.type === 'ellipsis') return 'empty';
  if (value !== statement && (isKind(value, 'throw') || isKind(value, 'return')))
    return getStatementIdleness(value, codeFunction, tree, isStub);
  const chain = isKind(value, 'call') || isKind(value, 'wrapper') ? getCallChain(value, tree).join('.') : '';
  if (failingPattern.test(chain) || (family === 'rust' && chain === 'Err' && !hasIdentifier(value))) return 'throw';
  if (
    !isReturn &&
    !codeFunction.isExpression &&
    (isPrint(value, tree) || pausesPattern.test(getNodeText(value, tree))) &&
    !callsInside(value, tree)
  )
    return 'log';
  if (
    !(
      isReturn ||
      codeFunction.isExpression ||
      (families[family].endsInValue && statement.type !== 'expression_statement')
    )
  )
    return null;
  if (values.every((node) => isConstant(node, tree) || isStubPage(node, tree, isStub))) return 'constant';
  const isError = (node: SyntaxNode) => family === 'go' && /^err[A-Z]\w*$/.test(getNodeText(node, tree));
  if (values.every((node) => isError(node) || isConstant(node, tree))) return 'throw';
  const parts = codeFunction.params.map((param) => [...walkNodes(param)]);
  const isDestructured = parts.flat().some(({ type }) => type.endsWith('_pattern'));
  const nodes = parts.flatMap((part) => part.find(({ type }) => type === 'identifier') ?? []);
  const isGiven = nodes.some((node) => getNodeText(node, tree) === getNodeText(value, tree));
  return isGiven && otherValues.length === 0 && !isDestructured ? 'constant' : null;
}

const failingPattern =
  /^(?:panic|unreachable|unimplemented|todo|bail|fatalError|Promise\.reject|(?:os|sys|process)\.(?:exit|abort)|abort|NotImplementedError)$/;
const pausesPattern =
  /^(?:await\s+)?(?:new Promise\(.*\bsetTimeout\b|(?:asyncio\.|time\.|Thread\.|thread::)?(?:sleep|delay)\()/s;

function callsInside(call: SyntaxNode, tree: CodeTree): boolean {
  const innerCalls = [...walkNodes(call)].filter((node) => node !== call && isKind(node, 'call'));
  return innerCalls.some((node) => !harmlessPattern.test(getCallChain(node, tree).join('.')));
}

const harmlessPattern =
  /^(?:chalk|colors?|pc|fmt|util)\.|(?:^|\.)(?:format|stringify|now|toISOString|str|String|repr|Sprintf|inspect|toString|error|Error|join|repeat|timeout|delay|setTimeout|sleep|resolve|Promise|Date)$/;

/** Returns false for a fixed value such as `Err("later".to_string())`. */
function hasIdentifier(call: SyntaxNode): boolean {
  const list = getChild(call, 'arguments');
  return list === undefined || [...walkNodes(list)].some(({ type }) => type === 'identifier');
}

/** Returns true for static markup whose text says that the page still has to be written. */
function isStubPage(value: SyntaxNode, tree: CodeTree, isStub: (text: string) => boolean): boolean {
  const parts = [...walkNodes(value)];
  const changes = ({ type, from, field, parent }: SyntaxNode) =>
    type === 'jsx_expression' ||
    (field === 'name' && /^jsx_/.test(parent?.type ?? '') && /[A-Z]/.test(tree.text[from] ?? ''));
  return parts.some(({ type }) => /^jsx_/.test(type)) && !parts.some(changes) && isStub(getNodeText(value, tree));
}

export interface IdleFunction {
  readonly name: string;
  readonly at: number;
  readonly kind: 'throw' | 'empty' | 'constant';
}

export async function findIdleFunctions(path: string, text: string): Promise<IdleFunction[]> {
  const tree = await parseCode(path, text);
  if (tree === null || isAbstract(tree)) return [];
  return listFunctions(tree).flatMap((codeFunction): IdleFunction[] => {
    const kind = getIdleness(codeFunction, tree);
    if (codeFunction.name === '' || intentionallyIdlePattern.test(codeFunction.name) || kind === null || kind === 'log')
      return [];
    return kind === 'constant' && codeFunction.params.length === 0
      ? []
      : [{ name: codeFunction.name, at: codeFunction.body.from, kind }];
  });
}

const intentionallyIdlePattern =
  /^(?:__\w+__|init|main|on[A-Z_]\w*|handle[A-Z_]\w*|constructor|set(?:Up|up|_up)|tear\w*|define\w*|identity|as[A-Z]\w*)$|no_?op|empty|null|noth|throw|raise|fail|error|panic|unreachable|never|abort|reject|deny|forbid|missing|unsupported|abstract|dummy|fake|mock|stub/i;

const intentionallyThrowingPattern = /throw|raise|fail|panic|unreachable|never|abort|reject/i;

function isAbstract({ family, text }: CodeTree): boolean {
  return matches(families[family].abstract, text);
}

/** Returns how all functions of a file avoid work, or null if some code may work. */
export async function getFileIdleness(
  path: string,
  text: string,
  isStub: (words: string) => boolean = () => false,
): Promise<Idleness | null> {
  const tree = await parseCode(path, text);
  if (tree === null || tree.hasErrors || isAbstract(tree) || /no-?op|empty|dummy|null|\.d\.\w*ts$/i.test(path))
    return null;
  const functions = listFunctions(tree).filter(
    ({ node }) => ![...walkAncestors(node)].some((outer) => isKind(outer, 'function')),
  );
  const kinds = functions.map((codeFunction) => {
    const kind = getIdleness(codeFunction, tree, isStub);
    return kind === 'throw' && intentionallyThrowingPattern.test(codeFunction.name) ? null : kind;
  });
  const [firstFunction, ...otherFunctions] = functions;
  if (firstFunction === undefined || kinds.includes(null) || hasCallsOutsideFunctions(tree)) return null;
  const kind = (['throw', 'log', 'constant'] as const).find((each) => kinds.includes(each)) ?? 'empty';
  // A single function without parameters may legitimately return a constant.
  const isPlain =
    otherFunctions.length === 0 &&
    firstFunction.params.length === 0 &&
    firstFunction.statements.length === 1 &&
    !/<\w/.test(text);
  return kind === 'constant' && isPlain && !isStub(text) ? null : kind;
}

function hasCallsOutsideFunctions(tree: CodeTree): boolean {
  return [...walkNodes(tree.root)].some(
    (part) =>
      isKind(part, 'call') &&
      !/^(?:require|(?:express\.)?(?:Router|express)|errors\.New)$/.test(getCallChain(part, tree).join('.')) &&
      ![...walkAncestors(part)].some((outer) => isKind(outer, 'function') || /decorator|annotation/.test(outer.type)),
  );
}
