import { posix } from 'node:path';
import { phaseKey, phaseNumber, withoutZeros } from './phase-id.ts';

/** The forms that are scheduled: `PLAN.md`, `<x>-PLAN.md` and `<x>-PLAN-<n>.md`, in upper case. */
export function isPlanFile(file: string): boolean {
  return /^(?:PLAN|.+-PLAN(?:-\d+[a-z]?)?)\.md$/.test(file);
}

/** The same in a folder `plans/` of a phase, where upstream also knows `PLAN-01-slug.md`. */
export function isNestedPlanFile(file: string): boolean {
  return isPlanFile(file) || /^(?:.+-)?PLAN-\d[^/]*\.md$/.test(file);
}

/** Files that look like plans but are in no form that is scheduled: somebody should know. Reviews and outlines are no plans. */
export function looksLikePlan(file: string): boolean {
  return /(?:^|[^a-z])plan(?:[^a-z]|$)/i.test(file) && /\.md$/i.test(file) && !notPlans.test(file);
}

const notPlans = /SUMMARY|VERIFICATION|OUTLINE|REVIEW|CHECK|pre-bounce/i;

/**
 * The file name without `.md` and its `PLAN` part: `01-02-PLAN.md` and `01-PLAN-02.md` are `01-02`. `PLAN.md` says
 * nothing of itself, so it takes the number of its directory.
 */
export function planId(path: string): string {
  const stem = posix.basename(path).replace(/\.md$/i, '');
  const id = stem.replace(/-PLAN(?=-|$)/, '').replace(/^PLAN(?:-|$)/, '');
  if (id !== '') return id;
  const directory = posix.basename(posix.dirname(path));
  return phaseNumber(directory) ?? directory;
}

/** `X-PLAN.md` goes with `X-SUMMARY.md`, `N-PLAN-M.md` with `N-PLAN-M-SUMMARY.md`, `PLAN.md` with `SUMMARY.md`. */
export function summaryPath(path: string): string {
  const stem = posix.basename(path).replace(/\.md$/, '');
  const summary =
    stem === 'PLAN' ? 'SUMMARY' : stem.endsWith('-PLAN') ? stem.replace(/PLAN$/, 'SUMMARY') : `${stem}-SUMMARY`;
  return posix.join(posix.dirname(path), `${summary}.md`);
}

/** The numbers in a plan id, zeros stripped: phase and plan, or the plan alone (`02` of `02-PLAN.md`). */
export interface PlanNumber {
  phase: string | null;
  plan: string;
  form: 'number' | 'slug' | 'bare';
}

/** `01-02`, `01-02-slug`, `01-slug-02` and `02`; null for anything else. */
export function planNumber(id: string): PlanNumber | null {
  const bare = /^\d+[A-Za-z]?$/.exec(id);
  if (bare) return { phase: null, plan: planKey(id), form: 'bare' };
  const [, phase, direct, last] =
    /^((?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*)-(?:(\d+[A-Za-z]?)(?:-.*)?|.*-(\d+[A-Za-z]?))$/.exec(id) ?? [];
  const plan = direct ?? last;
  if (phase === undefined || plan === undefined) return null;
  return { phase: phaseKey(phase), plan: planKey(plan), form: direct === undefined ? 'slug' : 'number' };
}

export function planKey(number: string): string {
  return withoutZeros(number).toLowerCase();
}
