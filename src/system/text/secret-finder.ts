import { escapeMarkdown, escapeSequences } from './markdown.ts';

/** Shorter values would match inside ordinary words. */
const shortestSecret = 6;

/** Minimum letters and digits for finding a secret with other characters in between. */
const shortestSplit = 8;

export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds secrets in a text: plain, encoded (base64 at any offset, UTF-16, octal, decimal or hex bytes, URL, JSON, HTML
 * and Markdown escapes, tag characters, variation selectors), interrupted by other characters, or in pieces if random.
 * Linear time.
 */
export class SecretFinder {
  readonly #exact: Literals;
  readonly #split: Literals;

  constructor(secrets: readonly string[]) {
    const forms = [
      ...new Set(secrets.flatMap((secret) => [...listEncodedForms(secret), ...listSecretPieces(secret)])),
    ].filter((form) => form.length >= shortestSecret);
    this.#exact = new Literals(forms);
    this.#split = new Literals(forms.map(squeezeText).filter((form) => form.length >= shortestSplit));
  }

  /** Returns ranges with a secret, sorted by start; they may overlap. */
  find(text: string): TextRange[] {
    const textRanges = [...this.#exact.find(text), ...this.#splitIn(text, signsPattern)];
    // Try both readings: real escape sequences, or letters that belong to the value.
    if (text.includes('\u001b')) for (const range of this.#splitIn(text, signsAndSequences)) textRanges.push(range);
    return textRanges.sort((a, b) => a.from - b.from);
  }

  #splitIn(text: string, between: RegExp): TextRange[] {
    const textRanges = this.#split.find(text.replace(between, '').toLowerCase());
    return textRanges.length === 0 ? [] : mapToOriginal(text, between, textRanges);
  }
}

const signsPattern = /[^A-Za-z0-9]+/g;
const signsAndSequences = new RegExp(`(?:${escapeSequences.source}|[^A-Za-z0-9])+`, 'g');

function squeezeText(text: string): string {
  return text.replace(signsPattern, '').toLowerCase();
}

/** Maps ranges in the text without `between` back to the original text. */
function mapToOriginal(text: string, between: RegExp, textRanges: readonly TextRange[]): TextRange[] {
  const ranges: TextRange[] = [];
  const gaps = text.matchAll(between);
  let gap = gaps.next().value;
  let dropped = 0;
  const original = (at: number) => {
    for (; gap !== undefined && gap.index <= at + dropped; gap = gaps.next().value) dropped += gap[0].length;
    return at + dropped;
  };
  for (const { from, to } of textRanges) ranges.push({ from: original(from), to: original(to - 1) + 1 });
  return ranges;
}

/** Indexes texts by their first characters, so that each position is looked up once. */
class Literals {
  readonly #byBegin = new Map<string, string[]>();
  readonly #first = new Uint8Array(0x10000);

  constructor(texts: readonly string[]) {
    // Longest first, because the first match wins.
    for (const text of [...new Set(texts)].sort((a, b) => b.length - a.length)) {
      const begin = text.slice(0, shortestSecret);
      this.#byBegin.set(begin, [...(this.#byBegin.get(begin) ?? []), text]);
      this.#first[text.charCodeAt(0)] = 1;
    }
  }

  find(text: string): TextRange[] {
    const textRanges: TextRange[] = [];
    for (let at = 0; at + shortestSecret <= text.length; at += 1) {
      if (this.#first[text.charCodeAt(at)] === 0) continue;
      const match = this.#byBegin.get(text.slice(at, at + shortestSecret))?.find((each) => text.startsWith(each, at));
      if (match === undefined) continue;
      textRanges.push({ from: at, to: at + match.length });
      at += match.length - 1;
    }
    return textRanges;
  }
}

function listEncodedForms(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  if (bytes.length < shortestSecret) return [];
  const wellFormed = bytes.toString('utf8'); // lone surrogates can't be URL-encoded
  const hex = bytes.toString('hex');
  const urlForms = [encodeURIComponent(wellFormed), new URLSearchParams([['', wellFormed]]).toString().slice(1)];
  const lowerCase = urlForms.map((form) => form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()));
  return [
    ...[secret, ...listBase64Forms(bytes), hex, hex.toUpperCase(), hex.replace(/../g, '\\x$&')],
    ...['utf16le', 'utf16be'].flatMap((encoding) => {
      const wide = Buffer.from(secret, 'utf16le');
      const shown = encoding === 'utf16be' ? wide.swap16() : wide;
      return [...listBase64Forms(shown), shown.toString('hex')];
    }),
    ...[toOctal(bytes), toOctal(bytes).replace(/.../g, '0$&'), [...bytes].join('')],
    ...[0xe0000, 0xe00f0].map((start) => toInvisible(bytes, start)),
    ...[...urlForms, ...lowerCase, hex.replace(/../g, '%$&')],
    ...listJsonForms(secret),
    ...listHtmlForms(secret),
  ];
}

/** Octal bytes as in `od -t o1` and shell escapes, without separators. */
function toOctal(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(8).padStart(3, '0')).join('');
}

/** Tag characters (from U+E0000) or variation selectors (U+FE00 to U+FE0F, then U+E0100) are invisible. */
function toInvisible(bytes: Uint8Array, start: number): string {
  const isSelector = start !== 0xe0000;
  return [...bytes]
    .map((byte) => String.fromCodePoint(isSelector && byte < 16 ? 0xfe00 + byte : start + byte))
    .join('');
}

/** Tools like `xxd` and `od` split a value anywhere (16 bytes per line). Shorter pieces would match by chance. */
const pieceLength = 12;

function listSecretPieces(secret: string): string[] {
  if (!/^(?=.*[a-z])(?=.*\d)(?:(?=.*[A-Z])[!-9;-~]{20,512}|[0-9a-f]{32,512})$/.test(secret)) return [];
  const pieces = Array.from({ length: secret.length - pieceLength + 1 }, (_, at) => secret.slice(at, at + pieceLength));
  return pieces.flatMap((piece) => [piece, Buffer.from(piece).toString('hex'), toOctal(Buffer.from(piece))]);
}

/** Base64 depends on the offset, for example after `user:`. Returns the characters determined by the value alone. */
function listBase64Forms(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((shift) => {
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const from = Math.ceil((shift * 8) / 6);
    const ownPart = encoded.slice(from, Math.floor(((shift + bytes.length) * 8) / 6));
    return [encoded.slice(from), ownPart].flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
  });
}

/** Escapes as in JavaScript, PHP, Go and Python, and JSON within JSON. */
function listJsonForms(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1);
  const code = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const ascii = json.replace(/[^\u0000-\u007f]/g, code);
  const forms = [
    json,
    json.replaceAll('/', '\\/'),
    ascii,
    ascii.replace(/[<>&]/g, code),
    secret.split('').map(code).join(''),
  ];
  return [...forms, ...forms.map((form) => JSON.stringify(form).slice(1, -1))];
}

function listHtmlForms(secret: string): string[] {
  const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  const html = secret.replace(/[&<>"]/g, (sign) => entities[sign as keyof typeof entities]);
  const codes = [...secret].map((sign) => sign.codePointAt(0) ?? 0);
  return [
    ...['&#39;', '&#x27;', '&apos;', "'"].flatMap((mark) => {
      const form = html.replaceAll("'", mark);
      return [form, form.replaceAll('&quot;', '&#34;'), form.replaceAll('&quot;', '"')];
    }),
    codes.map((code) => `&#${code};`).join(''),
    codes.map((code) => `&#x${code.toString(16)};`).join(''),
    escapeMarkdown(secret, secret.length), // our own comments
  ];
}
