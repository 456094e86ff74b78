import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, parse, posix, relative, resolve, sep } from 'node:path';
import { type DeclaredPattern, parseDeclaredPath } from '../../plan/phase/declared-paths.ts';

/**
 * The files that one end of a link means, relative to `root`; null when it names none. Met in real plans: a remark
 * behind the path, a place in it (`app.py:main`, `app.py main()`), a bare name or a path from a package's own folder, a
 * module without its extension (`core/restore.run`), `tools/*.ts`. `known` are the files that the phase speaks of.
 */
export async function promisedFiles(root: string, text: string, known: readonly string[]): Promise<string[] | null> {
  const declared = parseDeclaredPath(text);
  if (declared.kind === 'undecidable' && declared.why !== 'prose') return null;
  const isThere = async (path: string): Promise<boolean> => 'path' in (await insideFile(root, path));
  const isFile = async (path: string): Promise<boolean> => {
    const there = await insideFile(root, path);
    return 'path' in there && !there.directory;
  };
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
    if (file !== null && (/[./]/.test(path) || (await isFile(file)))) return [file];
    if (!/[./]/.test(path)) return null;
    if (declared.kind === 'pattern' && declared.isGlob) return globbed(root, declared);
  }
  const place = /^([^\s:]+\.[A-Za-z]\w{0,9})(?::|\s+(?![+&,]|and\b))/.exec(text.trim())?.[1];
  const inFile = place === undefined ? null : await found(place);
  if (inFile !== null) return [inFile];
  if (path === null) return null;
  const module = (await moduleFile(root, path)) ?? (await moduleFile(root, path.replace(/\.[\w()]+$/, '')));
  if (module !== null) return [module];
  return looksLikeFile(path) ? [place ?? path] : null;
}

/** The files that `src/tools/*.ts` stands for. Null where nothing fits, or where `**` means a whole tree. */
async function globbed(root: string, glob: DeclaredPattern): Promise<string[] | null> {
  if (glob.path.includes('**')) return null;
  const found = (await matchingFiles(root, glob)) ?? [];
  const files: string[] = [];
  for (const path of found) {
    if (files.length === 200) break;
    const there = await insideFile(root, path);
    if ('path' in there && !there.directory) files.push(path);
  }
  return files.length > 0 ? files : null;
}

/** `src/lib/auth` is `src/lib/auth.ts`, if no other file there is called so. */
async function moduleFile(root: string, path: string): Promise<string | null> {
  if (!path.includes('/')) return null;
  const named = (await filesOf(root, dirname(path))).filter((file) => parse(file).name === basename(path));
  return named.length === 1 && named[0] !== undefined ? posix.join(dirname(path), named[0]) : null;
}

async function filesOf(root: string, folder: string): Promise<string[]> {
  const there = await insideFile(root, folder);
  if ('problem' in there || !there.directory) return [];
  const entries = await readdir(there.path, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort();
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

type Inside = { path: string; directory: boolean } | { problem: string };

/** Where a promised path really is, if that is inside of `root`. */
export async function insideFile(root: string, path: string): Promise<Inside> {
  if (isAbsolute(path) || /^~|^[A-Za-z]:[\\/]/.test(path))
    return { problem: 'is an absolute path; a plan can only promise files of this repository' };
  try {
    const base = await realpath(root);
    const plain = relative(base, resolve(base, path));
    if (leaves(base, resolve(base, path))) return { problem: 'is outside of the repository' };
    if (plain === '' || plain.split(sep).includes('.git')) return { problem: 'is not a file that a plan can write' };
    const real = await realpath(resolve(base, path));
    if (leaves(base, real)) return { problem: 'leads out of the repository through a symbolic link' };
    if (relative(base, real).split(sep).includes('.git')) return { problem: "leads into git's own files" };
    const found = await stat(real);
    if (!found.isFile() && !found.isDirectory()) return { problem: 'is neither a file nor a directory' };
    return { path: real, directory: found.isDirectory() };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { problem: 'does not exist' };
    return { problem: `cannot be read (${code ?? (error as Error).message})` };
  }
}

function leaves(base: string, path: string): boolean {
  const way = relative(base, path);
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);
}

/** More entries than a plan means by a glob; beyond them the answer would cost more than it is worth. */
const mostEntries = 50_000;

/**
 * The files and folders below `root` that a glob covers, sorted; null when there is too much to look through. Links to
 * folders are not followed, and git's own files and installed packages are left out unless the glob names them.
 */
export async function matchingFiles(root: string, pattern: DeclaredPattern): Promise<string[] | null> {
  const start = pattern.prefix.slice(0, pattern.prefix.lastIndexOf('/') + 1);
  const found: string[] = [];
  const folders = [start];
  let seen = 0;
  for (const folder of folders) {
    for (const entry of await entriesOf(root, folder)) {
      if (++seen > mostEntries) return null;
      const path = `${folder}${entry.name}`;
      if (entry.name === '.git' || (entry.name === 'node_modules' && !pattern.path.includes('node_modules'))) continue;
      if (entry.isDirectory()) folders.push(`${path}/`);
      if (pattern.covers(path)) found.push(path);
    }
  }
  return found.sort();
}

async function entriesOf(root: string, folder: string): Promise<Dirent[]> {
  const place = folder === '' ? { path: root, directory: true } : await insideFile(root, folder);
  if ('problem' in place || !place.directory) return [];
  return readdir(join(place.path), { withFileTypes: true });
}
