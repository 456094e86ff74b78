import { withoutInvisible } from './markdown.ts';
import { SecretFinder, type TextRange } from './secret-finder.ts';

const mask = '***';

/**
 * Hides secrets in published text: the given values (also encoded, split or disguised, see `SecretFinder`) and anything
 * shaped like a token, private key or credential. If a secret appears only after removing invisible characters, the
 * cleaned text is returned. Prefers hiding too much; linear time (I8). Redact before cutting, because half a secret
 * can't be recognized.
 */
export function buildRedactor(secrets: readonly string[]): (text: string) => string {
  const finder = new SecretFinder(secrets.flatMap(listSecretLines));
  const hide = (text: string) =>
    tokenForms.reduce(
      (remaining, [pattern, replacement]) => remaining.replace(pattern, replacement),
      withMasks(text, finder.find(text)),
    );
  return (text) => {
    const redacted = hide(text);
    const visible = withoutInvisible(redacted);
    const redactedVisible = visible === redacted ? visible : hide(visible);
    return redactedVisible === visible ? redacted : redactedVisible;
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

/** Token formats: a fixed prefix, then one character class, so that mismatches fail fast. */
const tokenForms: readonly [RegExp, string][] = [
  // Matches keys with the end cut off, too; 32,768 characters fit a 16,384-bit key.
  [
    /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?!-----END)[A-Za-z0-9+/=\s\\:,.()-]){0,32768}(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g,
    mask,
  ],
  // GitHub; app tokens may contain a whole JWT.
  [/gh[pousr]_[A-Za-z0-9_.-]{20,4000}/g, mask],
  [/github_pat_[A-Za-z0-9_]{20,4000}/g, mask],
  [/\bgl[a-z]{2,6}-[A-Za-z0-9_-]{20,4000}/g, mask],
  // Anthropic, OpenAI and compatible providers.
  [/\bsk-[A-Za-z0-9_-]{16,4000}/g, mask],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g, mask],
  [/AIza[A-Za-z0-9_-]{35}/g, mask],
  [/\bya29\.[A-Za-z0-9_-]{20,4000}/g, mask],
  [/\bxox[a-z]-[A-Za-z0-9-]{10,4000}/g, mask],
  [/\bxapp-[A-Za-z0-9-]{10,4000}/g, mask],
  [/\bnpm_[A-Za-z0-9]{30,4000}/g, mask],
  // The lookbehind avoids rescanning characters.
  [/(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{5,16384}\.eyJ[A-Za-z0-9_-]{5,16384}\.[A-Za-z0-9_-]{0,16384}/g, mask],
  [/\b(bearer[ \t]{1,10})[A-Za-z0-9._~+/=-]{16,16384}/gi, `$1${mask}`],
  // Header name and value; the value may start with a scheme.
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

export function withEachText<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((each) => withEachText(each, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { toJSON } = value as { toJSON?: unknown };
  const plain = typeof toJSON === 'function' ? (toJSON.call(value) as object) : value;
  return Object.fromEntries(Object.entries(plain).map(([key, each]) => [key, withEachText(each, change)])) as T;
}

/** Redacts only the strings inside JSON, where quotes could be mistaken for parts of a secret. */
export function redactedJson(json: string, redact: (text: string) => string, indent = 0): string {
  if (!/^\s*[{[]/.test(json)) return redact(json); // not an object or array
  try {
    return JSON.stringify(withEachText(JSON.parse(json), redact), null, indent);
  } catch {
    return redact(json); // incomplete JSON
  }
}
