import { resolve } from 'node:path';
import type { Git } from '../git/git.ts';
import { isOver, workflowRunOf } from '../github/workflow-run.ts';
import { ledgerDir } from '../ledger/ledger.ts';
import type { RecordGround } from '../ledger/shared-record.ts';
import { phaseKey } from '../phase/phase-id.ts';
import type { Settings } from '../settings/settings.ts';
import type { World } from './command.ts';
import type { ReadSchedule } from './read-schedule.ts';
import { prefixOf } from './read-schedule.ts';

/** Where a phase's record lies, and whose it is: what is known before anybody asks the remote. */
export type PhasePlace = Omit<RecordGround, 'remote' | 'ttlMs' | 'runId'> & { readonly read: ReadSchedule };

export function placeOf(read: ReadSchedule, git: Git, settings: Settings, world: World): PhasePlace {
  const { environment, machine, now } = world;
  const prefix = prefixOf(git, resolve(world.directory, settings.root));
  const { id: phase } = read.phase;
  const dir = ledgerDir(git.gitDir, prefix, phaseKey(phase));
  const workflowRun = workflowRunOf(environment);
  return {
    read,
    git,
    dir,
    phase,
    prefix,
    host: machine.host,
    now,
    ...(workflowRun === null ? {} : { workflowRun }),
    isOver: (run) => isOver(run, settings['github-token'], environment),
  };
}

/** Between machines a sign of life costs a push, so it comes seldom and is believed longer. */
export function sharedTtlMs(settings: Settings): number {
  return 5 * settings['lease-ttl'];
}
