import { withoutInvisible } from './markdown.ts';
import { SecretFinder, type TextRange } from './secret-finder.ts';

const mask = '***';

/**
 * Hides secrets in published text: these values (encoded, split or disguised too: see `SecretFinder`; each line of a
 * multi-line value too) and whatever has the form of a token, a private key or credentials in a URL or header. Where one
 * shows only without control and invisible characters, the text is returned without them. It hides too much rather than too
 * little, in time proportional to the text (I8). Redact first, then cut: half a secret cannot be recognized.
 */
export function buildRedactor(secrets: readonly string[]): (text: string) => string {
  const finder = new SecretFinder(secrets.flatMap(listSecretLines));
  const hidden = (text: string) =>
    tokenForms.reduce((remaining, [form, shown]) => remaining.replace(form, shown), withMasks(text, finder.find(text)));
  return (text) => {
    const first = hidden(text);
    const observed = withoutInvisible(first);
    const second = observed === first ? observed : hidden(observed);
    return second === observed ? first : second;
  };
}

function withMasks(text: string, textRanges: readonly TextRange[]): string {
  let shown = '';
  let end = 0;
  for (const { from, to } of textRanges) {
    if (from >= end) shown += text.slice(end, from) + mask;
    end = Math.max(end, to);
  }
  return shown + text.slice(end);
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

function listSecretLines(secret: string): string[] {
  const lines = secret.split(/\r?\n/).map((line) => line.trim());
  return lines.length === 1 ? lines : [secret.trim(), ...lines];
}

/** Maps each text inside a value, which is taken as JSON has it. */
export function withEachText<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((each) => withEachText(each, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { toJSON } = value as { toJSON?: unknown };
  const plain = typeof toJSON === 'function' ? (toJSON.call(value) as object) : value;
  return Object.fromEntries(Object.entries(plain).map(([key, each]) => [key, withEachText(each, change)])) as T;
}

/** Redacts strings only: in JSON as a whole, quotes may look like part of a secret. */
export function redactedJson(json: string, redact: (text: string) => string, indent = 0): string {
  if (!/^\s*[{[]/.test(json)) return redact(json); // a heading, or a number
  try {
    return JSON.stringify(withEachText(JSON.parse(json), redact), null, indent);
  } catch {
    return redact(json); // half a line
  }
}
