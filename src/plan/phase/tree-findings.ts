import { formatCount } from '../../system/text/text.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Phase } from './phase.ts';
import { phaseKey } from './phase-id.ts';
import { planKey, planNumber, summaryNames } from './plan-file.ts';
import type { PhaseDirectory, PlanningTree } from './planning-tree.ts';
import type { PhaseProgress, Roadmap } from './roadmap.ts';

/** Findings about the directories of a project as a whole, whichever phase is asked for. */
export function treeFindings({ phases, links }: PlanningTree): Diagnostic[] {
  const location = (dir: string) => ({ file: dir, line: 1 });
  const planned = phases.filter(({ planFiles }) => planFiles.length > 0);
  return [
    ...links.map((dir): Diagnostic => {
      const message =
        'the entry is a link, which is not followed: no phase is read from it. Put the directory itself here';
      return { severity: 'warning', code: 'phase-not-followed', ...location(dir), message };
    }),
    ...planned.filter(isUnnumbered).map(({ dir }): Diagnostic => {
      const message = 'the directory name starts with no phase number: the phase is selected by its full name only';
      return { severity: 'info', code: 'phase-number-missing', ...location(dir), message };
    }),
    ...planned
      .filter(({ numberIsOpen }) => numberIsOpen)
      .map(({ dir, id }): Diagnostic => {
        const message = `the directory name can be read as phase ${id} or as a phase ${id}.x. Write a decimal phase with a dot`;
        return { severity: 'info', code: 'phase-number-open', ...location(dir), message };
      }),
    ...sharedNumbers(planned).map(({ dir, id, others }): Diagnostic => {
      const message = `phase number ${id} is shared with ${others.join(', ')}: a phase is then selected by its full name only`;
      return { severity: 'warning', code: 'phase-number-shared', ...location(dir), message };
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
 * Findings about checkboxes that disagree with the SUMMARY files, which are right. Plans in no directory
 * (archived, not yet written) are left out; a directory in `finished` gets one finding for all plans that are done
 * but not ticked.
 */
export function roadmapDrift(
  roadmap: Roadmap,
  tree: PlanningTree,
  { finished = new Set() }: { finished?: ReadonlySet<string> } = {},
): Diagnostic[] {
  const behind = new Map<string, { line: number; plans: number }>();
  const drift = roadmap.plans.flatMap(({ id, phase, checked, line }): Diagnostic[] => {
    const number = planNumber(id);
    const knownPlan = tree.known.get(`${number?.phase ?? phaseKey(phase ?? '')}/${number?.plan ?? planKey(id)}`);
    if (!knownPlan || knownPlan.hasSummary === checked) return [];
    if (!checked && finished.has(knownPlan.dir)) {
      const { line: first, plans } = behind.get(knownPlan.dir) ?? { line, plans: 0 };
      behind.set(knownPlan.dir, { line: first, plans: plans + 1 });
      return [];
    }
    const message = checked
      ? `plan ${knownPlan.id} is ticked but has no SUMMARY in ${knownPlan.dir}, so it does not count as done`
      : `plan ${knownPlan.id} has a SUMMARY in ${knownPlan.dir} but is not ticked`;
    return [{ severity: 'info', code: checked ? 'roadmap-ahead' : 'roadmap-behind', file, line, message }];
  });
  const folded = [...behind].map(([dir, { line, plans }]): Diagnostic => {
    const message = `all plans in ${dir} have a SUMMARY, but ${plans} of them ${plans === 1 ? 'is' : 'are'} not ticked`;
    return { severity: 'info', code: 'roadmap-behind', file, line, message };
  });
  return [...drift, ...folded, ...phaseTicks(roadmap, tree).map(({ diagnostic }) => diagnostic)];
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
      const which =
        open === planFiles.length
          ? open === 1
            ? 'its plan'
            : `all ${open} plans`
          : `${open} of its ${planFiles.length} plans`;
      const message = `phase ${id} is ticked, but ${which} in ${dir} ${open === 1 ? 'has' : 'have'} no SUMMARY, so it does not count as done`;
      return [{ dir, diagnostic: { severity: 'warning', code: 'phase-ticked-early', file, line, message } as const }];
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

/** One finding in place of all about a phase that is done and will not run again. */
export function foldedFindings({ dir, id }: Phase, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const [only] = diagnostics;
  if (only === undefined) return [];
  const codes = new Map<string, number>();
  for (const { code } of diagnostics) codes.set(code, (codes.get(code) ?? 0) + 1);
  const list = [...codes].map(([code, times]) => (times === 1 ? code : `${code} (${times})`)).join(', ');
  const message = `phase ${id} is done; ${formatCount(diagnostics.length, 'finding')} about it: ${list}. To read ${diagnostics.length === 1 ? 'it' : 'them'}, validate ${dir}`;
  return [{ severity: 'info', code: 'finished-phase-findings', file: dir, line: 1, message }];
}
