import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { yamlLevels } from '../phase/yaml-levels.ts';
import { mostBytes } from './config-source.ts';
import { topics } from './policy.ts';
import { type FileValue, type SettingName, settingRows, UsageError } from './settings.ts';
import { unknownSetting, unknownTopic } from './unknown-key.ts';

const mostLevels = 8;
const mostProblems = 20;

/** What a configuration file says, by setting. */
export type FileValues = ReadonlyMap<SettingName, FileValue>;

/**
 * Reads the text of a configuration file; `file` is its name in messages.
 * @throws UsageError with every problem in it, each with its line: unknown and repeated keys, wrong types, values that
 * no setting takes, anchors, and a text that is too large, too deep or not YAML.
 */
export function parseConfigFile(source: string, file: string): FileValues {
  const document = parse(source, file);
  const problems: Problem[] = [...problemsOfYaml(document, source), ...references(document)];
  const values = new Map<SettingName, FileValue>();
  const report = (at: number, message: string) => problems.push({ at, message });
  if (problems.length === 0)
    for (const entry of entriesOf(document, report)) readEntry(entry, { document, source }, values, report);
  if (problems.length > 0) throw new UsageError(problemText(problems, source, file));
  return values;
}

interface Problem {
  /** Where in the text. */
  readonly at: number;
  readonly message: string;
}

type Report = (at: number, message: string) => void;

function parse(source: string, file: string): Document.Parsed {
  const bytes = Buffer.byteLength(source);
  if (bytes > mostBytes) throw new UsageError(`${file}:1: found ${bytes} bytes, expected at most ${mostBytes}`);
  if (yamlLevels(source, mostLevels) > mostLevels)
    throw new UsageError(`${file}:1: found more than ${mostLevels} levels, expected topics with settings under them`);
  return parseDocument(source, { merge: false, prettyErrors: false, logLevel: 'error', version: '1.2' });
}

function problemsOfYaml({ errors, warnings }: Document.Parsed, source: string): Problem[] {
  return [...errors, ...warnings].map((error) => ({ at: error.pos[0], message: yamlProblem(error, source) }));
}

function yamlProblem({ code, message, pos }: YAMLError, source: string): string {
  const [key = 'a key'] = /^[\w-]+/.exec(source.slice(pos[0])) ?? [];
  if (code === 'DUPLICATE_KEY') return `${key} stands here a second time; keep one of them`;
  return `not valid YAML: ${message}`;
}

/** Anchors, aliases and merge keys: with a few of them a small text stands for a huge one. */
function references(document: Document.Parsed): Problem[] {
  const found: Problem[] = [];
  visit(document, {
    Node: (_, node) => {
      const name = isAlias(node) ? `*${node.source}` : node.anchor !== undefined ? `&${node.anchor}` : null;
      const isMerge = isScalar(node) && node.value === '<<';
      if (name === null && !isMerge) return;
      const message = `found ${name ?? '<<'}; anchors, aliases and merge keys are not read, so write the value out`;
      found.push({ at: startOf(node), message });
    },
  });
  return found;
}

/** A setting in the file. */
interface Entry {
  readonly topic: string;
  readonly key: string;
  readonly node: Node | null;
  readonly at: number;
}

/** Every `key: value` under a topic. What is wrong above that level is reported. */
function* entriesOf(document: Document.Parsed, report: Report): Generator<Entry> {
  const content = document.contents as Node | null;
  if (isEmpty(content)) return;
  if (!isMap(content)) {
    report(startOf(content), `found ${shown(content, document)}, expected topics: ${Object.keys(topics).join(', ')}`);
    return;
  }
  for (const { key: topic, node, at } of pairsOf(content.items)) {
    if (!Object.hasOwn(topics, topic)) report(at, unknownTopic(topic));
    else if (isMap(node)) for (const pair of pairsOf(node.items)) yield { topic, ...pair };
    else if (!isEmpty(node)) report(at, `${topic}: found ${shown(node, document)}, expected settings under it`);
  }
}

function pairsOf(items: readonly Pair[]): Omit<Entry, 'topic'>[] {
  return items.map(({ key, value }) => ({
    key: keyText(isScalar(key) ? String(key.value) : String(key)),
    node: value as Node | null,
    at: startOf(key as Node),
  }));
}

/** The rows of the table by their keys in the file. */
const rows = new Map(settingRows.flatMap(([name, row]) => (row.key === null ? [] : [[row.key, { name, row }]])));

/** A key as a message can show it; no name of ours is changed by it. */
function keyText(key: string): string {
  return key.replace(/\p{C}/gu, '?').slice(0, 60);
}

function readEntry(
  { topic, key, node, at }: Entry,
  { document, source }: { readonly document: Document.Parsed; readonly source: string },
  values: Map<SettingName, FileValue>,
  report: Report,
): void {
  const path = `${topic}.${key}`;
  const found = rows.get(path);
  if (found === undefined) report(at, unknownSetting(topic, key));
  else if (isEmpty(node)) report(at, `${path} has no value; give one, or remove the line`);
  else {
    const parsed = found.row.fromFile().safeParse(node.toJS(document));
    if (parsed.success) values.set(found.name, { value: parsed.data, line: lineAt(at, source) });
    else report(at, `${path}: found ${shown(node, document)}, ${parsed.error.issues[0]?.message ?? 'not usable'}`);
  }
}

function isEmpty(node: Node | null): node is null {
  return node === null || (isScalar(node) && node.value === null);
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

/** A value as a message shows it: one line, cut where it is long. */
function shown(node: Node, document: Document.Parsed): string {
  const text = JSON.stringify(node.toJS(document)) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function problemText(problems: readonly Problem[], source: string, file: string): string {
  const lines = [...problems]
    .sort((one, other) => one.at - other.at)
    .slice(0, mostProblems)
    .map(({ at, message }) => `${file}:${lineAt(at, source)}: ${message}`);
  return [...new Set(lines)].join('\n');
}

function lineAt(at: number, source: string): number {
  return source.slice(0, at).split('\n').length;
}
