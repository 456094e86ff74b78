import { clipped } from '../../system/text/text.ts';

/** Facts about one phase in ROADMAP, STATE and the summaries. null: they do not say. */
export interface RequirementFacts {
  plans: readonly {
    id: string;
    /** True when its SUMMARY exists and does not say that the plan stopped before its end. */
    summary: boolean;
    /** The plan's box in ROADMAP. */
    box: boolean | null;
  }[];
  /** How many plans ROADMAP says that the phase has, and how many lie there. */
  planCount: number | null;
  plansThere: number;
  /** The phase's own box in ROADMAP. */
  phaseBox: boolean | null;
  /** Position of STATE, and the plans that it counts as left in the phase if it stands there. */
  position: 'before' | 'in' | 'past' | null;
  plansLeft: number | null;
  /** STATE is of a form that counts plans. */
  countsPlans: boolean;
  /** Status of STATE, where it says that this phase is blocked. */
  blocked: string | null;
  /** ROADMAP's list of its plans still says TBD. */
  isUnplanned: boolean;
  /** Gaps that a person found, and nobody said to be closed, each with its file. */
  gaps: readonly string[];
}

export interface RequirementsAnswer {
  /** null: it cannot be told, which is not done (I2). */
  done: boolean | null;
  /** Statements that it is not done, each with its place. */
  open: string[];
  /** Places that say nothing. */
  unknown: string[];
}

/**
 * A phase is done only if its summaries, its boxes and STATE's position all say so (seed 003: both signals must agree).
 * A phase without plans, a ROADMAP without boxes and a STATE without a position are unknown, not done.
 */
export function requirementsDone(facts: RequirementFacts): RequirementsAnswer {
  const { plans, phaseBox, position, plansLeft, countsPlans, blocked, planCount, plansThere, isUnplanned, gaps } =
    facts;
  const boxes = plans.filter((plan) => plan.box !== null);
  const unboxed = plans.filter((plan) => plan.box === null).map(({ id }) => id);
  const exist = `${plansThere} ${plansThere === 1 ? 'exists' : 'exist'}`;
  const open = [
    ...plans
      .filter((plan) => !plan.summary)
      .map(({ id, box }) => `${id} has no summary${box ? ', though its box is ticked' : ''}`),
    ...boxes.filter((plan) => !plan.box && plan.summary).map(({ id }) => `ROADMAP: the box of ${id} is open`),
    ...(planCount !== null && planCount > plansThere
      ? [`ROADMAP: it counts ${planCount} plans of the phase, but ${exist}`]
      : []),
    ...(phaseBox === false ? ['ROADMAP: the box of the phase is open'] : []),
    ...(isUnplanned ? ['ROADMAP: the plans of the phase are still TBD; name them, or remove that line'] : []),
    ...gaps,
    ...(blocked === null
      ? []
      : [
          `STATE: its status is "${clipped(blocked, 100)}"; write another one when that is over, and run the phase again`,
        ]),
    ...(position === 'before' ? ['STATE: the phase has not begun'] : []),
    ...(position === 'in' && plansLeft !== null && plansLeft > 0 ? [`STATE: ${plansLeft} plans are left`] : []),
  ];
  const unknown = [
    ...(plans.length === 0 ? ['the phase has no plans'] : []),
    ...(boxes.length === 0 && phaseBox === null ? ['ROADMAP has no box for the phase or its plans'] : []),
    ...(boxes.length > 0 && unboxed.length > 0 && phaseBox !== true
      ? [`ROADMAP has no box for ${unboxed.join(', ')}`]
      : []),
    ...(position === null ? ['STATE does not name the current phase'] : []),
    ...(position === 'in' && countsPlans && plansLeft === null ? ['STATE does not say how many plans are left'] : []),
  ];
  return { done: open.length > 0 ? false : unknown.length > 0 ? null : true, open, unknown };
}
