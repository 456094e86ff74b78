import { basename, dirname, parse, posix } from 'node:path';
import { DeclaredPaths, type DeclaredPattern, parseDeclaredPath } from '../../plan/phase/declared-paths.ts';
import type { TreeFiles } from '../../system/git/tree-files.ts';

/**
 * The files that one end of a link means, relative to `root`; null when it names none. Met in real plans: a remark
 * behind the path, a place in it (`app.py:main`, `app.py main()`), a bare name or a path from a package's own folder, a
 * module without its extension (`core/restore.run`), `tools/*.ts`. `known` are the files that the phase speaks of.
 */
export async function promisedFiles(
  files: TreeFiles,
  text: string,
  known: readonly string[],
): Promise<string[] | null> {
  const declared = parseDeclaredPath(text);
  if (declared.kind === 'undecidable' && declared.why !== 'prose') return null;
  const isThere = async (path: string): Promise<boolean> => 'directory' in (await files.find(path));
  const asKnown = (path: string): string | null => {
    if (known.includes(path)) return path;
    const named = known.filter((file) => file.endsWith(`/${path}`));
    return named.length === 1 ? (named[0] ?? null) : null;
  };
  const found = async (path: string): Promise<string | null> =>
    (path.includes('/') && (await isThere(path)) ? path : null) ??
    asKnown(path) ??
    ((await isThere(path)) ? path : null);

  const written = declared.kind === 'undecidable' ? null : declared.path;
  const path = written !== null && /\s/.test(written) && !(await isThere(written)) ? null : written;
  if (path !== null) {
    const file = await found(path);
    if (file !== null && (/[./]/.test(path) || (await isFile(files, file)))) return [file];
    if (!/[./]/.test(path)) return null;
    if (declared.kind === 'pattern' && declared.isGlob) return globbed(files, declared);
  }
  const place = /^([^\s:]+\.[A-Za-z]\w{0,9})(?::|\s+(?![+&,]|and\b))/.exec(text.trim())?.[1];
  const inFile = place === undefined ? null : await found(place);
  if (inFile !== null) return [inFile];
  if (path === null) return null;
  const module = (await moduleFile(files, path)) ?? (await moduleFile(files, path.replace(/\.[\w()]+$/, '')));
  if (module !== null) return [module];
  return looksLikeFile(path) ? [place ?? path] : null;
}

/** The files that `src/tools/*.ts` stands for. Null where nothing fits, or where `**` means a whole tree. */
async function globbed(files: TreeFiles, glob: DeclaredPattern): Promise<string[] | null> {
  if (glob.path.includes('**')) return null;
  const meant: string[] = [];
  for (const path of (await matchingFiles(files, glob)) ?? []) {
    if (meant.length === 200) break;
    if (await isFile(files, path)) meant.push(path);
  }
  return meant.length > 0 ? meant : null;
}

async function isFile(files: TreeFiles, path: string): Promise<boolean> {
  const there = await files.find(path);
  return 'directory' in there && !there.directory;
}

/** `src/lib/auth` is `src/lib/auth.ts`, if no other file there is called so. */
async function moduleFile(files: TreeFiles, path: string): Promise<string | null> {
  if (!path.includes('/')) return null;
  const named = (await files.entries(dirname(path)))
    .flatMap(({ name, kind }) => (kind === 'file' ? [name] : []))
    .filter((file) => parse(file).name === basename(path));
  return named.length === 1 && named[0] !== undefined ? posix.join(dirname(path), named[0]) : null;
}

/** `src/a.ts`, `a.ts`, `.env`: what should be there. Not `InvoicePage.handleDone`, nor a route as `/api/notes`. */
function looksLikeFile(path: string): boolean {
  return /(?:^|[\w\])-])\.[a-z]\w{0,4}$/.test(path) || path.endsWith('.svelte');
}

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

/** More entries than a plan means by a glob; beyond them the answer would cost more than it is worth. */
const mostEntries = 50_000;

/**
 * The files and folders below `root` that a glob covers, sorted; null when there is too much to look through. Links to
 * folders are not followed, and git's own files and installed packages are left out unless the glob names them.
 */
export async function matchingFiles(files: TreeFiles, pattern: DeclaredPattern): Promise<string[] | null> {
  const start = pattern.prefix.slice(0, pattern.prefix.lastIndexOf('/') + 1);
  const found: string[] = [];
  const folders = [start];
  let seen = 0;
  for (const folder of folders) {
    for (const { name, kind } of await files.entries(folder)) {
      if (++seen > mostEntries) return null;
      const path = `${folder}${name}`;
      if (name === 'node_modules' && !pattern.path.includes('node_modules')) continue;
      if (kind === 'folder') folders.push(`${path}/`);
      if (pattern.covers(path)) found.push(path);
    }
  }
  return found.sort();
}

/** Paths that a promise may stand for, as git names them: one for each of `{a,b}`, with a letter for each `*`. */
export function examplePaths(path: string, prefix: string): string[] {
  const [declared] = new DeclaredPaths([path], prefix).patterns;
  return (declared?.alternatives() ?? [])
    .map((each) => each.path.replace(/\*+|\?/g, 'x').replace(/\/$/, ''))
    .filter((each) => !each.startsWith('..'));
}
