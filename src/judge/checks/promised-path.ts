import { posix } from 'node:path';
import { DeclaredPaths, type DeclaredPattern } from '../../plan/phase/declared-paths.ts';
import type { TreeFiles } from '../../system/git/tree-files.ts';

/** `.env` and its like; templates without values are no secret. */
export function isSecretFile(path: string): boolean {
  const name = posix.basename(path);
  return /^\.env(\..+)?$/.test(name) && !/\.(example|sample|template|dist|defaults?)$/.test(name);
}

/** `.env.example`, `config.php.dist` and their like: made to be committed, also where a rule for what they stand for ignores them. */
export function isTemplateFile(path: string): boolean {
  return (
    /\.(?:example|sample|template|dist)$/i.test(path) ||
    (/\.(?:example|sample)\.\w+$/i.test(path) && !isSecretFile(path))
  );
}

/** Names that tools generate and every project keeps out of git, whether or not its `.gitignore` says so. */
export const conventional = new Set([
  ...['node_modules', '.venv', 'venv', '__pycache__', '.pytest_cache', '.mypy_cache', '.ruff_cache', '.tox', '.nox'],
  ...['.gradle', '.next', '.nuxt', '.svelte-kit', '.turbo', '.parcel-cache', '.nyc_output', '.terraform', '.DS_Store'],
]);

export function isConventional(path: string): boolean {
  return path.split('/').some((part) => conventional.has(part));
}

/** True for a file name that many folders have. */
export function isCommonName(file: string): boolean {
  return /^(?:index|main|mod|lib|page|route|layout|types|utils|__init__|readme|package)\./i.test(file);
}

/** More entries than a plan means by a glob; beyond them the answer would cost more than it is worth. */
const maxEntries = 50_000;

/**
 * The files and folders below `root` that a glob covers, sorted; null when there is too much to look through. Links to
 * folders are not followed, and git's own files and installed packages are left out unless the glob names them.
 */
export async function matchingFiles(files: TreeFiles, pattern: DeclaredPattern): Promise<string[] | null> {
  const start = pattern.prefix.slice(0, pattern.prefix.lastIndexOf('/') + 1);
  const matches: string[] = [];
  const folders = [start];
  let observed = 0;
  for (const folder of folders) {
    for (const { name, kind } of await files.entries(folder)) {
      if (++observed > maxEntries) return null;
      const path = `${folder}${name}`;
      if (name === 'node_modules' && !pattern.path.includes('node_modules')) continue;
      if (kind === 'folder') folders.push(`${path}/`);
      if (pattern.covers(path)) matches.push(path);
    }
  }
  return matches.sort();
}

/** Paths that a promise may stand for, as git names them: one for each of `{a,b}`, with a letter for each `*`. */
export function examplePaths(path: string, prefix: string): string[] {
  const [declared] = new DeclaredPaths([path], prefix).patterns;
  return (declared?.alternatives() ?? [])
    .map((alternative) => alternative.path.replace(/\*+|\?/g, 'x').replace(/\/$/, ''))
    .filter((each) => !each.startsWith('..'));
}
