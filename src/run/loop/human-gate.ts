import type { Plan } from '../../plan/phase/plan.ts';
import { planHash } from '../../plan/phase/plan-text.ts';
import { resumption } from '../../plan/schedule/ready.ts';
import { blockedOnPerson } from '../../signal/blocked.ts';
import { type CompletionSignal, signalContext } from '../../signal/completion-signal.ts';
import { shortId } from '../../system/text/text.ts';
import type { RunContext } from '../context/run-context.ts';
import { askAtOnce } from '../questions/asking.ts';
import { standingIn } from '../questions/standing.ts';

/** The signal of a plan that waits for a person before anything can be done of it; null where it may be attempted. */
export async function waitsForPerson(plan: Plan, run: RunContext): Promise<CompletionSignal | null> {
  const doubt = doubtAbout(plan, run);
  if (doubt !== null) {
    const nextSteps = [`do what ${plan.path} asks, write and commit ${plan.summaryPath}, then run the phase again`];
    const details = { task: null, options: [], nextSteps };
    return blockedOnPerson(run.phase.id, doubt, details, signalContext(run, plan.id));
  }
  const { next, stop } = standingIn(plan, run);
  return next.kind === 'attempt' || stop === null ? null : askAtOnce(plan, stop, next.part, run);
}

/** What tells how far a plan is. */
export interface DoubtfulRun {
  readonly found: Pick<RunContext['found'], 'unfinished' | 'standings'>;
  readonly progress: Pick<RunContext['progress'], 'unverified'>;
}

/** Why nobody can tell how far the plan is, as a sentence; null where that is known. */
export function doubtAbout(plan: Plan, run: DoubtfulRun): string | null {
  const unverified = run.progress.unverified.get(plan.id);
  if (unverified !== undefined) return unverified;
  const resumed = resumption(plan, run.found.unfinished.get(plan.id) ?? []);
  switch (resumed.kind) {
    case 'ask':
      return changedText(plan, run) ?? resumed.message;
    case 'halted':
      return resumed.message;
    case 'start':
    case 'done':
      return null;
  }
}

/** What was done of the plan before a person was asked was another plan's, by its text. */
function changedText(plan: Plan, run: DoubtfulRun): string | null {
  const { outdated } = standingIn(plan, run);
  if (outdated === undefined || outdated.planHash === planHash(plan)) return null;
  const done = `${outdated.upTo} of its tasks were done (commit ${shortId(outdated.commit)})`;
  return `the text of ${plan.path} has changed since ${done}. Restore that text to continue from there, or start the plan again on the present files, with unfinished-plans: run`;
}
