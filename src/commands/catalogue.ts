import { type SettingName, UsageError } from '../settings.ts';
import type { Perform } from './command.ts';

/** A verb, the same behind both doors. What it does is loaded when it is called: help and a short command stay quick. */
export interface Command {
  readonly name: string;
  readonly alias?: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Words after the verb, as help shows them: `<phase>` must be there, `[phase]` may, `…` repeats. */
  readonly words: readonly string[];
  /** More for the command's own help. */
  readonly details?: string;
  /** The settings it obeys. */
  readonly settings: readonly SettingName[];
  readonly load: () => Promise<Perform>;
}

/** Every verb, in the order help lists them. */
export const commands: readonly Command[] = [
  {
    name: 'run',
    summary: 'run a phase: every plan that is not done, verified, with one truthful signal at the end',
    words: ['<phase>'],
    settings: [
      ...([
        'root',
        'agent',
        'agent-command',
        'agent-env',
        'timeout',
        'idle-timeout',
        'kill-grace',
        'deadline',
      ] as const),
      ...([
        'max-attempts',
        'backoff',
        'max-backoff',
        'human-checkpoints',
        'unfinished-plans',
        'artifacts',
        'max-parallel',
        'isolation',
        'setup-command',
        'on-failure',
        'allow-dirty',
        'interrupt',
      ] as const),
      'fail-on',
    ],
    load: async () => (await import('./run.ts')).run,
  },
  {
    name: 'plan',
    summary: 'read a phase and show its plans, waves, overlaps and diagnostics; runs nothing',
    words: ['<phase>'],
    settings: ['root'],
    load: async () => (await import('./plan.ts')).plan,
  },
  {
    name: 'status',
    summary: 'where a phase stands, from the ledger and git, without running anything',
    words: ['<phase>'],
    settings: ['root'],
    load: async () => (await import('./status.ts')).status,
  },
  {
    name: 'validate',
    summary: 'every diagnostic of a phase, or of the whole .planning tree, with file and line',
    words: ['[phase]'],
    settings: ['root'],
    load: async () => (await import('./validate.ts')).validate,
  },
  {
    name: 'signal',
    alias: 'completion',
    summary: 'completion signals by hand: create, parse, handle, log',
    words: ['<create|parse|handle|log>', '[words…]'],
    details: [
      'signal create <success|failure|blocked|skipped> <phase> [details]   details: a JSON object, or key=value words',
      'signal parse [json]    what a signal says, in its full form; from stdin without the word',
      'signal handle [json]   the decision that follows from it; the next phase is that of ROADMAP.md',
      'signal log [json]      appends it to .planning/EXECUTION_LOG.md',
    ].join('\n'),
    settings: ['root', 'max-attempts', 'backoff', 'max-backoff'],
    load: async () => (await import('./signal.ts')).signal,
  },
  {
    name: 'doctor',
    summary: 'what this machine lacks: git, bash, the repository, agent CLIs, control over processes',
    words: [],
    settings: ['root'],
    load: async () => (await import('./doctor.ts')).doctor,
  },
  {
    name: 'demo',
    summary: 'make a small repository in a temporary folder and run its phase, without a model',
    words: [],
    settings: [],
    load: async () => (await import('./demo.ts')).demo,
  },
];

/** @throws UsageError listing what there is. */
export function findCommand(name: string): Command {
  const found = commands.find((command) => command.name === name || command.alias === name);
  if (found) return found;
  throw new UsageError(`command: found "${name}", expected one of: ${commands.map((each) => each.name).join(', ')}`);
}

/** Exit codes by the name of the error that reached a door (design 6.2). What we did not foresee is our own fault. */
const exitCodes: Record<string, number> = {
  UsageError: 64,
  SignalError: 64,
  GitError: 64,
  LockedError: 64,
  PhaseError: 65,
  AgentMissingError: 69,
};

export function exitCodeOf(error: unknown): number {
  return (error instanceof Error ? exitCodes[error.name] : undefined) ?? 70;
}
