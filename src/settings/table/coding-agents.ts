import data from './agents.json' with { type: 'json' };
import type { Price } from './setting.ts';

/** Coding agents called by name, each figure with its day and source. Their adapters: docs/adding-an-agent.md. */
export type CliName = keyof typeof data.agents;

export interface CliRow {
  /** Its usual provider, as OpenTelemetry names it in `gen_ai.provider.name`. */
  readonly provider: string;
  /** Package on npm that people install. */
  readonly package: string;
  /** The version whose stream was measured, which `install-agent` installs. */
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
  /** Default: the agent's. */
  readonly version?: string;
  /** Path in the package. Default: the agent's name. */
  readonly program?: string;
  /** SHA-512 of its tarball in the registry, as npm writes it. */
  readonly integrity: string;
}

export const cliRows: Readonly<Record<CliName, CliRow>> = data.agents;
export const cliNames = Object.keys(cliRows) as CliName[];

/** Undefined for any other word, such as `script`. */
export function cliNamed(word: unknown): CliName | undefined {
  return cliNames.find((name) => name === word);
}

/**
 * List prices, for CLIs that report no cost, and for all while they work. A model without one, or with a price by
 * the length of a prompt, has an unknown cost.
 */
export const listPrices = byModel<Price>(data.prices);

/** The dearest known price of a vendor, kind by kind, for models without one; of all vendors for an unknown one. */
export function dearestPrice(vendor: string | null): Required<Price> {
  const lists = data.prices.filter((list) => list.vendor === vendor);
  const prices = Object.values(byModel<Price>(lists.length === 0 ? data.prices : lists));
  const max = (kind: (price: Price) => number) => prices.map(kind).reduce((one, other) => Math.max(one, other), 0);
  return {
    input: max(({ input }) => input),
    cacheRead: max(({ cacheRead }) => cacheRead),
    cacheWrite: max(({ input, cacheWrite = input }) => cacheWrite),
    cacheWriteHour: max(({ input, cacheWriteHour = 2 * input }) => cacheWriteHour),
    search: max(({ search = 0 }) => search),
    output: max(({ output }) => output),
  };
}

/** Context windows in tokens. Unlisted models are not followed: a guess costs more than the agent's compaction. */
export const listWindows = byModel<number>(data.windows);

/** The most tokens of one answer. */
export const listOutputs = byModel<number>(data.outputs);

function byModel<T>(lists: readonly { readonly models: object }[]): Readonly<Record<string, T>> {
  return Object.fromEntries(lists.flatMap(({ models }) => Object.entries(models)));
}
