import type { GateRunner } from '../../judge/decide/judge-commit.ts';
import { createLocalRunner } from '../../judge/decide/local-runner.ts';
import type { CleanCheckout } from '../../judge/run/clean-copy/clean-checkout.ts';
import { listPlanCommands } from '../../judge/run/clean-copy/programs.ts';
import { describeStrayFiles, openJobCheckout } from '../../judge/run/commit-judgement.ts';
import type { GateContext } from '../../judge/run/judge-environment.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { GateFacts } from '../../signal/exit-gate.ts';
import { type GateAnswers, GateSchema } from './worker-result.ts';

/** Asks commands, tests and verifier about the commit that is checked out, in a clean copy; the documents were asked before this worker was started. */
export async function askGate(run: GateContext): Promise<GateAnswers> {
  const { sha: commit } = await run.workspace.git.head();
  const nothing = GateSchema.parse({ commit, confirmations: 0, tests: null, verification: null });
  const checkout = await openJobCheckout(commit, run);
  if (typeof checkout === 'string') return { ...nothing, unprepared: checkout };
  try {
    const gateRunner = createLocalRunner(undefined, run);
    run.services.ledger.append('judge_start', { commit, of: 'judge', time: 1 });
    const unprepared = await gateRunner.setUp(checkout);
    if (unprepared !== null) return { ...nothing, unprepared };
    const checks = await runGateChecks(checkout, gateRunner, run);
    const requirements = { done: true, commit, open: [] };
    const facts: GateFacts = { tests: null, requirements, verification: null, commit, confirmations: 0 };
    const tested = run.policy.testCommand === '' ? null : await gateRunner.tests(facts, checkout);
    const confirmations = tested?.decision.open ? run.policy.confirmingRuns : 0;
    const { tests = null, proof = null, warnings = [], oldTests = [], phaseTests = [], mutants = null } = tested ?? {};
    const result = {
      ...nothing,
      checks,
      tests,
      proof,
      confirmations,
      testWarnings: warnings,
      oldTests,
      phaseTests,
      mutants,
    };
    if (tested !== null && (!tested.decision.open || oldTests.length > 0)) return result;
    const above = describeStrayFiles(checkout, run);
    if (above !== null) return { ...result, unprepared: above };
    if (run.policy.verifierCommand === '') return result;
    // The report is passed on, not left: what stands in the tree is for the job that concludes.
    const { status, report, text, remarks } = await gateRunner.verification(checkout);
    return { ...result, testWarnings: [...result.testWarnings, ...remarks], verification: { status, report, text } };
  } finally {
    checkout.close();
  }
}

async function runGateChecks(
  checkout: CleanCheckout,
  gateRunner: GateRunner,
  run: PhaseContext,
): Promise<GateAnswers['checks']> {
  const checks: GateAnswers['checks'][number][] = [];
  for (const { plan } of run.policy.verifyCommands === 'off' ? [] : run.schedule.plans) {
    const commands = listPlanCommands(plan);
    if (commands.length > 0) await checkout.reset();
    const findings = commands.length === 0 ? [] : ((await gateRunner.commands(plan, checkout)) ?? []);
    for (const [at, { passed, proves = false, subject, message }] of findings.entries())
      checks.push({ plan: plan.id, command: commands[at] ?? '', passed, proves, subject, message });
  }
  return checks;
}
