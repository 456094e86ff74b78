import { resolve } from 'node:path';
import { phaseKey } from '../../plan/phase/phase-id.ts';
import { ledgerDir } from '../../record/log/ledger.ts';
import { projectPrefix, type ReadSchedule } from '../../record/project/read-schedule.ts';
import type { RecordScope } from '../../record/published/shared-record.ts';
import type { World } from '../../settings/call/world.ts';
import type { Settings } from '../../settings/table/settings.ts';
import type { Git } from '../../system/git/git.ts';
import { isOver, workflowRunOf } from '../host/workflow-run.ts';

/** Where a phase's record lies, and whose it is: what is known before anybody asks the remote. */
export type PhasePlace = Omit<RecordScope, 'remote' | 'ttlMs' | 'runId'> & { readonly read: ReadSchedule };

export function placeOf(read: ReadSchedule, git: Git, settings: Settings, world: World): PhasePlace {
  const { environment, machine, now } = world;
  const prefix = projectPrefix(git, resolve(world.directory, settings.root));
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
