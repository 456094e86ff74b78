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
    commitStandsInTheWay(facts) ??
    plansStandInTheWay(facts) ??
    testsStandInTheWay(facts, policy) ??
    requirementsStandInTheWay(facts) ??
    verificationStandsInTheWay(facts) ??
    openOrConfirm(facts, policy)
  );
}

function commitStandsInTheWay({ problems = [], questions = [] }: GateFacts): ClosedGate | undefined {
  if (problems.length > 0) return closeGate('commit', 'fix', `The commit cannot count: ${joinedList(problems)}`);
  return questions.length === 0
    ? undefined
    : closeGate('commit', 'ask', `A person must decide whether this is right: ${joinedList(questions)}`);
}

function plansStandInTheWay({ plans, commit }: GateFacts): ClosedGate | undefined {
  if (!plans) return undefined;
  if (plans.commit !== commit)
    return closeGate('plans', 'fix', `The plans were judged on ${shortId(plans.commit)}, not on ${shortId(commit)}`);
  if (plans.against.length > 0)
    return closeGate('plans', 'fix', `These checks fail on the final commit: ${joinedList(plans.against)}`);
  return plans.lacking.length > 0
    ? closeGate('evidence', 'fix', `The evidence is not sufficient: ${joinedList(plans.lacking)}`)
    : undefined;
}

function testsStandInTheWay({ tests, commit }: GateFacts, { requireTests }: GatePolicy): ClosedGate | undefined {
  if (tests === null)
    return requireTests !== false
      ? closeGate('tests', 'run_tests', 'No tests were run; a phase is not complete on trust')
      : undefined;
  if (tests.commit !== commit)
    return closeGate('tests', 'run_tests', `The tests were run on ${shortId(tests.commit)}, not on ${shortId(commit)}`);
  switch (tests.verdict) {
    case 'pass':
      return undefined;
    case 'fail':
      return closeGate('tests', 'fix', 'The tests fail');
    default: // a caller from JavaScript may pass a value outside of the type
      return closeGate('tests', 'ask', 'The result of the tests is unknown, which does not count as a pass');
  }
}

function requirementsStandInTheWay({ requirements, commit }: GateFacts): ClosedGate | undefined {
  const { done, open } = requirements;
  if (requirements.commit !== commit) {
    const reason = `The requirements were read on ${shortId(requirements.commit)}, not on ${shortId(commit)}`;
    return closeGate('requirements', 'continue', reason);
  }
  if (done === false) return closeGate('requirements', 'continue', `Open: ${joinedList(open)}`);
  return done === true && open.length === 0
    ? undefined
    : closeGate('requirements', 'ask', `It is unknown whether the requirements are done: ${joinedList(open)}`);
}

function verificationStandsInTheWay({ verification, commit }: GateFacts): ClosedGate | undefined {
  if (verification === null) return undefined;
  if (verification.commit !== commit) {
    const reason = `The verification is of ${shortId(verification.commit)}, not of ${shortId(commit)}`;
    return closeGate('verification', 'continue', reason);
  }
  switch (verification.status) {
    case 'passed':
      return undefined;
    case 'gaps_found':
      return closeGate('verification', 'fix', 'The verification found gaps');
    case 'human_needed':
      return closeGate('verification', 'ask', 'The verification asks for a person');
    default: {
      const reason = 'It is unknown whether the phase is verified, which does not count as a pass';
      return closeGate('verification', 'fix', reason);
    }
  }
}

function openOrConfirm({ tests, confirmations }: GateFacts, { confirmingRuns }: GatePolicy): GateDecision {
  const reason = tests
    ? 'The tests pass and the requirements are done'
    : 'The requirements are done; tests are not required';
  const isConfirmed = tests === null || confirmations >= (confirmingRuns ?? 0);
  return isConfirmed
    ? { open: true, why: reason }
    : closeGate('tests', 'run_tests', `${reason}; ${confirmingRuns} more runs must confirm it`);
}

export function closeGate(by: GateQuestion, next: ClosedGate['next'], reason: string): ClosedGate {
  return { open: false, by, next, why: reason };
}

function joinedList(open: readonly string[]): string {
  return firstFew(open, 5, '; ') || 'no details';
}
