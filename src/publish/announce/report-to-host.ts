import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { redacted } from '../../settings/call/job-secrets.ts';
import { configuredRemote } from '../../settings/call/remote-setting.ts';
import type { World } from '../../settings/call/world.ts';
import type { CompletionSignal } from '../../signal/completion-signal.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import type { Git } from '../../system/git/git.ts';
import { closeIssue, dropLabel, markForAttention, putIssue } from '../host/attention-issue.ts';
import { type Host, hostOf } from '../host/host-client.ts';
import { HostError, unlessRefused } from '../host/host-error.ts';
import { putComment } from '../host/own-comment.ts';
import { defaultBranch, type Proposed, propose, pullRequestsOf } from '../host/pull-request.ts';
import { readEvent } from '../host/workflow-run.ts';
import {
  atWorkComment,
  type CommentKey,
  cutOffComment,
  type PhaseAtWork,
  proposalBody,
  proposalTitle,
} from '../report/comment-text.ts';
import { attentionIssue, attentionTitle, endedComment, healedIssue } from '../report/ended-phase.ts';
import { linksOf, type RunReport, type UploadedRecord } from '../report/run-report.ts';
import { statusContext, statusOf } from './phase-status.ts';
import { setPhaseStatus } from './required-check.ts';

export interface HostReport {
  readonly world: World;
  readonly run: PhaseContext;
  /** Short name; null for none. */
  readonly branch: string | null;
  readonly isPushed: boolean;
  /** Artifacts that were uploaded so far. */
  readonly uploaded: UploadedRecord;
}

export interface PhaseProgress {
  /** Start in ms since the epoch. */
  readonly since: number;
  readonly signals: ReadonlyMap<string, CompletionSignal>;
  readonly next: string | null;
}

/** Updates the progress comment on the pull request, if any. Returns what could not be done, as sentences. */
export async function reportProgress(place: HostReport, progress: PhaseProgress): Promise<string[]> {
  const { world } = place;
  const host = await hostOf(world);
  if (host === null || !world.settings['host-reports'].includes('comment')) return [];
  return attempted([
    async () => {
      const number = eventPullRequest(world) ?? (await openPullRequest(place.branch, host));
      if (number !== null) await putComment(number, progressComment(place, progress), host);
    },
  ]);
}

function progressComment(place: HostReport, { since, signals, next }: PhaseProgress): string {
  const { world, run } = place;
  const { done } = run.progress;
  const plans = run.schedule.plans.map(({ plan: { id, title } }) => {
    const state: PhaseAtWork['plans'][number]['state'] = done.has(id) ? 'success' : (signals.get(id)?.status ?? 'open');
    return { id, title, state };
  });
  const begun = `${new Date(since).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const told = { phase: run.phase, plans, host: linksOf(world, true), since: begun, next };
  return redacted(atWorkComment(told, keyOf(run)), world);
}

/** Notes for a person. */
export interface EndNotes {
  readonly notes: readonly string[];
  /** Refusals that a setting caused: they are annotations, too. */
  readonly refusals: readonly string[];
}

/** Reports the end of the phase to the host. Never throws, never changes that end. */
export async function reportEnd(report: RunReport, place: HostReport): Promise<EndNotes> {
  const { world, run } = place;
  const { settings } = world;
  const isTold = (what: string) => settings['host-reports'].includes(what);
  const host = await hostOf(world);
  if (host === null) return { notes: [], refusals: [] };
  const refusals: string[] = [];
  let number = eventPullRequest(world);
  const status = async () => {
    if (!isTold('status') || !place.isPushed) return;
    // The host does not know what could not be pushed; there the tip of the branch is what people look at.
    const { decision, head } = report.ended;
    const isHidden = decision.action === 'stop' && decision.reason === 'unpublished';
    const commit = isHidden ? await tipOf(place.branch, run.workspace.git, world) : head;
    const told = await statusOf(report, run);
    if (commit !== null) await setPhaseStatus(commit, told, () => baseBranch(world, host), host);
  };
  const pullRequest = async (tell: (note: string) => void) => {
    if (!isTold('pull-request') || place.branch === null || !place.isPushed) return;
    const { pullRequest: found, note, refusal } = await proposed(report, place, place.branch, host);
    number ??= found?.number ?? null;
    if (refusal !== undefined) refusals.push(refusal);
    if (note !== null) tell(note);
  };
  const comment = async () => {
    if (!isTold('comment')) return;
    number ??= await openPullRequest(place.branch, host);
    const text = endedComment(report, keyOf(run), settings);
    if (number !== null) await putComment(number, redacted(text, world), host);
  };
  const attention = async () => {
    number ??= await openPullRequest(place.branch, host);
    switch (report.ended.decision.action) {
      case 'escalate':
      case 'await_user':
        return ask(report, number, place, host);
      case 'proceed':
        return withdraw(report, number, place, host);
      case 'retry':
      case 'await_dependency':
      case 'stop':
        return;
    }
  };
  const notes = await attempted([status, pullRequest, comment, ...(isTold('attention') ? [attention] : [])]);
  return { notes, refusals };
}

/** Label of a phase that needs a person. */
const attentionLabel = 'phase-needs-attention';

/** Asks for a person: on the pull request, or else in an issue. */
async function ask(report: RunReport, number: number | null, place: HostReport, host: Host): Promise<void> {
  const { world, run } = place;
  const { settings } = world;
  const marks = { label: attentionLabel, assignees: settings.assignees };
  if (number !== null) return markForAttention(number, marks, host);
  const text = attentionIssue(report, keyOf(run), settings);
  await putIssue({ title: redacted(attentionTitle(report), world), body: redacted(text, world) }, marks, host);
}

async function withdraw(report: RunReport, number: number | null, place: HostReport, host: Host): Promise<void> {
  const { world, run } = place;
  if (number !== null) await dropLabel(number, attentionLabel, host);
  const closing = closeIssue(redacted(healedIssue(report, keyOf(run)), world), host);
  // A token that may not read or write issues has created none.
  await unlessRefused(closing, [403, 404, 410], undefined);
}

/** Replaces the comment "at work" of a phase that was cut off, and sets the status of the branch's tip to error. */
export async function reportCutOff(
  { why, uploaded, phase, prefix, branch, git }: CutOffRun,
  world: World,
): Promise<string[]> {
  const host = await hostOf(world);
  if (host === null) return [];
  const status = async () => {
    if (!world.settings['host-reports'].includes('status') || branch === null || !branch.isPushed) return;
    const tip = await tipOf(branch.name, git, world);
    const url = linksOf(world, true)?.run ?? '';
    const description = 'the run did not conclude the phase; its log says why';
    const told = { state: 'error', context: statusContext(phase.id, prefix), url, description } as const;
    if (tip !== null) await setPhaseStatus(tip, told, () => baseBranch(world, host), host);
  };
  const comment = async () => {
    if (!world.settings['host-reports'].includes('comment')) return;
    const number = eventPullRequest(world) ?? (await openPullRequest(branch?.name ?? null, host));
    const body = cutOffComment({ phase, host: linksOf(world, true, uploaded) }, why, keyIn(phase.id, prefix));
    if (number !== null) await putComment(number, redacted(body, world), host);
  };
  return attempted([status, comment]);
}

export interface CutOffRun {
  /** A sentence that may quote others. */
  readonly why: string;
  readonly uploaded: UploadedRecord;
  readonly phase: { readonly id: string; readonly name: string };
  /** The project's path below the top of the repository, with a slash at the end; empty for the top. */
  readonly prefix: string;
  readonly branch: { readonly name: string; readonly isPushed: boolean } | null;
  readonly git: Git;
}

/** Reads the branch's tip on the remote; null if it is not there. */
async function tipOf(branch: string | null, git: Git, world: World): Promise<string | null> {
  if (branch === null || world.settings.remote === '') return null;
  const name = `refs/heads/${branch}`;
  return (await configuredRemote(git, world).list([name])).get(name) ?? null;
}

/** Runs the steps one after the other; a failure does not stop the others. Equal sentences are returned once. */
async function attempted(steps: readonly ((tell: (note: string) => void) => Promise<void>)[]): Promise<string[]> {
  const notes = new Set<string>();
  for (const step of steps) {
    try {
      await step((note) => notes.add(note));
    } catch (error) {
      const { message } = error as Error;
      const mark = error instanceof HostError || error instanceof GitError ? '' : ' (internal error)';
      notes.add(`could not be reported to the host: ${message}${mark}`);
    }
  }
  return [...notes];
}

/** Number of the pull request that the event which started this run is about. */
export function eventPullRequest({ environment }: World): number | null {
  const { pull_request: pullRequest, issue } = readEvent(environment) ?? {};
  return pullRequest?.number ?? (issue?.pull_request ? issue.number : null);
}

async function openPullRequest(branch: string | null, host: Host): Promise<number | null> {
  if (branch === null) return null;
  return (await pullRequestsOf(branch, host)).find(({ state }) => state === 'open')?.number ?? null;
}

async function proposed(
  { ended }: RunReport,
  { world, run }: HostReport,
  branch: string,
  host: Host,
): Promise<Proposed> {
  const base = await baseBranch(world, host);
  if (base === branch) return { pullRequest: null, note: null };
  const { phase, schedule, progress } = run;
  const plans = schedule.plans.map(({ plan }) => plan);
  const body = proposalBody(phase, plans, progress.done, keyOf(run));
  const isReady = ended.signal.status === 'success';
  return propose({ branch, base, title: proposalTitle(phase), body, isReady }, host);
}

/** Branch that the run was started on, and that its work goes to; the default one where that was not a branch. */
async function baseBranch({ environment }: World, host: Host): Promise<string> {
  const { GITHUB_BASE_REF: target = '', GITHUB_REF: ref = '' } = environment;
  if (target !== '') return target;
  return ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : defaultBranch(host);
}

function keyOf({ phase, workspace }: PhaseContext): CommentKey {
  return keyIn(phase.id, workspace.prefix);
}

function keyIn(phase: string, prefix: string): CommentKey {
  return { phase, folder: prefix.replace(/\/$/, '') };
}
