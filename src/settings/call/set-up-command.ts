import { existsSync } from 'node:fs';
import { join } from 'node:path';
import installers from './installers.json' with { type: 'json' };

/** The lock file in a folder whose installer we know, and the command that installs exactly what it names; null for none. */
export function findInstaller(folder: string): { readonly lock: string; readonly command: string } | null {
  return installers.find(({ lock }) => existsSync(join(folder, lock))) ?? null;
}

/**
 * The command that prepares a copy of the project in `root`, or null for none. `auto` installs what a lock file of the
 * copy names, where the project has it installed as well: git ignores dependencies, so a copy is without them.
 */
export function setUpCommand(setting: string, root: string, project: string): string | null {
  if (setting === 'off' || setting.trim() === '') return null;
  if (setting !== 'auto') return setting;
  const result = installers.find(
    ({ lock, folder }) =>
      existsSync(join(root, lock)) && !existsSync(join(root, folder)) && existsSync(join(project, folder)),
  );
  return result?.command ?? null;
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
