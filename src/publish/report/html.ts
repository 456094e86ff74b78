import { visibleText } from '../../system/text/markdown.ts';
import { clipped, counted } from '../../system/text/text.ts';

/** HTML of our own; everything else on a page is text, and is escaped (I8). */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type HtmlValue = Html | string | number | null | readonly HtmlValue[];

/** Escapes values for text and double-quoted attributes, and cuts a text at 1,000 characters; `endOf` shows more. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.map((part, at) => part + (at < values.length ? textOf(values[at] ?? null) : '')).join(''));
}

function textOf(value: HtmlValue): string {
  if (value === null) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(textOf).join('');
  return escaped(clipped(String(value), 1_000));
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return visibleText(text).replace(/[&<>"']/g, (sign) => signs[sign] ?? '');
}

/** Keeps the end of a long text, which says what went wrong, and counts the rest. */
export function endOf(text: string, most = 4_000): Html {
  const end = text.length <= most ? text : `… ${text.length - most} characters before\n${text.slice(-most)}`;
  return new Html(escaped(end));
}

/** Style of a page: two colour schemes, one column on a phone, everything unfolded and black on white in print. */
export const pageStyle = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1f2328;--dim:#59636e;--line:#d1d9e0;--card:#f6f8fa;--ok:#1a7f37;--bad:#cf222e;--wait:#9a6700;--agent:#54aeff;--check:#4ac26b;--repair:#fd8c73;--prep:#c8d1da;--queue:#bf87e8;--setup:#8c959f;--hand:#e3b341}
@media (prefers-color-scheme:dark){:root{--bg:#0d1117;--fg:#e6edf3;--dim:#9198a1;--line:#3d444d;--card:#151b23;--ok:#3fb950;--bad:#f85149;--wait:#d29922;--agent:#1f6feb;--check:#238636;--repair:#db6d28;--prep:#545d68;--queue:#8957e5;--setup:#848d97;--hand:#bb8009}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:66rem;padding:1rem;background:var(--bg);color:var(--fg);font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem;margin:.2rem 0}h2{font-size:1.15rem;margin:1.6rem 0 .5rem}h3{font-size:1rem;margin:0}
.verdict{border-left:.4rem solid var(--wait);padding:.2rem 0 .2rem .8rem}.verdict.success{border-color:var(--ok)}.verdict.failure,.verdict.cut-off{border-color:var(--bad)}
.dim{color:var(--dim)}.card{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.7rem .9rem;margin:.7rem 0}
.badge{display:inline-block;border-radius:1rem;padding:0 .6rem;font-size:.85rem;font-weight:600;border:1px solid var(--wait);color:var(--wait);white-space:nowrap}
.badge.success,.badge.yes{border-color:var(--ok);color:var(--ok)}.badge.failure,.badge.interrupted,.badge.no{border-color:var(--bad);color:var(--bad)}
table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{text-align:left;vertical-align:top;padding:.25rem .5rem .25rem 0;border-bottom:1px solid var(--line)}
th{white-space:nowrap}td{overflow-wrap:break-word}td code{overflow-wrap:anywhere}td:first-child,td:first-child+td{white-space:nowrap}.files td{white-space:normal!important;width:50%}td.wide{white-space:normal!important;overflow-wrap:anywhere}.scroll{overflow-x:auto}pre{background:var(--bg);border:1px solid var(--line);border-radius:.4rem;padding:.5rem;margin:.4rem 0;overflow-x:auto;white-space:pre-wrap;font-size:.85rem;unicode-bidi:plaintext}
code{font-size:.88em}summary{cursor:pointer;padding:.2rem 0}ul{margin:.3rem 0;padding-left:1.2rem}
svg{display:block;min-width:42rem;width:100%;height:auto}svg text{fill:var(--fg);font:12px system-ui,sans-serif}.row{text-anchor:end}svg .tick{fill:var(--dim);text-anchor:middle;font-size:11px}.grid{stroke:var(--line)}
.key{display:inline-block;width:.8rem;height:.8rem;border-radius:.15rem;margin:0 .3rem 0 .6rem;vertical-align:-.1rem;background:currentColor}.legend{font-size:.85rem;color:var(--dim)}.named{white-space:nowrap}
.waiting{fill:var(--dim);background:var(--dim)}.queued{fill:var(--queue);background:var(--queue)}.backoff{fill:var(--wait);background:var(--wait)}.preparing{fill:var(--prep);background:var(--prep)}.set-up{fill:var(--setup);background:var(--setup)}.agent{fill:var(--agent);background:var(--agent)}
.handoff{fill:var(--hand);background:var(--hand)}.repair{fill:var(--repair);background:var(--repair)}.checking{fill:var(--check);background:var(--check)}
.diff{white-space:pre;max-height:32rem;overflow:auto}.diff span{display:block;unicode-bidi:isolate}.diff .add{color:var(--ok)}.diff .del{color:var(--bad)}.diff .file{font-weight:600}.diff .hunk{color:var(--dim)}
rect.frame{fill:transparent;stroke:none}rect.failure,rect.interrupted{stroke:var(--bad);stroke-width:2}.key.failed{background:none;border:2px solid var(--bad)}
@media (max-width:40rem){body{padding:.6rem;font-size:14px}}
@media print{:root{--bg:#fff;--fg:#000;--dim:#444;--line:#999;--card:#fff}body{max-width:none}.diff{white-space:pre-wrap;max-height:none}svg{min-width:0}h2,h3{break-after:avoid}details::details-content{content-visibility:visible;display:block}details>*{display:block}}
`;

/** Rows of one list; the rest is counted. */
export const mostRows = 500;

export function folded(title: string, body: Html, isOpen: boolean): Html {
  return html`<details${isOpen ? new Html(' open') : null}><summary>${title}</summary>${body}</details>
`;
}

export function more(all: readonly unknown[], noun: string): Html | null {
  return all.length <= mostRows ? null : html`<p>… and ${counted(all.length - mostRows, noun)} more</p>`;
}

/** `2026-01-01 12:00:07 UTC` */
export function moment(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
