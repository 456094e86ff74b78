import { missingDependencies } from '../../settings/call/set-up-command.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import { type EvidenceFacts, type EvidenceLevel, evidenceLevel, weakest } from '../../signal/evidence.ts';
import { exitGate, type GateDecision, type GateFacts } from '../../signal/exit-gate.ts';
import type { FindingDetails } from '../../signal/signal-schema.ts';
import { IncompleteCommitError } from '../../system/git/clean-copy.ts';
import type { CleanCheckout } from '../clean-copy/clean-checkout.ts';
import { type MutantReport, type MutantResult, scoreIn, survivorWarnings } from '../mutants/mutant-result.ts';
import { decided, type Finding, findingDetails, findingSentence, objections, warningsIn } from '../rules/finding.ts';
import type { Level } from '../rules/rule-book.ts';
import type { TestVerdict } from '../tests/verdict.ts';
import { failed } from '../verdict/check-answer.ts';
import { lackingEvidence } from '../verdict/least-evidence.ts';
import type { PlanJudgement } from '../verdict/objection.ts';
import { testIntegrity } from '../verdict/test-integrity.ts';
import { commitProblems, leftAbove, openCleanCheckout } from './commit-judgement.ts';
import type { GateContext } from './judge-environment.ts';
import { type JudgedWork, judgePlans, type PlanWitness } from './judged-plans.ts';
import { type PhaseTest, testsOfPlan } from './phase-tests.ts';
import { staleAcceptances } from './stale-acceptances.ts';
import type { PhaseProof } from './test-baseline.ts';
import type { Verification } from './verifier.ts';

/** The result of the exit gate. */
export interface Gate {
  readonly decision: GateDecision;
  /** Null where no tests were run. */
  readonly tests: TestVerdict | null;
  readonly verification: Verification | null;
  /** The commit all of it was seen on, in a clean copy. */
  readonly commit: string;
  /** By plan; empty where nothing was judged. */
  readonly evidence: ReadonlyMap<string, EvidenceFacts>;
  /** Findings of every check by plan, those that passed among them; empty where nothing was judged. */
  readonly checks: ReadonlyMap<string, readonly Finding[]>;
  /** The weakest of the plans; null where nothing was judged. */
  readonly level: EvidenceLevel | null;
  /** Small changes of the code that were tried, with what the tests said; null where none was. */
  readonly mutants: readonly MutantResult[] | null;
  /** Of judging, without the commands themselves. Milliseconds. */
  readonly cost: { readonly commands: number; readonly durationMs: number };
  /** Findings that did anything, on the commit as a whole and on its plans, as a signal has them. */
  readonly findings: readonly FindingDetails[];
  /** For a person; they do not decide. */
  readonly warnings: readonly string[];
  /** Time of the earlier run whose verdict this is. */
  readonly judgedAt?: string;
}

/** Result of the tests, and a proof where they were seen to fail on the commit the phase began on. */
export interface TestAnswer extends Pick<Gate, 'decision' | 'tests'> {
  readonly proof: PhaseProof | null;
  /** Sentences about old tests that fail on the new code and that no plan was to change. */
  readonly oldTests: readonly string[];
  /** Those that the phase added or changed. */
  readonly phaseTests: readonly PhaseTest[];
  /** Null where no small change of the code was to be tried. */
  readonly mutants: MutantReport | null;
  readonly warnings: readonly string[];
}

/** Runs code of the repository to answer the gate: in this process, or in a job of its own. */
export interface GateWitness extends PlanWitness {
  readonly tests: (facts: GateFacts, checkout: CleanCheckout) => Promise<TestAnswer>;
  readonly verification: (checkout: CleanCheckout) => Promise<Verification>;
}

/** Facts about a commit before it is judged. */
export interface Asked {
  readonly facts: GateFacts;
  readonly warnings: readonly string[];
}

/** Rules of a gate that asks for nothing but the facts it is given. */
export const waived = { requireTests: false, confirmingRuns: 0 };

/** Judges one commit in a clean copy, whoever made it: its shape, its tests' integrity, each plan, the tests, the report. */
export async function judgeCommit(
  documents: Asked,
  run: GateContext,
  witness: GateWitness,
  work: JudgedWork,
): Promise<Gate> {
  const { facts } = documents;
  const closedBy = (problems: readonly string[]) => unjudged(documents, { problems });
  const startedAt = run.services.clock.uptimeMs();
  run.services.ledger.append('judge_start', { commit: facts.commit, of: 'judge', time: 1 });
  const checkout = await openCleanCheckout(facts.commit, run);
  if (typeof checkout === 'string') return closedBy([checkout]);
  try {
    const problems = await commitProblems(checkout, run);
    if (problems.length > 0) return await closedDoor(problems, documents, checkout, run, work);
    const gate = await judged(checkout, documents, startedAt, run, witness, work);
    const above = gate.decision.open ? leftAbove(checkout, run) : null;
    return above === null ? gate : closedBy([above]);
  } catch (error) {
    if (!(error instanceof IncompleteCommitError)) throw error;
    return closedBy([error.message]);
  } finally {
    checkout.close();
  }
}

/**
 * A gate that findings on the commit close, with those on each plan that need nothing run: nothing is run before a person has
 * decided, and nobody need decide about work that fails by itself.
 */
async function closedDoor(
  findings: readonly Finding[],
  documents: Asked,
  checkout: CleanCheckout,
  run: GateContext,
  work: JudgedWork,
): Promise<Gate> {
  const { answers } = await judgePlans(checkout, run, work, null);
  const checks = new Map([...answers].map(([id, answer]) => [id, answer.findings]));
  const refused = [...checks].flatMap(([id, each]) =>
    each.filter(({ level }) => level === 'refuse').map((finding) => `plan ${id}: ${findingSentence(finding)}`),
  );
  const { problems = [], questions = [] } = standingInTheWay(findings);
  return {
    ...unjudged(documents, refused.length > 0 ? { problems: [...problems, ...refused] } : { problems, questions }),
    checks,
    findings: allDetails(findings, checks),
  };
}

function allDetails(findings: readonly Finding[], checks: Gate['checks']): Gate['findings'] {
  return [...findingDetails(findings), ...[...checks].flatMap(([id, each]) => findingDetails(each, id))].slice(0, 200);
}

/** A gate before any plan was judged, closed by the facts. */
export function unjudged({ facts, warnings }: Asked, more: Partial<GateFacts> = {}): Gate {
  return {
    decision: exitGate({ ...facts, ...more }, waived),
    tests: null,
    verification: null,
    commit: facts.commit,
    evidence: new Map(),
    checks: new Map(),
    findings: [],
    level: null,
    mutants: null,
    cost: { commands: 0, durationMs: 0 },
    warnings,
  };
}

async function judged(
  checkout: CleanCheckout,
  documents: Asked,
  startedAt: number,
  run: GateContext,
  witness: GateWitness,
  work: JudgedWork,
): Promise<Gate> {
  const integrity = await testIntegrity(checkout, run);
  if (objections(integrity).length > 0) return closedDoor(integrity, documents, checkout, run, work);
  const { answers, unprepared, commands, commandMs } = await judgePlans(checkout, run, work, witness);
  if (unprepared !== null) return unjudged(documents, { problems: [unprepared] });
  const cost = { commands, durationMs: Math.max(0, run.services.clock.uptimeMs() - startedAt - commandMs) };
  run.services.ledger.append('judge_end', {
    commit: checkout.commit,
    commands,
    durationMs: cost.durationMs,
    commandMs,
  });
  const facts = factsOfPlans(answers, documents.facts, checkout.commit);
  const evidence = new Map([...answers].map(([id, each]) => [id, each.evidence]));
  const checks = new Map([...answers].map(([id, { findings }]) => [id, findings]));
  const told = decided(failed('report/unclear-documents', '', documents.warnings).findings, run.policy);
  const ofCommit = [...told, ...integrity, ...(await staleAcceptances(run))];
  const so: Gate = {
    ...unjudged(documents),
    decision: exitGate(facts, waived),
    evidence,
    checks,
    findings: allDetails(ofCommit, checks),
    cost,
    level: levelOf(evidence),
    warnings: [
      ...warningsIn(ofCommit),
      ...[...checks].flatMap(([id, findings]) => warningsIn(findings).map((warning) => `plan ${id}: ${warning}`)),
    ],
  };
  // A missing dependency may be why tests fail; where they pass it is no news.
  const lacking = failed(
    'result/missing-dependency',
    '',
    missingDependencies(checkout.root, run.workspace.project),
  ).findings;
  if (!so.decision.open) return adding(so, lacking, run);

  const tested = run.policy.testCommand === '' ? null : await testedBy(witness, facts, checkout, run);
  if (tested?.decision.open === false)
    return adding({ ...so, decision: tested.decision, tests: tested.tests }, [...lacking, ...compared(tested)], run);
  return verified(so, facts, tested, checkout, run, witness, work);
}

/** Facts for the gate from the answers on all plans. Nobody need decide about a commit that fails. */
function factsOfPlans(answers: ReadonlyMap<string, PlanJudgement>, given: GateFacts, commit: string): GateFacts {
  const told = [...answers].flatMap(([id, { findings }]) =>
    objections(findings).map((finding) => ({ level: finding.level, text: `plan ${id}: ${findingSentence(finding)}` })),
  );
  const texts = told.map(({ text }) => text);
  const changed = [...answers].flatMap(([id, { changedPlans }]) =>
    changedPlans.length === 0 ? [] : [`plan ${id} changed ${changedPlans.join(', ')}, which its files_modified names`],
  );
  const fails = told.some(({ level }) => level === 'refuse');
  return {
    ...given,
    questions: [...(given.questions ?? []), ...changed, ...(fails ? [] : texts)],
    plans: { against: fails ? texts : [], lacking: [], commit },
  };
}

/** Asks the witness for the tests, and records those that are flaky. Old tests that the work broke close the gate as well. */
async function testedBy(
  { tests }: GateWitness,
  facts: GateFacts,
  checkout: CleanCheckout,
  run: GateContext,
): Promise<TestAnswer> {
  const tested = await tests(facts, checkout);
  const names = tested.tests?.red?.flaky ?? [];
  const { testCommand: command } = run.policy;
  if (names.length > 0) run.services.ledger.append('tests_flaky', { commit: facts.commit, command, names });
  if (!tested.decision.open || tested.oldTests.length === 0) return tested;
  const broken = decided(failed('old-test/broken', '', tested.oldTests).findings, run.policy);
  return {
    ...tested,
    decision: exitGate({ ...facts, ...standingInTheWay(broken) }, waived),
    warnings: [...tested.warnings, ...warningsIn(broken)],
  };
}

/** The gate after tests that leave it open: what they add to the evidence of each plan, and the verifier's word. */
async function verified(
  so: Gate,
  facts: GateFacts,
  tested: TestAnswer | null,
  checkout: CleanCheckout,
  run: GateContext,
  witness: GateWitness,
  work: JudgedWork,
): Promise<Gate> {
  const { tests = null, mutants: tried = null } = tested ?? {};
  const ids = [...so.evidence.keys()];
  const own = new Map(ids.map((id) => [id, testsOfPlan(tested?.phaseTests ?? [], work.changes.of(id))]));
  // A test that is red and green on one commit proves nothing.
  const passed = tests === null || (tests.red?.flaky ?? []).length > 0 ? null : tests.passed;
  const isProven = (id: string) => passed !== null && tested?.proof?.plans.includes(id) === true;
  const evidence = new Map(
    [...so.evidence].map(([id, each]): [string, EvidenceFacts] => {
      const seen = { ...each, tests: passed, ownTests: own.get(id)?.count ?? 0, proven: isProven(id) };
      return [id, tried === null ? seen : { ...seen, mutants: scoreIn(tried.results, work.changes.of(id)) }];
    }),
  );

  const verification = await witness.verification(checkout);
  const answer = answerOf(verification, run.policy);
  // Tests may add to what was seen of a plan, so the least that is asked for is asked at the end.
  const lacking = [
    ...[...evidence].flatMap(([id, each]) => lackingEvidence(id, each, run.policy.minEvidence) ?? []),
    ...unproven(tested?.proof ?? null, run.policy),
  ];
  const { commit } = facts;
  const asked: GateFacts = {
    ...facts,
    plans: { against: [], lacking, commit: checkout.commit },
    tests: tests && { verdict: tests.verdict, commit },
    verification: answer && { status: answer, commit },
  };
  const gate: Gate = {
    ...so,
    decision: exitGate(asked, waived),
    evidence,
    level: levelOf(evidence),
    mutants: tried?.results ?? null,
    tests,
    verification,
  };
  const told: Finding[] = [
    ...failed(
      'result/notes',
      '',
      (tests?.reasons ?? []).map((reason) => `tests: ${reason}`),
    ).findings,
    ...compared(tested),
    ...failed('result/unnoticed-change', '', tried === null ? [] : survivorWarnings(tried)).findings,
    ...[...own].flatMap(([id, { warnings }]) => failed('own-test/idle', `of plan ${id}:`, warnings).findings),
    ...failed('report/not-counted', '', [
      ...verification.remarks,
      ...(answer === null && work.origin !== 'commits' ? unasked(verification) : []),
    ]).findings,
  ];
  return adding(gate, told, run);
}

function compared(tested: TestAnswer | null): readonly Finding[] {
  return failed('result/compared', '', tested?.warnings ?? []).findings;
}

/** The gate with further findings on the commit. */
function adding(gate: Gate, more: readonly Finding[], { policy }: GateContext): Gate {
  const found = decided(more, policy);
  return {
    ...gate,
    findings: [...gate.findings, ...findingDetails(found)].slice(0, 200),
    warnings: [...gate.warnings, ...warningsIn(found)],
  };
}

/** Findings on the commit as a whole that close the gate, or are a question. */
export function standingInTheWay(findings: readonly Finding[]): Partial<GateFacts> {
  const at = (wanted: Level) => findings.filter(({ level }) => level === wanted).map(findingSentence);
  return { problems: at('refuse'), questions: at('ask') };
}

/** With `prove: require` the tests of the phase have to have failed without its work. */
function unproven(proof: PhaseProof | null, { prove }: RunPolicy): string[] {
  if (prove !== 'require' || proof?.proven) return [];
  return [`prove: require, but ${proof?.sentence ?? 'the phase added or changed no executed test'}`];
}

function levelOf(evidence: ReadonlyMap<string, EvidenceFacts>): EvidenceLevel {
  return weakest([...evidence.values()].map(evidenceLevel));
}

/** A report that no verifier was asked for counts where it speaks against the phase; an old or unclear one is only reported. */
function answerOf({ status }: Verification, { verifierCommand }: RunPolicy) {
  switch (status) {
    case 'passed':
    case 'gaps_found':
    case 'human_needed':
      return status;
    case 'missing':
    case 'stale':
    case 'unknown':
      return verifierCommand === '' ? null : ('unknown' as const);
  }
}

function unasked({ status, report }: Verification): string[] {
  if (status === 'missing') return [];
  const why =
    status === 'stale' ? 'is older than a summary it should cover' : 'says neither passed, gaps_found nor human_needed';
  return [`${report} ${why}; it does not count`];
}
