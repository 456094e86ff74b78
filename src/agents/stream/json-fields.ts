import { isMapping } from '../../system/files/json-text.ts';

/** JSON from outside: a value that is not of the expected kind reads as nothing. */
export type Json = Record<string, unknown>;

export function jsonRecord(value: unknown): Json {
  return isMapping(value) ? value : {};
}

export function jsonRecords(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(jsonRecord) : [];
}

export function jsonText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function jsonTexts(value: unknown): string {
  return Array.isArray(value) ? value.map(jsonText).join('; ') : '';
}

/** A count or an amount: null for anything that is no number, is not finite or is below zero. */
export function jsonAmount(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}

/** undefined where it was cut off, or is not JSON at all. */
export function parseJsonLine(line: string): unknown {
  if (line.length < 2 || !/^[[{]/.test(line)) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
