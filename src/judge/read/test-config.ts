import { parse, TomlError } from 'smol-toml';
import { withoutComments } from '../../plan/claims/comments.ts';
import type { FileChange } from '../../plan/phase/test-file.ts';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
import { firstFew } from '../../system/text/text.ts';
import known from './test-config.json' with { type: 'json' };

/** A file of test configuration or toolchain. Without a reader of its parts all of its text counts. */
interface TestConfigRule extends PartsRule {
  readonly why: string;
  /** A file that was not there before can take nothing away: its package had no tests that it could weaken. */
  readonly isNewHarmless?: boolean;
}

/** How the parts of a file that matter are told. */
export interface PartsRule {
  readonly file: string;
  /** Names of its keys that matter, by its format, and lists of which each item is one. */
  readonly format?: string;
  readonly keys?: string;
  readonly lists?: string;
  /** Parts that may be added without harm. */
  readonly addable?: string;
  /** A file that cannot be read has no parts; else all of its text is one. */
  readonly isLoose?: boolean;
  /** Its lines that matter, each called by its group, or what of its text does not. */
  readonly lines?: string;
  readonly drops?: string;
  /** Sections of an object of JavaScript, of which the first one has to be there; all of the file where it is written otherwise. */
  readonly sections?: readonly string[];
  /** A file that does not mention the first section has no parts. */
  readonly isOptional?: boolean;
}

/** Every file of test configuration and toolchain that is known, with its reason. The only such list. */
export const testConfigRuleFor = ruleFinder<TestConfigRule>(known);

export function ruleFinder<R extends PartsRule>(all: readonly R[]): (path: string) => R | undefined {
  const rules = all.map((rule) => ({ rule, file: new RegExp(`(?:^|/)(?:${rule.file})$`, 'i') }));
  return (path) => rules.find(({ file }) => file.test(path))?.rule;
}

/** Changes that could weaken tests without touching one. Of files that hold more, only parts that matter count. */
export function testConfigChanges(
  changes: readonly FileChange[],
  declared: (path: string) => boolean,
): { path: string; why: string; declared: boolean }[] {
  return changes.flatMap(({ path, before, after }) => {
    const rule = testConfigRuleFor(path);
    if (!rule || (before === null && rule.isNewHarmless)) return [];
    const changed = changedParts(before, after, rule);
    if (changed.length === 0) return [];
    const named = changed.filter((name) => name !== '');
    const list = named.length === 0 ? '' : ` (changed: ${firstFew(named)})`;
    return [{ path, why: `${rule.why}${list}`, declared: declared(path) }];
  });
}

function matches(pattern: string | undefined, name: string): boolean {
  return pattern !== undefined && new RegExp(pattern).test(name);
}

/** The names of parts that were changed or removed, or added where that can weaken. All of a file is one without a name. */
export function changedParts(before: string | null, after: string | null, rule: PartsRule): string[] {
  const [was, is] = [readParts(before ?? '', rule), readParts(after ?? '', rule)];
  return [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => was.get(name) !== is.get(name) && (was.has(name) || !matches(rule.addable, name)),
  );
}

type Parts = ReadonlyMap<string, string>;

function readParts(text: string, rule: PartsRule): Parts {
  const { format, lines, drops, sections } = rule;
  if (text.trim() === '') return new Map();
  if (format !== undefined) return keyedParts(text, rule) ?? (rule.isLoose ? new Map() : whole(text));
  if (sections !== undefined) return sectionParts(text, sections, rule.isOptional);
  if (lines === undefined) return whole(drops === undefined ? text : text.replace(new RegExp(drops, 'gm'), ''));
  const regExpStringIterator = text.replace(/(?<=^|\s)#.*$/gm, '').matchAll(new RegExp(lines, 'gim'));
  const plain = (part: string) => part.replace(/\s+/g, ' ').trim();
  return joined(
    [...regExpStringIterator].map(([all, name]) => [plain(name ?? all), name === undefined ? '' : plain(all)]),
  );
}

function whole(text: string): Parts {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  const plain = lines.filter((line) => line !== '').join('\n');
  return new Map(plain === '' ? [] : [['', plain]]);
}

/** The values of JSON or TOML; null for a file that cannot be read. */
function keyedParts(text: string, { format, keys, lists }: PartsRule): Parts | null {
  const json = () => tryParseJson(text) ?? tryParseJson(withoutComments('a.ts', text).replace(/,(?=\s*[\]}])/g, ''));
  const root = format === 'toml' ? tryParseToml(text) : json();
  if (!isMapping(root)) return null;
  return joined(
    listLeaves(root, '').flatMap(([name, value]): [string, string][] => {
      if (matches(lists, name) && Array.isArray(value))
        return value.map((item) => [`${name.replace('.packages', '')} ${asText(item)}`, '']);
      // npm init's own `test` fails whatever is there, so it stands for none.
      return matches(keys, name) && !/no test specified/.test(`${value}`) ? [[name, JSON.stringify(value)]] : [];
    }),
  );
}

/** A value for each name: of one that stands in several places, such as in the tables `[[test]]`, all count. */
function joined(entries: Iterable<readonly [string, string]>): Map<string, string> {
  const result = new Map<string, string>();
  for (const [name, value] of entries) result.set(name, result.has(name) ? `${result.get(name)}\n${value}` : value);
  return result;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function tryParseToml(text: string): unknown {
  try {
    return parse(text, { integersAsBigInt: 'asNeeded' });
  } catch (error) {
    if (error instanceof TomlError) return null;
    throw error;
  }
}

function listLeaves(value: unknown, name: string, depth = 0): (readonly [string, unknown])[] {
  if (depth > maxLevels) return [[name, null]];
  if (Array.isArray(value) && isMapping(value[0])) return value.flatMap((each) => listLeaves(each, name, depth + 1));
  if (!isMapping(value) || value instanceof Date) return [[name, typeof value === 'bigint' ? `${value}` : value]];
  return Object.entries(value).flatMap(([key, each]) =>
    listLeaves(each, name === '' ? key : `${name}.${key}`, depth + 1),
  );
}

/** No tool has settings that lie deeper; a hundred thousand dots in a key would exhaust the stack. */
const maxLevels = 50;

/** Sections of the object that a script exports, on one line each. */
function sectionParts(text: string, names: readonly string[], isOptional = false): Parts {
  const plain = text.replace(/\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/.*$/gm, '');
  const [first = ''] = names;
  const mentions = plain.match(new RegExp(`(?<![\\w.$/-])${first}(?![\\w$/.(-])`, 'g')) ?? [];
  if (isOptional && mentions.length === 0) return new Map();
  const results = names.flatMap((name) => {
    const section = extractSection(plain, name);
    return section === null ? [] : [[name, section] as const];
  });
  return results[0]?.[0] !== first || (isOptional && mentions.length > 1) ? whole(plain) : new Map(results);
}

/** `name: { … }` or `name: [ … ]` of a script, on one line; null where it is not written so. */
function extractSection(plain: string, name: string): string | null {
  const start = new RegExp(`(?<![\\w.$"'\`])${name}\\s*:\\s*[{[]`).exec(plain);
  if (!start) return null;
  let depth = 0;
  for (let at = start.index; at < plain.length; at += 1) {
    const char = plain.charAt(at);
    if ('{['.includes(char)) depth += 1;
    if ('}]'.includes(char) && --depth === 0) return plain.slice(start.index, at + 1).replace(/\s+/g, ' ');
  }
  return null;
}
