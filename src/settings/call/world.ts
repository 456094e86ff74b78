import type { Diagnostic } from '../../plan/phase/diagnostic.ts';
import type { Interrupt, Machine } from '../../system/process/machine.ts';
import type { Configuration } from '../file/effective-settings.ts';
import type { Settings } from '../table/settings.ts';
/** What a command does with the words after the verb. */
export type CommandHandler = (words: readonly string[], settings: Settings, world: World) => Promise<CommandResult>;

/** What a command answers; the door decides how that is shown. */
export interface CommandResult {
  readonly exitCode: number;
  /** The answer for machines, one JSON document. */
  readonly json: unknown;
  /** The answer for people. */
  readonly text: string;
  /** Outputs of the Action's step. */
  readonly outputs?: Readonly<Record<string, string>>;
  /** Markdown for the job summary. */
  readonly summary?: string;
  /** Shown as annotations by the Action. */
  readonly diagnostics?: readonly Diagnostic[];
}

/** Where progress is shown. */
export interface Terminal {
  readonly colour: boolean;
  readonly interactive: boolean;
  /** Shows lines below everything else, in place of those shown before; null where nothing can be redrawn. */
  readonly live: ((lines: readonly string[]) => void) | null;
  /** Prints lines that can be folded away; the title is of our making. Null where nothing can be folded. */
  readonly group: ((title: string, lines: readonly string[]) => void) | null;
}

/** The world outside, as a door found it. Commands touch it through this and nothing else. */
export interface World {
  readonly environment: Record<string, string>;
  readonly directory: string;
  readonly temporaryDirectory: string;
  /** Where Phase Executor itself is installed: the folder above `dist/`. */
  readonly home: string;
  /** The Node that runs it. */
  readonly node: string;
  readonly now: () => number;
  readonly random: () => number;
  /** This process among the others of the machine. */
  readonly machine: Machine;
  readonly readStdin: () => Promise<string>;
  /** The same piece by piece, for what may be larger than memory. */
  readonly stdin: () => AsyncIterable<Uint8Array>;
  /** A line that a person types at the terminal; empty when they end it without one. */
  readonly ask: (question: string) => Promise<string>;
  /** A line of progress for a person, while the command runs. */
  readonly progress: (line: string) => void;
  /** A line of the answer, for what is too long to be held until the end. */
  readonly print: (line: string) => void;
  readonly terminal: Terminal;
  readonly interrupt: Interrupt;
  /** The configuration file that the settings are from. */
  readonly configuration: Configuration;
}
