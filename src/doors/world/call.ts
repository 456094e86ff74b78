import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { redactorFor } from '../../settings/call/job-secrets.ts';
import type { CommandHandler, CommandResult, DoorWorld, World } from '../../settings/call/world.ts';
import {
  type Configuration,
  effectiveSettings,
  OtherSettingsError,
  type SettingsSource,
  uncommittedChange,
  withoutConfiguration,
} from '../../settings/file/effective-settings.ts';
import { type GivenValues, type Settings, UsageError } from '../../settings/table/settings.ts';
import { redactedJson, withEachText } from '../../system/text/redaction.ts';
import type { Command } from '../catalogue/catalogue.ts';

export interface Call {
  readonly command: Pick<Command, 'settings' | 'holdsPhase'>;
  readonly words: readonly string[];
  readonly given: GivenValues;
  readonly givenAs: Configuration['givenAs'];
}

/** More than a start that moved, a record that tells another one, and a last try. */
const maxTries = 3;

/**
 * Calls a command with the settings in force. A run obeys the commit on which it starts, and a job of a chain the one on
 * which the chain was opened: where that turns out to be another one, the command begins again with the settings there.
 */
export async function callCommand(
  load: () => Promise<CommandHandler>,
  call: Call,
  world: DoorWorld,
): Promise<{ reply: CommandResult; settings: Settings }> {
  let start: SettingsSource | null = null;
  for (let tries = 1; ; tries += 1) {
    // Git is asked while the command is loaded.
    const [foundSettings, perform] = await Promise.all([read(call, start, world), load()]);
    const opened = { ...world, ...foundSettings };
    const redact = redactorFor(opened);
    try {
      const reply = await perform(call.words, worldWithoutSecrets(opened, redact));
      return { reply: replyWithoutSecrets(reply, redact), settings: foundSettings.settings };
    } catch (error) {
      if (!(error instanceof OtherSettingsError) || tries >= maxTries) throw error;
      start = error;
    }
  }
}

/** Shows no secret, whatever a plan, an agent or a program said. */
function worldWithoutSecrets(world: World, redact: (text: string) => string): World {
  const { live, group } = world.terminal;
  return {
    ...world,
    progress: (line) => world.progress(redact(line)),
    print: (line) => world.print(redact(line)),
    terminal: {
      ...world.terminal,
      live: live && ((lines) => live(lines.map(redact))),
      group: group && ((title, lines) => group(redact(title), lines.map(redact))),
    },
  };
}

/** A host drops a whole output that holds a secret. */
function replyWithoutSecrets(reply: CommandResult, redact: (text: string) => string): CommandResult {
  const { json, text, outputs, summary, diagnostics } = reply;
  return {
    ...reply,
    json: withEachText(json, redact),
    text: redact(text),
    ...(outputs && { outputs: withEachText(outputs, (value) => redactedJson(value, redact)) }),
    ...(summary === undefined ? {} : { summary: redact(summary) }),
    ...(diagnostics && { diagnostics: withEachText(diagnostics, redact) }),
  };
}

async function read(
  { command: { settings, holdsPhase = false }, given, givenAs }: Call,
  start: SettingsSource | null,
  { directory, environment, progress }: DoorWorld,
) {
  const folder = resolve(directory, given.root || '.');
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`root: found "${given.root}", which is not a folder; name the one that holds .planning`);
  if (!settings.includes('config')) return withoutConfiguration(given, givenAs);
  const location = {
    folder,
    environment,
    commit: start?.commit ?? null,
    // A command that works on a phase finds out itself which commit counts: only then is a file that cannot be read an error.
    isTolerant: holdsPhase && start === null,
    givenAs,
  };
  const values = withEnvironment(start === null ? given : { ...given, config: start.file }, environment);
  const foundSettings = await effectiveSettings(values, location);
  const note = start === null ? uncommittedChange(foundSettings.configuration, folder) : null;
  if (note !== null) progress(note);
  if (start === null) for (const warning of foundSettings.configuration.warnings) progress(`warning: ${warning}`);
  return foundSettings;
}

/** Two settings may stand in the environment; `SPECIALIST_TIMEOUT`, in seconds, is the former name of `timeout` (seed 004). */
function withEnvironment(
  input: GivenValues,
  { SPECIALIST_TIMEOUT: seconds = '', PHASE_EXECUTOR_PRICES: prices = '' }: World['environment'],
): GivenValues {
  const timeout = input.timeout || (/^\d+$/.test(seconds) ? `${seconds}s` : '');
  return { ...input, timeout, 'agent-prices': input['agent-prices'] || prices };
}
