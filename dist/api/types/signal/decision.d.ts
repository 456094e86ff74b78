import type { CompletionSignal } from './completion-signal.ts';
import { type NextPhase } from './next-phase.ts';
import { type RetryPolicy } from './retry-policy.ts';
import { type FailureReason } from './signal-words.ts';
import type { Stuck } from './stuck.ts';
/** Ids of the decision rules. They are part of the output and must stay stable. */
export declare const DECISION_RULES: readonly ["succeeded", "verification_contradicts", "verification_asks", "next_phase_not_ready", "skipped", "interrupted", "not_retryable", "budget_used", "reason_not_retried", "quota_used", "provider_down", "attempts_used", "run_attempts_used", "deadline", "open_after_deadline", "open_after_wait", "retry", "relay", "stuck_same_failure", "stuck_consecutive", "stuck_in_window", "stuck_alternation", "stuck_circuit_breaker", "person_asked", "dependency_open", "open_later", "rounds_used", "unpublished", "taken_over"];
export type DecisionRule = (typeof DECISION_RULES)[number];
/** `why` is for people; programs use the other fields. */
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
    /** Null for the last phase, undefined if unknown. */
    nextPhase: string | null | undefined;
    nextPhaseStatus?: NextPhase['nextPhaseStatus'];
}
/** Comes from the ledger, so that limits survive a restart. */
export interface DecisionHistory {
    /** Reasons of this plan's earlier failures in this run, oldest first, without the current one. */
    failures: readonly FailureReason[];
    /** Attempts of all plans in the run, including the current one. */
    runAttempts: number;
    now: Date;
    deadlineAt?: Date | undefined;
    interrupted?: boolean | undefined;
    /**
     * `left` is false if the plan or phase has used up its budget, and true if only the attempt's own budget ran out.
     * `why` has no final period. Absent without a budget.
     */
    budget?: {
        readonly left: boolean;
        readonly why: string;
    } | undefined;
    stuck?: Stuck | undefined;
    random: number;
}
/** Pure: time and randomness are passed in (I11). */
export declare function decide(signal: CompletionSignal, policy: DecisionPolicy, history: DecisionHistory): Decision;
export declare function buildStop(rule: DecisionRule, why: string, reason: string): {
    readonly continue: false;
    readonly action: 'stop';
    readonly reason: string;
    readonly rule: "attempts_used" | "budget_used" | "deadline" | "dependency_open" | "interrupted" | "next_phase_not_ready" | "not_retryable" | "open_after_deadline" | "open_after_wait" | "open_later" | "person_asked" | "provider_down" | "quota_used" | "reason_not_retried" | "relay" | "retry" | "rounds_used" | "run_attempts_used" | "skipped" | "stuck_alternation" | "stuck_circuit_breaker" | "stuck_consecutive" | "stuck_in_window" | "stuck_same_failure" | "succeeded" | "taken_over" | "unpublished" | "verification_asks" | "verification_contradicts";
    readonly why: string;
};
