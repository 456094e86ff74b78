import type { Substance } from '../../plan/claims/substance.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { namesPlan } from '../../plan/schedule/ready.ts';
import { listMarkedCommits, type MarkedCommit } from '../../record/documents/plan-mark.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import type { CompletionSignal } from '../../signal/completion-signal.ts';
import type { Git } from '../../system/git/git.ts';
import { findLastChange } from '../../system/git/history.ts';
import { emptyTree, listChangedPaths } from '../../system/git/tree.ts';
import { isBareChange } from '../candidate/change-plan.ts';
import { declaredPaths, toTreePath } from '../candidate/declared.ts';
import { findHollowFiles } from '../candidate/make-candidate.ts';
import type { GateContext } from './judge-environment.ts';

const maxCommits = 2000;

export interface PlanChanges {
  readonly of: (plan: string) => readonly string[];
  /** All paths that a plan's commits changed, including reverted ones. */
  readonly touched: (plan: string) => readonly string[];
  readonly hollow: (plan: string) => ReadonlyMap<string, Substance>;
  /** True if one commit contains work of both plans, so their order is unknown. */
  readonly shareCommit: (first: string, second: string) => boolean;
}

/** Collects each plan's changes that still exist at `head` or that a later plan declares. */
export async function listPlanChanges(
  run: ChangedRun,
  signals: ReadonlyMap<string, CompletionSignal>,
  head = 'HEAD',
): Promise<PlanChanges> {
  const changesByPlan = new Map<string, FoundChanges>();
  let commits: MarkedCommit[] | null = null;
  const plans = run.schedule.plans.map(({ plan }) => plan);
  // Nearly all plans share a base, so the differences are computed once.
  const lastingByBase = new Map<string, Promise<ReadonlySet<string>>>();
  const getLastingPaths = (base: string) => {
    const lasting =
      lastingByBase.get(base) ?? listChangedPaths(run.workspace.git, base, head).then((all) => new Set(all));
    lastingByBase.set(base, lasting);
    return lasting;
  };
  const isDeclaredAfter = (at: number, path: string) =>
    plans.slice(at + 1).some((plan) => declaredPaths(plan, run.workspace.prefix).covers(path));
  for (const [at, plan] of plans.entries()) {
    const signal = signals.get(plan.id);
    // A signal lists only the first thousand files.
    const isInSignal =
      signal?.status === 'success' &&
      signal.details.alreadyComplete !== true &&
      signal.details.filesModified.length < 1000;
    if (!isInSignal) commits ??= await listMarkedCommits(run.workspace.git, maxCommits, head);
    const ownChanges: OwnChanges = isBareChange(run)
      ? { base: run.found.startCommit, paths: [...(await getLastingPaths(run.found.startCommit))], commits: [] }
      : isInSignal
        ? { base: run.found.startCommit, paths: signal.details.filesModified, commits: [] }
        : await readPlanChanges(plan, commits ?? [], head, run);
    const { base, paths } = ownChanges;
    const lastingPaths = base === null ? new Set(paths) : await getLastingPaths(base);
    const lasting = paths.filter((path) => lastingPaths.has(path) || isDeclaredAfter(at, path));
    const isLasting = lasting.every((path) => lastingPaths.has(path));
    const hollow = isLasting ? await findCosmeticChanges(plan, base, head, lasting, run) : new Map<string, Substance>();
    const meaningful = lasting.filter((path) => hollow.get(path) !== 'blanks');
    changesByPlan.set(plan.id, { ...ownChanges, paths: meaningful, touched: paths, hollow });
  }
  return {
    of: (plan) => changesByPlan.get(plan)?.paths ?? [],
    touched: (plan) => changesByPlan.get(plan)?.touched ?? [],
    hollow: (plan) => changesByPlan.get(plan)?.hollow ?? new Map(),
    shareCommit: (first, second) =>
      changesByPlan.get(first)?.commits.some((sha) => changesByPlan.get(second)?.commits.includes(sha)) === true,
  };
}

async function findCosmeticChanges(
  plan: Plan,
  base: string | null,
  head: string,
  paths: readonly string[],
  { workspace: { git, prefix } }: ChangedRun,
): Promise<ReadonlyMap<string, Substance>> {
  if (base === null) return new Map();
  const declared = declaredPaths(plan, prefix);
  const isWork = (path: string) => !path.startsWith(`${prefix}.planning/`);
  const relevant =
    declared.patterns.length === 0 ? paths.filter(isWork) : paths.filter((path) => declared.covers(path));
  return findHollowFiles(git, [base, head], relevant, () => true);
}

type ChangedRun = Pick<GateContext, 'workspace' | 'schedule' | 'phase' | 'found' | 'services'>;

interface OwnChanges {
  readonly base: string | null;
  readonly paths: readonly string[];
  /** Commits attributed by message or SUMMARY; empty if the plan's work is known as a whole. */
  readonly commits: readonly string[];
}

interface FoundChanges extends OwnChanges {
  readonly touched: readonly string[];
  readonly hollow: ReadonlyMap<string, Substance>;
}

async function readPlanChanges(
  plan: Plan,
  commits: readonly MarkedCommit[],
  head: string,
  { workspace: { git, prefix }, phase, services }: ChangedRun,
): Promise<OwnChanges> {
  const marked = commits.find(({ mark }) => mark?.plan === plan.id);
  if (marked?.mark && (await git.resolve(marked.mark.base)) !== null)
    return readMarkedChanges(git, marked.sha, marked.mark);
  const completed = git.isShallow ? phaseState(services.ledger.events).plans.completed.get(plan.id) : undefined;
  if (completed !== undefined) return { base: null, paths: completed.files, commits: [] };
  const namedCommits = commits.filter(({ subject }) => namesPlan(subject, phase.id, plan.id)).map(({ sha }) => sha);
  const lastCommit = await findLastChange(git, [toTreePath(prefix, plan.summaryPath)], head);
  const allCommits = [...new Set([...namedCommits, ...(lastCommit === null ? [] : [lastCommit])])];
  const changes: string[] = [];
  for (const sha of allCommits) for (const path of await listCommitChanges(git, sha)) changes.push(path);
  if (lastCommit !== null && changes.every((path) => path.startsWith(`${prefix}.planning/`))) {
    // The work is then everything since the plans were written or another plan was finished.
    const parent = await git.resolve(`${lastCommit}^`);
    const base = parent === null ? null : await findLastChange(git, [toTreePath(prefix, phase.dir)], parent);
    if (base !== null) return { base, paths: await listChangedPaths(git, base, lastCommit), commits: allCommits };
  }
  const firstCommit = namedCommits.at(-1) ?? lastCommit;
  return {
    base: firstCommit === null ? null : await git.resolve(`${firstCommit}^`),
    paths: [...new Set(changes)],
    commits: allCommits,
  };
}

/** Includes parts committed before questions to a person. Ranges missing from a shallow history are skipped. */
async function readMarkedChanges(git: Git, sha: string, mark: NonNullable<MarkedCommit['mark']>): Promise<OwnChanges> {
  const paths = await listChangedPaths(git, mark.base, sha);
  let { base } = mark;
  for (const [at, part] of mark.parts.entries()) {
    if ((await git.resolve(part.base)) === null || (await git.resolve(part.commit)) === null) continue;
    for (const path of await listChangedPaths(git, part.base, part.commit)) paths.push(path);
    if (at === 0) base = part.base;
  }
  return { base, paths: [...new Set(paths)], commits: [] };
}

async function listCommitChanges(git: Git, sha: string): Promise<string[]> {
  const parent = await git.resolve(`${sha}^`);
  // At the boundary of a shallow clone a commit appears to add the whole tree.
  if (parent === null && git.isShallow) return [];
  return listChangedPaths(git, parent ?? (await emptyTree(git)), sha);
}
