import type { Finding } from '../../judge/checks/finding.ts';
import type { RunPolicy } from '../../settings/table/run-policy.ts';
import type { Ending } from './attempt-signal.ts';
import { complaint } from './judge.ts';

export type Question = Extract<Ending, { status: 'blocked' }>;

/** Work that may be good, and that only a person may take. */
function question(reason: string, nextSteps: readonly string[]): Question {
  const details = { userInputRequired: true, options: ['take the work', 'run again'], nextSteps: [...nextSteps] };
  return { status: 'blocked', reason, details, isAboutWork: true };
}

/** What is asked about a plan that changed plans which it names. `plans` are their paths. */
export function aboutPlans(plans: readonly string[]): Question {
  const which = plans.length === 1 ? 'a plan' : 'plans';
  return question(
    `it changed ${plans.join(', ')}, ${which} that its files_modified names; no run takes a change of plans by itself. Is it to be taken?`,
    [],
  );
}

/** What is asked, by setting `undeclared-changes: await_user`, about findings that are all of scope; else null. */
export function aboutUndeclared(findings: readonly Finding[], { undeclaredChanges }: RunPolicy): Question | null {
  const failed = findings.filter(({ passed }) => passed !== true);
  if (undeclaredChanges === 'fail' || failed.length === 0 || failed.some(({ check }) => check !== 'scope')) return null;
  return question(`it changed what its plan does not name: ${complaint(failed)}. Is it to be taken?`, [
    'to let the plan do it, name the files in its files_modified, commit that, and run the phase again',
  ]);
}

/** A question about work that was kept, with how to look at it and how to take it. */
export function withWork(asked: Question, ref: string): Question {
  const take = `git diff HEAD ${ref} shows the work; to take it: git merge --squash ${ref}, commit, then run the phase again`;
  return { ...asked, details: { ...asked.details, nextSteps: [take, ...(asked.details.nextSteps ?? [])] } };
}
