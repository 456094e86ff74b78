import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** True for a folder itself, and for all below it. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder === '/' ? '/' : `${folder}/`);
}

export function isBelow(path: string, folder: string): boolean {
  return path !== folder && isWithin(path, folder);
}

/** The path without links, also of what is not there yet. */
export function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if (dirname(path) === path) throw error;
    return join(realPath(dirname(path)), basename(path)); // not there, or gone while we looked
  }
}
