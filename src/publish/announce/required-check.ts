import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { World } from '../../settings/call/world.ts';
import { UsageError } from '../../settings/table/settings.ts';
import { ownIdentity } from '../../system/git/git-environment.ts';
import { shortId } from '../../system/text/text.ts';
import type { HostApi } from '../host/host-api.ts';
import { type CommitStatus, commitsBetween, setStatus, statusesOf } from '../host/host-commit.ts';

/** The one context that a rule of a branch can require: every pull request gets it, with a phase or without. */
export const requiredContext = 'phase-executor';

/** Sets the status that can be required on the commit of the event. @throws UsageError for an event of another kind. */
export async function setRequiredCheck(
  world: Pick<World, 'environment'>,
  host: HostApi,
): Promise<CommitStatus & { readonly commit: string }> {
  const { commit, head, base } = await judgedCommit(world, host);
  const hasPhase = (await commitsBetween(base, head, host)).some(isOfPhase);
  const status = await settle(commit, host, async () => {
    const found = requiredStatus(await statusesOf(head, host), hasPhase);
    if (found === null) return noPhase;
    return commit === head ? found : { ...found, description: `at ${shortId(head)}: ${found.description}` };
  });
  return { ...status, commit };
}

const noPhase = { state: 'success', context: requiredContext, url: '', description: 'no phase at work here' } as const;

/** Repeats the verdict of a phase under the context that can be required, together with other phases on this commit. */
export async function setRequiredStatus(commit: string, told: CommitStatus, host: HostApi): Promise<void> {
  const others = (await statusesOf(commit, host)).filter(({ context }) => context !== told.context);
  const status = requiredStatus([...others, told], true);
  if (status !== null) await setStatus(commit, status, host);
}

/** Verdict of all phases on a commit: the worst one. Null for a commit without a phase. */
export function requiredStatus(statuses: readonly CommitStatus[], hasPhase: boolean): CommitStatus | null {
  const context = requiredContext;
  const ofPhases = statuses.filter((each) => each.context.startsWith('phase/'));
  const worst = worstFirst.flatMap((state) => ofPhases.filter((each) => each.state === state))[0];
  if (worst !== undefined) return { ...worst, context, description: `${worst.context}: ${worst.description}` };
  if (!hasPhase) return null;
  return {
    state: 'pending',
    context,
    url: '',
    description: 'no verdict of a phase on this commit; run its phase again',
  };
}

const worstFirst = ['failure', 'error', 'pending', 'success'] as const;

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
function isOfPhase({ message, committer }: { message: string; committer: string }): boolean {
  return committer === ownIdentity.GIT_COMMITTER_EMAIL || /^Phase-Executor-\w+(?:-\w+)*: /m.test(message);
}

const Pull = z.object({ head: z.object({ sha: z.string() }), base: z.object({ sha: z.string() }) });
const Event = z.object({
  pull_request: Pull.optional(),
  merge_group: z.object({ head_sha: z.string(), head_ref: z.string() }).optional(),
});

/** The commit that gets the status, and the pull request's commits that it is about. */
async function judgedCommit({ environment }: Pick<World, 'environment'>, host: HostApi) {
  const { GITHUB_EVENT_PATH: path = '' } = environment;
  const { data } = Event.safeParse(path === '' ? {} : JSON.parse(readFileSync(path, 'utf8')));
  if (data?.pull_request !== undefined) {
    const { head, base } = data.pull_request;
    return { commit: head.sha, head: head.sha, base: base.sha };
  }
  // A queue makes a commit for each pull request, and names its branch after it.
  const number = /\/pr-(\d+)-[0-9a-f]+$/.exec(data?.merge_group?.head_ref ?? '')?.[1];
  if (data?.merge_group === undefined || number === undefined)
    throw new UsageError('check: expected a job that was started by pull_request, pull_request_target or merge_group');
  const { head, base } = await host.get(`pulls/${number}`, Pull);
  return { commit: data.merge_group.head_sha, head: head.sha, base: base.sha };
}
