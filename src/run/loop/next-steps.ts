import { z } from 'zod';
import type { Gate } from '../../judge/decide/judge-commit.ts';
import { getGateArtifactName } from '../../plan/schedule/job-matrix.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import type { ClosedGate } from '../../signal/exit-gate.ts';
import { failureStep, type JudgedFinding } from '../../signal/failure-step.ts';
import type { PhaseFacts } from '../../signal/phase-outcome.ts';
import { isUsedUpBy, type RunContext } from '../context/run-context.ts';
import { notStarted, type RunProgress } from './run-progress.ts';

export function getNextSteps(
  progress: RunProgress,
  gate: Gate | null,
  { interrupted, leftOut }: Pick<PhaseFacts, 'interrupted' | 'leftOut'>,
): string[] {
  const { run, failed, signals, cut } = progress;
  const isOver = interrupted || cut === 'rounds';
  const stopped = failed?.decision.action === 'stop' ? failed.decision.reason : null;
  if (stopped === 'budget' || (failed === null && gate === null && !interrupted && isUsedUpBy(run) !== null))
    return ['raise the limit that is named above and run the phase again, or reset the count with --fresh'];
  const areRoundsUsed = cut === 'rounds' && progress.history.length >= run.policy.retry.maximumRunAttempts;
  if (areRoundsUsed || (!isOver && stopped === 'attempts'))
    return ['run the phase again with --fresh to reset the count of attempts'];
  if (isOver) return gate?.decision.open ? [] : ['run the phase again to continue'];
  if (failed)
    return [
      ...listFailedPlans(progress).map(
        ({ plan, attempts }) => `read the logs of plan ${plan}: ${getLogPath(plan, attempts, run)}`,
      ),
      ...getAnswerSteps(signals),
      failureStep(failed.signal, findObjection(failed.plan, run)),
    ];
  if (progress.halted?.startsWith(notStarted)) return ['correct what is named above, then run the phase again'];
  if (progress.halted !== null && gate === null)
    return ['fix the red tests and commit that, or set tests.inherited: allow, then run the phase again'];
  if (gate?.decision.open === false) return getGateSteps(gate.decision, gate, run);
  const steps = [...signals.values()].flatMap(({ details }) => details.nextSteps);
  return leftOut.length === 0 ? steps : [...steps, `run ${leftOut.join(', ')} as well, or the phase without --only`];
}

function findObjection(plan: string, { services }: RunContext): JudgedFinding | null {
  const last = phaseState(services.ledger.events).plans.verifications.get(plan);
  const { data = [] } = JudgedFindings.safeParse(last?.findings);
  return data.find(({ passed, level }) => passed === false && level !== 'warn') ?? null;
}

const JudgedFindings = z.array(
  z.object({ check: z.string(), subject: z.string(), passed: z.boolean().nullable(), level: z.string().optional() }),
);

function getAnswerSteps(signals: RunProgress['signals']): string[] {
  const requested = [...signals.values()].filter(
    ({ status, details }) => status === 'blocked' && 'question' in details,
  );
  return requested.flatMap(({ details }) => details.nextSteps.filter((step) => step.includes(': phase-executor ')));
}

function listFailedPlans({ failed, signals }: RunProgress): { plan: string; attempts: number }[] {
  const otherFailures = [...signals].flatMap(([plan, { status, attempt = 1 }]) =>
    status === 'failure' && plan !== failed?.plan ? [{ plan, attempts: attempt }] : [],
  );
  return failed === null ? otherFailures : [failed, ...otherFailures];
}

/** Returns where the log is. A chained job's folder is gone, so it names the artifact. */
function getLogPath(plan: string, attempt: number, run: PhaseContext): string {
  const jobs = phaseState(run.services.ledger.events)
    .run(run.runId)
    .rounds.flatMap((round) => round.jobs);
  if (jobs.length === 0) return run.services.ledger.logFile(plan, attempt).replace(/\d+\.log$/, '*.log');
  const job = jobs.findLast((each) => each.plan === plan || each.plan === '');
  const isPlan = run.schedule.plans.some((scheduledPlan) => scheduledPlan.plan.id === plan);
  return `the folder logs/ of the artifact ${isPlan && job ? job.artifact : getGateArtifactName(run.phase.id)}`;
}

function getGateSteps(decision: ClosedGate, { verification }: Gate, run: PhaseContext): string[] {
  switch (decision.by) {
    case 'commit':
      if (decision.next === 'ask')
        return [
          'name the files in files_modified of the plan that should change them, or undo the change, then run the phase again',
        ];
      return ['fix what is named above in a separate commit, then run the phase again'];
    case 'plans':
      return [
        `read ${getLogPath('judge', 1, run)}, fix the failed checks on the final commit, then run the phase again`,
        'if later plans replace the work of earlier ones on purpose, accept the findings under accept in the configuration file',
      ];
    case 'evidence':
      return ['give the plan a promise or an <automated> command that a machine can check, or lower min-evidence'];
    case 'tests':
      return [`read ${getLogPath('tests', 1, run)}, fix the failures, then run the phase again`];
    case 'checks':
      return ["look at the project's own CI on the branch, then run the phase again, which asks it again"];
    case 'requirements':
      return ['write the missing plans, or correct .planning/ROADMAP.md, then run the phase again'];
    case 'verification':
      if (verification?.hash === null)
        return [`read ${getLogPath('verification', 1, run)}: the verifier wrote no report`];
      return [`read ${verification?.report}; plan the gaps, or correct its status, then run the phase again`];
  }
}
