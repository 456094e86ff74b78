import { join } from 'node:path';
import { readPhase } from '../../plan/phase/phase.ts';
import { getPhaseKey } from '../../plan/phase/phase-id.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { getPlanNumber } from '../../plan/phase/plan-file.ts';
import { isSamePlan, parseRoadmap, type Roadmap, type RoadmapPlan } from '../../plan/phase/roadmap.ts';
import { readPosition } from '../../plan/phase/state-md.ts';
import { describePosition } from '../../record/documents/documents.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import { clipText } from '../../system/text/text.ts';
import { listAcceptanceGaps } from '../run/acceptance.ts';
import type { GateContext } from '../run/judge-environment.ts';

/** Checks whether summaries, ROADMAP and STATE say the phase is done; `strict` needs all three, `milestone` all phases. */
export async function checkRequirements(run: GateContext): Promise<RequirementsAnswer> {
  // Reads the phase again, because a plan may have added plans.
  const { plans } = await readPhase(run.workspace.root, run.phase.dir);
  const text = tryReadRegular(join(run.workspace.root, '.planning/ROADMAP.md'));
  const roadmap = text === null ? null : parseRoadmap(text);
  const gaps = await listAcceptanceGaps(run);
  const answer = evaluateRequirements({ ...checkBoxes(roadmap, plans, run), ...checkPosition(roadmap, run), gaps });
  const elsewhere = run.policy.requirements === 'milestone' ? listOpenElsewhere(roadmap, run) : [];
  const openItems = [...answer.open, ...elsewhere];
  const unknown = run.policy.requirements === 'phase' ? null : answer.unknown;
  return { ...answer, open: openItems, done: openItems.length > 0 ? false : unknown?.length ? null : true };
}

function checkBoxes(roadmap: Roadmap | null, onDisk: readonly Plan[], { phase, progress: { done } }: GateContext) {
  // A plan's id decides its phase. A finished milestone may reuse the phase number.
  const isOfPhase = ({ id, phase: headingPhase }: RoadmapPlan) =>
    (getPlanNumber(id)?.phase ?? headingPhase) === getPhaseKey(phase.id);
  const boxes = (roadmap?.plans ?? []).filter((box) => !box.archived && isOfPhase(box));
  const plans = onDisk
    .filter(({ superseded }) => !superseded)
    .map(({ id }) => {
      const planBoxes = boxes.filter((box) => isSamePlan(box.id, id));
      return {
        id,
        summary: done.has(id),
        box: planBoxes.length === 0 ? null : planBoxes.every(({ checked }) => checked),
      };
    });
  const toBeWritten = boxes.filter((box) => !box.checked && !onDisk.some(({ id }) => isSamePlan(box.id, id)));
  const phaseEntry = roadmap?.phases.find(({ id, archived }) => !archived && getPhaseKey(id) === getPhaseKey(phase.id));
  const hasBox = roadmap?.phases.some(
    ({ id, checked }) => checked !== null && getPhaseKey(id) === getPhaseKey(phase.id),
  );
  return {
    plans: [...plans, ...toBeWritten.map(({ id }) => ({ id, summary: false, box: false }))],
    hasPhaseBox: hasBox ?? false,
    planCount: phaseEntry?.planCount ?? null,
    plansThere: onDisk.length,
    isUnplanned: phaseEntry?.isUnplanned ?? false,
  };
}

function checkPosition(roadmap: Roadmap | null, { phase, workspace: { root } }: GateContext) {
  const statePosition = readPosition(tryReadRegular(join(root, '.planning/STATE.md')) ?? '');
  if (!statePosition.phase) return { position: null, plansLeft: null, countsPlans: false, blocked: null };
  const { plansLeft, countsPlans, blocked } = statePosition;
  const position = describePosition(statePosition.phase, phase.id, roadmap);
  return { position, plansLeft, countsPlans, blocked: position === 'in' ? blocked : null };
}

function listOpenElsewhere(roadmap: Roadmap | null, { phase }: GateContext): string[] {
  if (roadmap === null) return ['no ROADMAP lists the phases of the milestone'];
  const isOtherPhase = (key: string | null) => key !== null && key !== getPhaseKey(phase.id);
  return [
    ...roadmap.phases
      .filter(({ id, checked }) => checked === false && isOtherPhase(getPhaseKey(id)))
      .map(({ id }) => `phase ${id}`),
    ...roadmap.plans.filter((box) => !box.checked && isOtherPhase(box.phase)).map(({ id }) => id),
  ].map((id) => `ROADMAP: the box of ${id} is open`);
}

export interface RequirementFacts {
  plans: readonly {
    id: string;
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
  gaps: readonly string[];
}

interface RequirementsAnswer {
  /** Null if unknown, which doesn't count as done (I2). */
  done: boolean | null;
  open: string[];
  unknown: string[];
}

/** A phase is done only if summaries, boxes and STATE agree (seed 003). Missing information makes it unknown. */
export function evaluateRequirements(facts: RequirementFacts): RequirementsAnswer {
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
    ...listIf((planCount ?? 0) > plansThere, `ROADMAP: it counts ${planCount} plans of the phase, but ${exist}`),
    ...listIf(facts.isUnplanned, 'ROADMAP: the plans of the phase are still TBD; name them, or remove that line'),
    ...facts.gaps,
    ...listIf(
      blocked !== null,
      `STATE: its status is "${status}"; write another one when that is over, and run the phase again`,
    ),
    ...listIf(position === 'before', 'STATE: the phase has not begun'),
    ...listIf(position === 'in' && (plansLeft ?? 0) > 0, `STATE: ${plansLeft} plans are left`),
  ];
  const isUncounted = position === 'in' && facts.countsPlans && plansLeft === null;
  const unknown = [
    ...listIf(plans.length === 0, 'the phase has no plans'),
    ...listIf(boxes.length === 0 && !facts.hasPhaseBox, 'ROADMAP has no box for the phase or its plans'),
    ...listIf(
      boxes.length > 0 && unboxed.length > 0 && !facts.hasPhaseBox,
      `ROADMAP has no box for ${unboxed.join(', ')}`,
    ),
    ...listIf(position === null, 'STATE does not name the current phase'),
    ...listIf(isUncounted, 'STATE does not say how many plans are left'),
  ];
  return { done: open.length > 0 ? false : unknown.length > 0 ? null : true, open, unknown };
}

function listIf(condition: boolean, message: string): string[] {
  return condition ? [message] : [];
}
