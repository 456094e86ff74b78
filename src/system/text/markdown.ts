import { clipped, counted } from './text.ts';

/** No width, and yet what stands before it is not the beginning of a mention, an issue or a link any more. */
const zeroWidthEntity = '&#8203;';

/**
 * Text of agents and plans as text (I8): it opens no tag, no link, no table cell and no code, notifies no person and closes
 * nothing of ours. Hosts look for mentions, issues and addresses in what Markdown has become, where a backslash and an
 * entity are gone; so each is parted as well. Capped, because a summary over its limit is dropped whole.
 */
export function inertMarkdown(text: string, limit = 500): string {
  const line = text
    .slice(0, Math.max(4 * limit, 4_096)) // no more of a megabyte is looked at
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replace(invisibleCharacters, '')
    .trim();
  const capped = wellFormed(clipped(line, limit));
  return capped
    .replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
    .replace(/[\\`*_{}[\]()#|~!]/g, (sign) => `\\${sign}`)
    .replace(/#(?=\d)/g, `#${zeroWidthEntity}`)
    .replace(/@/g, `&#64;${zeroWidthEntity}`)
    .replace(/\b(GH-)(?=\d)/gi, `$1${zeroWidthEntity}`)
    .replace(/\bwww\./gi, `www${zeroWidthEntity}.`)
    .replace(/:\/\//g, `&#58;${zeroWidthEntity}//`);
}

/** Bounds of what an agent said, where it is shown. */
export interface FenceBounds {
  readonly lines: number;
  readonly columns: number;
}

/** More than this of a text is not even looked at. */
const mostRead = 16 * 1024;

const escapeSequences = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,2000}(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;

const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

/** Characters without a width, and those that turn the direction of a line around. */
export const invisibleCharacters =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

/**
 * Text of an agent as a block of code that it cannot leave (I8): the fence is longer than any in it. Of more lines than
 * the bounds allow the last are shown, which say what went wrong, and how many are missing. Nothing in it begins a
 * comment of HTML, by which other tools know comments of theirs.
 */
export function fenced(text: string, { lines, columns }: FenceBounds = { lines: 12, columns: 240 }): string {
  const clean = text
    .slice(-mostRead)
    .replace(escapeSequences, '')
    .replace(/\r\n?/g, '\n')
    .replace(controlCharacters, ' ')
    .replace(invisibleCharacters, '')
    .replace(/<!--/g, '<! --')
    .split('\n')
    .map((line) => wellFormed(clipped(line, columns)).trimEnd());
  while (clean.at(-1) === '') clean.pop();
  const shown = clean.slice(-lines);
  const left = clean.length - shown.length;
  const body = [...(left > 0 ? [`… ${counted(left, 'line')} before`] : []), ...shown].join('\n');
  const longest = Math.max(0, ...(body.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(Math.max(3, longest + 1));
  return `${fence}text\n${body}\n${fence}`;
}

/** A text that was cut may begin or end with half a character, which no server takes. */
export function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
