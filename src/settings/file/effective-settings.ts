import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildGitEnvironment, neutralSettings } from '../../system/git/calls/git-environment.ts';
import type { Git } from '../../system/git/git.ts';
import { captureOutput } from '../../system/process/capture.ts';
import { defaultConfig } from '../table/setting-table.ts';
import {
  type GivenValues,
  type Origin,
  type SettingName,
  type Settings,
  settleSettings,
  UsageError,
} from '../table/settings.ts';
import type { ReadGit } from './committed-file.ts';
import { configInCommit, configInRepository, configOnDisk, tryConfigInCommit } from './config-source.ts';

export interface Configuration {
  readonly file: string;
  /** Null if the file was read from the disk or not found. */
  readonly commit: string | null;
  /** Commit that was searched; null if the disk was searched or the file is invalid. */
  readonly lookedIn: string | null;
  readonly text: string | null;
  /** Why the file can't be read; thrown only if this file turns out to be the relevant one. */
  readonly problem: UsageError | null;
  readonly origins: ReadonlyMap<SettingName, Origin>;
  readonly warnings: readonly string[];
  /** What the caller's settings are called in messages. */
  readonly givenAs: 'input' | 'option';
}

export interface FoundSettings {
  readonly settings: Settings;
  readonly configuration: Configuration;
}

export interface ConfigLookup {
  readonly folder: string;
  readonly environment: Record<string, string>;
  /** Null for HEAD, or for the disk if there is no repository. */
  readonly commit: string | null;
  readonly isTolerant: boolean;
  readonly givenAs: Configuration['givenAs'];
}

/** Merges options and inputs over the file over the defaults, and protects the file from plans. @throws UsageError */
export async function resolveSettings(input: GivenValues, lookup: ConfigLookup): Promise<FoundSettings> {
  const file = input.config || defaultConfig;
  const { givenAs } = lookup;
  try {
    const { text, lookedIn } = await lookUpConfig(file, file !== defaultConfig, lookup);
    const warnings: string[] = [];
    const warn = (warning: string) => warnings.push(warning);
    const values = text === null ? undefined : (await import('./config-file.ts')).parseConfigFile(text, file, warn);
    const { settings, origins, notes } = settleSettings(input, values);
    return {
      settings: withProtectedFile(file, settings),
      configuration: {
        ...{ ...notRead, file, commit: text === null ? null : lookedIn, lookedIn, text },
        ...{ origins, warnings: [...warnings, ...notes], givenAs },
      },
    };
  } catch (problem) {
    if (!lookup.isTolerant || !(problem instanceof UsageError)) throw problem;
    const { settings, configuration } = withoutConfiguration(input, givenAs);
    return { settings: withProtectedFile(file, settings), configuration: { ...configuration, file, problem } };
  }
}

export function withoutConfiguration(input: GivenValues, givenAs: Configuration['givenAs']): FoundSettings {
  const { settings, origins, notes } = settleSettings(input);
  return { settings, configuration: { ...notRead, origins, warnings: notes, givenAs } };
}

const notRead = { file: defaultConfig, commit: null, lookedIn: null, text: null, problem: null, warnings: [] };

export interface SettingsSource {
  readonly commit: string;
  readonly file: string;
}

/** Reports that the settings must be read from another commit or file. */
export class OtherSettingsError extends Error implements SettingsSource {
  readonly commit: string;
  readonly file: string;

  constructor({ commit, file }: SettingsSource) {
    super(`the settings of this run stand in ${file} of commit ${commit}`);
    this.commit = commit;
    this.file = file;
  }
}

/** @throws OtherSettingsError if the start commit's file isn't the one that was read */
export async function requireSameSettings(
  start: SettingsSource,
  git: Git,
  { file, text, problem, lookedIn }: Configuration,
): Promise<void> {
  if (start.file === file && start.commit === lookedIn) return; // a commit never changes
  const committedText = await configInRepository(git, start.commit, start.file);
  if (start.file !== file || committedText !== text) throw new OtherSettingsError(start);
  // The file doesn't exist there either, which is an error only if the user named it.
  if (problem !== null && file !== defaultConfig) throw problem;
}

async function lookUpConfig(file: string, isNamed: boolean, { folder, environment: env, commit }: ConfigLookup) {
  const readGit = gitReader(folder, env);
  const committed =
    commit === null
      ? await tryConfigInCommit(readGit, 'HEAD', file)
      : { text: await configInCommit(readGit, commit, file), commit };
  const text = committed === undefined ? configOnDisk(folder, file) : committed.text;
  const where = committed === undefined ? folder : 'HEAD';
  if (text === null && isNamed)
    throw new UsageError(`config: ${file} is not in ${where}; commit it, or name another file`);
  return { text, lookedIn: committed?.commit ?? null };
}

/** Calls git with settings that can't start other programs. A folder without a repository makes the call fail. */
function gitReader(folder: string, env: Record<string, string>): ReadGit {
  const settings = neutralSettings.flatMap((setting) => ['-c', setting]);
  const options = {
    cwd: folder,
    env: { ...buildGitEnvironment(env, folder), GIT_NO_LAZY_FETCH: '1' },
    timeoutMs: 60_000,
  };
  return async (args, stdin = '') => {
    try {
      return await captureOutput('git', [...settings, ...args], { ...options, stdin });
    } catch {
      return { exitCode: 128, stdout: Buffer.alloc(0) }; // no git or no such folder, which the code that needs them reports
    }
  };
}

function withProtectedFile(file: string, settings: Settings): Settings {
  const paths = settings['protected-paths'];
  const unprotected = [file, settings['prompt-file']].filter((path) => path !== '' && !paths.includes(path));
  return unprotected.length === 0 ? settings : { ...settings, 'protected-paths': [...paths, ...unprotected] };
}

/** Warns about uncommitted changes, because a run uses the committed file, and about the wrong file extension. */
export function uncommittedChange({ file, text, problem }: Configuration, folder: string): string | null {
  const top = repositoryTop(folder);
  if (top === null || problem !== null) return null;
  const misnamed = file.replace(/yml$/, 'yaml');
  if (text === null && existsSync(join(top, misnamed))) return `${misnamed} is not read; rename it to ${file}`;
  try {
    if (configOnDisk(top, file)?.replaceAll('\r\n', '\n') === text?.replaceAll('\r\n', '\n')) return null;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
  }
  return `${file} has uncommitted changes, which runs ignore; commit them first`;
}

function repositoryTop(folder: string): string | null {
  for (let top = folder; ; top = dirname(top)) {
    if (existsSync(join(top, '.git'))) return top;
    if (top === dirname(top)) return null;
  }
}
