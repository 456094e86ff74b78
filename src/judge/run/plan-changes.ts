import type { Substance } from '../../plan/claims/substance.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { namesPlan } from '../../plan/schedule/ready.ts';
import { type MarkedCommit, markedCommits } from '../../record/documents/plan-mark.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import type { CompletionSignal } from '../../signal/completion-signal.ts';
import type { Git } from '../../system/git/git.ts';
import { lastChange } from '../../system/git/history.ts';
import { changedBetween, emptyTree } from '../../system/git/tree.ts';
import { isBareChange } from '../candidate/change-plan.ts';
import { declaredPaths, inTree } from '../candidate/declared.ts';
import { hollowFiles } from '../candidate/make-candidate.ts';
import type { GateContext } from './judge-environment.ts';

const maxCommits = 2000;

export interface PlanChanges {
  /** The paths that a plan's own commits changed, as git names them; empty for one that is unknown. */
  readonly of: (plan: string) => readonly string[];
  /** All that a plan's own commits changed, also what is as before again. */
  readonly touched: (plan: string) => readonly string[];
  /** Those of them that are no evidence of work, because only comments, blanks or the mode differ. */
  readonly hollow: (plan: string) => ReadonlyMap<string, Substance>;
  /** True when one commit brought work of both: then neither came after the other. */
  readonly shareCommit: (one: string, other: string) => boolean;
}

/** The paths that each plan's own commits changed and that `head` still has changed, or a later plan declares. */
export async function planChanges(
  run: ChangedRun,
  signals: ReadonlyMap<string, CompletionSignal>,
  head = 'HEAD',
): Promise<PlanChanges> {
  const result = new Map<string, FoundChanges>();
  let commits: MarkedCommit[] | null = null;
  const plans = run.schedule.plans.map(({ plan }) => plan);
  // Nearly all plans have the same base, and few a path that is not changed any more.
  const savedSince = new Map<string, Promise<ReadonlySet<string>>>();
  const savedOf = (base: string) => {
    const existing = savedSince.get(base) ?? changedBetween(run.workspace.git, base, head).then((all) => new Set(all));
    savedSince.set(base, existing);
    return existing;
  };
  const isDeclaredAfter = (at: number, path: string) =>
    plans.slice(at + 1).some((plan) => declaredPaths(plan, run.workspace.prefix).covers(path));
  for (const [at, plan] of plans.entries()) {
    const signal = signals.get(plan.id);
    // A signal names the first thousand files only.
    const isSeen =
      signal?.status === 'success' &&
      signal.details.alreadyComplete !== true &&
      signal.details.filesModified.length < 1000;
    if (!isSeen) commits ??= await markedCommits(run.workspace.git, maxCommits, head);
    const own: OwnChanges = isBareChange(run)
      ? { base: run.found.startCommit, paths: [...(await savedOf(run.found.startCommit))], commits: [] }
      : isSeen
        ? { base: run.found.startCommit, paths: signal.details.filesModified, commits: [] }
        : await readPlanChanges(plan, commits ?? [], head, run);
    const { base, paths } = own;
    const saved = base === null ? new Set(paths) : await savedOf(base);
    const lasting = paths.filter((path) => saved.has(path) || isDeclaredAfter(at, path));
    const isLasting = lasting.every((path) => saved.has(path));
    const hollow = isLasting ? await findCosmeticChanges(plan, base, head, lasting, run) : new Map<string, Substance>();
    const all = lasting.filter((path) => hollow.get(path) !== 'blanks');
    result.set(plan.id, { ...own, paths: all, touched: paths, hollow });
  }
  return {
    of: (plan) => result.get(plan)?.paths ?? [],
    touched: (plan) => result.get(plan)?.touched ?? [],
    hollow: (plan) => result.get(plan)?.hollow ?? new Map(),
    shareCommit: (one, other) =>
      result.get(one)?.commits.some((sha) => result.get(other)?.commits.includes(sha)) === true,
  };
}

/** Of a plan's declared files those in which only blanks, comments or the mode differ, where there are no others. */
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
  const observed =
    declared.patterns.length === 0 ? paths.filter(isWork) : paths.filter((path) => declared.covers(path));
  return hollowFiles(git, [base, head], observed, () => true);
}

type ChangedRun = Pick<GateContext, 'workspace' | 'schedule' | 'phase' | 'found' | 'services'>;

interface OwnChanges {
  readonly base: string | null;
  readonly paths: readonly string[];
  /** Those that are the plan's by their message or its SUMMARY; empty where the engine knows its work as a whole. */
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
    return markedChanges(git, marked.sha, marked.mark);
  const existing = git.isShallow ? phaseState(services.ledger.events).plans.completed.get(plan.id) : undefined;
  if (existing !== undefined) return { base: null, paths: existing.files, commits: [] };
  const named = commits.filter(({ subject }) => namesPlan(subject, phase.id, plan.id)).map(({ sha }) => sha);
  const last = await lastChange(git, [inTree(prefix, plan.summaryPath)], head);
  const all = [...new Set([...named, ...(last === null ? [] : [last])])];
  const changes: string[] = [];
  for (const sha of all) for (const path of await listCommitChanges(git, sha)) changes.push(path);
  if (last !== null && changes.every((path) => path.startsWith(`${prefix}.planning/`))) {
    // Then the work is what came since the plans were written, or another plan of the phase was done.
    const parent = await git.resolve(`${last}^`);
    const base = parent === null ? null : await lastChange(git, [inTree(prefix, phase.dir)], parent);
    if (base !== null) return { base, paths: await changedBetween(git, base, last), commits: all };
  }
  const first = named.at(-1) ?? last;
  return { base: first === null ? null : await git.resolve(`${first}^`), paths: [...new Set(changes)], commits: all };
}

/** Changes up to its mark, and those before people were asked. Ranges of a history that is cut off are passed over. */
async function markedChanges(git: Git, sha: string, mark: NonNullable<MarkedCommit['mark']>): Promise<OwnChanges> {
  const paths = await changedBetween(git, mark.base, sha);
  let { base } = mark;
  for (const [at, part] of mark.parts.entries()) {
    if ((await git.resolve(part.base)) === null || (await git.resolve(part.commit)) === null) continue;
    for (const path of await changedBetween(git, part.base, part.commit)) paths.push(path);
    if (at === 0) base = part.base;
  }
  return { base, paths: [...new Set(paths)], commits: [] };
}

/** Changes of one commit against its first parent; all it has where it has none. */
async function listCommitChanges(git: Git, sha: string): Promise<string[]> {
  const parent = await git.resolve(`${sha}^`);
  // At the end of a shallow clone a commit seems to bring the whole tree, which says nothing of its work.
  if (parent === null && git.isShallow) return [];
  return changedBetween(git, parent ?? (await emptyTree(git)), sha);
}
