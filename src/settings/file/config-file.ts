import { CORE_SCHEMA, constructFromEvents, parseEvents, YAMLException } from 'js-yaml';
import { z } from 'zod';
import { isMapping } from '../../system/files/json-text.ts';
import { clipText } from '../../system/text/text.ts';
import { getCli } from '../table/coding-agents.ts';
import { findNearestName } from '../table/nearest-name.ts';
import { removedSetting, renamedSetting } from '../table/removed-settings.ts';
import { withoutRemovedRules } from '../table/rule-settings.ts';
import { type FileValue, type SettingName, settingRows, topics, UsageError } from '../table/settings.ts';
import { maxConfigBytes } from './config-source.ts';

const maxConfigLevels = 8;
const maxProblems = 20;

export type FileValues = ReadonlyMap<SettingName, FileValue>;

/**
 * Reads a configuration file called `file`; `warn` gets what is ignored, with its line. @throws UsageError with all its
 * problems and their lines
 */
export function parseConfigFile(source: string, file: string, warn: (text: string) => void = () => {}): FileValues {
  const bytes = Buffer.byteLength(source);
  if (bytes > maxConfigBytes)
    throw new UsageError(`${file}:1: found ${bytes} bytes, expected at most ${maxConfigBytes}`);
  const values = new Map<SettingName, FileValue>();
  const problems: { readonly line: number; readonly message: string }[] = [];
  for (const { topic, key, value } of configEntries(parseDocument(source, file), file)) {
    const written = key === '' ? topic : `${topic}.${key}`;
    const line = findLine(source, topic, key);
    const renamed = renamedSetting(written);
    if (renamed !== null) warn(`${file}:${line}: ${renamed.text}`);
    const path = renamed?.name ?? written;
    const report = (message: string) => problems.push({ line, message });
    const row = rows.get(path);
    const removed = row === undefined ? removedSetting(path) : null;
    if (removed !== null) warn(`${file}:${line}: ${removed}`);
    else if (row === undefined) report(unknownWord(topic, key));
    else if (value === null) report(`${path} has no value; set one, or remove the line`);
    else {
      const isAboutRules = row.name === 'rules' || row.name === 'accept';
      const current = isAboutRules ? withoutRemovedRules(value, (text) => warn(`${file}:${line}: ${text}`)) : value;
      const parsed = row.fromFile().safeParse(current);
      const word = typeof value === 'string' ? { word: value } : {};
      // A file may name the sandbox by both of its former names: the strict one holds.
      const isWeaker = row.name === 'sandbox' && values.get('sandbox')?.value === 'kernel';
      if (parsed.success && !isWeaker) values.set(row.name, { value: parsed.data, line, ...word });
      else if (!parsed.success)
        report(`${path}: found ${shownValue(value)}, ${parsed.error.issues[0]?.message ?? 'not usable'}`);
    }
  }
  if (problems.length === 0) return values;
  const sorted = problems.sort((one, other) => one.line - other.line).slice(0, maxProblems);
  throw new UsageError([...new Set(sorted.map(({ line, message }) => `${file}:${line}: ${message}`))].join('\n'));
}

/** The one document of the file; null for an empty one. Aliases are refused: with them a small text can stand for a huge one. */
function parseDocument(source: string, file: string): unknown {
  try {
    const events = parseEvents(source, { maxDepth: maxConfigLevels });
    const [content = null, ...others] = constructFromEvents(events, { source, schema: CORE_SCHEMA, maxAliases: 0 });
    if (others.length === 0) return content;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = (error.mark?.line ?? 0) + 1;
    if (error.reason.startsWith('nesting exceeded'))
      throw new UsageError(`${file}:${line}: found more than ${maxConfigLevels} levels of settings`);
    if (error.reason.startsWith('aliases exceeded'))
      throw new UsageError(`${file}:${line}: anchors and aliases are not read; write the value out`);
    throw new UsageError(`${file}:${line}: not valid YAML: ${error.reason}`);
  }
  throw new UsageError(`${file}:1: found more than one document, expected one`);
}

/** `key` is empty for a topic without settings under it. */
interface ConfigEntry {
  readonly topic: string;
  readonly key: string;
  readonly value: unknown;
}

/** Lists every `key: value` under a topic. @throws UsageError where there are no topics with settings under them */
function configEntries(content: unknown, file: string): ConfigEntry[] {
  if (content === null) return [];
  if (!isMapping(content))
    throw new UsageError(`${file}:1: found ${shownValue(content)}, expected topics: ${Object.keys(topics).join(', ')}`);
  return Object.entries(content).flatMap(([topic, value]): ConfigEntry[] => {
    const own = topic === 'agent' ? (agentsInOrder(value) ?? value) : value;
    if (rows.has(topic) || !Object.hasOwn(topics, topic)) return [{ topic: safeKey(topic), key: '', value }];
    if (own === null) return [];
    if (isMapping(own)) return Object.entries(own).map(([key, each]) => ({ topic, key: safeKey(key), value: each }));
    const [first = ''] = [...rows.keys()].filter((row) => row.startsWith(`${topic}.`));
    const example = `${topic}: { ${first.slice(topic.length + 1)}: … }`;
    throw new UsageError(
      `${file}:1: ${topic}: found ${shownValue(value)}, expected settings under it, such as ${example}`,
    );
  });
}

/** Settings that `agent: claude` and `agent: [claude --model haiku, codex]` stand for; null for any other form. */
function agentsInOrder(value: unknown): Record<string, unknown> | null {
  const lines = typeof value === 'string' ? [value] : value;
  if (!Array.isArray(lines) || lines.length === 0 || lines.some((line) => typeof line !== 'string')) return null;
  const [first = '', ...then] = lines.map((line) => String(line).trim());
  const [word = ''] = first.split(/\s/);
  const name = getCli(word) ?? (/^(?:auto|script|command)$/.test(first) ? first : 'command');
  return { name, ...(first === name ? {} : { command: first }), ...(then.length === 0 ? {} : { then }) };
}

const rows = new Map(settingRows.flatMap((row) => (row.key === null ? [] : [[row.key, row]])));

/** Makes a key safe for a message; no name of ours is changed by it. */
function safeKey(key: string): string {
  return key.replace(/\p{C}/gu, '?').slice(0, 60);
}

/** The line of a key, or of its topic where they share one. */
function findLine(source: string, topic: string, key: string): number {
  const lines = source.split('\n');
  const isAt = (name: string) => (line: string) => /^["']?([^"':]*)["']?\s*:/.exec(line.trimStart())?.[1] === name;
  const top = lines.findIndex((line) => /^\S/.test(line) && isAt(topic)(line));
  const end = lines.findIndex((line, at) => at > top && /^[^\s#]/.test(line));
  const below = lines.slice(top + 1, end < 0 ? lines.length : end).findIndex(isAt(key));
  return Math.max(0, below < 0 ? top : top + 1 + below) + 1;
}

function shownValue(value: unknown): string {
  return clipText(JSON.stringify(value) ?? 'nothing', 60);
}

/** Schema of the configuration file: topics, and under each its settings. */
export function configSchema(): z.ZodType {
  const byTopic = Object.entries(topics).map(([topic, about]) => {
    const whole = rows.get(topic)?.fromFile();
    if (whole !== undefined) return [topic, whole.optional().meta({ description: about })] as const;
    const own = settingRows.flatMap(({ key, description, details, fallback, fromFile }) => {
      if (!key?.startsWith(`${topic}.`)) return [];
      const reported = [description, details, fallback && `Default: ${fallback}`].filter((part) => part !== '');
      const text = reported.map((part) => part.replace(/\.?$/, '.')).join(' ');
      return [[key.slice(topic.length + 1), fromFile().meta({ description: text }).optional()] as const];
    });
    const mapping = z.strictObject(Object.fromEntries(own));
    const orLines = z.union([mapping, z.string(), z.array(z.string()).min(1), z.null()]);
    const form = topic === 'agent' ? orLines.optional() : mapping.nullish();
    return [topic, form.meta({ description: about })] as const;
  });
  return z.strictObject(Object.fromEntries(byTopic));
}

/** Message about a word that is not a setting at its place, with the one to write instead. */
function unknownWord(topic: string, key: string): string {
  const isKey = Object.hasOwn(topics, topic);
  const row = settingRows.find(({ name }) => name === (isKey ? key : topic));
  if (row?.key === null)
    return `${row.name} belongs to one run or job and is not allowed in this file; use an option or an input`;
  if (row?.key?.includes('.'))
    return `${row.name} belongs under a topic in this file; write ${row.key.replace('.', ': { ')}: … }`;
  const written = isKey ? `${topic}.${key}` : topic;
  const known = isKey ? [...rows.keys()].filter((each) => each.startsWith(`${topic}.`)) : Object.keys(topics);
  // `retries` means `retry`.
  const lookalike = isKey ? undefined : known.find((each) => each.slice(0, 4) === topic.slice(0, 4));
  const meant = findNearestName(written, known) ?? lookalike;
  const advice = meant === undefined ? `expected one of: ${known.join(', ')}` : `did you mean ${meant}?`;
  return `${written} is not a ${isKey ? 'setting' : 'topic of the settings'}; ${advice}`;
}
