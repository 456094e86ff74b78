import { withoutComments } from '../../plan/claims/comments.ts';
import { getCallArguments } from './code-shapes.ts';
import { type CodeTree, getChild, getNodeText, parseCode, type SyntaxNode, walkNodes } from './syntax-tree.ts';

/** Tells if a file uses a module or only imports it. Returns null if the name appears only in comments. */
export async function usesModule(path: string, text: string, stem: string): Promise<'used' | 'imported' | null> {
  if (!text.includes(stem)) return null;
  const tree = await parseCode(path, text);
  const isRead =
    tree !== null && (tree.family === 'script' || (tree.family === 'python' && !path.endsWith('__init__.py')));
  if (!isRead) return namesModule(stem, withoutComments(path, text)) ? 'used' : null;
  const imports = [...walkNodes(tree.root)].filter((node) => namesModule(stem, getImportedModule(node, tree)));
  const withoutImports = imports.reduceRight(
    (code, { from, to }) => code.slice(0, from) + ' '.repeat(to - from) + code.slice(to),
    text,
  );
  const plain = withoutComments(path, withoutImports);
  if (imports.length === 0) return namesModule(stem, plain) ? 'used' : null;
  const words = new Set(plain.match(/[\w$]+/g));
  const isUsed = (node: SyntaxNode) => {
    const imported = listLocalNames(node, tree);
    return imported.length === 0 || imported.some((name) => words.has(name));
  };
  return imports.some(isUsed) ? 'used' : 'imported';
}

/** Returns true if the text contains the module's name as a whole word. */
export function namesModule(stem: string, text: string): boolean {
  return new RegExp(`(?<![\\w$])${stem.replace(/[^\w]/g, '\\$&')}(?![\\w$])`).test(text);
}

function getImportedModule(node: SyntaxNode, tree: CodeTree): string {
  if (node.type === 'import_from_statement' || (node.type === 'import_statement' && tree.family === 'python'))
    return /#/.test(tree.text.slice(node.to).split('\n', 1)[0] ?? '') ? '' : getNodeText(node, tree);
  if (node.type === 'import_statement') return getNodeText(getChild(node, 'source') ?? node, tree);
  const value = node.type === 'variable_declarator' ? getChild(node, 'value') : undefined;
  const [callee] = value?.type === 'call_expression' ? value.children : [];
  return value !== undefined && callee !== undefined && getNodeText(callee, tree) === 'require'
    ? getCallArguments(value)
        .map((argument) => getNodeText(argument, tree))
        .join()
    : '';
}

function listLocalNames(node: SyntaxNode, tree: CodeTree): string[] {
  const module = getChild(node, 'module_name', 'source', 'value');
  const parts = node.children.filter((child) => child !== module).flatMap((child) => [...walkNodes(child)]);
  return parts.flatMap((part) =>
    /identifier/.test(part.type) && part.children.length === 0 ? [getNodeText(part, tree)] : [],
  );
}
