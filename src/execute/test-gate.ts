import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { agentEnvironment } from '../agents/environment.ts';
import { exitGate, type GateDecision } from '../signal/exit-gate.ts';
import { runTests } from '../verify/test-results/test-run.ts';
import type { TestVerdict } from '../verify/test-results/verdict.ts';
import type { RunContext } from './run-context.ts';

/** What stands between plans that are complete and a phase that is. */
export interface Gate {
  readonly decision: GateDecision;
  /** Null where no tests were asked for. */
  readonly tests: TestVerdict | null;
  readonly commit: string;
}

/**
 * The exit gate of a phase: with a `test-command` its tests have to pass on the commit that would be called complete,
 * behind a checkpoint and under the ceilings of an attempt; whatever they leave in the tree is rolled back.
 */
export async function testGate(open: readonly string[], run: RunContext): Promise<Gate> {
  const { sha: commit } = await run.git.head();
  const requireTests = run.testCommand !== '' && open.length === 0;
  const tests = requireTests ? await testsOn(commit, run) : null;
  const requirements = { done: open.length === 0, commit, open };
  const facts = { tests: tests && { verdict: tests.verdict, commit }, requirements, commit, confirmations: 0 };
  return { decision: exitGate(facts, { requireTests, confirmingRuns: 0 }), tests, commit };
}

async function testsOn(commit: string, run: RunContext): Promise<TestVerdict> {
  const { limits, ledger, clock, checkpoints, phase } = run;
  ledger.append('tests_start', { command: run.testCommand, commit });
  const scratch = join(run.exchangeDir, 'tests');
  mkdirSync(scratch, { recursive: true });
  const checkpoint = await checkpoints.create({
    phase: phase.id,
    plan: 'tests',
    at: new Date(clock.now()),
    known: run.tree.known,
  });
  run.tree.known = null;
  const { verdict } = await runTests({
    command: ['bash', '-c', run.testCommand],
    ...{ cwd: run.root, scratch, clock, marker: `${run.runId}/tests/1`, cancel: run.interrupt.now },
    env: agentEnvironment(run.environment, run.agentEnv, { PHASE_ID: phase.id }),
    timeoutMs: Math.max(1, Math.min(limits.timeoutMs, limits.deadlineAt - clock.now())),
    graceMs: limits.graceMs,
    ...(limits.idleTimeoutMs > 0 ? { idleTimeoutMs: limits.idleTimeoutMs } : {}),
    logFile: ledger.logFile('tests', 1),
  });
  await checkpoints.rollback(checkpoint);
  await checkpoints.discard(checkpoint);
  ledger.append('tests_end', { commit, ...verdict });
  return verdict;
}
