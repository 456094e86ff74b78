/**
 * Parts of a text, in order, that do not exceed `most` characters (or whatever `size` counts). The first part is always
 * there, because it says how things stand; a later one that does not fit is left out, and the text says how many were.
 */
export function fitted(
  [first, ...rest]: readonly [string, ...string[]],
  most: number,
  size: (text: string) => number = (text) => text.length,
): string {
  const parts = [first];
  let left = most - size(first) - remainderRoom;
  let omitted = 0;
  for (const part of rest) {
    const needed = size(part) + 2;
    if (needed > left) omitted += 1;
    else {
      parts.push(part);
      left -= needed;
    }
  }
  if (omitted > 0)
    parts.push(`_${omitted} more ${omitted === 1 ? 'part' : 'parts'} of this report did not fit; the run has them._`);
  return parts.join('\n\n');
}

const remainderRoom = 120;
