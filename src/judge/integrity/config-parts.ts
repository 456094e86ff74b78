import { parse, TomlError } from 'smol-toml';
import { withoutComments } from '../../plan/claims/comments.ts';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';

/** Parts of a configuration file that matter to tests, by name. One whose name ends in `+` may be added without harm. */
export type Parts = ReadonlyMap<string, string>;

/** The names of parts that were changed or removed, or added where that can weaken. */
export function changedParts(before: Parts, after: Parts): string[] {
  const plainName = (name: string) => name.replace(/\+$/, '');
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .filter((name) => before.has(name) || !name.endsWith('+'))
    .map(plainName);
}

export function whole(text: string): Parts {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  const plain = lines.join('\n').trim();
  return new Map(plain === '' ? [] : [['', plain]]);
}

/** How the parts of a file are told: patterns for the names of its keys, those that may be added, and lists of which each item is one. */
export interface KeyRule {
  readonly format: string;
  readonly keys: string;
  readonly addable?: string;
  readonly lists?: string;
  /** A file that cannot be read has no parts; else all of its text is one. */
  readonly isLoose?: boolean;
}

/** A reader of the parts of JSON, TOML or INI. */
export function partsByKeys({ format, keys, addable = '$^', lists = '$^', isLoose }: KeyRule): (text: string) => Parts {
  const [wanted, harmless, split] = [keys, addable, lists].map((source) => new RegExp(source)) as [
    RegExp,
    RegExp,
    RegExp,
  ];
  const partsIn = (text: string): Iterable<Entry> | null => {
    if (format === 'ini') return iniValues(text, isWanted);
    if (format === 'toml')
      return (
        tomlValues(text)?.flatMap(([name, value]): Entry[] => {
          if (split.test(name) && Array.isArray(value)) return value.map((item) => [`${name} ${item}`, '']);
          return isWanted(name) ? [[name, JSON.stringify(value)]] : [];
        }) ?? null
      );
    const root = tryParseJson(text) ?? tryParseJson(withoutComments('a.ts', text).replace(/,(?=\s*[\]}])/g, ''));
    return isMapping(root) ? below(root, '') : null;
  };
  const isWanted = (name: string) => wanted.test(name) || split.test(name);
  const below = (value: Record<string, unknown>, above: string): Entry[] =>
    Object.entries(value).flatMap(([key, each]): Entry[] => {
      const name = above + key;
      if (split.test(name) && Array.isArray(each))
        return each.map((item) => [`${name.replace('.packages', '')} ${item}`, '']);
      // npm init's own `test` fails whatever is there, so it stands for none.
      if (wanted.test(name)) return /no test specified/.test(`${each}`) ? [] : [[name, JSON.stringify(each)]];
      return isMapping(each) ? below(each, `${name}.`) : [];
    });
  return (text) => {
    const found = text.trim() === '' ? [] : partsIn(text);
    if (found === null) return isLoose ? new Map() : whole(text);
    return joined([...found].map(([name, value]) => [harmless.test(name) ? `${name}+` : name, value]));
  };
}

type Entry = readonly [string, string];

/** A value for each name: of one that stands in several places, such as in the tables `[[test]]`, all count. */
export function joined(entries: Iterable<Entry>): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of entries) found.set(name, found.has(name) ? `${found.get(name)}\n${value}` : value);
  return found;
}

/** The values of a TOML file by their names, as `section.key`; null where it cannot be read. */
export function tomlValues(text: string): (readonly [string, unknown])[] | null {
  const root = tryParseToml(text);
  return root === undefined ? null : leaves(root, '');
}

export function tryParseToml(text: string): Record<string, unknown> | undefined {
  try {
    return parse(text, { integersAsBigInt: 'asNeeded' });
  } catch (error) {
    if (error instanceof TomlError) return undefined;
    throw error;
  }
}

function leaves(value: unknown, name: string, depth = 0): (readonly [string, unknown])[] {
  if (depth > mostLevels) return [[name, null]];
  if (Array.isArray(value) && isMapping(value[0])) return value.flatMap((each) => leaves(each, name, depth + 1));
  if (!isMapping(value) || value instanceof Date) return [[name, typeof value === 'bigint' ? `${value}` : value]];
  return Object.entries(value).flatMap(([key, each]) => leaves(each, name === '' ? key : `${name}.${key}`, depth + 1));
}

/** No tool has settings that lie deeper; a hundred thousand dots in a key would exhaust the stack. */
const mostLevels = 50;

/** The lines of an INI file that matter, by names as `section.key`. An indented line goes on with the value above it. */
export function iniValues(text: string, keep: (name: string) => boolean): Map<string, string> {
  const lines: Entry[] = [];
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

function goMod(text: string): Parts {
  const parts = new Map<string, string>();
  const block = /^(toolchain|replace|exclude|godebug|ignore)\s*\(([^)]*)\)/gm;
  const line = /^(toolchain|replace|exclude|godebug|ignore)\s+([^(\n]+)$/gm;
  for (const [, directive = '', body = ''] of [...text.matchAll(block), ...text.matchAll(line)])
    for (const each of body.split('\n').map((item) => item.replace(/\/\/.*/, '').trim()))
      if (each !== '') parts.set(`${directive} ${each}`, '');
  return parts;
}

function pomXml(text: string): Parts {
  return whole(
    text
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<dependency>[\s\S]*?<\/dependency>/g, '')
      .replace(/<\/?dependencies>/g, '')
      .replace(/\s+/g, ' ')
      .replaceAll('> <', '><'),
  );
}

function gradleScript(text: string): Parts {
  const dependency =
    /^\s*(?:\w*[iI]mplementation|\w*[aA]pi|\w*[cC]ompileOnly|\w*[rR]untimeOnly|\w*[aA]nnotationProcessor|kapt|ksp)\b/;
  return whole(
    text
      .split('\n')
      .filter((line) => line.trim() !== '' && !dependency.test(line) && !/^\s*\/\//.test(line))
      .join('\n'),
  );
}

/** Lines that declare tests may be added; those that set properties, which can disable a test or expect it to fail, may not. */
function cmakeLists(text: string): Parts {
  const commands = text.replace(/#.*$/gm, '').matchAll(/^\s*(\w+)\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)/gm);
  return new Map(
    [...commands]
      .map(([, name = '', body = '']) => ({ name: name.toLowerCase(), body: body.replace(/\s+/g, ' ').trim() }))
      .filter(({ name, body }) => /test|ctest/i.test(name) || /\bCTest\b|WILL_FAIL|BUILD_TESTING|DISABLED/.test(body))
      .map(({ name, body }): Entry => {
        const mayBeAdded = !/propert/.test(name) && !/WILL_FAIL|DISABLED|BUILD_TESTING/.test(body);
        return [`${name}(${body})${mayBeAdded ? '+' : ''}`, ''];
      }),
  );
}

/**
 * The `test: { … }` of the object that is exported; nothing where vitest is not configured. Where `test` stands in any
 * other form (a quoted key, a variable) all of the file counts.
 */
function viteConfig(text: string): Parts {
  const plain = withoutScriptComments(text);
  const mentions = [...plain.matchAll(/(?<![\w.$/-])test(?![\w$/.(-])/g)];
  if (mentions.length === 0) return new Map();
  const section = mentions.length > 1 ? null : sectionIn(plain, 'test');
  return section === null ? whole(plain) : new Map([['test', section]]);
}

/** The sections of vitest's own configuration that decide which tests run, and on which code; all of one in another form. */
function vitestConfig(text: string): Parts {
  const plain = withoutScriptComments(text);
  const sections = ['test', 'resolve', 'plugins'].map((name) => [name, sectionIn(plain, name)] as const);
  const found = sections.flatMap(([name, section]): Entry[] => (section === null ? [] : [[name, section]]));
  return found.some(([name]) => name === 'test') ? new Map(found) : whole(plain);
}

function withoutScriptComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/.*$/gm, '');
}

/** `name: { … }` or `name: [ … ]` of a script, on one line; null where it is not written so. */
function sectionIn(plain: string, name: string): string | null {
  const start = new RegExp(`(?<![\\w.$"'\`])${name}\\s*:\\s*[{[]`).exec(plain);
  if (!start) return null;
  let depth = 0;
  for (let at = start.index; at < plain.length; at += 1) {
    const char = plain.charAt(at);
    if ('{['.includes(char)) depth += 1;
    if ('}]'.includes(char)) depth -= 1;
    if (depth === 0 && '}]'.includes(char)) return plain.slice(start.index, at + 1).replace(/\s+/g, ' ');
  }
  return null;
}

/** Readers of other files, by the names that test-config.json gives them. */
export const partReaders = { goMod, pomXml, gradleScript, cmakeLists, viteConfig, vitestConfig };
