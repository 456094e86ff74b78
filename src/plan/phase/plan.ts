import { posix } from 'node:path';
import { joinFirstFew } from '../../system/text/text.ts';
import { DeclaredPaths } from './declared-paths.ts';
import { type Diagnostic, finding } from './diagnostic.ts';
import { readFrontmatter } from './frontmatter.ts';
import { compileElementNames, findElements, type MaskedText, maskText } from './markup.ts';
import {
  listUncheckedKeys,
  type MustHaves,
  readMustHaves,
  toText as scalar,
  splitAtCommas,
  toTexts,
} from './must-haves.ts';
import { planIdFromPath, summaryPath } from './plan-file.ts';
import { findKeySpellings, type KeySpelling } from './plan-keys.ts';
import { createLineCounter, type PlanTask, readTasks } from './task.ts';

export interface Plan {
  id: string;
  path: string;
  file: string;
  title: string | null;
  type: string;
  /** As written; only compared with the computed wave. */
  declaredWave: string | null;
  dependsOn: string[];
  filesModified: string[];
  /** False if the plan says so or is unclear, so a person is needed. */
  autonomous: boolean;
  gapClosure: boolean;
  superseded: boolean;
  mustHaves: MustHaves;
  tasks: PlanTask[];
  /** SUMMARY files to read first, as written after `@` in `<context>`. */
  summariesRead: { path: string; line: number }[];
  hasFrontmatter: boolean;
  /** Set even if the file doesn't exist. */
  summaryPath: string;
  hasSummary: boolean;
  /** True if the SUMMARY says `status: halted`: started but given up. */
  halted: boolean;
  /** Line of each top-level key, starting at 1. */
  keyLines: ReadonlyMap<string, number>;
  text: string;
}

/** Never throws; problems become diagnostics. */
export function parsePlan(text: string, path: string): { plan: Plan; diagnostics: Diagnostic[] } {
  const file = posix.basename(path);
  const frontmatter = readFrontmatter(text);
  const { values } = frontmatter;
  const body = text.slice(frontmatter.bodyStart).replace(/<\/?(?:automated|verify)\b/gi, (tag) => tag.toLowerCase());
  const bodyLine = text.slice(0, frontmatter.bodyStart).split('\n').length;
  const mask = maskText(body);
  const tasks = readTasks(body, mask, path, bodyLine);
  const spellings = findKeySpellings(values.keys());
  const getWrittenKey = (key: string): string => spellings.find(({ meant }) => meant === key)?.key ?? key;
  const value = (key: string): unknown => values.get(getWrittenKey(key));
  const lines = new Map(frontmatter.lines);
  for (const { key, meant } of spellings) {
    const line = lines.get(meant) ?? lines.get(key);
    if (line !== undefined) lines.set(meant, line);
  }
  const autonomous = parseYesOrNo(value('autonomous'), values.has(getWrittenKey('autonomous')));
  // Without indentation, the lists end up beside `must_haves`.
  const { artifacts, truths, key_links } = Object.fromEntries(values);
  const promised =
    artifacts === undefined || value('must_haves') ? value('must_haves') : { artifacts, truths, key_links };
  const plan: Plan = {
    id: planIdFromPath(path),
    path,
    file,
    title: scalar(values.get('title')) || getTitle(body, mask),
    type: scalar(value('type')) || 'execute',
    declaredWave: scalar(values.get('wave')) || null,
    dependsOn: listEntries(value('depends_on')),
    filesModified: listEntries(value('files_modified')),
    autonomous: autonomous !== 'no' && autonomous !== 'unclear',
    gapClosure: parseYesOrNo(value('gap_closure'), false) === 'yes',
    superseded: scalar(value('status')).toLowerCase() === 'superseded',
    mustHaves: readMustHaves(promised),
    tasks: tasks.tasks,
    summariesRead: listContextSummaries(body, mask, bodyLine),
    hasFrontmatter: frontmatter.exists,
    summaryPath: summaryPath(path),
    hasSummary: false,
    halted: false,
    keyLines: lines,
    text,
  };
  const unclear = autonomous === 'unclear' ? scalar(value('autonomous')) : null;
  const oddities = [
    ...reportOddities(plan, spellings, unclear),
    ...reportStops(plan),
    ...reportIneffectiveEntries(plan, listUncheckedKeys(promised)),
  ];
  const problems = frontmatter.problems.map((problem) => ({ ...problem, file: path }));
  return { plan, diagnostics: [...problems, ...oddities, ...tasks.diagnostics] };
}

type YesOrNo = 'yes' | 'no' | 'unsaid' | 'unclear';

/** Accepts YAML 1.1 words such as `no` and `off`, and ignores remarks after them. */
function parseYesOrNo(value: unknown, isWritten: boolean): YesOrNo {
  const [word = ''] = scalar(value)
    .toLowerCase()
    .split(/[\s#(,;]/, 1);
  if (word === '') return isWritten ? 'unclear' : 'unsaid';
  if (/^(?:true|yes|y|on|1)$/.test(word)) return 'yes';
  return /^(?:false|no|n|off|0|never)$/.test(word) ? 'no' : 'unclear';
}

function listContextSummaries(body: string, mask: MaskedText, firstLine: number): Plan['summariesRead'] {
  if (!body.includes('SUMMARY.md')) return [];
  const lineAt = createLineCounter(body, firstLine);
  return findElements(mask, contextElements).flatMap(({ start, end }) =>
    [...body.slice(start, end).matchAll(/^[ \t]*(?:[-*+][ \t]+)?`?@([^\s`]*SUMMARY\.md)\b/gm)].map((match) => ({
      path: match[1] ?? '',
      line: lineAt(start + match.index),
    })),
  );
}

const contextElements = compileElementNames(['context', 'execution_context']);

function listEntries(value: unknown): string[] {
  return typeof value === 'string' ? splitAtCommas(value).filter((entry) => entry !== '') : toTexts(value);
}

function getTitle(body: string, mask: MaskedText): string | null {
  const [objective] = findElements(mask, objectiveElements);
  const objectiveText = objective ? body.slice(objective.start, objective.end).trim() : '';
  const heading = /^#{1,2}[ \t]+(\S[^\n]*)$/m.exec(mask)?.[1];
  return objectiveText.split('\n', 1)[0]?.trim() || heading?.trim() || null;
}

const objectiveElements = compileElementNames(['objective']);

function* reportOddities(
  { path, hasFrontmatter, tasks, text, autonomous, keyLines, mustHaves: promised }: Plan,
  spellings: readonly KeySpelling[],
  unclearAutonomous: string | null,
): Generator<Diagnostic> {
  const noFrontmatter =
    'the plan has no frontmatter: it depends on nothing and promises no files. Start it with --- and depends_on';
  if (!hasFrontmatter) yield finding('warning', 'no-frontmatter', path, noFrontmatter);
  for (const { key, meant, isRead, isMisspelt } of spellings) {
    if (!isMisspelt) continue;
    const message = isRead
      ? `the key "${key}" was read as ${meant}. Write ${meant}`
      : `the key "${key}" is not read because ${meant} exists too. Remove one of the two`;
    yield finding('warning', 'key-misspelt', path, message, keyLines.get(key));
  }
  if (unclearAutonomous !== null) {
    const message = `autonomous: ${unclearAutonomous || '(empty)'} is neither true nor false; the plan is not run without a person. Write true or false`;
    yield finding('warning', 'autonomous-unclear', path, message, keyLines.get('autonomous'));
  }
  if (keyLines.has('must_haves') && Object.values(promised).every((list) => list.length === 0)) {
    const message = 'must_haves contains no recognisable promise. Give it truths, artifacts or key_links';
    yield finding('warning', 'promises-nothing', path, message, keyLines.get('must_haves'));
  }
  if (tasks.length === 0)
    yield finding('info', 'no-tasks', path, 'the plan has no <task>: an agent gets its whole text');
  if (text.includes('\uFFFD')) {
    const message = 'the file is not valid UTF-8; unreadable characters were replaced. Save it as UTF-8';
    yield finding('warning', 'not-utf8', path, message);
  }
  if (text.includes('\0'))
    yield finding('error', 'not-text', path, 'the file contains binary data. Write the plan as Markdown text');
  const checkpoint = tasks.find(({ type }) => type.startsWith('checkpoint'));
  if (checkpoint && autonomous && keyLines.has('autonomous')) {
    const message = `the plan says autonomous: true, but the task "${checkpoint.name}" is a ${checkpoint.type}. Set autonomous: false`;
    yield finding('warning', 'autonomous-with-checkpoint', path, message, checkpoint.line);
  }
}

/** Tells people in advance where the run will wait for them. */
function* reportStops({ id, path, tasks, autonomous, keyLines }: Plan): Generator<Diagnostic> {
  const planReference = `${/\/phases\/([^/]+)\//.exec(path)?.[1] ?? '<phase>'} ${id}`;
  const asking = tasks.filter((task) => task.type.startsWith('checkpoint') || task.gate === 'blocking-human');
  for (const task of asking) {
    const at = tasks.indexOf(task);
    const before = at === 0 ? 'at once' : `after ${at === 1 ? 'task 1' : `tasks 1 to ${at}`}`;
    const command =
      task.type === 'checkpoint:decision' ? `answer ${planReference} <option>` : `approve ${planReference}`;
    const message = `${before} plan ${id} waits for a person: ${task.type} "${task.name}". To continue: phase-executor ${command}`;
    yield finding('info', 'asks-person', path, message, task.line);
  }
  if (asking.length > 0 || autonomous) return;
  const message = `plan ${id} has autonomous: false and asks a person before it begins. To continue: phase-executor approve ${planReference}`;
  yield finding('info', 'asks-person', path, message, keyLines.get('autonomous'));
}

function* reportIneffectiveEntries(
  { path, filesModified, mustHaves: { artifacts }, keyLines }: Plan,
  unchecked: readonly string[],
): Generator<Diagnostic> {
  for (const [key, name, entries] of [
    ['files_modified', 'files_modified', filesModified],
    ['must_haves', 'must_haves.artifacts', artifacts.map(({ path }) => path)],
  ] as const) {
    const undecidable = new DeclaredPaths(entries).undecidable
      .filter(({ entry }) => !/^(?:none|n\/a|[-–—])?$/i.test(entry))
      .map(({ entry, why }) => `"${entry}" (${why})`);
    if (undecidable.length === 0) continue;
    const message = `${name} has entries that name no file of this repository and have no effect: ${joinFirstFew(undecidable, 3)}. Write paths relative to the project`;
    yield finding('warning', 'path-undecidable', path, message, keyLines.get(key));
  }
  if (unchecked.length === 0) return;
  const message = `must_haves.artifacts has keys that nothing checks: ${joinFirstFew(unchecked, 3)}. Write contains, exports, or min_lines with a number`;
  yield finding('warning', 'promise-unchecked', path, message, keyLines.get('must_haves'));
}
