import { withoutControls } from '../../system/text/text.ts';
import { findFrontmatter, readFrontmatter } from './frontmatter.ts';
import { maskText } from './markup.ts';
import { toText as scalar } from './must-haves.ts';
import { errorsHeading, lastRunHeading, listSectionItems, replaceSection } from './state-section.ts';

/** Bounds backtracking patterns. */
const maxValue = 1_000;

/** Reads STATE.md leniently. Body lines win over frontmatter keys, which tools overwrite. */
export function readPosition(text: string): {
  phase: string | null;
  phases: number | null;
  plans: number | null;
  plansLeft: number | null;
  countsPlans: boolean;
  /** The status if a person or another tool marked the phase as blocked, or null. */
  blocked: string | null;
} {
  const { values } = readFrontmatter(text);
  const [phase = '', plan = ''] = ['Phase', 'Plan'].map((name) =>
    (findBodyField(text, name)?.value.trim() || scalar(values.get(name.toLowerCase()))).slice(0, maxValue),
  );
  const [, number = null] = /^[*_`]{0,3}(?:Phase\s+)?(\d+[A-Za-z]?(?:\.\d+)*)(?![\w.])/i.exec(phase) ?? [];
  const [, done, total] = /^[*_`]{0,3}(\d{1,5})\s?(?:of|\/)\s?(\d{1,5})\b/i.exec(plan) ?? [];
  const [, phases] = /^[*_`]{0,3}(?:Phase\s+)?[\w.]{1,12}\s?(?:of|\/)\s?(\d{1,5})\b/i.exec(phase) ?? [];
  return {
    phase: number,
    phases: phases === undefined ? null : Number(phases),
    plans: total === undefined ? null : Number(total),
    plansLeft: done && total ? Math.max(0, Number(total) - Number(done)) : allPlansPattern.test(plan) ? 0 : null,
    countsPlans: !/^[*_`]*(?:[-—–]+|none|n\/a)?(?!\w)[^\w]*$/i.test(plan),
    blocked: getBlockedStatus(text),
  };
}

const allPlansPattern = /^[*_`]{0,3}all (?:\d+ )?plans (?:are )?(?:complete|done)/i;

/** Reads `Status: Blocked on the API key`, ignoring statuses that our own runs write. */
function getBlockedStatus(text: string): string | null {
  const statusText = findOwnField(text, 'Status')?.value.trim() || scalar(readFrontmatter(text).values.get('status'));
  const status = statusText.slice(0, 200);
  const isOwnStatus = /, \d+ of \d+ plans of phase /.test(status);
  return !isOwnStatus && blockedPattern.test(status) ? status : null;
}

const blockedPattern =
  /^\P{L}*(?:phase [\w.]+ (?:is )?)?(?:blocked|halted|on hold)\b(?!\s*:?\s*(?:no|none|nothing|n\/a)\.?$)/iu;

export interface StateChange {
  phase?: string;
  plan?: string;
  status?: string;
  lastActivity?: string;
  stoppedAt?: string;
  lastUpdated?: string;
  progress?: StateProgress;
  lastRun?: readonly string[];
  errors?: readonly string[];
}

export interface StateProgress {
  readonly completedPlans: number;
  readonly totalPlans: number;
  readonly completedPhases?: number;
}

const maxErrors = 5;

/** Updates existing fields and our own sections; everything else stays. Idempotent. */
export function editState(text: string, change: StateChange): string {
  const fields: [string, string, string | undefined][] = [
    ['Phase', 'phase', change.phase],
    ['Plan', 'plan', change.plan],
    ['Status', 'status', change.status],
    ['Last activity', 'last_activity', change.lastActivity],
    ['Stopped at', 'stopped_at', change.stoppedAt],
    ['Last updated', 'last_updated', change.lastUpdated],
  ];
  let edited = text;
  for (const [name, key, value] of fields) {
    if (value === undefined) continue;
    edited = replaceField(edited, findOwnField(edited, name), () => withoutControls(value));
    edited = replaceKey(edited, key, (before) => formatYamlScalar(withoutControls(value), before));
  }
  if (change.progress) edited = updateProgress(edited, change.progress);
  if (change.lastRun) edited = replaceSection(edited, lastRunHeading, change.lastRun);
  if (!change.errors?.length) return edited;
  const errors = new Set([...change.errors, ...listSectionItems(edited, errorsHeading)]);
  return replaceSection(edited, errorsHeading, [...errors].slice(0, maxErrors));
}

function updateProgress(text: string, { completedPlans, totalPlans, completedPhases }: StateProgress): string {
  const percent = totalPlans > 0 ? Math.floor((100 * Math.min(completedPlans, totalPlans)) / totalPlans) : 0;
  let edited = replaceField(text, findOwnField(text, 'Progress'), (before) =>
    updateProgressLine(before, percent, completedPlans, totalPlans),
  );
  for (const [key, value] of [
    ['completed_plans', completedPlans],
    ['total_plans', totalPlans],
    ['percent', percent],
    ['completed_phases', completedPhases],
  ] as const)
    if (value !== undefined) edited = replaceKey(edited, key, () => String(value), '[ ]+');
  return edited;
}

/** Keeps the line's format: bar width, percentage and an optional `33/52 plans`. */
function updateProgressLine(before: string, percent: number, completed: number, total: number): string {
  if (before.length > maxValue) return before;
  return before
    .replace(/[█▓▒░#]{3,}/, (bar) => {
      const [full, empty] = bar.includes('#') ? ['#', '░'] : ['█', '░'];
      const filled = Math.floor((bar.length * percent) / 100);
      return full.repeat(filled) + empty.repeat(bar.length - filled);
    })
    .replace(/\d{1,3}%/, `${percent}%`)
    .replace(/\d+\/\d+(?= plans)/, `${completed}/${total}`);
}

interface StateField {
  start: number;
  end: number;
  value: string;
}

function findBodyField(
  text: string,
  name: string,
  from = getBodyStart(text),
  bullet = '(?:[-*] )?',
): StateField | null {
  const pattern = new RegExp(`^[ \\t]*${bullet}(?:\\*\\*)?${name}(?:\\*\\*:|:\\*\\*|:)[ \\t]*`, 'gim');
  return findField(maskText(text), pattern, from, text);
}

function getBodyStart(text: string): number {
  return findFrontmatter(text)?.bodyStart ?? 0;
}

/** Looks only in the section of `Phase`, because `- Status: …` may mean anything elsewhere. Session fields are exempt. */
function findOwnField(text: string, name: string): StateField | null {
  const from = getBodyStart(text);
  const mask = maskText(text);
  const phase = findBodyField(text, 'Phase');
  if (phase === null) return findBodyField(text, name, from, '');
  if (name === 'Stopped at' || name === 'Last updated') return findBodyField(text, name);
  const field = findBodyField(text, name, Math.max(from, mask.lastIndexOf('\n#', phase.start)));
  const after = mask.slice(phase.end).search(/\n#{1,6} /);
  return field !== null && (after < 0 || field.start < phase.end + after) ? field : null;
}

function replaceKey(text: string, key: string, value: (before: string) => string, indent = ''): string {
  const extent = findFrontmatter(text);
  const pattern = new RegExp(`^${indent}${key}:[ \\t]*`, 'gm');
  const field = extent && findField(text, pattern, 0, text);
  return replaceField(text, field && field.end <= extent.bodyStart ? field : null, value);
}

function findField(mask: string, pattern: RegExp, from: number, text: string): StateField | null {
  pattern.lastIndex = from;
  const match = pattern.exec(mask);
  if (!match) return null;
  const start = match.index + match[0].length;
  const newline = text.indexOf('\n', start);
  const lineEnd = newline < 0 ? text.length : newline;
  const end = text[lineEnd - 1] === '\r' && lineEnd > start ? lineEnd - 1 : lineEnd;
  return { start, end, value: text.slice(start, end) };
}

function replaceField(text: string, field: StateField | null, value: (before: string) => string): string {
  if (!field) return text;
  const separator = field.start > 0 && /[:*]/.test(text[field.start - 1] ?? '') ? ' ' : '';
  const after = value(field.value);
  return after === field.value ? text : text.slice(0, field.start) + separator + after + text.slice(field.end);
}

/** Keeps numbers as numbers, and quotes text that was quoted before or needs quotes. */
function formatYamlScalar(text: string, before: string): string {
  const [number] = /^\d+(?:\.\d+)*/.exec(text) ?? [];
  if (number !== undefined && /^["']?\d+(?:\.\d+)*["']?$/.test(before.trim()))
    return before.trim().replace(/\d+(?:\.\d+)*/, number);
  const plain = /^[\w./][\w ./+,()-]*$/.test(text) && !before.startsWith('"');
  return plain ? text : JSON.stringify(text);
}
