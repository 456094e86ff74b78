import { join } from 'node:path';
import { tryRead } from '../ledger/atomic-file.ts';
import { phaseKey } from '../phase/phase-id.ts';
import { parseRoadmap, type Roadmap, samePlan } from '../phase/roadmap.ts';
import { readPosition } from '../phase/state.ts';
import { type RequirementFacts, type RequirementsAnswer, requirementsDone } from '../verify/requirements.ts';
import type { RunContext } from './run-context.ts';
import { place } from './state-record.ts';

/**
 * Whether summaries, ROADMAP and STATE say that the phase is done. By `phase` none may speak against it, and what says
 * nothing is told; by `strict` all have to say so; by `milestone` every other box of ROADMAP has to be ticked as well.
 */
export function requirementsOf(run: RunContext): RequirementsAnswer {
  const text = tryRead(join(run.root, '.planning/ROADMAP.md'));
  const roadmap = text === null ? null : parseRoadmap(text);
  const answer = requirementsDone({ ...boxes(roadmap, run), ...position(roadmap, run) });
  const elsewhere = run.requirements === 'milestone' ? openElsewhere(roadmap, run) : [];
  const open = [...answer.open, ...elsewhere];
  const unknown = run.requirements === 'phase' ? null : answer.unknown;
  return { ...answer, open, done: open.length > 0 ? false : unknown?.length ? null : true };
}

/** The plans of the phase: those on disk, and those that only ROADMAP names, which are still to be written. */
function boxes(
  roadmap: Roadmap | null,
  { phase, schedule, done }: RunContext,
): Pick<RequirementFacts, 'plans' | 'phaseBox'> {
  const ours = (roadmap?.plans ?? []).filter((box) => box.phase === null || box.phase === phaseKey(phase.id));
  const onDisk = schedule.plans.map(({ plan: { id } }) => {
    const mine = ours.filter((box) => samePlan(box.id, id));
    return { id, summary: done.has(id), box: mine.length === 0 ? null : mine.every(({ checked }) => checked) };
  });
  const toBeWritten = ours.filter(
    (box) => box.phase !== null && !box.checked && !phase.plans.some(({ id }) => samePlan(box.id, id)),
  );
  const hasBox = roadmap?.phases.some(({ id, checked }) => checked !== null && phaseKey(id) === phaseKey(phase.id));
  return {
    plans: [...onDisk, ...toBeWritten.map(({ id }) => ({ id, summary: false, box: false }))],
    // The phase's own box is ours to tick, once the gate is open.
    phaseBox: hasBox ? true : null,
  };
}

function position(
  roadmap: Roadmap | null,
  { root, phase }: RunContext,
): Pick<RequirementFacts, 'position' | 'plansLeft'> {
  const text = tryRead(join(root, '.planning/STATE.md'));
  const found = text === null ? null : readPosition(text);
  if (!found?.phase) return { position: null, plansLeft: null };
  return { position: place(found.phase, phase.id, roadmap), plansLeft: found.plansLeft };
}

function openElsewhere(roadmap: Roadmap | null, { phase }: RunContext): string[] {
  if (roadmap === null) return ['there is no ROADMAP that could say what the milestone holds'];
  const other = (key: string | null) => key !== null && key !== phaseKey(phase.id);
  return [
    ...roadmap.phases
      .filter(({ id, checked }) => checked === false && other(phaseKey(id)))
      .map(({ id }) => `phase ${id}`),
    ...roadmap.plans.filter((box) => !box.checked && other(box.phase)).map(({ id }) => id),
  ].map((id) => `ROADMAP: the box of ${id} is open`);
}
