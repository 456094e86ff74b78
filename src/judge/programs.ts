import type { ChildSpec } from '../process/child.ts';
import { type ChildResult, runChild } from '../process/child.ts';
import { type CommandEnd, type CommandFinding, type CommandPlace, verifyCommand } from '../verify/automated-command.ts';

/** How programs of the repository are run while work is judged: under the ceilings of an attempt. Times are milliseconds. */
export interface JudgePrograms extends Required<Pick<ChildSpec, 'clock' | 'cancel' | 'marker'>> {
  /** The job's environment less its secrets. */
  readonly env: Record<string, string>;
  readonly limits: {
    readonly timeoutMs: number;
    readonly idleTimeoutMs: number;
    readonly graceMs: number;
    /** In ms since the epoch. */
    readonly deadlineAt: number;
  };
  readonly logFile: (name: string) => string;
}

/** After a cancel a runner leaves 7.5 s for everything. */
const hurriedGraceMs = 2_000;

/** Runs a shell command in a folder. With `pipefail` it fails when any part of a pipeline does. */
export function runShell(
  command: string,
  how: { cwd: string; log: string; endAt: number; pipefail?: boolean },
  programs: JudgePrograms,
): Promise<ChildResult> {
  const { limits, clock, env, cancel, marker } = programs;
  const strict = how.pipefail ? ['-o', 'pipefail'] : [];
  return runChild({
    command: 'bash',
    args: [...strict, '-c', command],
    cwd: how.cwd,
    clock,
    cancel,
    marker,
    graceMs: limits.graceMs,
    cancelGraceMs: Math.min(limits.graceMs, hurriedGraceMs),
    ...(limits.idleTimeoutMs > 0 ? { idleTimeoutMs: limits.idleTimeoutMs } : {}),
    // The shell's own words are read, so they have to be those of no other language.
    env: { ...env, LC_MESSAGES: 'C' },
    timeoutMs: Math.max(1, Math.min(how.endAt, limits.deadlineAt) - clock.uptimeMs()),
    logFile: programs.logFile(how.log),
  });
}

/**
 * Runs the commands of a plan one after another, together under the ceiling of an attempt, up to the first that fails.
 * Null when interrupted.
 */
export async function runPlanCommands(
  commands: readonly string[],
  place: CommandPlace,
  programs: JudgePrograms,
  known: Map<string, CommandFinding> = new Map(),
): Promise<CommandFinding[] | null> {
  const endAt = programs.clock.uptimeMs() + programs.limits.timeoutMs;
  const findings: CommandFinding[] = [];
  for (const [at, text] of commands.entries()) {
    let interrupted = false;
    const run = async (command: string, { pipefail }: { pipefail: boolean }): Promise<CommandEnd> => {
      const how = { cwd: place.root, log: `verify-${at + 1}`, endAt, pipefail };
      const { ending, exitCode, escaped, tail } = await runShell(command, how, programs);
      interrupted ||= ending === 'cancelled';
      return {
        exitCode: escaped > 0 ? null : exitCode, // what still runs may yet undo what it found
        timedOut: ending === 'timeout' || ending === 'idle_timeout',
        tail,
      };
    };
    const finding = known.get(text) ?? (await verifyCommand(place, text, run));
    if (interrupted) return null;
    known.set(text, finding);
    findings.push(finding);
    if (finding.passed === false) break;
  }
  return findings;
}

/** The `<automated>` commands of a plan's tasks, each once, in order. */
export function commandsOf({ tasks }: { tasks: readonly { verify: { automated: readonly string[] } }[] }): string[] {
  return [...new Set(tasks.flatMap(({ verify }) => verify.automated))];
}
