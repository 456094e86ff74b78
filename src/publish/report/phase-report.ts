import type { Spent } from '../../signal/budget.ts';
import type { CompletionSignal } from '../../signal/completion-signal.ts';
import type { Decision } from '../../signal/decision.ts';
import { EVIDENCE_LEVELS, type EvidenceLevel, isAtLeast } from '../../signal/evidence.ts';
import type { ExitStatus } from '../../signal/exit-status.ts';
import { counted } from '../../system/text/text.ts';

/** What people are told of a phase that has ended, on a terminal or in Markdown. */
export interface PhaseReport {
  readonly phase: { readonly id: string; readonly name: string };
  readonly nextPhase: string | null;
  readonly ended: {
    readonly signal: CompletionSignal;
    readonly decision: Decision;
    readonly exitStatus: ExitStatus;
    readonly plans: ReadonlyMap<string, CompletionSignal>;
    /** The weakest of the plans on the judged commit; null where nothing was judged. */
    readonly evidence: EvidenceLevel | null;
    readonly attempts: number;
    readonly durationMs: number;
    readonly spent: Spent;
    /** The plan attempted last, and how many of the attempts succeeded, from 0 to 1; null without any. */
    readonly lastPlan: string | null;
    readonly successRate: number | null;
  };
}

/** What a signal says, in a few words. Agents and plans may have written parts of it: it is data (I8). */
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

/** Why a phase whose plans are all complete is no success, where the decision does not say it; else nothing. */
export function closedText({ signal, plans, decision }: PhaseReport['ended']): string[] {
  const why = signalText(signal);
  const isOpen = signal.status === 'success' || [...plans.values()].some(({ status }) => status !== 'success');
  return isOpen || decision.why.includes(why) ? [] : [why];
}

/** What a machine saw of a plan: the word verified is for nothing less than its promises. */
function seenText(evidence: unknown): string {
  const { level, text } = (evidence ?? {}) as { level?: unknown; text?: unknown };
  const found = EVIDENCE_LEVELS.find((each) => each === level);
  if (found === undefined) return 'complete';
  return `${isAtLeast(found, 'artifacts') ? 'verified' : 'complete'}: ${String(text)}`;
}

/** The phase's warnings, each once. */
export function warningsIn({ details }: CompletionSignal): string[] {
  const { warnings } = details as { warnings?: unknown };
  return Array.isArray(warnings) ? warnings.map(String) : [];
}

/** The run in numbers (seed 003): attempts, how many of them succeeded, the last plan. */
export function attemptsText({ attempts, successRate, lastPlan }: PhaseReport['ended']): string {
  if (successRate === null || lastPlan === null) return 'no attempts';
  const share = `${Math.round(successRate * 100)} % of them succeeded`;
  return `${counted(attempts, 'attempt')}, ${share}, the last on plan ${lastPlan}`;
}
