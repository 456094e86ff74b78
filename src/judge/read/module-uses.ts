import { withoutComments } from '../../plan/claims/comments.ts';
import { callArguments } from './code-shapes.ts';
import { type CodeTree, childAs, getNodeText, parseCode, type SyntaxNode, walkNodes } from './syntax-tree.ts';

/** What a file does with a module of this name: uses it, only imports it, or does not name it outside of comments. */
export async function usesModule(path: string, text: string, stem: string): Promise<'used' | 'imported' | null> {
  if (!text.includes(stem)) return null;
  const tree = await parseCode(path, text);
  const isRead =
    tree !== null && (tree.family === 'script' || (tree.family === 'python' && !path.endsWith('__init__.py')));
  if (!isRead) return names(stem, withoutComments(path, text)) ? 'used' : null;
  const imports = [...walkNodes(tree.root)].filter((node) => names(stem, importedModule(node, tree)));
  const rest = imports.reduceRight(
    (all, { from, to }) => all.slice(0, from) + ' '.repeat(to - from) + all.slice(to),
    text,
  );
  const plain = withoutComments(path, rest);
  if (imports.length === 0) return names(stem, plain) ? 'used' : null;
  const words = new Set(plain.match(/[\w$]+/g));
  const isUsed = (node: SyntaxNode) => {
    const own = localNames(node, tree);
    return own.length === 0 || own.some((name) => words.has(name));
  };
  return imports.some(isUsed) ? 'used' : 'imported';
}

function names(stem: string, text: string): boolean {
  return new RegExp(`(?<![\\w$])${stem.replace(/[^\w]/g, '\\$&')}(?![\\w$])`).test(text);
}

/** The module of a statement that does nothing but to import it; empty for any other. */
function importedModule(node: SyntaxNode, tree: CodeTree): string {
  if (node.type === 'import_from_statement' || (node.type === 'import_statement' && tree.family === 'python'))
    return /#/.test(tree.text.slice(node.to).split('\n', 1)[0] ?? '') ? '' : getNodeText(node, tree);
  if (node.type === 'import_statement') return getNodeText(childAs(node, 'source') ?? node, tree);
  const value = node.type === 'variable_declarator' ? childAs(node, 'value') : undefined;
  const [callee] = value?.type === 'call_expression' ? value.children : [];
  return value !== undefined && callee !== undefined && getNodeText(callee, tree) === 'require'
    ? callArguments(value)
        .map((argument) => getNodeText(argument, tree))
        .join()
    : '';
}

/** Names by which a file calls what it imports; none where it imports for the effect. */
function localNames(node: SyntaxNode, tree: CodeTree): string[] {
  const module = childAs(node, 'module_name', 'source', 'value');
  const parts = node.children.filter((child) => child !== module).flatMap((child) => [...walkNodes(child)]);
  return parts.flatMap((part) =>
    /identifier/.test(part.type) && part.children.length === 0 ? [getNodeText(part, tree)] : [],
  );
}
