import data from './agents.json' with { type: 'json' };

/**
 * The coding agents that are called by name, and what is known of them and of their models: each figure with its day and
 * its source. An adapter in agents/adapters/clis.ts goes with each row; docs/adding-an-agent.md says how to add one.
 */
export type CliName = keyof typeof data.agents;

export interface CliRow {
  /** Its usual provider, as OpenTelemetry names it in `gen_ai.provider.name`. */
  readonly provider: string;
  /** The package of the npm registry that people install. */
  readonly package: string;
  /** The version whose stream was measured, which is also the one that `install-agent` installs. */
  readonly version: string;
  readonly builds: Readonly<Partial<Record<Platform, BuildRow>>>;
}

export type Platform =
  | 'linux-x64'
  | 'linux-arm64'
  | 'linux-x64-musl'
  | 'linux-arm64-musl'
  | 'darwin-x64'
  | 'darwin-arm64'
  | 'any';

/** A package that holds the program itself, which needs no install script. */
interface BuildRow {
  readonly package: string;
  /** Without it: the agent's. */
  readonly version?: string;
  /** The path of the program in the package. Without it: the agent's name. */
  readonly program?: string;
  /** SHA-512 of its tarball in the registry, as npm writes it. */
  readonly integrity: string;
}

/** US dollars for a million tokens, as the setting `agent-prices` has it. */
export interface Price {
  readonly input: number;
  readonly cacheRead: number;
  /** Without it: as `input`. */
  readonly cacheWrite?: number | undefined;
  readonly output: number;
}

export const cliRows: Readonly<Record<CliName, CliRow>> = data.agents;
export const cliNames = Object.keys(cliRows) as CliName[];

/** The agent that a word names; undefined for any other word, such as `script`. */
export function cliNamed(word: unknown): CliName | undefined {
  return cliNames.find((name) => name === word);
}

/**
 * List prices, for CLIs that report no cost, and for all while they work. A model that is not listed has an unknown cost,
 * and so do those whose price depends on the length of a prompt: an estimate that may be half of the truth is worse than none.
 */
export const listPrices = byModel<Price>(data.prices);

/**
 * The number of tokens that a model takes in at once. A model that is not listed is not followed: to stop an agent for a
 * limit that was guessed would cost more than its own compaction.
 */
export const listWindows = byModel<number>(data.windows);

function byModel<T>(lists: readonly { readonly models: object }[]): Readonly<Record<string, T>> {
  return Object.assign({}, ...lists.map(({ models }) => models));
}
