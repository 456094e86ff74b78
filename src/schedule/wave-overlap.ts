import { sharedFiles } from './overlap.ts';
import type { ScheduledPlan } from './scheduled-plan.ts';

/** Two plans of one wave that name the same files. */
export interface Overlap {
  wave: number;
  plans: [string, string];
  files: string[];
}

/** More pairs than anybody reads; beyond this they are not listed, but still kept apart. */
const maxPairs = 10_000;

/** The overlapping pairs of each wave, in plan order. Only plans that share a path or have patterns are compared. */
export function overlapsByWave(waves: readonly ScheduledPlan[][]): { overlaps: Overlap[]; capped: boolean } {
  const overlaps: Overlap[] = [];
  for (const [at, plans] of waves.entries())
    for (const [a, b] of candidatePairs(plans)) {
      const files = sharedFiles(a.footprint, b.footprint);
      if (files.length === 0) continue;
      if (overlaps.length >= maxPairs) return { overlaps, capped: true };
      overlaps.push({ wave: at + 1, plans: [a.plan.id, b.plan.id], files });
    }
  return { overlaps, capped: false };
}

function* candidatePairs(plans: readonly ScheduledPlan[]): Generator<[ScheduledPlan, ScheduledPlan]> {
  const writers = new Map<string, number[]>();
  const withPatterns: number[] = [];
  for (const [at, { footprint }] of plans.entries()) {
    if (footprint.patterns.length > 0) withPatterns.push(at);
    for (const path of footprint.paths) {
      const others = writers.get(path);
      if (others) others.push(at);
      else writers.set(path, [at]);
    }
  }
  for (const [at, one] of plans.entries()) {
    const later = new Set<number>();
    const rivals =
      one.footprint.patterns.length > 0
        ? [plans.keys()]
        : [...[...one.footprint.paths].map((path) => writers.get(path) ?? []), withPatterns];
    for (const group of rivals) for (const other of group) if (other > at) later.add(other);
    for (const other of [...later].sort((a, b) => a - b)) {
      const two = plans[other];
      if (two) yield [one, two];
    }
  }
}
