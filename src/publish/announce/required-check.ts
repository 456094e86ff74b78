import { getPhaseKey } from '../../plan/phase/phase-id.ts';
import type { World } from '../../settings/call/world.ts';
import { UsageError } from '../../settings/table/settings.ts';
import { ownIdentity } from '../../system/git/calls/git-environment.ts';
import { shortenId } from '../../system/text/text.ts';
import { type Host, largePages } from '../host/host-client.ts';
import {
  type CommitStatus,
  type HostCommit,
  listCommitsBetween,
  listStatuses,
  setStatus,
} from '../host/host-commit.ts';
import { unlessRefused } from '../host/host-error.ts';
import { readEvent } from '../host/workflow-run.ts';

/** The single status context that a branch rule can require; set on every pull request, even without a phase. */
export const requiredContext = 'phase-executor';

/** Sets the required status on the event's commit. @throws UsageError for an unsupported event. */
export async function setRequiredCheck(
  world: Pick<World, 'environment'>,
  host: Host,
): Promise<CommitStatus & { readonly commit: string; readonly isSet: boolean }> {
  const { commit, head, base } = await getJudgedCommit(world, host);
  const settled = await settleCheck(commit, host, async (self) => {
    const commitStatus = await requiredStatus(head, { base, self }, host);
    // A merge queue makes a new commit, which its own checks judge.
    if (commit === head || commitStatus === noPhase) return commitStatus;
    return { ...commitStatus, description: `at ${shortenId(head)}, before the merge: ${commitStatus.description}` };
  });
  return { ...settled, commit };
}

/**
 * Sets the phase's status, then the required status for all phases of the commit. This order prevents a concurrent
 * `check` from keeping an old result.
 */
export async function setPhaseStatus(
  commit: string,
  reported: CommitStatus,
  base: () => Promise<string>,
  host: Host,
): Promise<void> {
  const self = await setStatus(commit, reported, host);
  const status =
    reported.state === 'success'
      ? await requiredStatus(commit, { base: await base(), self }, host, [reported])
      : repeatStatus(reported);
  await setStatus(commit, status, host);
}

/** Returns the worst status among the phases in this range. `set` may not be listed by the host yet. */
async function requiredStatus(
  head: string,
  { base, self }: { readonly base: string; readonly self: string },
  host: Host,
  set: readonly CommitStatus[] = [],
): Promise<CommitStatus> {
  const commits = await listEngineCommits(head, base, host);
  const { own: listed, others } = await listVerdicts(head, self, host);
  const ownStatuses = [...set, ...listed.filter(({ context }) => !set.some((status) => status.context === context))];
  if (ownStatuses.length === 0) {
    if (commits.length === 0) return noPhase;
    const [foreignStatus] = others;
    if (foreignStatus === undefined) return buildMissing('no verdict of a phase on this commit; run its phase again');
    return buildMissing(`${foreignStatus.context} is by ${foreignStatus.author}; give check the token of the phase`);
  }
  const verdicts = ownStatuses.map(repeatStatus);
  for (const [phase, { sha }] of getLastCommits(commits)) {
    if (ownStatuses.some(({ context }) => parseCheckPhase(context) === phase)) continue;
    // Another phase continued from this commit.
    const reported = (await listVerdicts(sha, self, host)).own.find(
      ({ context }) => parseCheckPhase(context) === phase,
    );
    verdicts.push(
      reported
        ? repeatStatus(reported)
        : buildMissing(`no verdict of phase ${phase}, whose work is here; run it again`),
    );
  }
  return worstFirst.flatMap((state) => verdicts.filter((verdict) => verdict.state === state))[0] ?? buildMissing('');
}

/** Uses every open pull request with this commit, because they share its statuses. */
async function listEngineCommits(head: string, base: string, host: Host): Promise<HostCommit[]> {
  const requested = { ...host.here, ...largePages, commit_sha: head };
  const listing = host.paginate(host.rest.repos.listPullRequestsAssociatedWithCommit, requested);
  const pulls = await unlessRefused(listing, [404], []); // Gitea does not list them
  const openPulls = pulls.filter((pull) => pull.state === 'open' && pull.head.sha === head);
  const bases = new Set([base, ...openPulls.map((pull) => pull.base.ref)]);
  const commits = await Promise.all([...bases].map((baseCommit) => listCommitsBetween(baseCommit, head, host)));
  return commits.flat().filter(isOfEngine);
}

const noPhase: CommitStatus = { ...buildMissing('no phase at work here'), state: 'success' };
const worstFirst = ['failure', 'error', 'pending', 'success'] as const;

function repeatStatus({ state, context, description, url }: CommitStatus): CommitStatus {
  return { state, context: requiredContext, url, description: `${context}: ${description}` };
}

function buildMissing(description: string): CommitStatus {
  return { state: 'pending', context: requiredContext, url: '', description };
}

async function listVerdicts(commit: string, self: string, host: Host) {
  const phaseStatuses = (await listStatuses(commit, host)).filter(({ context }) => context.startsWith('phase/'));
  return {
    own: phaseStatuses.filter(({ author }) => author === self),
    others: phaseStatuses.filter(({ author }) => author !== self),
  };
}

function parseCheckPhase(context: string): string {
  return getPhaseKey(context.slice(context.lastIndexOf('/') + 1));
}

function getLastCommits(commits: readonly HostCommit[]): Map<string, HostCommit> {
  return new Map(
    commits.flatMap((commit) => {
      const [, ofPlan] = /^Phase-Executor-(?:Plan|Part): (.+)-\d/m.exec(commit.message) ?? [];
      const [, ofPhase] = /^phase (\S+): /.exec(commit.message) ?? [];
      const phase = ofPlan ?? ofPhase;
      return phase === undefined ? [] : [[getPhaseKey(phase), commit] as const];
    }),
  );
}

/**
 * Sets the status, then checks again, because a phase may end in between. If the token may not set it (403), as for a
 * fork, the job's result is used.
 */
async function settleCheck(
  commit: string,
  host: Host,
  look: (self: string) => Promise<CommitStatus>,
): Promise<CommitStatus & { readonly isSet: boolean }> {
  let status = await look(await host.viewer());
  for (let tries = 1; ; tries += 1) {
    const self = await unlessRefused(setStatus(commit, status, host), [403], null);
    if (self === null) return { ...status, isSet: false };
    const nextStatus = await look(self);
    if (nextStatus.description === status.description || tries >= 3) return { ...status, isSet: true };
    status = nextStatus;
  }
}

/** Every branch with the work of a phase has a commit of the engine. */
function isOfEngine({ message, by }: HostCommit): boolean {
  return by === ownIdentity.GIT_COMMITTER_EMAIL || /^Phase-Executor-\w+(?:-\w+)*: /m.test(message);
}

async function getJudgedCommit({ environment }: Pick<World, 'environment'>, host: Host) {
  const { pull_request: pullRequest, merge_group: group, workflow_run: run, repository } = readEvent(environment) ?? {};
  if (pullRequest !== undefined) {
    const { head, base } = pullRequest;
    return { commit: head.sha, head: head.sha, base: base.ref };
  }
  // The event names no pull requests of forks; those of the commit are found later.
  if (run !== undefined)
    return { commit: run.head_sha, head: run.head_sha, base: repository?.default_branch ?? 'HEAD' };
  // A merge queue names a branch after its pull request.
  const number = /\/pr-(\d+)-[0-9a-f]+$/.exec(group?.head_ref ?? '')?.[1];
  if (number === undefined)
    throw new UsageError('check: expected a job that was started by pull_request, merge_group or workflow_run');
  const { data } = await host.rest.pulls.get({ ...host.here, pull_number: Number(number) });
  const { head, base } = data;
  return { commit: group.head_sha, head: head.sha, base: base.ref };
}
