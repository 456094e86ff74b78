import { getCallChain, isConstant, isKind, isPrint } from './code-shapes.ts';
import {
  type CodeTree,
  childAs,
  families,
  getNodeText,
  matches,
  namedChildren,
  parseCode,
  type SyntaxNode,
  walkAncestors,
  walkNodes,
} from './syntax-tree.ts';

export interface CodeFunction {
  readonly name: string;
  /** What it is given, but for the object whose method it is. */
  readonly params: readonly SyntaxNode[];
  readonly node: SyntaxNode;
  readonly body: SyntaxNode;
  /** What it does, up to where it always ends, without a text that only describes it. */
  readonly statements: readonly SyntaxNode[];
  readonly isExpression: boolean;
}

export function listFunctions(tree: CodeTree): CodeFunction[] {
  return [...walkNodes(tree.root)].flatMap((node): CodeFunction[] => {
    const body = isKind(node, 'function') ? childAs(node, 'body') : undefined;
    if (body === undefined) return [];
    const isExpression = !/block|^compound_statement$|^constructor_body$/.test(body.type);
    const list = isExpression ? body : (body.children.find(({ type }) => type === 'statement_list') ?? body);
    // Of a docstring or 'use strict' nothing is done.
    const isDocstring = ({ type, children: [first] }: SyntaxNode) =>
      type === 'expression_statement' && /^string/.test(first?.type ?? '');
    const statements = isExpression
      ? [body]
      : namedChildren(list).filter((syntaxNode, at) => at > 0 || !isDocstring(syntaxNode));
    const end = statements.findIndex(({ type }) => /^(?:return|throw|raise)_statement$/.test(type)) + 1;
    const reached = end === 0 ? statements : statements.slice(0, end);
    const [name, params] = [functionName(node, tree), listParameters(node, tree)];
    return [{ name, params, node, body, statements: reached, isExpression }];
  });
}

function functionName(node: SyntaxNode, tree: CodeTree): string {
  const owner = /^(?:value|right)$/.test(node.field) && node.parent !== null ? node.parent : undefined;
  const named = childAs(node, 'name') ?? (owner && childAs(owner, 'name', 'key', 'left', 'property'));
  return named === undefined ? '' : (getCallChain(named, tree).at(-1) ?? getNodeText(named, tree));
}

function listParameters(node: SyntaxNode, tree: CodeTree): SyntaxNode[] {
  const [list, single] = [childAs(node, 'parameters'), childAs(node, 'parameter')];
  const all = list === undefined ? [single].filter((each) => each !== undefined) : namedChildren(list);
  return all.filter((syntaxNode) => !/^(?:&?\s*(?:mut\s+)?self|cls|this\b.*)$/.test(getNodeText(syntaxNode, tree)));
}

/** What a function does instead of work: it throws, is empty, gives a constant or what it was given, prints or waits. */
export type Idleness = 'throw' | 'empty' | 'constant' | 'log';

/** What a function does instead of work; null for one that works, or may. `isStub` knows the words of a page that is to be written. */
function getIdleness(
  own: CodeFunction,
  tree: CodeTree,
  isStub: (text: string) => boolean = () => false,
): Idleness | null {
  const { statements, node } = own;
  if (statements.some((statement) => saysAbstract.test(getNodeText(statement, tree)))) return null;
  const idlenesses = statements.map((statement) => statementIdleness(statement, own, tree, isStub));
  const type = childAs(node, 'return_type');
  if (idlenesses.includes(null) || (type !== undefined && /\bnever\b/.test(getNodeText(type, tree)))) return null;
  return (['throw', 'log', 'constant'] as const).find((kind) => idlenesses.includes(kind)) ?? 'empty';
}

const saysAbstract = /\b(?:sub-?class|abstract|overrid|must (?:be )?implement)/i;

function statementIdleness(
  statement: SyntaxNode,
  own: Pick<CodeFunction, 'params' | 'isExpression'>,
  tree: CodeTree,
  isStub: (text: string) => boolean,
): Idleness | null {
  const { family } = tree;
  if (isKind(statement, 'throw')) return 'throw';
  if (isKind(statement, 'idle') || /^_ = \w+;?$/.test(getNodeText(statement, tree))) return 'empty';
  const isReturn = isKind(statement, 'return');
  const inner = isReturn || statement.type === 'expression_statement' ? namedChildren(statement) : [statement];
  const values = inner.flatMap((node) => (node.type === 'expression_list' ? namedChildren(node) : [node]));
  const [value, ...more] = values;
  if (value === undefined || value.type === 'ellipsis') return 'empty';
  if (value !== statement && (isKind(value, 'throw') || isKind(value, 'return')))
    return statementIdleness(value, own, tree, isStub);
  const chain = isKind(value, 'call') || isKind(value, 'wrapper') ? getCallChain(value, tree).join('.') : '';
  if (failingPattern.test(chain) || (family === 'rust' && chain === 'Err' && !namesSomething(value))) return 'throw';
  if (
    !isReturn &&
    !own.isExpression &&
    (isPrint(value, tree) || pausesPattern.test(getNodeText(value, tree))) &&
    !callsInside(value, tree)
  )
    return 'log';
  if (!(isReturn || own.isExpression || (families[family].endsInValue && statement.type !== 'expression_statement')))
    return null;
  if (values.every((node) => isConstant(node, tree) || isStubPage(node, tree, isStub))) return 'constant';
  const isError = (node: SyntaxNode) => family === 'go' && /^err[A-Z]\w*$/.test(getNodeText(node, tree));
  if (values.every((node) => isError(node) || isConstant(node, tree))) return 'throw';
  const parts = own.params.map((param) => [...walkNodes(param)]);
  const isDestructured = parts.flat().some(({ type }) => type.endsWith('_pattern'));
  const nodes = parts.flatMap((part) => part.find(({ type }) => type === 'identifier') ?? []);
  const isGiven = nodes.some((node) => getNodeText(node, tree) === getNodeText(value, tree));
  return isGiven && more.length === 0 && !isDestructured ? 'constant' : null;
}

const failingPattern =
  /^(?:panic|unreachable|unimplemented|todo|bail|fatalError|Promise\.reject|(?:os|sys|process)\.(?:exit|abort)|abort|NotImplementedError)$/;
/** Only takes time. */
const pausesPattern =
  /^(?:await\s+)?(?:new Promise\(.*\bsetTimeout\b|(?:asyncio\.|time\.|Thread\.|thread::)?(?:sleep|delay)\()/s;

function callsInside(call: SyntaxNode, tree: CodeTree): boolean {
  const inside = [...walkNodes(call)].filter((node) => node !== call && isKind(node, 'call'));
  return inside.some((node) => !harmlessPattern.test(getCallChain(node, tree).join('.')));
}

const harmlessPattern =
  /^(?:chalk|colors?|pc|fmt|util)\.|(?:^|\.)(?:format|stringify|now|toISOString|str|String|repr|Sprintf|inspect|toString|error|Error|join|repeat|timeout|delay|setTimeout|sleep|resolve|Promise|Date)$/;

/** `Err("later".to_string())` names nothing. */
function namesSomething(call: SyntaxNode): boolean {
  const list = childAs(call, 'arguments');
  return list === undefined || [...walkNodes(list)].some(({ type }) => type === 'identifier');
}

/** A page of plain elements, without an expression or a component, whose words say that it is to be written. */
function isStubPage(value: SyntaxNode, tree: CodeTree, isStub: (text: string) => boolean): boolean {
  const parts = [...walkNodes(value)];
  const changes = ({ type, from, field, parent }: SyntaxNode) =>
    type === 'jsx_expression' ||
    (field === 'name' && /^jsx_/.test(parent?.type ?? '') && /[A-Z]/.test(tree.text[from] ?? ''));
  return parts.some(({ type }) => /^jsx_/.test(type)) && !parts.some(changes) && isStub(getNodeText(value, tree));
}

/** A function that does nothing of what its name says: it only throws, is empty, or gives back a constant or what it was given. */
export interface IdleFunction {
  readonly name: string;
  readonly at: number;
  readonly kind: 'throw' | 'empty' | 'constant';
}

/** The idle functions of a file, but those whose names say that they are, and those whose bodies are written elsewhere. */
export async function idleFunctions(path: string, text: string): Promise<IdleFunction[]> {
  const tree = await parseCode(path, text);
  if (tree === null || isAbstract(tree)) return [];
  return listFunctions(tree).flatMap((codeFunction): IdleFunction[] => {
    const kind = getIdleness(codeFunction, tree);
    if (codeFunction.name === '' || meantIdle.test(codeFunction.name) || kind === null || kind === 'log') return [];
    return kind === 'constant' && codeFunction.params.length === 0
      ? []
      : [{ name: codeFunction.name, at: codeFunction.body.from, kind }];
  });
}

/** Names of functions that throw, do nothing or hand on by intent. */
const meantIdle =
  /^(?:__\w+__|init|main|on[A-Z_]\w*|handle[A-Z_]\w*|constructor|set(?:Up|up|_up)|tear\w*|define\w*|identity|as[A-Z]\w*)$|no_?op|empty|null|noth|throw|raise|fail|error|panic|unreachable|never|abort|reject|deny|forbid|missing|unsupported|abstract|dummy|fake|mock|stub/i;

const meantToThrow = /throw|raise|fail|panic|unreachable|never|abort|reject/i;

/** A file whose functions are written elsewhere. */
function isAbstract({ family, text }: CodeTree): boolean {
  return matches(families[family].abstract, text);
}

/** What all functions of a file do instead of work; null where one may work, or code outside of them does. */
export async function fileIdleness(
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
    return kind === 'throw' && meantToThrow.test(codeFunction.name) ? null : kind;
  });
  const [only, ...more] = functions;
  if (only === undefined || kinds.includes(null) || worksOutside(tree)) return null;
  const kind = (['throw', 'log', 'constant'] as const).find((each) => kinds.includes(each)) ?? 'empty';
  // One value without a parameter may be all that is asked.
  const isPlain = more.length === 0 && only.params.length === 0 && only.statements.length === 1 && !/<\w/.test(text);
  return kind === 'constant' && isPlain && !isStub(text) ? null : kind;
}

function worksOutside(tree: CodeTree): boolean {
  return [...walkNodes(tree.root)].some(
    (part) =>
      isKind(part, 'call') &&
      !/^(?:require|(?:express\.)?(?:Router|express)|errors\.New)$/.test(getCallChain(part, tree).join('.')) &&
      ![...walkAncestors(part)].some((outer) => isKind(outer, 'function') || /decorator|annotation/.test(outer.type)),
  );
}
