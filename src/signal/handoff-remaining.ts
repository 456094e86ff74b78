import { isNestedTooDeep, parseJson } from '../system/files/nesting.ts';
import { clipped } from '../system/text/text.ts';

/**
 * What a handoff (`$HANDOFF_FILE`) says is left to do, each as a short text; empty where it says that nothing is. An
 * agent wrote it, in the form of seed 002 or in its own: what cannot be understood counts as something that is left,
 * because the prompt asks for a handoff only where the work could not be finished.
 */
export function remainingIn(text: string): string[] {
  if (text.trim() === '') return [];
  if (isNestedTooDeep(text)) return ['the handoff is nested too deeply, so it does not say that nothing is left'];
  let handoff: unknown;
  try {
    handoff = parseJson(text);
  } catch {
    return ['the handoff is not JSON, so it does not say that nothing is left'];
  }
  if (isEmpty(handoff)) return [];
  if (!isRecord(handoff)) return ['the handoff is not a JSON object, so it does not say that nothing is left'];
  return remainingOf(handoff).slice(0, 20).map(clip);
}

type Json = Record<string, unknown>;

function remainingOf(handoff: Json): string[] {
  const left = leftIn(handoff);
  if (left.length > 0 || saysAll(handoff)) return left;
  return ['the handoff does not say that nothing is left'];
}

/** What the fields of a handoff, or of the details of a signal, name as left or as not done. */
export function leftIn(handoff: Json): string[] {
  return [
    ...remainingKeys.flatMap((key) => itemsOf(handoff[key])),
    ...['plan', 'phase', 'handoff', 'work'].flatMap((key) => {
      const inner = handoff[key];
      return isRecord(inner) ? remainingKeys.flatMap((each) => itemsOf(inner[each])) : [];
    }),
    ...recordsIn(handoff.completed).filter(isUnfinished).map(withStatus),
    ...recordsIn(handoff.tasks)
      .filter((task) => isUnfinished(task) || !saysDone(task))
      .map(withStatus),
    ...undone(handoff),
    ...contradictions(handoff),
  ];
}

const remainingKeys = [
  ...['remaining', 'remaining_tasks', 'remainingTasks', 'remaining_work', 'remainingWork', 'remainingItems'],
  ...[
    'remaining_count',
    'remainingCount',
    'unfinished',
    'not_done',
    'notDone',
    'open',
    'open_tasks',
    'outstanding',
    'left',
  ],
  ...['incomplete_tasks', 'incompleteTasks', 'pending', 'pending_tasks', 'pendingTasks', 'todo', 'todos', 'blockers'],
];
const statusKeys = ['status', 'state'];

/** Something in it must say that all is done; fields that nobody knows prove nothing. */
function saysAll(handoff: Json): boolean {
  const isListed = recordsIn(handoff.tasks).length > 0 || countsOf(handoff).length > 0;
  return isListed || saysDone(handoff) || remainingKeys.some((key) => key in handoff);
}

/** What stands in a list of what is left; an item of it may have been finished since. */
function itemsOf(value: unknown): string[] {
  if (isEmpty(value)) return [];
  if (Array.isArray(value)) return value.flatMap(itemsOf);
  if (typeof value === 'number') return [`${value} left`];
  if (!isRecord(value)) return [String(value)];
  if (saysDone(value) && !isUnfinished(value)) return [];
  return [nameOf(value) || JSON.stringify(value)];
}

function saysDone(item: Json): boolean {
  return (
    statusKeys.some((key) => isDone(item[key])) || ['completed', 'complete', 'done'].some((key) => item[key] === true)
  );
}

function isUnfinished(item: Json): boolean {
  return item.tests === 'failed' || contradictions(item).length > 0;
}

function withStatus(item: Json): string {
  const why = item.tests === 'failed' ? ['tests: "failed"', ...contradictions(item)] : contradictions(item);
  return `${nameOf(item) || 'a task'} (${why.join(', ') || 'without a status'})`;
}

/** Every status other than done, and every flag that says so. */
function contradictions(item: Json): string[] {
  const keys = [
    ...statusKeys.filter((key) => !isEmpty(item[key]) && !isDone(item[key])),
    ...['incomplete', 'partial', 'blocked', 'is_error', 'userInputRequired'].filter((key) => item[key] === true),
    ...['completed', 'complete', 'done', 'success'].filter((key) => item[key] === false),
    ...['reason', 'result', 'outcome'].filter((key) => failed.test(String(item[key] ?? ''))), // prose, mostly
  ];
  return keys.map((key) => `${key}: ${JSON.stringify(item[key])}`);
}

function undone(handoff: Json): string[] {
  const share = ['completion', 'percent', 'progress', 'percent_complete'].map((key) => String(handoff[key] ?? ''));
  const [, percent] = share.map((text) => /^(\d{1,2})(?:\.\d+)? ?%$/.exec(text)).find((found) => found !== null) ?? [];
  if (percent !== undefined) return [`${percent} % are done`];
  return countsOf(handoff).flatMap(([done, total]) => (done < total ? [`${done} of ${total} tasks are done`] : []));
}

const failed = /^(?:error|fail(?:ed|ure)?|partial(?:ly)?|incomplete|blocked|halted|aborted)\b/i;

/** `"completed": 1, "total": 3`, and `"progress": "1/3"`. */
function countsOf(handoff: Json): [number, number][] {
  const { completed, total } = handoff;
  const [, share, all] = /^(\d{1,4}) ?(?:\/|of) ?(\d{1,4})\b/.exec(String(handoff.progress ?? '')) ?? [];
  const pairs: [unknown, unknown][] = [
    [Array.isArray(completed) ? completed.length : completed, total],
    [handoff.tasks_completed, handoff.tasks_total],
    [handoff.tasksCompleted, handoff.tasksTotal],
    [share, all],
  ];
  const counts = pairs.map(([done, of]): [number, number] => [Number(done), Number(of)]);
  return counts.filter(([done, of]) => done >= 0 && of > 0);
}

function nameOf(item: Json): string {
  const parts = [item.task ?? item.name ?? item.title ?? item.id ?? item.file, item.description ?? item.notes];
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(': ');
}

function isDone(status: unknown): boolean {
  return (
    status === true ||
    (typeof status === 'string' && /^(?:done|completed?|passed|success|finished)$/i.test(status.trim()))
  );
}

function recordsIn(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Nothing, and the words people write for it. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === 0) return true;
  if (typeof value === 'string') return /^(?:none|nothing|no|n\/a|0|-)?\.?$/i.test(value.trim());
  if (Array.isArray(value)) return value.every(isEmpty);
  return isRecord(value) && Object.keys(value).length === 0;
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function clip(text: string): string {
  const line = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
  return clipped(line);
}
