import { z } from 'zod';
import { interruptedSignal } from '../attempt/attempt-signal.ts';
import type { RunContext } from '../attempt/run-context.ts';
import { type Course, conclude, sinceOpened } from '../execute/course.ts';
import { gateOf } from '../execute/human-gate.ts';
import { askDocuments } from '../execute/phase-gate.ts';
import { waitsForPerson } from '../execute/phase-run.ts';
import { attemptHistory } from '../ledger/attempt-history.ts';
import { type MatrixJob, MatrixJobSchema } from '../schedule/job-matrix.ts';
import { matrixOf, plansOfRound } from '../schedule/round.ts';
import type { Decision } from '../signal/decision.ts';
import { asksGate } from './gate-witness.ts';

/** What the jobs after this one have to do. */
export interface NextRound {
  /** Null when no leg is to be run any more. */
  readonly matrix: { readonly include: readonly MatrixJob[] } | null;
  readonly round: number;
  /** When the retries in it may begin, in ms since the epoch; null without any. */
  readonly notBefore: number | null;
  /** Every plan is complete and the documents agree: tests or a verifier are to be asked, in a job of their own. */
  readonly gate: boolean;
  readonly action: Decision['action'];
}

export interface Rounds {
  readonly mode: 'single' | 'matrix';
  /** The number of the next round, from 1, and how many there may be. */
  readonly next: number;
  readonly most: number;
}

/** Whether a plan could run, had the run a round left for it. */
export function couldGoOn(course: Course): boolean {
  return course.failed === null && ready(course, 'single').length > 0;
}

/** A round as it was opened: the jobs it was given to, and the commit they work on. */
export interface OpenedRound {
  readonly round: number;
  readonly base: string;
  readonly jobs: readonly MatrixJob[];
}

/** The newest round of this run on record, or the one of that number; null where none is that was not integrated yet. */
export function openRound(run: RunContext, number?: number): OpenedRound | null {
  const { runId } = run;
  const { ledger } = run.services;
  const mine = ledger.earlier.filter(
    (event) => event.runId === runId && (number === undefined || event.round === number),
  );
  const last = mine.findLast(({ event }) => event === 'round_start' || (event === 'round_end' && number === undefined));
  if (last?.event !== 'round_start') return null;
  const { round, base, jobs } = last;
  return { round: Number(round), base: String(base), jobs: z.array(MatrixJobSchema).parse(jobs) };
}

/** Whether the last of its rounds was integrated, or all the attempts that a run may make were made. */
export function isUsedUp({ run, history }: Course, most: number): boolean {
  const rounds = sinceOpened(run).filter(({ event }) => event === 'round_end');
  return (
    Math.max(0, ...rounds.map(({ round }) => Number(round))) >= most ||
    history.length >= run.policy.retry.maximumRunAttempts
  );
}

/** Decides the next round from what every plan has come to; plans that wait for a person are told and passed over. */
export async function nextRound(course: Course, { mode, next, most }: Rounds): Promise<NextRound> {
  const { run, retries } = course;
  const plans = course.failed === null ? ready(course, mode) : [];
  const none = { matrix: null, round: next, notBefore: null, gate: false };
  const isSpent = course.history.length >= run.policy.retry.maximumRunAttempts;
  if (plans.length > 0 && (next > most || isSpent)) return { ...none, action: 'stop' };
  const { lastAttempt: attempts } = attemptHistory(run.services.ledger.events);
  const matrix = matrixOf(run.schedule, plans, { phase: run.phase.id, round: next, mode, attempts });
  if (matrix !== null) {
    const { sha: base } = await run.workspace.git.head();
    run.services.ledger.append('round_start', { round: next, base, jobs: matrix.include });
    for (const id of plans)
      if (!retries.has(id)) run.services.ledger.writeSignal(id, interruptedSignal(id, undefined, run));
    return { ...none, matrix, notBefore: retryAt(course), action: retries.size > 0 ? 'retry' : 'proceed' };
  }
  if (course.failed) return { ...none, action: course.failed.decision.action };
  if (!run.schedule.plans.every(({ plan }) => run.progress.done.has(plan.id)))
    return { ...none, action: waitsFor(course) };
  const { decision } = await askDocuments(run);
  if (!decision.open) return { ...none, action: 'await_user' };
  return { ...none, gate: asksGate(run), action: 'proceed' };
}

/** When the last of the retries may begin. */
function retryAt({ run, retries }: Course): number | null {
  const waits = [...retries.keys()].flatMap((plan) => {
    const wait = run.services.ledger.events.findLast((event) => event.event === 'retry_wait' && event.plan === plan);
    return wait === undefined ? [] : [Date.parse(wait.at) + Number(wait.backoffMs)];
  });
  return waits.length === 0 ? null : Math.max(...waits);
}

function ready(course: Course, mode: Rounds['mode']): string[] {
  const { run, states } = course;
  for (;;) {
    const plans = plansOfRound(run.schedule, states, mode);
    const waiting = run.schedule.plans.flatMap(({ plan }) => {
      const gate = plans.includes(plan.id) ? gateOf(plan, run) : null;
      return gate === null ? [] : [{ plan, gate }];
    });
    for (const { plan, gate } of waiting) conclude(course, plan.id, waitsForPerson(plan, gate, run));
    if (waiting.length === 0) return plans;
  }
}

function waitsFor({ signals }: Course): Decision['action'] {
  const blocked = [...signals.values()].flatMap((signal) => (signal.status === 'blocked' ? [signal] : []));
  return blocked.some(({ details }) => details.userInputRequired) ? 'await_user' : 'await_dependency';
}
