import { join } from 'node:path';
import { readPhase } from '../../plan/phase/phase.ts';
import { phaseKey } from '../../plan/phase/phase-id.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { planNumber } from '../../plan/phase/plan-file.ts';
import { parseRoadmap, type Roadmap, type RoadmapPlan, samePlan } from '../../plan/phase/roadmap.ts';
import { readPosition } from '../../plan/phase/state-md.ts';
import { phasePosition } from '../../record/documents/documents.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import { clipText } from '../../system/text/text.ts';
import { acceptanceGaps } from '../run/acceptance.ts';
import type { GateContext } from '../run/judge-environment.ts';

/** Asks summaries, ROADMAP and STATE if the phase is done; `strict` asks all to say so, `milestone` every box. */
export async function checkRequirements(run: GateContext): Promise<RequirementsAnswer> {
  // Read again: a plan may have written others, which were not run.
  const { plans } = await readPhase(run.workspace.root, run.phase.dir);
  const text = tryReadRegular(join(run.workspace.root, '.planning/ROADMAP.md'));
  const roadmap = text === null ? null : parseRoadmap(text);
  const gaps = await acceptanceGaps(run);
  const answer = requirementsDone({ ...checkBoxes(roadmap, plans, run), ...checkPosition(roadmap, run), gaps });
  const elsewhere = run.policy.requirements === 'milestone' ? openElsewhere(roadmap, run) : [];
  const open = [...answer.open, ...elsewhere];
  const unknown = run.policy.requirements === 'phase' ? null : answer.unknown;
  return { ...answer, open, done: open.length > 0 ? false : unknown?.length ? null : true };
}

/** The plans of the phase: those on disk now, and those that only ROADMAP names, which are still to be written. */
function checkBoxes(roadmap: Roadmap | null, onDisk: readonly Plan[], { phase, progress: { done } }: GateContext) {
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
  const reported = roadmap?.phases.find(({ id, archived }) => !archived && phaseKey(id) === phaseKey(phase.id));
  const hasBox = roadmap?.phases.some(({ id, checked }) => checked !== null && phaseKey(id) === phaseKey(phase.id));
  return {
    plans: [...plans, ...toBeWritten.map(({ id }) => ({ id, summary: false, box: false }))],
    hasPhaseBox: hasBox ?? false,
    planCount: reported?.planCount ?? null,
    plansThere: onDisk.length,
    isUnplanned: reported?.isUnplanned ?? false,
  };
}

function checkPosition(roadmap: Roadmap | null, { phase, workspace: { root } }: GateContext) {
  const read = readPosition(tryReadRegular(join(root, '.planning/STATE.md')) ?? '');
  if (!read.phase) return { position: null, plansLeft: null, countsPlans: false, blocked: null };
  const { plansLeft, countsPlans, blocked } = read;
  const position = phasePosition(read.phase, phase.id, roadmap);
  return { position, plansLeft, countsPlans, blocked: position === 'in' ? blocked : null };
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

/** Facts about one phase in ROADMAP, STATE and the summaries. null: they do not say. */
export interface RequirementFacts {
  plans: readonly {
    id: string;
    /** True when its SUMMARY exists and does not say that the plan stopped before its end. */
    summary: boolean;
    box: boolean | null;
  }[];
  planCount: number | null;
  plansThere: number;
  hasPhaseBox: boolean;
  position: 'before' | 'in' | 'past' | null;
  plansLeft: number | null;
  countsPlans: boolean;
  blocked: string | null;
  isUnplanned: boolean;
  /** Gaps that a person found, and nobody said to be closed, each with its file. */
  gaps: readonly string[];
}

interface RequirementsAnswer {
  /** null: it cannot be told, which is not done (I2). */
  done: boolean | null;
  open: string[];
  unknown: string[];
}

/** A phase is done only if summaries, boxes and STATE all say so (seed 003); where one is silent it is unknown. */
export function requirementsDone(facts: RequirementFacts): RequirementsAnswer {
  const { plans, position, plansLeft, blocked, planCount, plansThere } = facts;
  const boxes = plans.filter((plan) => plan.box !== null);
  const unboxed = plans.filter((plan) => plan.box === null).map(({ id }) => id);
  const exist = `${plansThere} ${plansThere === 1 ? 'exists' : 'exist'}`;
  const status = clipText(blocked ?? '', 100);
  const open = [
    ...plans
      .filter((plan) => !plan.summary)
      .map(({ id, box }) => `${id} has no summary${box ? ', though its box is ticked' : ''}`),
    ...boxes.filter((plan) => !plan.box && plan.summary).map(({ id }) => `ROADMAP: the box of ${id} is open`),
    ...when((planCount ?? 0) > plansThere, `ROADMAP: it counts ${planCount} plans of the phase, but ${exist}`),
    ...when(facts.isUnplanned, 'ROADMAP: the plans of the phase are still TBD; name them, or remove that line'),
    ...facts.gaps,
    ...when(
      blocked !== null,
      `STATE: its status is "${status}"; write another one when that is over, and run the phase again`,
    ),
    ...when(position === 'before', 'STATE: the phase has not begun'),
    ...when(position === 'in' && (plansLeft ?? 0) > 0, `STATE: ${plansLeft} plans are left`),
  ];
  const isUncounted = position === 'in' && facts.countsPlans && plansLeft === null;
  const unknown = [
    ...when(plans.length === 0, 'the phase has no plans'),
    ...when(boxes.length === 0 && !facts.hasPhaseBox, 'ROADMAP has no box for the phase or its plans'),
    ...when(
      boxes.length > 0 && unboxed.length > 0 && !facts.hasPhaseBox,
      `ROADMAP has no box for ${unboxed.join(', ')}`,
    ),
    ...when(position === null, 'STATE does not name the current phase'),
    ...when(isUncounted, 'STATE does not say how many plans are left'),
  ];
  return { done: open.length > 0 ? false : unknown.length > 0 ? null : true, open, unknown };
}

function when(isSo: boolean, message: string): string[] {
  return isSo ? [message] : [];
}
