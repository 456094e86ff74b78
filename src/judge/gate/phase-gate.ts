import type { Plan } from '../../plan/phase/plan.ts';
import { alignRecord } from '../../record/documents/documents.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import { type EvidenceFacts, type EvidenceLevel, evidenceLevel, weakest } from '../../signal/evidence.ts';
import { exitGate, type GateDecision, type GateFacts } from '../../signal/exit-gate.ts';
import { TreeFiles } from '../../system/git/tree-files.ts';
import { shortId } from '../../system/text/text.ts';
import { treeWithDocuments } from '../candidate/make-candidate.ts';
import { type Finding, findingSentence } from '../checks/finding.ts';
import { verifyArtifacts } from '../checks/promised-artifacts.ts';
import type { CleanPlace } from '../clean-copy/clean-place.ts';
import { missingDependencies } from '../clean-copy/programs.ts';
import { type MutantReport, type MutantResult, scoreIn, survivorWarnings } from '../mutants/mutant-result.ts';
import type { TestVerdict } from '../tests/verdict.ts';
import { lackingEvidence } from '../verdict/least-evidence.ts';
import { silencedChecks } from '../verdict/silenced-checks.ts';
import { testIntegrity } from '../verdict/test-integrity.ts';
import { commitProblems, leftAbove, openPlace } from './commit-judgement.ts';
import type { GateContext } from './judge-environment.ts';
import { type JudgedWork, judgePlans, type PlanWitness } from './judged-plans.ts';
import { type PhaseTest, testsOfPlan } from './phase-tests.ts';
import type { PlanChanges } from './plan-changes.ts';
import { requirementsOf } from './requirements.ts';
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
  /** For a person; they do not decide. */
  readonly warnings: readonly string[];
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
  readonly tests: (facts: GateFacts, place: CleanPlace) => Promise<TestAnswer>;
  readonly verification: (place: CleanPlace) => Promise<Verification>;
}

/** The answer of ROADMAP, STATE and the summaries on a phase whose plans are complete. */
export interface Documents {
  readonly facts: GateFacts;
  readonly decision: GateDecision;
  readonly warnings: readonly string[];
}

/** Brings the documents in line with the summaries, and asks them. It costs nothing, so it comes first. */
export async function askDocuments(run: GateContext): Promise<Documents> {
  const { git, prefix } = run.workspace;
  const files = new TreeFiles(git, await treeWithDocuments((await git.head()).sha, run), prefix);
  await alignRecord(run, (plan) => arePromisesThere(plan, files));
  run.workspace.invalidate();
  const { sha: commit } = await run.workspace.git.head();
  const { done, open, unknown } = await requirementsOf(run);
  const requirements = { done, commit, open: done === null ? unknown : open };
  const facts: GateFacts = { tests: null, requirements, verification: null, commit, confirmations: 0 };
  return { facts, decision: exitGate(facts, waived), warnings: done === true ? unknown : [] };
}

/** The files that the plan promises exist; their contents are judged later. */
async function arePromisesThere(plan: Plan, files: TreeFiles): Promise<boolean> {
  const promised = plan.mustHaves.artifacts.map(({ path }) => ({ path, contains: [], exports: [] }));
  return (await verifyArtifacts(files, promised)).every(({ passed }) => passed === true);
}

const waived = { requireTests: false, confirmingRuns: 0 };

/**
 * The exit gate of a phase whose plans are complete. ROADMAP and STATE have to agree with the summaries; and in a clean
 * copy of the one commit the signal speaks of every plan's promises and commands have to hold, the tests of
 * `test-command` to pass, and VERIFICATION.md not to speak against it (I13). The cheapest is asked first, and nothing after
 * the first that closes the gate. `changes` has the paths that each plan's own commits changed.
 */
export async function phaseGate(run: GateContext, witness: GateWitness, changes: PlanChanges): Promise<Gate> {
  const documents = await askDocuments(run);
  const { facts } = documents;
  if (!documents.decision.open) return unjudged(documents);
  const gate = await judgeCommit(documents, run, witness, { changes });
  const { sha: now } = await run.workspace.git.head();
  if (!gate.decision.open || now === facts.commit) return gate;
  const moved = `the branch moved to ${shortId(now)} while ${shortId(facts.commit)} was judged; run the phase again`;
  return unjudged(documents, { problems: [moved] });
}

type Asked = Pick<Documents, 'facts' | 'warnings'>;

/** Judges one commit in a clean copy, whoever made it: its shape, its tests' integrity, each plan, the tests, the report. */
export async function judgeCommit(
  documents: Asked,
  run: GateContext,
  witness: GateWitness,
  work: JudgedWork,
): Promise<Gate> {
  const { facts } = documents;
  const closedBy = (...problems: string[]) => unjudged(documents, { problems });
  const startedAt = run.services.clock.uptimeMs();
  run.services.ledger.append('judge_start', { commit: facts.commit, of: 'judge', time: 1 });
  const place = await openPlace(facts.commit, run);
  if (typeof place === 'string') return closedBy(place);
  try {
    const problems = await commitProblems(place, run);
    if (problems.length > 0) return { ...closedBy(...problems), checks: await checksIn(place, run, work) };
    const gate = await judged(place, documents, startedAt, run, witness, work);
    const above = gate.decision.open ? leftAbove(place, run) : null;
    return above === null ? gate : closedBy(above);
  } finally {
    place.close();
  }
}

/** The findings on each plan that need nothing run: a closed door does not hide them. */
async function checksIn(place: CleanPlace, run: GateContext, work: JudgedWork): Promise<Gate['checks']> {
  const { answers } = await judgePlans(place, run, work, null);
  return new Map([...answers].map(([id, { findings }]) => [id, findings]));
}

/** A gate before any plan was judged, closed by the facts. */
function unjudged({ facts, warnings }: Asked, more: Partial<GateFacts> = {}): Gate {
  return {
    decision: exitGate({ ...facts, ...more }, waived),
    tests: null,
    verification: null,
    commit: facts.commit,
    evidence: new Map(),
    checks: new Map(),
    level: null,
    mutants: null,
    cost: { commands: 0, durationMs: 0 },
    warnings,
  };
}

async function judged(
  place: CleanPlace,
  documents: Asked,
  startedAt: number,
  run: GateContext,
  witness: GateWitness,
  work: JudgedWork,
): Promise<Gate> {
  const { facts: given } = documents;
  const integrity = await testIntegrity(place, run);
  if (integrity.problems.length > 0) {
    const closed = unjudged(documents, undeclared(integrity.problems, run.policy));
    return { ...closed, checks: await checksIn(place, run, work) };
  }
  const { answers, unprepared, commands, commandMs } = await judgePlans(place, run, work, witness);
  if (unprepared !== null) return unjudged(documents, { problems: [unprepared] });
  const cost = { commands, durationMs: Math.max(0, run.services.clock.uptimeMs() - startedAt - commandMs) };
  run.services.ledger.append('judge_end', { commit: place.commit, commands, durationMs: cost.durationMs, commandMs });
  const warnings = [...documents.warnings, ...integrity.warnings, ...(await silencedChecks(place, run))];
  const against: string[] = [];
  const asked: string[] = [];
  const questions = [...(given.questions ?? [])];
  for (const [id, each] of answers) {
    warnings.push(...each.warnings.map((warning) => `plan ${id}: ${warning}`));
    against.push(...each.against.map((finding) => `plan ${id}: ${findingSentence(finding)}`));
    asked.push(...each.asked.map((finding) => `plan ${id}: ${findingSentence(finding)}`));
    if (each.changedPlans.length > 0)
      questions.push(`plan ${id} changed ${each.changedPlans.join(', ')}, which its files_modified names`);
  }
  // Nobody need decide about a commit that fails.
  if (against.length === 0) questions.push(...asked);
  else against.push(...asked);
  const lacking = missingDependencies(place.root, run.workspace.project);
  const evidence = new Map([...answers].map(([id, each]) => [id, each.evidence]));
  const checks = new Map([...answers].map(([id, each]) => [id, each.findings]));
  // Tests may add to what was seen of a plan, so the least that is asked for is asked at the end.
  const facts = { ...given, questions, plans: { against, lacking: [], commit: place.commit } };
  const so = { ...unjudged(documents), evidence, checks, cost, warnings, level: levelOf(evidence) };
  const first = exitGate(facts, waived);
  if (!first.open) return { ...so, decision: first, warnings: [...warnings, ...lacking] };

  const tested = run.policy.testCommand === '' ? null : await witness.tests(facts, place);
  const flaky = tested?.tests?.red?.flaky ?? [];
  if (flaky.length > 0)
    run.services.ledger.append('tests_flaky', { commit: given.commit, command: run.policy.testCommand, names: flaky });
  const old = tested?.oldTests ?? [];
  const afterTests = old.length === 0 ? null : exitGate({ ...facts, ...undeclared(old, run.policy) }, waived);
  if (tested && !(tested.decision.open && afterTests === null))
    return {
      ...so,
      decision: tested.decision.open && afterTests !== null ? afterTests : tested.decision,
      tests: tested.tests,
      warnings: [...warnings, ...lacking, ...tested.warnings],
    };
  const tests = tested?.tests ?? null;
  // What is red and green on one commit proves nothing.
  const counting = flaky.length > 0 ? null : (tests?.passed ?? null);
  const isProven = (id: string) => tested?.proof?.plans.includes(id) === true;
  const own = new Map([...evidence].map(([id]) => [id, testsOfPlan(tested?.phaseTests ?? [], work.changes.of(id))]));
  const seen = new Map(
    [...evidence].map(([id, each]) => {
      const ownTests = own.get(id)?.count ?? 0;
      const facts = { ...each, tests: counting, ownTests, proven: counting !== null && isProven(id) };
      const report = tested?.mutants ?? null;
      return [id, report === null ? facts : { ...facts, mutants: scoreIn(report.results, work.changes.of(id)) }];
    }),
  );

  const verification = await witness.verification(place);
  const answer = answerOf(verification, run.policy);
  const decision = exitGate(
    {
      ...facts,
      plans: {
        ...facts.plans,
        lacking: [
          ...[...seen].flatMap(([id, each]) => lackingEvidence(id, each, run.policy.minEvidence) ?? []),
          ...unproven(tested?.proof ?? null, run.policy),
        ],
      },
      tests: tests && { verdict: tests.verdict, commit: given.commit },
      verification: answer && { status: answer, commit: given.commit },
    },
    waived,
  );
  const told = [
    ...warnings,
    ...(tests?.reasons ?? []).map((reason) => `tests: ${reason}`),
    ...(tested?.warnings ?? []),
    ...verification.remarks,
    ...(tested?.mutants ? survivorWarnings(tested.mutants) : []),
    ...[...own].flatMap(([id, each]) => each.warnings.map((warning) => `plan ${id}: ${warning}`)),
    ...(answer === null ? unasked(verification) : []),
  ];
  const mutants = tested?.mutants?.results ?? null;
  return { ...so, evidence: seen, mutants, level: levelOf(seen), tests, verification, warnings: told, decision };
}

/** Undeclared changes close the gate, or are a question by the setting. */
function undeclared(sentences: readonly string[], { undeclaredChanges }: RunPolicy): Partial<GateFacts> {
  return undeclaredChanges === 'fail' ? { problems: sentences } : { questions: sentences };
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
