import type { CompletionSignal } from './completion-signal.ts';
import { type NextPhase } from './next-phase.ts';
import { type RetryPolicy } from './retry-policy.ts';
import { type FailureReason } from './signal-words.ts';
import type { Stuck } from './stuck.ts';
/** The rules that decide, by names that stay. Each stands at the one place in the code where it decides. */
export declare const DECISION_RULES: readonly ["succeeded", "verification_contradicts", "verification_asks", "next_phase_not_ready", "skipped", "interrupted", "not_retryable", "budget_used", "reason_not_retried", "quota_used", "provider_down", "attempts_used", "run_attempts_used", "deadline", "open_after_deadline", "open_after_wait", "retry", "relay", "stuck_same_failure", "stuck_consecutive", "stuck_in_window", "stuck_alternation", "stuck_circuit_breaker", "person_asked", "dependency_open", "open_later", "rounds_used", "unpublished", "taken_over"];
export type DecisionRule = (typeof DECISION_RULES)[number];
/** Decision after a signal. `why` is a sentence for people; everything else is for machines. */
export type Decision = {
    why: string;
    rule: DecisionRule;
} & (({
    continue: true;
    action: 'proceed';
    skipped?: true;
} & NextPhase) | {
    continue: false;
    action: 'retry';
    attempt: number;
    backoffMs: number;
} | {
    continue: false;
    action: 'escalate';
    reason: FailureReason;
    skipOption: boolean;
} | {
    continue: false;
    action: 'await_user';
    reason: string;
} | {
    continue: false;
    action: 'await_dependency';
    deps: string[];
    unblockAt?: string;
} | {
    continue: false;
    action: 'stop';
    reason: string;
});
export interface DecisionPolicy {
    retry: RetryPolicy;
    /** The phase after this one, null after the last, undefined where unknown. */
    nextPhase: string | null | undefined;
    /** By default what `nextPhase` says. */
    nextPhaseStatus?: NextPhase['nextPhaseStatus'];
}
/** Events before this signal, from the ledger, so that caps survive a restart. */
export interface DecisionHistory {
    /** Reasons of the earlier failed attempts of this plan in this run, oldest first, without the signal itself. */
    failures: readonly FailureReason[];
    /** Attempts of all plans of the run so far, this one included. */
    runAttempts: number;
    now: Date;
    /** When the run has to be over. */
    deadlineAt?: Date | undefined;
    /** A person or the host asked the run to end. */
    interrupted?: boolean | undefined;
    /**
     * Verdict of the budget on another attempt: `left` false where a ceiling of the plan or the phase is used up, true where
     * the attempt ended at one of its own. `why` is a sentence without its end. Absent without a budget.
     */
    budget?: {
        readonly left: boolean;
        readonly why: string;
    } | undefined;
    /** Result of `detectStuck` for the attempts so far, this one included. */
    stuck?: Stuck | undefined;
    /** In [0, 1): the jitter. */
    random: number;
}
/** Decides from the facts alone (I11): no clock, no chance, no I/O. */
export declare function decide(signal: CompletionSignal, policy: DecisionPolicy, history: DecisionHistory): Decision;
export declare function buildStop(rule: DecisionRule, why: string, reason: string): {
    readonly continue: false;
    readonly action: 'stop';
    readonly reason: string;
    readonly rule: "attempts_used" | "budget_used" | "deadline" | "dependency_open" | "interrupted" | "next_phase_not_ready" | "not_retryable" | "open_after_deadline" | "open_after_wait" | "open_later" | "person_asked" | "provider_down" | "quota_used" | "reason_not_retried" | "relay" | "retry" | "rounds_used" | "run_attempts_used" | "skipped" | "stuck_alternation" | "stuck_circuit_breaker" | "stuck_consecutive" | "stuck_in_window" | "stuck_same_failure" | "succeeded" | "taken_over" | "unpublished" | "verification_asks" | "verification_contradicts";
    readonly why: string;
};
