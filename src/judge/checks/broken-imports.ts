import { posix } from 'node:path';
import type { Git } from '../../system/git/git.ts';
import { repositoryMode } from '../../system/git/objects/trees.ts';
import { textInTree } from '../../system/git/tree.ts';
import { TreeFiles } from '../../system/git/tree-files.ts';
import { exportsIn, importsIn, type ModuleImport, namesPlaces } from '../read/module-imports.ts';
import { stillNames } from './gone-files.ts';
import { foldersAbove, isMissingPackage, similarImports } from './missing-packages.ts';

/** A place that a file names and a tree does not have, or has without the name. */
export interface BrokenImport {
  readonly target: string;
  /** For the end of a sentence. */
  readonly what: string;
  /** Of a package: beginnings of other imports that whatever brings it may serve. */
  readonly similar?: readonly string[];
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
  for (const each of text === null ? [] : await importsIn(path, text)) {
    const { written, names } = each;
    const isGone = async (places: readonly string[]) =>
      places.length > 0 &&
      !(await arePresent(git, tree, places)) &&
      (await git.ignores.rulesFor([...places])).size === 0;
    if (each.places !== undefined || each.isRun) {
      const named = each.places ?? runPlaces(path, text ?? '', written);
      const places = named.filter((place) => !place.startsWith('..')).slice(0, 60);
      const [first = ''] = written.endsWith('.proto') ? places.slice(-1) : places;
      const isAsked = !generated.test(written) && (await isOwn(first, each, git, tree));
      if (isAsked && (await isGone(places)))
        broken.push({ target: first, what: `names ${written}, which the commit does not have` });
      continue;
    }
    const target = await targetOf(written, git, tree, path);
    if (target === null && (await isMissingPackage(written, path, git, tree)))
      broken.push({
        target: written,
        what: `imports "${written}", which no package.json names`,
        similar: similarImports(written),
      });
    if (target === null || generated.test(target) || target.startsWith('..')) continue;
    const { modules, inside } = await modulesAt(new TreeFiles(git, tree, ''), target);
    if (modules.length === 0 && (await git.ignores.rulesFor(placesOf(target))).size === 0)
      broken.push({ target, what: `imports "${written}", which the commit does not have` });
    const asked = modules.length === 0 ? [] : names.filter((name) => !inside.has(name));
    const lost = await lostName(asked, modules, { git, tree, changed });
    if (lost !== undefined) broken.push({ target, what: `imports ${lost} from "${written}", which has no such name` });
  }
  return broken;
}

/** The first of these names that none of the modules gives. */
async function lostName(
  names: readonly string[],
  modules: readonly string[],
  { git, tree, changed }: { readonly git: Git; readonly tree: string; readonly changed: ReadonlySet<string> },
): Promise<string | undefined> {
  let open = [...names];
  for (const module of open.length === 0 ? [] : modules) {
    const text = (await textInTree(git, tree, module)) ?? '';
    const words = new Set(text.match(/[\w$]+/g));
    if (!changed.has(module)) open = open.filter((name) => !words.has(name));
    if (open.length === 0) return undefined;
    const given = await exportsIn(module, text);
    if (given === null || given.isOpen) return undefined;
    open = open.filter((name) => !given.names.has(name));
  }
  return open[0];
}

async function arePresent(git: Git, tree: string, places: readonly string[]): Promise<boolean> {
  for (const place of places) if ((await git.trees.at(tree, posix.normalize(place))) !== null) return true;
  return false;
}

/** Places of a script, by where its commands run, or of an action. */
function runPlaces(path: string, text: string, written: string): string[] {
  if (!/\.\w+$/.test(written))
    return ['action.yml', 'action.yaml', 'Dockerfile'].map((file) => posix.join(written, file));
  const place = path.endsWith('package.json') ? posix.join(posix.dirname(path), written) : written;
  const more = stillNames(path, '', text, place);
  return more === null ? [] : [place, posix.join(posix.dirname(path), written), ...more];
}

/** False for what a build makes, or an earlier command brings, in a folder that the project does not have, and in a submodule. */
async function isOwn(place: string, { isRun }: ModuleImport, git: Git, tree: string): Promise<boolean> {
  const [folder, first = ''] = [posix.dirname(place), place.split('/', 1)[0]];
  if ((await git.trees.at(tree, first))?.mode === repositoryMode) return false;
  const mayBeMade = isRun || /\.(?:[cm]?[jt]s|css|json|proto)$/.test(place);
  const isConventional = ownFolders.test(first) || ownFolders.test(posix.basename(folder));
  return !mayBeMade || folder === '.' || isConventional || (await git.trees.at(tree, folder)) !== null;
}

const ownFolders = /^(?:src|app|bin|scripts?|tools?|ci|hack|server|docker|\.github)$/;

/** Words of paths that tools make, or that another repository holds. */
const generated =
  /(?:^|[/._-])(?:_*generated_*|gen|dist|build|out|node_modules|vendor|third_party|pb2?|[$+]types)(?:$|[/._-])|\/\./i;

/** Places at which a module may lie that is imported by this one. */
export function placesOf(target: string): string[] {
  return ['', '.ts', '.tsx', '.js', '.json', '.py', '/index.js'].map((end) =>
    end === '' ? target : target.replace(scriptEnd, '') + end,
  );
}

const scriptEnd = /\.[cm]?jsx?$/;

/** The place that an import names; null for a package that is installed. */
async function targetOf(written: string, git: Git, tree: string, path: string): Promise<string | null> {
  const isManifest = /\.(?:toml|cfg)$|setup\.py$/.test(path);
  if (!path.endsWith('.py') && !isManifest)
    return written.startsWith('.') ? posix.join(posix.dirname(path), written) : null;
  const [, dots = '', name = ''] = /^(\.*)(.*)$/.exec(written) ?? [];
  const below = name.replaceAll('.', '/');
  const [first = '', ...rest] = below.split('/');
  if (dots !== '') return posix.join(posix.dirname(path), '../'.repeat(dots.length - 1), below);
  // An absolute import may be of a package of the project, in a folder above the file.
  const own = posix.dirname(path);
  for (const folder of isManifest ? [own, posix.join(own, 'src')] : foldersAbove(own)) {
    const place = posix.join(folder, first, isManifest ? '' : '__init__.py').replace(/\/$/, '');
    if (rest.length > 0 && (await git.trees.at(tree, place)) !== null) return posix.join(folder, below);
  }
  return null;
}

/** `./a` and `./a.js` may be `a.ts`, `a.vue` or a folder with an index; a package of Python needs none, and serves what is `inside`. */
async function modulesAt(files: TreeFiles, target: string) {
  const { dir, base: name } = posix.parse(target);
  const start = `${name.replace(scriptEnd, '')}.`;
  const isMeant = (found: string) => found === name || (found.startsWith(start) && !/\.(?:test|spec)\./.test(found));
  const beside = (await files.entries(dir)).filter((each) => each.kind !== 'folder' && isMeant(each.name));
  const below = await files.entries(target);
  const index = below.filter((each) => /^index\.|^package\.json$|\.py$/.test(each.name));
  const modules = [
    ...beside.map((each) => posix.join(dir, each.name)),
    ...index.map((each) => posix.join(target, each.name)),
  ];
  return { modules, inside: new Set(below.map((each) => each.name.replace(/\.\w+$/, ''))) };
}
