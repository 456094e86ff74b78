import { basename, resolve } from 'node:path';
import { z } from 'zod';
import type { RunContext } from '../execute/run-context.ts';
import { refPart } from '../git/checkpoint-tag.ts';
import { meetBranch } from '../git/meeting.ts';
import { refsUnder } from '../git/refs.ts';
import type { RefMove, Remote } from '../git/remote.ts';
import { ChainRecord } from '../ledger/chain-record.ts';
import { type Settings, UsageError } from '../settings.ts';
import type { World } from './command.ts';
import { holdPhase, type RecordPlace } from './hold-phase.ts';
import type { ReadSchedule } from './plan.ts';
import { chosenAgent } from './prepare.ts';
import { remoteOf } from './remote.ts';

/** A job of a chained run that works on the phase as a whole. */
export interface Joint {
  readonly run: RunContext;
  readonly read: ReadSchedule;
  /** The branch's short name. */
  readonly branch: string;
  /** The commit that the job found: the base of the round, with what others pushed to the branch since. */
  readonly start: string;
  /** Publishes record, branch and tags in one move; does nothing where there is no remote. */
  readonly publish: (how: { tags: readonly string[]; released: boolean }) => Promise<void>;
}

/** Between two jobs nobody is at work, and a runner may be long in coming. */
const queueMs = 60 * 60_000;

/** Takes up a chained run with its record and its branch, as the jobs before have published them. */
export async function joinChain<T>(
  ref: string,
  settings: Settings,
  world: World,
  work: (joint: Joint) => Promise<T>,
): Promise<T> {
  const runId = runIdOf(settings);
  const agent = chosenAgent(settings);
  let shared: { record: ChainRecord; remote: Remote; branchAt: string | null } | null = null;
  const openRecord = async (place: RecordPlace) => {
    if (settings.remote === '') return null;
    const remote = remoteOf(place.git, settings, world);
    const record = await ChainRecord.open({ ...place, remote, ttlMs: settings['job-timeout'] + queueMs });
    shared = { remote, record, branchAt: await meetBranch(place.git, remote, branchOf(place.read, settings)) };
    return { beat: () => undefined, onEvent: () => undefined, release: async () => undefined };
  };
  const isFresh = settings.fresh && settings.round === 0;
  const hold = { ref, agent, runId, openRecord, deadlineAt: world.now() + settings['job-timeout'] };
  return holdPhase(hold, { ...settings, fresh: isFresh }, world, async (run, read) => {
    const branch = branchOf(read, settings);
    const { sha: start } = await run.git.head();
    const publish: Joint['publish'] = async ({ tags, released }) => {
      if (shared === null) return;
      const { record, remote, branchAt } = shared;
      const { sha: head } = await run.git.head();
      const name = `refs/heads/${branch}`;
      const moves: RefMove[] =
        head === branchAt || (branchAt === null && head === settings.base) ? [] : [{ name, to: head, from: branchAt }];
      for (const ref of await unpublished(run, remote)) moves.push(ref);
      if (isFresh && record.commit !== null) moves.push(earlierRecord(read, record.commit, world));
      for (const tag of tags)
        moves.push({ name: `refs/tags/${tag}`, to: await run.git.object(`refs/tags/${tag}`), from: null });
      await record.publish({ branch: name, head, released }, moves);
    };
    return work({ run, read, branch, start, publish });
  });
}

/** Work that was kept of attempts and is not on the remote under its own name. */
async function unpublished({ git, phase }: RunContext, remote: Remote): Promise<RefMove[]> {
  const kept = await refsUnder(git, `refs/phase-executor/${phase.id}/partial/`);
  const there = await remote.list(kept.map(({ name }) => name));
  return kept.flatMap(({ name, commit }) => {
    const from = there.get(name) ?? null;
    return from === commit ? [] : [{ name, to: commit, from }];
  });
}

/** A record that is begun anew takes nothing from the one before: that stays under a name of its own. */
function earlierRecord({ phase }: ReadSchedule, commit: string, world: World): RefMove {
  const at = new Date(world.now()).toISOString().replace(/[-:]/g, '');
  return { name: `refs/phase-executor/${phase.id}/earlier/${at}`, to: commit, from: null };
}

export function runIdOf(settings: Settings): string {
  if (/^[\w.:@/-]{1,200}$/.test(settings['run-id'])) return settings['run-id'];
  throw new UsageError(
    `run-id: found "${settings['run-id']}", expected a name of letters, digits and .:@/_- that execute, integrate and conclude share`,
  );
}

function branchOf({ phase }: ReadSchedule, { branch }: Settings): string {
  return branch === '' ? `phase/${refPart(basename(phase.dir))}` : branch.replace(/^refs\/heads\//, '');
}

const Job = z.object({
  ...{ phase: z.string(), plan: z.string(), path: z.string(), artifact: z.string().min(1) },
  ...{ wave: z.number(), round: z.number(), attempt: z.number() },
});

/** The jobs of the round that the setting `matrix` names; none where it is empty. */
export function jobsOf({ matrix }: Settings): z.output<typeof Job>[] {
  if (matrix.trim() === '') return [];
  try {
    return z.object({ include: z.array(Job) }).parse(JSON.parse(matrix)).include;
  } catch (cause) {
    throw new UsageError(`matrix: found no job matrix of ours, expected the output "matrix" of integrate`, { cause });
  }
}

export function folderOf(given: string, world: World): string {
  return resolve(world.directory, given);
}
