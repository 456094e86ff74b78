import { createHash } from 'node:crypto';
import { lstatSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '../agents/agent.ts';
import { agentEnvironment } from '../agents/environment.ts';
import { verifierPrompt } from '../agents/prompt.ts';
import type { Git } from '../git/git.ts';
import { isAncestor, lastChange } from '../git/history.ts';
import type { TreeState } from '../git/status.ts';
import { changedBetween } from '../git/tree.ts';
import { replaceFile, tryRead } from '../ledger/atomic-file.ts';
import { withGeneralYaml } from '../phase/general-yaml.ts';
import type { Phase } from '../phase/phase.ts';
import { type VerificationState, verificationState } from '../phase/verification.ts';
import { inTree } from './bounds.ts';
import type { RunContext } from './run-context.ts';

/** Where the phase's verification stands, and its report, relative to the root. */
export interface Verification {
  readonly status: VerificationState;
  readonly report: string;
  /** Of the report's text; null where there is none. */
  readonly hash: string | null;
  /** This run has written it. */
  readonly isNew: boolean;
}

/** What the signal of an earlier run says of its verifier. */
interface Verified {
  readonly status: string;
  readonly hash: string;
  readonly commit: string;
}

/**
 * What VERIFICATION.md says of the phase. With a `verifier-command` an agent writes it, behind a checkpoint and under the
 * ceilings of an attempt: of all it leaves, only the report is kept. A report that somebody else wrote counts against the
 * phase only; one of ours that passed is not asked for again while nothing but planning documents has changed.
 */
export async function verifyPhase(before: unknown, run: RunContext): Promise<Verification> {
  const report = reportPath(run.phase);
  const text = tryRead(join(run.root, report));
  const found = { report, hash: text === null ? null : hashOf(text), isNew: false };
  if (run.verifierCommand === '')
    return { ...found, status: await reportState(run.phase, await run.checkpoints.scan(), run) };
  if (await isStillVerified(before, found.hash, run)) return { ...found, status: 'passed' };
  const written = await askVerifier(report, run);
  if (written === null) return { ...found, status: 'unknown' };
  replaceFile(join(run.root, report), written);
  const status = await withGeneralYaml(() => verificationState(written, false));
  return { status, report, hash: hashOf(written), isNew: true };
}

async function isStillVerified(before: unknown, hash: string | null, { git, prefix }: RunContext): Promise<boolean> {
  const signal = before as { status?: unknown; details?: { verification?: Partial<Verified> } } | undefined;
  const { status, hash: then, commit } = signal?.details?.verification ?? {};
  if (signal?.status !== 'success' || status !== 'passed' || hash === null || then !== hash) return false;
  if (typeof commit !== 'string' || (await git.resolve(commit)) === null) return false;
  const changed = await changedBetween(git, commit, 'HEAD');
  return changed.every((path) => path.startsWith(`${prefix}.planning/`));
}

/** Where the report of a phase lies or is to be written, relative to the root. */
export function reportPath({ verificationPath, dir, id }: Phase): string {
  return verificationPath ?? `${dir}/${id}-VERIFICATION.md`;
}

export function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

/** The report the verifier wrote; null when it failed, or left the old one as it was: that is no answer (I2). */
async function askVerifier(report: string, run: RunContext): Promise<string | null> {
  const { limits, ledger, clock, checkpoints, phase } = run;
  const before = tryRead(join(run.root, report));
  const at = new Date(clock.now());
  ledger.append('verifier_start', { report, of: 'verification', time: 1, since: at.toISOString() });
  const checkpoint = await checkpoints.create({ phase: phase.id, plan: 'verification', at });
  run.tree.known = null;
  const promptFile = join(run.exchangeDir, 'verification-prompt.md');
  writeFileSync(promptFile, verifierPrompt(phase, report));
  const ended = await runProgram(
    { command: 'bash', args: ['-c', run.verifierCommand], stdinFile: promptFile },
    {
      ...{ cwd: run.root, clock, graceMs: limits.graceMs, idleTimeoutMs: limits.idleTimeoutMs },
      cancel: run.interrupt.now,
      environment: {
        ...agentEnvironment(run.environment, run.agentEnv, { PHASE_ID: phase.id }),
        ...{ VERIFICATION_PATH: report, ...run.git.identity },
      },
      timeoutMs: Math.max(1, Math.min(limits.timeoutMs, limits.deadlineAt - clock.now())),
      logFile: ledger.logFile('verification', 1),
      marker: `${run.runId}/verification/1`,
    },
  );
  const written = ended.ok ? tryRead(join(run.root, report)) : null;
  await checkpoints.rollback(checkpoint, { kept: 'nothing' });
  await checkpoints.discard(checkpoint);
  // Git sees no empty folder and no pipe, and where the report is to be one would stand in the way of all that follow.
  const path = join(run.root, report);
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() === false) rmSync(path, { recursive: true, force: true });
  const isNew = written !== null && written !== before;
  ledger.append('verifier_end', { report, ok: ended.ok, reason: ended.reason, written: isNew });
  return isNew ? written : null;
}

/**
 * What the phase's report says: stale when a SUMMARY was committed, or lies uncommitted, after it. Where no history tells
 * (a shallow clone, documents that git ignores) it is taken as it is: it can only speak against the phase.
 */
export async function reportState(
  phase: Phase,
  { changes }: TreeState,
  { root, prefix, git }: { root: string; prefix: string; git: Git },
): Promise<VerificationState> {
  const report = phase.verificationPath;
  const text = report === null ? null : tryRead(join(root, report));
  if (report === null || text === null) return verificationState(null, false);
  const summaries = phase.plans
    .filter(({ summaryPath }) => tryRead(join(root, summaryPath)) !== null)
    .map(({ summaryPath }) => inTree(prefix, summaryPath));
  const uncommitted = changes.some(({ path }) => summaries.includes(path));
  const [told, summarised] = [await lastChange(git, [inTree(prefix, report)]), await lastChange(git, summaries)];
  const isAfter =
    told !== null && summarised !== null && told !== summarised && (await isAncestor(git, told, summarised));
  return withGeneralYaml(() => verificationState(text, uncommitted || isAfter));
}
