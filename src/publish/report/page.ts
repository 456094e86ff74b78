import { createHash } from 'node:crypto';
import { Marked, type RendererObject } from 'marked';
import { stripInvisible } from '../../system/text/markdown.ts';
import { buildDocument } from './comment-text.ts';
import type { PhaseStory } from './phase-story.ts';

/** Builds a single HTML file. Its content policy forbids scripts, images and all external content. */
export function renderPhasePage(story: PhaseStory): string {
  const { phase, verdict } = story;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(`Phase ${phase.id} ${phase.name}: ${verdict}`)}</title>
<style>${style}</style>
</head>
<body>
${renderHtml(buildDocument(story))}</body>
</html>
`;
}

/**
 * Converts our Markdown to HTML. Foreign text is already escaped, so only our own `<details>` and links are kept as
 * HTML (I8).
 */
export function renderHtml(markdown: string): string {
  return String(new Marked({ async: false, renderer, tokenizer: { url: () => undefined } }).parse(markdown));
}

const renderer: RendererObject = {
  html: ({ text }) => (ownHtml.test(text.trim()) ? text : escaped(text)),
  link({ href, tokens }) {
    const text = this.parser.parseInline(tokens);
    return /^https?:\/\/[^\s"'<>]+$/.test(href) ? `<a href="${escaped(href)}">${text}</a>` : text;
  },
  image: ({ text }) => escaped(text),
};

const ownHtml = /^(?:<details><summary>[^<>]*<\/summary>|<\/details>)$/;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML or XML and removes characters that neither allows. */
export function escaped(text: string): string {
  return stripInvisible(text).replace(/[&<>"']/g, (sign) => signs[sign] ?? '');
}

/** Light and dark colors, and a single column that fits a phone of 380 pixels. */
const style = `
:root{color-scheme:light dark;--dim:#59636e;--line:#d1d9e0;--card:#f6f8fa}
@media (prefers-color-scheme:dark){:root{--dim:#9198a1;--line:#3d444d;--card:#151b23}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:64rem;padding:.8rem;font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h2{font-size:1.35rem;margin:.2rem 0 .6rem}
table{display:block;overflow-x:auto;border-collapse:collapse;font-size:.9rem;overflow-wrap:normal}
th,td{text-align:left;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid var(--line)}
td:nth-child(3),td:nth-child(4){min-width:11rem}
details{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.4rem .8rem;margin:.6rem 0}
summary{cursor:pointer}
pre{border:1px solid var(--line);border-radius:.4rem;padding:.5rem;overflow-x:auto;white-space:pre-wrap;font-size:.85rem;unicode-bidi:plaintext}
blockquote{margin:.5rem 0;padding-left:.8rem;border-left:.3rem solid var(--line);color:var(--dim)}
@media print{details::details-content{content-visibility:visible;display:block}details>*{display:block}}
`;

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'`;
