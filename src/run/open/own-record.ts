import { basename, join, relative } from 'node:path';
import { samePhase } from '../../plan/phase/phase-id.ts';
import { RunView } from '../../publish/watch/run-view.ts';
import type { Lease } from '../../record/log/lease.ts';
import { Ledger, logPath } from '../../record/log/ledger.ts';
import { readState, StateKeeper, setStateAside, stateFile } from '../../record/log/state-file.ts';
import { trackingFiles } from '../../record/log/tracked.ts';
import type { ReadSchedule } from '../../record/project/read-schedule.ts';
import { prefixOf } from '../../record/project/read-schedule.ts';
import type { World } from '../../settings/call/world.ts';
import { keepOutOfGit } from '../../system/git/exclude.ts';
import type { Git } from '../../system/git/git.ts';

/** Opens the ledger of a phase; what is appended is shown as it happens. */
export function openLedger(
  { phase }: ReadSchedule,
  dir: string,
  by: { runId: string; lease: Lease },
  view: RunView,
  world: World,
): Ledger {
  const stamp = { ...by, phase: phase.id, now: () => new Date(world.now()) };
  return Ledger.open(dir, stamp, (event) => view.follow(event));
}

/** Shows the run of a phase. */
export function openView({ schedule }: ReadSchedule, world: World): RunView {
  return new RunView(new Map(schedule.plans.map(({ plan, wave }) => [plan.id, wave])), world);
}

/** How many tasks each plan has. */
export function tasksOf({ schedule }: ReadSchedule): Map<string, number> {
  return new Map(schedule.plans.map(({ plan }) => [plan.id, plan.tasks.length]));
}

/** What the orchestrator writes into the tree: a run that was killed while it did so has left a draft, which git would show. */
export function ownFiles({ schedule }: ReadSchedule): string[] {
  return [...trackingFiles, ...schedule.plans.map(({ plan }) => plan.summaryPath)];
}

/** Keeps `.planning/.orchestrator-state.json` for this run. What somebody else has left in its place is put aside. */
export async function keepState(
  { phase }: ReadSchedule,
  root: string,
  ledger: Ledger,
  git: Git,
  world: World,
): Promise<void> {
  if (!(await keepOutOfGit(git, `${prefixOf(git, root)}${stateFile}`))) {
    world.progress(`${stateFile} is tracked by git, so it is not kept here; state rebuild shows the state`);
    return;
  }
  const facts = { phase: basename(phase.dir), checkpointFile: relative(root, logPath(ledger.dir)) };
  const found = readState(root);
  if (found.kind === 'unusable' || (found.kind === 'state' && !samePhase(found.state.phase, facts.phase))) {
    const aside = join(ledger.dir, `${basename(stateFile)}.before`);
    setStateAside(root, aside);
    world.progress(`${stateFile} was not of this phase, or not readable; it lies in ${aside} now`);
  }
  const keeper = new StateKeeper(root, facts);
  ledger.watch((event) => {
    try {
      keeper.follow(event, ledger.events);
    } catch (error) {
      // The log holds the same: no reason to end a run.
      world.progress(`${stateFile} could not be written: ${(error as Error).message}`);
    }
  });
}
