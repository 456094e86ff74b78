import { enclosingFolders, sharedFiles } from './overlap.ts';
import type { ScheduledPlan } from './scheduled-plan.ts';

export interface Overlap {
  wave: number;
  plans: [string, string];
  files: string[];
}

/** Pairs beyond this number are not listed, but still kept apart. */
const maxPairs = 10_000;

/** Overlapping pairs of each wave. For speed, only plans with patterns or with nested or equal paths are compared. */
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
  const [named, reached] = [new Map<string, number[]>(), new Map<string, number[]>()];
  const withPatterns: number[] = [];
  for (const [at, { footprint }] of plans.entries()) {
    if (footprint.patterns.length > 0) withPatterns.push(at);
    for (const name of footprint.names.keys()) {
      addPath(named, name, at);
      for (const path of [name, ...enclosingFolders(name)]) addPath(reached, path, at);
    }
  }
  const rivalsOf = ({ footprint }: ScheduledPlan): Iterable<Iterable<number>> =>
    footprint.patterns.length > 0
      ? [plans.keys()]
      : [
          ...[...footprint.names.keys()].flatMap((name) => [
            reached.get(name) ?? [],
            ...[...enclosingFolders(name)].map((folder) => named.get(folder) ?? []),
          ]),
          withPatterns,
        ];
  for (const [at, one] of plans.entries()) {
    const later = new Set<number>();
    for (const group of rivalsOf(one)) for (const other of group) if (other > at) later.add(other);
    for (const other of [...later].sort((a, b) => a - b)) {
      const two = plans[other];
      if (two) yield [one, two];
    }
  }
}

function addPath(plans: Map<string, number[]>, path: string, at: number): void {
  const others = plans.get(path);
  if (others) others.push(at);
  else plans.set(path, [at]);
}
