import { buildUnjudged, type Gate } from '../../judge/decide/judge-commit.ts';
import { askDocuments } from '../../judge/decide/phase-gate.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { getEvidenceLevel, getWeakest } from '../../signal/evidence.ts';
import { wereAllSandboxed } from '../attempt/sandboxed-call.ts';
import type { RunContext } from '../context/run-context.ts';
import type { RunProgress } from './run-progress.ts';

/**
 * Reuses a verdict if commit, rules and record are unchanged and only the engine can have written it (decision 0066).
 */
export async function findStandingVerdict({ run, history, attemptsBefore }: RunProgress): Promise<Gate | null> {
  const { ledger } = run.services;
  const { verdict: last } = phaseState(ledger.earlier);
  if (last === null || run.policy.rejudge || !canStand(run) || history.length > attemptsBefore) return null;
  if (last.rules !== run.policy.rules || (await run.workspace.git.head()).sha !== last.head) return null;
  const documents = await askDocuments(run);
  if (!documents.decision.open || documents.facts.commit !== last.head) return null;
  const { commit, judgedAt } = last;
  const ids = run.schedule.plans.map(({ plan }) => plan.id);
  const evidence = new Map(ids.flatMap((id) => (last.evidence[id] ? [[id, last.evidence[id]] as const] : [])));
  if (evidence.size < ids.length) return null;
  ledger.append('verdict_stands', { commit, judgedAt });
  return {
    ...buildUnjudged(documents),
    evidence,
    level: getWeakest([...evidence.values()].map(getEvidenceLevel)),
    commit,
    judgedAt,
  };
}

export function recordVerdict({ commit, evidence, judgedAt }: Gate, head: string, run: RunContext): void {
  const { ledger, clock } = run.services;
  if (!canStand(run)) return;
  const at = judgedAt ?? new Date(clock.now()).toISOString();
  ledger.append('verdict', {
    commit,
    head,
    rules: run.policy.rules,
    judgedAt: at,
    evidence: Object.fromEntries(evidence),
  });
}

/** True if no agent or repository program can write the record, and the host doesn't rewrite commits. */
function canStand({ policy, services, leg }: RunContext): boolean {
  const { sandboxes, judging } = services;
  const isAlone = leg === null && policy.commitDocs && policy.commitSigning === 'off';
  return isAlone && judging.namespaces.isRecordHidden && sandboxes.namespace !== null && wereAllSandboxed(sandboxes);
}
