import { join } from 'node:path';
import { readPhase } from '../../plan/phase/phase.ts';
import { phaseKey } from '../../plan/phase/phase-id.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { planNumber } from '../../plan/phase/plan-file.ts';
import { parseRoadmap, type Roadmap, type RoadmapPlan, samePlan } from '../../plan/phase/roadmap.ts';
import { readPosition } from '../../plan/phase/state-md.ts';
import { phasePosition } from '../../record/documents/documents.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import { type RequirementFacts, type RequirementsAnswer, requirementsDone } from '../checks/phase-requirements.ts';
import { acceptanceGaps } from './acceptance.ts';
import type { GateContext } from './judge-environment.ts';

/**
 * Asks summaries, ROADMAP and STATE if the phase is done. With `phase` none may speak against it, and silence is reported;
 * with `strict` all have to say so; with `milestone` every other box of ROADMAP has to be ticked as well.
 */
export async function requirementsOf(run: GateContext): Promise<RequirementsAnswer> {
  // Read anew: a plan may have written others, which were not run.
  const { plans } = await readPhase(run.workspace.root, run.phase.dir);
  const text = tryReadRegular(join(run.workspace.root, '.planning/ROADMAP.md'));
  const roadmap = text === null ? null : parseRoadmap(text);
  const answer = requirementsDone({
    ...boxes(roadmap, plans, run),
    ...position(roadmap, run),
    gaps: await acceptanceGaps(run),
  });
  const elsewhere = run.policy.requirements === 'milestone' ? openElsewhere(roadmap, run) : [];
  const open = [...answer.open, ...elsewhere];
  const unknown = run.policy.requirements === 'phase' ? null : answer.unknown;
  return { ...answer, open, done: open.length > 0 ? false : unknown?.length ? null : true };
}

/** The plans of the phase: those on disk now, and those that only ROADMAP names, which are still to be written. */
function boxes(
  roadmap: Roadmap | null,
  onDisk: readonly Plan[],
  run: GateContext,
): Pick<RequirementFacts, 'plans' | 'phaseBox' | 'planCount' | 'plansThere' | 'isUnplanned'> {
  const { phase } = run;
  const { done } = run.progress;
  // A plan's id says whose it is, wherever its box stands; a finished milestone may have had a phase of this number.
  const isOurs = ({ id, phase: under }: RoadmapPlan) => (planNumber(id)?.phase ?? under) === phaseKey(phase.id);
  const ours = (roadmap?.plans ?? []).filter((box) => !box.archived && isOurs(box));
  const plans = onDisk
    .filter(({ superseded }) => !superseded)
    .map(({ id }) => {
      const mine = ours.filter((box) => samePlan(box.id, id));
      return { id, summary: done.has(id), box: mine.length === 0 ? null : mine.every(({ checked }) => checked) };
    });
  const toBeWritten = ours.filter((box) => !box.checked && !onDisk.some(({ id }) => samePlan(box.id, id)));
  const told = roadmap?.phases.find(({ id, archived }) => !archived && phaseKey(id) === phaseKey(phase.id));
  const hasBox = roadmap?.phases.some(({ id, checked }) => checked !== null && phaseKey(id) === phaseKey(phase.id));
  return {
    plans: [...plans, ...toBeWritten.map(({ id }) => ({ id, summary: false, box: false }))],
    // The phase's own box is ours to tick, once the gate is open.
    phaseBox: hasBox ? true : null,
    planCount: told?.planCount ?? null,
    plansThere: onDisk.length,
    isUnplanned: told?.isUnplanned ?? false,
  };
}

function position(
  roadmap: Roadmap | null,
  run: GateContext,
): Pick<RequirementFacts, 'position' | 'plansLeft' | 'countsPlans' | 'blocked'> {
  const { phase } = run;
  const { root } = run.workspace;
  const text = tryReadRegular(join(root, '.planning/STATE.md'));
  const found = text === null ? null : readPosition(text);
  if (!found?.phase) return { position: null, plansLeft: null, countsPlans: false, blocked: null };
  const { plansLeft, countsPlans, blocked } = found;
  const where = phasePosition(found.phase, phase.id, roadmap);
  return { position: where, plansLeft, countsPlans, blocked: where === 'in' ? blocked : null };
}

function openElsewhere(roadmap: Roadmap | null, { phase }: GateContext): string[] {
  if (roadmap === null) return ['no ROADMAP lists the phases of the milestone'];
  const other = (key: string | null) => key !== null && key !== phaseKey(phase.id);
  return [
    ...roadmap.phases
      .filter(({ id, checked }) => checked === false && other(phaseKey(id)))
      .map(({ id }) => `phase ${id}`),
    ...roadmap.plans.filter((box) => !box.checked && other(box.phase)).map(({ id }) => id),
  ].map((id) => `ROADMAP: the box of ${id} is open`);
}
