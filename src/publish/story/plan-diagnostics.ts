import type { Diagnostic } from '../../plan/phase/diagnostic.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { PhaseEnd } from '../../signal/phase-outcome.ts';
import { signalText } from '../report/phase-report.ts';

/** What a person has to look at, plan by plan, with the file of the plan and the line of the task whose check failed. */
export function planDiagnostics({ plans }: PhaseEnd, { schedule, workspace }: PhaseContext): Diagnostic[] {
  return schedule.plans.flatMap(({ plan }): Diagnostic[] => {
    const signal = plans.get(plan.id);
    if (signal === undefined) return [];
    const isFailure = signal.status === 'failure';
    if (!isFailure && !(signal.status === 'blocked' && signal.details.userInputRequired)) return [];
    const said = signalText(signal);
    return [
      {
        severity: isFailure ? 'error' : 'warning',
        code: isFailure ? signal.details.reason : 'user_input_required',
        file: `${workspace.prefix}${plan.path}`,
        line: lineOf(said, plan),
        message: `plan ${plan.id}: ${said.slice(0, 1000)}`,
      },
    ];
  });
}

/** The line of the task that has a command which is named there, else the plan's first. */
function lineOf(said: string, { tasks }: Plan): number {
  return tasks.find(({ verify }) => verify.automated.some((command) => said.includes(command)))?.line ?? 1;
}
