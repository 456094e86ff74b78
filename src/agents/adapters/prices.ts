import { z } from 'zod';
import type { Usage } from '../stream/agent-result.ts';

/** US dollars for a million tokens, as the setting `agent-prices` has it. */
export interface Price {
  readonly input: number;
  readonly cacheRead: number;
  /** Without it: as `input`. */
  readonly cacheWrite?: number | undefined;
  readonly output: number;
}

/**
 * List prices of November 2025, for CLIs that report no cost, and for all while they work. A model that is not in here has an unknown cost, and so do those
 * whose price depends on the length of a prompt: an estimate that may be half of the truth is worse than none.
 */
const listPrices: Readonly<Record<string, Price>> = {
  'claude-opus-4-5': { input: 5, cacheRead: 0.5, cacheWrite: 6.25, output: 25 },
  'claude-opus-4-1': { input: 15, cacheRead: 1.5, cacheWrite: 18.75, output: 75 },
  'claude-sonnet-4-5': { input: 3, cacheRead: 0.3, cacheWrite: 3.75, output: 15 },
  'claude-haiku-4-5': { input: 1, cacheRead: 0.1, cacheWrite: 1.25, output: 5 },
  'gpt-5': { input: 1.25, cacheRead: 0.125, output: 10 },
  'gpt-5-codex': { input: 1.25, cacheRead: 0.125, output: 10 },
  'gpt-5.1': { input: 1.25, cacheRead: 0.125, output: 10 },
  'gpt-5.1-codex': { input: 1.25, cacheRead: 0.125, output: 10 },
  'gpt-5.1-codex-mini': { input: 0.25, cacheRead: 0.025, output: 2 },
  'gpt-5-mini': { input: 0.25, cacheRead: 0.025, output: 2 },
  'gpt-5-nano': { input: 0.05, cacheRead: 0.005, output: 0.4 },
  'gpt-4.1': { input: 2, cacheRead: 0.5, output: 8 },
  'gemini-2.5-flash': { input: 0.3, cacheRead: 0.03, output: 2.5 },
};

const amount = z.number().nonnegative();
const PricesSchema = z.record(
  z.string(),
  z.strictObject({ input: amount, cacheRead: amount, cacheWrite: amount.optional(), output: amount }),
);

/**
 * The prices in force: the list, over it those of the settings, and over both what `PHASE_EXECUTOR_PRICES` says, JSON such as
 * `{"my-model":{"input":1,"cacheRead":0.1,"output":5}}`.
 * @throws Error saying what is wrong with that text
 */
export function pricesIn(
  text: string | undefined,
  settled: Readonly<Record<string, Price>> = {},
): Readonly<Record<string, Price>> {
  if (text === undefined || text.trim() === '') return { ...listPrices, ...settled };
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new Error('PHASE_EXECUTOR_PRICES is not JSON', { cause: error });
  }
  const read = PricesSchema.safeParse(given);
  if (read.success) return { ...listPrices, ...settled, ...read.data };
  const [issue] = read.error.issues;
  throw new Error(`PHASE_EXECUTOR_PRICES: ${issue?.path.join('.') || 'the text'}: ${issue?.message ?? 'not usable'}`);
}

/** What the usage costs, in US dollars; null for a model without a price. A dated name counts as its model. */
export function costOf(usage: Usage, model: string | null, prices: Readonly<Record<string, Price>>): number | null {
  const name = model?.replace(/^.*\//, '') ?? '';
  const price = prices[model ?? ''] ?? prices[name] ?? prices[name.replace(/-\d{4}-?\d{2}-?\d{2}$/, '')];
  if (price === undefined) return null;
  const { input, cacheRead, cacheWrite = input, output } = price;
  const parts = [
    usage.inputFresh * input,
    usage.cacheRead * cacheRead,
    (usage.cacheWrite ?? 0) * cacheWrite,
    usage.output * output,
  ];
  return parts.reduce((sum, part) => sum + part) / 1e6;
}
