import { withoutCommentsAndTexts } from '../../plan/claims/comments.ts';
import { callArguments, chainOf, isConstant, isKind, stringValue } from './code-shapes.ts';
import { around, type CodeFamily, type CodeTree, childAs, partsOf, type SyntaxNode, textOf } from './syntax-tree.ts';
import data from './test-marks.json' with { type: 'json' };

/** A place at which a test file leaves tests out, focuses on some, or expects one to fail. */
export interface TestMark {
  readonly what: string;
  readonly node: SyntaxNode;
  /** What it stands for; null where only its callers are meant. */
  readonly scope: SyntaxNode | null;
  /** Whether it holds depends on the machine or the moment. */
  readonly isConditional: boolean;
  /** It holds whatever is known at run time. */
  readonly isCertain: boolean;
  /** In a new file it takes nothing away. */
  readonly onlyInOld: boolean;
}

interface MarkRule {
  what: string;
  chain?: string;
  option?: string;
  attribute?: string;
  comment?: string;
  onlyInOld?: boolean;
}

const rules = new Map(
  Object.entries(data.trees as Record<CodeFamily, MarkRule[]>).map(([family, rows]) => [
    family,
    rows.map(({ what, chain, option, attribute, comment, onlyInOld = false }) => {
      const pattern = (source: string | undefined) =>
        source === undefined ? null : new RegExp(source.replaceAll('{suite}', data.suite));
      return {
        what,
        onlyInOld,
        chain: pattern(chain),
        option: pattern(option),
        attribute: pattern(attribute),
        comment: pattern(comment),
      };
    }),
  ]),
);

const areTests = new RegExp(`^x?${data.suite}(?:\\.\\w+)*$|^f?(?:it|describe|context)$`);

/** The marks of a test file, in order. `testAround` finds the test whose body a part belongs to. */
export function testMarks(tree: CodeTree, testAround: (node: SyntaxNode) => SyntaxNode | null): TestMark[] {
  const own = rules.get(tree.family) ?? [];
  const found: TestMark[] = [];
  for (const { what, comment, onlyInOld } of own)
    for (const node of comment === null ? [] : tree.comments)
      if (comment?.test(textOf(node, tree)))
        found.push({ what, node, scope: null, isConditional: false, isCertain: true, onlyInOld });
  for (const node of partsOf(tree.root)) {
    if (!node.isNamed) continue;
    const chain = isChainEnd(node) ? chainOf(node, tree).join('.') : null;
    const option = tree.family === 'script' ? optionName(node, tree) : null;
    const isAttribute = /^(?:inner_)?attribute_item$|annotation$/.test(node.type);
    for (const { what, onlyInOld, ...rule } of own) {
      const isFound =
        (chain !== null && rule.chain?.test(chain)) ||
        (option !== null && rule.option?.test(option)) ||
        (isAttribute && rule.attribute?.test(textOf(node, tree)));
      if (isFound) found.push({ what, node, onlyInOld, ...scopeOf(node, tree, testAround) });
    }
  }
  return found;
}

/** A call, a name or a member that is no part of a longer chain. */
function isChainEnd(node: SyntaxNode): boolean {
  const { parent } = node;
  if (!(isKind(node, 'call') || isKind(node, 'member') || node.type === 'identifier') || parent === null) return false;
  if (node.field === 'arguments' || !(isKind(parent, 'call') || isKind(parent, 'member'))) return true;
  return !/^(?:function|object|operand|value|path|constructor|name|field|attribute|macro)$/.test(node.field);
}

/** The key of `test(name, { key: … }` where its value may be true; null for what is no such pair. */
function optionName(node: SyntaxNode, tree: CodeTree): string | null {
  const call = node.type === 'pair' ? node.parent?.parent?.parent : undefined;
  if (call == null || !isKind(call, 'call') || !areTests.test(chainOf(call, tree).join('.'))) return null;
  const [key, value] = [childAs(node, 'key'), childAs(node, 'value')];
  return key === undefined || value?.type === 'false' ? null : textOf(key, tree);
}

type Scope = Pick<TestMark, 'scope' | 'isConditional' | 'isCertain'>;

function scopeOf(node: SyntaxNode, tree: CodeTree, testAround: (node: SyntaxNode) => SyntaxNode | null): Scope {
  const always = (scope: SyntaxNode | null): Scope => ({ scope, isConditional: false, isCertain: true });
  if (node.type === 'pair') {
    const value = childAs(node, 'value');
    const isCertain = value?.type === 'true' || stringValue(value, tree) !== null;
    return { scope: node.parent?.parent?.parent ?? null, isConditional: false, isCertain };
  }
  if (node.type === 'attribute_item') return always(nextSibling(node, 'attribute_item'));
  if (node.type === 'inner_attribute_item') return always(tree.root);
  if (/annotation$/.test(node.type)) {
    const isOnSome = /^@(?:Disabled|Enabled)(?:If|On|For)/.test(textOf(node, tree));
    return { scope: node.parent?.parent ?? null, isConditional: isOnSome, isCertain: !isOnSome };
  }
  const chain = chainOf(node, tree).join('.');
  if (tree.family === 'script' && areTests.test(chain) && isDeclaration(node, chain)) {
    const isConditional = /\.(?:skipIf|runIf)(?:\.|$)/.test(chain);
    return { scope: node, isConditional, isCertain: !isConditional };
  }
  const outer = [...around(node)];
  const decorated = outer.find(({ type }) => type === 'decorator');
  const isOnCondition = /skipif|skipIf|skipUnless|importorskip/.test(chain) && !hasConstantCondition(node, chain, tree);
  if (decorated !== undefined)
    return {
      scope: decorated.parent,
      isConditional: isOnCondition,
      isCertain: !isOnCondition && !isXfailIf(node, chain),
    };
  const test = testAround(node);
  const setUp = outer.find(({ type }) => type === 'function_definition');
  const isSetUp = setUp !== undefined && /^setUp(?:Class)?$/.test(nameOf(setUp, tree));
  const owner = isSetUp ? (outer.find(({ type }) => type === 'class_definition') ?? null) : test;
  const inside = isSetUp ? setUp : test;
  if (inside === null || inside === undefined) {
    // At the top of a module or a class it leaves out all of it; in a helper or a fixture those who call it.
    if (setUp !== undefined || outer.some((each) => isKind(each, 'function') || each.type === 'call_expression'))
      return { scope: null, isConditional: false, isCertain: false };
    const isUnderIf = outer.some(({ type }) => /^(?:if|try)_/.test(type));
    if (tree.family !== 'python') return always(null);
    const scope = outer.find(({ type }) => type === 'class_definition') ?? tree.root;
    const isMark = outer.some(({ type }) => type === 'assignment');
    return { scope, isConditional: isOnCondition || (!isMark && isUnderIf), isCertain: isMark && !isUnderIf };
  }
  const isFirst = !isOnCondition && isFirstStatement(node, inside);
  return { scope: owner, isConditional: !isFirst, isCertain: isFirst };
}

/** `test.skip('name', …)`, not `test.skip(isWindows, 'why')`. */
function isDeclaration(node: SyntaxNode, chain: string): boolean {
  if (!isKind(node, 'call')) return false;
  const [first, ...rest] = callArguments(node);
  if (first === undefined) return false;
  return (!/^t\b/.test(chain) && /string/.test(first.type)) || rest.some((each) => isKind(each, 'function'));
}

/** `skipif(True, …)`, `skipUnless(False, …)`. */
function hasConstantCondition(node: SyntaxNode, chain: string, tree: CodeTree): boolean {
  const [condition] = isKind(node, 'call') ? callArguments(node) : [];
  const wanted = /Unless$/.test(chain) ? /^(?:False|0)$/ : /^(?:True|1)$/;
  return condition !== undefined && isConstant(condition, tree) && wanted.test(textOf(condition, tree));
}

/** `xfail(sys.platform == 'win32', …)`. */
function isXfailIf(node: SyntaxNode, chain: string): boolean {
  const [first] = isKind(node, 'call') ? callArguments(node) : [];
  return /xfail$/.test(chain) && first !== undefined && !/^(?:keyword_argument|string)$/.test(first.type);
}

export function nameOf(node: SyntaxNode, tree: CodeTree): string {
  const name = childAs(node, 'name');
  return name === undefined ? '' : textOf(name, tree);
}

/** The next sibling that is not of this type. */
function nextSibling(node: SyntaxNode, type: string): SyntaxNode | null {
  const siblings = node.parent?.children ?? [];
  return siblings.slice(siblings.indexOf(node) + 1).find((each) => each.type !== type) ?? null;
}

/** True where a part belongs to the first statement of a function, or of what a call gets as its last argument. */
function isFirstStatement(node: SyntaxNode, test: SyntaxNode): boolean {
  const body = bodyOf(test);
  if (body === undefined) return false;
  const holder = body.children.length > 0 && body.children.some(({ type }) => type === 'statement_list');
  const statements = (holder ? body.children.flatMap(({ children }) => children) : body.children).filter(
    ({ isNamed }) => isNamed,
  );
  const first = statements[0] ?? body;
  return node.from >= first.from && node.to <= first.to && !/^(?:if|try|for|while|switch|with)_/.test(first.type);
}

/** The body of a function, or of the function that a call gets last. */
export function bodyOf(test: SyntaxNode): SyntaxNode | undefined {
  const own = test.children.find(({ type }) => /function_definition|class_definition/.test(type)) ?? test;
  if (!isKind(own, 'call')) return childAs(own, 'body');
  const callback = callArguments(own).findLast((each) => isKind(each, 'function'));
  return callback === undefined ? undefined : childAs(callback, 'body');
}

/** A language without a grammar: how its tests are declared and left out, by patterns. */
interface UnreadLanguage {
  readonly declares: RegExp;
  readonly marks: readonly { readonly what: string; readonly pattern: RegExp }[];
}

const unread = data.others.map(({ files, declares, marks }) => ({
  files: new RegExp(files),
  declares: new RegExp(declares, 'gm'),
  marks: marks.map(({ what, pattern }) => ({ what, pattern: new RegExp(pattern, 'gm') })),
}));

export function unreadLanguage(path: string): UnreadLanguage | undefined {
  return unread.find(({ files }) => files.test(path));
}

/** Marks of a file whose code is not read, each as often as it stands there. */
export function unreadMarks(path: string, text: string): string[] {
  const plain = withoutCommentsAndTexts(path, text);
  return (unreadLanguage(path)?.marks ?? []).flatMap(({ what, pattern }) =>
    [...plain.matchAll(pattern)].map(() => what),
  );
}
