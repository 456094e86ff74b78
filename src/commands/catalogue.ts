import { GitError } from '../git/git.ts';
import { LockedError } from '../ledger/run-lock.ts';
import { PhaseError } from '../phase/phase.ts';
import { UsageError } from '../settings.ts';
import { SignalError } from '../signal/completion-signal.ts';
import { TECHNICAL_EXIT } from '../signal/exit-status.ts';
import type { Command } from './command.ts';
import { demoCommand } from './demo.ts';
import { doctorCommand } from './doctor.ts';
import { planCommand } from './plan.ts';
import { AgentMissingError, runCommand } from './run.ts';
import { signalCommand } from './signal.ts';
import { statusCommand } from './status.ts';
import { validateCommand } from './validate.ts';

/** Every verb, in the order help lists them. */
export const commands: readonly Command[] = [
  runCommand,
  planCommand,
  statusCommand,
  validateCommand,
  signalCommand,
  doctorCommand,
  demoCommand,
];

/** @throws UsageError listing what there is. */
export function findCommand(name: string): Command {
  const found = commands.find((command) => command.name === name || command.aliases?.includes(name));
  if (found) return found;
  throw new UsageError(
    `command: found "${name}", expected one of: ${commands.map((command) => command.name).join(', ')}`,
  );
}

/** The exit code of an error that reached a door (design 6.2). What we did not foresee is our own fault: 70. */
export function exitCodeOf(error: unknown): number {
  if (
    error instanceof UsageError ||
    error instanceof SignalError ||
    error instanceof GitError ||
    error instanceof LockedError
  )
    return TECHNICAL_EXIT.USAGE;
  if (error instanceof PhaseError) return TECHNICAL_EXIT.PHASE_UNREADABLE;
  if (error instanceof AgentMissingError) return TECHNICAL_EXIT.AGENT_MISSING;
  return TECHNICAL_EXIT.INTERNAL;
}
