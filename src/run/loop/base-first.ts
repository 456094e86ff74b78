import { inheritedRed } from '../../judge/gate/inherited-stop.ts';
import { plansLeftOut, type RunProgress } from './run-progress.ts';

/**
 * Runs the tests on the commit the phase begins on, before the first agent is paid: a test that is red there would close the
 * exit gate after the whole bill. With `inherited-tests: allow` nothing waits for them. Returns what is still under way.
 */
export async function baseFirst(progress: RunProgress): Promise<() => Promise<void>> {
  const { run, states, history } = progress;
  const { ledger, clock, interrupt, judging } = run.services;
  const { testCommand, comparesTests, limits, inheritedTests } = run.policy;
  const nothing = async () => {};
  const leftOut = new Set(plansLeftOut(progress));
  const open = run.schedule.plans.flatMap(({ plan }) =>
    states.get(plan.id) === 'pending' && !leftOut.has(plan.id) ? [plan] : [],
  );
  const isOver = clock.uptimeMs() >= limits.deadlineAt || interrupt.soon.aborted;
  progress.halted = judging.namespaces.unheld;
  if (progress.halted !== null) return nothing;
  if (testCommand === '' || !comparesTests || open.length === 0 || history.length > 0 || isOver) return nothing;
  const told = inheritedRed(open, run).then(({ warning, stop }) => {
    if (warning !== null) ledger.append('warning', { message: warning });
    return stop;
  });
  if (inheritedTests === 'allow') {
    // A fault is for the one who waits for it in the end, and not for nobody meanwhile.
    told.catch(() => {});
    return async () => void (await told);
  }
  progress.halted = await told;
  return nothing;
}
