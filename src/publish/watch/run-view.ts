import type { Activity } from '../../agents/stream/agent-result.ts';
import { hasTraits, type LedgerEvent } from '../../record/events/event.ts';
import type { World } from '../../settings/call/world.ts';
import { formatCost, type Spent } from '../../signal/budget.ts';
import { formatClock, formatCount } from '../../system/text/text.ts';
import { formatFacts, PlansUnderWay, type UnderWayFacts } from './plans-under-way.ts';
import { ProgressLines } from './progress-line.ts';

/** In ms, for a live terminal and for a log. */
const usualTimes = { redrawMs: 250, heartbeatMs: 60_000 };

export interface PhaseOutline {
  readonly waves: ReadonlyMap<string, number>;
  readonly endsAt: number;
  readonly mostUsd: number | null;
  readonly spent: () => Spent;
}

/**
 * Prints one line per event. A live terminal also shows a status line for the phase and each running plan; a log gets
 * them once a minute. In a log with collapsible groups, a plan's lines are held until it ends, because groups of
 * parallel plans can't be nested.
 */
export class RunView {
  readonly underWay: PlansUnderWay;
  readonly #world: Pick<World, 'terminal' | 'progress' | 'now'>;
  readonly #outline: PhaseOutline;
  readonly #lines: ProgressLines;
  #startedAt: number | null = null;
  readonly #ended = new Map<string, string>();
  /** Held lines by plan; `left` counts older lines that were dropped. */
  readonly #held = new Map<string, { readonly lines: string[]; left: number }>();
  readonly #timer: NodeJS.Timeout;

  constructor(outline: PhaseOutline, world: Pick<World, 'terminal' | 'progress' | 'now'>, times = usualTimes) {
    this.underWay = new PlansUnderWay(world.now);
    this.#world = world;
    this.#outline = outline;
    this.#lines = new ProgressLines(outline.waves, world.terminal.colour, world.now());
    const isLive = world.terminal.live !== null;
    const look = isLive ? () => this.#redraw() : () => this.#beat();
    this.#timer = setInterval(look, isLive ? times.redrawMs : times.heartbeatMs).unref();
  }

  follow(event: LedgerEvent): void {
    const { terminal } = this.#world;
    if (event.event === 'agent_end') this.#printFacts(event.plan);
    this.underWay.follow(event);
    if (event.event === 'phase_start') {
      this.#startedAt = Date.parse(event.at);
      for (const donePlan of event.done) this.#ended.set(donePlan, 'complete');
    }
    const line = this.#lines.formatEvent(event);
    this.#redraw();
    const plan = 'plan' in event ? event.plan : undefined;
    if (hasTraits(event, { ends: 'plan' })) {
      const ending = event.event.slice('plan_'.length);
      this.#ended.set(event.plan, ending);
      this.#printHeld(event.plan, ending);
    }
    if (line === null || isDetail(event, terminal)) return;
    if (plan !== undefined && isHeldBack(event)) this.#printLine(plan, line);
    else this.#world.progress(line);
  }

  saw(plan: string, activity: Activity): void {
    this.underWay.saw(plan, activity);
  }

  /** Clears the live lines and prints the held ones. Call it at the end of every run. */
  close(): void {
    clearInterval(this.#timer);
    this.#world.terminal.live?.([]);
    for (const plan of [...this.#held.keys()]) this.#printHeld(plan, 'cut off');
  }

  #redraw(): void {
    const { live } = this.#world.terminal;
    if (live === null) return;
    const now = this.#world.now();
    const plans = this.underWay.all.map(
      (facts) => `${formatClock(now - facts.since)}  ${facts.of}  ${formatFacts(facts, now)}`,
    );
    live([...this.#formatPhaseLine(now), ...plans]);
  }

  #beat(): void {
    const now = this.#world.now();
    for (const line of this.#formatPhaseLine(now)) this.#world.progress(this.#lines.formatLine('phase', line, now));
    for (const facts of this.underWay.all) this.#world.progress(this.#formatFacts(facts));
  }

  /** Plans, cost and time of the phase; empty if nothing is running. */
  #formatPhaseLine(now: number): string[] {
    const { waves, mostUsd, endsAt } = this.#outline;
    const { all } = this.underWay;
    const started = this.#startedAt;
    if (started === null || all.length === 0) return [];
    const count = (ending: string) => [...this.#ended.values()].filter((planResult) => planResult === ending).length;
    const atWork = all.filter(({ of }) => waves.has(of)).length;
    const spent = this.#outline.spent();
    const parts = [
      `${count('complete')} of ${waves.size} done`,
      count('failed') === 0 ? '' : `${count('failed')} failed`,
      atWork === 0 ? '' : `${atWork} at work`,
      spent.costUsd === 0 ? '' : `${formatCost(spent)}${mostUsd === null ? '' : ` of ${mostUsd}`}`,
      `${formatClock(now - started)} of ${formatClock(endsAt - started)}`,
    ];
    return [parts.filter((part) => part !== '').join(' · ')];
  }

  #printFacts(plan: string): void {
    const facts = this.underWay.of(plan);
    if (facts?.hasReported) this.#printLine(plan, this.#formatFacts(facts));
  }

  #formatFacts(facts: UnderWayFacts): string {
    const now = this.#world.now();
    return this.#lines.formatLine(
      facts.of,
      `working for ${formatClock(now - facts.since)}: ${formatFacts(facts, now)}`,
      now,
    );
  }

  #printLine(plan: string, line: string): void {
    if (this.#world.terminal.group === null || this.underWay.of(plan) === null) {
      this.#world.progress(line);
      return;
    }
    const heldLines = this.#held.get(plan) ?? { lines: [], left: 0 };
    this.#held.set(plan, heldLines);
    heldLines.lines.push(line);
    if (heldLines.lines.length <= maxHeld) return;
    heldLines.lines.shift();
    heldLines.left += 1;
  }

  #printHeld(plan: string, ending: string): void {
    const heldLines = this.#held.get(plan);
    if (heldLines === undefined) return;
    this.#held.delete(plan);
    const remaining = heldLines.left === 0 ? [] : [`… ${formatCount(heldLines.left, 'line')} before these`];
    this.#world.terminal.group?.(`plan ${plan}, ${ending}`, [...remaining, ...heldLines.lines]);
  }
}

const maxHeld = 500;

export function eventPrinter(world: World): (event: LedgerEvent) => void {
  const lines = new ProgressLines(new Map(), world.terminal.colour, world.now());
  return (event) => {
    const line = lines.formatEvent(event);
    if (line !== null) world.progress(line);
  };
}

/** Agent steps appear only in the live line, except in a log with groups. */
function isDetail(event: LedgerEvent, { group }: World['terminal']): boolean {
  if (event.event !== 'agent_progress' || group !== null) return false;
  return event.activity === 'edit' || event.activity === 'command';
}

function isHeldBack(event: LedgerEvent): boolean {
  const isReported = event.event === 'attempt_start' || event.event === 'adopt' || event.event === 'warning';
  return !isReported && !hasTraits(event, { ends: 'plan' });
}
