import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelAccess } from '../../agents/adapters/model-access.ts';
import { runProgram } from '../../agents/program/agent.ts';
import { buildVerifierPrompt } from '../../agents/prompt/prompt.ts';
import { listCurrentReports, type Phase } from '../../plan/phase/phase.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { getWorstReport, type VerificationFile, type VerificationState } from '../../plan/phase/verification.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import { listChangedPaths } from '../../system/git/tree.ts';
import type { TreeState } from '../../system/git/work-tree-status.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import { toTreePath } from '../candidate/declared.ts';
import { isOlderThan, listClosingPlans } from './acceptance.ts';
import { buildCheckoutEnvironment } from './checkout-programs.ts';
import type { CleanCheckout } from './clean-copy/clean-checkout.ts';
import type { GateContext } from './judge-environment.ts';
import { restoreVerifier } from './verifier-tools.ts';

export interface Verification {
  readonly status: VerificationState;
  readonly report: string;
  readonly hash: string | null;
  readonly isNew: boolean;
  /** The report's text if this run's verifier wrote it, or null. */
  readonly text: string | null;
  readonly remarks: readonly string[];
}

/** Reads VERIFICATION.md, or runs `verifier-command` in a clean copy and keeps only the report. */
export async function verifyPhase(
  earlier: unknown,
  checkout: CleanCheckout | null,
  run: GateContext,
): Promise<Verification> {
  const report = getReportPath(run.phase);
  const text = tryReadRegular(join(run.workspace.root, report));
  const unverified = { report, hash: text === null ? null : hashText(text), isNew: false, text: null, remarks: [] };
  if (run.policy.verifierCommand === '' || checkout === null)
    return { ...unverified, status: await getReportState(run.phase, await run.workspace.git.state(), run.workspace) };
  if (await isStillVerified(earlier, unverified.hash, run.workspace)) return { ...unverified, status: 'passed' };
  const restored = await restoreVerifier(checkout, run);
  const remarks = restored.map(
    (path) => `the verifier was run with ${path} as it was before the phase, for no plan writes its own verdict`,
  );
  const before = await checkout.changes();
  const access = await run.services.modelAccess?.(run.policy.verifierCommand, checkout.scratch);
  const written = await runVerifier(report, checkout, run, access?.environment ?? {}).finally(() => access?.close());
  const changed = (await checkout.changes()).filter((path) => !before.includes(path));
  const external = changed.filter((path) => !path.startsWith(`${run.workspace.prefix}.planning/`));
  if (external.length > 0)
    remarks.push(
      `the verifier changed ${joinFirstFew(external)}, so its report is not about the commit; let it write nothing but the report, or below $TMPDIR`,
    );
  if (written === null && access?.problem) remarks.push(access.problem);
  if (written === null || external.length > 0) return { ...unverified, status: 'unknown', remarks };
  return { ...(await combineVerification(report, written, run)), remarks };
}

async function isStillVerified(before: unknown, hash: string | null, { git, prefix }: Workspace): Promise<boolean> {
  type Verified = { status?: string; hash?: string; commit?: string };
  const signal = before as { status?: unknown; details?: { verification?: Verified } } | undefined;
  const { status, hash: verifiedHash, commit } = signal?.details?.verification ?? {};
  if (signal?.status !== 'success' || status !== 'passed' || hash === null || verifiedHash !== hash) return false;
  if (typeof commit !== 'string' || (await git.resolve(commit)) === null) return false;
  const changed = await listChangedPaths(git, commit, 'HEAD');
  return changed.every((path) => path.startsWith(`${prefix}.planning/`));
}

export function getReportPath({ verificationPath, dir, id }: Phase): string {
  return verificationPath ?? `${dir}/${id}-VERIFICATION.md`;
}

function hashText(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

/** Returns the new report, or null if the verifier failed or left the old report unchanged (I2). */
async function runVerifier(
  report: string,
  checkout: CleanCheckout,
  run: GateContext,
  access: ModelAccess['environment'],
): Promise<string | null> {
  const { limits } = run.policy;
  const { ledger, clock } = run.services;
  const { phase } = run;
  const path = join(checkout.root, report);
  const before = tryReadRegular(path);
  ledger.append('verifier_start', { report, of: 'verification', time: 1 });
  const promptFile = join(checkout.scratch, 'verification-prompt.md');
  writeFileSync(promptFile, buildVerifierPrompt(phase, report));
  const result = await runProgram(
    {
      command: 'bash',
      args: ['-c', run.policy.verifierCommand],
      stdinFile: promptFile,
      inside: run.services.judging.namespaces.judging,
    },
    {
      cwd: checkout.root,
      clock,
      graceMs: limits.graceMs,
      idleTimeoutMs: limits.idleTimeoutMs,
      cancel: run.services.interrupt.now,
      environment: {
        ...buildCheckoutEnvironment(checkout, run),
        ...access,
        VERIFICATION_PATH: report,
        ...run.workspace.git.identity,
      },
      timeoutMs: Math.max(1, Math.min(limits.timeoutMs, limits.deadlineAt - clock.uptimeMs())),
      logFile: ledger.logFile('verification', 1),
      marker: run.workspace.git.processMark(run.runId, 'verification', 1),
    },
  );
  const written = result.ok ? tryReadRegular(path) : null;
  const isNew = written !== null && written !== before;
  ledger.append('verifier_end', { report, ok: result.ok, reason: result.reason, written: isNew });
  return isNew ? written : null;
}

type Documents = Pick<Workspace, 'root' | 'prefix' | 'git'>;

/** Returns the worst state of all reports. A report is stale if a SUMMARY is newer. */
export async function getReportState(phase: Phase, tree: TreeState, documents: Documents): Promise<VerificationState> {
  return getWorstReport(await readReports(phase, tree, documents)).state;
}

export async function combineVerification(report: string, text: string, run: GateContext): Promise<Verification> {
  const otherReports = await readReports(run.phase, await run.workspace.git.state(), run.workspace);
  const written = { path: report, text, isStale: false, gapsWorkedOn: false };
  const { state: status } = getWorstReport([written, ...otherReports.filter(({ path }) => path !== report)]);
  return { status, report, hash: hashText(text), isNew: true, text, remarks: [] };
}

async function readReports(phase: Phase, tree: TreeState, documents: Documents): Promise<VerificationFile[]> {
  const reports: VerificationFile[] = [];
  for (const path of listCurrentReports(documents.root, phase)) {
    const text = tryReadRegular(join(documents.root, path));
    if (text === null) continue;
    const isOlder = (plans: readonly Plan[]) => isOlderThanSummaries(path, plans, tree, documents);
    const isStale = await isOlder(phase.plans);
    const gapsWorkedOn = await isOlder(await listClosingPlans(path, phase.plans, documents));
    reports.push({ path, text, isStale, gapsWorkedOn });
  }
  return reports;
}

async function isOlderThanSummaries(
  report: string,
  plans: readonly Plan[],
  { changes }: TreeState,
  documents: Documents,
): Promise<boolean> {
  const summaries = plans
    .map(({ summaryPath }) => summaryPath)
    .filter((path) => tryReadRegular(join(documents.root, path)) !== null);
  const isChanged = changes.some(({ path }) =>
    summaries.some((summary) => toTreePath(documents.prefix, summary) === path),
  );
  return isChanged || isOlderThan(report, summaries, documents);
}
