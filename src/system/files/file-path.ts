import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder === '/' ? '/' : `${folder}/`);
}

export function isBelow(path: string, folder: string): boolean {
  return path !== folder && isWithin(path, folder);
}

/** Resolves links, even if the last parts of the path don't exist. */
export function resolveRealPath(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if (dirname(path) === path) throw error;
    return join(resolveRealPath(dirname(path)), basename(path));
  }
}
