import { join } from 'node:path';
import { verifySummary } from '../../judge/checks/summary-check.ts';
import { type Phase, PhaseError } from '../../plan/phase/phase.ts';
import { samePhase } from '../../plan/phase/phase-id.ts';
import type { ScheduledPlan } from '../../plan/schedule/scheduled-plan.ts';
import type { ReadSchedule } from '../../record/project/read-schedule.ts';
import { tryRead } from '../../system/files/atomic-file.ts';
import type { Git } from '../../system/git/git.ts';
import { filesUnder } from '../../system/git/tree.ts';
import type { TreeState } from '../../system/git/work-tree-status.ts';

/**
 * Plans with a summary that is committed and says nothing against itself (I3). Where git knows nothing of the plan either, or
 * config.json says that nothing in `.planning` is committed, the file itself has to do; a summary that git was told to
 * ignore beside a plan that it knows completes nothing.
 */
export async function donePlans(
  { phase, schedule, config }: ReadSchedule,
  { head, changes }: TreeState,
  git: Git,
  root: string,
  prefix: string,
): Promise<Set<string>> {
  const isCounted = config.commitDocs && head !== null;
  const held = new Set(isCounted ? await filesUnder(git, head, [`${prefix}${phase.dir}`]) : []);
  refuseUnknownTwin(phase, held, prefix, isCounted);
  const uncommitted = new Set(config.commitDocs ? changes.map(({ path }) => path) : []);
  const isDone = ({ plan: { hasSummary, halted, path: document, summaryPath: path } }: ScheduledPlan) => {
    if (!hasSummary || halted || uncommitted.has(`${prefix}${path}`)) return false;
    if (held.has(`${prefix}${document}`) && !held.has(`${prefix}${path}`)) return false;
    return verifySummary({ path, text: tryRead(join(root, path)) }).passed === true;
  };
  const done = schedule.plans.filter(isDone);
  return new Set(done.map(({ plan }) => plan.id));
}

/** Of two folders of a phase, one that git knows nothing of is not the one that was meant. */
function refuseUnknownTwin(phase: Phase, held: ReadonlySet<string>, prefix: string, isCounted: boolean): void {
  const isKnown = [...held].some((path) => path.startsWith(`${prefix}${phase.dir}/`));
  const twin = phase.tree.phases.find(({ id, dir }) => dir !== phase.dir && samePhase(id, phase.id));
  if (isCounted && !isKnown && twin !== undefined)
    throw new PhaseError(
      `${phase.dir} and ${twin.dir} are both phase ${phase.id}, and git knows nothing of the first; remove it`,
    );
}
