import { resolve } from 'node:path';
import type { Diagnostic } from '../phase/diagnostic.ts';
import { listPhases } from '../phase/phase.ts';
import { diagnosticLines } from '../report/text.ts';
import type { Settings } from '../settings.ts';
import { TECHNICAL_EXIT } from '../signal/exit-status.ts';
import type { Reply, World } from './command.ts';
import { readSchedule } from './plan.ts';

/** Every diagnostic of one phase, or of all. */
export async function validate([phase]: readonly string[], settings: Settings, world: World): Promise<Reply> {
  const root = resolve(world.directory, settings.root);
  const refs = phase ? [phase] : (await listPhases(root)).map(({ dir }) => dir);
  const diagnostics: Diagnostic[] = [];
  let plans = 0;
  for (const ref of refs) {
    const read = await readSchedule(root, ref);
    diagnostics.push(...read.diagnostics);
    plans += read.phase.plans.length;
  }
  const count = (severity: Diagnostic['severity']) => diagnostics.filter((each) => each.severity === severity).length;
  const totals = { phases: refs.length, plans, errors: count('error'), warnings: count('warning') };
  return {
    exitCode: totals.errors > 0 ? TECHNICAL_EXIT.PHASE_UNREADABLE : 0,
    json: { ...totals, diagnostics },
    text: [
      ...diagnosticLines(diagnostics),
      `${totals.phases} phases, ${totals.plans} plans: ${totals.errors} errors, ${totals.warnings} warnings`,
    ].join('\n'),
    diagnostics,
  };
}
