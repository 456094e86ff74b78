import { chainOf, isConstant, isKind } from './code-shapes.ts';
import {
  around,
  type CodeTree,
  childAs,
  namedChildren,
  parseCode,
  partsOf,
  type SyntaxNode,
  textOf,
} from './syntax-tree.ts';

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

export function functionsIn(tree: CodeTree): CodeFunction[] {
  return [...partsOf(tree.root)].flatMap((node): CodeFunction[] => {
    const body = isKind(node, 'function') ? childAs(node, 'body') : undefined;
    if (body === undefined) return [];
    const isExpression = !/block|^compound_statement$|^constructor_body$/.test(body.type);
    const list = isExpression ? body : (body.children.find(({ type }) => type === 'statement_list') ?? body);
    const isDocstring = ({ children: [first] }: SyntaxNode) =>
      tree.family === 'python' && /string/.test(first?.type ?? '');
    const statements = isExpression ? [body] : namedChildren(list).filter((each, at) => at > 0 || !isDocstring(each));
    const end = statements.findIndex(({ type }) => /^(?:return|throw|raise)_statement$/.test(type)) + 1;
    const reached = end === 0 ? statements : statements.slice(0, end);
    return [
      { name: functionName(node, tree), params: paramsOf(node, tree), node, body, statements: reached, isExpression },
    ];
  });
}

/** Its own name, or that of what it is the value of. */
function functionName(node: SyntaxNode, tree: CodeTree): string {
  const owner = /^(?:value|right)$/.test(node.field) && node.parent !== null ? node.parent : undefined;
  const named = childAs(node, 'name') ?? (owner && childAs(owner, 'name', 'key', 'left', 'property'));
  return named === undefined ? '' : (chainOf(named, tree).at(-1) ?? textOf(named, tree));
}

function paramsOf(node: SyntaxNode, tree: CodeTree): SyntaxNode[] {
  const [list, single] = [childAs(node, 'parameters'), childAs(node, 'parameter')];
  const all = list === undefined ? [single].filter((each) => each !== undefined) : namedChildren(list);
  return all.filter((each) => !/^(?:&?\s*(?:mut\s+)?self|cls|this\b.*)$/.test(textOf(each, tree)));
}

/** What a function does instead of work: it throws, is empty, gives a constant or what it was given, prints or waits. */
export type Idleness = 'throw' | 'empty' | 'constant' | 'log';

/** What a function does instead of work; null for one that works, or may. `isStub` knows the words of a page that is to be written. */
function idleness(
  own: CodeFunction,
  tree: CodeTree,
  isStub: (words: string) => boolean = () => false,
): Idleness | null {
  const { statements, node } = own;
  if (statements.some((each) => saysAbstract.test(textOf(each, tree)))) return null;
  const found = statements.map((each) => statementIdleness(each, own, tree, isStub));
  const type = childAs(node, 'return_type');
  if (found.includes(null) || (type !== undefined && /\bnever\b/.test(textOf(type, tree)))) return null;
  return (['throw', 'log', 'constant'] as const).find((kind) => found.includes(kind)) ?? 'empty';
}

const saysAbstract = /\b(?:sub-?class|abstract|overrid|must (?:be )?implement)/i;

function statementIdleness(
  statement: SyntaxNode,
  own: Pick<CodeFunction, 'params' | 'isExpression'>,
  tree: CodeTree,
  isStub: (words: string) => boolean,
): Idleness | null {
  const { family } = tree;
  if (isKind(statement, 'throw')) return 'throw';
  if (isKind(statement, 'idle') || (family === 'go' && /^_ = \w+$/.test(textOf(statement, tree)))) return 'empty';
  const isReturn = isKind(statement, 'return');
  const inner = isReturn || statement.type === 'expression_statement' ? namedChildren(statement) : [statement];
  const values = inner.flatMap((each) => (each.type === 'expression_list' ? namedChildren(each) : [each]));
  const [value, ...more] = values;
  if (value === undefined || value.type === 'ellipsis') return 'empty';
  if (value !== statement && (isKind(value, 'throw') || isKind(value, 'return')))
    return statementIdleness(value, own, tree, isStub);
  const chain = isKind(value, 'call') || isKind(value, 'wrapper') ? chainOf(value, tree).join('.') : '';
  if (failing.test(chain) || (family === 'rust' && chain === 'Err' && !namesSomething(value))) return 'throw';
  if (
    !isReturn &&
    !own.isExpression &&
    (prints.test(chain) || pauses.test(textOf(value, tree))) &&
    !callsInside(value, tree)
  )
    return 'log';
  if (!(isReturn || own.isExpression || (family === 'rust' && statement.type !== 'expression_statement'))) return null;
  if (values.every((each) => isConstant(each, tree) || isStubPage(each, tree, isStub))) return 'constant';
  const isError = (each: SyntaxNode) => family === 'go' && /^err[A-Z]\w*$/.test(textOf(each, tree));
  if (values.every((each) => isError(each) || isConstant(each, tree))) return 'throw';
  const parts = own.params.map((each) => [...partsOf(each)]);
  const isDestructured = parts.flat().some(({ type }) => type.endsWith('_pattern'));
  const given = parts.flatMap((each) => each.find(({ type }) => type === 'identifier') ?? []);
  const isGiven = given.some((each) => textOf(each, tree) === textOf(value, tree));
  return isGiven && more.length === 0 && !isDestructured ? 'constant' : null;
}

const failing =
  /^(?:panic|unreachable|unimplemented|todo|bail|fatalError|Promise\.reject|(?:os|sys|process)\.(?:exit|abort)|abort|NotImplementedError)$/;
const prints =
  /^(?:console\.\w+|print|println|eprintln|log(?:ger|ging)?\.\w+|fmt\.(?:Print\w*|Fprint\w*)|System\.(?:out|err)\.\w+)$/;
/** Only takes time. */
const pauses =
  /^(?:await\s+)?(?:new Promise\(.*\bsetTimeout\b|(?:asyncio\.|time\.|Thread\.|thread::)?(?:sleep|delay)\()/s;

/** In what is printed: a call that may do the work, and no format. */
function callsInside(call: SyntaxNode, tree: CodeTree): boolean {
  const inside = [...partsOf(call)].filter((each) => each !== call && isKind(each, 'call'));
  return inside.some((each) => !harmless.test(chainOf(each, tree).join('.')));
}

const harmless =
  /^(?:chalk|colors?|pc|fmt|util)\.|(?:^|\.)(?:format|stringify|now|toISOString|str|String|repr|Sprintf|inspect|toString|error|Error|join|repeat|timeout|delay|setTimeout|sleep|resolve|Promise|Date)$/;

/** `Err("later".to_string())` names nothing. */
function namesSomething(call: SyntaxNode): boolean {
  const list = childAs(call, 'arguments');
  return list === undefined || [...partsOf(list)].some(({ type }) => type === 'identifier');
}

/** A page of plain elements, without an expression or a component, whose words say that it is to be written. */
function isStubPage(value: SyntaxNode, tree: CodeTree, isStub: (words: string) => boolean): boolean {
  const parts = [...partsOf(value)];
  const changes = ({ type, from, field, parent }: SyntaxNode) =>
    type === 'jsx_expression' ||
    (field === 'name' && /^jsx_/.test(parent?.type ?? '') && /[A-Z]/.test(tree.text[from] ?? ''));
  return parts.some(({ type }) => /^jsx_/.test(type)) && !parts.some(changes) && isStub(textOf(value, tree));
}

/** A function that does nothing of what its name says: it only throws, is empty, or gives back a constant or what it was given. */
export interface IdleFunction {
  readonly name: string;
  /** Offset of its first statement. */
  readonly at: number;
  readonly kind: 'throw' | 'empty' | 'constant';
}

/** The idle functions of a file, but those whose names say that they are, and those whose bodies are written elsewhere. */
export async function idleFunctions(path: string, text: string): Promise<IdleFunction[]> {
  const tree = await parseCode(path, text);
  if (tree === null || isAbstract(tree)) return [];
  return functionsIn(tree).flatMap((each): IdleFunction[] => {
    const kind = idleness(each, tree);
    if (each.name === '' || meantIdle.test(each.name) || kind === null || kind === 'log') return [];
    return kind === 'constant' && each.params.length === 0 ? [] : [{ name: each.name, at: each.body.from, kind }];
  });
}

/** Names of functions that throw, do nothing or hand on by intent. */
const meantIdle =
  /^(?:__\w+__|init|main|on[A-Z_]\w*|handle[A-Z_]\w*|constructor|set(?:Up|up|_up)|tear\w*|define\w*|identity|as[A-Z]\w*)$|no_?op|empty|null|noth|throw|raise|fail|error|panic|unreachable|never|abort|reject|deny|forbid|missing|unsupported|abstract|dummy|fake|mock|stub/i;

/** Python whose functions are written elsewhere. */
function isAbstract({ family, text }: CodeTree): boolean {
  return family === 'python' && /^(?:from|import|[ \t]*class)\b.*\b(?:abc|ABC|Protocol|overload)\b/m.test(text);
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
  const functions = functionsIn(tree).filter(
    ({ node }) => ![...around(node)].some((outer) => isKind(outer, 'function')),
  );
  const kinds = functions.map((each) => idleness(each, tree, isStub));
  const [only, ...more] = functions;
  if (only === undefined || kinds.includes(null) || worksOutside(tree)) return null;
  const kind = (['throw', 'log', 'constant'] as const).find((each) => kinds.includes(each)) ?? 'empty';
  // One value without a parameter may be all that is asked.
  const isPlain = more.length === 0 && only.params.length === 0 && only.statements.length === 1 && !/<\w/.test(text);
  return kind === 'constant' && isPlain && !isStub(text) ? null : kind;
}

/** True where something is called outside of the functions, but for what only brings modules. */
function worksOutside(tree: CodeTree): boolean {
  return [...partsOf(tree.root)].some(
    (part) =>
      isKind(part, 'call') &&
      !/^(?:require|(?:express\.)?(?:Router|express)|errors\.New)$/.test(chainOf(part, tree).join('.')) &&
      ![...around(part)].some((outer) => isKind(outer, 'function') || /decorator|annotation/.test(outer.type)),
  );
}
