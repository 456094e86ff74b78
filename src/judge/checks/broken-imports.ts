import { posix } from 'node:path';
import type { Git } from '../../system/git/git.ts';
import { readTextInTree } from '../../system/git/tree.ts';
import { TreeFiles } from '../../system/git/tree-files.ts';
import { listExports, listImports, type ModuleImport, namesPlaces } from '../read/module-imports.ts';
import { isMissingPackage, listFoldersAbove, packagePrefix } from './missing-packages.ts';

/** A file reference or import that does not resolve in a tree. */
export interface BrokenImport {
  readonly target: string;
  readonly what: string;
  /** For a package: the start of related imports that the same dependency may provide. */
  readonly prefix?: string;
}

interface Sources {
  readonly git: Git;
  readonly tree: string;
  readonly changed: ReadonlySet<string>;
}

/**
 * Lists references that do not resolve in the tree, except generated and ignored files. A module outside `changed`
 * lacks a name only if its text never mentions it.
 */
export async function findBrokenImports(
  git: Git,
  tree: string,
  path: string,
  changed: ReadonlySet<string> = new Set(),
): Promise<BrokenImport[]> {
  const text = namesPlaces(path) ? await readTextInTree(git, tree, path) : null;
  const broken: BrokenImport[] = [];
  for (const moduleImport of text === null ? [] : await listImports(path, text)) {
    const result = await brokenImport(moduleImport, path, { git, tree, changed });
    if (result !== null) broken.push(result);
  }
  return broken;
}

async function brokenImport(moduleImport: ModuleImport, path: string, sources: Sources): Promise<BrokenImport | null> {
  const { git, tree } = sources;
  const { written, names } = moduleImport;
  const isGone = async (places: readonly string[]) =>
    places.length > 0 && !(await isAnyPresent(places, sources)) && (await git.ignores.rulesFor([...places])).size === 0;
  if (moduleImport.places !== undefined) {
    const places = moduleImport.places.filter((location) => !location.startsWith('..')).slice(0, 60);
    const [target = ''] = written.endsWith('.proto') ? places.slice(-1) : places;
    if (generatedPattern.test(written) || !(await belongsToProject(target, sources)) || !(await isGone(places)))
      return null;
    return { target, what: `names ${written}, which the commit does not have` };
  }
  const target = await resolveImport(written, path, sources);
  if (target === null)
    return (await isMissingPackage(written, path, git, tree))
      ? { target: written, what: `imports "${written}", which no package.json names`, prefix: packagePrefix(written) }
      : null;
  if (generatedPattern.test(target) || target.startsWith('..')) return null;
  const { modules, inside } = await findModules(new TreeFiles(git, tree, ''), target);
  if (modules.length === 0)
    return (await git.ignores.rulesFor(listModulePaths(target))).size === 0
      ? { target, what: `imports "${written}", which the commit does not have` }
      : null;
  const unresolved = names.filter((name) => !inside.has(name));
  const missing = await findMissingName(unresolved, modules, sources);
  return missing === undefined
    ? null
    : { target, what: `imports ${missing} from "${written}", which has no such name` };
}

async function findMissingName(names: readonly string[], modules: readonly string[], { git, tree, changed }: Sources) {
  let missing = [...names];
  for (const module of modules) {
    if (missing.length === 0) return undefined;
    const text = (await readTextInTree(git, tree, module)) ?? '';
    const words = new Set(text.match(/[\w$]+/g));
    if (!changed.has(module)) missing = missing.filter((name) => !words.has(name));
    const moduleExports = missing.length === 0 ? null : await listExports(module, text);
    if (moduleExports === null || moduleExports.isOpen) return undefined;
    missing = missing.filter((name) => !moduleExports.names.has(name));
  }
  return missing[0];
}

async function isAnyPresent(places: readonly string[], { git, tree }: Sources): Promise<boolean> {
  for (const location of places) if ((await git.trees.at(tree, posix.normalize(location))) !== null) return true;
  return false;
}

/** Returns false if a build or an earlier command may create the file in a folder that the project does not have. */
async function belongsToProject(location: string, { git, tree }: Sources): Promise<boolean> {
  const [folder, topFolder = ''] = [posix.dirname(location), location.split('/', 1)[0]];
  const mayBeGenerated = /\.(?:[cm]?[jt]sx?|css|json|proto|py|sh)$/.test(location);
  const isConventional = folder === '.' || sourceFolders.test(topFolder) || sourceFolders.test(posix.basename(folder));
  return !mayBeGenerated || isConventional || (await git.trees.at(tree, folder)) !== null;
}

const sourceFolders = /^(?:src|app|bin|scripts?|tools?|ci|hack|server|docker|\.github)$/;

/** Matches paths that tools generate or that belong to another repository. */
const generatedPattern =
  /(?:^|[/._-])(?:_*generated_*|gen|dist|build|out|node_modules|vendor|third_party|pb2?|[$+]types)(?:$|[/._-])|\/\./i;

export function listModulePaths(target: string): string[] {
  return ['', '.ts', '.tsx', '.js', '.json', '.py', '/index.js'].map((end) =>
    end === '' ? target : target.replace(scriptEnd, '') + end,
  );
}

const scriptEnd = /\.[cm]?jsx?$/;

/** Returns the path that an import refers to, or null for an installed package. */
async function resolveImport(written: string, path: string, { git, tree }: Sources): Promise<string | null> {
  const folder = posix.dirname(path);
  if (!path.endsWith('.py')) return written.startsWith('.') ? posix.join(folder, written) : null;
  const [, dots = '', name = ''] = /^(\.*)(.*)$/.exec(written) ?? [];
  const below = name.replaceAll('.', '/');
  if (dots !== '') return posix.join(folder, '../'.repeat(dots.length - 1), below);
  // An absolute import may refer to a project package in a folder above the file.
  const [topPackage = '', ...parts] = below.split('/');
  for (const root of parts.length === 0 ? [] : listFoldersAbove(folder))
    if ((await git.trees.at(tree, posix.join(root, topPackage, '__init__.py'))) !== null)
      return posix.join(root, below);
  return null;
}

/**
 * Resolves `./a` and `./a.js` to `a.ts`, `a.vue` or a folder with an index. A Python package needs no index file: its
 * modules are listed in `inside`.
 */
async function findModules(files: TreeFiles, target: string) {
  const { dir, base: name } = posix.parse(target);
  const start = `${name.replace(scriptEnd, '')}.`;
  const isCandidate = (match: string) =>
    match === name || (match.startsWith(start) && !/\.(?:test|spec)\./.test(match));
  const nearby = (await files.entries(dir)).filter((file) => file.kind !== 'folder' && isCandidate(file.name));
  const below = await files.entries(target);
  const index = below.filter((entry) => /^index\.|^package\.json$|\.py$/.test(entry.name));
  const modules = [
    ...nearby.map((entry) => posix.join(dir, entry.name)),
    ...index.map((entry) => posix.join(target, entry.name)),
  ];
  return { modules, inside: new Set(below.map((entry) => entry.name.replace(/\.\w+$/, ''))) };
}
