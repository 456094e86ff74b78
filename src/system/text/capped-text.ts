import { counted } from './text.ts';
/** Cuts a text to about `bytes` bytes of UTF-8. Most of what stays is the end, where a log says what went wrong. */
export function cappedTail(text: string, bytes: number): string {
  const all = Buffer.from(text, 'utf8');
  if (all.length <= bytes) return text;
  const room = Math.max(0, bytes - leftOut(all.length).length);
  const head = Math.floor(room / 4);
  let start = head;
  while (start > 0 && isInside(all, start)) start -= 1;
  let end = all.length - (room - head);
  while (end < all.length && isInside(all, end)) end += 1;
  const between = leftOut(end - start);
  return `${all.toString('utf8', 0, start)}${between}${all.toString('utf8', end)}`;
}

function leftOut(bytes: number): string {
  return `\n[phase-executor: ${bytes} bytes are left out here]\n`;
}

function isInside(bytes: Buffer, at: number): boolean {
  return ((bytes[at] ?? 0) & 0xc0) === 0x80;
}

/** Joins parts up to `most` characters. The first always stays; the text counts those that did not fit. */
export function joinFitting(
  [first, ...rest]: readonly [string, ...string[]],
  most: number,
  size: (text: string) => number = (text) => text.length,
): string {
  const parts = [first];
  let left = most - size(first) - noteRoom;
  let omitted = 0;
  for (const part of rest) {
    const needed = size(part) + 2;
    if (needed > left) omitted += 1;
    else {
      parts.push(part);
      left -= needed;
    }
  }
  if (omitted > 0) parts.push(`_${counted(omitted, 'more part')} of this report did not fit; the run has them._`);
  return parts.join('\n\n');
}

const noteRoom = 120;
