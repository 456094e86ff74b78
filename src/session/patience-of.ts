import { type Bounds, Patience } from '../http/patience.ts';
import type { World } from './command.ts';

/** A run that was interrupted has seconds left to say how it ended, which counts for more than who is told of it. */
export function boundsOf({ interrupt: { soon } }: Pick<World, 'interrupt'>, patienceMs?: number): Bounds {
  if (soon.aborted) return { patienceMs: 2_000 };
  return { until: soon, ...(patienceMs === undefined ? {} : { patienceMs }) };
}

/** For servers of somebody's choice, which may not hold up a job for long. */
export function patienceOf(world: Pick<World, 'interrupt'>): Patience {
  return new Patience(boundsOf(world, 30_000));
}
