import type { Activity } from './agent-result.ts';
import type { StreamRules } from './agent-stream.ts';
import type { Json } from './fields.ts';
import type { StreamReader } from './stream-reader.ts';

/** A coding agent's command line: how it is called, what it prints, and what a person has to know of it. */
export interface Cli extends StreamRules {
  /** Also the name of its program. */
  readonly name: CliName;
  readonly package: string;
  /** The version whose stream was measured. */
  readonly version: string;
  /** Variables of our environment that it gets besides the basic ones: its provider's address and its own key. */
  readonly variables: readonly string[];
  /** Variables that sign it in, the usual one first. One of them will do. */
  readonly keys: readonly string[];
  /** Where it keeps a login of its own, below the home; elsewhere on some systems, such as a key chain. */
  readonly login: readonly string[];
  /** What to set where it may not in. */
  readonly secret: string;
  /** How a tool is allowed that it was denied. */
  readonly allowed: (tool: string) => string;
  /** It says at its end what it cost, by prices of its own. */
  readonly reportsCost?: true;
  /** How long it may take to exit after its last event. */
  readonly lingersMs: number;
  readonly call: (job: CliJob) => CliCall;
  readonly reader: (tell?: (activity: Activity) => void) => StreamReader;
  /** One of its events, as nobody else prints them. */
  readonly owns: (event: Json) => boolean;
  /** The first event of a run. */
  readonly starts: (event: Json) => boolean;
}

export type CliName = 'claude' | 'codex' | 'gemini' | 'opencode' | 'copilot';

export interface CliJob {
  /** A folder outside the repository for files of this attempt. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** null: its own default. */
  readonly model: string | null;
  /** The session to go on with, or null. */
  readonly resume: string | null;
  /** How the user calls it, flags included: a flag of theirs is not given twice. */
  readonly command: string;
}

/** The prompt comes on stdin. */
export interface CliCall {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Written by the CLI when it ends. */
  readonly usageFile?: string;
}

/** The flag with its values, unless the user gives that flag themselves. */
export function unlessGiven(command: string, names: readonly string[], args: readonly string[]): readonly string[] {
  const given = command.split(/\s+/).some((word) => names.some((name) => word === name || word.startsWith(`${name}=`)));
  return given ? [] : args;
}
