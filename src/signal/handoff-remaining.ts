import { isMapping, isNestedTooDeep, tryParseJson } from '../system/files/json-text.ts';
import { clipText, withoutControls } from '../system/text/text.ts';

/**
 * Lists the remaining work in a handoff (`$HANDOFF_FILE`) as short texts. Agents write it in many forms. Unreadable
 * content counts as remaining work, because an agent writes a handoff only if it can't finish.
 */
export function listRemainingWork(text: string): string[] {
  if (text.trim() === '') return [];
  if (isNestedTooDeep(text)) return ['the handoff is nested too deeply, so it does not say that nothing is left'];
  const handoff = tryParseJson(text);
  if (handoff === undefined) return ['the handoff is not JSON, so it does not say that nothing is left'];
  if (isNothingLeft(handoff)) return [];
  if (!isMapping(handoff)) return ['the handoff is not a JSON object, so it does not say that nothing is left'];
  return listRemainingItems(handoff)
    .slice(0, 20)
    .map((item) => clipText(withoutControls(item)));
}

type HandoffFields = Record<string, unknown>;

/** A handoff counts as done only if a known field says so. */
function listRemainingItems(handoff: HandoffFields): string[] {
  const remaining = leftItems(handoff);
  const isListed = listNestedRecords(handoff.tasks).length > 0 || readProgressCounts(handoff).length > 0;
  const saysAllDone = isListed || isReportedDone(handoff) || remainingKeys.some((key) => key in handoff);
  return remaining.length > 0 || saysAllDone ? remaining : ['the handoff does not say that nothing is left'];
}

export function leftItems(handoff: HandoffFields): string[] {
  return [
    ...remainingKeys.flatMap((key) => listItems(handoff[key])),
    ...['plan', 'phase', 'handoff', 'work'].flatMap((key) => {
      const inner = handoff[key];
      return isMapping(inner) ? remainingKeys.flatMap((remainingKey) => listItems(inner[remainingKey])) : [];
    }),
    ...listNestedRecords(handoff.completed).filter(isUnfinished).map(withStatus),
    ...listNestedRecords(handoff.tasks)
      .filter((task) => isUnfinished(task) || !isReportedDone(task))
      .map(withStatus),
    ...listUndoneItems(handoff),
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

function listItems(value: unknown): string[] {
  if (isNothingLeft(value)) return [];
  if (Array.isArray(value)) return value.flatMap(listItems);
  if (typeof value === 'number') return [`${value} left`];
  if (!isMapping(value)) return [String(value)];
  if (isReportedDone(value) && !isUnfinished(value)) return [];
  return [getItemName(value) || JSON.stringify(value)];
}

function isReportedDone(item: HandoffFields): boolean {
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
  return `${getItemName(item) || 'a task'} (${reason.join(', ') || 'without a status'})`;
}

/** Lists every status or flag that contradicts "done". */
function findContradictions(item: HandoffFields): string[] {
  const keys = [
    ...statusKeys.filter((key) => !isNothingLeft(item[key]) && !isDoneStatus(item[key])),
    ...['incomplete', 'partial', 'blocked', 'is_error', 'userInputRequired'].filter((key) => item[key] === true),
    ...['completed', 'complete', 'done', 'success'].filter((key) => item[key] === false),
    ...['reason', 'result', 'outcome'].filter((key) => failedPattern.test(String(item[key] ?? ''))), // prose, mostly
  ];
  return keys.map((key) => `${key}: ${JSON.stringify(item[key])}`);
}

function listUndoneItems(handoff: HandoffFields): string[] {
  const share = ['completion', 'percent', 'progress', 'percent_complete'].map((key) => String(handoff[key] ?? ''));
  const [, percent] = share.map((text) => /^(\d{1,2})(?:\.\d+)? ?%$/.exec(text)).find((match) => match !== null) ?? [];
  if (percent !== undefined) return [`${percent} % are done`];
  return readProgressCounts(handoff).flatMap(([done, total]) =>
    done < total ? [`${done} of ${total} tasks are done`] : [],
  );
}

const failedPattern = /^(?:error|fail(?:ed|ure)?|partial(?:ly)?|incomplete|blocked|halted|aborted)\b/i;

/** Reads counts such as `"completed": 1, "total": 3` or `"progress": "1/3"`. */
function readProgressCounts(handoff: HandoffFields): [number, number][] {
  const { completed, total } = handoff;
  const [, share, totalText] = /^(\d{1,4}) ?(?:\/|of) ?(\d{1,4})\b/.exec(String(handoff.progress ?? '')) ?? [];
  const pairs: [unknown, unknown][] = [
    [Array.isArray(completed) ? completed.length : completed, total],
    [handoff.tasks_completed, handoff.tasks_total],
    [handoff.tasksCompleted, handoff.tasksTotal],
    [share, totalText],
  ];
  const counts = pairs.map(([done, total]): [number, number] => [Number(done), Number(total)]);
  return counts.filter(([done, total]) => done >= 0 && total > 0);
}

function getItemName(item: HandoffFields): string {
  const parts = [item.task ?? item.name ?? item.title ?? item.id ?? item.file, item.description ?? item.notes];
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(': ');
}

function isDoneStatus(status: unknown): boolean {
  return (
    status === true ||
    (typeof status === 'string' && /^(?:done|completed?|passed|success|finished)$/i.test(status.trim()))
  );
}

function listNestedRecords(value: unknown): HandoffFields[] {
  return Array.isArray(value) ? value.filter(isMapping) : [];
}

/** Recognizes empty values and words such as "none". */
function isNothingLeft(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === 0) return true;
  if (typeof value === 'string') return /^(?:none|nothing|no|n\/a|0|-)?\.?$/i.test(value.trim());
  if (Array.isArray(value)) return value.every(isNothingLeft);
  return isMapping(value) && Object.keys(value).length === 0;
}
