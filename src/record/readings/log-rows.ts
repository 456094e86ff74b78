import { readEvidence } from '../../signal/evidence.ts';
import { isMapping } from '../../system/files/json-text.ts';
import { formatCount } from '../../system/text/text.ts';
import type { EventOf, KindsWith, LedgerEvent } from '../events/event.ts';
import { formatEvent, joinText } from '../events/event-text.ts';

/** A row of EXECUTION_LOG.md: an attempt, a decision, or a run. May quote plans and agents verbatim. */
export interface LogRow {
  /** ISO time; for an attempt, its start. */
  readonly at: string;
  /** Such as `01-02 attempt 1`. Together with the time it identifies the row. */
  readonly what: string;
  readonly tookMs?: number;
  readonly judged?: string;
  readonly result: string;
  readonly commit?: string | null | undefined;
}

interface OpenAttempt {
  readonly at: string;
  readonly attempt: number;
  commands: number | null;
  failure: string;
  commit: string | null;
}

/** Builds rows, oldest first: one per finished attempt, one per decision, two per run. */
export class LogRows {
  readonly rows: LogRow[] = [];
  readonly #open = new Map<string, OpenAttempt>();

  follow(event: LedgerEvent): void {
    const { at } = event;
    const openAttempt = this.#open.get((event as { plan?: string }).plan ?? '');
    switch (event.event) {
      case 'attempt_start':
      case 'adopt':
        this.#open.set(event.plan, { at, attempt: event.attempt, commands: null, failure: '', commit: null });
        break;
      case 'verify_start':
        if (openAttempt) openAttempt.commands = event.commands;
        break;
      case 'fold':
      case 'part':
        if (openAttempt) openAttempt.commit = event.commit;
        break;
      case 'settled':
        if (openAttempt) openAttempt.commit = event.head;
        break;
      case 'attempt_failed':
        if (openAttempt) openAttempt.failure = formatEvent(event)?.result ?? '';
        break;
      case 'rollback':
        if (openAttempt) openAttempt.commit = event.kept;
        break;
      case 'recovered':
        if (openAttempt) openAttempt.commit = event.kept;
        this.#endAttempt(event.plan, `the run ${event.cutOffRun} was cut off`, at);
        break;
      case 'retry_wait':
        this.#endAttempt(event.plan, '', at);
        this.#addDecision(event.plan, event.attempt, at, formatEvent(event)?.what ?? '');
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
        this.rows.push({ at, what: `${event.plan} answer`, result: formatEvent(event)?.what ?? '' });
        break;
      case 'phase_start': {
        const result = formatEvent(event)?.result ?? '';
        this.rows.push({ at, what: `phase ${event.phase} run`, result, commit: event.base });
        break;
      }
      case 'phase_complete':
      case 'phase_failed':
      case 'phase_blocked':
      case 'phase_skipped':
        this.rows.push(buildPhaseEndRow(event));
    }
  }

  #endAttempt(plan = '', result: string, at: string, judged: string | null = null): boolean {
    const openAttempt = this.#open.get(plan);
    if (openAttempt === undefined) return false;
    this.#open.delete(plan);
    const observed = openAttempt.commands === null ? 'nothing' : formatCount(openAttempt.commands, 'command');
    this.rows.push({
      at: openAttempt.at,
      what: `${plan} attempt ${openAttempt.attempt}`,
      tookMs: Date.parse(at) - Date.parse(openAttempt.at),
      judged: (openAttempt.failure === '' ? judged : null) ?? observed,
      result: openAttempt.failure === '' ? result : `failed: ${openAttempt.failure}`,
      commit: openAttempt.commit,
    });
    return true;
  }

  #addDecision(plan: string, attempt: number | undefined, at: string, result: string): void {
    this.rows.push({ at, what: `${plan} ${attempt === undefined ? 'decision' : `after attempt ${attempt}`}`, result });
  }

  /** A success needs no row for the decision to continue. */
  #endPlan(event: EventOf<KindsWith<{ ends: 'plan' }>>): void {
    const { at, plan, signal, decision } = event;
    const { what = '', result: reported = '' } = formatEvent(event) ?? {};
    const result = joinText(what, reported);
    const wasOpen = this.#endAttempt(plan, result, at, readEvidence(signal).text);
    if (signal.status === 'success') return;
    const decided = decision === undefined ? [] : [`${decision.action} (${decision.rule})`];
    // The row of the attempt, if any, already has the reason.
    const texts = wasOpen && decided.length > 0 ? decided : [result, ...decided];
    this.#addDecision(plan, signal.attempt, at, texts.join('; '));
  }
}

function buildPhaseEndRow(event: EventOf<KindsWith<{ ends: 'phase' }>>): LogRow {
  const { at, phase, durationMs, signal } = event;
  const { tests, judged } = signal.details;
  return {
    at,
    what: `phase ${phase} end`,
    tookMs: durationMs,
    judged: [formatCommands(judged), formatTests(tests)].filter((text) => text !== '').join(', ') || 'nothing',
    result: formatEvent(event)?.result ?? '',
    commit: isMapping(judged) && typeof judged.commit === 'string' ? judged.commit : null,
  };
}

function formatCommands(judged: unknown): string {
  return isMapping(judged) && typeof judged.commands === 'number' ? formatCount(judged.commands, 'command') : '';
}

function formatTests(tests: unknown): string {
  if (!isMapping(tests)) return '';
  const { verdict, passed, failed } = tests;
  return typeof passed === 'number' ? `${passed} tests passed, ${Number(failed)} failed` : `tests: ${String(verdict)}`;
}
