/** Public API: pure functions and readers. Run a phase by command line: it needs its own process and checkout. */
export { type TestEvidence, type TestVerdict, testVerdict } from '../../judge/run/tests/verdict.ts';
export { listPhases, type Phase, PhaseError, readPhase } from '../../plan/phase/phase.ts';
export { samePhase } from '../../plan/phase/phase-id.ts';
export { blockedBy, type PlanState, readyPlans } from '../../plan/schedule/ready.ts';
export { buildSchedule as schedule, type Schedule } from '../../plan/schedule/schedule.ts';
export { CHECKPOINT_SIZE_WARNING, type CheckpointReturn, type CompletedItem, type HandoffContext, parseCheckpointReturn, type RemainingItem, validateCheckpointSize, } from '../../signal/checkpoint-return.ts';
export { COMPLETION_STATUS, parseSignal, SignalError } from '../../signal/completion-signal.ts';
export { type Decision, type DecisionHistory, type DecisionPolicy, decide } from '../../signal/decision.ts';
export { exitGate, type GateDecision, type GateFacts, type GatePolicy } from '../../signal/exit-gate.ts';
export { EXIT_STATUS, type ExitStatus, getExitStatus as exitStatusOf } from '../../signal/exit-status.ts';
export { backoffMs, parseRetryPolicy, type RetryPolicy } from '../../signal/retry-policy.ts';
export { type CompletionStatus, FAILURE_REASONS, type FailureReason } from '../../signal/signal-words.ts';
export { type AttemptRecord, detectStuck, failureFingerprint, type Stuck, type StuckPolicy, StuckPolicySchema, } from '../../signal/stuck.ts';
export { CheckpointReturnBuilder, CompletionSignal } from './stamped.ts';
