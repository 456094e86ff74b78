import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { createRedactor } from '../../settings/call/job-secrets.ts';
import type { CommandHandler, CommandResult, DoorWorld, World } from '../../settings/call/world.ts';
import {
  type Configuration,
  OtherSettingsError,
  resolveSettings,
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

/** Allows for a moved start commit, a record with another commit, and a final try. */
const maxTries = 3;

/**
 * Runs a command with the settings of its start commit or, in a chain, of the commit on which the chain was opened.
 * Restarts if that turns out to be another commit.
 */
export async function callCommand(
  load: () => Promise<CommandHandler>,
  call: Call,
  world: DoorWorld,
): Promise<{ reply: CommandResult; settings: Settings }> {
  let start: SettingsSource | null = null;
  for (let tries = 1; ; tries += 1) {
    const [foundSettings, handler] = await Promise.all([readSettings(call, start, world), load()]);
    const opened = { ...world, ...foundSettings };
    const redact = createRedactor(opened);
    try {
      const reply = await handler(call.words, worldWithoutSecrets(opened, redact));
      return { reply: replyWithoutSecrets(reply, redact), settings: foundSettings.settings };
    } catch (error) {
      if (!(error instanceof OtherSettingsError) || tries >= maxTries) throw error;
      start = error;
    }
  }
}

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

/** Redacts the reply, because a host discards an output that contains a secret. */
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

async function readSettings(
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
    // A phase command determines the relevant commit itself; an unreadable file matters only then.
    isTolerant: holdsPhase && start === null,
    givenAs,
  };
  const values = withEnvironment(start === null ? given : { ...given, config: start.file }, environment);
  const foundSettings = await resolveSettings(values, location);
  const note = start === null ? uncommittedChange(foundSettings.configuration, folder) : null;
  if (note !== null) progress(note);
  if (start === null) for (const warning of foundSettings.configuration.warnings) progress(`warning: ${warning}`);
  return foundSettings;
}

/** `SPECIALIST_TIMEOUT`, in seconds, is the old name of `timeout` (seed 004). */
function withEnvironment(
  input: GivenValues,
  { SPECIALIST_TIMEOUT: seconds = '', PHASE_EXECUTOR_PRICES: prices = '' }: World['environment'],
): GivenValues {
  const timeout = input.timeout || (/^\d+$/.test(seconds) ? `${seconds}s` : '');
  return { ...input, timeout, 'agent-prices': input['agent-prices'] || prices };
}
