import { createHash } from 'node:crypto';
import { callArguments, getCallChain, isConstant, isKind, isPrint } from '../../read/code-shapes.ts';
import {
  type CodeTree,
  childAs,
  families,
  getLineNumber,
  getNodeText,
  namedChildren,
  parseCode,
  type SyntaxNode,
  walkAncestors,
  walkNodes,
} from '../../read/syntax-tree.ts';

export interface Mutation {
  readonly line: number;
  /** The part of the file that it replaces, and by what. */
  readonly from: number;
  readonly to: number;
  readonly was: string;
  readonly becomes: string;
}

export interface Mutant extends Mutation {
  readonly path: string;
}

/** Changed code with all its small changes, and whose it is: the plan that changed it, or none that is known. */
export interface MutableFile {
  readonly owner: string;
  readonly path: string;
  readonly mutations: readonly Mutation[];
}

/** Chooses mutants spread over owners, files and lines, in an order that the seed decides. */
export function chooseMutants(files: readonly MutableFile[], seed: string, max: number): Mutant[] {
  const rank = (key: string) => createHash('sha256').update(`${seed} ${key}`).digest('hex');
  const all = files.flatMap(({ owner, path, mutations }) =>
    mutations.map((mutation) => {
      const { from, becomes } = mutation;
      return { ...mutation, path, owner, rank: rank(`${path} ${from} ${becomes}`) };
    }),
  );
  const ranked = all.sort((one, other) => (one.rank < other.rank ? -1 : 1));
  const byLine = inTurns(ranked, ({ path, line }) => `${path} ${line}`);
  const byFile = inTurns(byLine, ({ path }) => path);
  return inTurns(byFile, ({ owner }) => owner).slice(0, max);
}

/** The first of each group, then the second of each, and so on. */
function inTurns<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const counts = new Map<string, number>();
  const turns = items.map((item) => {
    const turn = counts.get(keyOf(item)) ?? 0;
    counts.set(keyOf(item), turn + 1);
    return { item, turn };
  });
  return turns.sort((one, other) => one.turn - other.turn).map(({ item }) => item);
}

export async function listMutations(path: string, text: string, lines: ReadonlySet<number>): Promise<Mutation[]> {
  const tree = await parseCode(path, text);
  const mutations: Mutation[] = [];
  for (const part of tree === null ? [] : walkNodes(tree.root)) {
    const edit = tree === null ? null : getMutationEdit(part, tree);
    const line = edit === null ? 0 : getLineNumber(text, edit.from);
    if (tree === null || edit === null || !lines.has(line) || isUnseen(part, tree)) continue;
    mutations.push({ ...edit, line, was: text.slice(edit.from, edit.to) });
  }
  return mutations;
}

type Edit = Omit<Mutation, 'line' | 'was'>;

const swaps = '=== !== == != < <= > >= && || and or + - * / += -= true false True False'.split(' ');
const operationsPattern =
  /^(?:binary_expression|comparison_operator|boolean_operator|binary_operator|augmented_assignment(?:_expression)?|compound_assignment_expr|assignment_(?:expression|statement))$/;
const numbersPattern = /^(?:number|integer|int_literal|integer_literal|decimal_integer_literal)$/;

/** An operator or a truth becomes its neighbour, a number the next one; what is returned, called or asked is left out or turned round. */
function getMutationEdit(part: SyntaxNode, tree: CodeTree): Edit | null {
  const { from, to, type, parent, children, isNamed } = part;
  if (children.length > 0) return returned(part, tree) ?? removed(part, tree) ?? negated(part, tree);
  const text = getNodeText(part, tree);
  const at = isNamed || operationsPattern.test(parent?.type ?? '') ? swaps.indexOf(text) : -1;
  if (at >= 0) return { from, to, becomes: swaps[at ^ 1] ?? '' };
  return numbersPattern.test(type) && /^\d{1,15}$/.test(text) ? { from, to, becomes: String(Number(text) + 1) } : null;
}

/** `return x` gives nothing; where types decide what may stand there it stays. */
function returned(part: SyntaxNode, tree: CodeTree): Edit | null {
  const { nothing } = families[tree.family];
  const [value] = part.type === 'return_statement' ? namedChildren(part) : [];
  if (value === undefined || nothing === undefined || /^(?:undefined|None|null)$/.test(getNodeText(value, tree)))
    return null;
  return { from: value.from, to: value.to, becomes: nothing };
}

function removed(part: SyntaxNode, tree: CodeTree): Edit | null {
  const [only] = part.type === 'expression_statement' ? namedChildren(part) : [];
  const call = only !== undefined && isKind(only, 'wrapper') ? namedChildren(only)[0] : only;
  if (
    call === undefined ||
    !isKind(call, 'call') ||
    callArguments(call).some((callArgument) => isKind(callArgument, 'function'))
  )
    return null;
  // Without a semicolon it may be the value of its block.
  const isValue = families[tree.family].endsInValue && !getNodeText(part, tree).endsWith(';');
  if (isValue || /^(?:super|this|panic)$/.test(getCallChain(call, tree).join('.'))) return null;
  return { from: part.from, to: part.to, becomes: families[tree.family].noStatement };
}

function negated(part: SyntaxNode, tree: CodeTree): Edit | null {
  const isIf = /^(?:if|elif)_(?:statement|expression|clause)$/.test(part.type);
  const condition = isIf ? childAs(part, 'condition') : undefined;
  if (condition === undefined || /let_/.test(condition.type) || isConstant(condition, tree)) return null;
  const inner = condition.type === 'parenthesized_expression' ? (namedChildren(condition)[0] ?? condition) : condition;
  const becomes = families[tree.family].negation.replace('{}', () => getNodeText(inner, tree));
  return { from: inner.from, to: inner.to, becomes };
}

/** Parts whose changes no test could see, or that are types. */
function isUnseen(part: SyntaxNode, tree: CodeTree): boolean {
  return [part, ...walkAncestors(part)].some(
    (node) =>
      untestedPattern.test(node.type) ||
      isPrint(node, tree) ||
      (node.type === 'expression_statement' && node.children.some((child) => isPrint(child, tree))),
  );
}

const untestedPattern =
  /^(?:import_|export_clause|type_|interface_|decorator|attribute_item|.*annotation$|ERROR|preproc|use_|package_)/;
