/** Copy of a text, of the same length, in which everything that is not markup of the plan itself is blank. */
export type Masked = string;

/** Blanks fences and comments; one that is not closed, or would swallow the end of its element, hides nothing. */
export function maskText(text: string): Masked {
  if (lastMask.text !== text) lastMask = { text, mask: buildMask(text) };
  return lastMask.mask;
}

/** Cache of the last text, because the fields of a document are looked up one by one. */
let lastMask: { readonly text: string; readonly mask: Masked } = { text: '', mask: '' };

function buildMask(text: string): Masked {
  if (!/```|~~~/.test(text)) return blankComments(text);
  let out = '';
  let fence: Fence | null = null;
  let fenceAt = 0;
  let at = 0;
  for (const line of text.match(/[^\n]*\n|[^\n]+/g) ?? []) {
    if (fence === null) {
      fence = opensFence(line);
      if (fence) fenceAt = at;
      else out += line;
    } else if (endsOutside(line, fence)) {
      out += blankText(text.slice(fenceAt, at)) + line;
      fence = null;
    } else if (closesFence(line, fence)) {
      out += blankText(text.slice(fenceAt, at + line.length));
      fence = null;
    }
    at += line.length;
  }
  return blankComments(fence ? out + text.slice(fenceAt) : out);
}

interface Fence {
  mark: string;
  length: number;
  /** Structural elements opened inside the fence and not closed there yet. */
  open: number;
}

function opensFence(line: string): Fence | null {
  const [, run] = /^[ \t]*(?:[-*+] +|\d+[.)] +)?(`{3,}(?=[^`]*$)|~{3,})/.exec(line.trimEnd()) ?? [];
  return run ? { mark: run.charAt(0), length: run.length, open: 0 } : null;
}

function closesFence(line: string, fence: Fence): boolean {
  const [, run] = /^[ \t]*(`{3,}|~{3,})[ \t]*\r?\n?$/.exec(line) ?? [];
  return run !== undefined && run.charAt(0) === fence.mark && run.length >= fence.length;
}

/** True for the line that closes an element which was opened before the fence. */
function endsOutside(line: string, fence: Fence): boolean {
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

/** Blanks comments; one that is not closed hides nothing. Each search starts where the last ended, to stay linear. */
export function blankComments(text: string): string {
  let out = '';
  let from = 0;
  let end = -1;
  let lineEnd = -1;
  for (let start = text.indexOf('<!--'); start >= 0; ) {
    if (end < start + 4) end = text.indexOf('-->', start + 4);
    if (end < 0) break;
    if (lineEnd < start) lineEnd = endOfLine(text, start);
    const next = text.indexOf('<!--', start + 4);
    const literal = literalUntil(text, start, { end, lineEnd, next });
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

/** Null for a comment; for a `<!--` that is only mentioned, the offset up to which all others are mentioned too. */
function literalUntil(
  text: string,
  start: number,
  { end, lineEnd, next }: { end: number; lineEnd: number; next: number },
): number | null {
  const isFirst = startsLine(text, start);
  const isOneLine = end < lineEnd;
  if (isFirst && isOneLine) return null;
  const isSpokenOf = /["'`]/.test(text.charAt(start - 1)) || (next > 0 && next < end);
  if (!isFirst && !isOneLine && isSpokenOf) return start + 4;
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

export function elementNames(names: readonly string[]): ElementNames {
  const any = names.join('|');
  return { opening: new RegExp(`<(${any})(\\s[^<>]*)?>`, 'g'), line: new RegExp(`^[ \\t]*<(?:${any})[\\s>]`, 'gm') };
}

/** Finds elements, but none inside them: HTML in an action is text. Unclosed ones end at the next opening line. */
export function findElements(mask: Masked, names: ElementNames): ElementExtent[] {
  const { opening, line: nextLine } = names;
  const elementExtents: ElementExtent[] = [];
  opening.lastIndex = 0;
  const missing = new Set<string>();
  for (let open = opening.exec(mask); open; open = opening.exec(mask)) {
    const [tag, name = '', attributes = ''] = open;
    const [at, start] = [open.index, open.index + tag.length];
    if (attributes.endsWith('/')) {
      elementExtents.push({ name, attributes, at, start, end: start, after: start, closed: true });
      continue;
    }
    const close = missing.has(name) ? -1 : mask.indexOf(`</${name}>`, start);
    if (close < 0) missing.add(name); // never searched for twice: the scan stays linear
    nextLine.lastIndex = start;
    const end = close < 0 ? (nextLine.exec(mask)?.index ?? mask.length) : close;
    const after = close < 0 ? end : close + name.length + 3;
    elementExtents.push({ name, attributes, at, start, end, after, closed: close >= 0 });
    opening.lastIndex = after;
  }
  return elementExtents;
}

export function tagAttributes(tag: string): Map<string, string> {
  const quoted = /(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
  const result = new Map<string, string>();
  for (const [, name = '', double, single] of tag.matchAll(quoted))
    if (!result.has(name)) result.set(name, withoutEntities(double ?? single ?? '').trim());
  return result;
}

/** Undoes the XML entities in commands: `&amp;&amp;` is `&&`. Each is decoded once. */
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
