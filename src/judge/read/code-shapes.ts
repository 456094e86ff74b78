import data from './code-languages.json' with { type: 'json' };
import { type CodeTree, getChild, getNodeText, listNamedChildren, type SyntaxNode, walkNodes } from './syntax-tree.ts';

type Kind = keyof typeof data.kinds;

const sets = new Map(Object.entries(data.kinds).map(([kind, types]) => [kind, new Set(types.split(' '))]));

export function isKind(node: SyntaxNode, kind: Kind): boolean {
  return sets.get(kind)?.has(node.type) === true;
}

/** Returns the names along a call chain: expect, not, toBe for `expect(a).not.toBe(1)`. */
export function getCallChain(node: SyntaxNode, tree: CodeTree): string[] {
  const names: string[] = [];
  for (let at: SyntaxNode | undefined = node; at !== undefined; ) {
    const nameNode = getChild(at, 'property', 'attribute', 'field', 'name');
    const owner = getChild(at, 'object', 'operand', 'value', 'path', 'argument');
    if (isKind(at, 'name') || (at.type === 'identifier' && at.children.length === 0)) {
      names.unshift(getNodeText(at, tree));
      return names;
    }
    if (at.type === 'macro_invocation') {
      const macro = getChild(at, 'macro');
      return [...(macro === undefined ? [] : getCallChain(macro, tree)), ...names];
    }
    if (isKind(at, 'member') || at.type === 'method_invocation') {
      if (nameNode !== undefined) names.unshift(getNodeText(nameNode, tree));
      if (owner === undefined) return names;
      at = owner;
    } else if (requiresTests(at, tree)) return ['test', ...names];
    else if (isKind(at, 'call')) at = getChild(at, 'function', 'constructor', 'type', 'name');
    else if (isKind(at, 'wrapper')) at = listNamedChildren(at)[0];
    else return ['', ...names];
  }
  return ['', ...names];
}

function requiresTests(call: SyntaxNode, tree: CodeTree): boolean {
  return (
    call.type === 'call_expression' &&
    /^require\(\s*(['"])(?:node:test|tape?|ava|uvu|vitest)\1\s*\)$/.test(getNodeText(call, tree))
  );
}

/** Returns the outermost chain that starts with a call: `expect(a).to.be.true` for `expect(a)`. */
export function getWholeChain(node: SyntaxNode): SyntaxNode {
  let at = node;
  while (
    at.parent !== null &&
    (isKind(at.parent, 'call') || isKind(at.parent, 'member') || isKind(at.parent, 'wrapper')) &&
    at.field !== 'arguments' &&
    at.field !== 'property' &&
    at.parent.type !== 'parenthesized_expression'
  )
    at = at.parent;
  return at;
}

export function isPrint(node: SyntaxNode, tree: CodeTree): boolean {
  return isKind(node, 'call') && printsPattern.test(getCallChain(node, tree).join('.'));
}

const printsPattern =
  /^(?:console|log|logger|logging|tracing|System\.(?:out|err))\.\w+$|^fmt\.(?:Print|Fprint)\w*$|^(?:print|println|eprintln|log)$/;

export function getCallArguments(call: SyntaxNode): SyntaxNode[] {
  const list = getChild(call, 'arguments');
  if (list !== undefined) return list.type === 'template_string' ? [list] : listNamedChildren(list);
  const tokens = call.children.find(({ type }) => type === 'token_tree');
  return tokens === undefined ? [] : listNamedChildren(tokens);
}

const emptyValues =
  /^(?:Promise\.resolve|Vec\.new|String\.new|HashMap\.new|Default\.default|Optional\.empty|(?:List|Map|Set)\.of|Collections\.empty\w+|dict|list|set|Ok|Some|Some|make|frozenset|tuple)$/;

/** Returns true for literal values such as `1`, `'a'`, `{ ok: true, items: [] }` or `() => {}`. */
export function isConstant(node: SyntaxNode, tree: CodeTree): boolean {
  if (isKind(node, 'function')) {
    const body = getChild(node, 'body');
    return body !== undefined && listNamedChildren(body).length === 0 && /block|^compound/.test(body.type);
  }
  if (isKind(node, 'call')) {
    const isEmpty = emptyValues.test(getCallChain(node, tree).join('.'));
    return isEmpty && getCallArguments(node).every((callArgument) => isConstant(callArgument, tree));
  }
  if (/^jsx_/.test(node.type)) return isBareMarkup(node, tree);
  if (node.children.length === 0)
    return (
      !node.isNamed ||
      isKind(node, 'literal') ||
      node.field === 'key' ||
      /^(?:undefined|None|nil|NaN|null|\{\}|\[\]|\(\))$/.test(getNodeText(node, tree)) ||
      /type/.test(node.type)
    );
  if (node.type === 'scoped_identifier') return emptyValues.test(getCallChain(node, tree).join('.'));
  return node.children.every((syntaxNode) => isConstant(syntaxNode, tree));
}

function isBareMarkup(node: SyntaxNode, tree: CodeTree): boolean {
  return [...walkNodes(node)].every(
    (syntaxNode) =>
      !/attribute|jsx_expression|member/.test(syntaxNode.type) &&
      (syntaxNode.type !== 'jsx_text' || getNodeText(syntaxNode, tree).trim() === '') &&
      (syntaxNode.type !== 'identifier' || /^[a-z]/.test(getNodeText(syntaxNode, tree))),
  );
}

export function getStringValue(node: SyntaxNode | undefined, tree: CodeTree): string | null {
  if (node === undefined || !/string/.test(node.type)) return null;
  return getNodeText(node, tree).replace(/^[\w]*(?:"""|'''|['"`])|(?:"""|'''|['"`])$/g, '');
}

export function getDeclaredName(node: SyntaxNode, tree: CodeTree): string {
  const name = getChild(node, 'name');
  return name === undefined ? '' : getNodeText(name, tree);
}

export function getBody(test: SyntaxNode): SyntaxNode | undefined {
  const definition = getChild(test, 'definition') ?? test;
  const callback = isKind(definition, 'call')
    ? getCallArguments(definition).findLast((callArgument) => isKind(callArgument, 'function'))
    : definition;
  return callback === undefined ? undefined : getChild(callback, 'body');
}
