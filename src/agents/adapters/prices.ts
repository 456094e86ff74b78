import { z } from 'zod';
import { dearestPrice, listOutputs, listWindows } from '../../settings/table/coding-agents.ts';
import type { Prices } from '../../settings/table/setting.ts';
import { tryParseJson } from '../../system/files/json-text.ts';
import type { Usage } from '../stream/agent-result.ts';

/** A cost in US dollars. One that is not known is an estimate at the dearest known price of the vendor, so that ceilings hold. */
export interface Charge {
  readonly usd: number;
  readonly isKnown: boolean;
}

/** `vendor` is that of models whose name does not tell it. Work of a provider that no list covers is not known either. */
export function computeCharge(
  usage: Usage,
  model: string | null,
  prices: Prices,
  vendor: string | null = null,
): Charge {
  const { cacheWriteHour = 0, searches = 0, unpriced = 0 } = usage;
  const own = ofModel(prices, model);
  const isKnown = own !== undefined && unpriced === 0 && (searches === 0 || own.search !== undefined);
  const price = isKnown ? own : dearestPrice(getVendor(model) ?? vendor);
  const { input, cacheRead, cacheWrite = input, cacheWriteHour: anHour = 2 * input, search = 0, output } = price;
  const parts = [
    usage.inputFresh * input,
    usage.cacheRead * cacheRead,
    ((usage.cacheWrite ?? 0) - cacheWriteHour) * cacheWrite,
    cacheWriteHour * anHour,
    searches * search * 1000,
    usage.output * output,
  ];
  return { usd: parts.reduce((sum, part) => sum + part) / 1e6, isKnown };
}

/** Vendor of a model, as OpenTelemetry names it; null where its name does not tell. */
export function getVendor(model: string | null): string | null {
  const name = model ?? '';
  if (/claude/i.test(name)) return 'anthropic';
  if (/gemini/i.test(name)) return 'gcp.gemini';
  return /(?:^|\/)(?:gpt|codex|o\d)/i.test(name) ? 'openai' : null;
}

/** Windows in force: the list, and over it `PHASE_EXECUTOR_WINDOWS`, such as `{"my-model":200000}`. @throws Error for others */
export function parseWindows(text = ''): Readonly<Record<string, number>> {
  if (text.trim() === '') return listWindows;
  const given = tryParseJson(text);
  if (given === undefined) throw new Error('PHASE_EXECUTOR_WINDOWS is not JSON');
  const read = z.record(z.string(), z.int().min(1_000)).safeParse(given);
  if (read.success) return { ...listWindows, ...read.data };
  const [issue] = read.error.issues;
  throw new Error(`PHASE_EXECUTOR_WINDOWS: ${issue?.path.join('.') || 'the text'}: ${issue?.message ?? 'not usable'}`);
}

/** The most tokens that one answer of the model has. */
export function mostOutput(model: string | null): number {
  return ofModel(listOutputs, model) ?? 128_000;
}

/** In tokens; null for a model that is not known. */
export function contextWindow(model: string | null, windows: Readonly<Record<string, number>>): number | null {
  return ofModel(windows, model) ?? null;
}

/** A dated name counts as its model. Clients choose the name, so `constructor` is one too. */
function ofModel<T>(table: Readonly<Record<string, T>>, model: string | null): T | undefined {
  const name = model?.replace(/^.*\//, '') ?? '';
  const names = [model ?? '', name, name.replace(/-\d{4}-?\d{2}-?\d{2}$/, '')];
  const existing = names.find((each) => Object.hasOwn(table, each));
  return existing === undefined ? undefined : table[existing];
}
