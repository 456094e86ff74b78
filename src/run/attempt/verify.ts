import { basename, dirname } from 'node:path';
import type { Candidate } from '../../judge/candidate/candidate.ts';
import { declaresNothing } from '../../judge/candidate/declared.ts';
import {
  judge,
  lacksOnlySummary,
  type Verdict,
  withCommands,
  withEvidence,
  withSummaryFromCommands,
} from '../../judge/decide/judge.ts';
import { buildObjection } from '../../judge/decide/objection.ts';
import { type Finding, listObjections, listWarnings } from '../../judge/rules/finding.ts';
import { ruleBook } from '../../judge/rules/rule-book.ts';
import { listPlanCommands, runPlanCommands } from '../../judge/run/clean-copy/programs.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { noChange } from '../../signal/failure-step.ts';
import type { TreeState } from '../../system/git/work-tree-status.ts';
import { clearSpecialFiles } from '../../system/process/special-files.ts';
import { openClone } from '../room/private-clone.ts';
import { withAcceptance } from './acceptance-check.ts';
import { buildWorkQuestion, type Ending } from './attempt-signal.ts';
import type { Attempt } from './attempt-state.ts';
import { makeAttemptCandidate } from './attempt-work.ts';
import { classifyAgentFailure } from './claims.ts';
import { buildFailure } from './exchange.ts';

export async function judgeWork(attempt: Attempt): Promise<Ending | null> {
  const { run, stamp } = attempt;
  const candidate = await makeAttemptCandidate(attempt);
  const verdict = await getVerdict(candidate, attempt);
  if (verdict === null) return buildFailure('interrupted', 'the run was interrupted during verification');
  const { findings } = verdict;
  const passed = listObjections(findings).length === 0;
  const { restored, work } = attempt;
  const remarks = [...attempt.warnings, ...restored.warnings, ...work.left.warnings, ...listWarnings(findings)];
  const warnings = [...new Set(remarks)];
  run.services.ledger.append('verify', {
    ...stamp,
    passed,
    // Program output stays in its own log.
    findings: findings.map(({ output: _, ...finding }: Finding & { readonly output?: string }) => ({
      check: ruleBook[finding.rule].check,
      ...finding,
    })),
    remarks: warnings,
  });
  attempt.judged = { candidate, verdict, warnings };
  const objection = buildObjection(verdict.findings);
  if (objection === null) return null;
  if ('question' in objection) return buildWorkQuestion(objection);
  if (run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt)
    return buildFailure('deadline', `the run's deadline was reached: ${objection.message}`);
  const { agentRun } = attempt;
  const isHung = agentRun.reason === 'idle_timeout';
  // A denied tool explains an empty result, but is only a warning if there is work.
  if (isHung || (agentRun.isRemark && candidate.changed.length === 0)) return classifyAgentFailure(attempt);
  const remark = agentRun.isRemark ? `; ${agentRun.message}` : '';
  const emptyNote = candidate.changed.length === 0 ? `${noChange}; ` : '';
  return {
    ...buildFailure(objection.reason, `${emptyNote}${objection.message}${remark}`),
    findings: objection.findings,
  };
}

async function getVerdict(candidate: Candidate, attempt: Attempt): Promise<Verdict | null> {
  const { run } = attempt;
  const { left, part } = attempt.work;
  const verdict = await judge(candidate, run);
  // Passing commands can replace a missing SUMMARY if the agent's stream is silent.
  const isSilent = attempt.agentRun.result === undefined && lacksOnlySummary(verdict);
  if (listObjections(verdict.findings).length > 0 && !isSilent) return verdict;
  const tree =
    left.changes.length === 0 ? left.tree : { ...left.tree, changes: [...left.tree.changes, ...left.changes] };
  const commands = await runAutomatedChecks(attempt, part.work.plan, tree);
  if (commands === null) return null;
  const settled = isSilent ? withSummaryFromCommands(verdict, part.work.plan, commands) : verdict;
  const withResults = withCommands(settled, commands, candidate, run.policy);
  const passed = withEvidence(withResults, candidate.plan.id, part.minEvidence, run.policy);
  return listObjections(passed.findings).length > 0 ? passed : withAcceptance(passed, candidate, attempt);
}

/** Runs the plan's `<automated>` commands and discards their changes. Returns null when interrupted. */
async function runAutomatedChecks(attempt: Attempt, plan: Plan, tree: TreeState): Promise<Finding[] | null> {
  const { number, run, stamp } = attempt;
  const commands = listPlanCommands(plan);
  const areAlone = declaresNothing(plan, run.workspace.prefix);
  if (run.policy.verifyCommands === 'off' || commands.length === 0) return [];
  const { checkpoints } = run.workspace;
  const { clock, ledger, judging } = run.services;
  const { limits } = run.policy;
  const at = new Date(clock.now());
  // The checkpoint uses the same time, so that crash recovery can match them.
  ledger.append('verify_start', { ...stamp, commands: commands.length, since: at.toISOString() });
  // Overlays discard what the commands write to the project, its git directory and neighboring rooms.
  const { git, project } = run.workspace;
  const trees = dirname(git.root);
  await openClone(git, run.found.branch);
  const layered = await attempt.sandbox.layered(judging.namespaces.commands, [trees, git.commonDir, project]);
  const location = { phase: run.phase.id, plan: plan.id, at, known: tree };
  const checkpoint = layered === null ? await checkpoints.create(location) : null;
  const findings = await runPlanCommands(
    { texts: commands, areAlone },
    { root: run.workspace.root, project: run.workspace.project },
    {
      env: judging.environment(judging.checksHome(basename(git.root)), git.root, {
        PHASE_ID: run.phase.id,
        PLAN_ID: plan.id,
      }),
      limits,
      clock,
      cancel: run.services.interrupt.now,
      marker: run.workspace.git.processMark(run.runId, plan.id, number),
      inside: layered ?? judging.namespaces.commands,
      logFile: (name) => ledger.logFile(plan.id, number, name as `verify-${number}`),
    },
  );
  if (checkpoint === null) return findings;
  await clearSpecialFiles(git.root);
  await checkpoints.rollback(checkpoint, { saved: 'nothing' });
  await checkpoints.discard(checkpoint);
  return findings;
}
