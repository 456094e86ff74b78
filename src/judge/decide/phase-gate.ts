import type { Plan } from '../../plan/phase/plan.ts';
import { alignRecord } from '../../record/documents/documents.ts';
import { exitGate, type GateDecision, type GateFacts } from '../../signal/exit-gate.ts';
import { TreeFiles } from '../../system/git/tree-files.ts';
import { shortenId } from '../../system/text/text.ts';
import { treeWithDocuments } from '../candidate/make-candidate.ts';
import { verifyArtifacts } from '../checks/promised-artifacts.ts';
import type { GateContext } from '../run/judge-environment.ts';
import type { PlanChanges } from '../run/plan-changes.ts';
import { buildUnjudged, type Gate, type GateInput, type GateRunner, judgeCommit, waived } from './judge-commit.ts';
import { checkRequirements } from './requirements.ts';

export interface Documents extends GateInput {
  readonly decision: GateDecision;
}

/** Updates the planning documents from the summaries, then checks them. This is cheap, so it comes first. */
export async function askDocuments(run: GateContext): Promise<Documents> {
  const { git, prefix } = run.workspace;
  const files = new TreeFiles(git, await treeWithDocuments((await git.head()).sha, run), prefix);
  await alignRecord(run, (plan) => arePromisesThere(plan, files));
  run.workspace.known = null;
  const { sha: commit } = await run.workspace.git.head();
  const { done, open, unknown } = await checkRequirements(run);
  const requirements = { done, commit, open: done === null ? unknown : open };
  const facts: GateFacts = { tests: null, requirements, verification: null, commit, confirmations: 0 };
  return { facts, decision: exitGate(facts, waived), warnings: done === true ? unknown : [] };
}

async function arePromisesThere(plan: Plan, files: TreeFiles): Promise<boolean> {
  const promised = plan.mustHaves.artifacts.map(({ path }) => ({ path, contains: [], exports: [] }));
  return (await verifyArtifacts(files, promised)).every(({ passed }) => passed === true);
}

interface PlanWork {
  readonly changes: PlanChanges;
  readonly questions: readonly string[];
}

/** Checks documents, then plans, tests and the report on one commit (I13). */
export async function runPhaseGate(run: GateContext, gateRunner: GateRunner, work: PlanWork, turn = 1): Promise<Gate> {
  const { changes, questions } = work;
  const { branch } = await run.workspace.git.head();
  const documents = await askDocuments(run);
  const { facts } = documents;
  if (!documents.decision.open) return buildUnjudged(documents);
  if (questions.length > 0) return buildUnjudged(documents, { questions });
  const gate = await judgeCommit(documents, run, gateRunner, { changes });
  const head = await run.workspace.git.head();
  if (!gate.decision.open || head.sha === facts.commit) return gate;
  if (head.branch === branch && turn < maxTurns) return runPhaseGate(run, gateRunner, work, turn + 1);
  const moved = `the branch moved to ${shortenId(head.sha)} while ${shortenId(facts.commit)} was judged; run the phase again`;
  return buildUnjudged(documents, { problems: [moved] });
}

/** Gives up if a program keeps moving the branch. */
const maxTurns = 3;
