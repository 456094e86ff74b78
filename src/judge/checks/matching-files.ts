import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeclaredPattern } from '../../plan/phase/declared-paths.ts';
import { insideFile } from './inside-file.ts';

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
