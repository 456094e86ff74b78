import { escapeSequences, inertMarkdown } from './markdown.ts';

/** Shorter values stay: they would match inside other words. */
const shortestSecret = 6;

/** Letters and digits that a secret needs to be found where other signs stand between them. */
const shortestSplit = 8;

export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds values in a text, plain or encoded (base64 at any offset, UTF-16 in it, octal, decimal and hexadecimal bytes, URL, JSON,
 * HTML and Markdown escapes, tag characters and variation selectors), also where line breaks, blanks, control or invisible characters stand within, and pieces of a random one. Takes time in proportion
 * to the text.
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

  /** Ranges of a text that hold a value, first to last; they may overlap. */
  find(text: string): TextRange[] {
    const textRanges = [...this.#exact.find(text), ...this.#splitIn(text, signsPattern)];
    // An escape sequence may be one, or its letters part of the value.
    if (text.includes('\u001b')) for (const range of this.#splitIn(text, signsAndSequences)) textRanges.push(range);
    return textRanges.sort((one, other) => one.from - other.from);
  }

  #splitIn(text: string, between: RegExp): TextRange[] {
    const textRanges = this.#split.find(text.replace(between, '').toLowerCase());
    return textRanges.length === 0 ? [] : originalRanges(text, between, textRanges);
  }
}

const signsPattern = /[^A-Za-z0-9]+/g;
const signsAndSequences = new RegExp(`(?:${escapeSequences.source}|[^A-Za-z0-9])+`, 'g');

function squeezeText(text: string): string {
  return text.replace(signsPattern, '').toLowerCase();
}

/** Ranges of a text from those of what is left of it without all `between`. */
function originalRanges(text: string, between: RegExp, textRanges: readonly TextRange[]): TextRange[] {
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

/** Texts by their first characters: each place of a text is looked up once, however many there are. */
class Literals {
  readonly #byBegin = new Map<string, string[]>();
  readonly #first = new Uint8Array(0x10000);

  constructor(texts: readonly string[]) {
    // Longest first, because the first that matches is taken.
    for (const text of [...new Set(texts)].sort((one, other) => other.length - one.length)) {
      const begin = text.slice(0, shortestSecret);
      this.#byBegin.set(begin, [...(this.#byBegin.get(begin) ?? []), text]);
      this.#first[text.charCodeAt(0)] = 1;
    }
  }

  find(text: string): TextRange[] {
    const textRanges: TextRange[] = [];
    for (let at = 0; at + shortestSecret <= text.length; at += 1) {
      if (this.#first[text.charCodeAt(at)] === 0) continue;
      const here = this.#byBegin.get(text.slice(at, at + shortestSecret))?.find((each) => text.startsWith(each, at));
      if (here === undefined) continue;
      textRanges.push({ from: at, to: at + here.length });
      at += here.length - 1;
    }
    return textRanges;
  }
}

function listEncodedForms(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  if (bytes.length < shortestSecret) return [];
  const wellFormed = bytes.toString('utf8'); // half a surrogate pair cannot be URL-encoded
  const hex = bytes.toString('hex');
  const urlForms = [encodeURIComponent(wellFormed), new URLSearchParams([['', wellFormed]]).toString().slice(1)];
  const lowerCase = urlForms.map((form) => form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()));
  return [
    ...[secret, ...base64Forms(bytes), hex, hex.toUpperCase(), hex.replace(/../g, '\\x$&')],
    ...['utf16le', 'utf16be'].flatMap((encoding) => {
      const wide = Buffer.from(secret, 'utf16le');
      const shown = encoding === 'utf16be' ? wide.swap16() : wide;
      return [...base64Forms(shown), shown.toString('hex')];
    }),
    ...[octal(bytes), octal(bytes).replace(/.../g, '0$&'), [...bytes].join('')],
    ...[0xe0000, 0xe00f0].map((first) => invisible(bytes, first)),
    ...[...urlForms, ...lowerCase, hex.replace(/../g, '%$&')],
    ...jsonForms(secret),
    ...htmlForms(secret),
  ];
}

/** Bytes as `od -t o1` shows them, and shells write them; what stands between them is not looked at. */
function octal(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(8).padStart(3, '0')).join('');
}

/** Bytes as tag characters (from U+E0000), or as variation selectors (U+FE00 to U+FE0F, then U+E0100): both show nothing. */
function invisible(bytes: Uint8Array, first: number): string {
  const isSelector = first !== 0xe0000;
  return [...bytes]
    .map((byte) => String.fromCodePoint(isSelector && byte < 16 ? 0xfe00 + byte : first + byte))
    .join('');
}

/** Tools that show 16 bytes a line (`xxd`, `od`) cut a value anywhere. No shorter piece is told from chance. */
const pieceLength = 12;

function listSecretPieces(secret: string): string[] {
  if (!/^(?=.*[a-z])(?=.*\d)(?:(?=.*[A-Z])[!-9;-~]{20,512}|[0-9a-f]{32,512})$/.test(secret)) return [];
  const pieces = Array.from({ length: secret.length - pieceLength + 1 }, (_, at) => secret.slice(at, at + pieceLength));
  return pieces.flatMap((piece) => [piece, Buffer.from(piece).toString('hex'), octal(Buffer.from(piece))]);
}

/** Base64 of a value depends on its offset in the encoded text, as after `user:`; only its own bytes decide these characters. */
function base64Forms(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((shift) => {
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const from = Math.ceil((shift * 8) / 6);
    const own = encoded.slice(from, Math.floor(((shift + bytes.length) * 8) / 6));
    return [encoded.slice(from), own].flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
  });
}

/** As JavaScript, PHP, Go and Python escape it; JSON within JSON too. */
function jsonForms(secret: string): string[] {
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

function htmlForms(secret: string): string[] {
  const named = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  const html = secret.replace(/[&<>"]/g, (sign) => named[sign as keyof typeof named]);
  const codes = [...secret].map((sign) => sign.codePointAt(0) ?? 0);
  return [
    ...['&#39;', '&#x27;', '&apos;', "'"].flatMap((mark) => {
      const form = html.replaceAll("'", mark);
      return [form, form.replaceAll('&quot;', '&#34;'), form.replaceAll('&quot;', '"')];
    }),
    codes.map((code) => `&#${code};`).join(''),
    codes.map((code) => `&#x${code.toString(16)};`).join(''),
    inertMarkdown(secret, secret.length), // our own comments
  ];
}
