import { posix } from 'node:path';
import { getCallArguments, getStringValue, isKind } from './code-shapes.ts';
import known from './references.json' with { type: 'json' };
import {
  type CodeTree,
  getChild,
  getNodeText,
  listNamedChildren,
  parseCode,
  type SyntaxNode,
  walkAncestors,
  walkNodes,
} from './syntax-tree.ts';

export interface ModuleImport {
  readonly written: string;
  readonly names: readonly string[];
  /** Candidate paths if the reference resolves to paths directly; otherwise the language's rules apply. */
  readonly places?: readonly string[];
}

const isModule = /\.(?:[cm]?[jt]sx?|vue|svelte|py)$/;

const references = known.map(({ files, names, forms, isAbove = false, unless }: (typeof known)[number]) => ({
  files: new RegExp(files),
  names: new RegExp(names, 'gm'),
  /** Path templates relative to the file's folder or, with `isAbove`, to each parent folder. */
  forms,
  isAbove,
  unless: new RegExp(unless ?? '$^'),
}));

export function namesPlaces(path: string): boolean {
  return isModule.test(path) || references.some(({ files }) => files.test(path));
}

/** Bundles contain their own modules. */
const bundlePattern = /\(\s?require\s?,\s?module\s?,|\b__webpack_require__\b/;

export async function listImports(path: string, text: string): Promise<ModuleImport[]> {
  if (!isModule.test(path)) return listReferencedPaths(path, text);
  const tree = bundlePattern.test(text) ? null : await parseCode(path, text);
  if (tree === null) return [];
  return tree.family === 'python'
    ? listNamedChildren(tree.root).flatMap((statement) => listPythonImports(statement, tree))
    : [...walkNodes(tree.root)].flatMap((part) => listScriptImports(part, tree));
}

/** Skips type imports and imports in `try` or conditions, which may fail. Inside functions only relative imports count. */
function listScriptImports(part: SyntaxNode, tree: CodeTree): ModuleImport[] {
  if (/^(?:import|export)_statement$/.test(part.type)) {
    if (/^(?:import|export)\s+type\b(?!\s+from)/.test(getNodeText(part, tree))) return [];
    const source = getChild(part, 'source') ?? getChild(part.children[1] ?? part, 'source');
    const specifiers = [...walkNodes(part)].filter(
      (node) => /^(?:im|ex)port_specifier$/.test(node.type) && !/^type\s+(?!as\b)[\w$]/.test(getNodeText(node, tree)),
    );
    return buildImport(
      source,
      listImportedNames(
        specifiers.flatMap((specifier) => getChild(specifier, 'name') ?? []),
        tree,
      ),
      tree,
    );
  }
  const [callee] = part.type === 'call_expression' ? part.children : [];
  if (callee === undefined || !/^(?:import|require)$/.test(getNodeText(callee, tree))) return [];
  const outer = [...walkAncestors(part)];
  if (outer.some(mayFail)) return [];
  const binding = part.parent?.type === 'variable_declarator' ? getChild(part.parent, 'name') : undefined;
  const keys = binding?.type === 'object_pattern' ? listNamedChildren(binding) : [];
  const names = listImportedNames(
    keys.map((key) => getChild(key, 'key') ?? key),
    tree,
  );
  const isTopLevel = callee.type !== 'import' && !outer.some((node) => isKind(node, 'function'));
  return buildImport(getCallArguments(part)[0], names, tree).filter(
    ({ written }) => isTopLevel || written.startsWith('.'),
  );
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

/** `./a.txt?raw` is `./a.txt`; loaders (`!`) and absolute paths are ignored. */
function buildImport(source: SyntaxNode | undefined, names: readonly string[], tree: CodeTree): ModuleImport[] {
  const written = getStringValue(source, tree)?.replace(/\?.*/s, '') ?? '';
  return /^[\w@.][^!\n]*$/.test(written) ? [{ written, names }] : [];
}

/** Reads `from .a import b, c as d` and `import a.b`. */
function listPythonImports(statement: SyntaxNode, tree: CodeTree): ModuleImport[] {
  const nameNodes = statement.children.filter(({ field }) => field === 'name');
  const names = nameNodes.map((node) => getNodeText(getChild(node, 'name') ?? node, tree));
  if (statement.type === 'import_statement')
    return names.filter((name) => name.includes('.')).map((written) => ({ written, names: [] }));
  const module = statement.type === 'import_from_statement' ? getChild(statement, 'module_name') : undefined;
  const written = module === undefined ? '' : getNodeText(module, tree);
  return /\w/.test(written) ? [{ written, names }] : [];
}

function listReferencedPaths(path: string, text: string): ModuleImport[] {
  const { dir, name: stem } = posix.parse(path);
  const parentFolders = dir.split('/').map((_, at, parts) => parts.slice(0, parts.length - at).join('/'));
  return references.flatMap(({ files, names, forms, isAbove, unless }) => {
    if (!files.test(path) || text.length > maxText || unless.test(text)) return [];
    return [...text.matchAll(names)].flatMap(({ groups: { at = '' } = {} }): ModuleImport[] => {
      const { dir: folder, base } = posix.parse(at);
      const targets = forms.map((form) =>
        form.replace('{at}', at).replace('{stem}', stem).replace('{dir}', folder).replace('{base}', base),
      );
      const folders = isAbove ? [...parentFolders, ''] : [dir];
      const places = folders.flatMap((each) => targets.map((form) => posix.join(each, form)));
      return [{ written: at, names: [], places }];
    });
  });
}

const maxText = 256 * 1024;

export interface ModuleExports {
  readonly names: ReadonlySet<string>;
  readonly isOpen: boolean;
}

export async function listExports(path: string, text: string): Promise<ModuleExports | null> {
  const tree = isModule.test(path) ? await parseCode(path, text) : null;
  if (tree === null) return null;
  if (tree.family === 'python') return listPythonNames(tree);
  const names = new Set<string>();
  let isOpen = tree.hasErrors;
  for (const part of walkNodes(tree.root)) {
    if (part.type === 'export_statement') isOpen = addExportedNames(part, tree, names) || isOpen;
    else if (/identifier$/.test(part.type) && getNodeText(part, tree) === 'exports')
      isOpen = addAssignedNames(part, tree, names) || isOpen;
  }
  return { names, isOpen: isOpen || names.size === 0 };
}

/** Adds exported names. Returns true if there may be more, as with `export *` or `export =`. */
function addExportedNames(statement: SyntaxNode, tree: CodeTree, names: Set<string>): boolean {
  for (const part of walkNodes(statement)) {
    const name = getChild(part, 'alias') ?? getChild(part, 'name');
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

/** Adds names from `exports.a = …` and `module.exports = { … }`. Returns true if there may be more. */
function addAssignedNames(part: SyntaxNode, tree: CodeTree, names: Set<string>): boolean {
  const member = part.field === 'property' ? part.parent : part;
  const outer = member?.parent?.type === 'member_expression' ? member.parent : member;
  if (outer == null) return true;
  const [, name] = /^(?:module\.)?exports\.([\w$]+)$/.exec(getNodeText(outer, tree)) ?? [];
  if (name !== undefined) names.add(name);
  const value = outer.field === 'left' && outer.parent !== null ? getChild(outer.parent, 'right') : undefined;
  if (outer !== member) return name === undefined;
  if (value?.type !== 'object') return value?.type !== 'assignment_expression';
  for (const node of listNamedChildren(value)) {
    const key = getChild(node, 'key', 'name') ?? node;
    if (!/identifier$|^string$/.test(key.type)) return true;
    names.add(getStringValue(key, tree) ?? getNodeText(key, tree));
  }
  return false;
}

/** Returns all module-level names, including conditional ones. */
function listPythonNames(tree: CodeTree): ModuleExports {
  const isInside = (node: SyntaxNode) =>
    [...walkAncestors(node)].some(
      ({ field, parent }) => field === 'body' && parent !== null && isKind(parent, 'function'),
    );
  const names = [...walkNodes(tree.root)].filter((node) => node.type === 'identifier' && !isInside(node));
  const isOpen =
    tree.hasErrors || /\bimport \*|\b(?:globals|setattr|exec|vars|__getattr__|__dict__|global)\b/.test(tree.text);
  return { names: new Set(names.map((name) => getNodeText(name, tree))), isOpen };
}
