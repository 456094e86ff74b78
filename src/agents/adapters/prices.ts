import { z } from 'zod';
import { findHighestPrice, listOutputs, listWindows } from '../../settings/table/coding-agents.ts';
import type { Prices } from '../../settings/table/setting.ts';
import { tryParseJson } from '../../system/files/json-text.ts';
import type { Usage } from '../stream/agent-result.ts';

/** A cost in US dollars. An unknown price is estimated at the vendor's highest, so that ceilings hold. */
export interface Charge {
  readonly usd: number;
  readonly isKnown: boolean;
}

/** Prices usage. `vendor` is used if the model's name doesn't reveal it. */
export function computeCharge(
  usage: Usage,
  model: string | null,
  prices: Prices,
  vendor: string | null = null,
): Charge {
  const { cacheWriteHour = 0, searches = 0, unpriced = 0 } = usage;
  const listPrice = lookUpModel(prices, model);
  const isKnown = listPrice !== undefined && unpriced === 0 && (searches === 0 || listPrice.search !== undefined);
  const price = isKnown ? listPrice : findHighestPrice(getVendor(model) ?? vendor);
  const { input, cacheRead, cacheWrite = input, cacheWriteHour: hourlyWrite = 2 * input, search = 0, output } = price;
  const parts = [
    usage.inputFresh * input,
    usage.cacheRead * cacheRead,
    ((usage.cacheWrite ?? 0) - cacheWriteHour) * cacheWrite,
    cacheWriteHour * hourlyWrite,
    searches * search * 1000,
    usage.output * output,
  ];
  return { usd: parts.reduce((sum, part) => sum + part) / 1e6, isKnown };
}

/** Returns the model's vendor, as OpenTelemetry names it, or null if the name doesn't reveal it. */
export function getVendor(model: string | null): string | null {
  const name = model ?? '';
  if (/claude/i.test(name)) return 'anthropic';
  if (/gemini/i.test(name)) return 'gcp.gemini';
  return /(?:^|\/)(?:gpt|codex|o\d)/i.test(name) ? 'openai' : null;
}

/** Adds `PHASE_EXECUTOR_WINDOWS`, such as `{"my-model":200000}`, to the listed windows. @throws Error if invalid */
export function parseWindows(text = ''): Readonly<Record<string, number>> {
  if (text.trim() === '') return listWindows;
  const parsedJson = tryParseJson(text);
  if (parsedJson === undefined) throw new Error('PHASE_EXECUTOR_WINDOWS is not JSON');
  const windows = z.record(z.string(), z.int().min(1_000)).safeParse(parsedJson);
  if (windows.success) return { ...listWindows, ...windows.data };
  const [issue] = windows.error.issues;
  throw new Error(`PHASE_EXECUTOR_WINDOWS: ${issue?.path.join('.') || 'the text'}: ${issue?.message ?? 'not usable'}`);
}

export function mostOutput(model: string | null): number {
  return lookUpModel(listOutputs, model) ?? 128_000;
}

export function getContextWindow(model: string | null, windows: Readonly<Record<string, number>>): number | null {
  return lookUpModel(windows, model) ?? null;
}

/** Looks up a model, with or without a date in its name. Names such as `constructor` are untrusted input. */
function lookUpModel<T>(table: Readonly<Record<string, T>>, model: string | null): T | undefined {
  const name = model?.replace(/^.*\//, '') ?? '';
  const names = [model ?? '', name, name.replace(/-\d{4}-?\d{2}-?\d{2}$/, '')];
  const matchingName = names.find((each) => Object.hasOwn(table, each));
  return matchingName === undefined ? undefined : table[matchingName];
}
