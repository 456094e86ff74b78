import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { redactBody } from '../../settings/call/job-secrets.ts';
import { findConfiguredRemote } from '../../settings/call/remote-setting.ts';
import type { World } from '../../settings/call/world.ts';
import type { CompletionSignal } from '../../signal/completion-signal.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import type { Git } from '../../system/git/git.ts';
import { closeIssue, dropLabel, markForAttention, putIssue } from '../host/attention-issue.ts';
import { connectHost, type Host } from '../host/host-client.ts';
import { HostError, unlessRefused } from '../host/host-error.ts';
import { putComment } from '../host/own-comment.ts';
import { getDefaultBranch, listPullRequests, proposePullRequest } from '../host/pull-request.ts';
import { readEvent } from '../host/workflow-run.ts';
import {
  atWorkComment,
  buildProposalBody,
  buildProposalTitle,
  type CommentKey,
  getAttentionTitle,
  renderPhaseComment,
} from '../report/comment-text.ts';
import { buildHostLinks } from '../report/host-links.ts';
import { moment } from '../report/phase-document.ts';
import type { PhaseStory } from '../report/phase-story.ts';
import type { PublishedPlace } from '../story/upload-record.ts';
import { buildPhaseStatus } from './phase-status.ts';
import { setPhaseStatus } from './required-check.ts';

export interface PhaseProgress {
  readonly since: number;
  readonly signals: ReadonlyMap<string, CompletionSignal>;
  readonly next: string | null;
}

export async function reportProgress(
  progress: PhaseProgress,
  { run, branch }: { readonly run: PhaseContext; readonly branch: string | null },
  world: World,
): Promise<string[]> {
  const host = await connectHost(world);
  if (host === null || !world.settings['host-reports'].includes('comment')) return [];
  const { phase, schedule } = run;
  const plans = schedule.plans.map(({ plan: { id, title } }) => {
    const verdict = run.progress.done.has(id) ? 'success' : (progress.signals.get(id)?.status ?? 'open');
    return { id, title, verdict } as const;
  });
  const reported = {
    phase,
    plans,
    host: buildHostLinks(world, true),
    since: moment(progress.since),
    next: progress.next,
  };
  const text = redactBody(atWorkComment(reported, getCommentKey(phase.id, run.workspace.prefix)), world);
  return attemptSteps([
    async () => {
      const number = getEventPullRequest(world) ?? (await openPullRequest(branch, host));
      if (number !== null) await putComment(number, text, host);
    },
  ]);
}

export interface EndNotes {
  readonly notes: readonly string[];
  /** Refusals caused by a setting, which also become annotations. */
  readonly refusals: readonly string[];
}

const attentionLabel = 'phase-needs-attention';

/** Reports the end of a phase to the host. Never throws and never changes the result. */
export async function reportToHost(story: PhaseStory, place: PublishedPlace, world: World): Promise<EndNotes> {
  const { settings } = world;
  const { branch, decision } = story;
  const host = await connectHost(world);
  if (host === null) return { notes: [], refusals: [] };
  const refusals: string[] = [];
  const key = getCommentKey(story.phase.id, place.prefix);
  const issue = () => redactBody(renderPhaseComment(story, key, settings, 'issue'), world);
  let number = getEventPullRequest(world);
  const steps: Record<string, Step> = {
    status: async () => {
      if (!place.isPushed) return;
      // The host doesn't have a commit that couldn't be pushed, so the status goes to the branch's tip.
      const isBroken = story.verdict === 'cut off' || story.signal?.details.reason === 'internal';
      const commit = isBroken ? await readRemoteTip(branch, place.git, world) : story.head;
      const reported = await buildPhaseStatus(story, place.judged, place);
      if (commit !== null) await setPhaseStatus(commit, reported, () => getBaseBranch(world, host), host);
    },
    'pull-request': async (report) => {
      if (branch === null || !place.isPushed || decision === null) return;
      const base = await getBaseBranch(world, host);
      if (base === branch) return;
      const text = { title: buildProposalTitle(story.phase), body: buildProposalBody(story, key) };
      const proposed = await proposePullRequest({ branch, base, ...text, isReady: story.verdict === 'success' }, host);
      number ??= proposed.pullRequest?.number ?? null;
      if (proposed.refusal !== undefined) refusals.push(proposed.refusal);
      if (proposed.note !== null) report(proposed.note);
    },
    comment: async () => {
      number ??= await openPullRequest(branch, host);
      if (number !== null) await putComment(number, redactBody(renderPhaseComment(story, key, settings), world), host);
    },
    attention: async () => {
      number ??= await openPullRequest(branch, host);
      if (decision === 'proceed') {
        if (number !== null) await dropLabel(number, attentionLabel, host);
        const closing = closeIssue(issue(), host);
        // If the token may not access issues, it has never created one.
        await unlessRefused(closing, [403, 404, 410], undefined);
      } else if (decision === 'escalate' || decision === 'await_user') {
        const marks = { label: attentionLabel, assignees: settings.assignees };
        if (number !== null) await markForAttention(number, marks, host);
        else await putIssue({ title: redactBody(getAttentionTitle(story), world), body: issue() }, marks, host);
      }
    },
  };
  const enabledSteps = Object.entries(steps).filter(([name]) => settings['host-reports'].includes(name));
  return { notes: await attemptSteps(enabledSteps.map(([, step]) => step)), refusals };
}

async function readRemoteTip(branch: string | null, git: Git, world: World): Promise<string | null> {
  if (branch === null || world.settings.remote === '') return null;
  const name = `refs/heads/${branch}`;
  return (await findConfiguredRemote(git, world).list([name])).get(name) ?? null;
}

type Step = (report: (note: string) => void) => Promise<void>;

/** Runs all steps even if some fail. Returns each failure once. */
async function attemptSteps(steps: readonly Step[]): Promise<string[]> {
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

function getEventPullRequest({ environment }: World): number | null {
  const { pull_request: pullRequest, issue } = readEvent(environment) ?? {};
  return pullRequest?.number ?? (issue?.pull_request ? issue.number : null);
}

async function openPullRequest(branch: string | null, host: Host): Promise<number | null> {
  if (branch === null) return null;
  return (await listPullRequests(branch, host)).find(({ state }) => state === 'open')?.number ?? null;
}

/** The branch on which the run was started; the default branch if the run was started elsewhere. */
async function getBaseBranch({ environment }: World, host: Host): Promise<string> {
  const { GITHUB_BASE_REF: target = '', GITHUB_REF: ref = '' } = environment;
  if (target !== '') return target;
  return ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : getDefaultBranch(host);
}

function getCommentKey(phase: string, prefix: string): CommentKey {
  return { phase, folder: prefix.replace(/\/$/, '') };
}
