import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { listDir } from '../../system/files/atomic-file.ts';
import { isBelow, isWithin, realPath } from '../../system/files/file-path.ts';
import homePaths from './home-paths.json' with { type: 'json' };

// A home holds keys that no list knows; so what agents and tests need of it is listed, and the rest looks empty.

const { tools, agents, settings, logins } = homePaths;

/** Paths of a home that are there and that an agent sees, besides what its environment and its command name. */
export function allowedInHome(home: string): string[] {
  return [...tools, ...agents, ...settings].map((path) => join(home, path)).filter((path) => existsSync(path));
}

/** True for a folder of which only parts are allowed, as `.cargo` is: naming it does not show the others. */
export function holdsAllowed(path: string, home: string | null): boolean {
  return home !== null && [...tools, ...agents, ...settings].some((each) => isBelow(join(home, each), path));
}

/** Files with which the known agents sign in. */
export function loginsOfAgents(home: string): string[] {
  return logins.map((path) => join(home, path));
}

/**
 * Entries of a home that begin with a dot and that tests need not see: all but tools and settings, and what holds one of
 * `used`, such as a folder of PATH.
 */
export function hiddenInHome(home: string, used: readonly string[]): string[] {
  const shown = new Set([...tools, ...settings].map((path) => join(home, path)));
  const saved = used.map(realPath);
  const visit = (folder: string): string[] =>
    listDir(folder).flatMap((name) => {
      const path = join(folder, name);
      if (shown.has(path) || (folder === home && !name.startsWith('.'))) return [];
      const isFolder = lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
      if (isFolder && holdsAllowed(path, home)) return visit(path);
      const real = realPath(path);
      return isOfSystem.test(real) || saved.some((each) => isWithin(each, real)) ? [] : [path];
    });
  return visit(home);
}

/** A link leads there: what is covered is covered for all. */
const isOfSystem = /^\/(usr|opt|etc|bin|s?bin|lib\w*|nix|snap|var)(\/|$)/;
