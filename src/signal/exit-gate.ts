/**
 * The dual exit gate (seed 003): a phase is COMPLETED only if its tests pass and its requirements are done, both told of
 * the same commit, and no verification report speaks against it. Nothing that is unknown opens it (I2).
 */
export interface GateFacts {
  /** The verdict on the tests, null if none were run. */
  tests: { verdict: 'pass' | 'fail' | 'unknown'; commit: string } | null;
  /** Whether boxes, position and summaries agree that all is done; null if that cannot be told. */
  requirements: { done: boolean | null; commit: string; open: readonly string[] };
  /** Why the commit cannot be judged or taken at all, as sentences. */
  problems?: readonly string[];
  /** The same, where a person may find it right. */
  questions?: readonly string[];
  /** What does not hold of the plans on the commit, as sentences; null where nobody looked. */
  plans?: { against: readonly string[]; lacking: readonly string[]; commit: string } | null;
  /** What VERIFICATION.md says; null where there is none and none is asked for. */
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
  /** What to do instead of ending: run the tests (again), fix what fails, go on with the work, or ask a person. */
  | { open: false; by: GateQuestion; next: 'run_tests' | 'fix' | 'continue' | 'ask' }
);

/** Who closes the gate: the commit as a whole, a plan's promises and commands, its evidence, tests, documents, a report. */
export type GateQuestion = 'commit' | 'plans' | 'evidence' | 'tests' | 'requirements' | 'verification';

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
  if (problems.length > 0)
    return { open: false, by: 'commit', next: 'fix', why: `The commit cannot count: ${joinedList(problems)}` };
  return questions.length === 0
    ? undefined
    : {
        open: false,
        by: 'commit',
        next: 'ask',
        why: `Somebody has to say whether this is right: ${joinedList(questions)}`,
      };
}

function plansStandInTheWay({ plans, commit }: GateFacts): ClosedGate | undefined {
  const closed = (by: 'plans' | 'evidence', why: string): ClosedGate => ({ open: false, by, next: 'fix', why });
  if (!plans) return undefined;
  if (plans.commit !== commit)
    return closed('plans', `The plans were judged on ${shortCommit(plans.commit)}, not on ${shortCommit(commit)}`);
  if (plans.against.length > 0)
    return closed('plans', `On the final commit this does not hold: ${joinedList(plans.against)}`);
  return plans.lacking.length > 0
    ? closed('evidence', `Not enough was seen to call it done: ${joinedList(plans.lacking)}`)
    : undefined;
}

function testsStandInTheWay({ tests, commit }: GateFacts, { requireTests }: GatePolicy): ClosedGate | undefined {
  const closed = (next: ClosedGate['next'], why: string): ClosedGate => ({ open: false, by: 'tests', next, why });
  if (tests === null)
    return requireTests !== false
      ? closed('run_tests', 'No tests were run; a phase is not complete on trust')
      : undefined;
  if (tests.commit !== commit)
    return closed('run_tests', `The tests were run on ${shortCommit(tests.commit)}, not on ${shortCommit(commit)}`);
  switch (tests.verdict) {
    case 'pass':
      return undefined;
    case 'fail':
      return closed('fix', 'The tests fail');
    default: // whoever calls from JavaScript may say what is not in the type
      return closed('ask', 'Whether the tests pass is not known, and that does not count as a pass');
  }
}

function requirementsStandInTheWay({ requirements, commit }: GateFacts): ClosedGate | undefined {
  const closed = (next: ClosedGate['next'], why: string): ClosedGate => ({
    open: false,
    by: 'requirements',
    next,
    why,
  });
  const { done, open } = requirements;
  if (requirements.commit !== commit)
    return closed(
      'continue',
      `The requirements were read on ${shortCommit(requirements.commit)}, not on ${shortCommit(commit)}`,
    );
  if (done === false) return closed('continue', `Open: ${joinedList(open)}`);
  return done === true && open.length === 0
    ? undefined
    : closed('ask', `Whether the requirements are done is not known: ${joinedList(open)}`);
}

function verificationStandsInTheWay({ verification, commit }: GateFacts): ClosedGate | undefined {
  const closed = (next: ClosedGate['next'], why: string): ClosedGate => ({
    open: false,
    by: 'verification',
    next,
    why,
  });
  if (verification === null) return undefined;
  if (verification.commit !== commit)
    return closed(
      'continue',
      `The verification is of ${shortCommit(verification.commit)}, not of ${shortCommit(commit)}`,
    );
  switch (verification.status) {
    case 'passed':
      return undefined;
    case 'gaps_found':
      return closed('fix', 'The verification found gaps');
    case 'human_needed':
      return closed('ask', 'The verification asks for a person');
    default:
      return closed('fix', 'Whether the phase is verified is not known, and that does not count as a pass');
  }
}

function openOrConfirm({ tests, confirmations }: GateFacts, { confirmingRuns }: GatePolicy): GateDecision {
  const why = tests
    ? 'The tests pass and the requirements are done'
    : 'The requirements are done; tests are not required';
  const isConfirmed = tests === null || confirmations >= (confirmingRuns ?? 0);
  return isConfirmed
    ? { open: true, why }
    : { open: false, by: 'tests', next: 'run_tests', why: `${why}; ${confirmingRuns} more runs have to confirm it` };
}

function shortCommit(commit: string): string {
  return commit.slice(0, 12);
}

function joinedList(open: readonly string[]): string {
  if (open.length === 0) return 'nothing is named';
  return open.length <= 5 ? open.join('; ') : `${open.slice(0, 5).join('; ')} and ${open.length - 5} more`;
}
