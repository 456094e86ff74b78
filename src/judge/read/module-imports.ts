import { posix } from 'node:path';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
import { callArguments, chainOf, isKind, stringValue } from './code-shapes.ts';
import known from './references.json' with { type: 'json' };
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

/** A place of the project that a file names, as it is written, with the names that it takes from there. */
export interface ModuleImport {
  readonly written: string;
  readonly names: readonly string[];
  /** Places of which one is meant, where the file itself says it; else that is for the rules of its language. */
  readonly places?: readonly string[];
  /** A script or an action that commands name: where they run decides. */
  readonly isRun?: boolean;
}

/** Files that import others by their places, and are imported so. */
const isModule = /\.(?:[cm]?[jt]sx?|vue|svelte|py)$/;

interface References {
  readonly files: RegExp;
  readonly names: RegExp;
  /** Ways to write a place from the folder of the file; none where the language says it. */
  readonly forms: readonly string[];
  /** From each folder above as well. */
  readonly isAbove?: boolean;
  readonly unless?: string;
}

/** Kinds of files that name places of the project, besides modules. */
const references = known.map(
  ({ files, names, ...rest }): References => ({ ...rest, files: new RegExp(files), names: new RegExp(names, 'gm') }),
);

/** True for a file that may name places of the project. */
export function namesPlaces(path: string): boolean {
  return isModule.test(path) || references.some(({ files }) => files.test(path));
}

/** A file that holds its modules itself. */
const bundle = /\(\s?require\s?,\s?module\s?,|\b__webpack_require__\b/;

/** The imports of JavaScript, TypeScript and Python, and the places that files of other kinds name. */
export async function importsIn(path: string, text: string): Promise<ModuleImport[]> {
  if (!isModule.test(path)) return [...placesIn(path, text), ...entriesOf(path, text)];
  if (bundle.test(text)) return [];
  const tree = await parseCode(path, text);
  if (tree === null) return [];
  const statements = namedChildren(tree.root);
  if (tree.family === 'python')
    return [...statements.flatMap((statement) => pythonImports(statement, tree)), ...placesIn(path, text)];
  const first = statements.flatMap((statement) => scriptImports(statement, tree));
  const later = [...partsOf(tree.root)].flatMap((part) => laterImports(part, tree));
  return [...first, ...later.filter(({ written }) => !first.some((each) => each.written === written))];
}

/** Imports of a statement at the top: neither conditional nor erased with the types. */
function scriptImports(statement: SyntaxNode, tree: CodeTree): ModuleImport[] {
  if (/^(?:import|export)_statement$/.test(statement.type)) {
    const source = childAs(statement, 'source') ?? childAs(statement.children[1] ?? statement, 'source');
    if (/^(?:import|export)\s+type\b(?!\s+from)/.test(textOf(statement, tree))) return [];
    const specifiers = [...partsOf(statement)].filter(({ type }) => /^(?:im|ex)port_specifier$/.test(type));
    return placed(source, namesOf(specifiers, tree), tree);
  }
  const expression = statement.type === 'expression_statement' ? namedChildren(statement) : [];
  const values = statement.type.endsWith('_declaration') ? namedChildren(statement) : expression;
  return values.flatMap((each) => {
    const value = childAs(each, 'value', 'right');
    const taken = childAs(each, 'name');
    if (value === undefined || !isKind(value, 'call') || chainOf(value, tree).join('.') !== 'require') return [];
    const keys = taken === undefined ? [] : namedChildren(taken).map((key) => childAs(key, 'key') ?? key);
    const names = taken?.type === 'object_pattern' ? keys.map((key) => textOf(key, tree)) : [];
    return placed(
      callArguments(value)[0],
      names.filter((name) => /^[\w$]+$/.test(name)),
      tree,
    );
  });
}

/** The names at the other end. */
function namesOf(specifiers: readonly SyntaxNode[], tree: CodeTree): string[] {
  return specifiers
    .filter((each) => !/^type\s+[\w$]/.test(textOf(each, tree)) || /^type\s+as\b/.test(textOf(each, tree)))
    .flatMap((each) => childAs(each, 'name') ?? [])
    .map((each) => textOf(each, tree))
    .filter((name) => name !== 'default');
}

/** `./a.txt?raw` is `./a.txt`; a loader (`!`) and an absolute path are for others. */
function placed(source: SyntaxNode | undefined, names: readonly string[], tree: CodeTree): ModuleImport[] {
  const written = stringValue(source, tree)?.replace(/\?.*/s, '') ?? '';
  return /^[\w@.][^!\n]*$/.test(written) ? [{ written, names }] : [];
}

/** Imports that run later. Behind `try` or a condition a module need not be there. */
function laterImports(part: SyntaxNode, tree: CodeTree): ModuleImport[] {
  if (part.type !== 'call_expression') return [];
  const [callee] = part.children;
  if (callee?.type !== 'import' && (callee === undefined || textOf(callee, tree) !== 'require')) return [];
  const mayFail = [...around(part)].some(
    ({ type, children }) =>
      /^(?:try_statement|if_statement|ternary_expression)$/.test(type) ||
      (type === 'binary_expression' && children.some((each) => /^(?:&&|\|\||\?\?)$/.test(each.type))),
  );
  const found = mayFail ? [] : placed(callArguments(part)[0], [], tree);
  return found.filter(({ written }) => /^\.{1,2}\//.test(written));
}

/** `from .a import b, c as d`, `import a.b`. */
function pythonImports(statement: SyntaxNode, tree: CodeTree): ModuleImport[] {
  const named = statement.children.filter(({ field }) => field === 'name');
  const names = named.map((each) => textOf(childAs(each, 'name') ?? each, tree));
  if (statement.type === 'import_statement')
    return names.filter((name) => name.includes('.')).map((written) => ({ written, names: [] }));
  const module = statement.type === 'import_from_statement' ? childAs(statement, 'module_name') : undefined;
  const written = module === undefined ? '' : textOf(module, tree);
  return /\w/.test(written) ? [{ written, names }] : [];
}

function placesIn(path: string, text: string): ModuleImport[] {
  const { dir, name: stem } = posix.parse(path);
  const folders = dir.split('/').map((_, at, parts) => parts.slice(0, parts.length - at).join('/'));
  return references.flatMap(({ files, names, forms, isAbove, unless }) => {
    if (!files.test(path) || text.length > mostText || (unless && new RegExp(unless).test(text))) return [];
    return [...text.matchAll(names)].flatMap(({ groups = {} }): ModuleImport[] => {
      const { at, module = groups.other, name = groups.also, script = groups.action } = groups;
      if (module !== undefined) return [{ written: module, names: [name ?? ''] }];
      if (at === undefined) return script === undefined ? [] : [{ written: script, names: [], isRun: true }];
      const { dir: above, base } = posix.parse(at);
      const filled = forms.map((form) =>
        form.replace('{at}', at).replace('{stem}', stem).replace('{dir}', above).replace('{base}', base),
      );
      const from = isAbove ? [...folders, ''] : [dir];
      return [{ written: at, names: [], places: from.flatMap((each) => filled.map((form) => posix.join(each, form))) }];
    });
  });
}

const mostText = 256 * 1024;

/** The entry points of package.json, unless they are built, or another package is. */
function entriesOf(path: string, text: string): ModuleImport[] {
  const root = path.endsWith('package.json') ? tryParseJson(text) : null;
  if (!isMapping(root)) return [];
  const { main, module, browser, types, typings, bin, exports, scripts, ...rest } = root;
  const isBuilt =
    isMapping(scripts) && /"(?:build|prepare|prepack|compile|dev|postinstall)\w*":/.test(JSON.stringify(scripts));
  const entries = [main, module, types, typings, bin, exports, typeof browser === 'string' ? browser : null];
  return entries.flatMap(textsIn).flatMap((written) => {
    const place = posix.join(posix.dirname(path), written);
    const [first = ''] = posix.normalize(written).split('/');
    const isOther = /[*]|^[@#]|^\w+:|^index\.js$/.test(written) || JSON.stringify(rest).includes(`"${first}":`);
    if (isOther || (isBuilt && outputs.test(written))) return [];
    return { written, names: [], places: entryEnds.map((end) => `${place}${end}`) };
  });
}

const entryEnds = ['', '.js', '.json', '.cjs', '.mjs', '.ts', '.tsx', '/index.js', '/index.ts', '/index.json'];
const outputs = /^(?:\.\/)?(?!src\/|app\/)|\.d\.\w*ts$|\.min\./;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isMapping(value) || Array.isArray(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The names that a module gives others. */
export interface ModuleExports {
  readonly names: ReadonlySet<string>;
  /** It may give others, which its text does not say. */
  readonly isOpen: boolean;
}

/** What a module gives others; null for a file whose code is not read. */
export async function exportsIn(path: string, text: string): Promise<ModuleExports | null> {
  const tree = isModule.test(path) ? await parseCode(path, text) : null;
  if (tree === null) return null;
  if (tree.family === 'python') return pythonNames(tree);
  const names = new Set<string>();
  let isOpen = tree.hasErrors;
  for (const part of partsOf(tree.root)) {
    if (part.type === 'export_statement') isOpen = exportNames(part, tree, names) || isOpen;
    if (part.type === 'identifier' && textOf(part, tree) === 'exports')
      isOpen = assignedNames(part.parent?.type === 'member_expression' ? part.parent : part, tree, names) || isOpen;
    if (part.type === 'property_identifier' && textOf(part, tree) === 'exports' && part.parent !== null)
      isOpen = assignedNames(part.parent, tree, names) || isOpen;
  }
  return { names, isOpen: isOpen || names.size === 0 };
}

/** Adds the names of `export …`. True where it may give more: `export *`, `export =`. */
function exportNames(statement: SyntaxNode, tree: CodeTree, names: Set<string>): boolean {
  const specifiers = [...partsOf(statement)].filter(({ type }) => type === 'export_specifier');
  for (const each of specifiers) names.add(textOf(childAs(each, 'alias') ?? childAs(each, 'name') ?? each, tree));
  const namespace = statement.children.find(({ type }) => type === 'namespace_export');
  if (namespace !== undefined) names.add(textOf(namespace, tree).replace(/^\*\s*as\s+/, ''));
  if (statement.children.some(({ type }) => type === 'default')) names.add('default');
  const declaration =
    childAs(statement, 'declaration') ?? statement.children.find(({ type }) => type === 'ambient_declaration');
  const declared = declaration?.type === 'ambient_declaration' ? namedChildren(declaration) : [declaration];
  for (const each of declared) {
    const declarators =
      each === undefined ? [] : namedChildren(each).filter(({ type }) => type === 'variable_declarator');
    for (const one of declarators.length > 0 ? declarators : each === undefined ? [] : [each]) {
      const name = childAs(one, 'name');
      const inner = name === undefined ? [] : [...partsOf(name)].filter(({ type }) => /identifier/.test(type));
      for (const identifier of inner) names.add(textOf(identifier, tree));
    }
  }
  return statement.children.some(({ type }) => type === '*' || type === '=' || type === 'import');
}

/** Adds the names of `exports.a = …` and `module.exports = { … }`. True for other uses, which may give more. */
function assignedNames(part: SyntaxNode, tree: CodeTree, names: Set<string>): boolean {
  const outer = part.parent?.type === 'member_expression' ? part.parent : part;
  const isWhole = /^(?:module\.)?exports$/.test(textOf(outer, tree));
  const name = /^(?:module\.)?exports\.([\w$]+)$/.exec(textOf(outer, tree))?.[1];
  if (name !== undefined) names.add(name);
  const value = outer.field === 'left' && outer.parent !== null ? childAs(outer.parent, 'right') : undefined;
  if (!isWhole) return name === undefined;
  if (value?.type !== 'object') return !/^(?:assignment_expression)$/.test(value?.type ?? '');
  for (const each of namedChildren(value)) {
    const key = childAs(each, 'key', 'name') ?? each;
    if (!/identifier$|^string$/.test(key.type)) return true;
    names.add(stringValue(key, tree) ?? textOf(key, tree));
  }
  return false;
}

/** Every name of a module of Python outside of its functions: also one that is set on a condition. */
function pythonNames(tree: CodeTree): ModuleExports {
  const outside = [...partsOf(tree.root)].filter(({ type }) => type === 'identifier');
  const names = outside.filter(
    (each) =>
      ![...around(each)].some(
        (outer) => outer.field === 'body' && outer.parent !== null && isKind(outer.parent, 'function'),
      ),
  );
  const isOpen =
    tree.hasErrors || /\bimport \*|\b(?:globals|setattr|exec|vars|__getattr__|__dict__|global)\b/.test(tree.text);
  return { names: new Set(names.map((each) => textOf(each, tree))), isOpen };
}
