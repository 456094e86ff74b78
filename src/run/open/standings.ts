import { namesPlan } from '../../plan/schedule/resume-gate.ts';
import type { LedgerEvent } from '../../record/events/event.ts';
import type { Ledger } from '../../record/log/ledger.ts';
import type { ReadSchedule } from '../../record/project/read-schedule.ts';
import { type AnswerPlace, answersRefOf, keepAnswers, readAnswers } from '../../record/published/answers.ts';
import { agentQuestionsOf } from '../../record/readings/agent-questions.ts';
import { lastEnding } from '../../record/readings/opening.ts';
import { partsOf } from '../../record/readings/parts.ts';
import type { CheckpointPolicy } from '../../signal/human-checkpoint.ts';
import type { Git } from '../../system/git/git.ts';
import { type Commit, isAncestor, recentCommits } from '../../system/git/history.ts';
import { partsHere, type Standing, standingOf, toldOf } from '../questions/standing.ts';
import { stopsOf } from '../questions/stops.ts';

/** Commits that name a plan without a SUMMARY: somebody left it half-way (upstream's safe-resume gate). */
export async function unfinishedPlans(
  { phase, schedule }: ReadSchedule,
  done: ReadonlySet<string>,
  standings: ReadonlyMap<string, Standing>,
  git: Git,
) {
  const commits = await recentCommits(git, 1000);
  const found = new Map<string, Commit[]>();
  for (const { plan } of schedule.plans) {
    if (done.has(plan.id)) continue;
    const named = commits.filter(({ subject }) => namesPlan(subject, phase.id, plan.id));
    // What led to a part of it that is on record was verified with that part.
    const part = standings.get(plan.id)?.parts.at(-1);
    const open = part === undefined ? named : await notIn(git, named, part.head);
    if (open.length > 0) found.set(plan.id, open);
  }
  return found;
}

async function notIn(git: Git, commits: readonly Commit[], head: string): Promise<Commit[]> {
  const open: Commit[] = [];
  for (const commit of commits) if (!(await isAncestor(git, commit.sha, head))) open.push(commit);
  return open;
}

/** How far the open plans have come which ask people. The answers are read once, before any agent of this run is at work. */
export async function standingsOf(
  { schedule }: ReadSchedule,
  done: ReadonlySet<string>,
  { earlier }: { readonly earlier: readonly LedgerEvent[] },
  place: AnswerPlace,
  { policy, canJudge }: { policy: CheckpointPolicy; canJudge: boolean },
): Promise<Map<string, Standing>> {
  const recorded = partsOf(earlier);
  const questions = agentQuestionsOf(earlier);
  const asking = schedule.plans.flatMap(({ plan }) => {
    const stops = done.has(plan.id) ? [] : stopsOf(plan, policy, canJudge);
    return stops.length > 0 || (!done.has(plan.id) && (recorded.has(plan.id) || questions.has(plan.id)))
      ? [{ plan, stops }]
      : [];
  });
  if (asking.length === 0) return new Map();
  const answers = await readAnswers(place);
  const standings = new Map<string, Standing>();
  for (const { plan, stops } of asking) {
    const parts = await partsHere(plan, recorded.get(plan.id) ?? [], place.git);
    const outdated = parts.length > 0 ? undefined : recorded.get(plan.id)?.at(-1);
    const told = toldOf(plan, questions.get(plan.id) ?? [], answers);
    standings.set(plan.id, { ...standingOf(stops, parts, answers), told, outdated });
  }
  return standings;
}

/**
 * Where this repository's own answers stand. After a run that did not come to its end they have to stand where they did when
 * it began: only what it had let loose can have moved them, for nobody may answer before the next run.
 */
export async function trustedAnswers(place: AnswerPlace, ledger: Ledger): Promise<string | null> {
  const begun = ledger.earlier.findLast((event) => event.event === 'phase_start');
  const now = await place.git.resolve(answersRefOf(place));
  if (begun?.answers === undefined || lastEnding(ledger.earlier) !== null) return now;
  if (!(await keepAnswers(place, begun.answers))) return now;
  ledger.append('warning', { message: answersText });
  return begun.answers;
}

export const answersText =
  'answers were put among those of the phase while its run was at work, which is not how people answer; they were taken out again';
