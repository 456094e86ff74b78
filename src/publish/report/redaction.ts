const mask = '***';

/** Shorter values stay: they would match inside other words. */
const shortestSecret = 6;

/**
 * Hides secrets in published text: these values (also in base64, hexadecimal, URL-encoded or JSON-escaped; each
 * line of a multi-line value too) and whatever has the form of a token, a private key or credentials in a URL or
 * header. It hides too much rather than too little, in time proportional to the text (I8). Redact first, then cut:
 * half a secret cannot be recognized.
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const forms = [...new Set(secrets.flatMap(linesOf).flatMap(formsOf))].filter((form) => form.length >= shortestSecret);
  // Longest first, because an alternation takes the first alternative that matches.
  forms.sort((one, other) => other.length - one.length);
  const values: [RegExp, string][] = forms.length === 0 ? [] : [[new RegExp(forms.map(literal).join('|'), 'g'), mask]];
  return (text) => [...values, ...tokenForms].reduce((left, [form, shown]) => left.replace(form, shown), text);
}

/** Tokens by their form: a fixed word, then a run of one class. A mismatch fails within a few characters: no repeated scans. */
const tokenForms: readonly [RegExp, string][] = [
  // A key whose end was cut off counts as far as it looks like one; 32,768 characters hold one of 16,384 bits.
  [
    /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?!-----END)[A-Za-z0-9+/=\s\\:,.()-]){0,32768}(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g,
    mask,
  ],
  // GitHub; the tokens of its apps may contain a whole JWT.
  [/gh[pousr]_[A-Za-z0-9_.-]{20,4000}/g, mask],
  [/github_pat_[A-Za-z0-9_]{20,4000}/g, mask],
  [/\bgl[a-z]{2,6}-[A-Za-z0-9_-]{20,4000}/g, mask],
  // Anthropic, OpenAI and providers with the same form.
  [/\bsk-[A-Za-z0-9_-]{16,4000}/g, mask],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g, mask],
  [/AIza[A-Za-z0-9_-]{35}/g, mask],
  [/\bya29\.[A-Za-z0-9_-]{20,4000}/g, mask],
  [/\bxox[a-z]-[A-Za-z0-9-]{10,4000}/g, mask],
  [/\bxapp-[A-Za-z0-9-]{10,4000}/g, mask],
  [/\bnpm_[A-Za-z0-9]{30,4000}/g, mask],
  // The lookbehind lets each character be scanned only once.
  [/(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{5,16384}\.eyJ[A-Za-z0-9_-]{5,16384}\.[A-Za-z0-9_-]{0,16384}/g, mask],
  [/\b(bearer[ \t]{1,10})[A-Za-z0-9._~+/=-]{16,16384}/gi, `$1${mask}`],
  // The header's name, then its value: two words where the first is the scheme.
  [
    /\b((?:proxy-)?authorization\\{0,3}["']?[ \t]{0,10}[:=][ \t]{0,10}\\{0,3}["']?(?:[a-z]{1,20}[ \t]{1,10})?)[^\s"'\\,;()<>]{3,16384}/gi,
    `$1${mask}`,
  ],
  [/\b(x-api-key\\{0,3}["']?[ \t]{0,10}[:=][ \t]{0,10}\\{0,3}["']?)[^\s"'\\,;()<>]{3,16384}/gi, `$1${mask}`],
  [/(:\/\/)[^\s/@"'<>]{1,1000}@/g, `$1${mask}@`],
];

function linesOf(secret: string): string[] {
  const lines = secret.split(/\r?\n/).map((line) => line.trim());
  return lines.length === 1 ? lines : [secret.trim(), ...lines];
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8');
  if (bytes.length < shortestSecret) return [];
  const wellFormed = bytes.toString('utf8'); // half a surrogate pair cannot be URL-encoded
  const json = JSON.stringify(secret).slice(1, -1);
  const urlForms = [encodeURIComponent(wellFormed), new URLSearchParams([['', wellFormed]]).toString().slice(1)];
  const lowerCase = urlForms.map((form) => form.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()));
  const escaped = [json, JSON.stringify(json).slice(1, -1)];
  return [secret, ...base64Forms(bytes), bytes.toString('hex'), ...urlForms, ...lowerCase, ...escaped];
}

/**
 * Base64 of a value depends on its offset in the encoded text, as after `user:`. For each of the three offsets
 * this gives the characters that only its own bytes decide, with and without its last bits.
 */
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

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, (sign) => `\\${sign}`);
}
