import type { CompletionSignal } from '../../signal/completion-signal.ts';
import { EVIDENCE_LEVELS, isAtLeast } from '../../signal/evidence.ts';
import type { PhaseEnd } from '../../signal/phase-outcome.ts';
import { counted } from '../../system/text/text.ts';

export interface PhaseReport {
  readonly phase: { readonly id: string; readonly name: string };
  readonly nextPhase: string | null;
  readonly ended: Omit<PhaseEnd, 'signalPath' | 'exitCode' | 'judged'>;
}

/** Short text of a signal. Agents and plans may have written parts of it: it is data (I8). */
export function signalText(signal: CompletionSignal): string {
  switch (signal.status) {
    case 'success': {
      const { alreadyComplete } = signal.details;
      const said = alreadyComplete === true ? 'was complete before' : null;
      const seen = seenText(signal.details.evidence);
      return said === null ? seen : `${said}; ${seen}`;
    }
    case 'failure':
      return signal.details.error?.message ?? signal.details.reason;
    case 'blocked':
    case 'skipped':
      return signal.details.reason;
  }
}

/** Reason why a phase with all plans complete has failed, unless the decision names it. */
export function closedText({ signal, plans, decision }: PhaseReport['ended']): string[] {
  const why = signalText(signal);
  const isOpen = signal.status === 'success' || [...plans.values()].some(({ status }) => status !== 'success');
  return isOpen || decision.why.includes(why) ? [] : [why];
}

/** The word "verified" needs at least the plan's promised artifacts. */
function seenText(evidence: unknown): string {
  const { level, text } = (evidence ?? {}) as { level?: unknown; text?: unknown };
  const found = EVIDENCE_LEVELS.find((each) => each === level);
  if (found === undefined) return 'complete';
  return `${isAtLeast(found, 'artifacts') ? 'verified' : 'complete'}: ${String(text)}`;
}

export function warningsIn({ details }: CompletionSignal): string[] {
  const { warnings } = details as { warnings?: unknown };
  return Array.isArray(warnings) ? warnings.map(String) : [];
}

/** Attempts, success rate and last plan (seed 003). */
export function attemptsText({ attempts, successRate, lastPlan }: PhaseReport['ended']): string {
  if (successRate === null || lastPlan === null) return 'no attempts';
  const share = `${Math.round(successRate * 100)} % of them succeeded`;
  return `${counted(attempts, 'attempt')}, ${share}, the last on plan ${lastPlan}`;
}
