import { callArguments, chainOf, isConstant, isKind } from '../read/code-shapes.ts';
import {
  around,
  type CodeFamily,
  type CodeTree,
  childAs,
  lineOf,
  namedChildren,
  parseCode,
  partsOf,
  type SyntaxNode,
  textOf,
} from '../read/syntax-tree.ts';

/** A small change of code, which a test should notice. */
export interface Mutation {
  /** From 1 on. */
  readonly line: number;
  /** The part of the file that it replaces, and by what. */
  readonly from: number;
  readonly to: number;
  readonly was: string;
  readonly becomes: string;
}

/** All small changes of these lines of a file, in order. */
export async function mutationsIn(path: string, text: string, lines: ReadonlySet<number>): Promise<Mutation[]> {
  const tree = await parseCode(path, text);
  if (tree === null) return [];
  const found: Mutation[] = [];
  for (const part of partsOf(tree.root)) {
    const edit = editOf(part, tree);
    const line = edit === null ? 0 : lineOf(text, edit.from);
    if (edit === null || !lines.has(line) || isUnseen(part, tree)) continue;
    found.push({ ...edit, line, was: text.slice(edit.from, edit.to) });
  }
  return found;
}

type Edit = Omit<Mutation, 'line' | 'was'>;

const operators: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  and: 'or',
  or: 'and',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
};
const operations =
  /^(?:binary_expression|comparison_operator|boolean_operator|binary_operator|augmented_assignment(?:_expression)?|compound_assignment_expr|assignment_(?:expression|statement))$/;

const opposite: Readonly<Record<string, string>> = { true: 'false', false: 'true', True: 'False', False: 'True' };
const numbers = /^(?:number|integer|int_literal|integer_literal|decimal_integer_literal)$/;
/** Value that `return` gives instead; elsewhere types decide what may stand there. */
const neutral: Partial<Record<CodeFamily, string>> = { script: 'undefined', python: 'None' };

function editOf(part: SyntaxNode, tree: CodeTree): Edit | null {
  const text = textOf(part, tree);
  const { from, to, type, parent } = part;
  const other = part.isNamed ? undefined : operators[type];
  if (other !== undefined && operations.test(parent?.type ?? '')) return { from, to, becomes: other };
  if (opposite[text] !== undefined && part.children.length === 0 && part.isNamed)
    return { from, to, becomes: opposite[text] };
  if (part.children.length === 0 && numbers.test(type) && /^\d{1,15}$/.test(text))
    return { from, to, becomes: String(Number(text) + 1) };
  return returned(part, tree) ?? removed(part, tree) ?? negated(part, tree);
}

/** `return x` gives nothing. */
function returned(part: SyntaxNode, { family, text }: CodeTree): Edit | null {
  const becomes = neutral[family];
  const [value] = part.type === 'return_statement' ? namedChildren(part) : [];
  if (value === undefined || becomes === undefined) return null;
  const isNothing = /^(?:undefined|None|null)$/.test(text.slice(value.from, value.to));
  return isNothing ? null : { from: value.from, to: value.to, becomes };
}

/** A statement that is a call and nothing else is left out. */
function removed(part: SyntaxNode, tree: CodeTree): Edit | null {
  if (part.type !== 'expression_statement') return null;
  const [only] = namedChildren(part);
  const call = only !== undefined && isKind(only, 'wrapper') ? namedChildren(only)[0] : only;
  if (call === undefined || !isKind(call, 'call') || callArguments(call).some((each) => isKind(each, 'function')))
    return null;
  // Without a semicolon it may be the value of its block.
  if (tree.family === 'rust' && !textOf(part, tree).endsWith(';')) return null;
  if (/^(?:super|this|panic)$/.test(chainOf(call, tree).join('.'))) return null;
  return {
    from: part.from,
    to: part.to,
    becomes: { python: 'pass', script: ';', java: ';' }[tree.family as string] ?? '',
  };
}

/** The condition of an `if` is turned round. */
function negated(part: SyntaxNode, tree: CodeTree): Edit | null {
  if (!/^(?:if|elif)_(?:statement|expression|clause)$/.test(part.type)) return null;
  const condition = childAs(part, 'condition');
  if (condition === undefined || /let_/.test(condition.type) || isConstant(condition, tree)) return null;
  const inner =
    condition.type === 'parenthesized_expression' && tree.family !== 'python'
      ? (namedChildren(condition)[0] ?? condition)
      : condition;
  const said = textOf(inner, tree);
  return { from: inner.from, to: inner.to, becomes: tree.family === 'python' ? `not (${said})` : `!(${said})` };
}

/** Parts whose changes no test could see, or that are types. */
function isUnseen(part: SyntaxNode, tree: CodeTree): boolean {
  return [part, ...around(part)].some(
    (each) =>
      /^(?:import_|export_clause|type_|interface_|decorator|attribute_item|.*annotation$|ERROR|preproc|use_|package_)/.test(
        each.type,
      ) ||
      (isKind(each, 'call') && logs.test(chainOf(each, tree).join('.'))) ||
      (each.type === 'expression_statement' &&
        namedChildren(each).some((call) => isKind(call, 'call') && logs.test(chainOf(call, tree).join('.')))),
  );
}

const logs = /^(?:console|log|logger|logging|tracing)\.|^(?:print|println|eprintln|log)$|^fmt\.Print/;
