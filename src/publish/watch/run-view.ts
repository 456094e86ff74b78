import type { Activity } from '../../agents/stream/agent-result.ts';
import { hasTraits, type LedgerEvent } from '../../record/events/event.ts';
import type { World } from '../../settings/call/world.ts';
import { clockText, counted } from '../../system/text/text.ts';
import { PhaseLine, type PhaseOutline } from './phase-line.ts';
import { factsText, hasReported, PlansUnderWay, type UnderWayFacts, underWayLine } from './plans-under-way.ts';
import { ProgressLines } from './progress-line.ts';

/** Intervals in ms for a terminal that can be redrawn, and for lines of a log. */
const usualTimes = { redrawMs: 250, heartbeatMs: 60_000 };

/**
 * Shows a run: a line an event, and where the terminal can redraw them live lines of the phase and of each plan under way,
 * else such lines once a minute. In a log that can fold, the lines of a plan are held back and come as one group at its end,
 * because groups of parallel plans cannot be nested.
 */
export class RunView {
  readonly underWay: PlansUnderWay;
  readonly #world: Pick<World, 'terminal' | 'progress' | 'now'>;
  readonly #lines: ProgressLines;
  readonly #phase: PhaseLine;
  /** By plan; `left` counts older lines that were dropped. */
  readonly #held = new Map<string, { readonly lines: string[]; left: number }>();
  readonly #timer: NodeJS.Timeout;

  constructor(outline: PhaseOutline, world: Pick<World, 'terminal' | 'progress' | 'now'>, times = usualTimes) {
    this.underWay = new PlansUnderWay(world.now);
    this.#world = world;
    this.#lines = new ProgressLines(outline.waves, world.terminal.colour, world.now());
    this.#phase = new PhaseLine(outline);
    const isLive = world.terminal.live !== null;
    const look = isLive ? () => this.#redraw() : () => this.#beat();
    this.#timer = setInterval(look, isLive ? times.redrawMs : times.heartbeatMs).unref();
  }

  follow(event: LedgerEvent): void {
    const { terminal } = this.#world;
    if (event.event === 'agent_end') this.#tellFacts(event.plan);
    this.underWay.follow(event);
    this.#phase.follow(event);
    const line = this.#lines.of(event);
    this.#redraw();
    const plan = 'plan' in event ? event.plan : undefined;
    if (hasTraits(event, { ends: 'plan' })) this.#tellHeld(event.plan, event.event.slice('plan_'.length));
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
    const now = this.#world.now();
    const { all } = this.underWay;
    const phase = all.length === 0 ? null : this.#phase.text(all, now);
    this.#world.terminal.live?.([...(phase === null ? [] : [phase]), ...all.map((facts) => underWayLine(facts, now))]);
  }

  #beat(): void {
    const { all } = this.underWay;
    const now = this.#world.now();
    const phase = all.length === 0 ? null : this.#phase.text(all, now);
    if (phase !== null) this.#world.progress(this.#lines.on('phase', phase, now));
    for (const facts of all) this.#world.progress(this.#factsLine(facts));
  }

  /** Prints a permanent line with the agent's progress, if it reported any. */
  #tellFacts(plan: string): void {
    const facts = this.underWay.of(plan);
    if (facts !== null && hasReported(facts)) this.#tell(plan, this.#factsLine(facts));
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
    if (held.lines.length <= mostHeld) return;
    held.lines.shift();
    held.left += 1;
  }

  #tellHeld(plan: string, ending: string): void {
    const held = this.#held.get(plan);
    if (held === undefined) return;
    this.#held.delete(plan);
    const left = held.left === 0 ? [] : [`… ${counted(held.left, 'line')} before these`];
    this.#world.terminal.group?.(`plan ${plan}, ${ending}`, [...left, ...held.lines]);
  }
}

const mostHeld = 500;

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
  const isTold = event.event === 'attempt_start' || event.event === 'adopt' || event.event === 'warning';
  return !isTold && !hasTraits(event, { ends: 'plan' });
}
