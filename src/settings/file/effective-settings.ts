import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gitEnvironment, neutralSettings } from '../../system/git/calls/git-environment.ts';
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
  /** From the top of the repository. */
  readonly file: string;
  /** Null where it was read from the disk, or not found. */
  readonly commit: string | null;
  /** The commit that was searched, also in vain; null for the disk, and where it cannot be used. */
  readonly lookedIn: string | null;
  /** Null where there is none, or where it cannot be read. */
  readonly text: string | null;
  /** Reason why it cannot be read; thrown only if this turns out to be the file that counts. */
  readonly problem: UsageError | null;
  readonly origins: ReadonlyMap<SettingName, Origin>;
  /** What was ignored in the file, and words of earlier versions, as sentences. */
  readonly warnings: readonly string[];
  /** Word of the door for a value that it was given. */
  readonly givenAs: 'input' | 'option';
}

/** Settings in force, and where they come from. */
export interface FoundSettings {
  readonly settings: Settings;
  readonly configuration: Configuration;
}

export interface ConfigLookup {
  readonly folder: string;
  readonly environment: Record<string, string>;
  /** Null for HEAD, and for the disk where there is no repository. */
  readonly commit: string | null;
  /** Goes on without a file that cannot be read. */
  readonly isTolerant: boolean;
  readonly givenAs: Configuration['givenAs'];
}

/**
 * Settings from options and inputs, else the file, else the defaults. The file is always a protected path, because
 * what a plan writes into it is for later runs.
 * @throws UsageError for wrong options and inputs, and for a file that cannot be used.
 */
export async function effectiveSettings(input: GivenValues, lookup: ConfigLookup): Promise<FoundSettings> {
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

/** Settings of a command that reads no file. */
export function withoutConfiguration(input: GivenValues, givenAs: Configuration['givenAs']): FoundSettings {
  const { settings, origins, notes } = settleSettings(input);
  return { settings, configuration: { ...notRead, origins, warnings: notes, givenAs } };
}

const notRead = { file: defaultConfig, commit: null, lookedIn: null, text: null, problem: null, warnings: [] };

export interface SettingsSource {
  readonly commit: string;
  /** From the top of the repository. */
  readonly file: string;
}

/** Reports that the settings in force are in another commit or file than those that were read. */
export class OtherSettingsError extends Error implements SettingsSource {
  readonly commit: string;
  readonly file: string;

  constructor({ commit, file }: SettingsSource) {
    super(`the settings of this run stand in ${file} of commit ${commit}`);
    this.commit = commit;
    this.file = file;
  }
}

/** @throws OtherSettingsError where the file of the commit that counts is not the one that was read. */
export async function requireSameSettings(
  start: SettingsSource,
  git: Git,
  { file, text, problem, lookedIn }: Configuration,
): Promise<void> {
  if (start.file === file && start.commit === lookedIn) return; // what a commit holds does not change
  const match = await configInRepository(git, start.commit, start.file);
  if (start.file !== file || match !== text) throw new OtherSettingsError(start);
  // Nothing was read, and nothing is there; but a file that was named is required.
  if (problem !== null && file !== defaultConfig) throw problem;
}

async function lookUpConfig(file: string, isNamed: boolean, { folder, environment: env, commit }: ConfigLookup) {
  const read = gitReader(folder, env);
  const result =
    commit === null
      ? await tryConfigInCommit(read, 'HEAD', file)
      : { text: await configInCommit(read, commit, file), commit };
  const text = result === undefined ? configOnDisk(folder, file) : result.text;
  const where = result === undefined ? folder : 'HEAD';
  if (text === null && isNamed)
    throw new UsageError(`config: ${file} is not in ${where}; commit it, or name another file`);
  return { text, lookedIn: result?.commit ?? null };
}

/** Calls git without anything that could start a program. A folder without a repository is a failed call. */
function gitReader(folder: string, env: Record<string, string>): ReadGit {
  const settings = neutralSettings.flatMap((setting) => ['-c', setting]);
  const options = { cwd: folder, env: { ...gitEnvironment(env, folder), GIT_NO_LAZY_FETCH: '1' }, timeoutMs: 60_000 };
  return async (args, stdin = '') => {
    try {
      return await captureOutput('git', [...settings, ...args], { ...options, stdin });
    } catch {
      return { exitCode: 128, stdout: Buffer.alloc(0) }; // no git, or no such folder: the code that needs them says so
    }
  };
}

function withProtectedFile(file: string, settings: Settings): Settings {
  const paths = settings['protected-paths'];
  const ours = [file, settings['prompt-file']].filter((path) => path !== '' && !paths.includes(path));
  return ours.length === 0 ? settings : { ...settings, 'protected-paths': [...paths, ...ours] };
}

/** Warns of an uncommitted change of the file, because a run obeys the commit, and of one with another ending. */
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
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (at === dirname(at)) return null;
  }
}
