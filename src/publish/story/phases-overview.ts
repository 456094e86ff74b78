import { basename } from 'node:path';
import { readPhaseDirectory } from '../../plan/phase/phase.ts';
import { readTree } from '../../plan/phase/planning-tree.ts';
import { buildSchedule } from '../../plan/schedule/schedule.ts';
import { findLeaseHolder } from '../../record/log/lease.ts';
import { getLedgerDir, readRecentEvents } from '../../record/log/ledger.ts';
import { getProjectPrefix } from '../../record/project/read-schedule.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { type CommandResult, findProjectRoot, type World } from '../../settings/call/world.ts';
import { Git } from '../../system/git/git.ts';
import { alignRows, formatCount, stripLine } from '../../system/text/text.ts';

export async function formatPhases(world: World): Promise<CommandResult> {
  const root = findProjectRoot(world);
  const tree = readTree(root);
  const git = await Git.open(root, world.environment);
  const prefix = getProjectPrefix(git, root);
  const holder = findLeaseHolder(git.gitDir, world.machine);
  const phases = tree.phases.map((directory) => {
    const phase = readPhaseDirectory(root, directory, tree);
    const plans = buildSchedule(phase).plans.map(({ plan }) => plan);
    const events = readRecentEvents(getLedgerDir(git.gitDir, prefix, phase.id), phase.id);
    const state = phaseState(events);
    const { opening, ended } = state;
    const isAtWork = state.isAtWork([holder?.runId]);
    // A SUMMARY claims that the work is done; a run verifies it.
    const summaries = plans.filter(({ hasSummary, halted }) => hasSummary && !halted).length;
    const lastRun = opening && {
      runId: opening.runId,
      at: (ended ?? opening).at,
      // A running or cut-off phase has no exit status.
      exitStatus: ended?.exitStatus ?? null,
    };
    return { phase: phase.id, name: phase.name, plans: plans.length, summaries, isAtWork, lastRun };
  });
  const openPhase = phases.find(({ plans, summaries }) => summaries < plans);
  const nextCommand = holder !== null || openPhase === undefined ? null : `phase-executor run ${openPhase.phase}`;
  const rows = phases.map((phase) => [
    ...[phase.phase, stripLine(phase.name), `${phase.summaries} of ${phase.plans} plans have a SUMMARY`],
    describeLastRun(phase.lastRun, phase.isAtWork),
  ]);
  const text = [
    `${basename(root)}: ${formatCount(phases.length, 'phase')}`,
    ...alignRows(rows),
    ...(nextCommand === null ? [] : [`to run next: ${nextCommand}`]),
  ].join('\n');
  return { exitCode: 0, json: { phases, nextCommand }, text };
}

function describeLastRun(lastRun: { at: string; exitStatus: string | null } | null, isAtWork: boolean): string {
  if (lastRun === null) return 'never run here';
  if (isAtWork) return `at work since ${lastRun.at}`;
  return `${lastRun.exitStatus ?? 'cut off, begun'} ${lastRun.at}`;
}
