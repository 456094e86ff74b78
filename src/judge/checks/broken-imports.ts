import { posix } from 'node:path';
import { importsIn, isModule, lacksName } from '../../plan/claims/module-imports.ts';
import type { Git } from '../../system/git/git.ts';
import { textInTree } from '../../system/git/tree.ts';
import { TreeFiles } from '../../system/git/tree-files.ts';

/** An import that a tree does not serve, by the place that it names. */
export interface BrokenImport {
  readonly target: string;
  /** For the end of a sentence. */
  readonly what: string;
}

/** The imports of a file whose module a tree does not have, or has without the name. Generated and ignored modules are not asked for. */
export async function brokenImports(git: Git, tree: string, path: string): Promise<BrokenImport[]> {
  const text = isModule.test(path) ? await textInTree(git, tree, path) : null;
  const broken: BrokenImport[] = [];
  for (const { written, names } of text === null ? [] : importsIn(path, text)) {
    const target = await targetOf(written, git, tree, path);
    if (target === null || generated.test(target) || target.startsWith('..')) continue;
    const { modules, inside } = await modulesAt(new TreeFiles(git, tree, ''), target);
    if (modules.length === 0 && (await git.ignores.rulesFor(placesOf(target))).size === 0)
      broken.push({ target, what: `imports "${written}", which the commit does not have` });
    const texts = await Promise.all(modules.map(async (each) => (await textInTree(git, tree, each)) ?? ''));
    const isLost = (name: string) => texts.every((each, at) => lacksName(modules[at] ?? '', each, name));
    const lost = modules.length === 0 ? undefined : names.find((name) => !inside.has(name) && isLost(name));
    if (lost !== undefined) broken.push({ target, what: `imports ${lost} from "${written}", which has no such name` });
  }
  return broken;
}

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
  if (!path.endsWith('.py')) return posix.join(posix.dirname(path), written);
  const [, dots = '', name = ''] = /^(\.*)(.*)$/.exec(written) ?? [];
  const below = name.replaceAll('.', '/');
  const [first = '', ...rest] = below.split('/');
  if (dots !== '') return posix.join(posix.dirname(path), '../'.repeat(dots.length - 1), below);
  // An absolute import may be of a package of the project, in a folder above the file.
  for (let folder = posix.dirname(path); rest.length > 0; folder = posix.dirname(folder)) {
    if ((await git.trees.at(tree, posix.join(folder, first, '__init__.py'))) !== null) return posix.join(folder, below);
    if (folder === '.') break;
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
