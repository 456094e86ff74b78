/** Parses `resets 3pm (UTC)`, `resets Mon 9am` or `try again at 3:05 PM` (local time); `now` is in ms since the epoch. */
export function resetTime(text: string, now: number): string | undefined {
  const match = pattern.exec(text)?.groups;
  if (match === undefined) return undefined;
  const { weekday, month, day, hour = '', minute, meridiem, zone } = match;
  if (minute === undefined && meridiem === undefined) return undefined; // a bare number isn't a time
  if (Number(hour) > (meridiem === undefined ? 23 : 12) || Number(minute ?? 0) > 59) return undefined;
  const hours = meridiem === undefined ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(meridiem) ? 12 : 0);
  const local = getZonedParts(zone, now);
  if (local === null) return undefined;
  for (let days = 0; days <= 366; days += 1) {
    const at = toUtc(zone, Date.UTC(local.year, local.month - 1, local.day + days, hours, Number(minute ?? 0)));
    const date = getZonedParts(zone, at);
    if (date === null || at <= now) continue;
    if (weekday !== undefined && !isShort(weekday, weekdays[date.weekday])) continue;
    if (month !== undefined && !(isShort(month, months[date.month - 1]) && date.day === Number(day))) continue;
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
    '(?<hour>\\d{1,2})(?::(?<minute>\\d{2}))? ?(?<meridiem>[ap]m\\b)?(?: ?\\((?<zone>[\\w/+-]{1,40})\\))?',
  'i',
);

/** Returns the local date and time in a zone; null if the zone is unknown. */
function getZonedParts(zone: string | undefined, at: number) {
  try {
    const form = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
    const parts = new Intl.DateTimeFormat('en-US', { ...form, hourCycle: 'h23', timeZone: zone }).formatToParts(at);
    const getPart = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    const [year, month, day] = [getPart('year'), getPart('month'), getPart('day')];
    const asUtc = Date.UTC(year, month - 1, day, getPart('hour'), getPart('minute'));
    return { year, month, day, weekday: new Date(asUtc).getUTCDay(), offset: asUtc - Math.floor(at / 60_000) * 60_000 };
  } catch {
    return null; // RangeError: unknown zone
  }
}

/** Returns the UTC time at which the zone's clock shows `shown`. */
function toUtc(zone: string | undefined, shown: number): number {
  const estimate = shown - (getZonedParts(zone, shown)?.offset ?? 0);
  return shown - (getZonedParts(zone, estimate)?.offset ?? 0); // the offset may differ, because of daylight saving time
}
