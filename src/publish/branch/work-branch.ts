import { basename } from 'node:path';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { getRecordFolder, type LocalPhase } from '../../record/project/local-phase.ts';
import type { ReadSchedule } from '../../record/project/read-schedule.ts';
import type { StateManifest } from '../../record/published/published-state.ts';
import type { RecordScope } from '../../record/published/shared-record.ts';
import { unguessableSecrets } from '../../settings/call/job-secrets.ts';
import { findConfiguredRemote, getOriginUrl } from '../../settings/call/remote-setting.ts';
import { findProjectRoot, type World, withSettings } from '../../settings/call/world.ts';
import { type Settings, UsageError } from '../../settings/table/settings.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import { type EnteredBranch, enterBranch } from '../../system/git/checkpoint/branch-merge.ts';
import { toRefPart } from '../../system/git/checkpoint/checkpoint-tag.ts';
import { Git } from '../../system/git/git.ts';
import { isAncestor, listCommitsSince } from '../../system/git/history.ts';
import { type RefMove, type Remote, withoutSecret } from '../../system/git/remote.ts';
import { formatCount, joinFirstFew, shortenId } from '../../system/text/text.ts';
import { getWorkflowRun, isOver } from '../host/workflow-run.ts';
import { asTheyAre, type Signing, signCommits } from './sign-commits.ts';

/** Setting value for the checked-out branch. A branch with that name is written `refs/heads/current`. */
export const current = 'current';

/** File names are limited to 255 bytes, and git adds `.lock` to a ref. */
const maxPart = 200;

/** Fills in the placeholders of the configured name, or returns the default. */
export function formatBranchName({ phase }: Pick<ReadSchedule, 'phase'>, template: string): string {
  const part = (text: string) => toRefPart(text.slice(0, maxPart));
  if (template === '') return `phase/${part(basename(phase.dir))}`;
  return template
    .replace(/^refs\/heads\//, '')
    .replaceAll('{phase}', part(phase.id))
    .replaceAll('{name}', part(phase.slug));
}

/** Defaults the remote to `origin` for a job whose work has its own branch. The command line has no default. */
export async function withOrigin(world: World): Promise<World> {
  if (world.settings.remote !== '' || !hasOwnBranch(world)) return world;
  const git = await Git.open(findProjectRoot(world), world.environment);
  return (await getOriginUrl(git)) === '' ? world : withSettings(world, { remote: 'origin' });
}

function hasOwnBranch({ settings: { branch }, configuration }: World): boolean {
  return branch !== current && (branch !== '' || configuration.givenAs === 'input');
}

export function pushesWork(world: World): boolean {
  return hasOwnBranch(world) && world.settings.remote !== '';
}

/** Short branch name of a single-job run, or null for a detached HEAD. @throws UsageError for an invalid name. */
export async function getRunBranch(localPhase: LocalPhase, world: World): Promise<string | null> {
  const { git } = localPhase;
  if (!hasOwnBranch(world)) return (await git.head()).branch?.replace(/^refs\/heads\//, '') ?? null;
  const name = formatBranchName(localPhase, world.settings.branch);
  const isPlain = !/^(?:-|refs\/|HEAD$)/.test(name);
  const args = ['check-ref-format', `refs/heads/${name}`];
  if (isPlain && (await git.try(args, { reading: true })).exitCode === 0) return name;
  throw new UsageError(
    `branch: found "${name}", expected the name of a branch, such as phase/{phase}-{name}, or ${current} for the one that is checked out`,
  );
}

/** Branch of a single-job run. It is checked out before the phase is read and pushed after the last agent has ended. */
export class WorkBranch {
  readonly #world: World;
  #from: string | null = null;
  #start = '';
  /** Start commit of a newly created branch; null if the branch existed. */
  #madeFrom: string | null = null;

  constructor(world: World) {
    this.#world = world;
  }

  /** A run without commits pushes no new branch and reports nothing about foreign commits. */
  isPushedAt(head: string): boolean {
    return pushesWork(this.#world) && head !== this.#madeFrom;
  }

  /**
   * Checks out the branch and merges the last run's work and the previously checked-out commit. @throws UsageError for
   * an invalid name, GitError for a conflict.
   */
  async enter({ read, git }: PhaseScope, lastManifest: StateManifest | null): Promise<void> {
    const { settings } = this.#world;
    const name = await getRunBranch(read, this.#world);
    if (name === null || !hasOwnBranch(this.#world)) return;
    const remote = settings.remote === '' ? null : findConfiguredRemote(git, this.#world);
    const isOfLast =
      lastManifest !== null &&
      lastManifest.branch === `refs/heads/${name}` &&
      (await git.resolve(lastManifest.head)) !== null;
    const previousHead = await git.head();
    const entered = await enterBranch(git, name, {
      remote,
      last: isOfLast ? lastManifest.head : null,
      trustsLocal: remote === null || settings.branch !== '',
    });
    this.#from = entered.there;
    this.#start = entered.tip;
    this.#madeFrom = entered.isNew ? entered.tip : null;
    const isOn = previousHead.branch === `refs/heads/${name}`;
    if (!isOn || previousHead.sha !== entered.tip) this.#world.progress(describeEntry(name, entered));
    const missing =
      isOfLast && entered.there !== null ? await listCommitsSince(git, entered.there, lastManifest.head) : [];
    if (missing.length > 0)
      this.#world.progress(
        `${name} on ${withoutSecret(settings.remote)} lacks ${formatCount(missing.length, 'commit')} of the last run, put back now: ${joinFirstFew(missing.map(({ subject }) => subject))}`,
      );
    if (remote === null && !isOn) this.#world.progress(`branch ${name} stays here, because no remote is set`);
  }

  /** Pushes the work, signed if configured. @throws GitError that says where the work is. */
  async push(run: PhaseContext, publishRecord: () => Promise<void>): Promise<Signing> {
    const { git } = run.workspace;
    const { sha: created, branch } = await git.head();
    if (!this.isPushedAt(created) || created === this.#from) return asTheyAre;
    const world = this.#world;
    const { settings } = world;
    const name = formatBranchName(run, settings.branch);
    const ref = `refs/heads/${name}`;
    const location = `${name} on ${withoutSecret(settings.remote)}`;
    if (branch !== ref)
      throw new GitError(
        `the checkout is not on ${name} any more, so ${location} was not moved; the work is at ${created}`,
      );
    const remote = findConfiguredRemote(git, world);
    const signing = await signCommits({ run, remote, world });
    // The record goes first, so that a run that continues from it has the signed commits.
    if (signing !== asTheyAre) await publishRecord();
    const { sha } = await git.head();
    if (!(await this.#moveBranch(remote, { name: ref, to: sha, from: this.#from }, git)))
      throw new GitError(`${location} was moved meanwhile; the work is at ${sha}, and the next run merges both`);
    const isOfJob = world.environment.GITHUB_ACTIONS === 'true' && (await remote.asksForToken());
    world.progress(describePush(location, sha, isOfJob));
    return signing;
  }

  /** Also moves the branch if an agent has pushed part of the work. If a person created or reset it, it stays. */
  async #moveBranch(remote: Remote, move: RefMove, git: Git): Promise<boolean> {
    if (await remote.move([move])) return true;
    const currentTip = (await remote.list([move.name])).get(move.name) ?? null;
    if (
      currentTip === null ||
      (await git.resolve(currentTip)) === null ||
      (await isAncestor(git, currentTip, this.#start))
    )
      return false;
    return (await isAncestor(git, currentTip, move.to)) && (await remote.move([{ ...move, from: currentTip }]));
  }
}

function describeEntry(name: string, { tip, isNew, merged }: EnteredBranch): string {
  const shortTip = shortenId(tip);
  if (isNew) return `the work goes to branch ${name}, made from ${shortTip}`;
  const how = merged.length === 0 ? '' : `; merged into it: ${merged.join(', ')}`;
  return `the work continues in branch ${name}, now at ${shortTip}${how}`;
}

function describePush(location: string, sha: string, isOfJob: boolean): string {
  const limit = isOfJob ? "; a push with the job's own token starts no other workflow" : '';
  return `pushed ${location} at ${shortenId(sha)}${limit}`;
}

/** Location and owner of a phase's record, as far as it is known without asking the remote. */
export type PhaseScope = Omit<RecordScope, 'remote' | 'ttlMs' | 'runId'> & { readonly read: LocalPhase };

export function getPhaseScope(read: LocalPhase, { settings, environment, machine, now }: World): PhaseScope {
  const { git, prefix } = read;
  const workflowRun = getWorkflowRun(environment);
  return {
    read,
    git,
    dir: getRecordFolder(read),
    phase: read.phase.id,
    prefix,
    host: machine.host,
    now,
    secrets: unguessableSecrets(environment, settings['agent-env']),
    ...(workflowRun === null ? {} : { workflowRun }),
    isOver: (run) => isOver(run, settings['github-token'], environment),
  };
}

/** Remote heartbeats cost a push each, so they are rare and valid for longer. */
export function sharedTtlMs(settings: Settings): number {
  return 5 * settings['lease-ttl'];
}
