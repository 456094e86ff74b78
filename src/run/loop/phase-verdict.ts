import type { ReachedCap } from '../../signal/budget.ts';
import type { CompletionSignal } from '../../signal/completion-signal.ts';
import { type Decision, decide } from '../../signal/decision.ts';
import { type ExitStatus, exitStatusOf } from '../../signal/exit-status.ts';
import { type PhaseFacts, phaseOutcome } from '../../signal/phase-outcome.ts';
import { signalContext } from '../../signal/signal-context.ts';
import type { DecidingRun } from './deciding-run.ts';

/** What a phase has come to. */
export interface PhaseFindings {
  readonly plans: ReadonlyMap<string, CompletionSignal>;
  readonly facts: PhaseFacts;
  /** What was decided on the plan by whose failure the run ended; null where none failed. */
  readonly failed: Decision | null;
  /** The ceiling that keeps open plans from being run. */
  readonly budgetUsed: ReachedCap | null;
  /** Attempts of all plans of the run so far. */
  readonly attempts: number;
}

/** The phase's signal, what follows from it, and the exit status that says so. */
export interface PhaseVerdict {
  readonly signal: CompletionSignal;
  readonly decision: Decision;
  readonly exit: { readonly status: ExitStatus; readonly code: number };
}

/** The same for a run that ends and for one that is only foretold. */
export function phaseVerdict(found: PhaseFindings, run: DecidingRun): PhaseVerdict {
  const { plans, facts, failed, budgetUsed } = found;
  const signal = phaseOutcome(run.phase.id, plans, facts, signalContext(run));
  const decision =
    failed ?? outOfBudget(signal, budgetUsed) ?? outOfRounds(signal, facts) ?? decideOnPhase(signal, found, run);
  const exit = exitStatusOf({
    status: signal.status,
    interrupted: facts.interrupted,
    capReached: decision.action === 'stop',
    reason: signal.status === 'failure' ? signal.details.reason : undefined,
  });
  return { signal, decision, exit };
}

/** A run that has used its rounds is over, however little is missing: whoever starts the next one goes on with it. */
function outOfRounds({ phase, status }: CompletionSignal, { roundsUsed }: PhaseFacts): Decision | null {
  if (roundsUsed !== true || status !== 'failure') return null;
  const why = `Phase ${phase} has used its rounds; the next run continues where this one ended`;
  return { continue: false, action: 'stop', reason: 'rounds', rule: 'rounds_used', why };
}

/** A person has to allow more before it goes on. */
function outOfBudget({ phase, status }: CompletionSignal, cap: ReachedCap | null): Decision | null {
  if (cap === null || status !== 'failure') return null;
  const why = `Phase ${phase} ended: ${cap.text}`;
  return { continue: false, action: 'stop', reason: 'budget', rule: 'budget_used', why };
}

function decideOnPhase(signal: CompletionSignal, { facts, attempts }: PhaseFindings, run: DecidingRun): Decision {
  const { retry, limits } = run.policy;
  const { clock } = run.services;
  return decide(
    signal,
    { retry, nextPhase: run.nextPhase },
    {
      failures: [],
      runAttempts: attempts,
      now: new Date(clock.now()),
      deadlineAt: new Date(clock.now() + limits.deadlineAt - clock.uptimeMs()),
      interrupted: facts.interrupted,
      random: run.services.random(),
    },
  );
}
