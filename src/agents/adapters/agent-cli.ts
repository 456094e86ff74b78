import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type CliName, cliRows } from '../../settings/table/coding-agents.ts';
import type { Pass, Protocol, Upstream } from '../gateway/upstream.ts';
import type { StreamRules } from '../stream/agent-stream.ts';
import type { Json } from '../stream/json-fields.ts';

/** Describes a coding agent's command line: how to call it, how to read its output and how it signs in. */
export interface Cli extends StreamRules {
  readonly name: CliName;
  readonly version: string;
  /** Email address for commit trailers, unique to this agent. */
  readonly coAuthor: string;
  /** Extra environment variables that the CLI receives, such as its provider's address. */
  readonly variables: readonly string[];
  /** Variables that can sign it in, the most common first. */
  readonly keys: readonly string[];
  readonly keyHolders?: readonly string[];
  /** Path of its login file, relative to the home folder; some systems use a key chain instead. */
  readonly login: readonly string[];
  /** Configuration files in the home or the project that may contain a key or select another provider. */
  readonly configs: readonly string[];
  /** Variables that select a provider in a way only the CLI understands. */
  readonly ownWay?: RegExp;
  /** Secret to set if its own login can't be used. */
  readonly secret: string;
  /** Returns the flag that allows a denied tool. */
  readonly allowed: (tool: string) => string;
  /** When the CLI reports its own cost estimate. */
  readonly reportsCost?: 'at the end' | 'by step';
  /** Time allowed for exiting after the last event; default 10 s. */
  readonly exitGraceMs?: number;
  readonly call: (job: CliJob) => CliCall;
  /** Upstream for calls signed in with a key, or the reason why they can't go through the gateway. */
  readonly upstream: (facts: RouteFacts) => Upstream | string;
  /** True if only this CLI prints such an event. */
  readonly owns: (event: Json) => boolean;
}

export function cliRow<Name extends CliName>(name: Name) {
  return { name, version: cliRows[name].version };
}

export function cliVariables({ keys, keyHolders = [], variables }: Cli): readonly string[] {
  return [...keys, ...keyHolders, ...variables];
}

export interface RouteFacts {
  readonly environment: Readonly<Record<string, string>>;
  readonly command: string;
  readonly model: string | null;
}

export interface CliJob {
  /** Folder outside the repository for the files of this attempt. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly model: string | null;
  readonly resume: string | null;
  /** Command as the user configured it; flags in it aren't added again. */
  readonly command: string;
  readonly pass?: Pass | null;
}

/** Arguments and files for one call; the prompt is passed on stdin. */
export interface CliCall {
  readonly args: readonly string[];
  /** An undefined value removes the variable. */
  readonly env: NodeJS.ProcessEnv;
  readonly folders?: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
  readonly usageFile?: string;
}

export function makeCallFiles({ folders = [], files = {} }: CliCall): void {
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

const providers: Readonly<Record<Protocol, { at: string; signed: (key: string) => Record<string, string> }>> = {
  anthropic: { at: 'https://api.anthropic.com', signed: (key) => ({ 'x-api-key': key }) },
  openai: { at: 'https://api.openai.com/v1', signed: (key) => ({ authorization: `Bearer ${key}` }) },
  gemini: { at: 'https://generativelanguage.googleapis.com', signed: (key) => ({ 'x-goog-api-key': key }) },
};

/** Returns the upstream at `address` or at the provider's default address, or the reason why there is none. */
export function keyUpstream(protocol: Protocol, key: string, address?: string): Upstream | string {
  if (key === '') return ownLogin;
  const { at, signed } = providers[protocol];
  const text = address || at;
  const base = URL.canParse(text) ? new URL(text) : null;
  if (base?.protocol !== 'https:' && base?.protocol !== 'http:') return 'its address of the provider is not a URL';
  return { protocol, base, headers: signed(key) };
}

export function suggestPermission({ name, allowed }: Cli, tools: Iterable<string>): string {
  const flags = [...new Set([...tools].map((tool) => allowed(tool)))].join(' ');
  return `allow it: ${flags} (flags go into agent-command, such as "${name} ${flags}")`;
}

export function isSwitchedOn(value: string | undefined): boolean {
  return value !== undefined && /^(?:1|true|yes|on)$/i.test(value);
}

export const ownLogin = 'it uses its own login, which the gateway does not support';

/** Returns `args` unless the user's command already contains one of the flags. */
export function defaultFlag(command: string, names: readonly string[], args: readonly string[]): readonly string[] {
  const input = command.split(/\s+/).some((word) => names.some((name) => word === name || word.startsWith(`${name}=`)));
  return input ? [] : args;
}

/** A final event contains the whole answer; longer lines are truncated and aren't parsed as events. */
export const lineLimitBytes = 8 * 1024 * 1024;
