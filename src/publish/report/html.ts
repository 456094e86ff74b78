import { unseen, wellFormed } from '../../system/text/fence.ts';

/** HTML of our own making; everything else that comes into a page is text, and is escaped (I8). */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type HtmlValue = Html | string | number | null | readonly HtmlValue[];

/**
 * A piece of a page. Values are escaped for text and for attributes in double quotes, and there are no others here. A text is
 * cut at a thousand characters; `endOf` tells more of one.
 */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.map((part, at) => part + (at < values.length ? textOf(values[at] ?? null) : '')).join(''));
}

function textOf(value: HtmlValue): string {
  if (value === null) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(textOf).join('');
  return escaped(beginOf(String(value), 1_000));
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML and as XML. */
function escaped(text: string): string {
  return cleaned(text).replace(/[&<>"']/g, (sign) => signs[sign] ?? '');
}

/** Text without what XML cannot hold, what a terminal would obey and what nobody sees; line ends stay. */
export function cleaned(text: string): string {
  return wellFormed(text).replace(escapes, '').replace(/\r\n?/g, '\n').replace(controls, ' ').replace(unseen, '');
}

const escapes = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,2000}(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]/g;

/** The end of a long text, which says what went wrong, and how much of it is missing. */
export function endOf(text: string, most = 4_000): Html {
  const end = text.length <= most ? text : `… ${text.length - most} characters before\n${text.slice(-most)}`;
  return new Html(escaped(end));
}

/** The beginning of a text that says enough. */
export function beginOf(text: string, most = 200): string {
  return text.length <= most ? text : `${text.slice(0, most)}…`;
}
