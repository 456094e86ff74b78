import { basename } from 'node:path';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { getRecordFolder, type LocalPhase } from '../../record/project/local-phase.ts';
import type { ReadSchedule } from '../../record/project/read-schedule.ts';
import type { StateManifest } from '../../record/published/published-state.ts';
import type { RecordScope } from '../../record/published/shared-record.ts';
import { unguessableSecrets } from '../../settings/call/job-secrets.ts';
import { configuredRemote, originUrl } from '../../settings/call/remote-setting.ts';
import { projectRoot, type World, withSettings } from '../../settings/call/world.ts';
import { type Settings, UsageError } from '../../settings/table/settings.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import { type EnteredBranch, enterBranch } from '../../system/git/checkpoint/branch-merge.ts';
import { refPart } from '../../system/git/checkpoint/checkpoint-tag.ts';
import { Git } from '../../system/git/git.ts';
import { commitsSince, isAncestor } from '../../system/git/history.ts';
import { type RefMove, type Remote, withoutSecret } from '../../system/git/remote.ts';
import { firstFew, formatCount, shortId } from '../../system/text/text.ts';
import { getWorkflowRun, isOver } from '../host/workflow-run.ts';
import { asTheyAre, type Signing, signCommits } from './sign-commits.ts';

/** Name of the setting for what is checked out; a branch with that name is `refs/heads/current`. */
export const current = 'current';

/** Git keeps a lock file beside a ref, and file systems take names of 255 bytes. */
const maxPart = 200;

/** Short name of the branch for the work of a phase: the named one with its placeholders filled in, or a default. */
export function formatBranchName({ phase }: Pick<ReadSchedule, 'phase'>, named: string): string {
  const part = (text: string) => refPart(text.slice(0, maxPart));
  if (named === '') return `phase/${part(basename(phase.dir))}`;
  return named
    .replace(/^refs\/heads\//, '')
    .replaceAll('{phase}', part(phase.id))
    .replaceAll('{name}', part(phase.slug));
}

/** Defaults the remote to `origin` for a run in one job, whose work has its own branch; a command line assumes nothing. */
export async function withOrigin(world: World): Promise<World> {
  if (world.settings.remote !== '' || !hasOwnBranch(world)) return world;
  const git = await Git.open(projectRoot(world), world.environment);
  return (await originUrl(git)) === '' ? world : withSettings(world, { remote: 'origin' });
}

/** True when a run works elsewhere than on what is checked out. */
function hasOwnBranch({ settings: { branch }, configuration }: World): boolean {
  return branch !== current && (branch !== '' || configuration.givenAs === 'input');
}

export function pushesWork(world: World): boolean {
  return hasOwnBranch(world) && world.settings.remote !== '';
}

/** Short name of the branch of a run in one job; null for a detached HEAD. @throws UsageError for an invalid name. */
export async function branchOfRun(read: LocalPhase, world: World): Promise<string | null> {
  const { git } = read;
  if (!hasOwnBranch(world)) return (await git.head()).branch?.replace(/^refs\/heads\//, '') ?? null;
  const name = formatBranchName(read, world.settings.branch);
  const isPlain = !/^(?:-|refs\/|HEAD$)/.test(name);
  const args = ['check-ref-format', `refs/heads/${name}`];
  if (isPlain && (await git.try(args, { reading: true })).exitCode === 0) return name;
  throw new UsageError(
    `branch: found "${name}", expected the name of a branch, such as phase/{phase}-{name}, or ${current} for the one that is checked out`,
  );
}

/** Branch of a run in one job: checked out before the phase is read, and pushed after the last agent has ended. */
export class WorkBranch {
  readonly #world: World;
  /** Its commit on the remote when it was entered. */
  #from: string | null = null;
  #start = '';
  /** The commit that a new branch was made from; null for a branch that existed. */
  #madeFrom: string | null = null;

  constructor(world: World) {
    this.#world = world;
  }

  /** A run that made nothing pushes no new branch, and reports nothing about a commit of others. */
  isPushedAt(head: string): boolean {
    return pushesWork(this.#world) && head !== this.#madeFrom;
  }

  /**
   * Checks the branch out and merges into it the work of the last run and the commit that was checked out before.
   * @throws UsageError for a name that git does not take, GitError where the parts conflict.
   */
  async enter({ read, git }: PhaseScope, last: StateManifest | null): Promise<void> {
    const { settings } = this.#world;
    const name = await branchOfRun(read, this.#world);
    if (name === null || !hasOwnBranch(this.#world)) return;
    const remote = settings.remote === '' ? null : configuredRemote(git, this.#world);
    const isOfLast = last !== null && last.branch === `refs/heads/${name}` && (await git.resolve(last.head)) !== null;
    const before = await git.head();
    const entered = await enterBranch(git, name, {
      remote,
      last: isOfLast ? last.head : null,
      trustsLocal: remote === null || settings.branch !== '',
    });
    this.#from = entered.there;
    this.#start = entered.tip;
    this.#madeFrom = entered.isNew ? entered.tip : null;
    const isOn = before.branch === `refs/heads/${name}`;
    if (!isOn || before.sha !== entered.tip) this.#world.progress(enteredText(name, entered));
    const missing = isOfLast && entered.there !== null ? await commitsSince(git, entered.there, last.head) : [];
    if (missing.length > 0)
      this.#world.progress(
        `${name} on ${withoutSecret(settings.remote)} lacks ${formatCount(missing.length, 'commit')} of the last run, put back now: ${firstFew(missing.map(({ subject }) => subject))}`,
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
    const where = `${name} on ${withoutSecret(settings.remote)}`;
    if (branch !== ref)
      throw new GitError(
        `the checkout is not on ${name} any more, so ${where} was not moved; the work is at ${created}`,
      );
    const remote = configuredRemote(git, world);
    const signing = await signCommits({ run, remote, world });
    // Before the branch, so that a run that continues from the record stands on it.
    if (signing !== asTheyAre) await publishRecord();
    const { sha } = await git.head();
    if (!(await this.#movedOn(remote, { name: ref, to: sha, from: this.#from }, git)))
      throw new GitError(`${where} was moved meanwhile; the work is at ${sha}, and the next run merges both`);
    const isOfJob = world.environment.GITHUB_ACTIONS === 'true' && (await remote.asksForToken());
    world.progress(pushedText(where, sha, isOfJob));
    return signing;
  }

  /** Moves the branch also from commits that an agent pushed meanwhile. Where a person made or reset it, it stays. */
  async #movedOn(remote: Remote, move: RefMove, git: Git): Promise<boolean> {
    if (await remote.move([move])) return true;
    const now = (await remote.list([move.name])).get(move.name) ?? null;
    if (now === null || (await git.resolve(now)) === null || (await isAncestor(git, now, this.#start))) return false;
    return (await isAncestor(git, now, move.to)) && (await remote.move([{ ...move, from: now }]));
  }
}

function enteredText(name: string, { tip, isNew, merged }: EnteredBranch): string {
  const at = shortId(tip);
  if (isNew) return `the work goes to branch ${name}, made from ${at}`;
  const how = merged.length === 0 ? '' : `; merged into it: ${merged.join(', ')}`;
  return `the work continues in branch ${name}, now at ${at}${how}`;
}

function pushedText(where: string, sha: string, isOfJob: boolean): string {
  const limit = isOfJob ? "; a push with the job's own token starts no other workflow" : '';
  return `pushed ${where} at ${shortId(sha)}${limit}`;
}

/** Place and owner of a phase's record, as far as known without asking the remote. */
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

/** Between machines a heartbeat costs a push, so it comes rarely and is trusted longer. */
export function sharedTtlMs(settings: Settings): number {
  return 5 * settings['lease-ttl'];
}
