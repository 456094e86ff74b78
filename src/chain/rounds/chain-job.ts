import { z } from 'zod';
import { type MatrixJob, MatrixJobSchema } from '../../plan/schedule/job-matrix.ts';
import { asTheyAre, type Signing, signCommits } from '../../publish/branch/sign-commits.ts';
import { current, formatBranchName } from '../../publish/branch/work-branch.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { LocalPhase } from '../../record/project/local-phase.ts';
import type { ReadSchedule } from '../../record/project/read-schedule.ts';
import { SharedLease } from '../../record/published/shared-lease.ts';
import type { RunContext } from '../../run/context/run-context.ts';
import { adoptSummaries } from '../../run/loop/adopt-summaries.ts';
import { chosenAgent } from '../../run/open/choose-agent.ts';
import { holdPhase } from '../../run/open/hold-phase.ts';
import type { RunScope } from '../../run/open/own-record.ts';
import { deadlineLadder } from '../../settings/call/job-limit.ts';
import { findConfiguredRemote } from '../../settings/call/remote-setting.ts';
import { type World, withSettings } from '../../settings/call/world.ts';
import { type Settings, UsageError } from '../../settings/table/settings.ts';
import { mergeRemoteBranch } from '../../system/git/checkpoint/branch-merge.ts';
import { retargetTags } from '../../system/git/checkpoint/checkpoint-tag.ts';
import type { Git } from '../../system/git/git.ts';
import { listRefsUnder } from '../../system/git/refs.ts';
import type { RefMove, Remote } from '../../system/git/remote.ts';
import { disableConversion } from '../../system/git/verbatim-checkout.ts';

export interface ChainJob {
  readonly run: RunContext;
  readonly read: LocalPhase;
  readonly branch: string | null;
  /** Commit at the job's start: the base of the round plus later pushes by others. */
  readonly start: string;
  /** Publishes record, branch and tags atomically, signed if configured. Does nothing without a remote. */
  readonly publish: (how: { tags: readonly string[]; released: boolean }) => Promise<Signing>;
}

/** Allowance for queued runners between two jobs. */
const queueMs = 60 * 60_000;

export async function openChainJob<T>(
  { ref, opens }: { readonly ref: string /** True for the job that opens the run. */; readonly opens: boolean },
  world: World,
  work: (job: ChainJob) => Promise<T>,
): Promise<T> {
  const { settings } = world;
  const runId = getRunId(settings);
  checkBaseForm(settings);
  let shared: { lease: SharedLease; remote: Remote; branchAt: string | null } | null = null;
  const openRecord = async ({ warn, ...runScope }: RunScope) => {
    if (settings.remote === '') return null;
    const remote = findConfiguredRemote(runScope.git, world);
    const ttlMs = settings['job-timeout'] + queueMs;
    const lease = await SharedLease.join({ ...runScope, remote, ttlMs, onTrouble: warn });
    shared = {
      remote,
      lease,
      branchAt: await mergeRemoteBranch(runScope.git, remote, getPushBranch(runScope.read, settings)),
    };
    return null; // no heartbeat, because nothing runs between two jobs
  };
  const isFresh = settings.fresh && opens;
  const hold = {
    ref,
    agent: (read: ReadSchedule) => chosenAgent(settings, read),
    continues: !opens,
    runId,
    openRecord,
    onCheckout: async (git: Git) => {
      git.config.withoutFilters();
      return disableConversion(git);
    },
    deadlineAt: world.machine.uptimeMs() + deadlineLadder(settings['job-timeout']).engineMs,
  };
  return holdPhase(hold, withSettings(world, { fresh: isFresh }), async (run, read) => {
    if (!run.policy.commitDocs)
      throw new UsageError(
        'commit_docs is false in config.json: the plans and their summaries are in no commit, so other jobs would not have them; use run',
      );
    await adoptSummaries(run, null);
    const { sha: start, branch: headBranch } = await run.workspace.git.head();
    const branch =
      shared === null ? (headBranch?.replace(/^refs\/heads\//, '') ?? null) : getPushBranch(read, settings);
    const publish: ChainJob['publish'] = async ({ tags, released }) => {
      if (shared === null) return asTheyAre;
      const { lease, remote, branchAt } = shared;
      const signing = await signCommits({ run, remote, world });
      const { sha: head } = await run.workspace.git.head();
      const name = `refs/heads/${branch}`;
      const moves: RefMove[] = head === branchAt ? [] : [{ name, to: head, from: branchAt }];
      for (const ref of await listUnpublished(run, remote)) moves.push(ref);
      if (isFresh && lease.commit !== null) {
        // Keep the previous record under its own name when starting afresh.
        const at = new Date(world.now()).toISOString().replace(/[-:]/g, '');
        moves.push({ name: `refs/phase-executor/${read.phase.id}/earlier/${at}`, to: lease.commit, from: null });
      }
      await retargetTags(run.workspace.git, tags, signing.as);
      for (const tag of tags)
        moves.push({ name: `refs/tags/${tag}`, to: await run.workspace.git.object(`refs/tags/${tag}`), from: null });
      await lease.publishJob({ branch: name, head, released }, moves);
      shared = { ...shared, branchAt: head };
      return signing;
    };
    return work({ run, read, branch, start, publish });
  });
}

async function listUnpublished(run: PhaseContext, remote: Remote): Promise<RefMove[]> {
  const { phase } = run;
  const { git } = run.workspace;
  const saved = await listRefsUnder(git, `refs/phase-executor/${phase.id}/partial/`);
  const remoteRefs = await remote.list(saved.map(({ name }) => name));
  return saved.flatMap(({ name, commit }) => {
    const from = remoteRefs.get(name) ?? null;
    return from === commit ? [] : [{ name, to: commit, from }];
  });
}

export function getRunId(settings: Settings): string {
  if (/^[A-Za-z0-9][\w.-]{0,199}$/.test(settings['run-id'])) return settings['run-id'];
  throw new UsageError(
    `run-id: found "${settings['run-id']}", expected a name of letters, digits, dots, _ and - that execute, integrate and conclude share`,
  );
}

/** @throws UsageError unless it is a full commit id: a name may move before the next job */
export function checkBaseForm({ base }: Settings): void {
  if (base !== '' && !/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(base))
    throw new UsageError(`base: found "${base}", expected the full id of a commit, as in the output base of integrate`);
}

export function getPushBranch(read: ReadSchedule, { branch }: Settings): string {
  if (branch === current)
    throw new UsageError(`branch: found "${current}", but a chain pushes its work; name a branch`);
  return formatBranchName(read, branch);
}

export function parseMatrixJobs({ matrix }: Settings): MatrixJob[] {
  if (matrix.trim() === '') return [];
  try {
    return z.object({ include: z.array(MatrixJobSchema) }).parse(JSON.parse(matrix)).include;
  } catch (cause) {
    throw new UsageError(`matrix: found no job matrix of ours, expected the output "matrix" of integrate`, { cause });
  }
}
