import { findMissingDependencies } from '../../settings/call/set-up-command.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import { type EvidenceFacts, type EvidenceLevel, getEvidenceLevel, getWeakest } from '../../signal/evidence.ts';
import { exitGate, type GateDecision, type GateFacts } from '../../signal/exit-gate.ts';
import type { FindingDetails } from '../../signal/signal-schema.ts';
import { IncompleteCommitError } from '../../system/git/clean-copy.ts';
import { testIntegrity } from '../checks/test-integrity.ts';
import {
  decideLevels,
  type Finding,
  findingSentence,
  getFindingDetails,
  listObjections,
  listWarnings,
  makeFindings,
} from '../rules/finding.ts';
import type { Level } from '../rules/rule-book.ts';
import type { CleanCheckout } from '../run/clean-copy/clean-checkout.ts';
import {
  describeStrayFiles,
  findCommitProblems,
  findStaleAcceptances,
  openCleanCheckout,
} from '../run/commit-judgement.ts';
import type { GateContext } from '../run/judge-environment.ts';
import { describeSurvivors, type MutantReport, type MutantResult, scoreMutants } from '../run/mutants/mutant-result.ts';
import { type PhaseTest, selectPlanTests } from '../run/phase-tests.ts';
import type { PhaseProof } from '../run/test-baseline.ts';
import type { TestVerdict } from '../run/tests/verdict.ts';
import type { Verification } from '../run/verifier.ts';
import type { Verdict } from './judge.ts';
import { type JudgedWork, judgePlans, type PlanRunner } from './judged-plans.ts';
import { explainMissingEvidence, explainMissingTruths } from './least-evidence.ts';

export interface Gate {
  readonly decision: GateDecision;
  readonly tests: TestVerdict | null;
  readonly verification: Verification | null;
  readonly commit: string;
  readonly evidence: ReadonlyMap<string, EvidenceFacts>;
  /** All findings by plan, including passed checks. */
  readonly checks: ReadonlyMap<string, readonly Finding[]>;
  readonly level: EvidenceLevel | null;
  readonly mutants: readonly MutantResult[] | null;
  /** Judging time in milliseconds, without the commands. */
  readonly cost: { readonly commands: number; readonly durationMs: number };
  /** Findings with an effect, in the form used in a signal. */
  readonly findings: readonly FindingDetails[];
  readonly warnings: readonly string[];
  /** Time of the earlier run that this verdict was copied from. */
  readonly judgedAt?: string;
}

export interface TestAnswer extends Pick<Gate, 'decision' | 'tests'> {
  readonly proof: PhaseProof | null;
  readonly oldTests: readonly string[];
  readonly phaseTests: readonly PhaseTest[];
  readonly mutants: MutantReport | null;
  readonly warnings: readonly string[];
}

export interface AcceptanceAnswer {
  readonly evidence: Pick<EvidenceFacts, 'acceptance' | 'asked'>;
  readonly findings: readonly Finding[];
}

/** Runs project code for the gate, in this process or in a separate job. */
export interface GateRunner extends PlanRunner {
  readonly tests: (facts: GateFacts, checkout: CleanCheckout) => Promise<TestAnswer>;
  readonly verification: (checkout: CleanCheckout) => Promise<Verification>;
  readonly acceptance?: (
    commit: string,
    verdicts: ReadonlyMap<string, Verdict>,
  ) => Promise<ReadonlyMap<string, AcceptanceAnswer>>;
}

export interface GateInput {
  readonly facts: GateFacts;
  readonly warnings: readonly string[];
}

export const waived = { requireTests: false, confirmingRuns: 0 };

interface Judging {
  readonly checkout: CleanCheckout;
  readonly documents: GateInput;
  readonly run: GateContext;
  readonly gateRunner: GateRunner;
  readonly work: JudgedWork;
}

export async function judgeCommit(
  documents: GateInput,
  run: GateContext,
  gateRunner: GateRunner,
  work: JudgedWork,
): Promise<Gate> {
  const { commit } = documents.facts;
  const closeGate = (problem: string) => buildUnjudged(documents, { problems: [problem] });
  const startedAt = run.services.clock.uptimeMs();
  run.services.ledger.append('judge_start', { commit, of: 'judge', time: 1 });
  const checkout = await openCleanCheckout(commit, run);
  if (typeof checkout === 'string') return closeGate(checkout);
  try {
    const gate = await judgeDocuments({ checkout, documents, run, gateRunner, work }, startedAt);
    const strayFiles = gate.decision.open ? describeStrayFiles(checkout, run) : null;
    return strayFiles === null ? gate : closeGate(strayFiles);
  } catch (error) {
    if (!(error instanceof IncompleteCommitError)) throw error;
    return closeGate(error.message);
  } finally {
    checkout.close();
  }
}

async function judgeDocuments(judging: Judging, startedAt: number): Promise<Gate> {
  const { checkout, documents, run, gateRunner, work } = judging;
  const { clock, ledger } = run.services;
  const { commit } = checkout;
  const problems = await findCommitProblems(checkout, run);
  const integrity = problems.length > 0 ? problems : await testIntegrity(checkout, run);
  const isClosed = listObjections(integrity).length > 0;
  // Runs no code before a person has decided about the commit, and asks nobody about work that fails anyway.
  const { answers, unprepared, commands, commandMs } = await judgePlans(
    checkout,
    run,
    work,
    isClosed ? null : gateRunner,
  );
  if (isClosed) return buildClosedGate(integrity, answers, judging);
  if (unprepared !== null) return buildUnjudged(documents, { problems: [unprepared] });
  const cost = { commands, durationMs: Math.max(0, clock.uptimeMs() - startedAt - commandMs) };
  ledger.append('judge_end', { commit, commandMs, ...cost });
  const facts = buildPlanFacts(answers, documents.facts, commit);
  const commitFindings = [
    ...makeFindings('report/unclear-documents', '', documents.warnings),
    ...integrity,
    ...(await findStaleAcceptances(run)),
  ];
  const decision = exitGate(facts, waived);
  const isTested = decision.open && run.policy.testCommand !== '';
  const tested = isTested ? await runGateTests(facts, judging) : null;
  const compared = makeFindings('result/compared', '', tested?.warnings ?? []);
  if (decision.open && tested?.decision.open !== false) {
    const { evidence, found, ...rest } = await addVerification(answers, facts, tested, judging);
    return buildGate(answers, [...commitFindings, ...compared, ...found], { ...rest, cost, evidence }, judging);
  }
  // A missing dependency may explain failing tests; it doesn't matter if they pass.
  const missing = findMissingDependencies(checkout.root, run.workspace.project);
  const contextFindings = [
    ...makeFindings('result/missing-dependency', '', missing),
    ...makeFindings('old-test/broken', '', tested?.oldTests ?? []),
  ];
  const outcome = { decision: tested?.decision ?? decision, tests: tested?.tests ?? null, cost };
  const evidence = new Map([...answers].map(([id, each]) => [id, each.evidence]));
  return buildGate(answers, [...commitFindings, ...contextFindings, ...compared], { ...outcome, evidence }, judging);
}

function buildClosedGate(findings: readonly Finding[], verdicts: ReadonlyMap<string, Verdict>, judging: Judging): Gate {
  const refusals = listPlanObjections(verdicts).flatMap(({ level, text }) => (level === 'refuse' ? [text] : []));
  const { problems = [], questions = [] } = findingsInTheWay(findings);
  const facts = refusals.length > 0 ? { problems: [...problems, ...refusals] } : { problems, questions };
  const gate = buildGate(verdicts, findings, buildUnjudged(judging.documents, facts), judging);
  return { ...gate, level: null, warnings: judging.documents.warnings };
}

export function buildUnjudged({ facts, warnings }: GateInput, extraFacts: Partial<GateFacts> = {}): Gate {
  return {
    decision: exitGate({ ...facts, ...extraFacts }, waived),
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

function buildGate(
  verdicts: ReadonlyMap<string, Verdict>,
  findings: readonly Finding[],
  gateParts: Partial<Gate>,
  { documents, run }: Judging,
): Gate {
  const commitFindings = decideLevels(findings, run.policy);
  const checks = new Map([...verdicts].map(([id, { findings }]) => [id, findings]));
  const planFindings = [...checks].flatMap(([id, each]) => getFindingDetails(each, id));
  const warnings = [...checks].flatMap(([id, each]) => listWarnings(each).map((warning) => addPlanName(id, warning)));
  return {
    ...buildUnjudged(documents),
    ...gateParts,
    level: getWeakest([...(gateParts.evidence ?? new Map()).values()].map(getEvidenceLevel)),
    checks,
    findings: [...getFindingDetails(commitFindings), ...planFindings].slice(0, 200),
    warnings: [...listWarnings(commitFindings), ...warnings],
  };
}

function addPlanName(id: string, sentence: string): string {
  return id === '' ? sentence : `plan ${id}: ${sentence}`;
}

function buildPlanFacts(verdicts: ReadonlyMap<string, Verdict>, gateFacts: GateFacts, commit: string): GateFacts {
  const objections = listPlanObjections(verdicts);
  const texts = objections.map(({ text }) => text);
  const fails = objections.some(({ level }) => level === 'refuse');
  return {
    ...gateFacts,
    questions: [...(gateFacts.questions ?? []), ...(fails ? [] : texts)],
    plans: { against: fails ? texts : [], lacking: [], commit },
  };
}

function listPlanObjections(verdicts: ReadonlyMap<string, Verdict>): { level: Level | undefined; text: string }[] {
  return [...verdicts].flatMap(([id, { findings }]) =>
    listObjections(findings).map((each) => ({ level: each.level, text: addPlanName(id, findingSentence(each)) })),
  );
}

async function runGateTests(facts: GateFacts, { checkout, run, gateRunner }: Judging): Promise<TestAnswer> {
  const tested = await gateRunner.tests(facts, checkout);
  const names = tested.tests?.red?.flaky ?? [];
  const { testCommand: command } = run.policy;
  if (names.length > 0) run.services.ledger.append('tests_flaky', { commit: facts.commit, command, names });
  if (!tested.decision.open || tested.oldTests.length === 0) return tested;
  const broken = decideLevels(makeFindings('old-test/broken', '', tested.oldTests), run.policy);
  const decision = exitGate({ ...facts, ...findingsInTheWay(broken) }, waived);
  return { ...tested, decision, warnings: [...tested.warnings, ...listWarnings(broken)] };
}

async function addVerification(
  verdicts: ReadonlyMap<string, Verdict>,
  facts: GateFacts,
  tested: TestAnswer | null,
  { checkout, run, gateRunner, work }: Judging,
) {
  const { tests = null, mutants: mutantReport = null } = tested ?? {};
  const accepted = tests === null ? undefined : await gateRunner.acceptance?.(checkout.commit, verdicts);
  const passed = tests === null || (tests.red?.flaky ?? []).length > 0 ? null : tests.passed;
  const evidence = new Map<string, EvidenceFacts>();
  const findings: Finding[] = [];
  const disputedFindings: Finding[] = [];
  for (const [id, answer] of verdicts) {
    const ownTests = selectPlanTests(tested?.phaseTests ?? [], work.changes.of(id));
    const proven = passed !== null && tested?.proof?.plans.includes(id) === true;
    const { evidence: acceptance = {}, findings: acceptanceFindings = [] } = accepted?.get(id) ?? {};
    for (const finding of acceptanceFindings) disputedFindings.push(finding);
    const observedFacts = { ...answer.evidence, ...acceptance, tests: passed, ownTests: ownTests.count, proven };
    evidence.set(
      id,
      mutantReport === null
        ? observedFacts
        : { ...observedFacts, mutants: scoreMutants(mutantReport.results, work.changes.of(id)) },
    );
    for (const idleFinding of makeFindings(
      'own-test/idle',
      id === '' ? 'of the change:' : `of plan ${id}:`,
      ownTests.warnings,
    ))
      findings.push(idleFinding);
  }
  const verification = await gateRunner.verification(checkout);
  const answer = judgeVerification(verification, run.policy);
  // Checked last, because tests may add to a plan's evidence.
  const missing = [
    ...[...evidence].flatMap(([id, each]) => explainMissingEvidence(id, each, run.policy.minEvidence) ?? []),
    ...[...evidence].flatMap(([id, each]) => explainMissingTruths(id, each, run.policy.truths) ?? []),
    ...describeUnproven(tested?.proof ?? null, run.policy),
  ];
  const { commit } = facts;
  const decision = exitGate(
    {
      ...facts,
      ...findingsInTheWay(decideLevels(disputedFindings, run.policy)),
      plans: { against: [], lacking: missing, commit: checkout.commit },
      tests: tests && { verdict: tests.verdict, commit },
      verification: answer && { status: answer, commit },
    },
    waived,
  );
  const notes = (tests?.reasons ?? []).map((reason) => `tests: ${reason}`);
  const remarks = answer === null && (work.origin ?? 'branch') === 'branch' ? describeIgnoredReport(verification) : [];
  const reportedFindings = [
    ...makeFindings('result/notes', '', notes),
    ...makeFindings('result/unnoticed-change', '', mutantReport === null ? [] : describeSurvivors(mutantReport)),
    ...findings,
    ...disputedFindings,
    ...makeFindings('report/not-counted', '', [...verification.remarks, ...remarks]),
  ];
  return { decision, evidence, mutants: mutantReport?.results ?? null, tests, verification, found: reportedFindings };
}

export function findingsInTheWay(findings: readonly Finding[]): Partial<GateFacts> {
  const getSentences = (wantedLevel: Level) =>
    findings.filter(({ level }) => level === wantedLevel).map(findingSentence);
  return { problems: getSentences('refuse'), questions: getSentences('ask') };
}

function describeUnproven(proof: PhaseProof | null, { prove }: RunPolicy): string[] {
  if (prove !== 'require' || proof?.proven) return [];
  return [`prove: require, but ${proof?.sentence ?? 'the phase added or changed no executed test'}`];
}

/** Without a verifier, an existing report counts only against the phase; an old or unclear one is just mentioned. */
function judgeVerification({ status }: Verification, { verifierCommand }: RunPolicy) {
  if (status === 'passed' || status === 'gaps_found' || status === 'human_needed') return status;
  return verifierCommand === '' ? null : ('unknown' as const);
}

function describeIgnoredReport({ status, report }: Verification): string[] {
  if (status === 'missing') return [];
  const reason =
    status === 'stale' ? 'is older than a summary it should cover' : 'says neither passed, gaps_found nor human_needed';
  return [`${report} ${reason}; it does not count`];
}
