import { firstFew, shortId } from '../system/text/text.ts';

/**
 * The dual exit gate (seed 003): a phase is COMPLETED only if its tests pass and its requirements are done, both told of
 * the same commit, and no verification report speaks against it. Nothing that is unknown opens it (I2).
 */
export interface GateFacts {
  /** The verdict on the tests, null if none were run. */
  tests: { verdict: 'pass' | 'fail' | 'unknown'; commit: string } | null;
  /** True where boxes, position and summaries agree that all is done; null if that cannot be decided. */
  requirements: { done: boolean | null; commit: string; open: readonly string[] };
  /** Reasons why the commit cannot be judged or taken at all, as sentences. */
  problems?: readonly string[];
  /** Objections that a person may overrule, as sentences. */
  questions?: readonly string[];
  /** Promises of the plans that do not hold on the commit, as sentences; null where they were not checked. */
  plans?: { against: readonly string[]; lacking: readonly string[]; commit: string } | null;
  /** Content of VERIFICATION.md; null where there is none and none is asked for. */
  verification: { status: 'passed' | 'gaps_found' | 'human_needed' | 'unknown'; commit: string } | null;
  /** The commit that would be called complete. */
  commit: string;
  /** How often the gate was already found open on this commit by runs of their own. */
  confirmations: number;
}

export interface GatePolicy {
  /** false: the phase has nothing to test, said by a person. Then only the requirements count. */
  requireTests: boolean;
  /** How many further runs have to find the gate open; 0 for none. */
  confirmingRuns: number;
}

export type GateDecision = { why: string } & (
  | { open: true }
  /** Next step instead of ending: run the tests (again), fix failures, continue the work, or ask a person. */
  | { open: false; by: GateQuestion; next: 'run_tests' | 'fix' | 'continue' | 'ask' }
);

/** The part that closes the gate: the commit as a whole, a plan's promises and commands, its evidence, tests, documents, a report, the host. */
export type GateQuestion = 'commit' | 'plans' | 'evidence' | 'tests' | 'requirements' | 'verification' | 'checks';

export type ClosedGate = Extract<GateDecision, { open: false }>;

export function exitGate(facts: GateFacts, policy: GatePolicy): GateDecision {
  return (
    closedByWork(facts) ?? closedByTests(facts, policy) ?? closedByDocuments(facts) ?? openOrConfirm(facts, policy)
  );
}

function closedByWork({ problems = [], questions = [], plans, commit }: GateFacts): ClosedGate | null {
  if (problems.length > 0) return closeGate('commit', 'fix', `The commit cannot count: ${joinedList(problems)}`);
  if (questions.length > 0)
    return closeGate('commit', 'ask', `A person must decide whether this is right: ${joinedList(questions)}`);
  if (!plans) return null;
  if (plans.commit !== commit) return closeGate('plans', 'fix', `The plans were judged ${elsewhere(plans, commit)}`);
  if (plans.against.length > 0)
    return closeGate('plans', 'fix', `These checks fail on the final commit: ${joinedList(plans.against)}`);
  if (plans.lacking.length > 0)
    return closeGate('evidence', 'fix', `The evidence is not sufficient: ${joinedList(plans.lacking)}`);
  return null;
}

function closedByTests({ tests, commit }: GateFacts, { requireTests }: GatePolicy): ClosedGate | null {
  if (tests === null && requireTests === false) return null;
  if (tests === null) return closeGate('tests', 'run_tests', 'No tests were run; a phase is not complete on trust');
  if (tests.commit !== commit) return closeGate('tests', 'run_tests', `The tests were run ${elsewhere(tests, commit)}`);
  if (tests.verdict === 'pass') return null;
  if (tests.verdict === 'fail') return closeGate('tests', 'fix', 'The tests fail');
  return closeGate('tests', 'ask', 'The result of the tests is unknown, which does not count as a pass');
}

function closedByDocuments({ requirements, verification, commit }: GateFacts): ClosedGate | null {
  const { done, open } = requirements;
  if (requirements.commit !== commit)
    return closeGate('requirements', 'continue', `The requirements were read ${elsewhere(requirements, commit)}`);
  if (done === false) return closeGate('requirements', 'continue', `Open: ${joinedList(open)}`);
  if (done !== true || open.length > 0)
    return closeGate('requirements', 'ask', `It is unknown whether the requirements are done: ${joinedList(open)}`);
  if (verification === null) return null;
  if (verification.commit !== commit)
    return closeGate('verification', 'continue', `The verification is ${elsewhere(verification, commit)}`);
  if (verification.status === 'passed') return null;
  if (verification.status === 'gaps_found') return closeGate('verification', 'fix', 'The verification found gaps');
  if (verification.status === 'human_needed')
    return closeGate('verification', 'ask', 'The verification asks for a person');
  const reason = 'It is unknown whether the phase is verified, which does not count as a pass';
  return closeGate('verification', 'fix', reason);
}

function elsewhere(judged: { readonly commit: string }, commit: string): string {
  return `on ${shortId(judged.commit)}, not on ${shortId(commit)}`;
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

function joinedList(open: readonly string[]): string {
  return firstFew(open, 5, '; ') || 'no details';
}
