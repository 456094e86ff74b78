import type { Plan } from '../../plan/phase/plan.ts';
import { commandsOf } from '../clean-copy/programs.ts';
import { type Finding, objections } from '../rules/finding.ts';
import type { Verdict } from './judge.ts';

/** True where nothing but the SUMMARY is missing. */
export function lacksOnlySummary({ findings }: Verdict): boolean {
  const open = objections(findings);
  return open.length > 0 && open.every(({ rule }) => rule === 'summary/missing');
}

/**
 * A verdict in which the engine's own SUMMARY takes the place of a missing one: each task has commands, and all of them
 * passed and can fail, so that an agent that stopped halfway would have been noticed.
 */
export function withSummaryFromCommands(verdict: Verdict, plan: Plan, commands: readonly Finding[]): Verdict {
  const isProven = commands.length === commandsOf(plan).length && commands.every(({ proves }) => proves);
  const isSeen = plan.tasks.every(({ type, verify }) => type.startsWith('checkpoint') || verify.automated.length > 0);
  if (!isProven || !isSeen || commands.length === 0) return verdict;
  const message = 'was written from facts: the agent left none, and the commands of each task passed';
  const findings = verdict.findings.map(
    (finding): Finding =>
      finding.rule === 'summary/missing' ? { ...finding, rule: 'summary/from-facts', level: 'warn', message } : finding,
  );
  return { ...verdict, findings };
}
