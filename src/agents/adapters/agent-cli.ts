import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type CliName, cliRows } from '../../settings/table/coding-agents.ts';
import type { Pass, Protocol, Upstream } from '../gateway/upstream.ts';
import type { StreamRules } from '../stream/agent-stream.ts';
import type { Json } from '../stream/json-fields.ts';

/** A coding agent's command line: how it is called, what it prints, and what a person has to know of it. */
export interface Cli extends StreamRules {
  /** Also the name of its program. */
  readonly name: CliName;
  /** The version whose stream was measured. */
  readonly version: string;
  /** Address for the trailers of commits; it belongs to this agent alone. */
  readonly coAuthor: string;
  /** Variables of our environment that it gets besides the basic ones and those of its key, such as its provider's address. */
  readonly variables: readonly string[];
  /** Variables that sign it in, the usual one first. One of them will do. */
  readonly keys: readonly string[];
  /** Other variables that a key may stand in. */
  readonly keyHolders?: readonly string[];
  /** Path of its own login below the home; some systems keep it elsewhere, such as in a key chain. */
  readonly login: readonly string[];
  /** Its configuration files, below the home or the project, that may hold a key or name another provider. */
  readonly configs: readonly string[];
  /** Variables that lead it to its provider in another way, which only the CLI understands. */
  readonly ownWay?: RegExp;
  /** Secret to set where it cannot use its own login. */
  readonly secret: string;
  /** How a tool is allowed that it was denied. */
  readonly allowed: (tool: string) => string;
  /** When it says what it cost, by prices of its own. */
  readonly reportsCost?: 'at the end' | 'by step';
  /** How long it may take to exit after its last event; default 10 s. */
  readonly exitGraceMs?: number;
  readonly call: (job: CliJob) => CliCall;
  /** Upstream of its calls when it signs in with a key; else the reason why they cannot go through the gateway, as a sentence. */
  readonly upstream: (facts: RouteFacts) => Upstream | string;
  /** True for an event that only this CLI prints. */
  readonly owns: (event: Json) => boolean;
}

/** What the row of a CLI in agents.json says of its adapter. */
export function cliRow<Name extends CliName>(name: Name) {
  return { name, version: cliRows[name].version };
}

/** All variables of our environment that it gets. */
export function cliVariables({ keys, keyHolders = [], variables }: Cli): readonly string[] {
  return [...keys, ...keyHolders, ...variables];
}

/** Facts that decide whether a CLI can be sent through the gateway. */
export interface RouteFacts {
  readonly environment: Readonly<Record<string, string>>;
  /** How the user calls it. */
  readonly command: string;
  readonly model: string | null;
}

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
  /** Its way to the provider, where that goes through the gateway. */
  readonly pass?: Pass | null;
}

/** The prompt comes on stdin. */
export interface CliCall {
  readonly args: readonly string[];
  /** undefined: the variable is taken away. */
  readonly env: NodeJS.ProcessEnv;
  /** Folders that have to be there. */
  readonly folders?: readonly string[];
  /** Texts of files that have to be there, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Written by the CLI when it ends. */
  readonly usageFile?: string;
}

/** Makes the folders and files that have to be there. */
export function makeCallFiles({ folders = [], files = {} }: CliCall): void {
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Each protocol's provider: its address, and the header in which it takes a key. */
const providers: Readonly<Record<Protocol, { at: string; signed: (key: string) => Record<string, string> }>> = {
  anthropic: { at: 'https://api.anthropic.com', signed: (key) => ({ 'x-api-key': key }) },
  openai: { at: 'https://api.openai.com/v1', signed: (key) => ({ authorization: `Bearer ${key}` }) },
  gemini: { at: 'https://generativelanguage.googleapis.com', signed: (key) => ({ 'x-goog-api-key': key }) },
};

/** Upstream at the address that a variable gives, or at the provider's own; else the reason why there is none. */
export function keyUpstream(protocol: Protocol, key: string, address?: string): Upstream | string {
  if (key === '') return ownLogin;
  const { at, signed } = providers[protocol];
  const text = address || at;
  const base = URL.canParse(text) ? new URL(text) : null;
  if (base?.protocol !== 'https:' && base?.protocol !== 'http:') return 'its address of the provider is not a URL';
  return { protocol, base, headers: signed(key) };
}

/** How the tools are allowed that an agent was denied. */
export function permissionAdvice({ name, allowed }: Cli, tools: Iterable<string>): string {
  const flags = [...new Set([...tools].map((tool) => allowed(tool)))].join(' ');
  return `allow it: ${flags} (flags go into agent-command, such as "${name} ${flags}")`;
}

/** `1` and `true` switch a variable on. */
export function isSwitchedOn(value: string | undefined): boolean {
  return value !== undefined && /^(?:1|true|yes|on)$/i.test(value);
}

export const ownLogin = 'it uses its own login, which the gateway does not support';

/** The flag with its values, unless the user gives that flag themselves. */
export function defaultFlag(command: string, names: readonly string[], args: readonly string[]): readonly string[] {
  const input = command.split(/\s+/).some((word) => names.some((name) => word === name || word.startsWith(`${name}=`)));
  return input ? [] : args;
}

/** A last event holds the whole answer and the texts of everything that was denied; a longer line is cut, so it is no event. */
export const lineLimitBytes = 8 * 1024 * 1024;
