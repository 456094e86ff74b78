import { lstatSync } from 'node:fs';
import { join, posix } from 'node:path';
import { inTree, isNamed, promisedPaths } from '../../judge/checks/declared.ts';
import type { Phase } from '../../plan/phase/phase.ts';
import { phaseKey, phaseNumber } from '../../plan/phase/phase-id.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { isPlanDocument, summaryNames } from '../../plan/phase/plan-file.ts';
import type { PlanTask } from '../../plan/phase/task.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { stateFile } from '../../record/log/state-file.ts';
import { trackingFiles } from '../../record/log/tracking-files.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import type { TreeState } from '../../system/git/work-tree-status.ts';
import { firstFew } from '../../system/text/text.ts';
import { isRedo } from '../questions/standing.ts';
import type { Attempt } from './attempt-state.ts';
import type { AttemptWork } from './attempt-work.ts';
import { failure, pausedWork, type SaidFailure } from './exchange.ts';

/**
 * Objects to work before its promises are looked at: it was paused, does what no plan may do, or leaves undone what was asked
 * for. `untouched` are tasks of which no file was changed.
 */
export function objectionTo(attempt: Attempt, work: AttemptWork, untouched: readonly PlanTask[]): SaidFailure | null {
  const { plan, run, start, standing } = attempt;
  const { prefix } = run.workspace;
  const { changed, inherited } = work;
  const violation = scopeViolation(attempt, work);
  const own = changed.filter((path) => !inherited.has(path));
  const paused = standing.stop === null ? pausedWork(own, run.workspace) : [];
  if (paused.length > 0) return failure('context_exhausted', `the agent paused its work: ${firstFew(paused, 5, '; ')}`);
  if (violation !== null) return failure('scope_violation', violation);
  if (!start.isEndSeen && !changed.includes(`${prefix}${plan.summaryPath}`))
    return failure(
      'interrupted',
      `the run died during this attempt, and its agent left no ${plan.summaryPath} that says it had finished`,
    );
  if (isRedo(standing) && own.length === 0)
    return failure('verification_failed', 'a person asked for changes to the work, but nothing was changed');
  if (untouched.length === 0) return null;
  const left = firstFew(
    untouched.map(({ name }) => name),
    5,
    '; ',
  );
  return failure('verification_failed', `nothing was changed for the tasks after the answer: ${left}`);
}

/**
 * Names what an attempt did that no plan may do, as a sentence, or null: leave its branch, rewrite what was before it, touch
 * other plans' documents, delete what they promised, or put links where the orchestrator writes. However good its work
 * is, it does not count then.
 */
function scopeViolation({ plan, run, start }: Attempt, { after, changed, isRewritten }: AttemptWork): string | null {
  const { branch } = start.checkpoint;
  if (after.branch !== branch)
    return `it left ${nameOf(branch)} for ${nameOf(after.branch)}; a plan must stay on its branch`;
  if (after.head === null) return 'it left a branch without a commit';
  if (isRewritten) return 'it rewrote or dropped earlier commits';
  const unreadable = changed.find((path) => path.includes('\uFFFD'));
  if (unreadable !== undefined)
    return `the name of ${JSON.stringify(unreadable)} is not UTF-8, so the file could not be committed`;
  // Git is kept from seeing it, so it takes force to commit it; from then on every run would make the tree dirty.
  if (changed.includes(`${run.workspace.prefix}${stateFile}`))
    return `it committed ${stateFile}, which must not be committed`;
  return tracking(after, changed, run.workspace) ?? foreignChange(plan, changed, run);
}

/** What of its changes belongs to other plans, as a sentence, or null. Reads the tree in which the changes are. */
export function foreignChange(plan: Plan, changed: readonly string[], run: PhaseContext): string | null {
  const asked = changedPlans(plan, changed, run.workspace.prefix);
  const rest = changed.filter((path) => !asked.includes(path));
  return othersDocuments(plan, rest, run) ?? planning(plan, rest, run) ?? othersPromises(plan, rest, run);
}

/** The plans among its changes that the plan names, itself perhaps: whether they are taken is for a person to say. */
export function changedPlans(plan: Plan, changed: readonly string[], prefix: string): string[] {
  return changed.filter((path) => isPlanDocument(path) && isNamed(plan, path, prefix));
}

/**
 * What the agent changed in the orchestrator's files has been set back on the disk, and goes back with the plan's commit
 * (I9) - unless git was made blind to it.
 */
function tracking({ changes }: TreeState, changed: readonly string[], { prefix }: Workspace): string | null {
  const seen = new Set(changes.map(({ path }) => path));
  const hidden = trackingFiles
    .map((file) => `${prefix}${file}`)
    .find((path) => changed.includes(path) && !seen.has(path));
  return hidden === undefined
    ? null
    : `it changed ${hidden} and hid it from git; only the orchestrator writes that file`;
}

/** Tells whether the orchestrator can write its documents: `.planning` and the phase are folders of this tree, no links out of it. */
export function documentsAreOurs(run: PhaseContext): boolean {
  const folders = run.phase.dir.split('/').map((_, at, parts) => join(run.workspace.root, ...parts.slice(0, at + 1)));
  return folders.every((folder) => lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true);
}

function othersDocuments(
  plan: Plan,
  changed: readonly string[],
  { schedule, phase, workspace: { prefix } }: PhaseContext,
): string | null {
  const all = new Set(changed);
  for (const { plan: other } of schedule.plans) {
    if (other.id === plan.id) continue;
    const touched = documentsOf(other, phase).find((path) => all.has(`${prefix}${path}`));
    if (touched !== undefined) return `it changed ${touched}, which belongs to plan ${other.id}`;
  }
  return null;
}

/** The plan and its summary, which may bear the name of the file, of the id or of the number alone. */
function documentsOf({ path, summaryPath, id }: Plan, phase: Phase): string[] {
  const { dir } = phase;
  const names = summaryNamesIn(phase)(path.slice(dir.length + 1));
  return [path, summaryPath, `${posix.dirname(path)}/${id}-SUMMARY.md`, ...names.map((name) => `${dir}/${name}`)];
}

/** By phase: each of a thousand plans asks for those of all others. */
const summaryNamesOf = new WeakMap<Phase, (file: string) => string[]>();

function summaryNamesIn(phase: Phase): (file: string) => string[] {
  const known = summaryNamesOf.get(phase);
  if (known !== undefined) return known;
  const names = summaryNames(phase.plans.map(({ path }) => path.slice(phase.dir.length + 1)));
  summaryNamesOf.set(phase, names);
  return names;
}

/** What says of other phases that they are done, or how all of them are run, is no plan's to write unless it says so. */
function planning(
  plan: Plan,
  changed: readonly string[],
  { workspace: { prefix }, phase }: PhaseContext,
): string | null {
  const own = new Set(documentsOf(plan, phase).map((path) => inTree(prefix, path)));
  const known = new Map(phase.tree.phases.map(({ dir, id }) => [dir, phaseKey(id)]));
  for (const file of changed) {
    const path = file.startsWith(prefix) ? file.slice(prefix.length) : '';
    if (path === plan.path) return `it changed ${path}, by which its own work is judged`;
    if (isPlanDocument(file))
      return `it changed, added or deleted ${file}, a plan, and does not name it in files_modified`;
    if (!path.startsWith('.planning/') || own.has(file) || isNamed(plan, file, prefix)) continue;
    if (path === '.planning/config.json') return 'it changed .planning/config.json, which configures every run';
    const [, dir = '', name = ''] = /^(\.planning\/phases\/([^/]+))\//.exec(path) ?? [];
    if (dir === '') continue;
    if (/summary\.md$/i.test(path)) return `it wrote ${path}, which is not its own summary`;
    const key = phaseKey(phaseNumber(name) ?? name);
    if (!known.has(dir) && [...known.values()].includes(key)) return `it made ${dir}, a second folder of phase ${key}`;
  }
  return null;
}

/** Files that other plans promised and that are gone now, though this plan says nothing of them. */
function othersPromises(
  plan: Plan,
  changed: readonly string[],
  { schedule, workspace: { prefix, git } }: PhaseContext,
): string | null {
  for (const { plan: other } of schedule.plans) {
    if (other.id === plan.id) continue;
    const promised = promisedPaths(other, prefix);
    const deleted = changed.find(
      (path) =>
        promised.names(path) &&
        !isNamed(plan, path, prefix) &&
        lstatSync(join(git.root, path), { throwIfNoEntry: false }) === undefined,
    );
    if (deleted !== undefined)
      return `it deleted ${deleted}, which plan ${other.id} promises and which its own files_modified does not name`;
  }
  return null;
}

function nameOf(branch: string | null): string {
  return branch === null ? 'a detached HEAD' : branch.replace(/^refs\/heads\//, 'branch ');
}
