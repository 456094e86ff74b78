import type { RunContext } from '../attempt/run-context.ts';
import type { PhaseEnd } from '../execute/phase-end.ts';
import { phaseMarkdown } from '../report/markdown.ts';
import { costPerPlan } from '../report/spending.ts';
import { phaseReport } from '../report/terminal.ts';
import { cacheShareOf } from '../signal/budget.ts';
import type { CommandResult } from './command.ts';
import type { ReadSchedule } from './read-schedule.ts';

/** What the door says of a phase that has ended. `onBranch` is where its work is, when that is not checked out. */
export async function resultOfRun(
  ended: PhaseEnd,
  { phase, nextPhase }: ReadSchedule,
  run: RunContext,
  onBranch?: string | null,
): Promise<CommandResult> {
  const { runId } = run;
  const { git } = run.workspace;
  const { signal, decision, exitStatus, exitCode, signalPath, plans, attempts, durationMs, evidence } = ended;
  const { sha, branch } = await git.head();
  const following = decision.continue ? nextPhase : null;
  const json = {
    status: signal.status,
    decision,
    exitStatus,
    exitCode,
    phase: phase.id,
    nextPhase: following,
    runId,
    attempts,
    durationMs: Math.round(durationMs),
    evidence,
    signalPath,
    signal,
    branch: onBranch === undefined ? (branch?.replace(/^refs\/heads\//, '') ?? null) : onBranch,
    headSha: sha,
    plans: [...plans].map(([id, each]) => ({ id, signal: each })),
  };
  const report = { phase, ended, nextPhase: following };
  const outputs = {
    ...outputsOf(ended),
    phase: phase.id,
    'next-phase': following ?? '',
    branch: json.branch ?? '',
    'head-sha': sha,
  };
  return { exitCode, json, text: phaseReport(report), summary: phaseMarkdown(report), outputs };
}

/** The step's outputs: short words, numbers and JSON. Text an agent may have written stands in `signal` only. */
function outputsOf(ended: PhaseEnd): Record<string, string> {
  const { signal, decision, exitStatus, exitCode, signalPath, plans, durationMs } = ended;
  const { details } = signal;
  const done = [...plans].filter(([, { status }]) => status === 'success').map(([id]) => id);
  const figure = (value: number | undefined) => (value === undefined ? '' : String(value));
  return {
    status: signal.status,
    decision: decision.action,
    'exit-status': exitStatus,
    'exit-code': String(exitCode),
    plans: JSON.stringify([...plans.keys()]),
    completed: JSON.stringify(done),
    remaining: JSON.stringify([...plans.keys()].filter((id) => !done.includes(id))),
    signal: JSON.stringify(signal),
    'signal-path': signalPath,
    checkpoint: details.checkpoints.at(-1) ?? '',
    tokens: figure(details.tokensUsed),
    'cost-usd': figure(details.costUsd),
    'cost-per-plan': figure(costPerPlan(ended) ?? undefined),
    'cache-share': figure(cacheShareOf(ended.spent) ?? undefined).slice(0, 6),
    evidence: ended.evidence ?? '',
    'duration-seconds': String(Math.round(durationMs / 1000)),
    reason:
      signal.status === 'failure'
        ? signal.details.reason
        : signal.status === 'blocked'
          ? blockedWord(signal.details)
          : '',
  };
}

/** A blocked signal's reason is a sentence a plan or an agent wrote; as an output it is one of two words. */
function blockedWord({ userInputRequired }: { userInputRequired: boolean }): string {
  return userInputRequired ? 'user_input_required' : 'dependency';
}
