import type { CliName } from '../../settings/table/coding-agents.ts';
import type { Json } from '../stream/json-fields.ts';
import type { Cli } from './agent-cli.ts';
import { claude } from './claude.ts';
import { codex } from './codex.ts';
import { copilot } from './copilot.ts';
import { gemini } from './gemini.ts';
import { opencode } from './opencode.ts';

export const clis: Readonly<Record<CliName, Cli>> = { opencode, codex, claude, gemini, copilot };

export function eventOwner(event: Json): Cli | null {
  return Object.values(clis).find((cli) => cli.owns(event)) ?? null;
}
