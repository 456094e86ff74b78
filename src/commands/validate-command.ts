import { join } from 'node:path';
import { findIgnoredPromises } from '../judge/decide/judged-plans.ts';
import { readPlanningConfig } from '../plan/phase/config.ts';
import type { Diagnostic } from '../plan/phase/diagnostic.ts';
import { readPhaseDirectory, selectPhase } from '../plan/phase/phase.ts';
import type { Plan } from '../plan/phase/plan.ts';
import { type PlanningTree, readTree } from '../plan/phase/planning-tree.ts';
import { parseRoadmap } from '../plan/phase/roadmap.ts';
import { findEarlyTicks, findTreeProblems, isFinished } from '../plan/phase/tree-findings.ts';
import { buildSchedule } from '../plan/schedule/schedule.ts';
import { tryOpenGit } from '../record/project/local-phase.ts';
import { getProjectPrefix } from '../record/project/read-schedule.ts';
import { type CommandHandler, findProjectRoot, type World } from '../settings/call/world.ts';
import { TECHNICAL_EXIT } from '../signal/exit-status.ts';
import { tryReadRegular } from '../system/files/atomic-file.ts';
import { formatCount, formatDiagnostics } from '../system/text/text.ts';

/** Lists all diagnostics of a phase or of the whole planning tree: plans, ROADMAP and configuration. */
export const runValidate: CommandHandler = async ([ref], world) => {
  const root = findProjectRoot(world);
  const tree = readTree(root);
  const phases = ref === undefined ? tree.phases : [selectPhase(root, ref, tree)];
  const phaseDiagnostics: Diagnostic[] = [];
  const open: Plan[] = [];
  let plans = 0;
  for (const directory of phases) {
    const phase = readPhaseDirectory(root, directory, tree);
    plans += phase.plans.length;
    const findings = [...phase.diagnostics, ...buildSchedule(phase).diagnostics];
    for (const plan of phase.plans) if (!plan.hasSummary) open.push(plan);
    // A finished phase won't run again, so its diagnostics are shown only on request.
    if (ref !== undefined || !isFinished(phase)) for (const diagnostic of findings) phaseDiagnostics.push(diagnostic);
  }
  const diagnostics = [
    ...(ref === undefined ? projectFindings(root, tree) : []),
    ...phaseDiagnostics,
    ...(await ignoredFindings(root, open, world)),
  ];

  const count = (severity: Diagnostic['severity']) =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  const [errors, warnings, infos] = [count('error'), count('warning'), count('info')];
  const totals = { phases: phases.length, plans, errors, warnings, infos };
  const match = [formatCount(errors, 'error'), formatCount(warnings, 'warning'), formatCount(infos, 'info')].join(', ');
  const summary = `${formatCount(phases.length, 'phase')}, ${formatCount(plans, 'plan')}: ${match}`;
  return {
    exitCode: errors > 0 ? TECHNICAL_EXIT.PHASE_UNREADABLE : 0,
    json: { ...totals, diagnostics },
    text: [...formatDiagnostics(diagnostics), summary].join('\n'),
    diagnostics,
  };
};

async function ignoredFindings(root: string, plans: readonly Plan[], world: World): Promise<Diagnostic[]> {
  const git = await tryOpenGit(root, world);
  const matches = git === null ? [] : await findIgnoredPromises(plans, git, getProjectPrefix(git, root));
  return matches.map(({ plan, message }) => ({
    severity: 'warning',
    code: 'ignored-promise',
    file: plan,
    line: 1,
    message: `the plan ${message}`,
  }));
}

function projectFindings(root: string, tree: PlanningTree): Diagnostic[] {
  const roadmap = tryReadRegular(join(root, '.planning', 'ROADMAP.md'));
  return [
    ...findTreeProblems(tree),
    ...readPlanningConfig(tryReadRegular(join(root, '.planning', 'config.json'))).diagnostics,
    ...(roadmap === null ? [] : findEarlyTicks(parseRoadmap(roadmap), tree).map(({ diagnostic }) => diagnostic)),
  ];
}
