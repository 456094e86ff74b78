import { posix } from 'node:path';
import type { Git } from '../../system/git/git.ts';
import { textInTree } from '../../system/git/tree.ts';
import { TreeFiles } from '../../system/git/tree-files.ts';
import { listExports, listImports, type ModuleImport, namesPlaces } from '../read/module-imports.ts';
import { foldersAbove, isMissingPackage, packagePrefix } from './missing-packages.ts';

/** A place that a file names and a tree does not have, or has without the name. */
export interface BrokenImport {
  readonly target: string;
  /** For the end of a sentence. */
  readonly what: string;
  /** Of a package: the beginning of other imports that whatever brings it may serve. */
  readonly prefix?: string;
}

/** A tree of git, and the files of it that the work changed. */
interface Sources {
  readonly git: Git;
  readonly tree: string;
  readonly changed: ReadonlySet<string>;
}

/**
 * Places that a file names and its tree does not serve, but for generated and ignored ones. What the modules of `changed`
 * export is read; another lacks a name only if it does not even mention it.
 */
export async function brokenImports(
  git: Git,
  tree: string,
  path: string,
  changed: ReadonlySet<string> = new Set(),
): Promise<BrokenImport[]> {
  const text = namesPlaces(path) ? await textInTree(git, tree, path) : null;
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
    places.length > 0 && !(await arePresent(places, sources)) && (await git.ignores.rulesFor([...places])).size === 0;
  if (moduleImport.places !== undefined) {
    const places = moduleImport.places.filter((location) => !location.startsWith('..')).slice(0, 60);
    const [target = ''] = written.endsWith('.proto') ? places.slice(-1) : places;
    if (generatedPattern.test(written) || !(await isOwn(target, sources)) || !(await isGone(places))) return null;
    return { target, what: `names ${written}, which the commit does not have` };
  }
  const target = await resolveImport(written, path, sources);
  if (target === null)
    return (await isMissingPackage(written, path, git, tree))
      ? { target: written, what: `imports "${written}", which no package.json names`, prefix: packagePrefix(written) }
      : null;
  if (generatedPattern.test(target) || target.startsWith('..')) return null;
  const { modules, inside } = await modulesAt(new TreeFiles(git, tree, ''), target);
  if (modules.length === 0)
    return (await git.ignores.rulesFor(listModulePaths(target))).size === 0
      ? { target, what: `imports "${written}", which the commit does not have` }
      : null;
  const requested = names.filter((name) => !inside.has(name));
  const lost = await lostName(requested, modules, sources);
  return lost === undefined ? null : { target, what: `imports ${lost} from "${written}", which has no such name` };
}

/** The first of these names that none of the modules gives. */
async function lostName(names: readonly string[], modules: readonly string[], { git, tree, changed }: Sources) {
  let open = [...names];
  for (const module of modules) {
    if (open.length === 0) return undefined;
    const text = (await textInTree(git, tree, module)) ?? '';
    const words = new Set(text.match(/[\w$]+/g));
    if (!changed.has(module)) open = open.filter((name) => !words.has(name));
    const moduleExports = open.length === 0 ? null : await listExports(module, text);
    if (moduleExports === null || moduleExports.isOpen) return undefined;
    open = open.filter((name) => !moduleExports.names.has(name));
  }
  return open[0];
}

async function arePresent(places: readonly string[], { git, tree }: Sources): Promise<boolean> {
  for (const location of places) if ((await git.trees.at(tree, posix.normalize(location))) !== null) return true;
  return false;
}

/** False for what a build makes, or an earlier command brings, in a folder that the project does not have. */
async function isOwn(location: string, { git, tree }: Sources): Promise<boolean> {
  const [folder, first = ''] = [posix.dirname(location), location.split('/', 1)[0]];
  const mayBeMade = /\.(?:[cm]?[jt]sx?|css|json|proto|py|sh)$/.test(location);
  const isConventional = folder === '.' || ownFolders.test(first) || ownFolders.test(posix.basename(folder));
  return !mayBeMade || isConventional || (await git.trees.at(tree, folder)) !== null;
}

const ownFolders = /^(?:src|app|bin|scripts?|tools?|ci|hack|server|docker|\.github)$/;

/** Words of paths that tools make, or that another repository holds. */
const generatedPattern =
  /(?:^|[/._-])(?:_*generated_*|gen|dist|build|out|node_modules|vendor|third_party|pb2?|[$+]types)(?:$|[/._-])|\/\./i;

/** Places at which a module may lie that is imported by this one. */
export function listModulePaths(target: string): string[] {
  return ['', '.ts', '.tsx', '.js', '.json', '.py', '/index.js'].map((end) =>
    end === '' ? target : target.replace(scriptEnd, '') + end,
  );
}

const scriptEnd = /\.[cm]?jsx?$/;

/** The place that an import names; null for a package that is installed. */
async function resolveImport(written: string, path: string, { git, tree }: Sources): Promise<string | null> {
  const own = posix.dirname(path);
  if (!path.endsWith('.py')) return written.startsWith('.') ? posix.join(own, written) : null;
  const [, dots = '', name = ''] = /^(\.*)(.*)$/.exec(written) ?? [];
  const below = name.replaceAll('.', '/');
  if (dots !== '') return posix.join(own, '../'.repeat(dots.length - 1), below);
  // An absolute import may be of a package of the project, in a folder above the file.
  const [first = '', ...rest] = below.split('/');
  for (const folder of rest.length === 0 ? [] : foldersAbove(own))
    if ((await git.trees.at(tree, posix.join(folder, first, '__init__.py'))) !== null) return posix.join(folder, below);
  return null;
}

/** `./a` and `./a.js` may be `a.ts`, `a.vue` or a folder with an index; a package of Python needs none, and serves what is `inside`. */
async function modulesAt(files: TreeFiles, target: string) {
  const { dir, base: name } = posix.parse(target);
  const start = `${name.replace(scriptEnd, '')}.`;
  const isMeant = (match: string) => match === name || (match.startsWith(start) && !/\.(?:test|spec)\./.test(match));
  const nearby = (await files.entries(dir)).filter((file) => file.kind !== 'folder' && isMeant(file.name));
  const below = await files.entries(target);
  const index = below.filter((entry) => /^index\.|^package\.json$|\.py$/.test(entry.name));
  const modules = [
    ...nearby.map((entry) => posix.join(dir, entry.name)),
    ...index.map((entry) => posix.join(target, entry.name)),
  ];
  return { modules, inside: new Set(below.map((entry) => entry.name.replace(/\.\w+$/, ''))) };
}
