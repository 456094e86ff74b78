import {
  type EventDetails,
  type EventOf,
  endsCounting,
  hasTraits,
  type KindsWith,
  type LedgerEvent,
} from '../events/event.ts';
import { RecordedAttempts } from './attempt-history.ts';
import { OpenWork } from './cut-off-work.ts';
import { LogRows } from './log-rows.ts';
import { RecordedPlans } from './plan-record.ts';
import { RecordedRun } from './run-record.ts';

/**
 * State of a phase, derived from its events. All decisions and reports about the past read it. Unknown values are null
 * or empty.
 */
export class PhaseState {
  /** Start and end of the newest run. A run without an end was cut off. */
  opening: EventOf<'phase_start'> | null = null;
  ended: EventOf<KindsWith<{ ends: 'phase' }>> | null = null;
  /** Start of the first run that the newest one continues. */
  startedAt: string | null = null;
  /** Base of the first run since the phase was last complete. */
  base: string | null = null;
  wasComplete = false;
  verdict: EventOf<'verdict'> | null = null;
  signing: EventOf<'signed'> | null = null;
  readonly checkedCommits = new Set<string>();
  readonly attempts = new RecordedAttempts();
  readonly open = new OpenWork();
  readonly plans = new RecordedPlans();
  readonly #rows = new LogRows();
  readonly #runs = new Map<string, RecordedRun>();
  readonly #baseTests: EventOf<'tests_base'>[] = [];
  readonly #flaky: EventOf<'tests_flaky'>[] = [];
  #isOver = true;

  applyEvent(event: LedgerEvent): this {
    this.#followPhase(event);
    this.run(event.runId).follow(event);
    this.attempts.follow(event);
    this.open.follow(event);
    this.plans.follow(event);
    this.#rows.follow(event);
    return this;
  }

  run(runId: string): RecordedRun {
    const run = this.#runs.get(runId) ?? new RecordedRun();
    this.#runs.set(runId, run);
    return run;
  }

  get openedRuns(): string[] {
    return [...this.#runs].flatMap(([id, { opening }]) => (opening === null ? [] : [id]));
  }

  get rows() {
    return this.#rows.rows;
  }

  isAtWork(holders: readonly (string | null | undefined)[]): boolean {
    return this.opening !== null && this.ended === null && holders.includes(this.opening.runId);
  }

  /** Returns the test results on a commit before any plan ran. Without `command`, those of any command. */
  testsBefore(commit: string, command?: string): EventDetails<'tests_base'> | null {
    return (
      this.#baseTests.findLast((event) => event.commit === commit && event.command === (command ?? event.command)) ??
      null
    );
  }

  /** Flaky tests of a command, with the commit, oldest first. */
  flakyTests(command: string): EventDetails<'tests_flaky'>[] {
    return this.#flaky.filter((event) => event.command === command);
  }

  #followPhase(event: LedgerEvent): void {
    if (event.event === 'phase_start') {
      if (this.#isOver) this.startedAt = event.at;
      this.#isOver = false;
      this.opening = event;
      this.ended = null;
      this.base ??= event.base ?? null;
    } else if (hasTraits(event, { ends: 'phase' })) {
      this.ended ??= event;
      this.#isOver ||= endsCounting(event);
      if (event.event !== 'phase_complete') return;
      this.base = null;
      this.wasComplete = true;
    } else if (event.event === 'verdict') this.verdict = event;
    else if (event.event === 'signed') this.signing = event;
    else if (event.event === 'host_checks') this.checkedCommits.add(event.commit);
    else if (event.event === 'tests_base') this.#baseTests.push(event);
    else if (event.event === 'tests_flaky') this.#flaky.push(event);
  }
}

/** Derives the state and caches it; if the log has grown, only new events are read. */
export function phaseState(events: readonly LedgerEvent[]): PhaseState {
  const cached = readLogs.get(events) ?? { state: new PhaseState(), count: 0 };
  readLogs.set(events, cached);
  for (; cached.count < events.length; cached.count += 1) cached.state.applyEvent(events[cached.count] as LedgerEvent);
  return cached.state;
}

const readLogs = new WeakMap<readonly LedgerEvent[], { readonly state: PhaseState; count: number }>();
