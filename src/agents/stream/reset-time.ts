/**
 * When a limit is over, by the words of a CLI: `resets 3pm (UTC)`, `resets Nov 26, 3:30pm (Europe/Berlin)`, `resets Mon 9am`,
 * `try again at 3:05 PM`. Without a zone it is this machine's, on which the CLI wrote it. Undefined for other words.
 * @param now in ms since the epoch: a time of day is the next one
 */
export function resetTime(text: string, now: number): string | undefined {
  const result = pattern.exec(text)?.groups;
  if (result === undefined) return undefined;
  const { weekday, month, day, hour = '', minute, half, zone } = result;
  if (minute === undefined && half === undefined) return undefined; // a bare number is no time
  if (Number(hour) > (half === undefined ? 23 : 12) || Number(minute ?? 0) > 59) return undefined;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0);
  const local = getZonedParts(zone, now);
  if (local === null) return undefined;
  for (let later = 0; later <= 366; later += 1) {
    const at = inZone(zone, Date.UTC(local.year, local.month - 1, local.day + later, hours, Number(minute ?? 0)));
    const on = getZonedParts(zone, at);
    if (on === null || at <= now) continue;
    if (weekday !== undefined && !isShort(weekday, weekdays[on.weekday])) continue;
    if (month !== undefined && !(isShort(month, months[on.month - 1]) && on.day === Number(day))) continue;
    return new Date(at).toISOString();
  }
  return undefined;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const isShort = (word: string, short: string | undefined) => word.toLowerCase().startsWith(short ?? '?');

const pattern = new RegExp(
  '\\b(?:resets?|try again)(?: (?:at|on))? ' +
    `(?:(?<weekday>(?:${weekdays.join('|')})[a-z]{0,6}),? (?:at )?` +
    `|(?<month>(?:${months.join('|')})[a-z]{0,6})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?(?:, \\d{4})?,? (?:at )?)?` +
    '(?<hour>\\d{1,2})(?::(?<minute>\\d{2}))? ?(?<half>[ap]m\\b)?(?: ?\\((?<zone>[\\w/+-]{1,40})\\))?',
  'i',
);

/** The calendar and the clock of a zone at a time; null for no such zone. */
function getZonedParts(zone: string | undefined, at: number) {
  try {
    const form = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
    const parts = new Intl.DateTimeFormat('en-US', { ...form, hourCycle: 'h23', timeZone: zone }).formatToParts(at);
    const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    const [year, month, day] = [of('year'), of('month'), of('day')];
    const asUtc = Date.UTC(year, month - 1, day, of('hour'), of('minute'));
    return { year, month, day, weekday: new Date(asUtc).getUTCDay(), offset: asUtc - Math.floor(at / 60_000) * 60_000 };
  } catch {
    return null; // RangeError: the words name a zone that there is not
  }
}

/** The time at which a clock of the zone shows what a clock of UTC shows at `shown`. */
function inZone(zone: string | undefined, shown: number): number {
  const near = shown - (getZonedParts(zone, shown)?.offset ?? 0);
  return shown - (getZonedParts(zone, near)?.offset ?? 0); // the hour may change in between
}
