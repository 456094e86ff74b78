import type { Phase } from '../phase/phase.ts';
import { phaseKey, phaseNumber } from '../phase/phase-id.ts';
import { planIdFromPath, planKey, planNumber } from '../phase/plan-file.ts';
import type { KnownPlan } from '../phase/planning-tree.ts';

export type Resolution =
  | { kind: 'plan'; id: string }
  | { kind: 'superseded'; id: string }
  | { kind: 'cross-phase'; plan: KnownPlan }
  | { kind: 'no-plan' }
  /** `isOwn`: it can only mean a plan of this phase, which then has to be there. */
  | { kind: 'unresolved'; why: string; isOwn: boolean };

/** Gives a reader of `depends_on` items in all spellings people use; any other item is reported, never dropped. */
export function dependencyResolver(phase: Phase): (item: string) => Resolution {
  const byId = new Map(phase.plans.map(({ id }) => [id.toLowerCase(), id]));
  const byNumber = plansByNumber(phase);
  const phaseNames = new Set(phase.tree.phases.map(({ dir }) => dir.slice(dir.lastIndexOf('/') + 1).toLowerCase()));
  const slugs = new Set(phase.tree.phases.map(({ slug }) => slug.toLowerCase()));
  const superseded = new Set(phase.plans.filter((plan) => plan.superseded).map(({ id }) => id));
  const own = phaseKey(phase.id);

  return function resolve(written: string): Resolution {
    const item = lastSegment(written.trim());
    if (/^(?:none|nothing|n\/a|null|~|-)?$/i.test(item)) return { kind: 'no-plan' };
    const stem = item.replace(/\.md$/i, '').replace(/-PLAN$/i, '');
    const named = byId.get(item.toLowerCase()) ?? byId.get(stem.toLowerCase());
    if (named !== undefined) return planOf(named);
    if (namesPhase.test(item) || phaseNames.has(item.toLowerCase())) return { kind: 'no-plan' };
    const number = planNumber(planIdFromPath(item.replace(/^plan[\s_-]*(?=\d)/i, '')));
    // A text with blanks is prose; another phase's name or number is of that phase; any other word is a plan's.
    const phaseId = phaseNumber(item);
    const isElsewhere = phaseId === null ? slugs.has(item.toLowerCase()) : phaseKey(phaseId) !== own;
    const isOwn = !/\s/.test(item) && !isElsewhere;
    if (number === null) return { kind: 'unresolved', why: 'which is not a plan, a plan file or a phase', isOwn };
    if (number.phase !== null && number.phase !== own) return elsewhere(number.phase, number.plan);
    return inThisPhase(number.plan);
  };

  function planOf(id: string): Resolution {
    return { kind: superseded.has(id) ? 'superseded' : 'plan', id };
  }

  function elsewhere(key: string, plan: string): Resolution {
    const knownPlan = phase.tree.known.get(`${key}/${plan}`);
    return knownPlan
      ? { kind: 'cross-phase', plan: knownPlan }
      : { kind: 'unresolved', why: `but phase ${key} has no plan ${plan}`, isOwn: false };
  }

  function inThisPhase(plan: string): Resolution {
    const ids = byNumber.get(plan) ?? [];
    if (ids.length === 1 && ids[0] !== undefined) return planOf(ids[0]);
    return {
      kind: 'unresolved',
      why: ids.length > 1 ? `which could be ${ids.join(' or ')}` : 'which is not a plan of this phase',
      isOwn: true,
    };
  }
}

/** `Phase 58`, `phase-3`, `9.2`: a phase as a whole. */
const namesPhase = /^(?:phase[\s_-]*\d+[A-Za-z]?(?:\.\d+)*(?:-[A-Za-z].*)?|\d+(?:\.\d+)+)(?:[\s:(].*)?$/i;

function plansByNumber(phase: Phase): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id } of phase.plans) {
    const key = planNumber(id)?.plan ?? planKey(id);
    const same = ids.get(key) ?? [];
    same.push(id);
    ids.set(key, same);
  }
  return ids;
}

/** A dependency may be a path; only the file name identifies the plan. */
function lastSegment(item: string): string {
  return /\.md$/i.test(item) ? item.slice(item.lastIndexOf('/') + 1) : item;
}
