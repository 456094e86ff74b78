import type { GateRunner } from '../../judge/decide/judge-commit.ts';
import type { Finding } from '../../judge/rules/finding.ts';
import { listPlanCommands } from '../../judge/run/clean-copy/programs.ts';
import type { GateContext } from '../../judge/run/judge-environment.ts';
import { type TestVerdict, testVerdict } from '../../judge/run/tests/verdict.ts';
import { combineVerification, getReportPath, verifyPhase } from '../../judge/run/verifier.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { isSameWork } from '../../record/log/tracking-files.ts';
import { exitGate } from '../../signal/exit-gate.ts';
import type { GateAnswers } from '../workers/worker-result.ts';

/** The gate's answers from its job, on the commit it was asked about. Without its result nothing is known: no pass (I2). */
export function gateRunnerFrom(gate: GateAnswers | null, run: GateContext): GateRunner {
  const commit = gate?.commit ?? '';
  const isOf = (other: string) => (commit === '' ? Promise.resolve(false) : isSameWork(commit, other, run.workspace));
  return {
    setUp: async () => gate?.unprepared ?? null,
    commands: async (plan, cleanCheckout) =>
      (await isOf(cleanCheckout.commit)) ? answersFor(plan, gate?.checks ?? []) : null,
    tests: async (facts) => {
      const tests: TestVerdict = gate?.tests ?? unheard;
      const judged = commit === '' || (await isOf(facts.commit)) ? facts.commit : commit;
      const result = { ...facts, tests: { verdict: tests.verdict, commit: judged } };
      const policy = { requireTests: true, confirmingRuns: run.policy.confirmingRuns };
      const decision = exitGate({ ...result, confirmations: gate?.confirmations ?? 0 }, policy);
      return {
        tests,
        decision,
        proof: gate?.proof ?? null,
        oldTests: gate?.oldTests ?? [],
        phaseTests: gate?.phaseTests ?? [],
        mutants: gate?.mutants ?? null,
        warnings: gate?.testWarnings ?? [],
      };
    },
    verification: async (cleanCheckout) => {
      if (run.policy.verifierCommand === '') return verifyPhase(undefined, null, run);
      const report = getReportPath(run.phase);
      const text = gate?.verification?.text ?? null;
      // A report on another commit says nothing of this one; and what it says is read here, not there.
      if (text === null || !(await isOf(cleanCheckout.commit)))
        return { status: 'unknown', report, hash: null, isNew: false, text: null, remarks: [] };
      return combineVerification(report, text, run);
    },
  };
}

export function asksGate(run: PhaseContext): boolean {
  const { schedule } = run;
  const { testCommand, verifierCommand, verifyCommands } = run.policy;
  const hasCommands = verifyCommands !== 'off' && schedule.plans.some(({ plan }) => listPlanCommands(plan).length > 0);
  return testCommand !== '' || verifierCommand !== '' || hasCommands;
}

/** Findings of all commands of a plan, up to the first that failed; null where the gate's job did not run one of them. */
function answersFor(plan: Plan, checks: GateAnswers['checks']): Finding[] | null {
  const findings: Finding[] = [];
  for (const command of listPlanCommands(plan)) {
    const result = checks.find((check) => check.plan === plan.id && check.command === command);
    if (result === undefined) return null;
    const { passed, proves, subject, message } = result;
    const rule = passed === null ? 'command/cannot-run' : 'command/failed';
    findings.push({ rule, passed, proves: proves && passed === true, subject, message });
    if (passed === false) break;
  }
  return findings;
}

const unheard: TestVerdict = {
  ...testVerdict({ exitCode: null }),
  reasons: ['the job that runs the tests left no result'],
};
