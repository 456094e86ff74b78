import { counted } from '../../system/text/text.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Phase } from './phase.ts';

/** Every plan is done, and the reader could read all of it; or only the summaries of its plans were kept. */
export function isFinished({ plans, summariesWithoutPlan, diagnostics }: Phase): boolean {
  const open = plans.filter(({ hasSummary, halted, superseded }) => !superseded && (!hasSummary || halted));
  return (
    plans.length + summariesWithoutPlan.length > 0 &&
    open.length === 0 &&
    !diagnostics.some(({ severity }) => severity === 'error')
  );
}

/** One finding in place of all about a phase that is done: it will not be run again. */
export function foldedFindings({ dir, id }: Phase, found: readonly Diagnostic[]): Diagnostic[] {
  const [only] = found;
  if (only === undefined) return [];
  const codes = new Map<string, number>();
  for (const { code } of found) codes.set(code, (codes.get(code) ?? 0) + 1);
  const list = [...codes].map(([code, times]) => (times === 1 ? code : `${code} (${times})`)).join(', ');
  const message = `phase ${id} is done; ${counted(found.length, 'finding')} about it: ${list}. To read ${found.length === 1 ? 'it' : 'them'}, validate ${dir}`;
  return [{ severity: 'info', code: 'finished-phase-findings', file: dir, line: 1, message }];
}
