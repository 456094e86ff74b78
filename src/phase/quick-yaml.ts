/**
 * Reads the plain part of YAML that nearly all frontmatter is written in: nested mappings and lists by indentation, one
 * scalar a line, simple `[a, b]`. Returns undefined for everything else, so that the YAML parser decides; whatever it
 * does return is what that parser would return (all scalars as strings). It exists for speed: four fifths of the time
 * of reading a large phase would otherwise go into the general parser.
 */
export function quickYaml(source: readonly string[]): { value: unknown } | undefined {
  const lines: Line[] = [];
  for (const raw of source) {
    if (/[^\S ]/.test(raw)) return undefined; // tabs, a lone CR, a BOM, blanks of other scripts
    const text = raw.trim();
    if (text !== '') lines.push({ indent: raw.length - raw.trimStart().length, text });
  }
  const cursor: Cursor = { lines, at: 0, depth: 0 };
  const value = block(cursor, 0);
  return value === unclear || cursor.at < lines.length ? undefined : { value };
}

interface Line {
  indent: number;
  text: string;
}

interface Cursor {
  lines: Line[];
  at: number;
  depth: number;
}

/** Not plain enough to be sure. */
const unclear = Symbol('unclear');
type Value = unknown | typeof unclear;

function block(cursor: Cursor, indent: number): Value {
  if (++cursor.depth > 16) return unclear;
  const value = isItem(cursor.lines[cursor.at]?.text) ? list(cursor, indent) : mapping(cursor, indent);
  cursor.depth--;
  return value;
}

const entry = /^([A-Za-z][\w-]*):(?: +(.*))?$/;

function mapping(cursor: Cursor, indent: number): Value {
  const values: Record<string, unknown> = {};
  for (
    let line = cursor.lines[cursor.at];
    line?.indent === indent && !isItem(line.text);
    line = cursor.lines[cursor.at]
  ) {
    const [, key, rest = ''] = entry.exec(line.text) ?? [];
    if (key === undefined || Object.hasOwn(values, key) || key === 'constructor') return unclear;
    cursor.at++;
    const value = rest === '' ? below(cursor, indent) : inline(cursor, rest, indent);
    if (value === unclear) return unclear;
    values[key] = value;
  }
  return values;
}

function list(cursor: Cursor, indent: number): Value {
  const items: unknown[] = [];
  for (
    let line = cursor.lines[cursor.at];
    line?.indent === indent && isItem(line.text);
    line = cursor.lines[cursor.at]
  ) {
    const item = line.text.slice(1).trimStart();
    if (item === '' || isItem(item)) return unclear;
    if (entry.test(item)) {
      line.indent += line.text.length - item.length;
      line.text = item;
      items.push(mapping(cursor, line.indent));
    } else {
      cursor.at++;
      items.push(inline(cursor, item, indent));
    }
    if (items.at(-1) === unclear) return unclear;
  }
  return items;
}

/** What follows `key:` on the next lines. A list may stand as far left as its key. */
function below(cursor: Cursor, indent: number): Value {
  const next = cursor.lines[cursor.at];
  if (next && (next.indent > indent || (next.indent === indent && isItem(next.text))))
    return block(cursor, next.indent);
  return '';
}

/** A value on its own line. One that goes on below, more to the right, is not plain. */
function inline(cursor: Cursor, text: string, indent: number): Value {
  const next = cursor.lines[cursor.at];
  return next && next.indent > indent ? unclear : scalar(text);
}

function scalar(text: string): Value {
  if (text === '[]') return [];
  if (flowList.test(text))
    return text
      .slice(1, -1)
      .split(',')
      .map((item) => scalar(item.trim()));
  if (text.startsWith('"')) return doubleQuoted(text);
  if (text.startsWith("'")) return /^'(?:[^']|'')*'$/.test(text) ? text.slice(1, -1).replaceAll("''", "'") : unclear;
  return indicator.test(text) || text.includes(': ') || text.includes(' #') || text.endsWith(':') ? unclear : text;
}

const indicator = /^[-?:,[\]{}#&*!|>'"%@`]/;
const flowList = /^\[ *(?:[\w./][\w./-]*|"[^"\\,[\]{}]*")(?: *, *(?:[\w./][\w./-]*|"[^"\\,[\]{}]*"))* *\]$/;

function doubleQuoted(text: string): Value {
  if (/^"[^"\\]*"$/.test(text)) return text.slice(1, -1);
  if (!/^"(?:[^"\\]|\\["\\/])*"$/.test(text)) return unclear;
  return text.slice(1, -1).replace(/\\(.)/g, '$1');
}

function isItem(text: string | undefined): boolean {
  return text !== undefined && (text === '-' || text.startsWith('- '));
}
