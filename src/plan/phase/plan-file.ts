import { posix } from 'node:path';
import { phaseKey, phaseNumber, withoutZeros } from './phase-id.ts';

/** The forms that are scheduled: `PLAN.md`, `<x>-PLAN.md` and `<x>-PLAN-<n>.md`, in upper case. */
export function isPlanFile(file: string): boolean {
  return /^(?:PLAN|.+-PLAN(?:-\d+[a-z]?)?)\.md$/.test(file);
}

/** The forms that are scheduled in a folder `plans/` of a phase, where upstream also knows `PLAN-01-slug.md`. */
export function isNestedPlanFile(file: string): boolean {
  return isPlanFile(file) || /^(?:.+-)?PLAN-\d[^/]*\.md$/.test(file);
}

/** True for the path of a plan, as git names it, of any phase and project in the repository, also an archived one. */
export function isPlanDocument(path: string): boolean {
  const file = posix.basename(path);
  if (!/(?:^|\/)\.planning\//.test(path)) return false;
  return isPlanFile(file) || (isNestedPlanFile(file) && !/(?:SUMMARY|VERIFICATION)\.md$/i.test(file));
}

/** Files that look like plans but are in no scheduled form: a warning names them. */
export function looksLikePlan(file: string): boolean {
  return /(?:^|[^a-z])plan(?:[^a-z]|$)/i.test(file) && /\.(?:md|markdown|md\.txt)$/i.test(file) && !notPlans.test(file);
}

/** True for `01-01-plan.md` and `plan.md`: the form of a plan, but not in upper case. */
export function isMiscasedPlan(file: string): boolean {
  return !isPlanFile(file) && /^(?:\d.*-)?plan(?:-\d+[a-z]?)?\.md$/i.test(file);
}

const notPlans = /SUMMARY|VERIFICATION|OUTLINE|REVIEW|CHECK|pre-bounce/i;

/** `01-02-PLAN.md` and `01-PLAN-02.md` are `01-02`; `PLAN.md` takes the number of its directory. */
export function planIdFromPath(path: string): string {
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

/** Gives the names that a plan's SUMMARY may have: of its stem, its id and, where no other has it, its number. */
export function summaryNames(planFiles: readonly string[]): (file: string) => string[] {
  const observed = new Set<string | null>();
  const shared = new Set<string | null>();
  for (const file of planFiles) {
    const number = bareNumber(planIdFromPath(`/${file}`));
    if (observed.has(number)) shared.add(number);
    observed.add(number);
  }
  return (file) => {
    const id = planIdFromPath(`/${file}`);
    const names = [summaryPath(file)];
    if (planNumber(id)?.phase) names.push(`${id}-SUMMARY.md`);
    const number = bareNumber(id);
    if (number !== null && !shared.has(number)) names.push(`${number}-SUMMARY.md`);
    return [...new Set(names)];
  };
}

function bareNumber(id: string): string | null {
  return /^((?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*-\d+[A-Za-z]?)(?:-|$)/.exec(id)?.[1] ?? null;
}

/** The numbers in a plan id, zeros stripped: phase and plan, or the plan alone (`02` of `02-PLAN.md`). */
export interface PlanNumber {
  phase: string | null;
  plan: string;
}

/** `01-02`, `01-02-slug`, `01-slug-02` and `02`; null for anything else. */
export function planNumber(id: string): PlanNumber | null {
  const bare = /^\d+[A-Za-z]?$/.exec(id);
  if (bare) return { phase: null, plan: planKey(id) };
  const [, phase, direct, last] =
    /^((?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*)-(?:(\d+[A-Za-z]?)(?:-.*)?|.*-(\d+[A-Za-z]?))$/.exec(id) ?? [];
  const plan = direct ?? last;
  if (phase === undefined || plan === undefined) return null;
  return { phase: phaseKey(phase), plan: planKey(plan) };
}

export function planKey(number: string): string {
  return withoutZeros(number).toLowerCase();
}
