import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { World } from '../../settings/call/world.ts';
import { settingsLines, shownSettings } from '../../settings/file/shown-settings.ts';
import type { Git } from '../../system/git/git.ts';
import type { PhaseStory, SettingsStory } from '../report/phase-story.ts';

/** Settings on a page. Options of a run are not recorded, so only the run itself can show what was in force. */
export function settingsStory(world: World, isOwnRun: boolean): SettingsStory {
  const shown = shownSettings(world);
  const [heading = ''] = settingsLines(shown);
  return {
    from: isOwnRun
      ? `${heading}, as effective in this run`
      : `${heading}; options and inputs of the run itself are not recorded`,
    rows: Object.entries(shown.values).map(([key, { value, from }]) => ({ key, value: valueText(value), from })),
  };
}

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);
}

/** Environment of this run, of which nothing is recorded. */
export async function environmentStory(git: Git, world: World): Promise<PhaseStory['environment']> {
  const { RUNNER_OS = '', RUNNER_ARCH = '', ImageOS = '', ImageVersion = '', GITHUB_ACTIONS } = world.environment;
  const { exitCode, stdout } = await git.try(['--version'], { reading: true });
  const version = stdout
    .toString('utf8')
    .trim()
    .replace(/^git version /, '');
  const runner = [RUNNER_OS, RUNNER_ARCH, ImageOS, ImageVersion].filter((each) => each !== '').join(' ');
  return [
    { name: 'Phase Executor', value: versionOf(world) },
    { name: 'Node', value: process.version },
    { name: 'git', value: exitCode === 0 ? version : 'unknown' },
    { name: 'system', value: `${process.platform} ${process.arch}` },
    ...(GITHUB_ACTIONS === undefined ? [] : [{ name: 'runner', value: runner || 'unknown' }]),
  ];
}

function versionOf({ home }: World): string {
  const { data } = z
    .object({ version: z.string() })
    .safeParse(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')));
  return data?.version ?? 'unknown';
}
