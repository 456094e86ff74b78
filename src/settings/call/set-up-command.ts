import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A lock file, the folder that an installation from it leaves, and the command that installs exactly what it names. */
const installers = [
  { lock: 'package-lock.json', folder: 'node_modules', command: 'npm ci' },
  { lock: 'npm-shrinkwrap.json', folder: 'node_modules', command: 'npm ci' },
  { lock: 'pnpm-lock.yaml', folder: 'node_modules', command: 'pnpm install --frozen-lockfile' },
  { lock: 'yarn.lock', folder: 'node_modules', command: 'yarn install --immutable || yarn install --frozen-lockfile' },
  { lock: 'bun.lock', folder: 'node_modules', command: 'bun install --frozen-lockfile' },
  { lock: 'uv.lock', folder: '.venv', command: 'uv sync --frozen' },
  { lock: 'poetry.lock', folder: '.venv', command: 'poetry sync || poetry install --sync' },
  { lock: 'composer.lock', folder: 'vendor', command: 'composer install --no-interaction' },
] as const;

/** The lock file in a folder that one of our installers knows, and its command; null where there is none. */
export function installerIn(folder: string): { readonly lock: string; readonly command: string } | null {
  return installers.find(({ lock }) => existsSync(join(folder, lock))) ?? null;
}

/**
 * The command that prepares a copy of the project in `root`, or null for none. `auto` installs what a lock file of the
 * copy names, where the project has it installed as well: git ignores dependencies, so a copy is without them.
 */
export function setUpCommand(setting: string, root: string, project: string): string | null {
  if (setting === 'off' || setting.trim() === '') return null;
  if (setting !== 'auto') return setting;
  const found = installers.find(
    ({ lock, folder }) =>
      existsSync(join(root, lock)) && !existsSync(join(root, folder)) && existsSync(join(project, folder)),
  );
  return found?.command ?? null;
}

/** Dependencies that the project's checkout has installed and a copy has not: a likely reason where commands fail there. */
export function missingDependencies(root: string, project: string): string[] {
  const folders = [...new Set(installers.map(({ folder }) => folder)), 'venv'];
  return folders
    .filter((folder) => existsSync(join(project, folder)) && !existsSync(join(root, folder)))
    .map(
      (folder) =>
        `the checkout has ${folder}, which git ignores, but the judged clean copy does not; set setup-command (such as npm ci) to install it`,
    );
}
