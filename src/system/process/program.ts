import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Finds the file that a shell would run for a name; null where there is none. */
export function findProgram(path: string, name: string): string | null {
  const places = path.split(delimiter).filter((dir) => dir !== '');
  return places.map((dir) => join(dir, name)).find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false; // absent or not ours to run: not found, which is the answer
  }
}
