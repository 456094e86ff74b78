import { posix } from 'node:path';
import { callArguments, isKind, stringValue } from './code-shapes.ts';
import known from './references.json' with { type: 'json' };
import {
  type CodeTree,
  childAs,
  getNodeText,
  namedChildren,
  parseCode,
  type SyntaxNode,
  walkAncestors,
  walkNodes,
} from './syntax-tree.ts';

/** A place of the project that a file names, as it is written, with the names that it takes from there. */
export interface ModuleImport {
  readonly written: string;
  readonly names: readonly string[];
  /** Places of which one is meant, where the file itself says it; else that is for the rules of its language. */
  readonly places?: readonly string[];
}

/** Files that import others by their places, and are imported so. */
const isModule = /\.(?:[cm]?[jt]sx?|vue|svelte|py)$/;

const references = known.map(({ files, names, forms, isAbove = false, unless }: (typeof known)[number]) => ({
  files: new RegExp(files),
  names: new RegExp(names, 'gm'),
  /** Ways to write a place from the folder of the file, or from each folder above it as well. */
  forms,
  isAbove,
  unless: new RegExp(unless ?? '$^'),
}));

export function namesPlaces(path: string): boolean {
  return isModule.test(path) || references.some(({ files }) => files.test(path));
}

/** A file that holds its modules itself. */
const bundlePattern = /\(\s?require\s?,\s?module\s?,|\b__webpack_require__\b/;

/** The imports of JavaScript, TypeScript and Python, and the places that files of other kinds name. */
export async function listImports(path: string, text: string): Promise<ModuleImport[]> {
  if (!isModule.test(path)) return listReferencedPaths(path, text);
  const tree = bundlePattern.test(text) ? null : await parseCode(path, text);
  if (tree === null) return [];
  return tree.family === 'python'
    ? namedChildren(tree.root).flatMap((statement) => pythonImports(statement, tree))
    : [...walkNodes(tree.root)].flatMap((part) => scriptImports(part, tree));
}

/** Behind `try` or a condition a module need not be there, and types are erased. In a function only files of the project count. */
function scriptImports(part: SyntaxNode, tree: CodeTree): ModuleImport[] {
  if (/^(?:import|export)_statement$/.test(part.type)) {
    if (/^(?:import|export)\s+type\b(?!\s+from)/.test(getNodeText(part, tree))) return [];
    const source = childAs(part, 'source') ?? childAs(part.children[1] ?? part, 'source');
    const specifiers = [...walkNodes(part)].filter(
      (node) => /^(?:im|ex)port_specifier$/.test(node.type) && !/^type\s+(?!as\b)[\w$]/.test(getNodeText(node, tree)),
    );
    return buildImport(
      source,
      listImportedNames(
        specifiers.flatMap((specifier) => childAs(specifier, 'name') ?? []),
        tree,
      ),
      tree,
    );
  }
  const [callee] = part.type === 'call_expression' ? part.children : [];
  if (callee === undefined || !/^(?:import|require)$/.test(getNodeText(callee, tree))) return [];
  const outer = [...walkAncestors(part)];
  if (outer.some(mayFail)) return [];
  const taken = part.parent?.type === 'variable_declarator' ? childAs(part.parent, 'name') : undefined;
  const keys = taken?.type === 'object_pattern' ? namedChildren(taken) : [];
  const names = listImportedNames(
    keys.map((key) => childAs(key, 'key') ?? key),
    tree,
  );
  const isFirst = callee.type !== 'import' && !outer.some((node) => isKind(node, 'function'));
  return buildImport(callArguments(part)[0], names, tree).filter(({ written }) => isFirst || written.startsWith('.'));
}

function mayFail({ type, children }: SyntaxNode): boolean {
  return (
    /^(?:try_statement|if_statement|ternary_expression)$/.test(type) ||
    (type === 'binary_expression' && children.some((node) => /^(?:&&|\|\||\?\?)$/.test(node.type)))
  );
}

function listImportedNames(nodes: readonly SyntaxNode[], tree: CodeTree): string[] {
  return nodes.map((node) => getNodeText(node, tree)).filter((name) => /^[\w$]+$/.test(name) && name !== 'default');
}

/** `./a.txt?raw` is `./a.txt`; a loader (`!`) and an absolute path are for others. */
function buildImport(source: SyntaxNode | undefined, names: readonly string[], tree: CodeTree): ModuleImport[] {
  const written = stringValue(source, tree)?.replace(/\?.*/s, '') ?? '';
  return /^[\w@.][^!\n]*$/.test(written) ? [{ written, names }] : [];
}

/** `from .a import b, c as d`, `import a.b`. */
function pythonImports(statement: SyntaxNode, tree: CodeTree): ModuleImport[] {
  const named = statement.children.filter(({ field }) => field === 'name');
  const names = named.map((node) => getNodeText(childAs(node, 'name') ?? node, tree));
  if (statement.type === 'import_statement')
    return names.filter((name) => name.includes('.')).map((written) => ({ written, names: [] }));
  const module = statement.type === 'import_from_statement' ? childAs(statement, 'module_name') : undefined;
  const written = module === undefined ? '' : getNodeText(module, tree);
  return /\w/.test(written) ? [{ written, names }] : [];
}

function listReferencedPaths(path: string, text: string): ModuleImport[] {
  const { dir, name: stem } = posix.parse(path);
  const above = dir.split('/').map((_, at, parts) => parts.slice(0, parts.length - at).join('/'));
  return references.flatMap(({ files, names, forms, isAbove, unless }) => {
    if (!files.test(path) || text.length > maxText || unless.test(text)) return [];
    return [...text.matchAll(names)].flatMap(({ groups: { at = '' } = {} }): ModuleImport[] => {
      const { dir: folder, base } = posix.parse(at);
      const filled = forms.map((form) =>
        form.replace('{at}', at).replace('{stem}', stem).replace('{dir}', folder).replace('{base}', base),
      );
      const from = isAbove ? [...above, ''] : [dir];
      const places = from.flatMap((each) => filled.map((form) => posix.join(each, form)));
      return [{ written: at, names: [], places }];
    });
  });
}

const maxText = 256 * 1024;

export interface ModuleExports {
  readonly names: ReadonlySet<string>;
  /** It may give others, which its text does not say. */
  readonly isOpen: boolean;
}

export async function listExports(path: string, text: string): Promise<ModuleExports | null> {
  const tree = isModule.test(path) ? await parseCode(path, text) : null;
  if (tree === null) return null;
  if (tree.family === 'python') return pythonNames(tree);
  const names = new Set<string>();
  let isOpen = tree.hasErrors;
  for (const part of walkNodes(tree.root)) {
    if (part.type === 'export_statement') isOpen = exportNames(part, tree, names) || isOpen;
    else if (/identifier$/.test(part.type) && getNodeText(part, tree) === 'exports')
      isOpen = assignedNames(part, tree, names) || isOpen;
  }
  return { names, isOpen: isOpen || names.size === 0 };
}

/** Adds the names of `export …`. True where it may give more: `export *`, `export =`. */
function exportNames(statement: SyntaxNode, tree: CodeTree, names: Set<string>): boolean {
  for (const part of walkNodes(statement)) {
    const name = childAs(part, 'alias') ?? childAs(part, 'name');
    if (part.type === 'export_specifier' && name !== undefined) names.add(getNodeText(name, tree));
    if (part.type === 'namespace_export') names.add(getNodeText(part, tree).replace(/^\*\s*as\s+/, ''));
    if (name === undefined || part.type === 'export_specifier') continue;
    const outer = [...walkAncestors(part)];
    const isDeclared = outer
      .slice(0, outer.indexOf(statement))
      .every(({ type }) => /^(?:lexical|variable|ambient)_declaration$/.test(type));
    for (const inner of isDeclared ? walkNodes(name) : [])
      if (/identifier/.test(inner.type)) names.add(getNodeText(inner, tree));
  }
  const signs = statement.children.map(({ type }) => type);
  if (signs.includes('default')) names.add('default');
  return ['*', '=', 'import'].some((sign) => signs.includes(sign));
}

/** Adds the names of `exports.a = …` and `module.exports = { … }`. True for other uses, which may give more. */
function assignedNames(part: SyntaxNode, tree: CodeTree, names: Set<string>): boolean {
  const own = part.field === 'property' ? part.parent : part;
  const outer = own?.parent?.type === 'member_expression' ? own.parent : own;
  if (outer == null) return true;
  const [, name] = /^(?:module\.)?exports\.([\w$]+)$/.exec(getNodeText(outer, tree)) ?? [];
  if (name !== undefined) names.add(name);
  const value = outer.field === 'left' && outer.parent !== null ? childAs(outer.parent, 'right') : undefined;
  if (outer !== own) return name === undefined;
  if (value?.type !== 'object') return value?.type !== 'assignment_expression';
  for (const node of namedChildren(value)) {
    const key = childAs(node, 'key', 'name') ?? node;
    if (!/identifier$|^string$/.test(key.type)) return true;
    names.add(stringValue(key, tree) ?? getNodeText(key, tree));
  }
  return false;
}

/** Every name of a module of Python outside of its functions: also one that is set on a condition. */
function pythonNames(tree: CodeTree): ModuleExports {
  const isInside = (node: SyntaxNode) =>
    [...walkAncestors(node)].some(
      ({ field, parent }) => field === 'body' && parent !== null && isKind(parent, 'function'),
    );
  const names = [...walkNodes(tree.root)].filter((node) => node.type === 'identifier' && !isInside(node));
  const isOpen =
    tree.hasErrors || /\bimport \*|\b(?:globals|setattr|exec|vars|__getattr__|__dict__|global)\b/.test(tree.text);
  return { names: new Set(names.map((name) => getNodeText(name, tree))), isOpen };
}
