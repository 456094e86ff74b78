import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { splitAtNuls } from '../../system/files/path-bytes.ts';
import { escapingTarget } from '../../system/git/bundle/inspection.ts';
import type { Git } from '../../system/git/git.ts';
import { describeObjects } from '../../system/git/objects/object-reader.ts';
import { readTextInTree, specialEntries } from '../../system/git/tree.ts';
import type { Finding } from '../rules/finding.ts';
import type { RuleId } from '../rules/rule-book.ts';

/**
 * Finds content that a clone would lack or that must not be committed: nested repositories, broken or escaping links,
 * and merge conflict markers. Checks the paths that differ between two trees, limited to `only` if given.
 */
export async function shapeProblems(
  git: Git,
  base: string,
  tree: string,
  only?: ReadonlySet<string>,
): Promise<Finding[]> {
  const result = await specialEntries(git, base, tree);
  const isIncluded = (path: string) => only?.has(path) !== false;
  const files = result.files.filter(isIncluded);
  const gitlinks = result.gitlinks.filter(isIncluded);
  const symlinks = result.symlinks.filter(isIncluded);
  const gitmodules = gitlinks.length === 0 ? null : await readTextInTree(git, tree, '.gitmodules');
  const problems: Finding[] = [];
  const add = (rule: RuleId, subject: string, message: string) =>
    problems.push({ rule, passed: false, subject, message });
  for (const path of files.filter(isCheckedForMarkers))
    if (await hasNewMarkers(git, base, tree, path))
      add('commit/conflict-marker', path, 'has the conflict markers of an unfinished merge (<<<<<<<, >>>>>>>)');
  for (const path of gitlinks) add('commit/incomplete', 'commit', findGitlinkProblem(path, gitmodules));
  for (const path of symlinks) {
    const problem = await linkProblem(git, tree, path);
    if (problem !== null) add('commit/incomplete', 'commit', problem);
  }
  return problems;
}

/** Describes changed Git LFS pointers whose object is available neither locally nor in the base. */
export async function findLostPointers(
  git: Git,
  base: string,
  tree: string,
  changed: readonly string[],
): Promise<string[]> {
  const lost: string[] = [];
  for (const path of changed) {
    const size = await getSize(git, tree, path);
    const text = size > 100 && size < maxPointerBytes ? await readTextInTree(git, tree, path) : null;
    const [, id = ''] = pointerPattern.exec(text ?? '') ?? [];
    const object = join(git.commonDir, 'lfs', 'objects', id.slice(0, 2), id.slice(2, 4), id);
    if (id === '' || existsSync(object) || (await findFilesWith(git, base, [id])).length > 0) continue;
    const short = id.slice(0, 12);
    lost.push(`${path} is a pointer of Git LFS to a file that is not there (${short}); commit the file itself`);
  }
  return lost;
}

async function getSize(git: Git, tree: string, path: string): Promise<number> {
  const entry = await git.trees.at(tree, path);
  const [object] = entry === null ? [] : await describeObjects(git, [entry.id]);
  return object?.size ?? 0;
}

const pointerPattern = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.*\n)*?oid sha256:([\da-f]{64})\n/;
const maxPointerBytes = 1024;

function isCheckedForMarkers(path: string): boolean {
  return !/\.(?:adoc|patch|diff)$/i.test(path) && !isTestMaterial(path);
}

async function hasNewMarkers(git: Git, base: string, tree: string, path: string): Promise<boolean> {
  if ((await getSize(git, tree, path)) > maxBytes || !hasMarkers(path, await readTextInTree(git, tree, path)))
    return false;
  return !/^(?:<<<<<<<|>>>>>>>) ./m.test((await readTextInTree(git, base, path)) ?? '');
}

const maxBytes = 4 * 1024 * 1024;

/** Ignores markers that a document shows in a fenced or indented code block. */
function hasMarkers(path: string, text: string | null): boolean {
  const [markers, onlyMarkers] = [
    [/^<<<<<<< ./, /^=======\r?$/, /^>>>>>>> /],
    /^(?:<<<<<<< (?:HEAD|ours)|>>>>>>> [\w./-]+)\r?$/,
  ];
  const isDocument = /\.mdx?$/i.test(path);
  let [seen, isInFence] = [0, false];
  for (const line of /<<<<<<< |>>>>>>> /.test(text ?? '') && text ? text.split('\n') : []) {
    if (isDocument && /^ {0,3}(?:```|~~~)/.test(line)) isInFence = !isInFence;
    if (!isInFence && markers[seen]?.test(line)) seen += 1;
    // Only documents begin a line with seven of these characters for another reason.
    if (seen === markers.length || (!isDocument && !/\.(?:rst|txt)$/i.test(path) && onlyMarkers.test(line)))
      return true;
  }
  return false;
}

/**
 * Explains why a nested repository is refused. A new submodule commit may exist on no other machine, and its content is
 * not judged.
 */
export function findGitlinkProblem(path: string, modules: string | null): string {
  const isSubmodule = (modules ?? '').split('\n').some((line) => /^\s*path\s*=\s*(.+?)\s*$/.exec(line)?.[1] === path);
  return isSubmodule
    ? `the submodule ${path} was changed, which an unattended plan may not do; change it in your own commit`
    : `${path} is a nested git repository that no .gitmodules names, so its files are in no commit; remove ${path}/.git`;
}

async function linkProblem(git: Git, tree: string, path: string): Promise<string | null> {
  const target = (await readTextInTree(git, tree, path)) ?? '';
  const problem = escapingTarget(posix.dirname(path), target);
  if (problem !== null)
    return `the link ${path} ${problem}, so it leads out of the repository; link by a relative path to a file of the repository`;
  const destination = await git.trees.follow(tree, path);
  if (destination === 'outside')
    return `the link ${path} leads out of the repository; link to a file of the repository`;
  if (destination !== null) return null;
  const expected = posix.normalize(posix.join(posix.dirname(path), target));
  const isIgnored = (await git.ignores.rulesFor([expected])).size > 0;
  return isIgnored
    ? `the link ${path} leads to ${target}, which git ignores, so no commit contains it; link to a file that is committed, or remove the link`
    : `the link ${path} leads to ${target}, which does not exist in the commit; make that file, or remove the link`;
}

/** Lists files that gained the path of a folder on this machine: they would work nowhere else. */
export async function machinePaths(
  git: Git,
  base: string,
  commit: string,
  folders: readonly string[],
): Promise<string[]> {
  const names = folders.filter((folder) => folder.length > 3 && dirname(folder) !== folder);
  if (names.length === 0) return [];
  const changed = new Set((await specialEntries(git, base, commit)).files.filter(isCode));
  if (changed.size === 0) return [];
  const found: string[] = [];
  for (const path of (await findFilesWith(git, commit, names)).filter((each) => changed.has(each))) {
    const [before, after] = [
      (await readTextInTree(git, base, path)) ?? '',
      (await readTextInTree(git, commit, path)) ?? '',
    ];
    if (names.some((name) => countPathMentions(name, after) > countPathMentions(name, before))) found.push(path);
  }
  return found;
}

/** Lists text files of a commit that contain one of these words. `folders` may hold `:(glob)…` patterns. */
export async function findFilesWith(
  git: Git,
  commit: string,
  words: readonly string[],
  folders: readonly string[] = [''],
): Promise<string[]> {
  const scopes = folders.includes('') ? [] : folders;
  const patterns = words.flatMap((word) => ['-e', word]);
  const args = ['grep', '--no-color', '-l', '-z', '-I', '-F', ...patterns, commit, '--', ...scopes];
  const isPattern = scopes.some((each) => each.startsWith(':(glob)'));
  const { stdout } = await git.try(args, { reading: true, ...(isPattern && { env: { GIT_LITERAL_PATHSPECS: '0' } }) });
  return splitAtNuls(stdout.toString('utf8')).map((entry) => entry.slice(commit.length + 1));
}

/** Counts mentions of a folder or of paths inside it; `/srv/apple` and `/mnt/srv/app` do not count as `/srv/app`. */
function countPathMentions(folder: string, text: string): number {
  return text.split(folder).filter((part, at, parts) => {
    const next = parts[at + 1];
    return next !== undefined && !/[\w.-]$/.test(part) && !/^[\w-]/.test(next);
  }).length;
}

/** Excludes documents, logs and reports: they often name the folder they were created in, and nothing runs them. */
function isCode(path: string): boolean {
  return (
    !path.includes('.planning/') &&
    !/\.(?:md|mdx|txt|rst|log|lcov|info|map|tsbuildinfo|snap|html|xml|svg|csv)$/i.test(path)
  );
}
