import { join } from 'node:path';
import type { Agent } from '../../agents/program/agent.ts';
import { verifySummary } from '../../judge/checks/summary-check.ts';
import { type Phase, PhaseError } from '../../plan/phase/phase.ts';
import { samePhase } from '../../plan/phase/phase-id.ts';
import { namesPlan } from '../../plan/schedule/ready.ts';
import type { ScheduledPlan } from '../../plan/schedule/scheduled-plan.ts';
import type { LedgerEvent } from '../../record/events/event.ts';
import type { Ledger } from '../../record/log/ledger.ts';
import { answerStore, type LocalPhase } from '../../record/project/local-phase.ts';
import { type AnswerStore, getAnswersRef, readAnswers, type restoreAnswers } from '../../record/published/answers.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import type { World } from '../../settings/call/world.ts';
import type { Settings } from '../../settings/table/settings.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import { type Commit, filterAncestors, listRecentCommits } from '../../system/git/history.ts';
import { listFilesUnder } from '../../system/git/tree.ts';
import type { TreeState } from '../../system/git/work-tree-status.ts';
import {
  computeQuestionState,
  filterCurrentParts,
  listAnsweredQuestions,
  listStops,
  type QuestionState,
} from '../questions/question-state.ts';

/** Finds commits that name a plan without a SUMMARY: it was left half-done (upstream's safe-resume gate). */
export async function findUnfinishedPlans(
  { phase, schedule, git }: LocalPhase,
  done: ReadonlySet<string>,
  questionStates: ReadonlyMap<string, QuestionState>,
  settings: Settings,
): Promise<Map<string, Commit[]>> {
  if (settings['unfinished-plans'] === 'run') return new Map();
  const commits = await listRecentCommits(git, 1000);
  const result = new Map<string, Commit[]>();
  for (const { plan } of schedule.plans) {
    if (done.has(plan.id)) continue;
    const naming = commits.filter(({ subject }) => namesPlan(subject, phase.id, plan.id));
    // Commits before a recorded part were verified together with it.
    const part = questionStates.get(plan.id)?.parts.at(-1);
    const shas = naming.map(({ sha }) => sha);
    const verified = part === undefined ? new Set() : await filterAncestors(git, shas, part.head);
    const open = naming.filter(({ sha }) => !verified.has(sha));
    if (open.length > 0) result.set(plan.id, open);
  }
  return result;
}

/** Reads the progress of open plans with questions. Answers are read once, before any agent runs. */
export async function readQuestionStates(
  read: LocalPhase,
  done: ReadonlySet<string>,
  earlier: readonly LedgerEvent[],
  { canJudge }: Pick<Agent, 'canJudge'>,
  world: World,
): Promise<Map<string, QuestionState>> {
  const { parts: recorded, questions } = phaseState(earlier).plans;
  const policy = world.settings['human-checkpoints'];
  const plansWithQuestions = read.schedule.plans.flatMap(({ plan }) => {
    const stops = done.has(plan.id) ? [] : listStops(plan, policy, canJudge);
    return stops.length > 0 || (!done.has(plan.id) && (recorded.has(plan.id) || questions.has(plan.id)))
      ? [{ plan, stops }]
      : [];
  });
  if (plansWithQuestions.length === 0) return new Map();
  const answers = await readAnswers(answerStore(read, world));
  const questionStates = new Map<string, QuestionState>();
  for (const { plan, stops } of plansWithQuestions) {
    const parts = await filterCurrentParts(plan, recorded.get(plan.id) ?? [], read.git);
    const outdated = parts.length > 0 ? undefined : recorded.get(plan.id)?.at(-1);
    const agentAnswers = listAnsweredQuestions(plan, questions.get(plan.id) ?? [], answers);
    questionStates.set(plan.id, { ...computeQuestionState(stops, parts, answers), told: agentAnswers, outdated });
  }
  return questionStates;
}

/** After an unfinished run the answers are reset, because only that run's agents can have changed them. */
export async function getTrustedAnswers(
  store: AnswerStore,
  ledger: Ledger,
  restore: typeof restoreAnswers,
): Promise<string | null> {
  const { opening, ended } = phaseState(ledger.earlier);
  const current = await store.git.resolve(getAnswersRef(store));
  if (opening?.answers === undefined || ended !== null) return current;
  if (!(await restore(store, opening.answers))) return current;
  ledger.append('warning', { message: answersText });
  return opening.answers;
}

export const answersText = 'answers were added to the phase during its run, which is not allowed; they were removed';

/**
 * Returns plans with a committed SUMMARY that reports no failure (I3), or any SUMMARY if documents aren't committed.
 */
export async function listDonePlans(
  { phase, schedule, config, git, root, prefix }: LocalPhase,
  { head, changes }: TreeState,
): Promise<Set<string>> {
  const isCounted = config.commitDocs && head !== null;
  const committed = new Set(isCounted ? await listFilesUnder(git, head, [`${prefix}${phase.dir}`]) : []);
  refuseUnknownDuplicate(phase, committed, prefix, isCounted);
  const uncommitted = new Set(config.commitDocs ? changes.map(({ path }) => path) : []);
  const isDone = ({ plan: { hasSummary, halted, path: document, summaryPath: path } }: ScheduledPlan) => {
    if (!hasSummary || halted || uncommitted.has(`${prefix}${path}`)) return false;
    if (committed.has(`${prefix}${document}`) && !committed.has(`${prefix}${path}`)) return false;
    return verifySummary({ path, text: tryReadRegular(join(root, path)) }).passed === true;
  };
  const done = schedule.plans.filter(isDone);
  return new Set(done.map(({ plan }) => plan.id));
}

/** Rejects an untracked phase folder if another folder has the same phase. */
function refuseUnknownDuplicate(
  phase: Phase,
  committed: ReadonlySet<string>,
  prefix: string,
  isCounted: boolean,
): void {
  const isKnown = [...committed].some((path) => path.startsWith(`${prefix}${phase.dir}/`));
  const duplicate = phase.tree.phases.find(({ id, dir }) => dir !== phase.dir && samePhase(id, phase.id));
  if (isCounted && !isKnown && duplicate !== undefined)
    throw new PhaseError(
      `${phase.dir} and ${duplicate.dir} are both phase ${phase.id}, and git does not track the first; remove it`,
    );
}
