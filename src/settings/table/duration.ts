/** A duration such as `1h30m`; only `0` needs no unit. */
export const durationPattern = /^(?=\d)(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m(?!s))?(?:(\d+)s)?(?:(\d+)ms)?$/;

/** Parses `7d`, `1h30m`, `90s`, `250ms` or `0` into ms; null for other text. */
export function durationMs(value: string): number | null {
  if (/^0+$/.test(value)) return 0;
  const parts = durationPattern.exec(value);
  if (!parts) return null;
  const [, d = 0, h = 0, m = 0, s = 0, ms = 0] = parts;
  return Number(d) * 86_400_000 + Number(h) * 3_600_000 + Number(m) * 60_000 + Number(s) * 1_000 + Number(ms);
}

export function formatDuration(ms: number): string {
  const units: [string, number][] = [
    ['d', 86_400_000],
    ['h', 3_600_000],
    ['m', 60_000],
    ['s', 1_000],
    ['ms', 1],
  ];
  let remaining = ms;
  const parts = units.map(([unit, size]) => {
    const count = Math.floor(remaining / size);
    remaining -= count * size;
    return count === 0 ? '' : `${count}${unit}`;
  });
  return parts.join('') || '0';
}

/** Suggests a unit for a number such as `300`; null for other input. */
export function suggestUnit(input: unknown): string | null {
  const text = String(input).trim();
  if (!/^\d+$/.test(text) || Number(text) === 0) return null;
  return `a number without a unit; write ${text}s for seconds, or use m, h or d`;
}
