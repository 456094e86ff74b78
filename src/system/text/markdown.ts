import { getLargest } from './extremes.ts';
import { clipText, formatCount } from './text.ts';

/** Invisible, but breaks up mentions, issue numbers and links. */
const zeroWidthEntity = '&#8203;';

/** Hosts detect mentions, issues and URLs after Markdown has removed escapes, so these are split as well (I8). */
export function escapeMarkdown(text: string, limit = 500): string {
  const line = escapeText(text, limit, (sign) => `\\${sign}`);
  // These would start a list, rule or heading underline.
  return line.replace(/^([-+=])(?=[-=\s]|$)/, '\\$1').replace(/^(\d+)\.(?=\s|$)/, '$1\\.');
}

/** Makes text inert inside HTML elements, where backslash escapes don't work. */
export function escapeHtml(text: string, limit = 500): string {
  return escapeText(text, limit, (sign) => `&#${sign.charCodeAt(0)};`);
}

function escapeText(text: string, limit: number, escaped: (sign: string) => string): string {
  const line = text
    .slice(0, Math.max(4 * limit, 4_096)) // limits the work for huge texts
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]+/g, ' ')
    .replace(invisibleCharacters, '')
    .trim();
  const capped = isWellFormed(clipText(line, limit));
  return capped
    .replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
    .replace(/#(?=\d)|[\\`*_{}[\]()#|~!]/g, (sign, at: number, all: string) =>
      sign === '#' && /\d/.test(all.charAt(at + 1)) ? `${escaped(sign)}${zeroWidthEntity}` : escaped(sign),
    )
    .replace(/@/g, `&#64;${zeroWidthEntity}`)
    .replace(/\b(GH-)(?=\d)/gi, `$1${zeroWidthEntity}`)
    .replace(/\bwww\./gi, `www${zeroWidthEntity}.`)
    .replace(/:\/\//g, `&#58;${zeroWidthEntity}//`);
}

const maxRead = 16 * 1024;

export const escapeSequences = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,2000}(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;

const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]/g;

export const invisibleCharacters =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

/** Formats agent text as a code block that it can't break out of (I8). Keeps the last lines. */
export function fenceText(text: string, { lines, columns } = { lines: 12, columns: 240 }): string {
  const clean = stripInvisible(text.slice(-maxRead))
    .replace(/<!--/g, '<! --')
    .split('\n')
    .map((line) => isWellFormed(clipText(line, columns)).trimEnd());
  while (clean.at(-1) === '') clean.pop();
  const shown = clean.slice(-lines);
  const remaining = clean.length - shown.length;
  const body = [...(remaining > 0 ? [`… ${formatCount(remaining, 'line')} before`] : []), ...shown].join('\n');
  const maxLength = getLargest(
    (body.match(/`+/g) ?? []).map((run) => run.length),
    0,
  );
  const fence = '`'.repeat(Math.max(3, maxLength + 1));
  return `${fence}text\n${body}\n${fence}`;
}

/** Removes characters invalid in XML, terminal escapes and invisible characters; keeps line breaks. */
export function stripInvisible(text: string): string {
  return isWellFormed(text)
    .replace(escapeSequences, '')
    .replace(/\r\n?/g, '\n')
    .replace(controlCharacters, ' ')
    .replace(invisibleCharacters, '');
}

/** Cleans text that an agent will read: no invisible characters and no tags that carry instructions for agents. */
export function agentData(text: string): string {
  return stripInvisible(text).replace(
    /<(?=\/?[\w:-]{0,40}(?:system|assistant|human|user|tool|function|instruction|invoke|antml)|\|)/gi,
    '‹',
  );
}

/** Removes terminal escapes, control and invisible characters, joining the letters around them. */
export function withoutInvisible(text: string): string {
  return text
    .replace(escapeSequences, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(controlCharacters, '')
    .replace(invisibleCharacters, '');
}

/** Replaces lone surrogates, which servers reject. */
export function isWellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
