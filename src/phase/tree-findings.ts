import type { Diagnostic } from './diagnostic.ts';
import { phaseKey } from './phase-id.ts';
import { planKey, planNumber } from './plan-file.ts';
import type { Roadmap } from './roadmap.ts';
import type { PhaseDirectory, PlanningTree } from './tree.ts';

/** What is odd about the directories of a project as a whole, whichever phase is asked for. */
export function treeFindings({ phases, links }: PlanningTree): Diagnostic[] {
  const place = (dir: string) => ({ file: dir, line: 1 });
  const planned = phases.filter(({ planFiles }) => planFiles.length > 0);
  return [
    ...links.map((dir): Diagnostic => {
      const message =
        'the entry is a link, which is not followed: no phase is read from it. Put the directory itself here';
      return { severity: 'warning', code: 'phase-not-followed', ...place(dir), message };
    }),
    ...planned.filter(isUnnumbered).map(({ dir }): Diagnostic => {
      const message = 'the directory name starts with no phase number: the phase is selected by its full name only';
      return { severity: 'info', code: 'phase-number-missing', ...place(dir), message };
    }),
    ...planned
      .filter(({ numberIsOpen }) => numberIsOpen)
      .map(({ dir, id }): Diagnostic => {
        const message = `the directory name can be read as phase ${id} or as a phase ${id}.x. Write a decimal phase with a dot`;
        return { severity: 'info', code: 'phase-number-open', ...place(dir), message };
      }),
    ...sharedNumbers(planned).map(({ dir, id, others }): Diagnostic => {
      const message = `phase number ${id} is also that of ${others.join(', ')}: a phase is then selected by its full name only`;
      return { severity: 'warning', code: 'phase-number-shared', ...place(dir), message };
    }),
  ];
}

function isUnnumbered({ id, dir }: PhaseDirectory): boolean {
  return dir.endsWith(`/${id}`) && !/\d/.test(id.charAt(0));
}

function sharedNumbers(phases: readonly PhaseDirectory[]): { dir: string; id: string; others: string[] }[] {
  const certain = phases.filter(({ numberIsOpen }) => !numberIsOpen);
  return certain.flatMap(({ dir, id, key }) => {
    const others = certain.filter((other) => other.key === key && other.dir !== dir).map((other) => other.dir);
    return others.length > 0 ? [{ dir, id, others }] : [];
  });
}

/**
 * Where the checkboxes of the ROADMAP and the SUMMARY files tell different stories. The files are right; the ROADMAP is
 * only a hint, so these are for information. Plans that are in no directory (archived, not yet written) are left out.
 */
export function roadmapDrift(roadmap: Roadmap, tree: PlanningTree, file = '.planning/ROADMAP.md'): Diagnostic[] {
  return roadmap.plans.flatMap(({ id, phase, checked, line }): Diagnostic[] => {
    const number = planNumber(id);
    const known = tree.known.get(`${number?.phase ?? phaseKey(phase ?? '')}/${number?.plan ?? planKey(id)}`);
    if (!known || known.hasSummary === checked) return [];
    const message = checked
      ? `plan ${known.id} is ticked but has no SUMMARY in ${known.dir}, so it does not count as done`
      : `plan ${known.id} has a SUMMARY in ${known.dir} but is not ticked`;
    return [{ severity: 'info', code: checked ? 'roadmap-ahead' : 'roadmap-behind', file, line, message }];
  });
}
