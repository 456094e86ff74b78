import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { announce, type Course, newCourse } from '../execute/course.ts';
import { witnessHere } from '../execute/phase-gate.ts';
import { runPlans } from '../execute/phase-run.ts';
import type { RunContext } from '../execute/run-context.ts';
import { reportPath } from '../execute/verifier.ts';
import { replaceFile, tryRead } from '../ledger/atomic-file.ts';
import type { GateFacts } from '../signal/exit-gate.ts';
import type { Leg } from './leg-result.ts';

/** Executes the plans of a leg, one or all that can run, and leaves the phase to the job that integrates. */
export function beginLeg(run: RunContext): Course {
  const course = newCourse(run);
  announce(course);
  return course;
}

export async function runLeg(course: Course): Promise<void> {
  await runPlans(course);
  await course.run.apart.chores.finish();
}

/** Asks tests and verifier about the commit that is checked out; the documents were asked before this leg was started. */
export async function askGate(run: RunContext): Promise<NonNullable<Leg['gate']>> {
  const { sha: commit } = await run.git.head();
  const witness = witnessHere(undefined, run);
  const requirements = { done: true, commit, open: [] };
  const facts: GateFacts = { tests: null, requirements, verification: null, commit, confirmations: 0 };
  const tested = run.testCommand === '' ? null : await witness.tests(facts);
  const tests = tested?.tests ?? null;
  const isOpen = tested === null || tested.decision.open;
  const confirmations = tested?.decision.open ? run.confirmingRuns : 0;
  if (!isOpen || run.verifierCommand === '') return { commit, confirmations, tests, verification: null };
  const before = tryRead(join(run.root, reportPath(run.phase)));
  const { status, report, isNew } = await witness.verification();
  const text = isNew ? tryRead(join(run.root, report)) : null;
  // The report is told, not left: what stands in the tree is for the job that concludes.
  if (isNew && before === null) rmSync(join(run.root, report));
  else if (isNew && before !== null) replaceFile(join(run.root, report), before);
  return { commit, confirmations, tests, verification: { status, report, text } };
}
