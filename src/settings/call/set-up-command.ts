import { existsSync } from 'node:fs';
import { join } from 'node:path';
import installers from './installers.json' with { type: 'json' };

/** Finds a known lock file and the command that installs exactly its versions, or null. */
export function findInstaller(folder: string): { readonly lock: string; readonly command: string } | null {
  return installers.find(({ lock }) => existsSync(join(folder, lock))) ?? null;
}

/**
 * Returns the command that prepares the project's copy in `root`, or null. `auto` installs by the copy's lock file if
 * the project has installed dependencies too: git ignores them, so a copy starts without them.
 */
export function setUpCommand(setting: string, root: string, project: string): string | null {
  if (setting === 'off' || setting.trim() === '') return null;
  if (setting !== 'auto') return setting;
  const installer = installers.find(
    ({ lock, folder }) =>
      existsSync(join(root, lock)) && !existsSync(join(root, folder)) && existsSync(join(project, folder)),
  );
  return installer?.command ?? null;
}

/**
 * Explains which dependencies are installed in the project but missing in a copy, a likely cause of failing commands.
 */
export function missingDependencies(root: string, project: string): string[] {
  const folders = [...new Set(installers.map(({ folder }) => folder)), 'venv'];
  return folders
    .filter((folder) => existsSync(join(project, folder)) && !existsSync(join(root, folder)))
    .map(
      (folder) =>
        `the checkout has ${folder}, which git ignores, but the judged clean copy does not; set setup-command (such as npm ci) to install it`,
    );
}
