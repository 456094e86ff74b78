import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';

type Inside = { path: string; directory: boolean } | { problem: string };

/** Where a promised path really is, if that is inside of `root`. */
export async function insideFile(root: string, path: string): Promise<Inside> {
  if (isAbsolute(path) || /^~|^[A-Za-z]:[\\/]/.test(path))
    return { problem: 'is an absolute path; a plan can only promise files of this repository' };
  try {
    const base = await realpath(root);
    const plain = relative(base, resolve(base, path));
    if (leaves(base, resolve(base, path))) return { problem: 'is outside of the repository' };
    if (plain === '' || plain.split(sep).includes('.git')) return { problem: 'is not a file that a plan can make' };
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
