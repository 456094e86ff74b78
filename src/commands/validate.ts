import { join, resolve } from 'node:path';
import { tryRead } from '../ledger/atomic-file.ts';
import { readConfig } from '../phase/config.ts';
import type { Diagnostic } from '../phase/diagnostic.ts';
import { withGeneralYaml } from '../phase/general-yaml.ts';
import { readPhaseDirectory, selectPhase } from '../phase/phase.ts';
import { parseRoadmap } from '../phase/roadmap.ts';
import { readTree } from '../phase/tree.ts';
import { roadmapDrift, treeFindings } from '../phase/tree-findings.ts';
import { diagnosticLines } from '../report/text.ts';
import { schedule } from '../schedule/schedule.ts';
import type { Settings } from '../settings.ts';
import { TECHNICAL_EXIT } from '../signal/exit-status.ts';
import type { Reply, World } from './command.ts';

/** Every diagnostic of one phase, or of the whole tree: its plans, the ROADMAP and the configuration. */
export async function validate([ref]: readonly string[], settings: Settings, world: World): Promise<Reply> {
  const root = resolve(world.directory, settings.root);
  const tree = await readTree(root);
  const phases = ref === undefined ? tree.phases : [selectPhase(tree.phases, ref)];
  const diagnostics: Diagnostic[] = [];
  let plans = 0;
  for (const directory of phases) {
    const phase = await withGeneralYaml(() => readPhaseDirectory(root, directory, tree));
    plans += phase.plans.length;
    diagnostics.push(...phase.diagnostics, ...schedule(phase).diagnostics);
  }
  if (ref === undefined) diagnostics.unshift(...projectFindings(root, tree));

  const count = (severity: Diagnostic['severity']) => diagnostics.filter((each) => each.severity === severity).length;
  const totals = {
    phases: phases.length,
    plans,
    errors: count('error'),
    warnings: count('warning'),
    infos: count('info'),
  };
  const { errors, warnings, infos } = totals;
  const summary = `${phases.length} phases, ${plans} plans: ${errors} errors, ${warnings} warnings, ${infos} infos`;
  return {
    exitCode: errors > 0 ? TECHNICAL_EXIT.PHASE_UNREADABLE : 0,
    json: { ...totals, diagnostics },
    text: [...diagnosticLines(diagnostics), summary].join('\n'),
    diagnostics,
  };
}

function projectFindings(root: string, tree: Awaited<ReturnType<typeof readTree>>): Diagnostic[] {
  const roadmap = tryRead(join(root, '.planning', 'ROADMAP.md'));
  return [
    ...treeFindings(tree),
    ...readConfig(tryRead(join(root, '.planning', 'config.json'))).diagnostics,
    ...(roadmap === null ? [] : roadmapDrift(parseRoadmap(roadmap), tree)),
  ];
}
