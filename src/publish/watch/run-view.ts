import type { Activity } from '../../agents/stream/agent-result.ts';
import { hasTraits, type LedgerEvent } from '../../record/events/event.ts';
import type { World } from '../../settings/call/world.ts';
import { costText, type Spent } from '../../signal/budget.ts';
import { clockText, formatCount } from '../../system/text/text.ts';
import { factsText, PlansUnderWay, type UnderWayFacts } from './plans-under-way.ts';
import { ProgressLines } from './progress-line.ts';

/** Intervals in ms for a terminal that can be redrawn, and for lines of a log. */
const usualTimes = { redrawMs: 250, heartbeatMs: 60_000 };

/** Facts about a phase that stand before its run begins. */
export interface PhaseOutline {
  /** Numbers of the waves by plan. */
  readonly waves: ReadonlyMap<string, number>;
  /** Deadline of the run in ms since the epoch. */
  readonly endsAt: number;
  /** US dollars that the phase may cost; null for no ceiling. */
  readonly mostUsd: number | null;
  /** What the phase has cost so far, by its record. */
  readonly spent: () => Spent;
}

/**
 * Shows a run: a line an event, and where the terminal can redraw them live lines of the phase and of each plan under way,
 * else such lines once a minute. In a log that can fold, the lines of a plan are held back and come as one group at its end,
 * because groups of parallel plans cannot be nested.
 */
export class RunView {
  readonly underWay: PlansUnderWay;
  readonly #world: Pick<World, 'terminal' | 'progress' | 'now'>;
  readonly #outline: PhaseOutline;
  readonly #lines: ProgressLines;
  /** Start of the run in ms since the epoch; null before. */
  #startedAt: number | null = null;
  /** Endings by plan: `complete`, `failed`, `blocked` or `skipped`. */
  readonly #ended = new Map<string, string>();
  /** By plan; `left` counts older lines that were dropped. */
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
    if (event.event === 'agent_end') this.#tellFacts(event.plan);
    this.underWay.follow(event);
    if (event.event === 'phase_start') {
      this.#startedAt = Date.parse(event.at);
      for (const done of event.done) this.#ended.set(done, 'complete');
    }
    const line = this.#lines.of(event);
    this.#redraw();
    const plan = 'plan' in event ? event.plan : undefined;
    if (hasTraits(event, { ends: 'plan' })) {
      const ending = event.event.slice('plan_'.length);
      this.#ended.set(event.plan, ending);
      this.#tellHeld(event.plan, ending);
    }
    if (line === null || isDetail(event, terminal)) return;
    if (plan !== undefined && isHeldBack(event)) this.#tell(plan, line);
    else this.#world.progress(line);
  }

  saw(plan: string, activity: Activity): void {
    this.underWay.saw(plan, activity);
  }

  /** Clears the live lines and prints everything held back; call it after the run, however it ended. */
  close(): void {
    clearInterval(this.#timer);
    this.#world.terminal.live?.([]);
    for (const plan of [...this.#held.keys()]) this.#tellHeld(plan, 'cut off');
  }

  #redraw(): void {
    const { live } = this.#world.terminal;
    if (live === null) return;
    const now = this.#world.now();
    const plans = this.underWay.all.map(
      (facts) => `${clockText(now - facts.since)}  ${facts.of}  ${factsText(facts, now)}`,
    );
    live([...this.#phaseLine(now), ...plans]);
  }

  #beat(): void {
    const now = this.#world.now();
    for (const line of this.#phaseLine(now)) this.#world.progress(this.#lines.on('phase', line, now));
    for (const facts of this.underWay.all) this.#world.progress(this.#factsLine(facts));
  }

  /** Plans done of all, at work and failed, money, and time used of what there is; none where nothing is under way. */
  #phaseLine(now: number): string[] {
    const { waves, mostUsd, endsAt } = this.#outline;
    const { all } = this.underWay;
    const started = this.#startedAt;
    if (started === null || all.length === 0) return [];
    const count = (ending: string) => [...this.#ended.values()].filter((each) => each === ending).length;
    const atWork = all.filter(({ of }) => waves.has(of)).length;
    const spent = this.#outline.spent();
    const parts = [
      `${count('complete')} of ${waves.size} done`,
      count('failed') === 0 ? '' : `${count('failed')} failed`,
      atWork === 0 ? '' : `${atWork} at work`,
      spent.costUsd === 0 ? '' : `${costText(spent)}${mostUsd === null ? '' : ` of ${mostUsd}`}`,
      `${clockText(now - started)} of ${clockText(endsAt - started)}`,
    ];
    return [parts.filter((part) => part !== '').join(' · ')];
  }

  /** Prints a permanent line with the agent's progress, if it reported any. */
  #tellFacts(plan: string): void {
    const facts = this.underWay.of(plan);
    if (facts?.hasReported) this.#tell(plan, this.#factsLine(facts));
  }

  #factsLine(facts: UnderWayFacts): string {
    const now = this.#world.now();
    return this.#lines.on(facts.of, `working for ${clockText(now - facts.since)}: ${factsText(facts, now)}`, now);
  }

  #tell(plan: string, line: string): void {
    if (this.#world.terminal.group === null || this.underWay.of(plan) === null) {
      this.#world.progress(line);
      return;
    }
    const held = this.#held.get(plan) ?? { lines: [], left: 0 };
    this.#held.set(plan, held);
    held.lines.push(line);
    if (held.lines.length <= maxHeld) return;
    held.lines.shift();
    held.left += 1;
  }

  #tellHeld(plan: string, ending: string): void {
    const held = this.#held.get(plan);
    if (held === undefined) return;
    this.#held.delete(plan);
    const remaining = held.left === 0 ? [] : [`… ${formatCount(held.left, 'line')} before these`];
    this.#world.terminal.group?.(`plan ${plan}, ${ending}`, [...remaining, ...held.lines]);
  }
}

const maxHeld = 500;

/** Prints events while an abandoned run is cleaned up. */
export function eventPrinter(world: World): (event: LedgerEvent) => void {
  const lines = new ProgressLines(new Map(), world.terminal.colour, world.now());
  return (event) => {
    const line = lines.of(event);
    if (line !== null) world.progress(line);
  };
}

/** Steps of an agent are left to the live line and the heartbeat, except in a log that can fold. */
function isDetail(event: LedgerEvent, { group }: World['terminal']): boolean {
  if (event.event !== 'agent_progress' || group !== null) return false;
  return event.activity === 'edit' || event.activity === 'command';
}

/** Beginning and end of a plan and warnings are printed at once. */
function isHeldBack(event: LedgerEvent): boolean {
  const isReported = event.event === 'attempt_start' || event.event === 'adopt' || event.event === 'warning';
  return !isReported && !hasTraits(event, { ends: 'plan' });
}
