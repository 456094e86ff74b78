import type { Candidate } from '../../judge/candidate/candidate.ts';
import { judge, type Verdict, withCommands, withEvidence } from '../../judge/verdict/judge.ts';
import type { JudgedPart } from '../questions/standing.ts';
import type { Attempt } from './attempt-state.ts';
import { automatedChecks } from './automated-checks.ts';
import type { LeftOut } from './left-out.ts';

/** Has an attempt's candidate judged, and runs the plan's own commands where it passes. Null when interrupted. */
export async function verify(
  attempt: Attempt,
  candidate: Candidate,
  part: JudgedPart,
  left: LeftOut,
): Promise<Verdict | null> {
  const { run, restored } = attempt;
  const found = await judge(candidate, run);
  const warnings = new Set([...attempt.warnings, ...restored.warnings, ...left.warnings, ...found.warnings]);
  const verdict = { ...found, warnings: [...warnings] };
  if (!verdict.passed) return verdict;
  const tree = { ...left.tree, changes: [...left.tree.changes, ...left.changes] };
  const commands = await automatedChecks(attempt, part.plan, tree);
  if (commands === null) return null;
  const withResults = withCommands(verdict, commands, candidate, run.policy.verifyCommands);
  return withEvidence(withResults, part.plan.id, part.policy.minEvidence);
}
