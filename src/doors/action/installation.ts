import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { holds, replaceWith } from './foreign-place.ts';

/**
 * Holds the program files of a folder in memory: steps that get the job's token start from them, where an agent may write.
 * Folders below are left out: the Action needs none. Returns what puts back files that were changed or removed since, and
 * returns their names. @throws Error where one cannot be put back.
 */
export function holdInstallation(folder: string): () => string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && isCode(entry.name));
  const files = entries.map(({ name }) => [name, readFileSync(join(folder, name))] as const);
  return () => {
    if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
    }
    const changed = files.filter(([name, content]) => !holds(join(folder, name), content));
    if (changed.length > 0) chmodSync(folder, 0o755);
    for (const [name, content] of changed) replaceWith(content, join(folder, name), 0o755);
    return changed.map(([name]) => name);
  };
}

/** `package.json` says how Node reads the others. */
function isCode(name: string): boolean {
  return name.endsWith('.js') || name === 'package.json';
}
