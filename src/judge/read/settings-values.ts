import { parse, TomlError } from 'smol-toml';
import { isMapping } from '../../system/files/json-text.ts';

/** A value for each name: of one that stands in several places, such as in the tables `[[test]]`, all count. */
export function joined(entries: Iterable<readonly [string, string]>): Map<string, string> {
  const result = new Map<string, string>();
  for (const [name, value] of entries) result.set(name, result.has(name) ? `${result.get(name)}\n${value}` : value);
  return result;
}

/** The values of a TOML file by their names, as `section.key`; null where it cannot be read. */
export function tomlValues(text: string): (readonly [string, unknown])[] | null {
  try {
    return leaves(parse(text, { integersAsBigInt: 'asNeeded' }), '');
  } catch (error) {
    if (error instanceof TomlError) return null;
    throw error;
  }
}

function leaves(value: unknown, name: string, depth = 0): (readonly [string, unknown])[] {
  if (depth > maxLevels) return [[name, null]];
  if (Array.isArray(value) && isMapping(value[0])) return value.flatMap((each) => leaves(each, name, depth + 1));
  if (!isMapping(value) || value instanceof Date) return [[name, typeof value === 'bigint' ? `${value}` : value]];
  return Object.entries(value).flatMap(([key, each]) => leaves(each, name === '' ? key : `${name}.${key}`, depth + 1));
}

/** No tool has settings that lie deeper; a hundred thousand dots in a key would exhaust the stack. */
const maxLevels = 50;

/** The lines of an INI file that matter, by names as `section.key`. An indented line goes on with the value above it. */
export function iniValues(text: string, keep: (name: string) => boolean): Map<string, string> {
  const lines: [string, string][] = [];
  let [section, key] = ['', ''];
  for (const line of text.split(/\r?\n/)) {
    const plain = line.trim();
    if (plain === '' || /^[#;]/.test(plain)) continue;
    const header = /^\s*\[\s*([^[\]]+?)\s*\]\s*(?:#.*)?$/.exec(line)?.[1];
    if (header !== undefined) {
      [section, key] = [header, ''];
      continue;
    }
    if (key === '' || !/^\s/.test(line)) key = /^([^=:]+?)\s*[=:]/.exec(plain)?.[1] ?? plain;
    const name = section === '' ? key : `${section}.${key}`;
    if (keep(name)) lines.push([name, plain]);
  }
  return joined(lines);
}
