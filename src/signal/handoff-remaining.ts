import { isMapping, isNestedTooDeep, tryParseJson } from '../system/files/json-text.ts';
import { clipText, withoutControls } from '../system/text/text.ts';

/**
 * Lists the work that a handoff (`$HANDOFF_FILE`) names as left, each as a short text; empty where it reports none. An
 * agent wrote it, in the form of seed 002 or in its own: content that cannot be understood counts as work left, because the
 * prompt asks for a handoff only where the work could not be finished.
 */
export function remainingWork(text: string): string[] {
  if (text.trim() === '') return [];
  if (isNestedTooDeep(text)) return ['the handoff is nested too deeply, so it does not say that nothing is left'];
  const handoff = tryParseJson(text);
  if (handoff === undefined) return ['the handoff is not JSON, so it does not say that nothing is left'];
  if (isNothingLeft(handoff)) return [];
  if (!isMapping(handoff)) return ['the handoff is not a JSON object, so it does not say that nothing is left'];
  return remainingFields(handoff)
    .slice(0, 20)
    .map((item) => clipText(withoutControls(item)));
}

type HandoffFields = Record<string, unknown>;

/** Done is only what something in it reports as all done; unknown fields prove nothing. */
function remainingFields(handoff: HandoffFields): string[] {
  const remaining = leftItems(handoff);
  const isListed = nestedRecords(handoff.tasks).length > 0 || progressCounts(handoff).length > 0;
  const saysAllDone = isListed || saysDone(handoff) || remainingKeys.some((key) => key in handoff);
  return remaining.length > 0 || saysAllDone ? remaining : ['the handoff does not say that nothing is left'];
}

/** Work that the fields of a handoff, or of the details of a signal, name as left or as not done. */
export function leftItems(handoff: HandoffFields): string[] {
  return [
    ...remainingKeys.flatMap((key) => listedItems(handoff[key])),
    ...['plan', 'phase', 'handoff', 'work'].flatMap((key) => {
      const inner = handoff[key];
      return isMapping(inner) ? remainingKeys.flatMap((remainingKey) => listedItems(inner[remainingKey])) : [];
    }),
    ...nestedRecords(handoff.completed).filter(isUnfinished).map(withStatus),
    ...nestedRecords(handoff.tasks)
      .filter((task) => isUnfinished(task) || !saysDone(task))
      .map(withStatus),
    ...undoneItems(handoff),
    ...findContradictions(handoff),
  ];
}

const remainingKeys = [
  ...['remaining', 'remaining_tasks', 'remainingTasks', 'remaining_work', 'remainingWork', 'remainingItems'],
  ...['remaining_count', 'remainingCount', 'unfinished', 'not_done', 'notDone', 'open', 'open_tasks'],
  ...['outstanding', 'left'],
  ...['incomplete_tasks', 'incompleteTasks', 'pending', 'pending_tasks', 'pendingTasks', 'todo', 'todos', 'blockers'],
];
const statusKeys = ['status', 'state'];

/** Items of a list of work left; an item of it may have been finished since. */
function listedItems(value: unknown): string[] {
  if (isNothingLeft(value)) return [];
  if (Array.isArray(value)) return value.flatMap(listedItems);
  if (typeof value === 'number') return [`${value} left`];
  if (!isMapping(value)) return [String(value)];
  if (saysDone(value) && !isUnfinished(value)) return [];
  return [itemName(value) || JSON.stringify(value)];
}

function saysDone(item: HandoffFields): boolean {
  return (
    statusKeys.some((key) => isDoneStatus(item[key])) ||
    ['completed', 'complete', 'done'].some((key) => item[key] === true)
  );
}

function isUnfinished(item: HandoffFields): boolean {
  return item.tests === 'failed' || findContradictions(item).length > 0;
}

function withStatus(item: HandoffFields): string {
  const reason = item.tests === 'failed' ? ['tests: "failed"', ...findContradictions(item)] : findContradictions(item);
  return `${itemName(item) || 'a task'} (${reason.join(', ') || 'without a status'})`;
}

/** Every status other than done, and every flag that says so. */
function findContradictions(item: HandoffFields): string[] {
  const keys = [
    ...statusKeys.filter((key) => !isNothingLeft(item[key]) && !isDoneStatus(item[key])),
    ...['incomplete', 'partial', 'blocked', 'is_error', 'userInputRequired'].filter((key) => item[key] === true),
    ...['completed', 'complete', 'done', 'success'].filter((key) => item[key] === false),
    ...['reason', 'result', 'outcome'].filter((key) => failedPattern.test(String(item[key] ?? ''))), // prose, mostly
  ];
  return keys.map((key) => `${key}: ${JSON.stringify(item[key])}`);
}

function undoneItems(handoff: HandoffFields): string[] {
  const share = ['completion', 'percent', 'progress', 'percent_complete'].map((key) => String(handoff[key] ?? ''));
  const [, percent] = share.map((text) => /^(\d{1,2})(?:\.\d+)? ?%$/.exec(text)).find((match) => match !== null) ?? [];
  if (percent !== undefined) return [`${percent} % are done`];
  return progressCounts(handoff).flatMap(([done, total]) =>
    done < total ? [`${done} of ${total} tasks are done`] : [],
  );
}

const failedPattern = /^(?:error|fail(?:ed|ure)?|partial(?:ly)?|incomplete|blocked|halted|aborted)\b/i;

/** `"completed": 1, "total": 3`, and `"progress": "1/3"`. */
function progressCounts(handoff: HandoffFields): [number, number][] {
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

function itemName(item: HandoffFields): string {
  const parts = [item.task ?? item.name ?? item.title ?? item.id ?? item.file, item.description ?? item.notes];
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(': ');
}

function isDoneStatus(status: unknown): boolean {
  return (
    status === true ||
    (typeof status === 'string' && /^(?:done|completed?|passed|success|finished)$/i.test(status.trim()))
  );
}

function nestedRecords(value: unknown): HandoffFields[] {
  return Array.isArray(value) ? value.filter(isMapping) : [];
}

/** Nothing, and the words people write for it. */
function isNothingLeft(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === 0) return true;
  if (typeof value === 'string') return /^(?:none|nothing|no|n\/a|0|-)?\.?$/i.test(value.trim());
  if (Array.isArray(value)) return value.every(isNothingLeft);
  return isMapping(value) && Object.keys(value).length === 0;
}
