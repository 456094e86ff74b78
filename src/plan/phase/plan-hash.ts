import { createHash } from 'node:crypto';
import type { Plan } from './plan.ts';

/** Tells one text of a plan from another. */
export function planHash({ text }: Pick<Plan, 'text'>): string {
  return createHash('sha1').update(text).digest('hex');
}
