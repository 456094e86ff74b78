import { parse, TomlError } from 'smol-toml';
import { withoutComments } from '../../plan/claims/comments.ts';
import type { FileChange } from '../../plan/phase/test-file.ts';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import known from './test-config.json' with { type: 'json' };

/** A test configuration or toolchain file. Without rules for its parts, the whole text counts. */
interface TestConfigRule extends PartsRule {
  readonly why: string;
  /** True if a new file can't weaken tests, because its package had none. */
  readonly isNewHarmless?: boolean;
}

export interface PartsRule {
  readonly file: string;
  /** Patterns for relevant keys, and for lists whose items count separately. */
  readonly format?: string;
  readonly keys?: string;
  readonly lists?: string;
  readonly addable?: string;
  /** If true, an unreadable file has no parts; otherwise its whole text counts. */
  readonly isLoose?: boolean;
  /** Pattern for relevant lines, named by its group. `drops` matches irrelevant text. */
  readonly lines?: string;
  readonly drops?: string;
  /** Sections of a JavaScript object. If the first one is missing, the whole file counts. */
  readonly sections?: readonly string[];
  /** Without the first section the file has no parts. */
  readonly isOptional?: boolean;
}

/** The single list of known test configuration and toolchain files. */
export const findTestConfigRule = createRuleFinder<TestConfigRule>(known);

export function createRuleFinder<R extends PartsRule>(allRules: readonly R[]): (path: string) => R | undefined {
  const rules = allRules.map((rule) => ({ rule, file: new RegExp(`(?:^|/)(?:${rule.file})$`, 'i') }));
  return (path) => rules.find(({ file }) => file.test(path))?.rule;
}

/** Finds changes that could weaken tests indirectly. In mixed files only the relevant parts count. */
export function testConfigChanges(
  changes: readonly FileChange[],
  declared: (path: string) => boolean,
): { path: string; why: string; declared: boolean }[] {
  return changes.flatMap(({ path, before, after }) => {
    const rule = findTestConfigRule(path);
    if (!rule || (before === null && rule.isNewHarmless)) return [];
    const changed = listChangedParts(before, after, rule);
    if (changed.length === 0) return [];
    const named = changed.filter((name) => name !== '');
    const list = named.length === 0 ? '' : ` (changed: ${joinFirstFew(named)})`;
    return [{ path, why: `${rule.why}${list}`, declared: declared(path) }];
  });
}

function matchesPattern(pattern: string | undefined, name: string): boolean {
  return pattern !== undefined && new RegExp(pattern).test(name);
}

/** Names parts that were changed, removed or harmfully added. A whole file is one part with an empty name. */
export function listChangedParts(before: string | null, after: string | null, rule: PartsRule): string[] {
  const [oldParts, newParts] = [readParts(before ?? '', rule), readParts(after ?? '', rule)];
  return [...new Set([...oldParts.keys(), ...newParts.keys()])].filter(
    (name) => oldParts.get(name) !== newParts.get(name) && (oldParts.has(name) || !matchesPattern(rule.addable, name)),
  );
}

type Parts = ReadonlyMap<string, string>;

function readParts(text: string, rule: PartsRule): Parts {
  const { format, lines, drops, sections } = rule;
  if (text.trim() === '') return new Map();
  if (format !== undefined) return readKeyedParts(text, rule) ?? (rule.isLoose ? new Map() : wholeText(text));
  if (sections !== undefined) return readSectionParts(text, sections, rule.isOptional);
  if (lines === undefined) return wholeText(drops === undefined ? text : text.replace(new RegExp(drops, 'gm'), ''));
  const lineMatches = text.replace(/(?<=^|\s)#.*$/gm, '').matchAll(new RegExp(lines, 'gim'));
  const plain = (part: string) => part.replace(/\s+/g, ' ').trim();
  return joinValues(
    [...lineMatches].map(([match, name]) => [plain(name ?? match), name === undefined ? '' : plain(match)]),
  );
}

function wholeText(text: string): Parts {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  const plain = lines.filter((line) => line !== '').join('\n');
  return new Map(plain === '' ? [] : [['', plain]]);
}

function readKeyedParts(text: string, { format, keys, lists }: PartsRule): Parts | null {
  const json = () => tryParseJson(text) ?? tryParseJson(withoutComments('a.ts', text).replace(/,(?=\s*[\]}])/g, ''));
  const root = format === 'toml' ? tryParseToml(text) : json();
  if (!isMapping(root)) return null;
  return joinValues(
    listLeaves(root, '').flatMap(([name, value]): [string, string][] => {
      if (matchesPattern(lists, name) && Array.isArray(value))
        return value.map((item) => [`${name.replace('.packages', '')} ${asText(item)}`, '']);
      // The placeholder that npm init writes always fails, so it doesn't count as a test script.
      return matchesPattern(keys, name) && !/no test specified/.test(`${value}`) ? [[name, JSON.stringify(value)]] : [];
    }),
  );
}

/** Joins the values of repeated names, such as those in `[[test]]` tables. */
function joinValues(entries: Iterable<readonly [string, string]>): Map<string, string> {
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

/** No tool nests settings deeper; a hundred thousand dots in a key would exhaust the stack. */
const maxLevels = 50;

function readSectionParts(text: string, names: readonly string[], isOptional = false): Parts {
  const plain = text.replace(/\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/.*$/gm, '');
  const [firstName = ''] = names;
  const mentions = plain.match(new RegExp(`(?<![\\w.$/-])${firstName}(?![\\w$/.(-])`, 'g')) ?? [];
  if (isOptional && mentions.length === 0) return new Map();
  const foundSections = names.flatMap((name) => {
    const section = extractSection(plain, name);
    return section === null ? [] : [[name, section] as const];
  });
  return foundSections[0]?.[0] !== firstName || (isOptional && mentions.length > 1)
    ? wholeText(plain)
    : new Map(foundSections);
}

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
