import { retryText } from '../../agents/stream/agent-progress.ts';
import { type Activity, spendingOfUsage } from '../../agents/stream/agent-result.ts';
import { compareNatural } from '../../plan/phase/phase-id.ts';
import { hasTraits, type LedgerEvent } from '../../record/events/event.ts';
import { eventText } from '../../record/events/event-text.ts';
import type { LastActivity } from '../../record/log/heartbeat.ts';
import { costText, nothingSpent, type Spent, spentTokens, sumSpent } from '../../signal/budget.ts';
import { clipText, clockText, plainLine } from '../../system/text/text.ts';

/** Facts about a plan at work, or a part of the exit gate. Times are ms since the epoch. */
export interface UnderWayFacts {
  /** The plan's id; `judge`, `tests` or `verifier` for the exit gate. */
  readonly of: string;
  readonly attempt: number | null;
  readonly since: number;
  /** Time of the last sign of it. */
  seenAt: number;
  /** A step of the engine, or its agent's task. */
  step: string;
  /** Last edit and command of the agent, and what it did or waited for since; empty for none. */
  did: { edit?: string; command?: string; other?: string };
  /** Of the agent's current call, and of earlier calls in this attempt. */
  spent: Spent;
  spentBefore: Spent;
}

export class PlansUnderWay {
  readonly #now: () => number;
  /** By plan: of a plan with several attempts at a time the newest one. */
  readonly #facts = new Map<string, UnderWayFacts>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** In the order of the plans: those that begin together are ready now in one order, now in another. */
  get all(): readonly UnderWayFacts[] {
    return [...this.#facts.values()].sort((one, other) => compareNatural(one.of, other.of));
  }

  of(id: string): UnderWayFacts | null {
    return this.#facts.get(id) ?? null;
  }

  /** Expects every event of the run. */
  follow(event: LedgerEvent): void {
    const [, part, edge] = /^(judge|tests|verifier)_(start|end)$/.exec(event.event) ?? [];
    const step = stepAfter(event);
    if (event.event === 'attempt_start' || event.event === 'adopt') {
      if (!('isLost' in event && event.isLost)) this.#begin(event.plan, event.attempt, step ?? 'begins');
    } else if (hasTraits(event, { ends: 'plan' })) this.#facts.delete(event.plan);
    else if (part !== undefined && edge === 'start') this.#begin(part, null, step ?? '');
    else if (part !== undefined) this.#facts.delete(part);
    else if (step !== null && 'plan' in event && event.plan !== undefined) this.#goOn(event, event.plan, step);
  }

  #begin(of: string, attempt: number | null, step: string): void {
    const now = this.#now();
    const unspent = { spent: nothingSpent, spentBefore: nothingSpent };
    this.#facts.set(of, { of, attempt, step, since: now, seenAt: now, did: {}, ...unspent });
  }

  #goOn({ event }: LedgerEvent, plan: string, step: string): void {
    const facts = this.#facts.get(plan);
    if (facts === undefined) return;
    facts.step = step;
    facts.seenAt = this.#now();
    if (event === 'agent_end') facts.did = {};
    if (event === 'agent_start') Object.assign(facts, { spent: nothingSpent, spentBefore: spentBy(facts) });
  }

  /** Expects every report of an agent. */
  saw(plan: string, activity: Activity): void {
    const facts = this.#facts.get(plan);
    if (facts === undefined) return;
    facts.seenAt = this.#now();
    facts.did = didAfter(activity, facts.did);
    if (activity.kind === 'turn') facts.spent = { ...facts.spent, turns: activity.turn };
    if (activity.kind === 'usage' && !activity.isOfSession) {
      const { usage, costUsd, isEstimate } = activity;
      facts.spent = spendingOfUsage(usage, facts.spent.turns, costUsd, isEstimate);
    }
  }
}

/** An edit and a command stay beside each other; either takes the place of what else was seen. */
function didAfter(activity: Activity, did: UnderWayFacts['did']): UnderWayFacts['did'] {
  const { edit, command } = did;
  const saved = { ...(edit === undefined ? {} : { edit }), ...(command === undefined ? {} : { command }) };
  switch (activity.kind) {
    case 'edit':
      return { ...saved, edit: `edits ${shortenText(activity.path.slice(activity.path.lastIndexOf('/') + 1))}` };
    case 'command': {
      const line = shortenText(activity.command);
      const code = activity.state === 'ended' ? activity.exitCode : null;
      const ended = code === null ? line : `${line} (exit ${code})`;
      return { ...saved, command: activity.state === 'started' ? `runs ${line}` : ended };
    }
    case 'tool':
      return { ...saved, other: `uses ${shortenText(activity.tool)}` };
    case 'output':
      return { ...saved, other: `prints ${shortenText(activity.text)}` };
    case 'retry':
      return { ...saved, other: shortenText(retryText(activity)) };
    case 'turn':
      return saved; // its model has answered
    case 'usage':
      return did;
  }
}

/** `3:12  01-02  41k tok · USD 0.38 · turn 14 · edits RelationEdge.tsx · pnpm tsc (exit 1)`. */
export function underWayLine(facts: UnderWayFacts, now: number): string {
  return `${clockText(now - facts.since)}  ${facts.of}  ${factsText(facts, now)}`;
}

/** One harmless line without time and plan: texts of agents are data (I8). A narrow terminal cuts its end, so figures come first. */
export function factsText(facts: UnderWayFacts, now: number): string {
  const { attempt, step, seenAt } = facts;
  const spent = spentBy(facts);
  const tokens = spentTokens(spent);
  const isPriced = tokens > 0 && (spent.isCostKnown || spent.costUsd > 0);
  const silentMs = now - seenAt;
  const parts = [
    attempt !== null && attempt > 1 ? `attempt ${attempt}` : '',
    tokens === 0 ? '' : `${tokensText(tokens)} tok`,
    isPriced ? costText(spent) : '',
    spent.turns === 0 ? '' : `turn ${spent.turns}`,
    didText(facts) || step,
    silentMs < worthSaying ? '' : `nothing new for ${clockText(silentMs)}`,
  ];
  return plainLine(parts.filter((part) => part !== '').join(' · '));
}

/** Last activity for a heartbeat. */
export function getLastActivity(facts: UnderWayFacts | null): LastActivity | null {
  if (facts === null) return null;
  const [at = '', since = ''] = [facts.seenAt, facts.since].map((time) => new Date(time).toISOString());
  return { what: factsText(facts, facts.seenAt), at, since };
}

export function hasReported(facts: UnderWayFacts): boolean {
  const spent = spentBy(facts);
  return didText(facts) !== '' || spentTokens(spent) > 0 || spent.turns > 0;
}

function spentBy({ spent, spentBefore }: UnderWayFacts): Spent {
  return sumSpent([spent, spentBefore]);
}

function didText({ did: { edit, command, other } }: UnderWayFacts): string {
  return [edit, command, other].filter((part) => part !== undefined).join(' · ');
}

const worthSaying = 30_000;

/** Null for what is no step: an action of the agent, which is shown beside it, and a warning. */
function stepAfter(event: LedgerEvent): string | null {
  const isNoStep = event.event === 'warning' || (event.event === 'agent_progress' && event.activity !== undefined);
  const text = isNoStep ? null : eventText(event);
  return text && shortenText(text.what);
}

function tokensText(tokens: number): string {
  if (tokens < 1_000) return String(tokens);
  return tokens < 1_000_000 ? `${Math.round(tokens / 1_000)}k` : `${(tokens / 1_000_000).toFixed(1)}M`;
}

function shortenText(text: string): string {
  return clipText(plainLine(text), 40);
}
