import { clipText, harmlessLines } from '../../system/text/text.ts';
import { classifyError, type ErrorClass } from './error-class.ts';
import words from './error-words.json' with { type: 'json' };
import { resetTime } from './reset-time.ts';

export interface PlainEnding {
  readonly class: ErrorClass;
  readonly message: string;
  readonly retryAfterMs?: number | undefined;
  readonly resetAt?: string | undefined;
}

/** Finds the limit, error or stop heading in an agent's last lines. Times of day need `now`, in ms since the epoch. */
export function plainEnding(text: string, now?: number): PlainEnding | null {
  const lines = harmlessLines(text.trimEnd().replace(footerPattern, ''));
  const error = lines.slice(-lastLines).find((line) => isErrorLine(line));
  if (error !== undefined)
    return {
      class: classifyError(error),
      message: `the agent's last words: ${clipText(error, 300)}`,
      ...readRetryTime(error, now),
    };
  const stop = stopHeading(lines);
  return stop === null ? null : { class: 'unknown', message: `${stopPrefix}${clipText(stop, 300)}` };
}

const stopPrefix = 'the agent says that it stopped: ';

/** True for a message that only reports a stop for a person, in the words of GSD's executor. */
export function isStopForPerson(message: string | null): boolean {
  if (message?.startsWith(stopPrefix) !== true) return false;
  return /^[^\p{L}]*(?:CHECKPOINT REACHED|HUMAN (?:ACTION|INPUT|VERIFICATION|REVIEW)|AWAITING (?:HUMAN|USER))/iu.test(
    message.slice(stopPrefix.length),
  );
}

/** An error message may be followed by a hint or two; earlier lines belong to the agent's work. */
const lastLines = 3;

/** Codex prints its token count last. */
const footerPattern = /(?:^|\n)tokens used:?[ \r\n]{1,3}[\d,.]+$/i;

function isErrorLine(line: string): boolean {
  const text = line.replace(/^[^\p{L}\p{N}[]+/u, '').replace(/^(?:(?:error|fatal|stream error):\s*){1,2}/i, '');
  return knownErrorLines.some((pattern) => pattern.test(text));
}

/** Must follow an error message: "Credit balance is too low is handled" reports work, not an error. */
const endOfMessage = '(?=$|[.!|;,]|:\\s|\\s*[·∙•|(—–-])';
const knownErrorLines = [
  ...words.lastLines.messages.map((message) => new RegExp(`^${message}${endOfMessage}`, 'i')),
  ...words.lastLines.anyCase.map((line) => new RegExp(line, 'i')),
  ...words.lastLines.exactCase.map((line) => new RegExp(line)),
];

/** Finds the last heading such as `## CHECKPOINT REACHED`. A template, with brackets for values, doesn't count. */
function stopHeading(lines: readonly string[]): string | null {
  let stop: string | null = null;
  let fence = '';
  const firstLine = Math.max(0, lines.length - 100);
  for (const [at, line] of lines.entries()) {
    const fenceMark = /^(`{3,}|~{3,})/.exec(line)?.[1];
    if (fenceMark !== undefined && (fence === '' || fenceMark.startsWith(fence))) fence = fence === '' ? fenceMark : '';
    if (at < firstLine || fenceMark !== undefined || fence !== '') continue;
    const heading = /^(?:#{1,6} +[*_]{0,2}|\*\*)[^\p{L}#*]*(.+?)[*_:\s]*$/u.exec(line)?.[1] ?? '';
    const remaining = lines.length - 1 - at;
    const bare = remaining < lastLines ? line : '';
    if (completionsPattern.test(heading)) stop = null;
    else if (stopReport.test(heading) || bareStops.test(bare))
      stop = isShortReport(lines.slice(at + 1), remaining) ? line : stop;
  }
  return stop;
}

function isShortReport(followingLines: readonly string[], remaining: number): boolean {
  const firstLines = followingLines.slice(0, 4);
  if (firstLines.some((line) => /^\*\*[\w ]+:\*\* *[[{]/.test(line))) return false;
  return remaining <= 12 || firstLines.some((line) => /^\*\*[\w /-]+:\*\*|^\*\*[\w /-]+\*\*:|^[|#]/.test(line));
}

const haltedWords = 'BLOCKED|INCOMPLETE|PAUSED|HALTED|FAILED|ABORTED|STOPPED|PARTIAL(?:LY COMPLETED?)?|NOT COMPLETED?';
const stopReport = new RegExp(
  `^(?:CHECKPOINT REACHED|(?:PLAN|PHASE|TASK|EXECUTION|WORK) (?:${haltedWords})|(?:BLOCKED|HALTED|INCOMPLETE)$|` +
    'HUMAN (?:ACTION|INPUT|VERIFICATION|REVIEW) (?:NEEDED|REQUIRED)|AWAITING (?:HUMAN|USER)|GAPS FOUND|VERIFICATION FAILED)\\b',
);
const bareStops = new RegExp(
  `^(?:[Cc]heckpoint [Rr]eached|CHECKPOINT REACHED|PLAN (?:${haltedWords}))(?=$|[.:!]|\\s*[—–(-])`,
);
const completionsPattern = /^(?:PLAN|PHASE|EXECUTION|ALL TASKS|TASKS?) COMPLETED?\b/i;

/** Parses `…limit reached|1749924000`, "try again in 2 hours 5 minutes" and "resets 3pm (UTC)". */
function readRetryTime(line: string, now: number | undefined): Pick<PlainEnding, 'retryAfterMs' | 'resetAt'> {
  const epoch = /\|(\d{10}|\d{13})\b/.exec(line)?.[1];
  if (epoch !== undefined) {
    const ms = Number(epoch) * (epoch.length === 10 ? 1000 : 1);
    return { resetAt: new Date(ms).toISOString() };
  }
  const span =
    /\b(?:try again|retry) (?:in|after) ((?:\d+(?:\.\d+)? ?[a-z]+[ ,]*(?:and )?){1,4})/i.exec(line)?.[1] ?? '';
  let wait = 0;
  for (const [, count, unit = ''] of span.matchAll(/(\d+(?:\.\d+)?) ?([a-z]+)/gi))
    wait += Number(count) * (unitMs(unit) ?? 0);
  if (wait > 0) return { retryAfterMs: wait };
  const resetAt = now === undefined ? undefined : resetTime(line, now);
  return resetAt === undefined ? {} : { resetAt };
}

function unitMs(unit: string): number | undefined {
  const name = unit.toLowerCase();
  if (/^(?:ms|milliseconds?)$/.test(name)) return 1;
  return { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }[name.charAt(0)];
}
