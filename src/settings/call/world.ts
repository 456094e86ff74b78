import { resolve } from 'node:path';
import type { Diagnostic } from '../../plan/phase/diagnostic.ts';
import type { Interrupt, Machine } from '../../system/process/machine.ts';
import type { SharedTime } from '../../system/process/shared-time.ts';
import type { FoundSettings } from '../file/effective-settings.ts';
import type { Settings } from '../table/settings.ts';

export type CommandHandler = (args: readonly string[], world: World) => Promise<CommandResult>;

export interface CommandResult {
  readonly exitCode: number;
  readonly json: unknown;
  readonly text: string;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly summary?: string;
  readonly diagnostics?: readonly Diagnostic[];
}

export interface Terminal {
  readonly colour: boolean;
  readonly interactive: boolean;
  /** Replaces the lines at the bottom of the terminal; null if redrawing isn't possible. */
  readonly live: ((lines: readonly string[]) => void) | null;
  /** Prints foldable lines under a trusted title; null if folding isn't possible. */
  readonly group: ((title: string, lines: readonly string[]) => void) | null;
}

/** Everything a command may use of the outside world, and its settings. */
export interface World extends FoundSettings {
  readonly environment: Record<string, string>;
  readonly directory: string;
  readonly temporaryDirectory: string;
  /** Phase Executor's installation folder, above `dist/`. */
  readonly home: string;
  readonly node: string;
  readonly now: () => number;
  readonly random: () => number;
  readonly machine: Machine;
  readonly stdin: () => AsyncIterable<Uint8Array>;
  readonly ask: (question: string) => Promise<string>;
  readonly progress: (line: string) => void;
  /** Prints a line of an answer that is too long to collect. */
  readonly print: (line: string) => void;
  readonly terminal: Terminal;
  readonly interrupt: Interrupt;
  /** Time limit for all uploads together, if the runner waits for them. */
  readonly uploads?: SharedTime;
}

export type DoorWorld = Omit<World, keyof FoundSettings>;

export function findProjectRoot({ directory, settings }: World): string {
  return resolve(directory, settings.root);
}

export function withSettings(world: World, changes: Partial<Settings>): World {
  return { ...world, settings: { ...world.settings, ...changes } };
}
