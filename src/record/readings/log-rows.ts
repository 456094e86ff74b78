import { readEvidence } from '../../signal/evidence.ts';
import { isMapping } from '../../system/files/json-text.ts';
import { formatCount } from '../../system/text/text.ts';
import type { EventOf, KindsWith, LedgerEvent } from '../events/event.ts';
import { eventText, joinText } from '../events/event-text.ts';
import { readingOnward } from './growing-log.ts';

/** A row of EXECUTION_LOG.md: an attempt, a decision, or a run. Its texts may quote plans and agents unchanged. */
export interface LogRow {
  /** ISO time, of an attempt its beginning. */
  readonly at: string;
  /** With the time it identifies the row, such as `01-02 attempt 1`. */
  readonly what: string;
  readonly tookMs?: number;
  readonly judged?: string;
  readonly result: string;
  /** Commit, or ref of kept work. */
  readonly commit?: string | null | undefined;
}

/** An attempt whose end has not been read yet. */
interface OpenAttempt {
  readonly plan: string;
  readonly at: string;
  readonly attempt: number;
  commands: number | null;
  failure: string;
  commit: string | null;
}

/** The rows of a log, oldest first: one for each attempt that is over, one for each decision about it, two for a run. */
export function logRows(events: readonly LedgerEvent[]): readonly LogRow[] {
  return rowsSoFar(events).rows;
}

const rowsSoFar = readingOnward(
  () => ({ rows: [] as LogRow[], open: new Map() as Open }),
  ({ rows, open }, event) => {
    for (const row of buildLogRows(event, open)) rows.push(row);
  },
);

/** Attempts under way by plan. */
type Open = Map<string, OpenAttempt>;

function buildLogRows(event: LedgerEvent, open: Open): LogRow[] {
  const { at, phase } = event;
  const { what = '', result = '' } = eventText(event) ?? {};
  switch (event.event) {
    case 'phase_start':
      return [{ at, what: `phase ${phase} run`, result, commit: event.base }];
    case 'attempt_start':
    case 'adopt':
      open.set(event.plan, { plan: event.plan, at, attempt: event.attempt, commands: null, failure: '', commit: null });
      return [];
    case 'verify_start':
      return noteFacts(open.get(event.plan), { commands: event.commands });
    case 'fold':
    case 'part':
      return noteFacts(open.get(event.plan), { commit: event.commit });
    case 'settled':
      return noteFacts(open.get(event.plan), { commit: event.head });
    case 'attempt_failed':
      return noteFacts(open.get(event.plan), { failure: result });
    case 'rollback':
      return noteFacts(open.get(event.plan), { commit: event.kept });
    case 'recovered': {
      const cutOff = attemptRows(take(event.plan ?? '', open), `the run ${event.cutOffRun} was cut off`, event);
      return cutOff.map((row) => ({ ...row, commit: event.kept }));
    }
    case 'retry_wait':
      return [...attemptRows(take(event.plan, open), '', event), decisionRow(event.plan, event.attempt, at, what)];
    case 'plan_complete':
    case 'plan_failed':
    case 'plan_blocked':
    case 'plan_skipped':
      return endOfPlan(event, joinText(what, result), open);
    case 'summary_adopted':
      return [{ at, what: `${event.plan} SUMMARY`, result: `verified: ${event.evidence}`, commit: event.head }];
    case 'answered':
      return [{ at, what: `${event.plan} answer`, result: what }];
    case 'phase_complete':
    case 'phase_failed':
    case 'phase_blocked':
    case 'phase_skipped':
      return [endOfPhase(event, result)];
    default:
      return [];
  }
}

function take(plan: string, open: Open): OpenAttempt[] {
  const openAttempt = open.get(plan);
  open.delete(plan);
  return openAttempt === undefined ? [] : [openAttempt];
}

function noteFacts(attempt: OpenAttempt | undefined, facts: Partial<OpenAttempt>): [] {
  if (attempt !== undefined) Object.assign(attempt, facts);
  return [];
}

/** Rows of attempts that are over now. */
function attemptRows(
  over: readonly OpenAttempt[],
  result: string,
  { at }: Pick<LedgerEvent, 'at'>,
  judged: string | null = null,
): LogRow[] {
  return over.map((openAttempt) => {
    const observed = openAttempt.commands === null ? 'nothing' : formatCount(openAttempt.commands, 'command');
    return {
      at: openAttempt.at,
      what: `${openAttempt.plan} attempt ${openAttempt.attempt}`,
      tookMs: Date.parse(at) - Date.parse(openAttempt.at),
      judged: (openAttempt.failure === '' ? judged : null) ?? observed,
      result: openAttempt.failure === '' ? result : `failed: ${openAttempt.failure}`,
      commit: openAttempt.commit,
    };
  });
}

function decisionRow(plan: string, attempt: number | undefined, at: string, result: string): LogRow {
  return { at, what: `${plan} ${attempt === undefined ? 'decision' : `after attempt ${attempt}`}`, result };
}

/** That the run goes on after a success goes without saying. */
function endOfPlan(event: EventOf<KindsWith<{ ends: 'plan' }>>, result: string, open: Open): LogRow[] {
  const { at, plan, signal, decision } = event;
  const { status, attempt } = signal;
  const rows = attemptRows(take(plan, open), result, event, readEvidence(signal).text);
  if (status === 'success') return rows;
  const decided = decision === undefined ? [] : [`${decision.action} (${decision.rule})`];
  // The reason stands in the row of the attempt, where there is one.
  const text = rows.length > 0 && decided.length > 0 ? decided : [result, ...decided];
  return [...rows, decisionRow(plan, attempt, at, text.join('; '))];
}

function endOfPhase(event: EventOf<KindsWith<{ ends: 'phase' }>>, result: string): LogRow {
  const { at, phase, durationMs, signal } = event;
  const { tests, judged } = signal.details;
  return {
    at,
    what: `phase ${phase} end`,
    tookMs: durationMs,
    judged: [commandsText(judged), testsText(tests)].filter((text) => text !== '').join(', ') || 'nothing',
    result,
    commit: isMapping(judged) && typeof judged.commit === 'string' ? judged.commit : null,
  };
}

function commandsText(judged: unknown): string {
  return isMapping(judged) && typeof judged.commands === 'number' ? formatCount(judged.commands, 'command') : '';
}

function testsText(tests: unknown): string {
  if (!isMapping(tests)) return '';
  const { verdict, passed, failed } = tests;
  return typeof passed === 'number' ? `${passed} tests passed, ${Number(failed)} failed` : `tests: ${String(verdict)}`;
}
