import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { listDir } from '../../system/files/atomic-file.ts';
import { isBelow, isWithin, resolveRealPath } from '../../system/files/file-path.ts';
import homePaths from './home-paths.json' with { type: 'json' };

// A home contains secrets that no list can cover, so an allowlist decides what agents and tests see.

const { tools, agents, settings, logins } = homePaths;

/** Lists existing paths of a home that an agent may see, in addition to those its environment names. */
export function allowedInHome(home: string): string[] {
  return [...tools, ...agents, ...settings].map((path) => join(home, path)).filter((path) => existsSync(path));
}

/** True for a folder such as `.cargo` of which only parts are allowed; naming it doesn't reveal the rest. */
export function holdsAllowed(path: string, home: string | null): boolean {
  return home !== null && [...tools, ...agents, ...settings].some((each) => isBelow(join(home, each), path));
}

export function listAgentLogins(home: string): string[] {
  return logins.map((path) => join(home, path));
}

/** Lists dot files of a home that tests don't need: all except tools, settings and whatever contains a `used` path. */
export function hiddenInHome(home: string, used: readonly string[]): string[] {
  const allowed = new Set([...tools, ...settings].map((path) => join(home, path)));
  const usedPaths = used.map(resolveRealPath);
  const visit = (folder: string): string[] =>
    listDir(folder).flatMap((name) => {
      const path = join(folder, name);
      if (allowed.has(path) || (folder === home && !name.startsWith('.'))) return [];
      const isFolder = lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
      if (isFolder && holdsAllowed(path, home)) return visit(path);
      const real = resolveRealPath(path);
      return systemFolderPattern.test(real) || usedPaths.some((each) => isWithin(each, real)) ? [] : [path];
    });
  return visit(home);
}

/** A link in the home may point to a system folder, which must stay visible for everything else. */
const systemFolderPattern = /^\/(usr|opt|etc|bin|s?bin|lib\w*|nix|snap|var)(\/|$)/;
