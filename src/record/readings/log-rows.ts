import { readEvidence } from '../../signal/evidence.ts';
import { isMapping } from '../../system/files/json-text.ts';
import { formatCount } from '../../system/text/text.ts';
import type { EventOf, KindsWith, LedgerEvent } from '../events/event.ts';
import { eventText, joinText } from '../events/event-text.ts';

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
  readonly at: string;
  readonly attempt: number;
  commands: number | null;
  failure: string;
  commit: string | null;
}

/** The rows of a log, oldest first: one for each attempt that is over, one for each decision about it, two for a run. */
export class LogRows {
  readonly rows: LogRow[] = [];
  /** Attempts under way by plan. */
  readonly #open = new Map<string, OpenAttempt>();

  follow(event: LedgerEvent): void {
    const { at } = event;
    const open = this.#open.get((event as { plan?: string }).plan ?? '');
    switch (event.event) {
      case 'attempt_start':
      case 'adopt':
        this.#open.set(event.plan, { at, attempt: event.attempt, commands: null, failure: '', commit: null });
        break;
      case 'verify_start':
        if (open) open.commands = event.commands;
        break;
      case 'fold':
      case 'part':
        if (open) open.commit = event.commit;
        break;
      case 'settled':
        if (open) open.commit = event.head;
        break;
      case 'attempt_failed':
        if (open) open.failure = eventText(event)?.result ?? '';
        break;
      case 'rollback':
        if (open) open.commit = event.kept;
        break;
      case 'recovered':
        if (open) open.commit = event.kept;
        this.#endAttempt(event.plan, `the run ${event.cutOffRun} was cut off`, at);
        break;
      case 'retry_wait':
        this.#endAttempt(event.plan, '', at);
        this.#addDecision(event.plan, event.attempt, at, eventText(event)?.what ?? '');
        break;
      case 'plan_complete':
      case 'plan_failed':
      case 'plan_blocked':
      case 'plan_skipped':
        this.#endPlan(event);
        break;
      case 'summary_adopted':
        this.rows.push({
          at,
          what: `${event.plan} SUMMARY`,
          result: `verified: ${event.evidence}`,
          commit: event.head,
        });
        break;
      case 'answered':
        this.rows.push({ at, what: `${event.plan} answer`, result: eventText(event)?.what ?? '' });
        break;
      case 'phase_start': {
        const result = eventText(event)?.result ?? '';
        this.rows.push({ at, what: `phase ${event.phase} run`, result, commit: event.base });
        break;
      }
      case 'phase_complete':
      case 'phase_failed':
      case 'phase_blocked':
      case 'phase_skipped':
        this.rows.push(phaseEndRow(event));
    }
  }

  /** Adds the row of an attempt that is over now. Returns false where none was under way. */
  #endAttempt(plan = '', result: string, at: string, judged: string | null = null): boolean {
    const open = this.#open.get(plan);
    if (open === undefined) return false;
    this.#open.delete(plan);
    const observed = open.commands === null ? 'nothing' : formatCount(open.commands, 'command');
    this.rows.push({
      at: open.at,
      what: `${plan} attempt ${open.attempt}`,
      tookMs: Date.parse(at) - Date.parse(open.at),
      judged: (open.failure === '' ? judged : null) ?? observed,
      result: open.failure === '' ? result : `failed: ${open.failure}`,
      commit: open.commit,
    });
    return true;
  }

  #addDecision(plan: string, attempt: number | undefined, at: string, result: string): void {
    this.rows.push({ at, what: `${plan} ${attempt === undefined ? 'decision' : `after attempt ${attempt}`}`, result });
  }

  /** That the run goes on after a success goes without saying. */
  #endPlan(event: EventOf<KindsWith<{ ends: 'plan' }>>): void {
    const { at, plan, signal, decision } = event;
    const { what = '', result: reported = '' } = eventText(event) ?? {};
    const result = joinText(what, reported);
    const wasOpen = this.#endAttempt(plan, result, at, readEvidence(signal).text);
    if (signal.status === 'success') return;
    const decided = decision === undefined ? [] : [`${decision.action} (${decision.rule})`];
    // The reason stands in the row of the attempt, where there is one.
    const texts = wasOpen && decided.length > 0 ? decided : [result, ...decided];
    this.#addDecision(plan, signal.attempt, at, texts.join('; '));
  }
}

function phaseEndRow(event: EventOf<KindsWith<{ ends: 'phase' }>>): LogRow {
  const { at, phase, durationMs, signal } = event;
  const { tests, judged } = signal.details;
  return {
    at,
    what: `phase ${phase} end`,
    tookMs: durationMs,
    judged: [commandsText(judged), testsText(tests)].filter((text) => text !== '').join(', ') || 'nothing',
    result: eventText(event)?.result ?? '',
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
