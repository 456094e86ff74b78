import { join } from 'node:path';
import { readPlanningConfig } from '../plan/phase/config.ts';
import type { Diagnostic } from '../plan/phase/diagnostic.ts';
import { readPhaseDirectory, selectPhase } from '../plan/phase/phase.ts';
import { type PlanningTree, readTree } from '../plan/phase/planning-tree.ts';
import { parseRoadmap } from '../plan/phase/roadmap.ts';
import { foldedFindings, isFinished, roadmapDrift, treeFindings } from '../plan/phase/tree-findings.ts';
import { schedule } from '../plan/schedule/schedule.ts';
import { type CommandHandler, projectRoot } from '../settings/call/world.ts';
import { TECHNICAL_EXIT } from '../signal/exit-status.ts';
import { tryReadRegular } from '../system/files/atomic-file.ts';
import { counted, diagnosticLines } from '../system/text/text.ts';

/** Every diagnostic of one phase, or of the whole tree: its plans, the ROADMAP and the configuration. */
export const validate: CommandHandler = async ([ref], world) => {
  const root = projectRoot(world);
  const tree = readTree(root);
  const phases = ref === undefined ? tree.phases : [selectPhase(root, ref, tree)];
  const ofPhases: Diagnostic[] = [];
  const finished = new Set<string>();
  let plans = 0;
  for (const directory of phases) {
    const phase = readPhaseDirectory(root, directory, tree);
    plans += phase.plans.length;
    const found = [...phase.diagnostics, ...schedule(phase).diagnostics];
    if (isFinished(phase)) finished.add(phase.dir);
    const shown = ref === undefined && finished.has(phase.dir) ? foldedFindings(phase, found) : found;
    for (const each of shown) ofPhases.push(each);
  }
  const diagnostics = [...(ref === undefined ? projectFindings(root, tree, finished) : []), ...ofPhases];

  const count = (severity: Diagnostic['severity']) => diagnostics.filter((each) => each.severity === severity).length;
  const [errors, warnings, infos] = [count('error'), count('warning'), count('info')];
  const totals = { phases: phases.length, plans, errors, warnings, infos };
  const found = [counted(errors, 'error'), counted(warnings, 'warning'), counted(infos, 'info')].join(', ');
  const summary = `${counted(phases.length, 'phase')}, ${counted(plans, 'plan')}: ${found}`;
  return {
    exitCode: errors > 0 ? TECHNICAL_EXIT.PHASE_UNREADABLE : 0,
    json: { ...totals, diagnostics },
    text: [...diagnosticLines(diagnostics), summary].join('\n'),
    diagnostics,
  };
};

function projectFindings(root: string, tree: PlanningTree, finished: ReadonlySet<string>): Diagnostic[] {
  const roadmap = tryReadRegular(join(root, '.planning', 'ROADMAP.md'));
  return [
    ...treeFindings(tree),
    ...readPlanningConfig(tryReadRegular(join(root, '.planning', 'config.json'))).diagnostics,
    ...(roadmap === null ? [] : roadmapDrift(parseRoadmap(roadmap), tree, { finished })),
  ];
}
