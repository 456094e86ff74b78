import type { Phase } from '../phase/phase.ts';
import { getPhaseKey, getPhaseNumber } from '../phase/phase-id.ts';
import { getPlanKey, getPlanNumber, planIdFromPath } from '../phase/plan-file.ts';
import type { KnownPlan } from '../phase/planning-tree.ts';

export type DependencyResolution =
  | { kind: 'plan'; id: string }
  | { kind: 'superseded'; id: string }
  | { kind: 'cross-phase'; plan: KnownPlan }
  | { kind: 'no-plan' }
  /** `isOwn` means that it can only refer to a plan of this phase. */
  | { kind: 'unresolved'; why: string; isOwn: boolean };

/** Returns a resolver for `depends_on` items in all common spellings. Unresolved items are reported, never dropped. */
export function createDependencyResolver(phase: Phase): (item: string) => DependencyResolution {
  const byId = new Map(phase.plans.map(({ id }) => [id.toLowerCase(), id]));
  const byNumber = groupPlansByNumber(phase);
  const phaseNames = new Set(phase.tree.phases.map(({ dir }) => dir.slice(dir.lastIndexOf('/') + 1).toLowerCase()));
  const slugs = new Set(phase.tree.phases.map(({ slug }) => slug.toLowerCase()));
  const superseded = new Set(phase.plans.filter((plan) => plan.superseded).map(({ id }) => id));
  const ownKey = getPhaseKey(phase.id);

  return function resolve(written: string): DependencyResolution {
    const item = getLastSegment(written.trim());
    if (/^(?:none|nothing|n\/a|null|~|-)?$/i.test(item)) return { kind: 'no-plan' };
    const stem = item.replace(/\.md$/i, '').replace(/-PLAN$/i, '');
    const namedId = byId.get(item.toLowerCase()) ?? byId.get(stem.toLowerCase());
    if (namedId !== undefined) return resolvePlan(namedId);
    if (wholePhasePattern.test(item) || phaseNames.has(item.toLowerCase())) return { kind: 'no-plan' };
    const number = getPlanNumber(planIdFromPath(item.replace(/^plan[\s_-]*(?=\d)/i, '')));
    // Text with spaces is prose, and another phase's name or number refers to that phase. Any other word is a plan.
    const phaseId = getPhaseNumber(item);
    const isElsewhere = phaseId === null ? slugs.has(item.toLowerCase()) : getPhaseKey(phaseId) !== ownKey;
    const isOwn = !/\s/.test(item) && !isElsewhere;
    if (number === null) return { kind: 'unresolved', why: 'which is not a plan, a plan file or a phase', isOwn };
    if (number.phase !== null && number.phase !== ownKey) return resolveElsewhere(number.phase, number.plan);
    return resolveInThisPhase(number.plan);
  };

  function resolvePlan(id: string): DependencyResolution {
    return { kind: superseded.has(id) ? 'superseded' : 'plan', id };
  }

  function resolveElsewhere(key: string, plan: string): DependencyResolution {
    const knownPlan = phase.tree.known.get(`${key}/${plan}`);
    return knownPlan
      ? { kind: 'cross-phase', plan: knownPlan }
      : { kind: 'unresolved', why: `but phase ${key} has no plan ${plan}`, isOwn: false };
  }

  function resolveInThisPhase(plan: string): DependencyResolution {
    const ids = byNumber.get(plan) ?? [];
    if (ids.length === 1 && ids[0] !== undefined) return resolvePlan(ids[0]);
    return {
      kind: 'unresolved',
      why: ids.length > 1 ? `which could be ${ids.join(' or ')}` : 'which is not a plan of this phase',
      isOwn: true,
    };
  }
}

/** Matches a whole phase: `Phase 58`, `phase-3`, `9.2`. */
const wholePhasePattern = /^(?:phase[\s_-]*\d+[A-Za-z]?(?:\.\d+)*(?:-[A-Za-z].*)?|\d+(?:\.\d+)+)(?:[\s:(].*)?$/i;

function groupPlansByNumber(phase: Phase): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { id } of phase.plans) {
    const key = getPlanNumber(id)?.plan ?? getPlanKey(id);
    const sameNumber = ids.get(key) ?? [];
    sameNumber.push(id);
    ids.set(key, sameNumber);
  }
  return ids;
}

/** A dependency may be a path, but only its file name identifies the plan. */
function getLastSegment(item: string): string {
  return /\.md$/i.test(item) ? item.slice(item.lastIndexOf('/') + 1) : item;
}
