import type { Json } from '../stream/fields.ts';
import type { Cli, CliName } from './agent-cli.ts';
import { claude } from './claude.ts';
import { codex } from './codex.ts';
import { copilot } from './copilot.ts';
import { gemini } from './gemini.ts';
import { opencode } from './opencode.ts';

/** Every coding agent we know by name: a file of its own, and a row here. */
export const clis: readonly Cli[] = [opencode, codex, claude, gemini, copilot];

export const cliNames = ['claude', 'codex', 'gemini', 'opencode', 'copilot'] as const satisfies readonly CliName[];

export function cliNamed(name: CliName): Cli {
  const cli = clis.find((each) => each.name === name);
  if (cli === undefined) throw new Error(`there is no agent ${name} in the table`);
  return cli;
}

/** Whose event this is, or null. */
export function ownerOf(event: Json): Cli | null {
  return clis.find((cli) => cli.owns(event)) ?? null;
}
