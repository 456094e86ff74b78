import { join } from 'node:path';
import type { GateWitness } from '../execute/phase-gate.ts';
import type { RunContext } from '../execute/run-context.ts';
import { trackingFiles } from '../execute/tracking-files.ts';
import { hashOf, reportPath, verifyPhase } from '../execute/verifier.ts';
import { isAncestor } from '../git/history.ts';
import { changedBetween } from '../git/tree.ts';
import { replaceFile } from '../ledger/atomic-file.ts';
import { withGeneralYaml } from '../phase/general-yaml.ts';
import { verificationState } from '../phase/verification.ts';
import { exitGate } from '../signal/exit-gate.ts';
import type { TestVerdict } from '../verify/test-results/verdict.ts';
import type { Leg } from './leg-result.ts';

/**
 * The gate's answers from the job that was asked, on the commit it was asked about. Without its result nothing is known,
 * which is no pass (I2).
 */
export function witnessFrom(gate: Leg['gate'], run: RunContext): GateWitness {
  const commit = gate?.commit ?? '';
  return {
    tests: async (facts) => {
      const tests: TestVerdict = gate?.tests ?? unheard;
      const told = commit === '' || (await isSameWork(commit, facts.commit, run)) ? facts.commit : commit;
      const said = { ...facts, tests: { verdict: tests.verdict, commit: told } };
      const policy = { requireTests: true, confirmingRuns: run.confirmingRuns };
      return { tests, decision: exitGate({ ...said, confirmations: gate?.confirmations ?? 0 }, policy) };
    },
    verification: async () => {
      if (run.verifierCommand === '') return verifyPhase(undefined, run);
      const report = reportPath(run.phase);
      const text = gate?.verification?.text ?? null;
      // A report on another commit says nothing of this one; and what it says is read here, not there.
      const isOfThis = commit !== '' && (await isSameWork(commit, (await run.git.head()).sha, run));
      if (text === null || !isOfThis) return { status: 'unknown', report, hash: null, isNew: false };
      replaceFile(join(run.root, report), text);
      const status = await withGeneralYaml(() => verificationState(text, false));
      return { status, report, hash: hashOf(text), isNew: true };
    },
  };
}

const unheard: TestVerdict = {
  ...{ verdict: 'unknown', passed: null, failed: null, skipped: null, errors: null, total: null },
  ...{ runner: null, source: 'none', extra: {} },
  reasons: ['the job that was to run the tests left no result'],
};

/** Whether nothing lies between two commits but the orchestrator's own documents, as a job before may have written them. */
async function isSameWork(one: string, other: string, { git, prefix }: RunContext): Promise<boolean> {
  if (one === other) return true;
  if ((await git.resolve(one)) === null || !(await isAncestor(git, one, other))) return false;
  const own = trackingFiles.map((file) => `${prefix}${file}`);
  return (await changedBetween(git, one, other)).every((path) => own.includes(path));
}
