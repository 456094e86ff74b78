import data from './agents.json' with { type: 'json' };
import type { Price } from './setting.ts';

/** Coding agents of agents.json, which dates and sources each figure. See docs/adding-an-agent.md for adapters. */
export type CliName = keyof typeof data.agents;

export interface CliRow {
  /** Default provider, as OpenTelemetry names it in `gen_ai.provider.name`. */
  readonly provider: string;
  readonly package: string;
  /** Tested version, which `install-agent` installs. */
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

/** A package with the executable, which needs no install script. */
interface BuildRow {
  readonly package: string;
  readonly version?: string;
  readonly program?: string;
  /** SHA-512 of the registry's tarball, in npm's format. */
  readonly integrity: string;
}

export const cliRows: Readonly<Record<CliName, CliRow>> = data.agents;
export const cliNames = Object.keys(cliRows) as CliName[];

/** Returns undefined for other words, such as `script`. */
export function getCli(word: unknown): CliName | undefined {
  return cliNames.find((name) => name === word);
}

/** List prices. A model without one, or priced by the prompt's length, has an unknown cost. */
export const listPrices = byModel<Price>(data.prices);

/** Returns a vendor's highest known price of each kind, or that of all vendors if the vendor is unknown. */
export function findHighestPrice(vendor: string | null): Required<Price> {
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

/** Unlisted models aren't tracked: a wrong guess costs more than the agent's own compaction. */
export const listWindows = byModel<number>(data.windows);

export const listOutputs = byModel<number>(data.outputs);

function byModel<T>(lists: readonly { readonly models: object }[]): Readonly<Record<string, T>> {
  return Object.fromEntries(lists.flatMap(({ models }) => Object.entries(models)));
}
