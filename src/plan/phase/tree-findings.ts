import { type Diagnostic, finding } from './diagnostic.ts';
import type { Phase } from './phase.ts';
import { phaseKey } from './phase-id.ts';
import { summaryNames } from './plan-file.ts';
import type { PhaseDirectory, PlanningTree } from './planning-tree.ts';
import type { PhaseProgress, Roadmap } from './roadmap.ts';

/** Findings about the directories of a project as a whole, whichever phase is asked for. */
export function treeFindings({ phases, links }: PlanningTree): Diagnostic[] {
  const planned = phases.filter(({ planFiles }) => planFiles.length > 0);
  const certain = planned.filter(({ numberIsOpen }) => !numberIsOpen);
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
    ...certain.flatMap(({ dir, id, key }) => {
      const others = certain.filter((other) => other.key === key && other.dir !== dir).map((other) => other.dir);
      if (others.length === 0) return [];
      const message = `phase number ${id} is shared with ${others.join(', ')}: a phase is then selected by its full name only`;
      return finding('warning', 'phase-number-shared', dir, message);
    }),
  ];
}

const file = '.planning/ROADMAP.md';

/** Phases ticked in the ROADMAP although plans of theirs have no SUMMARY; GSD itself has ticked such ones. */
export function phaseTicks(roadmap: Roadmap, tree: PlanningTree): { dir: string; diagnostic: Diagnostic }[] {
  return roadmap.phases.flatMap(({ id, checked, archived, line }) => {
    if (checked !== true || archived) return [];
    const directories = tree.phases.filter(({ key, numberIsOpen }) => key === phaseKey(id) && !numberIsOpen);
    return directories.flatMap((directory) => {
      const { dir, planFiles } = directory;
      const open = openPlans(directory).length;
      if (open === 0) return [];
      const all = open === 1 ? 'its plan' : `all ${open} plans`;
      const which = open === planFiles.length ? all : `${open} of its ${planFiles.length} plans`;
      const message = `phase ${id} is ticked, but ${which} in ${dir} ${open === 1 ? 'has' : 'have'} no SUMMARY, so it does not count as done`;
      return [{ dir, diagnostic: finding('warning', 'phase-ticked-early', file, message, line) }];
    });
  });
}

/** Progress of a phase by its directory; one without a directory is done when the ROADMAP says so. */
export function directoryProgress(roadmap: Roadmap | null, { phases }: PlanningTree, id: string): PhaseProgress {
  const planned = phases.filter(({ key, planFiles }) => key === phaseKey(id) && planFiles.length > 0);
  const { checked, archived } = roadmap?.phases.find((phase) => phaseKey(phase.id) === phaseKey(id)) ?? {};
  const isDone =
    planned.length === 0
      ? checked === true || archived === true
      : planned.every((phase) => openPlans(phase).length === 0);
  return { isPlanned: planned.length > 0, isDone };
}

function openPlans({ planFiles, summaryFiles }: PhaseDirectory): string[] {
  const namesOf = summaryNames(planFiles);
  return planFiles.filter((file) => !namesOf(file).some((name) => summaryFiles.has(name)));
}

/** True when every plan is done and could be read, or only the summaries of the plans were kept. */
export function isFinished({ plans, summariesWithoutPlan, diagnostics }: Phase): boolean {
  const open = plans.filter(({ hasSummary, halted, superseded }) => !superseded && (!hasSummary || halted));
  return (
    plans.length + summariesWithoutPlan.length > 0 &&
    open.length === 0 &&
    !diagnostics.some(({ severity }) => severity === 'error')
  );
}
