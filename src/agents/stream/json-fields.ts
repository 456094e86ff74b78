import { isMapping } from '../../system/files/json-text.ts';

/** Untrusted JSON: the readers below treat values of an unexpected type as missing. */
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

/** Returns a non-negative finite number, or null. */
export function jsonAmount(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}

/** Returns undefined if the line is truncated or isn't JSON. */
export function parseJsonLine(line: string): unknown {
  if (line.length < 2 || !/^[[{]/.test(line)) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
