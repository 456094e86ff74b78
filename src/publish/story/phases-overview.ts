import { basename } from 'node:path';
import { readPhaseDirectory } from '../../plan/phase/phase.ts';
import { phaseKey } from '../../plan/phase/phase-id.ts';
import { readTree } from '../../plan/phase/planning-tree.ts';
import { schedule } from '../../plan/schedule/schedule.ts';
import { leaseHolder } from '../../record/log/lease.ts';
import { ledgerDir, readRecentEvents } from '../../record/log/ledger.ts';
import { projectPrefix } from '../../record/project/read-schedule.ts';
import { lastEnding } from '../../record/readings/run-opening.ts';
import type { CommandResult, World } from '../../settings/call/world.ts';
import { Git } from '../../system/git/git.ts';
import { alignedRows, counted, plainLine } from '../../system/text/text.ts';

interface PhaseStanding {
  readonly phase: string;
  readonly name: string;
  readonly plans: number;
  /** Plans with a SUMMARY of finished work; a run verifies them. */
  readonly summaries: number;
  readonly isAtWork: boolean;
  /** The newest run here; null for none. `exitStatus` is null where it was cut off or is at work. */
  readonly lastRun: { readonly runId: string; readonly at: string; readonly exitStatus: string | null } | null;
}

export async function phasesOverview(root: string, world: World): Promise<CommandResult> {
  const tree = await readTree(root);
  const git = await Git.open(root, world.environment);
  const prefix = projectPrefix(git, root);
  const holder = leaseHolder(git.gitDir, world.machine);
  const phases = tree.phases.map((directory): PhaseStanding => {
    const phase = readPhaseDirectory(root, directory, tree);
    const plans = schedule(phase).plans.map(({ plan }) => plan);
    const events = readRecentEvents(ledgerDir(git.gitDir, prefix, phaseKey(phase.id)), phase.id);
    const begun = events.findLast(({ event }) => event === 'phase_start');
    const ended = lastEnding(events);
    const summaries = plans.filter(({ hasSummary, halted }) => hasSummary && !halted).length;
    const isAtWork = begun !== undefined && ended === null && holder?.runId === begun.runId;
    const at = ended?.at ?? begun?.at ?? '';
    const lastRun =
      begun === undefined ? null : { runId: begun.runId, at, exitStatus: ended === null ? null : ended.exitStatus };
    return { phase: phase.id, name: phase.name, plans: plans.length, summaries, isAtWork, lastRun };
  });
  const open = phases.find(({ plans, summaries }) => summaries < plans);
  const nextCommand = holder !== null || open === undefined ? null : `phase-executor run ${open.phase}`;
  const rows = phases.map((each) => [
    ...[each.phase, plainLine(each.name), `${each.summaries} of ${each.plans} plans have a SUMMARY`, lastRunText(each)],
  ]);
  const text = [
    `${basename(root)}: ${counted(phases.length, 'phase')}`,
    ...alignedRows(rows),
    ...(nextCommand === null ? [] : [`to run next: ${nextCommand}`]),
  ].join('\n');
  return { exitCode: 0, json: { phases, nextCommand }, text };
}

function lastRunText({ isAtWork, lastRun }: PhaseStanding): string {
  if (lastRun === null) return 'never run here';
  if (isAtWork) return `at work since ${lastRun.at}`;
  return `${lastRun.exitStatus ?? 'cut off, begun'} ${lastRun.at}`;
}
