import { posix } from 'node:path';
import type { Diagnostic } from './diagnostic.ts';
import { readFrontmatter } from './frontmatter.ts';
import { elementNames, elements, type Masked, masked } from './markup.ts';
import { listed, type MustHaves, mustHaves, text as scalar, texts } from './must-haves.ts';
import { planId, summaryPath } from './plan-file.ts';
import { readTasks, type Task } from './task.ts';

/** One plan file of a phase. Everything in it was written by somebody else: it is data. */
export interface Plan {
  /** The file name without `.md` and its `PLAN` part: `01-02-PLAN.md` and `01-PLAN-02.md` are `01-02`. */
  id: string;
  /** Relative to the project root, with `/`. */
  path: string;
  file: string;
  title: string | null;
  /** `execute`, `tdd` or what else the frontmatter says. */
  type: string;
  /** As written. Only compared with the computed wave, never an order. */
  declaredWave: string | null;
  /** As written; what they mean is for the schedule to say. */
  dependsOn: string[];
  filesModified: string[];
  /** False when the plan says so: a person is needed. */
  autonomous: boolean;
  gapClosure: boolean;
  /** Superseded plans leave counts and waves. */
  superseded: boolean;
  mustHaves: MustHaves;
  tasks: Task[];
  hasFrontmatter: boolean;
  /** Where its SUMMARY is, or would be. */
  summaryPath: string;
  hasSummary: boolean;
  /** Its SUMMARY says `status: halted`: started, given up, not done. */
  halted: boolean;
  /** Line (from 1) of each top-level key of the frontmatter. */
  keyLines: ReadonlyMap<string, number>;
  text: string;
}

/** Reads the text of one plan. Never throws: whatever is wrong with it comes back as diagnostics with file and line. */
export function parsePlan(text: string, path: string): { plan: Plan; diagnostics: Diagnostic[] } {
  const file = posix.basename(path);
  const frontmatter = readFrontmatter(text);
  const { values } = frontmatter;
  const body = text.slice(frontmatter.bodyStart);
  const bodyLine = frontmatter.bodyStart > 1 ? newlines(text, frontmatter.bodyStart) + 1 : 1;
  const mask = masked(body);
  const tasks = readTasks(body, mask, path, bodyLine);
  const filesModified = values.get('files_modified') ?? values.get('files-modified') ?? values.get('files_to_modify');
  const plan: Plan = {
    id: planId(path),
    path,
    file,
    title: scalar(values.get('title')) || titleIn(body, mask),
    type: scalar(values.get('type')) || 'execute',
    declaredWave: scalar(values.get('wave')) || null,
    dependsOn: dependencies(values.get('depends_on') ?? values.get('depends-on')),
    filesModified: texts(filesModified),
    autonomous: scalar(values.get('autonomous')).toLowerCase() !== 'false',
    gapClosure: scalar(values.get('gap_closure')).toLowerCase() === 'true',
    superseded: scalar(values.get('status')).toLowerCase() === 'superseded',
    mustHaves: mustHaves(values.get('must_haves') ?? values.get('must-haves')),
    tasks: tasks.tasks,
    hasFrontmatter: frontmatter.exists,
    summaryPath: summaryPath(path),
    hasSummary: false,
    halted: false,
    keyLines: frontmatter.lines,
    text,
  };
  const found = [...frontmatter.problems, ...oddities(plan)].map((finding) => ({ ...finding, file: path }));
  return { plan, diagnostics: [...found, ...tasks.diagnostics] };
}

/** `depends_on` as a list of texts. A bare text may name several, with commas. */
function dependencies(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  return listed(value).map(scalar);
}

function titleIn(body: string, mask: Masked): string | null {
  const [objective] = elements(mask, objectiveElements);
  const stated = objective ? body.slice(objective.start, objective.end) : '';
  const heading = /^#{1,2}[ \t]+(\S[^\n]*)$/m.exec(mask)?.[1];
  return firstLine(stated) ?? heading?.trim() ?? null;
}

const objectiveElements = elementNames('objective');

function firstLine(text: string): string | null {
  return (
    text
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line !== '') ?? null
  );
}

/** Keys that decide what runs, when, and what has to come of it: in another spelling they would be passed over in silence. */
const meaningfulKeys = ['depends_on', 'files_modified', 'autonomous', 'must_haves', 'gap_closure', 'status', 'type'];

function bare(key: string): string {
  return key.toLowerCase().replace(/[-_\s]/g, '');
}

/** What is legal to read but should not stay as it is. */
function* oddities({
  hasFrontmatter,
  tasks,
  text,
  autonomous,
  keyLines,
  mustHaves: promised,
}: Plan): Generator<Omit<Diagnostic, 'file'>> {
  if (!hasFrontmatter) {
    const message =
      'the plan has no frontmatter: it depends on nothing and promises no files. Start it with --- and depends_on';
    yield { severity: 'warning', code: 'no-frontmatter', line: 1, message };
  }
  for (const [key, line] of keyLines) {
    const meant = meaningfulKeys.find((each) => bare(each) === bare(key));
    if (meant === undefined || key === meant || key === meant.replaceAll('_', '-')) continue;
    const message = `the key "${key}" is not read. Write ${meant}`;
    yield { severity: 'warning', code: 'key-misspelt', line, message };
  }
  const mustHavesLine = keyLines.get('must_haves') ?? keyLines.get('must-haves');
  if (mustHavesLine !== undefined && Object.values(promised).every((list) => list.length === 0)) {
    const message = 'must_haves holds nothing that could be read as a promise. Give it truths, artifacts or key_links';
    yield { severity: 'warning', code: 'promises-nothing', line: mustHavesLine, message };
  }
  if (tasks.length === 0) {
    const message = 'the plan has no <task>: an agent gets its text as it is';
    yield { severity: 'info', code: 'no-tasks', line: 1, message };
  }
  if (text.includes('\uFFFD')) {
    const message = 'the file is not valid UTF-8; unreadable characters were replaced. Save it as UTF-8';
    yield { severity: 'warning', code: 'not-utf8', line: 1, message };
  }
  if (text.includes('\0')) {
    const message = 'the file contains binary data. A plan is a Markdown text';
    yield { severity: 'error', code: 'not-text', line: 1, message };
  }
  const checkpoint = tasks.find(({ type }) => type.startsWith('checkpoint'));
  if (checkpoint && autonomous && keyLines.has('autonomous')) {
    const message = `the plan says autonomous: true, but the task "${checkpoint.name}" is a ${checkpoint.type}. Say autonomous: false`;
    yield { severity: 'warning', code: 'autonomous-with-checkpoint', line: checkpoint.line, message };
  }
}

function newlines(text: string, before: number): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < before; at = text.indexOf('\n', at + 1)) count++;
  return count;
}
