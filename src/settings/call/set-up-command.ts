import { existsSync } from 'node:fs';
import { join } from 'node:path';
import installers from './installers.json' with { type: 'json' };

export function findInstaller(folder: string): { readonly lock: string; readonly command: string } | null {
  return installers.find(({ lock }) => existsSync(join(folder, lock))) ?? null;
}

/** `auto` installs by a lock file what the project has installed: git ignores dependencies, so a copy lacks them. */
export function setUpCommand(setting: string, root: string, project: string): string | null {
  if (setting === 'off' || setting.trim() === '') return null;
  if (setting !== 'auto') return setting;
  const installer = installers.find(
    ({ lock, folder }) =>
      existsSync(join(root, lock)) && !existsSync(join(root, folder)) && existsSync(join(project, folder)),
  );
  return installer?.command ?? null;
}

/** Explains dependencies that a copy lacks, a likely cause of failing commands. */
export function findMissingDependencies(root: string, project: string): string[] {
  const folders = [...new Set(installers.map(({ folder }) => folder)), 'venv'];
  return folders
    .filter((folder) => existsSync(join(project, folder)) && !existsSync(join(root, folder)))
    .map(
      (folder) =>
        `the checkout has ${folder}, which git ignores, but the judged clean copy does not; set setup-command (such as npm ci) to install it`,
    );
}
