import { type Diagnostic, finding } from './diagnostic.ts';
import type { Phase } from './phase.ts';
import { getPhaseKey } from './phase-id.ts';
import { createSummaryNamer } from './plan-file.ts';
import type { PhaseDirectory, PlanningTree } from './planning-tree.ts';
import type { PhaseProgress, Roadmap } from './roadmap.ts';

export function findTreeProblems({ phases, links }: PlanningTree): Diagnostic[] {
  const planned = phases.filter(({ planFiles }) => planFiles.length > 0);
  const unambiguous = planned.filter(({ numberIsOpen }) => !numberIsOpen);
  const link = 'the entry is a link, which is not followed: no phase is read from it. Put the directory itself here';
  const unnumbered = 'the directory name starts with no phase number: the phase is selected by its full name only';
  return [
    ...links.map((dir) => finding('warning', 'phase-not-followed', dir, link)),
    ...planned
      .filter(({ id, dir }) => dir.endsWith(`/${id}`) && !/^\d/.test(id))
      .map(({ dir }) => finding('info', 'phase-number-missing', dir, unnumbered)),
    ...planned
      .filter(({ numberIsOpen }) => numberIsOpen)
      .map(({ dir, id }) => {
        const message = `the directory name can be read as phase ${id} or as a phase ${id}.x. Write a decimal phase with a dot`;
        return finding('info', 'phase-number-open', dir, message);
      }),
    ...unambiguous.flatMap(({ dir, id, key }) => {
      const sharedWith = unambiguous
        .filter((other) => other.key === key && other.dir !== dir)
        .map((other) => other.dir);
      if (sharedWith.length === 0) return [];
      const message = `phase number ${id} is shared with ${sharedWith.join(', ')}: a phase is then selected by its full name only`;
      return finding('warning', 'phase-number-shared', dir, message);
    }),
  ];
}

const roadmapFile = '.planning/ROADMAP.md';

/** Reports phases that are ticked although some plans have no SUMMARY. GSD itself does that. */
export function findEarlyTicks(roadmap: Roadmap, tree: PlanningTree): { dir: string; diagnostic: Diagnostic }[] {
  return roadmap.phases.flatMap(({ id, checked, archived, line }) => {
    if (checked !== true || archived) return [];
    const directories = tree.phases.filter(({ key, numberIsOpen }) => key === getPhaseKey(id) && !numberIsOpen);
    return directories.flatMap((directory) => {
      const { dir, planFiles } = directory;
      const openCount = listOpenPlans(directory).length;
      if (openCount === 0) return [];
      const allPlans = openCount === 1 ? 'its plan' : `all ${openCount} plans`;
      const whichPlans = openCount === planFiles.length ? allPlans : `${openCount} of its ${planFiles.length} plans`;
      const message = `phase ${id} is ticked, but ${whichPlans} in ${dir} ${openCount === 1 ? 'has' : 'have'} no SUMMARY, so it does not count as done`;
      return [{ dir, diagnostic: finding('warning', 'phase-ticked-early', roadmapFile, message, line) }];
    });
  });
}

export function getDirectoryProgress(roadmap: Roadmap | null, { phases }: PlanningTree, id: string): PhaseProgress {
  const planned = phases.filter(({ key, planFiles }) => key === getPhaseKey(id) && planFiles.length > 0);
  const { checked, archived } = roadmap?.phases.find((phase) => getPhaseKey(phase.id) === getPhaseKey(id)) ?? {};
  const isDone =
    planned.length === 0
      ? checked === true || archived === true
      : planned.every((phase) => listOpenPlans(phase).length === 0);
  return { isPlanned: planned.length > 0, isDone };
}

function listOpenPlans({ planFiles, summaryFiles }: PhaseDirectory): string[] {
  const getSummaryNames = createSummaryNamer(planFiles);
  return planFiles.filter((file) => !getSummaryNames(file).some((name) => summaryFiles.has(name)));
}

/** Returns true if every plan is done and readable, or if only summaries were kept. */
export function isFinished({ plans, summariesWithoutPlan, diagnostics }: Phase): boolean {
  const openPlans = plans.filter(({ hasSummary, halted, superseded }) => !superseded && (!hasSummary || halted));
  return (
    plans.length + summariesWithoutPlan.length > 0 &&
    openPlans.length === 0 &&
    !diagnostics.some(({ severity }) => severity === 'error')
  );
}
