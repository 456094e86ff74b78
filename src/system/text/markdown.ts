import { getLargest } from './extremes.ts';
import { clipText, formatCount } from './text.ts';

/** Has no width, but the text before it no longer begins a mention, an issue or a link. */
const zeroWidthEntity = '&#8203;';

/**
 * Text of agents and plans, made inert (I8). Hosts look for mentions, issues and addresses after Markdown has
 * removed backslashes and entities, so each is split as well. Capped, because a summary over its limit is dropped
 * whole.
 */
export function inertMarkdown(text: string, limit = 500): string {
  const line = escapeText(text, limit, (sign) => `\\${sign}`);
  // At the start of a line these begin a list or a rule, or underline a heading.
  return line.replace(/^([-+=])(?=[-=\s]|$)/, '\\$1').replace(/^(\d+)\.(?=\s|$)/, '$1\\.');
}

/** Makes text inert inside an HTML element, where Markdown is not read and a backslash is one. */
export function inertHtml(text: string, limit = 500): string {
  return escapeText(text, limit, (sign) => `&#${sign.charCodeAt(0)};`);
}

function escapeText(text: string, limit: number, escaped: (sign: string) => string): string {
  const line = text
    .slice(0, Math.max(4 * limit, 4_096)) // no more of a megabyte is looked at
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]+/g, ' ')
    .replace(invisibleCharacters, '')
    .trim();
  const capped = wellFormed(clipText(line, limit));
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

/**
 * Text of an agent as a code block that it cannot leave (I8); the last lines say what went wrong. It begins no
 * HTML comment, by which other tools know theirs.
 */
export function fenceText(text: string, { lines, columns } = { lines: 12, columns: 240 }): string {
  const clean = visibleText(text.slice(-maxRead))
    .replace(/<!--/g, '<! --')
    .split('\n')
    .map((line) => wellFormed(clipText(line, columns)).trimEnd());
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

/** Removes what XML cannot hold, terminal escapes and invisible characters; line ends stay. */
export function visibleText(text: string): string {
  return wellFormed(text)
    .replace(escapeSequences, '')
    .replace(/\r\n?/g, '\n')
    .replace(controlCharacters, ' ')
    .replace(invisibleCharacters, '');
}

/**
 * Text of programs and agents for an agent that reads it later: without invisible characters, and without the tags in which
 * programs give agents their orders. Lines stay.
 */
export function agentData(text: string): string {
  return visibleText(text).replace(
    /<(?=\/?[\w:-]{0,40}(?:system|assistant|human|user|tool|function|instruction|invoke|antml)|\|)/gi,
    '‹',
  );
}

/** Removes terminal escapes, control and invisible characters, so that the letters around them stand together. */
export function withoutInvisible(text: string): string {
  return text
    .replace(escapeSequences, '')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(controlCharacters, '')
    .replace(invisibleCharacters, '');
}

/** Replaces the half characters at the ends of a cut text, which no server accepts. */
export function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}
