import { z } from 'zod';
import type { HostApi } from './host-api.ts';
import { HostError, mayHaveActed } from './host-error.ts';

const PullRequest = z.object({
  number: z.number(),
  state: z.string(),
  title: z.string(),
  body: z.string().nullish(),
  draft: z.boolean().optional(),
  node_id: z.string().optional(),
  merged_at: z.string().nullish(),
  user: z.object({ login: z.string() }).nullish(),
  head: z.object({ ref: z.string(), repo: z.object({ full_name: z.string() }).nullish() }),
});
export type PullRequest = z.infer<typeof PullRequest>;

/** Pull requests of a branch of this repository, the newest first, closed ones too. */
export async function pullRequestsOf(branch: string, host: HostApi): Promise<PullRequest[]> {
  const [owner = ''] = host.repository.split('/');
  const head = encodeURIComponent(`${owner}:${branch}`);
  const all = await host.list(`pulls?state=all&head=${head}`, PullRequest);
  // Some hosts ignore `head`.
  return all
    .filter((each) => each.head.ref === branch && each.head.repo?.full_name === host.repository)
    .sort((one, other) => other.number - one.number);
}

export async function defaultBranch(host: HostApi): Promise<string> {
  return (await host.get('', z.object({ default_branch: z.string() }))).default_branch;
}

export interface Proposal {
  readonly branch: string;
  readonly base: string;
  readonly title: string;
  /** Its first line is our marker. */
  readonly body: string;
  readonly isReady: boolean;
}

/** `note` says what a person has to know or do. */
export interface Proposed {
  readonly pullRequest: PullRequest | null;
  readonly note: string | null;
}

/** Opens or updates our pull request of a branch, a draft until success. Another account's or a closed one stays. */
export async function propose(proposal: Proposal, host: HostApi): Promise<Proposed> {
  const found = await pullRequestsOf(proposal.branch, host);
  const open = found.find(({ state }) => state === 'open');
  if (open) return updated(open, proposal, host);
  const [last] = found;
  if (!last || last.merged_at) return opened(proposal, host);
  return { pullRequest: null, note: `pull request #${last.number} is closed; reopen it to have it updated` };
}

async function opened(proposal: Proposal, host: HostApi): Promise<Proposed> {
  const { branch, base, title, body, isReady } = proposal;
  const make = (draft: boolean) => host.create('pulls', { title, body, head: branch, base, draft }, PullRequest);
  try {
    return { pullRequest: await withTitle(await make(!isReady), proposal, host), note: null };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (/no commits between/i.test(error.said)) return { pullRequest: null, note: null };
    if (/draft pull requests are not supported/i.test(error.said)) return { pullRequest: null, note: noDrafts };
    if (!mayHaveActed(error) && !/already exists/i.test(error.said)) throw error;
    const there = (await pullRequestsOf(branch, host)).find(({ state }) => state === 'open');
    if (there) return updated(there, proposal, host);
    return { pullRequest: await withTitle(await make(!isReady), proposal, host), note: null };
  }
}

const noDrafts = 'no pull request yet: this repository has no drafts, so it is opened when the phase succeeds';

/** Begins the title with `WIP:` until success where the host made no draft of it: Gitea takes this for one. */
async function withTitle(made: PullRequest, { isReady }: Proposal, host: HostApi): Promise<PullRequest> {
  const isMarked = made.title.startsWith(unfinished);
  const title = isReady ? made.title.replace(unfinished, '') : `${unfinished}${made.title}`;
  const isRight = isReady ? !isMarked : isMarked || made.draft === true;
  return isRight ? made : host.patch(`pulls/${made.number}`, { title }, PullRequest);
}

const unfinished = 'WIP: ';

async function updated(there: PullRequest, proposal: Proposal, host: HostApi): Promise<Proposed> {
  const { body, isReady } = proposal;
  const [marker = ''] = body.split('\n', 1);
  const isOurs = (there.body ?? '').startsWith(marker) && there.user?.login === (await host.viewer());
  if (!isOurs) return { pullRequest: there, note: null };
  const current = there.body === body ? there : await host.patch(`pulls/${there.number}`, { body }, PullRequest);
  const pullRequest = await withTitle(current, proposal, host);
  if (!isReady || pullRequest.draft !== true) return { pullRequest, note: null };
  return markReady(pullRequest, host);
}

/** Only GraphQL can. */
async function markReady(pullRequest: PullRequest, host: HostApi): Promise<Proposed> {
  const { number, node_id: id } = pullRequest;
  const byHand = `mark pull request #${number} ready for review by hand`;
  if (!host.hasGraphql || id === undefined) return { pullRequest, note: `${byHand}: this host has no GraphQL` };
  const Ready = z.object({
    markPullRequestReadyForReview: z.object({ pullRequest: z.object({ isDraft: z.boolean() }) }),
  });
  const mutation =
    'mutation($id: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } } }';
  try {
    await host.graphql(mutation, { id }, Ready);
    return { pullRequest: { ...pullRequest, draft: false }, note: null };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { pullRequest, note: `${byHand}: ${error.message}` };
  }
}
