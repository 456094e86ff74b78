import { resolve } from 'node:path';
import type { CommandHandler, CommandResult, World } from '../../settings/call/world.ts';
import {
  type Configuration,
  effectiveSettings,
  OtherSettingsError,
  type SettingsSource,
  uncommittedChange,
  withoutConfiguration,
} from '../../settings/file/effective-settings.ts';
import type { GivenValues, Settings } from '../../settings/table/settings.ts';
import type { Command } from '../catalogue/catalogue.ts';

export interface Call {
  readonly command: Pick<Command, 'settings' | 'holdsPhase'>;
  readonly words: readonly string[];
  readonly given: GivenValues;
  readonly givenAs: Configuration['givenAs'];
}

/** More than a start that moved, a record that tells another one, and a last try. */
const mostTries = 3;

/**
 * Calls a command with the settings in force. A run obeys the commit on which it starts, and a job of a chain the one on
 * which the chain was opened: where that turns out to be another one, the command begins again with the settings there.
 */
export async function callCommand(
  load: () => Promise<CommandHandler>,
  call: Call,
  world: Omit<World, 'configuration'>,
): Promise<{ reply: CommandResult; settings: Settings }> {
  let start: SettingsSource | null = null;
  for (let tries = 1; ; tries += 1) {
    // Git is asked while the command is loaded.
    const [perform, { settings, configuration }] = await Promise.all([load(), read(call, start, world)]);
    try {
      return { reply: await perform(call.words, settings, { ...world, configuration }), settings };
    } catch (error) {
      if (!(error instanceof OtherSettingsError) || tries >= mostTries) throw error;
      start = error;
    }
  }
}

async function read(
  { command: { settings, holdsPhase = false }, given, givenAs }: Call,
  start: SettingsSource | null,
  { directory, environment, progress }: Omit<World, 'configuration'>,
) {
  if (!settings.includes('config')) return withoutConfiguration(given, givenAs);
  const folder = resolve(directory, given.root || '.');
  const place = {
    folder,
    environment,
    commit: start?.commit ?? null,
    // A command that works on a phase finds out itself which commit counts: only then is a file that cannot be read an error.
    isTolerant: holdsPhase && start === null,
    givenAs,
  };
  const found = await effectiveSettings(start === null ? given : { ...given, config: start.file }, place);
  const note = start === null ? uncommittedChange(found.configuration, folder) : null;
  if (note !== null) progress(note);
  return found;
}
