import { type AcceptanceTests, readRecordedAcceptance } from '../../author/acceptance-tests.ts';
import {
  type AcceptanceResult,
  findAcceptanceProblems,
  getAcceptedEvidence,
  runAcceptance,
} from '../../author/run-acceptance.ts';
import type { Candidate } from '../../judge/candidate/candidate.ts';
import { toTreePath } from '../../judge/candidate/declared.ts';
import type { Verdict } from '../../judge/decide/judge.ts';
import { decideLevels } from '../../judge/rules/finding.ts';
import { findStatedReason } from '../../plan/claims/summary-reasons.ts';
import { readTextInTree } from '../../system/git/tree.ts';
import type { Attempt } from './attempt-state.ts';
import { writeAcceptance } from './author-call.ts';

/** Adds acceptance test results. The author may revise a failing test once, without seeing the work. */
export async function withAcceptance(verdict: Verdict, candidate: Candidate, attempt: Attempt): Promise<Verdict> {
  const { run, plan, stamp } = attempt;
  const tests = candidate.isPart ? null : readRecordedAcceptance(plan, run);
  if (tests === null || tests.tests.length === 0) return verdict;
  const { git, prefix } = run.workspace;
  const { base } = candidate;
  const commit = await git.commitTree(await git.treeOf(candidate.commit), [base], 'Work before it is judged');
  const runTests = async (set: AcceptanceTests): Promise<AcceptanceResult> =>
    (await runAcceptance([set], { commit, base }, run))[0] ?? { plan: plan.id, passed: [], failed: [], dropped: [] };
  let result = await runTests(tests);
  if (result.failed.length > 0 && !tests.isRevised && hasFailedBefore(attempt)) {
    await writeAcceptance(plan, run, { base, disputed: result.failed.map(({ name }) => name) });
    result = await runTests(readRecordedAcceptance(plan, run) ?? tests);
  }
  const getNames = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);
  run.services.ledger.append('acceptance', {
    ...{ ...stamp, passed: getNames(result.passed), failed: getNames(result.failed), dropped: result.dropped },
  });
  const summary = await readTextInTree(git, candidate.tree, toTreePath(prefix, plan.summaryPath));
  const findings = findAcceptanceProblems(plan, result, ({ name }) => ({
    dispute: summary === null ? null : findStatedReason(summary, [name]),
  }));
  return {
    findings: [...verdict.findings, ...decideLevels(findings, run.policy)],
    evidence: { ...verdict.evidence, ...getAcceptedEvidence(plan, result, verdict.findings) },
  };
}

function hasFailedBefore({ run, plan, number }: Attempt): boolean {
  return run.services.ledger.events.some(
    (event) =>
      event.event === 'acceptance' && event.plan === plan.id && event.attempt === number && event.failed.length > 0,
  );
}
