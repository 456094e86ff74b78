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
  /** Of the Action's step. */
  readonly outputs?: Readonly<Record<string, string>>;
  /** Markdown for the job summary. */
  readonly summary?: string;
  readonly diagnostics?: readonly Diagnostic[];
}

export interface Terminal {
  readonly colour: boolean;
  readonly interactive: boolean;
  /** Shows lines at the bottom, in place of those shown before; null where nothing can be redrawn. */
  readonly live: ((lines: readonly string[]) => void) | null;
  /** Prints lines that can be folded; the title is ours. Null where nothing can be folded. */
  readonly group: ((title: string, lines: readonly string[]) => void) | null;
}

/** Access of commands to the outside world, and what they were asked for; they have no other. */
export interface World extends FoundSettings {
  readonly environment: Record<string, string>;
  readonly directory: string;
  readonly temporaryDirectory: string;
  /** Folder above `dist/` in which Phase Executor itself is installed. */
  readonly home: string;
  /** Path of the Node that runs it. */
  readonly node: string;
  readonly now: () => number;
  readonly random: () => number;
  readonly machine: Machine;
  readonly stdin: () => AsyncIterable<Uint8Array>;
  /** Reads a line from a person; empty when they end it without one. */
  readonly ask: (question: string) => Promise<string>;
  readonly progress: (line: string) => void;
  /** Prints a line of an answer that is too long to be held until the end. */
  readonly print: (line: string) => void;
  readonly terminal: Terminal;
  readonly interrupt: Interrupt;
  /** Time for all uploads together, where the runner waits for them. */
  readonly uploads?: SharedTime;
}

/** The world before the settings of a call are known. */
export type DoorWorld = Omit<World, keyof FoundSettings>;

/** Folder of the project that the settings name. */
export function projectRoot({ directory, settings }: World): string {
  return resolve(directory, settings.root);
}

/** The same world for a call with some other settings. */
export function withSettings(world: World, changes: Partial<Settings>): World {
  return { ...world, settings: { ...world.settings, ...changes } };
}
