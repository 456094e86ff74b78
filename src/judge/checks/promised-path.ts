import { posix } from 'node:path';
import { DeclaredPaths, type DeclaredPattern } from '../../plan/phase/declared-paths.ts';
import type { TreeFiles } from '../../system/git/tree-files.ts';

export function isSecretFile(path: string): boolean {
  const name = posix.basename(path);
  return /^\.env(\..+)?$/.test(name) && !/\.(example|sample|template|dist|defaults?)$/.test(name);
}

/**
 * Matches templates such as `.env.example` and `config.php.dist`: they are meant to be committed even if git ignores
 * the real file.
 */
export function isTemplateFile(path: string): boolean {
  return (
    /\.(?:example|sample|template|dist)$/i.test(path) ||
    (/\.(?:example|sample)\.\w+$/i.test(path) && !isSecretFile(path))
  );
}

/** Generated names that projects keep out of git even without a `.gitignore`. */
export const conventional = new Set([
  ...['node_modules', '.venv', 'venv', '__pycache__', '.pytest_cache', '.mypy_cache', '.ruff_cache', '.tox', '.nox'],
  ...['.gradle', '.next', '.nuxt', '.svelte-kit', '.turbo', '.parcel-cache', '.nyc_output', '.terraform', '.DS_Store'],
]);

export function isConventional(path: string): boolean {
  return path.split('/').some((part) => conventional.has(part));
}

export function isCommonName(file: string): boolean {
  return /^(?:index|main|mod|lib|page|route|layout|types|utils|__init__|readme|package)\./i.test(file);
}

/** Upper bound for the entries to search; no plan means that many. */
const maxEntries = 50_000;

/**
 * Lists the files and folders that a glob covers, sorted, or null if there are too many entries. Does not follow links
 * to folders, and skips installed packages unless the glob names them.
 */
export async function findMatchingFiles(files: TreeFiles, pattern: DeclaredPattern): Promise<string[] | null> {
  const start = pattern.prefix.slice(0, pattern.prefix.lastIndexOf('/') + 1);
  const matches: string[] = [];
  const folders = [start];
  let entryCount = 0;
  for (const folder of folders) {
    for (const { name, kind } of await files.entries(folder)) {
      if (++entryCount > maxEntries) return null;
      const path = `${folder}${name}`;
      if (name === 'node_modules' && !pattern.path.includes('node_modules')) continue;
      if (kind === 'folder') folders.push(`${path}/`);
      if (pattern.covers(path)) matches.push(path);
    }
  }
  return matches.sort();
}

/** Returns sample paths for a promise, as git names them: one for each of `{a,b}`, with a letter for each `*`. */
export function listExamplePaths(path: string, prefix: string): string[] {
  const [declared] = new DeclaredPaths([path], prefix).patterns;
  return (declared?.alternatives() ?? [])
    .map((alternative) => alternative.path.replace(/\*+|\?/g, 'x').replace(/\/$/, ''))
    .filter((each) => !each.startsWith('..'));
}
