import { phaseKey } from '../../plan/phase/phase-id.ts';
import type { World } from '../../settings/call/world.ts';
import { UsageError } from '../../settings/table/settings.ts';
import { ownIdentity } from '../../system/git/calls/git-environment.ts';
import { shortId } from '../../system/text/text.ts';
import { type Host, largePages } from '../host/host-client.ts';
import { type CommitStatus, commitsBetween, type HostCommit, listStatuses, setStatus } from '../host/host-commit.ts';
import { unlessRefused } from '../host/host-error.ts';
import { readEvent } from '../host/workflow-run.ts';

/** The one context that a rule of a branch can require: every pull request gets it, with a phase or without. */
export const requiredContext = 'phase-executor';

/** Sets the status that can be required on the commit of the event. @throws UsageError for an event of another kind. */
export async function setRequiredCheck(
  world: Pick<World, 'environment'>,
  host: Host,
): Promise<CommitStatus & { readonly commit: string; readonly isSet: boolean }> {
  const { commit, head, base } = await judgedCommit(world, host);
  const settled = await settleCheck(commit, host, async (self) => {
    const commitStatus = await requiredStatus(head, { base, self }, host);
    // A queue merges a new commit, which its other checks judge.
    if (commit === head || commitStatus === noPhase) return commitStatus;
    return { ...commitStatus, description: `at ${shortId(head)}, before the merge: ${commitStatus.description}` };
  });
  return { ...settled, commit };
}

/**
 * Sets the verdict of a phase, and then the status that can be required, which is that of all phases of the commit. In this
 * order no `check` at the same time keeps an older one.
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

/** Verdict on a commit of all phases whose work it has and its base has not: the worst one. `set` may not be listed yet. */
async function requiredStatus(
  head: string,
  { base, self }: { readonly base: string; readonly self: string },
  host: Host,
  set: readonly CommitStatus[] = [],
): Promise<CommitStatus> {
  const commits = await engineCommits(head, base, host);
  const { own: listed, others } = await verdictsOn(head, self, host);
  const own = [...set, ...listed.filter(({ context }) => !set.some((status) => status.context === context))];
  if (own.length === 0) {
    if (commits.length === 0) return noPhase;
    const [other] = others;
    if (other === undefined) return buildMissing('no verdict of a phase on this commit; run its phase again');
    return buildMissing(`${other.context} is by ${other.author}; give check the token of the phase`);
  }
  const verdicts = own.map(repeatStatus);
  for (const [phase, { sha }] of lastCommits(commits)) {
    if (own.some(({ context }) => parseCheckPhase(context) === phase)) continue;
    // Another phase went on from where this one had ended.
    const reported = (await verdictsOn(sha, self, host)).own.find(({ context }) => parseCheckPhase(context) === phase);
    verdicts.push(
      reported
        ? repeatStatus(reported)
        : buildMissing(`no verdict of phase ${phase}, whose work is here; run it again`),
    );
  }
  return worstFirst.flatMap((state) => verdicts.filter((verdict) => verdict.state === state))[0] ?? buildMissing('');
}

/** By every open pull request of this commit, because they share its statuses: one may end in another phase's branch. */
async function engineCommits(head: string, base: string, host: Host): Promise<HostCommit[]> {
  const requested = { ...host.here, ...largePages, commit_sha: head };
  const listing = host.paginate(host.rest.repos.listPullRequestsAssociatedWithCommit, requested);
  const pulls = await unlessRefused(listing, [404], []); // Gitea does not list them
  const open = pulls.filter((pull) => pull.state === 'open' && pull.head.sha === head);
  const bases = new Set([base, ...open.map((pull) => pull.base.ref)]);
  const commits = await Promise.all([...bases].map((each) => commitsBetween(each, head, host)));
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

/** Statuses of phases: our own, and those by other accounts, which may have any reason to set them. */
async function verdictsOn(commit: string, self: string, host: Host) {
  const all = (await listStatuses(commit, host)).filter(({ context }) => context.startsWith('phase/'));
  return { own: all.filter(({ author }) => author === self), others: all.filter(({ author }) => author !== self) };
}

function parseCheckPhase(context: string): string {
  return phaseKey(context.slice(context.lastIndexOf('/') + 1));
}

/** The newest commit of each phase, by its key. */
function lastCommits(commits: readonly HostCommit[]): Map<string, HostCommit> {
  return new Map(
    commits.flatMap((commit) => {
      const [, ofPlan] = /^Phase-Executor-(?:Plan|Part): (.+)-\d/m.exec(commit.message) ?? [];
      const [, ofPhase] = /^phase (\S+): /.exec(commit.message) ?? [];
      const phase = ofPlan ?? ofPhase;
      return phase === undefined ? [] : [[phaseKey(phase), commit] as const];
    }),
  );
}

/**
 * A phase may end between the look and the status, so it is looked again, by the name that the host gives us. A token that
 * may not set it (403), as on a pull request of a fork, leaves the verdict to the job.
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
    const next = await look(self);
    if (next.description === status.description || tries >= 3) return { ...status, isSet: true };
    status = next;
  }
}

/** True for a commit of the engine. Every branch with the work of a phase has some. */
function isOfEngine({ message, by }: HostCommit): boolean {
  return by === ownIdentity.GIT_COMMITTER_EMAIL || /^Phase-Executor-\w+(?:-\w+)*: /m.test(message);
}

/** The commit that gets the status, the head of the pull request that it is about, and the branch that this goes to. */
async function judgedCommit({ environment }: Pick<World, 'environment'>, host: Host) {
  const { pull_request: pullRequest, merge_group: group, workflow_run: run, repository } = readEvent(environment) ?? {};
  if (pullRequest !== undefined) {
    const { head, base } = pullRequest;
    return { commit: head.sha, head: head.sha, base: base.ref };
  }
  // It names no pull request of a fork; those of the commit are found later.
  if (run !== undefined)
    return { commit: run.head_sha, head: run.head_sha, base: repository?.default_branch ?? 'HEAD' };
  // A queue makes a commit for each pull request, and names its branch after it.
  const number = /\/pr-(\d+)-[0-9a-f]+$/.exec(group?.head_ref ?? '')?.[1];
  if (number === undefined)
    throw new UsageError('check: expected a job that was started by pull_request, merge_group or workflow_run');
  const { data } = await host.rest.pulls.get({ ...host.here, pull_number: Number(number) });
  const { head, base } = data;
  return { commit: group.head_sha, head: head.sha, base: base.ref };
}
