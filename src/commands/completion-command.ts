import { completionScript } from '../completion-scripts.ts';
import type { CommandResult } from '../settings/call/world.ts';
import { notOneOf } from '../settings/table/nearest.ts';
import { UsageError } from '../settings/table/settings.ts';
import { shells } from '../shells.ts';

/** Prints the script with which a shell completes words of ours. */
export async function completion([name = '']: readonly string[]): Promise<CommandResult> {
  const shell = shells.find((each) => each === name);
  if (shell === undefined) throw new UsageError(notOneOf('completion', name, shells));
  const script = completionScript(shell);
  return { exitCode: 0, json: { shell, script }, text: script };
}
