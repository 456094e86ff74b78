import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { RunContext } from '../attempt/run-context.ts';
import type { PhaseEnd } from '../execute/phase-end.ts';
import { withoutSecret } from '../git/remote.ts';
import { setStatus } from '../github/commit-status.ts';
import { HostApi, HostError } from '../github/host-api.ts';
import { putComment } from '../github/own-comment.ts';
import { defaultBranch, type Proposed, propose, pullRequestsOf } from '../github/pull-request.ts';
import { atWorkComment, type CommentKey, cutOffComment, endedComment } from '../report/comment.ts';
import type { HostLinks, RunReport } from '../report/plan-report.ts';
import { proposalBody, proposalTitle } from '../report/pull-request.ts';
import { redactor } from '../report/redaction.ts';
import type { Settings } from '../settings/settings.ts';
import type { World } from './command.ts';
import { statusOf } from './phase-status.ts';
import type { ReadSchedule } from './read-schedule.ts';
import { tellAttention } from './tell-attention.ts';

/** Where a run of a phase is told of on the host it runs on. */
export interface HostPlace {
  readonly settings: Settings;
  readonly world: World;
  readonly run: RunContext;
  readonly read: ReadSchedule;
  /** The short name of the branch with the work; null where it is on none. */
  readonly branch: string | null;
  /** Whether that branch is pushed when the run ends. */
  readonly isPushed: boolean;
}

/** Addresses of this run and its repository; null outside of a job. */
export function linksOf({ environment }: World, hasCommits: boolean): HostLinks | null {
  const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: name = '', GITHUB_RUN_ID: id = '' } = environment;
  if (!URL.canParse(server) || !repositoryForm.test(name) || !/^\d+$/.test(id)) return null;
  const repository = `${server.replace(/\/+$/, '')}/${name}`;
  return { repository, run: `${repository}/actions/runs/${id}`, hasCommits };
}

const repositoryForm = /^[\w.-]+\/[\w.-]+$/;

/** Says on the pull request, where there is one, that the phase is at work. Returns what could not be done, as sentences. */
export async function tellBeginning(place: HostPlace): Promise<string[]> {
  const { settings, world, run, read } = place;
  const host = hostOf(settings, world);
  if (host === null || settings.comment === 'off') return [];
  return attempted([
    async () => {
      const number = eventPullRequest(world) ?? (await openPullRequest(place.branch, host));
      if (number === null) return null;
      const { prefix } = run.workspace;
      await putComment(number, beginningComment({ settings, world, read, done: run.progress.done, prefix }), host);
      return null;
    },
  ]);
}

/** What the comment at the beginning of a run says. */
export function beginningComment(place: {
  readonly settings: Settings;
  readonly world: World;
  readonly read: ReadSchedule;
  readonly done: ReadonlySet<string>;
  /** The project's path below the top of the repository. */
  readonly prefix: string;
}): string {
  const { world, read, done, prefix } = place;
  const plans = read.schedule.plans.map(({ plan: { id, title } }) => ({ id, title, isDone: done.has(id) }));
  const since = `${new Date(world.now()).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const key = keyIn(read.phase.id, prefix);
  return redacted(atWorkComment({ phase: read.phase, plans, host: linksOf(world, true), since }, key), place);
}

/**
 * Tells the host how the phase ended: by the pull request of its branch, the comment on it and the status of the commit.
 * Nothing here changes how it ended, and nothing throws. Returns what a person should know of it, as sentences.
 */
export async function tellEnd(report: RunReport, ended: PhaseEnd, place: HostPlace): Promise<string[]> {
  const { settings, world, run } = place;
  const host = hostOf(settings, world);
  if (host === null) return [];
  let number = eventPullRequest(world);
  const status = async () => {
    if (settings['commit-status'] === 'off' || !place.isPushed) return null;
    await setStatus(report.head, await statusOf(ended, report, run), host);
    return null;
  };
  const pullRequest = async () => {
    if (settings['pull-request'] === 'off' || place.branch === null || !place.isPushed) return null;
    const { pullRequest: found, note } = await proposed(ended, place, place.branch, host);
    number ??= found?.number ?? null;
    return note;
  };
  const comment = async () => {
    if (settings.comment === 'off') return null;
    number ??= await openPullRequest(place.branch, host);
    if (number !== null)
      await putComment(number, redacted(endedComment(report, keyOf(run), withoutSecret(settings.remote)), place), host);
    return null;
  };
  const attention = async () => {
    number ??= await openPullRequest(place.branch, host);
    const body = (text: string) => redacted(text, place);
    await tellAttention(report, { number, key: keyOf(run), settings, body }, host);
    return null;
  };
  return attempted([status, pullRequest, comment, ...(settings.attention === 'off' ? [] : [attention])]);
}

/** Says on the pull request that a phase did not come to its end, where it said before that it is at work. */
export async function tellCutOff(
  why: string,
  { phase, folder, branch }: { phase: { id: string; name: string }; folder: string; branch: string | null },
  settings: Settings,
  world: World,
): Promise<string[]> {
  const host = hostOf(settings, world);
  if (host === null || settings.comment === 'off') return [];
  return attempted([
    async () => {
      const number = eventPullRequest(world) ?? (await openPullRequest(branch, host));
      const body = cutOffComment({ phase, host: linksOf(world, true) }, why, { phase: phase.id, folder });
      if (number !== null) await putComment(number, redacted(body, { settings, world }), host);
      return null;
    },
  ]);
}

/** One after the other; what fails keeps none of the others from being done. Sentences that say the same are one. */
async function attempted(steps: readonly (() => Promise<string | null>)[]): Promise<string[]> {
  const notes: string[] = [];
  for (const step of steps) {
    try {
      const note = await step();
      if (note !== null) notes.push(note);
    } catch (error) {
      // The phase has ended as it has, whatever is wrong with the way it is told.
      const { message } = error as Error;
      notes.push(
        `not told on the host: ${error instanceof HostError ? message : `${message} (an error of Phase Executor)`}`,
      );
    }
  }
  return [...new Set(notes)];
}

/** Null outside of a job, and without a token. */
export function hostOf(settings: Settings, { environment, interrupt }: World): HostApi | null {
  const {
    GITHUB_API_URL: api = '',
    GITHUB_GRAPHQL_URL: graphql = '',
    GITHUB_REPOSITORY: repository = '',
  } = environment;
  const token = settings['github-token'];
  if (token === '' || !URL.canParse(api) || !repositoryForm.test(repository)) return null;
  // A run that was interrupted has seconds left to say how it ended, which counts for more.
  const { soon } = interrupt;
  const bounds = soon.aborted ? { patienceMs: 2_000 } : { until: soon };
  return new HostApi({ api, graphql: URL.canParse(graphql) ? graphql : null, repository, token }, bounds);
}

/** The pull request that the event which started this run is about. */
export function eventPullRequest({ environment }: World): number | null {
  const { GITHUB_EVENT_PATH: path = '' } = environment;
  if (path === '') return null;
  try {
    const { pull_request: direct, issue } = Event.parse(JSON.parse(readFileSync(path, 'utf8')));
    return direct?.number ?? (issue?.pull_request ? issue.number : null);
  } catch {
    return null; // an event of another form is about none
  }
}

const Numbered = z.object({ number: z.number() });
const Event = z.object({
  pull_request: Numbered.optional(),
  issue: Numbered.extend({ pull_request: z.unknown().optional() }).optional(),
});

async function openPullRequest(branch: string | null, host: HostApi): Promise<number | null> {
  if (branch === null) return null;
  return (await pullRequestsOf(branch, host)).find(({ state }) => state === 'open')?.number ?? null;
}

async function proposed(
  { signal }: PhaseEnd,
  { world, run, read }: HostPlace,
  branch: string,
  host: HostApi,
): Promise<Proposed> {
  const base = baseBranch(world) ?? (await defaultBranch(host));
  if (base === branch) return { pullRequest: null, note: null };
  const { done } = run.progress;
  const plans = run.schedule.plans.map(({ plan: { id, title, text } }) => ({
    id,
    title,
    objective: objectiveIn(text, title),
    isDone: done.has(id),
  }));
  const about = { phase: read.phase, plans };
  const isReady = signal.status === 'success';
  return propose({ branch, base, title: proposalTitle(about), body: proposalBody(about, keyOf(run)), isReady }, host);
}

/** The branch that the run was started on; null where it was none. */
function baseBranch({ environment }: World): string | null {
  const { GITHUB_BASE_REF: target = '', GITHUB_REF: ref = '' } = environment;
  if (target !== '') return target;
  return ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : null;
}

/** What a plan is for, in its own words, without the first of them where that is its title. */
function objectiveIn(text: string, title: string | null): string {
  const from = text.indexOf('<objective>');
  const to = text.indexOf('</objective>', from);
  if (from < 0 || to < 0) return '';
  const stated = text.slice(from + '<objective>'.length, Math.min(to, from + 10_000)).trim();
  return title !== null && stated.startsWith(title) ? stated.slice(title.length).trim() : stated;
}

function keyOf({ phase, workspace }: RunContext): CommentKey {
  return keyIn(phase.id, workspace.prefix);
}

function keyIn(phase: string, prefix: string): CommentKey {
  return { phase, folder: prefix.replace(/\/$/, '') };
}

/** An agent may have printed what it should not know; what the host shows, everybody reads. */
export function redacted(body: string, place: Pick<HostPlace, 'settings' | 'world'>): string {
  return redactorFor(place)(body);
}

/** Hides the secrets that the settings name, and all that looks like one. */
export function redactorFor({ settings, world }: Pick<HostPlace, 'settings' | 'world'>): (text: string) => string {
  const secrets = settings['agent-env'].map((name) => world.environment[name] ?? '');
  return redactor([...secrets, settings['github-token']]);
}
