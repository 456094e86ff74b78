import { createHash } from 'node:crypto';
import { getCallArguments, getCallChain, isConstant, isKind, isPrint } from '../../read/code-shapes.ts';
import {
  type CodeTree,
  families,
  getChild,
  getLineNumber,
  getNodeText,
  listNamedChildren,
  parseCode,
  type SyntaxNode,
  walkAncestors,
  walkNodes,
} from '../../read/syntax-tree.ts';

export interface Mutation {
  readonly line: number;
  readonly from: number;
  readonly to: number;
  readonly was: string;
  readonly becomes: string;
}

export interface Mutant extends Mutation {
  readonly path: string;
}

/** Changed code with its possible mutations. `owner` is the plan that changed it, or empty. */
export interface MutableFile {
  readonly owner: string;
  readonly path: string;
  readonly mutations: readonly Mutation[];
}

/** Spreads mutants over owners, files and lines, in an order derived from the seed. */
export function chooseMutants(files: readonly MutableFile[], seed: string, max: number): Mutant[] {
  const rank = (key: string) => createHash('sha256').update(`${seed} ${key}`).digest('hex');
  const candidates = files.flatMap(({ owner, path, mutations }) =>
    mutations.map((mutation) => {
      const { from, becomes } = mutation;
      return { ...mutation, path, owner, rank: rank(`${path} ${from} ${becomes}`) };
    }),
  );
  const ranked = candidates.sort((first, second) => (first.rank < second.rank ? -1 : 1));
  const byLine = interleave(ranked, ({ path, line }) => `${path} ${line}`);
  const byFile = interleave(byLine, ({ path }) => path);
  return interleave(byFile, ({ owner }) => owner).slice(0, max);
}

function interleave<T>(items: readonly T[], getKey: (item: T) => string): T[] {
  const counts = new Map<string, number>();
  const turns = items.map((item) => {
    const turn = counts.get(getKey(item)) ?? 0;
    counts.set(getKey(item), turn + 1);
    return { item, turn };
  });
  return turns.sort((first, second) => first.turn - second.turn).map(({ item }) => item);
}

export async function listMutations(path: string, text: string, lines: ReadonlySet<number>): Promise<Mutation[]> {
  const tree = await parseCode(path, text);
  const mutations: Mutation[] = [];
  for (const part of tree === null ? [] : walkNodes(tree.root)) {
    const edit = tree === null ? null : getMutationEdit(part, tree);
    const line = edit === null ? 0 : getLineNumber(text, edit.from);
    if (tree === null || edit === null || !lines.has(line) || isUnobservable(part, tree)) continue;
    mutations.push({ ...edit, line, was: text.slice(edit.from, edit.to) });
  }
  return mutations;
}

type Edit = Omit<Mutation, 'line' | 'was'>;

const swaps = '=== !== == != < <= > >= && || and or + - * / += -= true false True False'.split(' ');
const operationsPattern =
  /^(?:binary_expression|comparison_operator|boolean_operator|binary_operator|augmented_assignment(?:_expression)?|compound_assignment_expr|assignment_(?:expression|statement))$/;
const numbersPattern = /^(?:number|integer|int_literal|integer_literal|decimal_integer_literal)$/;

/** Swaps operators and booleans, increments numbers, drops return values and calls, and negates conditions. */
function getMutationEdit(part: SyntaxNode, tree: CodeTree): Edit | null {
  const { from, to, type, parent, children, isNamed } = part;
  if (children.length > 0)
    return getReturnEdit(part, tree) ?? getRemovalEdit(part, tree) ?? getNegationEdit(part, tree);
  const text = getNodeText(part, tree);
  const at = isNamed || operationsPattern.test(parent?.type ?? '') ? swaps.indexOf(text) : -1;
  if (at >= 0) return { from, to, becomes: swaps[at ^ 1] ?? '' };
  return numbersPattern.test(type) && /^\d{1,15}$/.test(text) ? { from, to, becomes: String(Number(text) + 1) } : null;
}

/** Replaces the returned value by nothing, except in languages whose types forbid that. */
function getReturnEdit(part: SyntaxNode, tree: CodeTree): Edit | null {
  const { nothing } = families[tree.family];
  const [value] = part.type === 'return_statement' ? listNamedChildren(part) : [];
  if (value === undefined || nothing === undefined || /^(?:undefined|None|null)$/.test(getNodeText(value, tree)))
    return null;
  return { from: value.from, to: value.to, becomes: nothing };
}

function getRemovalEdit(part: SyntaxNode, tree: CodeTree): Edit | null {
  const [expression] = part.type === 'expression_statement' ? listNamedChildren(part) : [];
  const call =
    expression !== undefined && isKind(expression, 'wrapper') ? listNamedChildren(expression)[0] : expression;
  if (
    call === undefined ||
    !isKind(call, 'call') ||
    getCallArguments(call).some((callArgument) => isKind(callArgument, 'function'))
  )
    return null;
  // Without a semicolon it may be the block's value.
  const isValue = families[tree.family].endsInValue && !getNodeText(part, tree).endsWith(';');
  if (isValue || /^(?:super|this|panic)$/.test(getCallChain(call, tree).join('.'))) return null;
  return { from: part.from, to: part.to, becomes: families[tree.family].noStatement };
}

function getNegationEdit(part: SyntaxNode, tree: CodeTree): Edit | null {
  const isIf = /^(?:if|elif)_(?:statement|expression|clause)$/.test(part.type);
  const condition = isIf ? getChild(part, 'condition') : undefined;
  if (condition === undefined || /let_/.test(condition.type) || isConstant(condition, tree)) return null;
  const inner =
    condition.type === 'parenthesized_expression' ? (listNamedChildren(condition)[0] ?? condition) : condition;
  const becomes = families[tree.family].negation.replace('{}', () => getNodeText(inner, tree));
  return { from: inner.from, to: inner.to, becomes };
}

function isUnobservable(part: SyntaxNode, tree: CodeTree): boolean {
  return [part, ...walkAncestors(part)].some(
    (node) =>
      untestedPattern.test(node.type) ||
      isPrint(node, tree) ||
      (node.type === 'expression_statement' && node.children.some((child) => isPrint(child, tree))),
  );
}

const untestedPattern =
  /^(?:import_|export_clause|type_|interface_|decorator|attribute_item|.*annotation$|ERROR|preproc|use_|package_)/;
