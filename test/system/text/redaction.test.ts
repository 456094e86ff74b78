import { describe, expect, test } from '@jest/globals';
import { escapeMarkdown } from '../../../src/system/text/markdown.ts';
import { buildRedactor } from '../../../src/system/text/redaction.ts';
import { clipTail } from '../../../src/system/text/text.ts';

const letters = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789';
const secret = 'p4ss/w+rd "q" ü';

describe('a given secret is hidden', () => {
  const redact = buildRedactor([secret, 'short', 'first line here\n  second line too\n']);

  test.each([
    ['itself', secret],
    ['in base64', Buffer.from(secret).toString('base64').replace(/=+$/, '')],
    ['in base64url', Buffer.from(secret).toString('base64url')],
    ['in hexadecimal', Buffer.from(secret).toString('hex')],
    ['URL-encoded', encodeURIComponent(secret)],
    ['URL-encoded in lower case', encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase())],
    ['as a form sends it', new URLSearchParams({ a: secret }).toString().slice(2)],
    ['in JSON', JSON.stringify(secret).slice(1, -1)],
    ['in JSON within JSON', JSON.stringify(JSON.stringify(secret)).slice(3, -3)],
    ['in JSON of PHP', JSON.stringify(secret).slice(1, -1).replace('/', '\\/')],
    ['in JSON of Python', JSON.stringify(secret).slice(1, -1).replace('ü', '\\u00fc')],
    ['in upper-case hexadecimal', Buffer.from(secret).toString('hex').toUpperCase()],
    ['in HTML', secret.replaceAll('"', '&quot;')],
    ['in HTML by numbers', [...secret].map((sign) => `&#${sign.codePointAt(0)};`).join('')],
    ['in our own Markdown', escapeMarkdown(secret)],
    ['in octal', [...Buffer.from(secret)].map((byte) => byte.toString(8).padStart(3, '0')).join(' ')],
    [
      'in octal of a shell',
      [...Buffer.from(secret)]
        .map((byte) => `\\${byte.toString(8).padStart(3, '0')}`)
        .join('')
        .slice(1),
    ],
    ['in decimal', [...Buffer.from(secret)].join(', ')],
    ['in UTF-16, in base64', Buffer.from(secret, 'utf16le').toString('base64').replace(/=+$/, '')],
    ['in UTF-16BE, in base64', Buffer.from(secret, 'utf16le').swap16().toString('base64').replace(/=+$/, '')],
    ['in UTF-16, in hexadecimal', Buffer.from(secret, 'utf16le').toString('hex')],
    ['in tag characters', [...Buffer.from(secret)].map((byte) => String.fromCodePoint(0xe0000 + byte)).join('')],
    ['in variation selectors', [...Buffer.from(secret)].map((byte) => String.fromCodePoint(0xe00f0 + byte)).join('')],
  ])('%s', (_, form) => {
    expect(redact(`; ${form} ;`)).toBe('; *** ;');
    expect(redact(`${form}${form}`)).toBe('******');
  });

  test.each(['', 'u', 'us', 'use', 'x-access-token:'])('in base64 behind %j', (before) => {
    const encoded = Buffer.from(`${before}${secret} and more`).toString('base64');
    const shown = redact(encoded);
    expect(shown).toContain('***');
    // What is left, decoded at any of the four places, tells nothing of the middle of it.
    expect(shown.length).toBeLessThan(encoded.length - 15);
  });

  const token = 'Zq7vKpW3xNd81mRt';
  test.each<[string, string]>([
    ['U+200B', [...token].join('\u200b')],
    ['ESC', [...token].join('\u001b')],
    ['colours', [...token].join('\u001b[31m')],
    ['NUL', [...token].join('\u0000')],
    ['bidi marks', [...token].join('\u202e')],
    ['line breaks', 'Zq7vKp\nW3xN\r\nd81mRt'],
    [
      'colons, as of a dump',
      Buffer.from(token)
        .toString('hex')
        .replace(/..(?=.)/g, '$&:'),
    ],
    ['line breaks, in base64', Buffer.from(`x:${token}:y`).toString('base64').replace(/.{5}/g, '$&\n')],
    ['quotes and plus', `'Zq7v' + 'KpW3' + "xNd81mRt"`],
  ])('with %s within', (_, disguised) => {
    const shown = buildRedactor([token])(`see ${disguised} there`);
    expect(shown).toMatch(/^see .{0,6}\*\*\*.{0,8} there$/s);
    expect(shown).not.toMatch(/Kp|4Kp|VqN/);
  });

  test.each([0, 3, 9])('in pieces where a tool shows 16 bytes a line, %i behind its begin', (offset) => {
    const value = 'Zq7vKpW3xNd81mRtYb5cUr8aQz5TtHn3kVm1xWc7';
    const bytes = Buffer.from(`${'x'.repeat(offset)}${value}`);
    const rows = Array.from({ length: Math.ceil(bytes.length / 16) }, (_, at) => bytes.subarray(16 * at, 16 * at + 16));
    const dump = rows.map((row, at) => `0000${at}0: ${row.toString('hex').replace(/..../g, '$& ')} ${row}`).join('\n');
    const left = buildRedactor([value])(dump).replace(/ |^.{6}:/gm, '');
    const runs = Array.from({ length: value.length - 11 }, (_, at) => value.slice(at, at + 12));
    expect(runs.filter((run) => left.includes(run) || left.includes(Buffer.from(run).toString('hex')))).toEqual([]);
  });
});

test('a value too short to be one, and other text, stays as it is', () => {
  const text = 'a short tale; risk-adjusted; user@example.com; https://example.com/a@b; eyJ; ghp_; sk-1; basic';
  expect(buildRedactor(['short', '', '     '])(text)).toBe(text);
  expect(buildRedactor([])(text)).toBe(text);
});

test.each([
  [`ghp_${letters}`, '***'],
  [`ghs_123456_eyJ${letters}.eyJ${letters}.${letters}`, '***'],
  [`github_pat_${letters}_${letters}`, '***'],
  [`glpat-${letters.slice(0, 20)}`, '***'],
  [`sk-ant-api03-${letters}-_${letters}AA`, '***'],
  [`sk-proj-${letters}`, '***'],
  ['AKIAIOSFODNN7EXAMPLE', '***'],
  [`AIza${letters.slice(0, 35)}`, '***'],
  ['xoxb-123456789012-abcdefABCDEF', '***'],
  [`npm_${letters}`, '***'],
  [`eyJ${letters}.eyJ${letters}.${letters}`, '***'],
  [`Authorization: Bearer ${letters}`, 'Authorization: Bearer ***'],
  ['AUTHORIZATION: basic eC1hY2Nlc3M6dG9rZW4=', 'AUTHORIZATION: basic ***'],
  ['"authorization":"token abcdef12"', '"authorization":"token ***"'],
  ['{\\"Authorization\\": \\"Basic abcdef12\\"}', '{\\"Authorization\\": \\"Basic ***\\"}'],
  ["-H 'Authorization: abcdef12'", "-H 'Authorization: ***'"],
  [`curl --bearer ${letters}`, 'curl --bearer ***'],
  ['x-api-key: abcdef12', 'x-api-key: ***'],
  ['https://user:pass@example.com/a', 'https://***@example.com/a'],
  ['git clone https://x-access-token:abc@host/a and b@c', 'git clone https://***@host/a and b@c'],
])('the well-known form of %j is hidden', (token, shown) => {
  expect(buildRedactor([])(`(${token})`)).toBe(`(${shown})`);
  expect(buildRedactor([])(`a\n${token}\nb`)).toBe(`a\n${shown}\nb`);
});

describe('a private key is hidden', () => {
  const body = `${letters}${letters}\n`.repeat(20);
  const key = `-----BEGIN RSA PRIVATE KEY-----\n${body}-----END RSA PRIVATE KEY-----`;
  const redact = buildRedactor([]);

  test('whole, with escaped line ends, and twice', () => {
    expect(redact(`a ${key} b ${key}`)).toBe('a *** b ***');
    expect(redact(JSON.stringify({ key }))).toBe('{"key":"***"}');
    expect(redact(`-----BEGIN PGP PRIVATE KEY BLOCK-----\n\n${body}-----END PGP PRIVATE KEY BLOCK-----`)).toBe('***');
  });

  test('without its end, and not beyond what it can be', () => {
    expect(redact(`a ${key.slice(0, 300)}"} <after>`)).toBe('a ***"} <after>');
    expect(redact("if (text.includes('-----BEGIN PRIVATE KEY-----')) return;")).toBe(
      "if (text.includes('***')) return;",
    );
    expect(redact('-----BEGIN PUBLIC KEY-----\nabc')).toContain('abc');
  });
});

describe('hostile text of 2 MB takes time in proportion to its length', () => {
  test.each([
    'eyJabcde-',
    'eyJabcdef.eyJabcdef',
    `${'eyJ'.repeat(10)}.`,
    'ghp_ghp_',
    'github_pat_',
    'sk-',
    ' sk-aaaaaaaaaa',
    '://',
    '://a:',
    'authorization: ',
    'authorization=a ',
    'authorization:          aaaaaaaaaaaaaaaaaaa          ',
    'bearer ',
    'AKIAAKIA',
    '-----BEGIN PRIVATE KEY-----',
    '-----BEGIN PRIVATE KEY-----<',
    '-----BEGIN PRIVATE KEY----------END',
    '-----BEGIN                                         ',
    'secretsecre',
    's\u200be',
    '\u001b[',
    '\u001b]',
    '\\\\\\"',
  ])('of %j', (piece) => {
    const redact = buildRedactor(['secretsecret', 'secretsecret-2']);
    const text = piece.repeat(Math.ceil((2 * 1024 * 1024) / piece.length));
    const before = process.cpuUsage();
    redact(text);
    // It takes 50 to 500 ms; what is quadratic, or goes back thousands of characters each time, takes minutes.
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
  });
});

describe('a text that is too long', () => {
  test('keeps its beginning and its end, and says how much is missing', () => {
    const text = Array.from({ length: 1_000 }, (_, line) => `line ${line}\n`).join('');
    const capped = clipTail(text, 1_000);
    const [, head = '', left = '', tail = ''] =
      /^([\s\S]*)\n\[phase-executor: (\d+) bytes are left out here\]\n([\s\S]*)$/.exec(capped) ?? [];
    expect(text.startsWith(head)).toBe(true);
    expect(text.endsWith(tail)).toBe(true);
    expect(head.length).toBeGreaterThan(200);
    expect(tail.length).toBeGreaterThan(600);
    expect(head.length + Number(left) + tail.length).toBe(text.length);
    expect(Buffer.byteLength(capped)).toBeLessThanOrEqual(1_000);
  });
});
