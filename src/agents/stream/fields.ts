/** Reading of JSON that somebody else wrote: whatever is not of the expected kind is nothing. */
export type Json = Record<string, unknown>;

export function recordOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

export function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(recordOf) : [];
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function textsOf(value: unknown): string {
  return Array.isArray(value) ? value.map(textOf).join('; ') : '';
}

/** A count or an amount: null for anything that is no number, is not finite or is below zero. */
export function amountOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}

/** undefined where it was cut off, or is not JSON at all. */
export function jsonOf(line: string): unknown {
  if (line.length < 2 || !/^[[{]/.test(line)) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
