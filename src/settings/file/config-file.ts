import { z } from 'zod';
import { clipText } from '../../system/text/text.ts';
import { cliNamed } from '../table/coding-agents.ts';
import { nearestName } from '../table/nearest-name.ts';
import { removedText } from '../table/removed-settings.ts';
import { type FileValue, type SettingName, settingRows, topics, UsageError } from '../table/settings.ts';
import { maxConfigBytes } from './config-source.ts';
import { parsePositioned, type YamlNode, type YamlProblem } from './positioned-yaml.ts';

const maxConfigLevels = 8;
const maxProblems = 20;

export type FileValues = ReadonlyMap<SettingName, FileValue>;

/** Reads a configuration file called `file`. @throws UsageError with all its problems and their lines */
export function parseConfigFile(source: string, file: string): FileValues {
  const bytes = Buffer.byteLength(source);
  if (bytes > maxConfigBytes)
    throw new UsageError(`${file}:1: found ${bytes} bytes, expected at most ${maxConfigBytes}`);
  const { content, problems } = parsePositioned(source, maxConfigLevels);
  const values = new Map<SettingName, FileValue>();
  const report = (at: number, message: string) => problems.push({ at, message });
  if (problems.length === 0)
    for (const entry of configEntries(content, report)) readEntry(entry, source, values, report);
  if (problems.length > 0) throw new UsageError(problemText(problems, source, file));
  return values;
}

type ReportProblem = (at: number, message: string) => void;

interface ConfigEntry {
  readonly topic: string;
  readonly key: string;
  readonly node: YamlNode | null;
  readonly at: number;
}

/** Yields every `key: value` under a topic and reports what is wrong above that level. */
function* configEntries(content: YamlNode | null, report: ReportProblem): Generator<ConfigEntry> {
  if (isEmptyNode(content)) return;
  if (content.kind !== 'mapping') {
    report(content.at, `found ${shownNode(content)}, expected topics: ${Object.keys(topics).join(', ')}`);
    return;
  }
  for (const { key, node } of content.pairs) {
    const topic = keyText(key.value);
    const lines = topic === 'agent' ? agentsInOrder(node) : null;
    if (lines !== null)
      yield* lines.map(([name, value]) => ({
        topic,
        key: name,
        node: { kind: 'scalar' as const, value, at: node.at },
        at: key.at,
      }));
    else if (rows.has(topic)) yield { topic, key: '', node, at: key.at };
    else if (!Object.hasOwn(topics, topic)) report(key.at, unknownTopic(topic));
    else if (node.kind === 'mapping')
      for (const pair of node.pairs) yield { topic, key: keyText(pair.key.value), node: pair.node, at: pair.key.at };
    else if (!isEmptyNode(node)) {
      const [first = ''] = [...rows.keys()].filter((row) => row.startsWith(`${topic}.`));
      const example = `${topic}: { ${first.slice(topic.length + 1)}: … }`;
      report(key.at, `${topic}: found ${shownNode(node)}, expected settings under it, such as ${example}`);
    }
  }
}

/** Settings that `agent: claude` and `agent: [claude --model haiku, codex]` stand for; null for any other form. */
function agentsInOrder({ value }: YamlNode): [string, unknown][] | null {
  const input = typeof value === 'string' ? [value] : value;
  if (!Array.isArray(input) || input.length === 0 || input.some((each) => typeof each !== 'string')) return null;
  const [first = '', ...rest] = input.map((each) => String(each).trim());
  const [word = ''] = first.split(/\s/);
  const name = cliNamed(word) ?? (/^(?:auto|script|command)$/.test(first) ? first : 'command');
  return [
    ['name', name],
    ...(first === name ? [] : [['command', first] as [string, unknown]]),
    ...(rest.length === 0 ? [] : [['then', rest] as [string, unknown]]),
  ];
}

const rows = new Map(settingRows.flatMap((row) => (row.key === null ? [] : [[row.key, row]])));

/** Makes a key safe for a message; no name of ours is changed by it. */
function keyText(key: unknown): string {
  return String(key).replace(/\p{C}/gu, '?').slice(0, 60);
}

function readEntry(
  { topic, key, node, at }: ConfigEntry,
  source: string,
  values: Map<SettingName, FileValue>,
  report: ReportProblem,
): void {
  const path = key === '' ? topic : `${topic}.${key}`;
  const settingRow = rows.get(path);
  if (settingRow === undefined) report(at, unknownSetting(topic, key));
  else if (isEmptyNode(node)) report(at, `${path} has no value; set one, or remove the line`);
  else {
    const parsed = settingRow.fromFile().safeParse(node.value);
    const word = typeof node.value === 'string' ? { word: node.value } : {};
    if (parsed.success) values.set(settingRow.name, { value: parsed.data, line: lineAt(at, source), ...word });
    else report(at, `${path}: found ${shownNode(node)}, ${parsed.error.issues[0]?.message ?? 'not usable'}`);
  }
}

function isEmptyNode(node: YamlNode | null): node is null {
  return node === null || node.value === null;
}

function shownNode({ value }: YamlNode): string {
  return clipText(JSON.stringify(value) ?? 'nothing', 60);
}

function problemText(problems: readonly YamlProblem[], source: string, file: string): string {
  const lines = [...problems]
    .sort((one, other) => one.at - other.at)
    .slice(0, maxProblems)
    .map(({ at, message }) => `${file}:${lineAt(at, source)}: ${message}`);
  return [...new Set(lines)].join('\n');
}

function lineAt(at: number, source: string): number {
  return source.slice(0, at).split('\n').length;
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

/** Message about a top-level word that is not a topic, with the word to write instead. */
function unknownTopic(word: string): string {
  const setting = removedText(word) ?? settingText(word);
  if (setting !== null) return setting;
  // `retries` means `retry`.
  const lookalike = Object.keys(topics).find((each) => each.slice(0, 4) === word.slice(0, 4));
  const near = nearestName(word, Object.keys(topics)) ?? lookalike;
  const advice = near === undefined ? `expected one of: ${Object.keys(topics).join(', ')}` : `did you mean ${near}?`;
  return `${word} is not a topic of the settings; ${advice}`;
}

function unknownSetting(topic: string, key: string): string {
  const setting = removedText(`${topic}.${key}`) ?? settingText(key) ?? removedText(key);
  if (setting !== null) return setting;
  const own = [...rows.keys()].filter((row) => row.startsWith(`${topic}.`));
  const near = nearestName(
    key,
    own.map((each) => each.slice(topic.length + 1)),
  );
  const elsewhere = [...rows.keys()].find((row) => row.endsWith(`.${key}`));
  const meant = near === null ? elsewhere : `${topic}.${near}`;
  const advice = meant === undefined ? `expected one of: ${own.join(', ')}` : `did you mean ${meant}?`;
  return `${topic}.${key} is not a setting; ${advice}`;
}

/** Message about where a setting belongs; null for any other word. */
function settingText(word: string): string | null {
  const row = settingRows.find(({ name }) => name === word);
  if (row === undefined) return null;
  if (row.key !== null && row.key !== word)
    return `${word} belongs under a topic in this file; write ${row.key.replace('.', ': { ')}: … }`;
  return `${word} belongs to one run or job and is not allowed in this file; use an option or an input`;
}
