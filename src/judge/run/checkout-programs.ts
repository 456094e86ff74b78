import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isProgramCode } from '../../plan/claims/comments.ts';
import { compareSubstance } from '../../plan/claims/substance.ts';
import { setUpCommand } from '../../settings/call/set-up-command.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import { MARK } from '../../system/process/process-tree.ts';
import type { CleanCheckout } from './clean-copy/clean-checkout.ts';
import { type JudgePrograms, runShell } from './clean-copy/programs.ts';
import { openCleanCheckout } from './commit-judgement.ts';
import type { GateContext } from './judge-environment.ts';
import type { TestedRun } from './tests/red-apart.ts';
import { runTests } from './tests/test-run.ts';

export function buildCheckoutEnvironment(
  checkout: CleanCheckout,
  run: GateContext,
  onlyReads = false,
): Record<string, string> {
  if (!onlyReads) checkout.use();
  return run.services.judging.environment(checkout.home, checkout.top, {
    PHASE_ID: run.phase.id,
    TMPDIR: checkout.temporary,
  });
}

/** `log` is part of the names of the log files. */
export function getCheckoutPrograms(
  checkout: CleanCheckout,
  { log, onlyReads = false }: { log: string; onlyReads?: boolean },
  run: GateContext,
): JudgePrograms {
  const { limits } = run.policy;
  const { clock, interrupt, ledger } = run.services;
  return {
    env: buildCheckoutEnvironment(checkout, run, onlyReads),
    limits,
    clock,
    cancel: interrupt.now,
    marker: run.workspace.git.processMark(run.runId, 'judge', 1),
    inside: run.services.judging.namespaces.judging,
    logFile: (name) => ledger.logFile('judge', 1, `judge-${log}-${name}`),
  };
}

export async function setUpCheckout(checkout: CleanCheckout, run: GateContext): Promise<string | null> {
  const { namespaces } = run.services.judging;
  if (namespaces.unsandboxed !== null) return namespaces.unsandboxed;
  const command = setUpCommand(run.policy.setupCommand, checkout.root, run.workspace.project);
  if (command === null) return null;
  run.services.ledger.append('setup_start', { command });
  const { inCheckout, judgingSetUp } = namespaces;
  // Submodules of the original checkout keep their git directories inside its own git directory.
  const inside = checkout.top === run.workspace.git.root ? inCheckout : judgingSetUp;
  const programs = { ...getCheckoutPrograms(checkout, { log: 'setup' }, run), inside };
  const endAt = run.services.clock.uptimeMs() + run.policy.limits.timeoutMs;
  const { exitCode, ending, tail } = await runShell(command, { cwd: checkout.root, log: 'command', endAt }, programs);
  checkout.keepSetUp();
  if (ending === 'exited' && exitCode === 0) return null;
  const lastLine = tail.trimEnd().split('\n').at(-1) ?? '';
  return `setup-command "${command}" failed in the clean copy of the commit (${ending === 'exited' ? `exit code ${exitCode}` : ending}): ${lastLine.slice(0, 200)}`;
}

export async function inPreparedCheckout<T>(
  commit: string,
  run: GateContext,
  work: (checkout: CleanCheckout) => Promise<T>,
): Promise<T | { readonly problem: string }> {
  const checkout = await openCleanCheckout(commit, run);
  if (typeof checkout === 'string') return { problem: checkout };
  try {
    const problem = await setUpCheckout(checkout, run);
    return problem === null ? await work(checkout) : { problem };
  } finally {
    checkout.close();
  }
}

interface TestRunOptions {
  readonly time: number;
  readonly logFile: string;
  readonly timeoutMs?: number;
  readonly coverage?: string;
  /** Process mark shared by several runs, in addition to the mark of each run. */
  readonly among?: string;
}

export async function runCheckoutTests(
  checkout: CleanCheckout,
  { time, logFile, timeoutMs = Number.POSITIVE_INFINITY, among, coverage }: TestRunOptions,
  run: GateContext,
): Promise<TestedRun> {
  const { limits } = run.policy;
  const { clock } = run.services;
  const scratch = join(checkout.scratch, `tests-${time}`);
  mkdirSync(scratch, { recursive: true });
  const startedAt = clock.uptimeMs();
  const { verdict, named } = await runTests({
    command: run.policy.testCommand,
    cwd: checkout.root,
    scratch,
    clock,
    marker: run.workspace.git.processMark(run.runId, 'tests', time),
    inside: run.services.judging.namespaces.judging,
    cancel: run.services.interrupt.now,
    env: {
      ...buildCheckoutEnvironment(checkout, run),
      ...(among !== undefined && { [MARK]: among }),
      ...(coverage !== undefined && { NODE_V8_COVERAGE: coverage }),
    },
    timeoutMs: Math.max(1, Math.min(timeoutMs, limits.timeoutMs, limits.deadlineAt - clock.uptimeMs())),
    graceMs: limits.graceMs,
    ...(limits.idleTimeoutMs > 0 ? { idleTimeoutMs: limits.idleTimeoutMs } : {}),
    logFile,
  });
  return { verdict, named, durationMs: clock.uptimeMs() - startedAt };
}

interface SideTestOptions extends Pick<TestRunOptions, 'time' | 'timeoutMs'> {
  readonly what: 'before' | 'old' | 'proof' | 'accepted';
  readonly log: string;
}

/** Runs extra tests that the gate itself didn't request. `time` must be unique within the checkout. */
export async function runSideTests(
  { what, time, log, timeoutMs = Number.POSITIVE_INFINITY }: SideTestOptions,
  checkout: CleanCheckout,
  run: GateContext,
): Promise<TestedRun> {
  const { ledger } = run.services;
  const { commit } = checkout;
  ledger.append('side_tests_start', { commit, command: run.policy.testCommand, what, of: 'tests', time });
  const logFile = ledger.logFile(log, 1 + (time % 100));
  const tested = await runCheckoutTests(checkout, { time, logFile, timeoutMs }, run);
  ledger.append('side_tests_end', { commit });
  return tested;
}

/** Returns the timeout in milliseconds for tests on code that may loop forever: three times a green run plus 5 s. */
export function getTimeLimit({ durationMs }: Pick<TestedRun, 'durationMs'>): number {
  return durationMs === undefined ? Number.POSITIVE_INFINITY : 3 * durationMs + 5_000;
}

export async function findRewrittenCode(paths: readonly string[], { commit, top }: CleanCheckout, run: GateContext) {
  const { trees } = run.workspace.git;
  const rewritten: string[] = [];
  for (const path of paths.filter(isProgramCode).slice(0, 400)) {
    const entry = await trees.at(commit, path);
    const text = entry?.mode.startsWith('100') ? await trees.text(entry) : null;
    if (text !== null && compareSubstance(path, text, tryReadRegular(join(top, path))) === 'content')
      rewritten.push(path);
  }
  return rewritten;
}
