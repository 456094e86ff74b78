import type { RunPolicy } from '../../settings/table/run-policy.ts';
import { type Finding, type FindingReason, reasonOf } from '../checks/finding.ts';
import { complaint, type Verdict } from './judge.ts';

/** Refusal of work: a failure with its reason, or a question that only a person can answer. */
export type Objection =
  | { readonly reason: FindingReason; readonly message: string; readonly findings: readonly Finding[] }
  | { readonly question: string; readonly nextSteps: readonly string[] };

/** Refuses an attempt, a leg or an adopted plan by its verdict; null where it is taken. What no plan may do is reported alone. */
export function objectionBy(
  { findings, changedPlans }: Pick<Verdict, 'findings' | 'changedPlans'>,
  { undeclaredChanges }: Pick<RunPolicy, 'undeclaredChanges'>,
): Objection | null {
  const failed = findings.filter(({ passed }) => passed !== true);
  const forbidden = failed.find(({ check }) => check === 'documents');
  if (forbidden !== undefined) return { reason: 'scope_violation', message: forbidden.message, findings: [forbidden] };
  const isUndeclared = failed.every(({ check }) => check === 'scope');
  if (failed.length > 0 && isUndeclared && undeclaredChanges === 'await_user')
    return {
      question: `it made changes that its plan does not name: ${complaint(failed)}. Merge them?`,
      nextSteps: ['to allow the changes, name the files in its files_modified, commit that, and run the phase again'],
    };
  if (failed.length > 0)
    return { reason: reasonOf(failed), message: `verification failed: ${complaint(failed)}`, findings: failed };
  if (changedPlans.length === 0) return null;
  const which = changedPlans.length === 1 ? 'a plan' : 'plans';
  return {
    question: `it changed ${changedPlans.join(', ')}, ${which} that its files_modified names; a run never merges changes of plans by itself. Merge it?`,
    nextSteps: [],
  };
}
