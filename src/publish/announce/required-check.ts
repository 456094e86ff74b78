import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { phaseKey } from '../../plan/phase/phase-id.ts';
import type { World } from '../../settings/call/world.ts';
import { UsageError } from '../../settings/table/settings.ts';
import { ownIdentity } from '../../system/git/git-environment.ts';
import { shortId } from '../../system/text/text.ts';
import type { HostApi } from '../host/host-api.ts';
import { type CommitStatus, commitsBetween, type HostCommit, setStatus, statusesOf } from '../host/host-commit.ts';

/** The one context that a rule of a branch can require: every pull request gets it, with a phase or without. */
export const requiredContext = 'phase-executor';

/** Sets the status that can be required on the commit of the event. @throws UsageError for an event of another kind. */
export async function setRequiredCheck(
  world: Pick<World, 'environment'>,
  host: HostApi,
): Promise<CommitStatus & { readonly commit: string }> {
  const { commit, head, base } = await judgedCommit(world, host);
  const status = await settle(commit, host, async () => {
    const found = await requiredStatus(head, base, host);
    // What a queue merges is a new commit, which its other checks judge.
    if (commit === head || found === noPhase) return found;
    return { ...found, description: `at ${shortId(head)}, before the merge: ${found.description}` };
  });
  return { ...status, commit };
}

/**
 * Sets the verdict of a phase, and then the status that can be required, which is that of all phases of the commit. In this
 * order no `check` at the same time keeps an older one.
 */
export async function setPhaseStatus(
  commit: string,
  told: CommitStatus,
  base: () => Promise<string>,
  host: HostApi,
): Promise<void> {
  await setStatus(commit, told, host);
  const isClosed = told.state !== 'success';
  await setStatus(commit, isClosed ? repeated(told) : await requiredStatus(commit, await base(), host, [told]), host);
}

/** Verdict on a commit of all phases whose work it has and `base` has not: the worst one. `set` may not be listed yet. */
async function requiredStatus(
  head: string,
  base: string,
  host: HostApi,
  set: readonly CommitStatus[] = [],
): Promise<CommitStatus> {
  const commits = (await commitsBetween(base, head, host)).filter(isOfEngine);
  const { own: listed, others } = await verdictsOn(head, host);
  const own = [...set, ...listed.filter(({ context }) => !set.some((each) => each.context === context))];
  if (own.length === 0) {
    if (commits.length === 0) return noPhase;
    const [other] = others;
    if (other === undefined) return missing('no verdict of a phase on this commit; run its phase again');
    return missing(`${other.context} is by ${other.author}; give check the token of the phase`);
  }
  const verdicts = own.map(repeated);
  for (const [phase, { sha }] of lastCommits(commits)) {
    if (own.some(({ context }) => phaseIn(context) === phase)) continue;
    // Another phase went on from where this one had ended.
    const told = (await verdictsOn(sha, host)).own.find(({ context }) => phaseIn(context) === phase);
    verdicts.push(told ? repeated(told) : missing(`no verdict of phase ${phase}, whose work is here; run it again`));
  }
  return worstFirst.flatMap((state) => verdicts.filter((each) => each.state === state))[0] ?? missing('');
}

const noPhase: CommitStatus = { ...missing('no phase at work here'), state: 'success' };
const worstFirst = ['failure', 'error', 'pending', 'success'] as const;

function repeated({ state, context, description, url }: CommitStatus): CommitStatus {
  return { state, context: requiredContext, url, description: `${context}: ${description}` };
}

function missing(description: string): CommitStatus {
  return { state: 'pending', context: requiredContext, url: '', description };
}

/** Statuses of phases: our own, and those by others, who may have any reason to set them. */
async function verdictsOn(commit: string, host: HostApi) {
  const viewer = await host.viewer();
  const all = (await statusesOf(commit, host)).filter(({ context }) => context.startsWith('phase/'));
  // Gitea does not know the account of a job.
  const isOwn = ({ author }: { author: string }) =>
    author === viewer || (!host.hasGraphql && ['', 'Ghost'].includes(author));
  return { own: all.filter(isOwn), others: all.filter((each) => !isOwn(each)) };
}

function phaseIn(context: string): string {
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

/** A phase may end between the look and the status, so it is looked again. */
async function settle(commit: string, host: HostApi, look: () => Promise<CommitStatus>): Promise<CommitStatus> {
  let status = await look();
  for (let tries = 1; ; tries += 1) {
    await setStatus(commit, status, host);
    const next = await look();
    if (next.description === status.description || tries >= 3) return status;
    status = next;
  }
}

/** True for a commit of the engine. Every branch with the work of a phase has some. */
function isOfEngine({ message, committer }: HostCommit): boolean {
  return committer === ownIdentity.GIT_COMMITTER_EMAIL || /^Phase-Executor-\w+(?:-\w+)*: /m.test(message);
}

const Pull = z.object({ head: z.object({ sha: z.string() }), base: z.object({ ref: z.string() }) });
const Event = z.object({
  pull_request: Pull.optional(),
  merge_group: z.object({ head_sha: z.string(), head_ref: z.string() }).optional(),
});

/** The commit that gets the status, the head of the pull request that it is about, and the branch that this goes to. */
async function judgedCommit({ environment }: Pick<World, 'environment'>, host: HostApi) {
  const { GITHUB_EVENT_PATH: path = '' } = environment;
  const { data } = Event.safeParse(path === '' ? {} : JSON.parse(readFileSync(path, 'utf8')));
  if (data?.pull_request !== undefined) {
    const { head, base } = data.pull_request;
    return { commit: head.sha, head: head.sha, base: base.ref };
  }
  // A queue makes a commit for each pull request, and names its branch after it.
  const number = /\/pr-(\d+)-[0-9a-f]+$/.exec(data?.merge_group?.head_ref ?? '')?.[1];
  if (data?.merge_group === undefined || number === undefined)
    throw new UsageError('check: expected a job that was started by pull_request, pull_request_target or merge_group');
  const { head, base } = await host.get(`pulls/${number}`, Pull);
  return { commit: data.merge_group.head_sha, head: head.sha, base: base.ref };
}
