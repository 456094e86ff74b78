import { posix } from 'node:path';
import { getPhaseKey, getPhaseNumber, stripZeros } from './phase-id.ts';

export function isPlanFile(file: string): boolean {
  return /^(?:PLAN|.+-PLAN(?:-\d+[a-z]?)?)\.md$/.test(file);
}

/** In a phase's `plans/` folder, upstream also accepts `PLAN-01-slug.md`. */
export function isNestedPlanFile(file: string): boolean {
  return isPlanFile(file) || /^(?:.+-)?PLAN-\d[^/]*\.md$/.test(file);
}

export function isPlanDocument(path: string): boolean {
  const file = posix.basename(path);
  if (!/(?:^|\/)\.planning\//.test(path)) return false;
  return isPlanFile(file) || (isNestedPlanFile(file) && !/(?:SUMMARY|VERIFICATION)\.md$/i.test(file));
}

export function looksLikePlan(file: string): boolean {
  return (
    /(?:^|[^a-z])plan(?:[^a-z]|$)/i.test(file) && /\.(?:md|markdown|md\.txt)$/i.test(file) && !nonPlanPattern.test(file)
  );
}

/** Matches `01-01-plan.md` and `plan.md`, which aren't in upper case. */
export function isMiscasedPlan(file: string): boolean {
  return !isPlanFile(file) && /^(?:\d.*-)?plan(?:-\d+[a-z]?)?\.md$/i.test(file);
}

const nonPlanPattern = /SUMMARY|VERIFICATION|OUTLINE|REVIEW|CHECK|pre-bounce/i;

/** `01-02-PLAN.md` and `01-PLAN-02.md` become `01-02`; `PLAN.md` gets its directory's number. */
export function planIdFromPath(path: string): string {
  const stem = posix.basename(path).replace(/\.md$/i, '');
  const id = stem.replace(/-PLAN(?=-|$)/, '').replace(/^PLAN(?:-|$)/, '');
  if (id !== '') return id;
  const directory = posix.basename(posix.dirname(path));
  return getPhaseNumber(directory) ?? directory;
}

/** `X-PLAN.md` has `X-SUMMARY.md`, `N-PLAN-M.md` has `N-PLAN-M-SUMMARY.md`, `PLAN.md` has `SUMMARY.md`. */
export function summaryPath(path: string): string {
  const stem = posix.basename(path).replace(/\.md$/, '');
  const summary =
    stem === 'PLAN' ? 'SUMMARY' : stem.endsWith('-PLAN') ? stem.replace(/PLAN$/, 'SUMMARY') : `${stem}-SUMMARY`;
  return posix.join(posix.dirname(path), `${summary}.md`);
}

/** Returns the possible SUMMARY names of a plan: by stem, by id and, if unique, by number. */
export function createSummaryNamer(planFiles: readonly string[]): (file: string) => string[] {
  const seenNumbers = new Set<string | null>();
  const shared = new Set<string | null>();
  for (const file of planFiles) {
    const number = getBareNumber(planIdFromPath(`/${file}`));
    if (seenNumbers.has(number)) shared.add(number);
    seenNumbers.add(number);
  }
  return (file) => {
    const id = planIdFromPath(`/${file}`);
    const names = [summaryPath(file)];
    if (getPlanNumber(id)?.phase) names.push(`${id}-SUMMARY.md`);
    const number = getBareNumber(id);
    if (number !== null && !shared.has(number)) names.push(`${number}-SUMMARY.md`);
    return [...new Set(names)];
  };
}

function getBareNumber(id: string): string | null {
  return /^((?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*-\d+[A-Za-z]?)(?:-|$)/.exec(id)?.[1] ?? null;
}

/** Numbers of a plan id without leading zeros. `phase` is null for a bare number (`02-PLAN.md`). */
export interface PlanNumber {
  phase: string | null;
  plan: string;
}

/** Parses `01-02`, `01-02-slug`, `01-slug-02` and `02`. */
export function getPlanNumber(id: string): PlanNumber | null {
  const numberOnly = /^\d+[A-Za-z]?$/.exec(id);
  if (numberOnly) return { phase: null, plan: getPlanKey(id) };
  const [, phase, direct, last] =
    /^((?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*)-(?:(\d+[A-Za-z]?)(?:-.*)?|.*-(\d+[A-Za-z]?))$/.exec(id) ?? [];
  const plan = direct ?? last;
  if (phase === undefined || plan === undefined) return null;
  return { phase: getPhaseKey(phase), plan: getPlanKey(plan) };
}

export function getPlanKey(number: string): string {
  return stripZeros(number).toLowerCase();
}
