import { type Host, largePages } from './host-client.ts';
import { HostError, mayHaveActed } from './host-error.ts';

interface PullRequest {
  readonly number: number;
  readonly state: string;
  readonly title: string;
  readonly body: string | null;
  readonly draft?: boolean;
  readonly node_id: string;
  readonly merged_at: string | null;
  readonly user: { readonly login: string } | null;
}

/** Lists pull requests of a branch in this repository, newest first, including closed ones. */
export async function listPullRequests(branch: string, host: Host) {
  const head = `${host.here.owner}:${branch}`;
  const pullRequests = await host.paginate(host.rest.pulls.list, { ...host.here, ...largePages, state: 'all', head });
  // Some hosts ignore `head`.
  return pullRequests
    .filter(
      (pull) =>
        pull.head.ref === branch && (pull.head.repo as { full_name: string } | null)?.full_name === host.repository,
    )
    .sort((a, b) => b.number - a.number);
}

export async function getDefaultBranch(host: Host): Promise<string> {
  return (await host.rest.repos.get(host.here)).data.default_branch;
}

export interface Proposal {
  readonly branch: string;
  readonly base: string;
  readonly title: string;
  readonly body: string;
  readonly isReady: boolean;
}

/** `note` tells a person what to know or do. */
export interface Proposed {
  readonly pullRequest: PullRequest | null;
  readonly note: string | null;
  readonly refusal?: string;
}

export const mayOpenAdvice =
  'check "Allow GitHub Actions to create and approve pull requests" under Settings > Actions > General, or pass push_token';

/**
 * Opens or updates our pull request, which stays a draft until success. A closed one or one of another account isn't
 * touched.
 */
export async function proposePullRequest(proposal: Proposal, host: Host): Promise<Proposed> {
  return ensurePullRequest(proposal, host).catch((error: unknown) => {
    if (!(error instanceof HostError) || error.status !== 403) throw error;
    const advice = /not permitted to create/i.test(error.said)
      ? mayOpenAdvice
      : 'give the job the permission pull-requests: write';
    const text = error.said.replace(/\.$/, '');
    const refusal = `the host refused the pull request of ${proposal.branch} (403: ${text}); ${advice}`;
    return { pullRequest: null, note: null, refusal };
  });
}

async function ensurePullRequest(proposal: Proposal, host: Host): Promise<Proposed> {
  const matches = await listPullRequests(proposal.branch, host);
  const openRequest = matches.find(({ state }) => state === 'open');
  if (openRequest) return updatePullRequest(openRequest, proposal, host);
  const [newestRequest] = matches;
  if (!newestRequest || newestRequest.merged_at) return openPullRequest(proposal, host);
  return { pullRequest: null, note: `pull request #${newestRequest.number} is closed; reopen it to have it updated` };
}

async function openPullRequest(proposal: Proposal, host: Host): Promise<Proposed> {
  const { branch, base, title, body, isReady } = proposal;
  const make = async () => {
    const { data } = await host.rest.pulls.create({ ...host.here, title, body, head: branch, base, draft: !isReady });
    return { pullRequest: await withTitle(data, proposal, host), note: null };
  };
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    if (/no commits between/i.test(error.said)) return { pullRequest: null, note: null };
    if (/draft pull requests are not supported/i.test(error.said)) return { pullRequest: null, note: noDrafts };
    if (!mayHaveActed(error) && !/already exists/i.test(error.said)) throw error;
    const existingRequest = (await listPullRequests(branch, host)).find(({ state }) => state === 'open');
    if (existingRequest) return updatePullRequest(existingRequest, proposal, host);
    return make();
  }
}

const noDrafts = 'no pull request yet: this repository has no drafts, so it is opened when the phase succeeds';

/** Adds `WIP:` to the title until success if the host created no draft; Gitea treats that as one. */
async function withTitle(created: PullRequest, { isReady }: Proposal, host: Host): Promise<PullRequest> {
  const isMarked = created.title.startsWith(unfinished);
  const title = isReady ? created.title.replace(unfinished, '') : `${unfinished}${created.title}`;
  const isRight = isReady ? !isMarked : isMarked || created.draft === true;
  return isRight ? created : patchPullRequest(created, { title }, host);
}

const unfinished = 'WIP: ';

async function patchPullRequest({ number }: PullRequest, fields: { title?: string; body?: string }, host: Host) {
  return (await host.rest.pulls.update({ ...host.here, pull_number: number, ...fields })).data;
}

async function updatePullRequest(existingRequest: PullRequest, proposal: Proposal, host: Host): Promise<Proposed> {
  const { body, isReady } = proposal;
  const [marker = ''] = body.split('\n', 1);
  const isOurs =
    (existingRequest.body ?? '').startsWith(marker) && existingRequest.user?.login === (await host.viewer());
  if (!isOurs) return { pullRequest: existingRequest, note: null };
  const current =
    existingRequest.body === body ? existingRequest : await patchPullRequest(existingRequest, { body }, host);
  const pullRequest = await withTitle(current, proposal, host);
  if (!isReady || pullRequest.draft !== true) return { pullRequest, note: null };
  return markReady(pullRequest, host);
}

/** GitHub supports this only through GraphQL. */
async function markReady(pullRequest: PullRequest, host: Host): Promise<Proposed> {
  const { number, node_id: id } = pullRequest;
  const byHand = `mark pull request #${number} ready for review by hand`;
  if (host.graphql === null) return { pullRequest, note: `${byHand}: this host has no GraphQL` };
  const mutation =
    'mutation($id: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } } }';
  try {
    await host.graphql(mutation, { id });
    return { pullRequest: { ...pullRequest, draft: false }, note: null };
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return { pullRequest, note: `${byHand}: ${error.message}` };
  }
}
