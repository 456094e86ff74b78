import { chainOf, isConstant, isKind } from './code-shapes.ts';
import { around, type CodeTree, childAs, namedChildren, partsOf, type SyntaxNode, textOf } from './syntax-tree.ts';

/** A function of a file, with its body. */
export interface CodeFunction {
  /** Empty where nothing names it. */
  readonly name: string;
  /** What it is given, but for the object whose method it is. */
  readonly params: readonly SyntaxNode[];
  readonly node: SyntaxNode;
  readonly body: SyntaxNode;
  /** What it does, up to where it always ends, without a text that only describes it. */
  readonly statements: readonly SyntaxNode[];
  /** An arrow that gives a value, without a block. */
  readonly isExpression: boolean;
}

/** What a function does instead of work: it throws, is empty, gives a constant or what it was given, prints or waits, or answers a constant. */
export type Idleness = 'throw' | 'empty' | 'constant' | 'log' | 'answer';

export function functionsIn(tree: CodeTree): CodeFunction[] {
  return [...partsOf(tree.root)].flatMap((node): CodeFunction[] => {
    const body = isKind(node, 'function') ? childAs(node, 'body') : undefined;
    if (body === undefined) return [];
    const isExpression = !/block|^compound_statement$|^constructor_body$/.test(body.type);
    const statements = isExpression
      ? [body]
      : statementsOf(body).filter((each, at) => at > 0 || !isDocstring(each, tree));
    const end = statements.findIndex(({ type }) => leaves.test(type)) + 1;
    const reached = end === 0 ? statements : statements.slice(0, end);
    return [{ name: nameOf(node, tree), params: paramsOf(node, tree), node, body, statements: reached, isExpression }];
  });
}

const leaves = /^(?:return|throw|raise)_statement$/;

/** The statements of a block; Go keeps them in a list of its own. */
function statementsOf(body: SyntaxNode): SyntaxNode[] {
  return namedChildren(body).flatMap((each) => (each.type === 'statement_list' ? namedChildren(each) : [each]));
}

function isDocstring(statement: SyntaxNode, { family }: CodeTree): boolean {
  return family === 'python' && /string/.test(namedChildren(statement)[0]?.type ?? '');
}

/** Its own name, or that of what it is the value of. */
function nameOf(node: SyntaxNode, tree: CodeTree): string {
  const named =
    childAs(node, 'name') ?? (node.field === 'value' || node.field === 'right' ? nameOfOwner(node) : undefined);
  return named === undefined ? '' : (chainOf(named, tree).at(-1) ?? textOf(named, tree));
}

function nameOfOwner({ parent }: SyntaxNode): SyntaxNode | undefined {
  return parent === null ? undefined : childAs(parent, 'name', 'key', 'left', 'property');
}

function paramsOf(node: SyntaxNode, tree: CodeTree): SyntaxNode[] {
  const list = childAs(node, 'parameters');
  const single = childAs(node, 'parameter');
  const all = list === undefined ? (single === undefined ? [] : [single]) : namedChildren(list);
  return all.filter((each) => !/^(?:&?\s*(?:mut\s+)?self|cls|this\b.*)$/.test(textOf(each, tree)));
}

/** What a function does instead of work; null for one that works, or may. */
export function idleness({ statements, params, isExpression, node }: CodeFunction, tree: CodeTree): Idleness | null {
  if (statements.some((each) => saysAbstract.test(textOf(each, tree)))) return null;
  const found = statements.map((each) => statementIdleness(each, { params, isExpression, tree }));
  if (found.includes(null)) return null;
  const type = childAs(node, 'return_type');
  if (type !== undefined && /\bnever\b/.test(textOf(type, tree))) return null;
  for (const kind of ['throw', 'answer', 'log', 'constant'] as const) if (found.includes(kind)) return kind;
  return 'empty';
}

const saysAbstract = /\b(?:sub-?class|abstract|overrid|must (?:be )?implement)/i;

interface Context {
  readonly params: readonly SyntaxNode[];
  readonly isExpression: boolean;
  readonly tree: CodeTree;
}

function statementIdleness(statement: SyntaxNode, context: Context): Idleness | null {
  const { tree, params, isExpression } = context;
  if (/^(?:throw_statement|raise_statement)$/.test(statement.type)) return 'throw';
  if (/^(?:pass|empty|debugger)_statement$/.test(statement.type)) return 'empty';
  if (tree.family === 'go' && /^_ = \w+$/.test(textOf(statement, tree))) return 'empty';
  const isReturn = /^return_(?:statement|expression)$/.test(statement.type);
  const inner = isReturn || statement.type === 'expression_statement' ? namedChildren(statement) : [statement];
  const [value] = inner.flatMap((each) => (each.type === 'expression_list' ? namedChildren(each) : [each]));
  if (value === undefined) return 'empty';
  if (/^(?:throw_expression|ellipsis)$/.test(value.type)) return value.type === 'ellipsis' ? 'empty' : 'throw';
  if (/^return_expression$/.test(value.type)) return statementIdleness(value, context);
  if (isKind(value, 'call') || isKind(value, 'wrapper')) {
    const chain = chainOf(value, tree).join('.');
    if (failing.test(chain)) return 'throw';
    if (tree.family === 'rust' && chain === 'Err' && !namesSomething(value)) return 'throw';
    if (
      !isReturn &&
      !isExpression &&
      (prints.test(chain) || pauses.test(textOf(value, tree))) &&
      !callsInside(value, tree)
    )
      return 'log';
    if (answers.test(chain) && argumentsAreConstant(value, tree)) return 'answer';
  }
  const isLast = isReturn || isExpression || (tree.family === 'rust' && statement.type !== 'expression_statement');
  if (!isLast) return null;
  const values = inner.flatMap((each) => (each.type === 'expression_list' ? namedChildren(each) : [each]));
  if (values.every((each) => isConstant(each, tree))) return 'constant';
  const isError = (each: SyntaxNode) => tree.family === 'go' && /^err[A-Z]\w*$/.test(textOf(each, tree));
  if (values.every((each) => isError(each) || isConstant(each, tree))) return 'throw';
  const given = params.map((each) => [...partsOf(each)].find(({ type }) => type === 'identifier'));
  const isGiven = given.some((each) => each !== undefined && textOf(each, tree) === textOf(value, tree));
  return isGiven &&
    values.length === 1 &&
    !params.some(({ type }) => type.endsWith('pattern')) &&
    !isDestructured(params)
    ? 'constant'
    : null;
}

function isDestructured(params: readonly SyntaxNode[]): boolean {
  return params.some((each) => [...partsOf(each)].some(({ type }) => /^(?:object|array)_pattern$/.test(type)));
}

const failing =
  /^(?:panic|unreachable|unimplemented|todo|bail|fatalError|Promise\.reject|(?:os|sys|process)\.(?:exit|abort)|abort|NotImplementedError)$/;
const prints =
  /^(?:console\.\w+|print|println|eprintln|log(?:ger|ging)?\.\w+|fmt\.(?:Print\w*|Fprint\w*)|System\.(?:out|err)\.\w+)$/;
/** Only takes time. */
const pauses =
  /^(?:await\s+)?(?:new Promise\(.*\bsetTimeout\b|(?:asyncio\.|time\.|Thread\.|thread::)?(?:sleep|delay)\()/s;
const answers =
  /^(?:res|reply|ctx|c|response|(?:Next)?Response|jsonify|JSONResponse)(?:\.(?:status|json|send|end|text|code|header|set|type))*$/;

/** In what is printed: a call that may do the work, and no format. */
function callsInside(call: SyntaxNode, tree: CodeTree): boolean {
  const inside = [...partsOf(call)].filter((each) => each !== call && isKind(each, 'call'));
  return inside.some((each) => !harmless.test(chainOf(each, tree).join('.')));
}

const harmless =
  /^(?:chalk|colors?|pc|fmt|util)\.|(?:^|\.)(?:format|stringify|now|toISOString|str|String|repr|Sprintf|inspect|toString|error|Error|join|repeat|timeout|delay|setTimeout|sleep|resolve|Promise|Date)$/;

function argumentsAreConstant(call: SyntaxNode, tree: CodeTree): boolean {
  return [...partsOf(call)].filter(({ field }) => field === 'arguments').every((each) => isConstant(each, tree));
}

/** `Err("later".to_string())` names nothing. */
function namesSomething(call: SyntaxNode): boolean {
  const list = childAs(call, 'arguments');
  return list === undefined || [...partsOf(list)].some(({ type }) => type === 'identifier');
}

/** True for a function inside another one. */
export function isInner({ node }: CodeFunction): boolean {
  return [...around(node)].some((each) => isKind(each, 'function'));
}
