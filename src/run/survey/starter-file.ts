import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { World } from '../../settings/call/world.ts';
import { parseConfigFile } from '../../settings/file/config-file.ts';
import { defaultConfig } from '../../settings/table/setting-table.ts';
import { UsageError } from '../../settings/table/settings.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import { buildGitEnvironment, neutralSettings } from '../../system/git/calls/git-environment.ts';
import { captureOutput } from '../../system/process/capture.ts';

export interface StarterFile {
  readonly path: string;
  readonly text: string;
  readonly state: 'new' | 'same' | 'different';
  readonly difference: string;
}

/** Compares a file from `init` with the existing one. @throws UsageError if the path contains a link */
export async function compareFile(path: string, text: string, top: string, world: World): Promise<StarterFile> {
  refuseLinks(path, top);
  const stats = lstatSync(join(top, path), { throwIfNoEntry: false });
  if (stats === undefined) return { path, text, state: 'new', difference: '' };
  const current = stats.isFile() ? (tryReadRegular(join(top, path)) ?? '') : '';
  if (current === text || (path === defaultConfig && hasAllSettings(current, text)))
    return { path, text, state: 'same', difference: '' };
  const settings = neutralSettings.flatMap((setting) => ['-c', setting]);
  const args = ['diff', '--no-index', '--no-color', '--no-ext-diff', '--no-textconv', '--', join(top, path), '-'];
  // Run outside the repository, whose filters would run otherwise.
  const options = { cwd: '/', env: buildGitEnvironment(world.environment, top), stdin: text, timeoutMs: 60_000 };
  const { stdout } = await captureOutput('git', [...settings, ...args], options);
  const lines = stdout.toString('utf8').split('\n');
  const from = lines.findIndex((line) => line.startsWith('@@'));
  return { path, text, state: 'different', difference: lines.slice(from).join('\n').trimEnd() };
}

/** True if the file already has all new settings; it may have more. */
function hasAllSettings(own: string, text: string): boolean {
  const values = parseConfigFile(own, defaultConfig);
  return [...parseConfigFile(text, defaultConfig)].every(([name, { value }]) => values.get(name)?.value === value);
}

/** @throws UsageError for a link: a run wouldn't read the configuration there either */
function refuseLinks(path: string, top: string): void {
  const parts = path.split('/');
  for (const at of parts.keys()) {
    const step = parts.slice(0, at + 1).join('/');
    if (lstatSync(join(top, step), { throwIfNoEntry: false })?.isSymbolicLink())
      throw new UsageError(`${step} is a symbolic link; make it a folder or a file of the repository`);
  }
}

/** Fails if the file was created meanwhile. */
export function writeNew(top: string, path: string, text: string): void {
  mkdirSync(dirname(join(top, path)), { recursive: true });
  writeFileSync(join(top, path), text, { flag: 'wx' });
}
