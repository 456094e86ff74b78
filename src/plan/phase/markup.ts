/** A copy of the same length with everything but the plan's own markup blanked. */
export type MaskedText = string;

/** Blanks code fences and comments. An unclosed one, or one that would swallow its element's end, hides nothing. */
export function maskText(text: string): MaskedText {
  if (lastMask.text !== text) lastMask = { text, mask: buildMask(text) };
  return lastMask.mask;
}

/** Caches the last text, because fields are looked up one by one. */
let lastMask: { readonly text: string; readonly mask: MaskedText } = { text: '', mask: '' };

function buildMask(text: string): MaskedText {
  if (!/```|~~~/.test(text)) return removeComments(text);
  let out = '';
  let fence: Fence | null = null;
  let fenceAt = 0;
  let at = 0;
  for (const line of text.match(/[^\n]*\n|[^\n]+/g) ?? []) {
    if (fence === null) {
      fence = parseFenceStart(line);
      if (fence) fenceAt = at;
      else out += line;
    } else if (closesOuterElement(line, fence)) {
      out += blankText(text.slice(fenceAt, at)) + line;
      fence = null;
    } else if (closesFence(line, fence)) {
      out += blankText(text.slice(fenceAt, at + line.length));
      fence = null;
    }
    at += line.length;
  }
  return removeComments(fence ? out + text.slice(fenceAt) : out);
}

interface Fence {
  mark: string;
  length: number;
  open: number;
}

function parseFenceStart(line: string): Fence | null {
  const [, run] = /^[ \t]*(?:[-*+] +|\d+[.)] +)?(`{3,}(?=[^`]*$)|~{3,})/.exec(line.trimEnd()) ?? [];
  return run ? { mark: run.charAt(0), length: run.length, open: 0 } : null;
}

function closesFence(line: string, fence: Fence): boolean {
  const [, run] = /^[ \t]*(`{3,}|~{3,})[ \t]*\r?\n?$/.exec(line) ?? [];
  return run !== undefined && run.charAt(0) === fence.mark && run.length >= fence.length;
}

function closesOuterElement(line: string, fence: Fence): boolean {
  if (!structuralLine.test(line)) return false;
  for (const [, slash] of line.matchAll(structuralTags)) {
    fence.open += slash ? -1 : 1;
    if (fence.open < 0) return true;
  }
  return false;
}

const structure = 'tasks?|action|verify|automated|interfaces|context|objective|feature|behavior|implementation';
const structuralLine = new RegExp(`^[ \\t]*</?(?:${structure})\\b`);
const structuralTags = new RegExp(`<(/?)(?:${structure})\\b`, 'g');

/** Blanks comments except unclosed ones. Searches never go back, so the scan stays linear. */
export function removeComments(text: string): string {
  let out = '';
  let from = 0;
  let end = -1;
  let lineEnd = -1;
  for (let start = text.indexOf('<!--'); start >= 0; ) {
    if (end < start + 4) end = text.indexOf('-->', start + 4);
    if (end < 0) break;
    if (lineEnd < start) lineEnd = endOfLine(text, start);
    const next = text.indexOf('<!--', start + 4);
    const literal = findLiteralEnd(text, start, { end, lineEnd, next });
    if (literal !== null) {
      start = text.indexOf('<!--', literal);
      continue;
    }
    out += text.slice(from, start) + blankText(text.slice(start, end + 3));
    from = end + 3;
    start = text.indexOf('<!--', from);
  }
  return out + text.slice(from);
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** Returns null for a comment. If `<!--` is only mentioned, returns the offset up to which the same holds. */
function findLiteralEnd(
  text: string,
  start: number,
  { end, lineEnd, next }: { end: number; lineEnd: number; next: number },
): number | null {
  const isFirst = startsLine(text, start);
  const isOneLine = end < lineEnd;
  if (isFirst && isOneLine) return null;
  const isMentioned = /["'`]/.test(text.charAt(start - 1)) || (next > 0 && next < end);
  if (!isFirst && !isOneLine && isMentioned) return start + 4;
  let open = 0;
  for (const tag of text.slice(start, end).matchAll(structuralTags)) {
    open += tag[1] ? -1 : 1;
    if (open < 0) return start + tag.index;
  }
  return null;
}

function startsLine(text: string, at: number): boolean {
  let before = at - 1;
  while (text[before] === ' ' || text[before] === '\t') before--;
  return before < 0 || text[before] === '\n';
}

function blankText(text: string): string {
  return text.replace(/[^\n]+/g, (line) => ' '.repeat(line.length));
}

export interface ElementExtent {
  name: string;
  attributes: string;
  at: number;
  start: number;
  end: number;
  after: number;
  closed: boolean;
}

export interface ElementNames {
  opening: RegExp;
  line: RegExp;
}

export function compileElementNames(names: readonly string[]): ElementNames {
  const any = names.join('|');
  return { opening: new RegExp(`<(${any})(\\s[^<>]*)?>`, 'g'), line: new RegExp(`^[ \\t]*<(?:${any})[\\s>]`, 'gm') };
}

/** Finds top-level elements; HTML inside them is text. An unclosed element ends at the next opening line. */
export function findElements(mask: MaskedText, names: ElementNames): ElementExtent[] {
  const { opening, line: nextLine } = names;
  const elementExtents: ElementExtent[] = [];
  opening.lastIndex = 0;
  const missing = new Set<string>();
  for (let openTag = opening.exec(mask); openTag; openTag = opening.exec(mask)) {
    const [tag, name = '', attributes = ''] = openTag;
    const [at, start] = [openTag.index, openTag.index + tag.length];
    if (attributes.endsWith('/')) {
      elementExtents.push({ name, attributes, at, start, end: start, after: start, closed: true });
      continue;
    }
    const close = missing.has(name) ? -1 : mask.indexOf(`</${name}>`, start);
    if (close < 0) missing.add(name); // not searched again, so the scan stays linear
    nextLine.lastIndex = start;
    const end = close < 0 ? (nextLine.exec(mask)?.index ?? mask.length) : close;
    const after = close < 0 ? end : close + name.length + 3;
    elementExtents.push({ name, attributes, at, start, end, after, closed: close >= 0 });
    opening.lastIndex = after;
  }
  return elementExtents;
}

export function readAttributes(tag: string): Map<string, string> {
  const quoted = /(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
  const result = new Map<string, string>();
  for (const [, name = '', double, single] of tag.matchAll(quoted))
    if (!result.has(name)) result.set(name, withoutEntities(double ?? single ?? '').trim());
  return result;
}

/** Decodes XML entities once: `&amp;&amp;` becomes `&&`. */
export function withoutEntities(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos|#39|#x27);/g, (entity) => entities[entity] ?? entity);
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#x27;': "'",
};
