import { join } from 'node:path';
import type { Gate } from '../../judge/decide/judge-commit.ts';
import { blockedBy } from '../../plan/schedule/ready.ts';
import { closeRecord } from '../../record/documents/documents.ts';
import { classifyEnding } from '../../record/events/event.ts';
import { isSameWork } from '../../record/log/tracking-files.ts';
import { closeGate } from '../../signal/exit-gate.ts';
import type { PhaseEnd } from '../../signal/phase-outcome.ts';
import { replaceFile } from '../../system/files/atomic-file.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import { isAncestor } from '../../system/git/history.ts';
import { shortenId } from '../../system/text/text.ts';
import type { RunContext } from '../context/run-context.ts';
import { phaseEnding } from './phase-verdict.ts';
import { concludePlans } from './plan-endings.ts';
import { addEvidence, type RunProgress } from './run-progress.ts';
import { recordVerdict } from './standing-verdict.ts';

/** Ends a run with a signal for every plan and for the phase (I1); judges the phase if all are complete. */
export async function endPhase(progress: RunProgress, askGate: () => Promise<Gate>): Promise<PhaseEnd> {
  const { run, states, signals } = progress;
  await run.isolation.folds.drain();
  const blocked = blockedBy(run.schedule, states);
  await concludePlans(progress, blocked);
  const isComplete = [...signals.values()].every(({ status }) => status === 'success');
  const gate = isComplete ? await askGate() : null;
  if (gate !== null) addEvidence(gate.evidence, progress);
  const end = await closePhase(gate, progress);
  const lost = gate === null || end.signal.status !== 'success' ? null : await describeLostWork(end.head, run);
  if (gate === null || lost === null) return end;
  return closePhase({ ...gate, decision: closeGate('commit', 'fix', `The commit cannot count: ${lost}`) }, progress);
}

async function closePhase(gate: Gate | null, progress: RunProgress): Promise<PhaseEnd> {
  const { run } = progress;
  const { ledger } = run.services;
  const { isNew = false, report: path = '', text = null } = gate?.verification ?? {};
  const report = isNew ? path : null;
  const { signal, decision, exit, told, closing, end } = phaseEnding(gate, report, progress);
  ledger.append(classifyEnding('phase', signal.status), {
    signal,
    decision: decision.action,
    why: decision.why,
    ...told,
  });
  // The report was written in a clean copy.
  if (report !== null && text !== null) replaceFile(join(run.workspace.root, report), text);
  const commit = closing === null ? null : await closeRecord(closing, run);
  const judged = gate?.decision.open ? gate.commit : null;
  const head = await findEndCommit(judged, commit, run.workspace);
  if (gate?.decision.open && signal.status === 'success') recordVerdict(gate, head, run);
  const signalPath = ledger.writeSignal(null, signal);
  const ending = { exitStatus: exit.status, exitCode: exit.code, evidence: gate?.level ?? null };
  return { signal, signalPath, decision, judged, head, ...ending, ...end };
}

/** Returns the phase's final commit. If someone committed meanwhile, that is the last commit with the judged work. */
async function findEndCommit(judged: string | null, closing: string | null, workspace: Workspace): Promise<string> {
  const { git } = workspace;
  const { sha } = await git.head();
  if (judged === null) return sha;
  const isOnJudged = closing !== null && (await git.resolve(`${closing}^`)) === judged;
  const last = isOnJudged ? closing : judged;
  return (await isSameWork(last, sha, workspace)) ? sha : last;
}

/** Describes a commit missing from the run's branch, for example after a person reset it; else null. */
async function describeLostWork(
  commit: string,
  { found: { branch }, workspace: { git } }: RunContext,
): Promise<string | null> {
  const tip = await git.resolve(branch ?? 'HEAD');
  if (tip !== null && (await isAncestor(git, commit, tip))) return null;
  const name = branch?.replace(/^refs\/heads\//, '') ?? 'HEAD';
  return `${name}, on which the run began, ${tip === null ? 'is gone' : 'does not have it'}; merge ${shortenId(commit)} into the branch that is to have it, then run the phase again`;
}
