import { missingDependencies } from '../../settings/call/set-up-command.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import { type EvidenceFacts, type EvidenceLevel, evidenceLevel, getWeakest } from '../../signal/evidence.ts';
import { exitGate, type GateDecision, type GateFacts } from '../../signal/exit-gate.ts';
import type { FindingDetails } from '../../signal/signal-schema.ts';
import { IncompleteCommitError } from '../../system/git/clean-copy.ts';
import { testIntegrity } from '../checks/test-integrity.ts';
import {
  decideLevels,
  type Finding,
  findingDetails,
  findingSentence,
  listObjections,
  listWarnings,
  makeFindings,
} from '../rules/finding.ts';
import type { Level } from '../rules/rule-book.ts';
import type { CleanCheckout } from '../run/clean-copy/clean-checkout.ts';
import { commitProblems, leftAbove, openCleanCheckout, staleAcceptances } from '../run/commit-judgement.ts';
import type { GateContext } from '../run/judge-environment.ts';
import { type MutantReport, type MutantResult, scoreMutants, survivorWarnings } from '../run/mutants/mutant-result.ts';
import { type PhaseTest, testsOfPlan } from '../run/phase-tests.ts';
import type { PhaseProof } from '../run/test-baseline.ts';
import type { TestVerdict } from '../run/tests/verdict.ts';
import type { Verification } from '../run/verifier.ts';
import type { Verdict } from './judge.ts';
import { type JudgedWork, judgePlans, type PlanRunner } from './judged-plans.ts';
import { missingEvidence, missingTruths } from './least-evidence.ts';

export interface Gate {
  readonly decision: GateDecision;
  readonly tests: TestVerdict | null;
  readonly verification: Verification | null;
  /** The commit all of it was seen on, in a clean copy. */
  readonly commit: string;
  readonly evidence: ReadonlyMap<string, EvidenceFacts>;
  /** Findings of every check by plan, those that passed among them; empty where nothing was judged. */
  readonly checks: ReadonlyMap<string, readonly Finding[]>;
  readonly level: EvidenceLevel | null;
  /** Small changes of the code that were tried, with what the tests said; null where none was. */
  readonly mutants: readonly MutantResult[] | null;
  /** Of judging, without the commands themselves. Milliseconds. */
  readonly cost: { readonly commands: number; readonly durationMs: number };
  /** Findings that did anything, on the commit as a whole and on its plans, as a signal has them. */
  readonly findings: readonly FindingDetails[];
  readonly warnings: readonly string[];
  /** Time of the earlier run whose verdict this is. */
  readonly judgedAt?: string;
}

export interface TestAnswer extends Pick<Gate, 'decision' | 'tests'> {
  readonly proof: PhaseProof | null;
  readonly oldTests: readonly string[];
  readonly phaseTests: readonly PhaseTest[];
  /** Null where no small change of the code was to be tried. */
  readonly mutants: MutantReport | null;
  readonly warnings: readonly string[];
}

export interface AcceptanceAnswer {
  readonly evidence: Pick<EvidenceFacts, 'acceptance' | 'asked'>;
  readonly findings: readonly Finding[];
}

/** Runs code of the repository to answer the gate: in this process, or in a job of its own. */
export interface GateRunner extends PlanRunner {
  readonly tests: (facts: GateFacts, checkout: CleanCheckout) => Promise<TestAnswer>;
  readonly verification: (checkout: CleanCheckout) => Promise<Verification>;
  readonly acceptance?: (
    commit: string,
    answers: ReadonlyMap<string, Verdict>,
  ) => Promise<ReadonlyMap<string, AcceptanceAnswer>>;
}

export interface Asked {
  readonly facts: GateFacts;
  readonly warnings: readonly string[];
}

/** Rules of a gate that asks for nothing but the facts it is given. */
export const waived = { requireTests: false, confirmingRuns: 0 };

interface Judging {
  readonly checkout: CleanCheckout;
  readonly documents: Asked;
  readonly run: GateContext;
  readonly witness: GateRunner;
  readonly work: JudgedWork;
}

/** Judges one commit in a clean copy, whoever made it: its shape, its tests' integrity, each plan, the tests, the report. */
export async function judgeCommit(
  documents: Asked,
  run: GateContext,
  gateRunner: GateRunner,
  work: JudgedWork,
): Promise<Gate> {
  const { commit } = documents.facts;
  const closedBy = (problem: string) => buildUnjudged(documents, { problems: [problem] });
  const startedAt = run.services.clock.uptimeMs();
  run.services.ledger.append('judge_start', { commit, of: 'judge', time: 1 });
  const checkout = await openCleanCheckout(commit, run);
  if (typeof checkout === 'string') return closedBy(checkout);
  try {
    const gate = await judgeDocuments({ checkout, documents, run, witness: gateRunner, work }, startedAt);
    const above = gate.decision.open ? leftAbove(checkout, run) : null;
    return above === null ? gate : closedBy(above);
  } catch (error) {
    if (!(error instanceof IncompleteCommitError)) throw error;
    return closedBy(error.message);
  } finally {
    checkout.close();
  }
}

async function judgeDocuments(judging: Judging, startedAt: number): Promise<Gate> {
  const { checkout, documents, run, witness, work } = judging;
  const { clock, ledger } = run.services;
  const { commit } = checkout;
  const problems = await commitProblems(checkout, run);
  const integrity = problems.length > 0 ? problems : await testIntegrity(checkout, run);
  const isClosed = listObjections(integrity).length > 0;
  // Nothing is run before a person has decided about the commit, and nobody need decide about work that fails by itself.
  const { answers, unprepared, commands, commandMs } = await judgePlans(checkout, run, work, isClosed ? null : witness);
  if (isClosed) return closedDoor(integrity, answers, judging);
  if (unprepared !== null) return buildUnjudged(documents, { problems: [unprepared] });
  const cost = { commands, durationMs: Math.max(0, clock.uptimeMs() - startedAt - commandMs) };
  ledger.append('judge_end', { commit, commandMs, ...cost });
  const facts = factsOfPlans(answers, documents.facts, commit);
  const ofCommit = [
    ...makeFindings('report/unclear-documents', '', documents.warnings),
    ...integrity,
    ...(await staleAcceptances(run)),
  ];
  const decision = exitGate(facts, waived);
  const isTested = decision.open && run.policy.testCommand !== '';
  const tested = isTested ? await testedBy(facts, judging) : null;
  const compared = makeFindings('result/compared', '', tested?.warnings ?? []);
  if (decision.open && tested?.decision.open !== false) {
    const { evidence, found, ...rest } = await addVerification(answers, facts, tested, judging);
    return gateWith(answers, [...ofCommit, ...compared, ...found], { ...rest, cost, evidence }, judging);
  }
  // A missing dependency may be why tests fail; where they pass it is no news.
  const missing = missingDependencies(checkout.root, run.workspace.project);
  const lacking = [
    ...makeFindings('result/missing-dependency', '', missing),
    ...makeFindings('old-test/broken', '', tested?.oldTests ?? []),
  ];
  const more = { decision: tested?.decision ?? decision, tests: tested?.tests ?? null, cost };
  const evidence = new Map([...answers].map(([id, each]) => [id, each.evidence]));
  return gateWith(answers, [...ofCommit, ...lacking, ...compared], { ...more, evidence }, judging);
}

function closedDoor(findings: readonly Finding[], answers: ReadonlyMap<string, Verdict>, judging: Judging): Gate {
  const refused = planObjections(answers).flatMap(({ level, text }) => (level === 'refuse' ? [text] : []));
  const { problems = [], questions = [] } = findingsInTheWay(findings);
  const facts = refused.length > 0 ? { problems: [...problems, ...refused] } : { problems, questions };
  const gate = gateWith(answers, findings, buildUnjudged(judging.documents, facts), judging);
  return { ...gate, level: null, warnings: judging.documents.warnings };
}

/** A gate before any plan was judged, closed by the facts. */
export function buildUnjudged({ facts, warnings }: Asked, more: Partial<GateFacts> = {}): Gate {
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

function gateWith(
  answers: ReadonlyMap<string, Verdict>,
  more: readonly Finding[],
  existing: Partial<Gate>,
  { documents, run }: Judging,
): Gate {
  const ofCommit = decideLevels(more, run.policy);
  const checks = new Map([...answers].map(([id, { findings }]) => [id, findings]));
  const ofPlans = [...checks].flatMap(([id, each]) => findingDetails(each, id));
  const warnings = [...checks].flatMap(([id, each]) => listWarnings(each).map((warning) => ofPlan(id, warning)));
  return {
    ...buildUnjudged(documents),
    ...existing,
    level: getWeakest([...(existing.evidence ?? new Map()).values()].map(evidenceLevel)),
    checks,
    findings: [...findingDetails(ofCommit), ...ofPlans].slice(0, 200),
    warnings: [...listWarnings(ofCommit), ...warnings],
  };
}

/** A sentence about a plan; a change without one needs no name. */
function ofPlan(id: string, sentence: string): string {
  return id === '' ? sentence : `plan ${id}: ${sentence}`;
}

/** Facts for the gate from the answers on all plans. Nobody need decide about a commit that fails. */
function factsOfPlans(answers: ReadonlyMap<string, Verdict>, gateFacts: GateFacts, commit: string): GateFacts {
  const reported = planObjections(answers);
  const texts = reported.map(({ text }) => text);
  const fails = reported.some(({ level }) => level === 'refuse');
  return {
    ...gateFacts,
    questions: [...(gateFacts.questions ?? []), ...(fails ? [] : texts)],
    plans: { against: fails ? texts : [], lacking: [], commit },
  };
}

function planObjections(answers: ReadonlyMap<string, Verdict>): { level: Level | undefined; text: string }[] {
  return [...answers].flatMap(([id, { findings }]) =>
    listObjections(findings).map((each) => ({ level: each.level, text: ofPlan(id, findingSentence(each)) })),
  );
}

async function testedBy(facts: GateFacts, { checkout, run, witness }: Judging): Promise<TestAnswer> {
  const tested = await witness.tests(facts, checkout);
  const names = tested.tests?.red?.flaky ?? [];
  const { testCommand: command } = run.policy;
  if (names.length > 0) run.services.ledger.append('tests_flaky', { commit: facts.commit, command, names });
  if (!tested.decision.open || tested.oldTests.length === 0) return tested;
  const broken = decideLevels(makeFindings('old-test/broken', '', tested.oldTests), run.policy);
  const decision = exitGate({ ...facts, ...findingsInTheWay(broken) }, waived);
  return { ...tested, decision, warnings: [...tested.warnings, ...listWarnings(broken)] };
}

/** What tests that leave the gate open add to the evidence of each plan, and the verifier's word. */
async function addVerification(
  answers: ReadonlyMap<string, Verdict>,
  facts: GateFacts,
  tested: TestAnswer | null,
  { checkout, run, witness, work }: Judging,
) {
  const { tests = null, mutants: tried = null } = tested ?? {};
  const accepted = tests === null ? undefined : await witness.acceptance?.(checkout.commit, answers);
  // A test that is red and green on one commit proves nothing.
  const passed = tests === null || (tests.red?.flaky ?? []).length > 0 ? null : tests.passed;
  const evidence = new Map<string, EvidenceFacts>();
  const findings: Finding[] = [];
  const disputed: Finding[] = [];
  for (const [id, answer] of answers) {
    const own = testsOfPlan(tested?.phaseTests ?? [], work.changes.of(id));
    const proven = passed !== null && tested?.proof?.plans.includes(id) === true;
    const { evidence: requested = {}, findings: answered = [] } = accepted?.get(id) ?? {};
    for (const finding of answered) disputed.push(finding);
    const observed = { ...answer.evidence, ...requested, tests: passed, ownTests: own.count, proven };
    evidence.set(
      id,
      tried === null ? observed : { ...observed, mutants: scoreMutants(tried.results, work.changes.of(id)) },
    );
    for (const unused of makeFindings('own-test/idle', id === '' ? 'of the change:' : `of plan ${id}:`, own.warnings))
      findings.push(unused);
  }
  const verification = await witness.verification(checkout);
  const answer = judgeVerification(verification, run.policy);
  // Tests may add to what was seen of a plan, so the least that is asked for is asked at the end.
  const missing = [
    ...[...evidence].flatMap(([id, each]) => missingEvidence(id, each, run.policy.minEvidence) ?? []),
    ...[...evidence].flatMap(([id, each]) => missingTruths(id, each, run.policy.truths) ?? []),
    ...describeUnproven(tested?.proof ?? null, run.policy),
  ];
  const { commit } = facts;
  const decision = exitGate(
    {
      ...facts,
      ...findingsInTheWay(decideLevels(disputed, run.policy)),
      plans: { against: [], lacking: missing, commit: checkout.commit },
      tests: tests && { verdict: tests.verdict, commit },
      verification: answer && { status: answer, commit },
    },
    waived,
  );
  const notes = (tests?.reasons ?? []).map((reason) => `tests: ${reason}`);
  const remarks = answer === null && (work.origin ?? 'branch') === 'branch' ? describeUnasked(verification) : [];
  const reported = [
    ...makeFindings('result/notes', '', notes),
    ...makeFindings('result/unnoticed-change', '', tried === null ? [] : survivorWarnings(tried)),
    ...findings,
    ...disputed,
    ...makeFindings('report/not-counted', '', [...verification.remarks, ...remarks]),
  ];
  return { decision, evidence, mutants: tried?.results ?? null, tests, verification, found: reported };
}

export function findingsInTheWay(findings: readonly Finding[]): Partial<GateFacts> {
  const at = (expected: Level) => findings.filter(({ level }) => level === expected).map(findingSentence);
  return { problems: at('refuse'), questions: at('ask') };
}

/** With `prove: require` the tests of the phase have to have failed without its work. */
function describeUnproven(proof: PhaseProof | null, { prove }: RunPolicy): string[] {
  if (prove !== 'require' || proof?.proven) return [];
  return [`prove: require, but ${proof?.sentence ?? 'the phase added or changed no executed test'}`];
}

/** A report that no verifier was asked for counts where it speaks against the phase; an old or unclear one is only reported. */
function judgeVerification({ status }: Verification, { verifierCommand }: RunPolicy) {
  if (status === 'passed' || status === 'gaps_found' || status === 'human_needed') return status;
  return verifierCommand === '' ? null : ('unknown' as const);
}

function describeUnasked({ status, report }: Verification): string[] {
  if (status === 'missing') return [];
  const reason =
    status === 'stale' ? 'is older than a summary it should cover' : 'says neither passed, gaps_found nor human_needed';
  return [`${report} ${reason}; it does not count`];
}
