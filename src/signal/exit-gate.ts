import { joinFirstFew, shortenId } from '../system/text/text.ts';

/**
 * The dual exit gate (seed 003): a phase is COMPLETED only if its tests pass and its requirements are done on the same
 * commit, and no verification report objects. Unknown results never open it (I2).
 */
export interface GateFacts {
  tests: { verdict: 'pass' | 'fail' | 'unknown'; commit: string } | null;
  /** `done` is true if checkboxes, position and summaries agree, and null if that can't be decided. */
  requirements: { done: boolean | null; commit: string; open: readonly string[] };
  problems?: readonly string[];
  questions?: readonly string[];
  /** Failed promises of the plans, as sentences, or null if they weren't checked. */
  plans?: { against: readonly string[]; lacking: readonly string[]; commit: string } | null;
  /** Result in VERIFICATION.md, or null if there is none and none is required. */
  verification: { status: 'passed' | 'gaps_found' | 'human_needed' | 'unknown'; commit: string } | null;
  commit: string;
  confirmations: number;
}

export interface GatePolicy {
  /** False if a person declared that the phase has nothing to test. Then only the requirements count. */
  requireTests: boolean;
  /** Additional runs that must find the gate open. */
  confirmingRuns: number;
}

export type GateDecision = { why: string } & (
  | { open: true }
  /** `next` tells the run what to do instead of ending. */
  | { open: false; by: GateQuestion; next: 'run_tests' | 'fix' | 'continue' | 'ask' }
);

export type GateQuestion = 'commit' | 'plans' | 'evidence' | 'tests' | 'requirements' | 'verification' | 'checks';

export type ClosedGate = Extract<GateDecision, { open: false }>;

export function exitGate(facts: GateFacts, policy: GatePolicy): GateDecision {
  return checkWork(facts) ?? checkTests(facts, policy) ?? checkDocuments(facts) ?? openOrConfirm(facts, policy);
}

function checkWork({ problems = [], questions = [], plans, commit }: GateFacts): ClosedGate | null {
  if (problems.length > 0) return closeGate('commit', 'fix', `The commit cannot count: ${joinItems(problems)}`);
  if (questions.length > 0)
    return closeGate('commit', 'ask', `A person must decide whether this is right: ${joinItems(questions)}`);
  if (!plans) return null;
  if (plans.commit !== commit)
    return closeGate('plans', 'fix', `The plans were judged ${describeOtherCommit(plans, commit)}`);
  if (plans.against.length > 0)
    return closeGate('plans', 'fix', `These checks fail on the final commit: ${joinItems(plans.against)}`);
  if (plans.lacking.length > 0)
    return closeGate('evidence', 'fix', `The evidence is not sufficient: ${joinItems(plans.lacking)}`);
  return null;
}

function checkTests({ tests, commit }: GateFacts, { requireTests }: GatePolicy): ClosedGate | null {
  if (tests === null && requireTests === false) return null;
  if (tests === null) return closeGate('tests', 'run_tests', 'No tests were run; a phase is not complete on trust');
  if (tests.commit !== commit)
    return closeGate('tests', 'run_tests', `The tests were run ${describeOtherCommit(tests, commit)}`);
  if (tests.verdict === 'pass') return null;
  if (tests.verdict === 'fail') return closeGate('tests', 'fix', 'The tests fail');
  return closeGate('tests', 'ask', 'The result of the tests is unknown, which does not count as a pass');
}

function checkDocuments({ requirements, verification, commit }: GateFacts): ClosedGate | null {
  const { done, open } = requirements;
  if (requirements.commit !== commit)
    return closeGate(
      'requirements',
      'continue',
      `The requirements were read ${describeOtherCommit(requirements, commit)}`,
    );
  if (done === false) return closeGate('requirements', 'continue', `Open: ${joinItems(open)}`);
  if (done !== true || open.length > 0)
    return closeGate('requirements', 'ask', `It is unknown whether the requirements are done: ${joinItems(open)}`);
  if (verification === null) return null;
  if (verification.commit !== commit)
    return closeGate('verification', 'continue', `The verification is ${describeOtherCommit(verification, commit)}`);
  if (verification.status === 'passed') return null;
  if (verification.status === 'gaps_found') return closeGate('verification', 'fix', 'The verification found gaps');
  if (verification.status === 'human_needed')
    return closeGate('verification', 'ask', 'The verification asks for a person');
  const reason = 'It is unknown whether the phase is verified, which does not count as a pass';
  return closeGate('verification', 'fix', reason);
}

function describeOtherCommit(judged: { readonly commit: string }, commit: string): string {
  return `on ${shortenId(judged.commit)}, not on ${shortenId(commit)}`;
}

function openOrConfirm({ tests, confirmations }: GateFacts, { confirmingRuns }: GatePolicy): GateDecision {
  const reason = tests
    ? 'The tests pass and the requirements are done'
    : 'The requirements are done; tests are not required';
  if (tests === null || confirmations >= (confirmingRuns ?? 0)) return { open: true, why: reason };
  return closeGate('tests', 'run_tests', `${reason}; ${confirmingRuns} more runs must confirm it`);
}

export function closeGate(by: GateQuestion, next: ClosedGate['next'], reason: string): ClosedGate {
  return { open: false, by, next, why: reason };
}

function joinItems(items: readonly string[]): string {
  return joinFirstFew(items, 5, '; ') || 'no details';
}
