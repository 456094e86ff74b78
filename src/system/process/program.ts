import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { isWithin, resolveRealPath } from '../files/file-path.ts';

export function findProgram(path: string, name: string): string | null {
  const places = path.split(delimiter).filter((dir) => dir !== '');
  return places.map((dir) => join(dir, name)).find(isExecutable) ?? null;
}

/** Moves folders that agents can write to (`written`) to the end of PATH, because they may contain planted programs. */
export function withOwnLast(path: string, written: readonly (string | undefined)[]): string {
  const places = path.split(delimiter).filter((dir) => dir !== '');
  const tops = written.flatMap((top) => (top ? [top, resolveRealPath(top)] : [])).map((top) => top.replace(/\/+$/, ''));
  const isWritten = (dir: string) =>
    !isAbsolute(dir) || tops.some((top) => [dir, resolveRealPath(dir)].some((each) => isWithin(each, top)));
  return [...places.filter((dir) => !isWritten(dir)), ...places.filter(isWritten)].join(delimiter);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false; // missing or not executable
  }
}
