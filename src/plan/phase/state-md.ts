import { withoutControls } from '../../system/text/text.ts';
import { frontmatterExtent, readFrontmatter } from './frontmatter.ts';
import { maskText } from './markup.ts';
import { asText as scalar } from './must-haves.ts';
import { errorsHeading, lastRunHeading, sectionItems, withSection } from './state-section.ts';

/** No value of a field is longer, and patterns that look back and forth need a bound. */
const maxValue = 1_000;

/** Position in STATE.md, a hint in dozens of forms. Body lines win over frontmatter keys, which tools overwrite. */
export function readPosition(text: string): {
  phase: string | null;
  phases: number | null;
  plans: number | null;
  plansLeft: number | null;
  /** It has a line that counts plans, whatever that says. */
  countsPlans: boolean;
  /** Its status, where a person or another tool wrote that the phase is blocked. */
  blocked: string | null;
} {
  const { values } = readFrontmatter(text);
  const [phase = '', plan = ''] = ['Phase', 'Plan'].map((name) =>
    (bodyField(text, name)?.value.trim() || scalar(values.get(name.toLowerCase()))).slice(0, maxValue),
  );
  const [, number = null] = /^[*_`]{0,3}(?:Phase\s+)?(\d+[A-Za-z]?(?:\.\d+)*)(?![\w.])/i.exec(phase) ?? [];
  const [, done, total] = /^[*_`]{0,3}(\d{1,5})\s?(?:of|\/)\s?(\d{1,5})\b/i.exec(plan) ?? [];
  const [, phases] = /^[*_`]{0,3}(?:Phase\s+)?[\w.]{1,12}\s?(?:of|\/)\s?(\d{1,5})\b/i.exec(phase) ?? [];
  return {
    phase: number,
    phases: phases === undefined ? null : Number(phases),
    plans: total === undefined ? null : Number(total),
    plansLeft: done && total ? Math.max(0, Number(total) - Number(done)) : allPlans.test(plan) ? 0 : null,
    countsPlans: !/^[*_`]*(?:[-—–]+|none|n\/a)?(?!\w)[^\w]*$/i.test(plan),
    blocked: blockedStatus(text),
  };
}

const allPlans = /^[*_`]{0,3}all (?:\d+ )?plans (?:are )?(?:complete|done)/i;

/** `Status: Blocked on the API key`. What a run of ours writes at its end counts the plans, and blocks nothing. */
function blockedStatus(text: string): string | null {
  const written = ownField(text, 'Status')?.value.trim() || scalar(readFrontmatter(text).values.get('status'));
  const status = written.slice(0, 200);
  const isOurs = /, \d+ of \d+ plans of phase /.test(status);
  return !isOurs && blockedPattern.test(status) ? status : null;
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
  /** Lines about the run that has ended; they replace those of the run before. */
  lastRun?: readonly string[];
  /** New errors, newest first. */
  errors?: readonly string[];
}

/** Counted over all phases. */
export interface StateProgress {
  readonly completedPlans: number;
  readonly totalPlans: number;
  readonly completedPhases?: number;
}

/** Older ones are in specialist-errors.jsonl. */
const maxErrors = 5;

/** Changes fields and sections of ours, idempotently; all else stays, and a missing field is not added. */
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
    edited = replaceField(edited, ownField(edited, name), () => withoutControls(value));
    edited = withKey(edited, key, (before) => yamlScalar(withoutControls(value), before));
  }
  if (change.progress) edited = withStateProgress(edited, change.progress);
  if (change.lastRun) edited = withSection(edited, lastRunHeading, change.lastRun);
  if (!change.errors?.length) return edited;
  const errors = new Set([...change.errors, ...sectionItems(edited, errorsHeading)]);
  return withSection(edited, errorsHeading, [...errors].slice(0, maxErrors));
}

function withStateProgress(text: string, { completedPlans, totalPlans, completedPhases }: StateProgress): string {
  const percent = totalPlans > 0 ? Math.floor((100 * Math.min(completedPlans, totalPlans)) / totalPlans) : 0;
  let edited = replaceField(text, ownField(text, 'Progress'), (before) =>
    progressLine(before, percent, completedPlans, totalPlans),
  );
  for (const [key, value] of [
    ['completed_plans', completedPlans],
    ['total_plans', totalPlans],
    ['percent', percent],
    ['completed_phases', completedPhases],
  ] as const)
    if (value !== undefined) edited = withKey(edited, key, () => String(value), '[ ]+');
  return edited;
}

/** Keeps the form of the line: a bar of the same width, the percentage and, where it stands, `33/52 plans`. */
function progressLine(before: string, percent: number, completed: number, total: number): string {
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

function bodyField(text: string, name: string, from = bodyStart(text), bullet = '(?:[-*] )?'): StateField | null {
  const pattern = new RegExp(`^[ \\t]*${bullet}(?:\\*\\*)?${name}(?:\\*\\*:|:\\*\\*|:)[ \\t]*`, 'gim');
  return fieldAfter(maskText(text), pattern, from, text);
}

function bodyStart(text: string): number {
  return frontmatterExtent(text)?.bodyStart ?? 0;
}

/** Field in the section of `Phase`: elsewhere `- Status: …` may mean anything; session fields stand in their own. */
function ownField(text: string, name: string): StateField | null {
  const from = bodyStart(text);
  const mask = maskText(text);
  const phase = bodyField(text, 'Phase');
  if (phase === null) return bodyField(text, name, from, '');
  if (name === 'Stopped at' || name === 'Last updated') return bodyField(text, name);
  const field = bodyField(text, name, Math.max(from, mask.lastIndexOf('\n#', phase.start)));
  const after = mask.slice(phase.end).search(/\n#{1,6} /);
  return field !== null && (after < 0 || field.start < phase.end + after) ? field : null;
}

/** A key of the frontmatter, at the left edge or, with `indent`, nested. */
function withKey(text: string, key: string, value: (before: string) => string, indent = ''): string {
  const extent = frontmatterExtent(text);
  const pattern = new RegExp(`^${indent}${key}:[ \\t]*`, 'gm');
  const field = extent && fieldAfter(text, pattern, 0, text);
  return replaceField(text, field && field.end <= extent.bodyStart ? field : null, value);
}

function fieldAfter(mask: string, pattern: RegExp, from: number, text: string): StateField | null {
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

/** A number stays one, as tools expect it; quoted where it was quoted before, or where YAML would read it otherwise. */
function yamlScalar(text: string, before: string): string {
  const [number] = /^\d+(?:\.\d+)*/.exec(text) ?? [];
  if (number !== undefined && /^["']?\d+(?:\.\d+)*["']?$/.test(before.trim()))
    return before.trim().replace(/\d+(?:\.\d+)*/, number);
  const plain = /^[\w./][\w ./+,()-]*$/.test(text) && !before.startsWith('"');
  return plain ? text : JSON.stringify(text);
}
