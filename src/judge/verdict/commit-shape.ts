import { existsSync, lstatSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { escapingTarget } from '../../system/git/bundle/inspection.ts';
import type { Git } from '../../system/git/git.ts';
import { specialEntries, textInTree } from '../../system/git/tree.ts';
import { isTestFile, isTestMaterial } from '../integrity/test-file.ts';

/**
 * What no commit may bring because nobody who clones it would have it: repositories that no `.gitmodules` names, and
 * links that lead nowhere or out of the tree. Looks at what differs between two commits; `root` holds the files of the
 * second. Returns sentences.
 */
export async function shapeProblems(git: Git, base: string, commit: string, root: string): Promise<string[]> {
  const { files, gitlinks, symlinks } = await specialEntries(git, base, commit);
  return [
    ...(await unmerged(git, base, commit, files)).map(
      (path) => `${path} has the marks of a merge that nobody has finished (<<<<<<<, >>>>>>>)`,
    ),
    ...gitlinks.map((path) => (isSubmodule(root, path) ? submoduleProblem(path) : repositoryProblem(path))),
    ...symlinks.flatMap((path) => linkProblem(root, path) ?? []),
  ];
}

/** Of changed files those with new marks of a conflict. Documents may be about them, tests about what reads them. */
async function unmerged(git: Git, base: string, commit: string, changed: readonly string[]): Promise<string[]> {
  const open = async (tree: string) => {
    const { stdout } = await git.try(['grep', '-l', '-z', '-I', '-E', '-e', '^<<<<<<< .', tree], { reading: true });
    return stdout
      .toString('utf8')
      .split('\0')
      .map((entry) => entry.slice(entry.indexOf(':') + 1));
  };
  const isMeant = (path: string) =>
    /\.(?:md|mdx|rst|adoc|patch|diff)$/i.test(path) || isTestMaterial(path) || isTestFile(path);
  const wanted = new Set(changed.filter((path) => !isMeant(path)));
  if (wanted.size === 0) return [];
  const found = (await open(commit)).filter((path) => wanted.has(path));
  const known = new Set(found.length === 0 ? [] : await open(base));
  const bad: string[] = [];
  for (const path of found.filter((each) => !known.has(each)))
    if (/^<<<<<<< .*\n(?:.*\n)*?=======\r?\n(?:.*\n)*?>>>>>>> /m.test((await textInTree(git, commit, path)) ?? ''))
      bad.push(path);
  return bad;
}

/** The same of paths that changed in a work tree, committed or not. `held` says what a commit would hold. */
export function shapeProblemsOf(root: string, changed: readonly string[], held: (path: string) => boolean): string[] {
  return changed.flatMap((path) => {
    const found = lstatSync(join(root, path), { throwIfNoEntry: false });
    if (found?.isDirectory()) return [isSubmodule(root, path) ? submoduleProblem(path) : repositoryProblem(path)];
    if (!found?.isSymbolicLink()) return [];
    const problem = linkProblem(root, path);
    if (problem !== null) return [problem];
    const target = relative(realpathSync(root), realpathSync(join(root, path)))
      .split(sep)
      .join('/');
    return held(target) ? [] : [`the link ${path} leads to ${target}, which git ignores, so no commit holds it`];
  });
}

/** Its new commit may be on no other machine, and nobody looked at what it holds; a leg of a chain is refused for it as well. */
function submoduleProblem(path: string): string {
  return `the submodule ${path} was changed, which a plan run unattended may not; change it in a commit of your own`;
}

function repositoryProblem(path: string): string {
  return `${path} is a git repository of its own, which no .gitmodules names, so its files are in no commit; remove ${path}/.git`;
}

function linkProblem(root: string, path: string): string | null {
  const file = join(root, path);
  if (!lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return null;
  const out = escapingTarget(posix.dirname(path), readlinkSync(file));
  if (out !== null) return `the link ${path} ${out}, so it leads out of the repository`;
  if (!existsSync(file)) return `the link ${path} leads to ${readlinkSync(file)}, which does not exist in the commit`;
  const real = relative(realpathSync(root), realpathSync(file));
  return real.startsWith('..') ? `the link ${path} leads out of the repository` : null;
}

function isSubmodule(root: string, path: string): boolean {
  const modules = join(root, '.gitmodules');
  if (!lstatSync(modules, { throwIfNoEntry: false })?.isFile()) return false;
  return readFileSync(modules, 'utf8')
    .split('\n')
    .some((line) => /^\s*path\s*=\s*(.+?)\s*$/.exec(line)?.[1] === path);
}

/** Files that the commits between two changed and that name a folder of this machine: they work nowhere else. */
export async function machinePaths(
  git: Git,
  base: string,
  commit: string,
  folders: readonly string[],
): Promise<string[]> {
  const names = folders.filter((folder) => folder.length > 3 && dirname(folder) !== folder);
  if (names.length === 0) return [];
  const patterns = names.flatMap((name) => ['-e', name]);
  const changed = new Set((await specialEntries(git, base, commit)).files.filter(isCode));
  if (changed.size === 0) return [];
  const { stdout } = await git.try(['grep', '-l', '-z', '-I', '-F', ...patterns, commit], { reading: true });
  const found = stdout
    .toString('utf8')
    .split('\0')
    .map((entry) => entry.slice(entry.indexOf(':') + 1));
  const bringing: string[] = [];
  for (const path of found.filter((each) => changed.has(each))) {
    const [before, after] = [(await textInTree(git, base, path)) ?? '', (await textInTree(git, commit, path)) ?? ''];
    if (names.some((name) => countOf(name, after) > countOf(name, before))) bringing.push(path);
  }
  return bringing;
}

/** How often a text names a folder, or what lies in it; `/srv/app` is not named by `/srv/apple` or `/mnt/srv/app`. */
function countOf(folder: string, text: string): number {
  return text.split(folder).filter((part, at, parts) => {
    const next = parts[at + 1];
    return next !== undefined && !/[\w.-]$/.test(part) && !/^[\w-]/.test(next);
  }).length;
}

/** Documents, logs and reports often name the folder they were made in, and nothing runs them. */
function isCode(path: string): boolean {
  return (
    !path.includes('.planning/') &&
    !/\.(?:md|mdx|txt|rst|log|lcov|info|map|tsbuildinfo|snap|html|xml|svg|csv)$/i.test(path)
  );
}
