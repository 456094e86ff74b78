import { lstatSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inTree } from '../../judge/checks/declared.ts';
import { isPlanDocument } from '../../plan/phase/plan-file.ts';
import { trackingFiles } from '../../record/log/tracking-files.ts';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import type { PartialWork } from '../../system/git/checkpoint/partial-work.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import { leaveUnborn } from '../../system/git/refs.ts';
import { changedSince, presentFiles, restoreFiles, textInTree, unchangedSince } from '../../system/git/tree.ts';
import { floodText } from '../../system/git/work-tree-status.ts';
import { firstFew } from '../../system/text/text.ts';
import type { Ending } from './attempt-signal.ts';
import type { Attempt } from './attempt-state.ts';
import { restoreBeside, workBeside } from './beside.ts';
import { documentsAreOurs } from './bounds.ts';
import { isHeld } from './caged-call.ts';
import { failure } from './exchange.ts';
import { changedPaths } from './foreign-commits.ts';

/** Steps that restore files which are not the attempt's own work; each returns the files it restored. */
const steps = [removeForeignFiles, restoreDocuments, restoreSummary];

/** Reduces the tree to the attempt's own work. Returns an ending where the agent hid changes, else null. */
export async function restoreTree(attempt: Attempt): Promise<Ending | null> {
  const { start, run, stamp } = attempt;
  const { ledger } = run.services;
  const { checkpoints } = run.workspace;
  const hidden = await checkpoints.reveal(start.checkpoint);
  // The scan of the files asks nothing of these refs.
  const [refs, tree] = await Promise.all([checkpoints.restoreRecords(start.checkpoint), checkpoints.scan()]);
  if (refs.length > 0) {
    const message = `plan ${stamp.plan} wrote refs of other phases; they were restored: ${firstFew(refs)}`;
    ledger.append('warning', { ...stamp, message });
  }
  attempt.tree = tree;
  if (hidden.length > 0)
    return failure(
      'scope_violation',
      `the attempt made git ignore changes of ${firstFew(hidden)} (skip-worktree, assume-unchanged or a sparse checkout), so they could not be checked; leave git's index and settings as they are`,
    );
  if (attempt.tree.unlisted) return failure('scope_violation', floodText(attempt.tree, 'the work tree'));
  for (const step of steps) {
    const files = await step(attempt);
    if (files.length === 0) continue;
    ledger.append('set_back', { ...stamp, files });
    attempt.tree = await checkpoints.scan();
  }
  return null;
}

/** Removes what attempts in neighbouring work trees wrote into this one. */
async function removeForeignFiles({ plan, run }: Attempt): Promise<readonly string[]> {
  return run.workspace.isolated && !isHeld(run) ? run.isolation.writes.removeForeignFiles(plan, run) : [];
}

/**
 * Undoes changes, made from habit or by a formatter, in documents that are not the attempt's own: orchestrator
 * files, plans, summaries of other plans. It is not a reason to fail. New files are left to be judged.
 */
async function restoreDocuments(attempt: Attempt): Promise<readonly string[]> {
  const { tree, run, start } = attempt;
  if (tree === null || !documentsAreOurs(run)) return [];
  const { git } = run.workspace;
  const { head } = start.checkpoint;
  const differing = (await changedSince(git, head, tree)).filter(
    (path) => isOthers(path, attempt) && !start.dirtyBefore.has(path),
  );
  if (differing.length === 0) return [];
  const files: string[] = [];
  const warnings: string[] = [];
  for (const [source, paths] of await sourcesOf(differing, attempt)) {
    const present = await presentFiles(git, source, paths);
    const theirs = source === head ? [] : await unchangedSince(git, source, present);
    const changed = present.filter((path) => !theirs.includes(path));
    for (const path of changed) {
      const before = (await textInTree(git, source, path)) ?? '';
      const left = tryReadRegular(join(git.root, path));
      const now = left === before && tree.head !== null ? await textInTree(git, tree.head, path) : left;
      warnings.push(changeWarning(path, before, now));
    }
    for (const path of theirs.filter(isPlanDocument))
      warnings.push(`${path} was changed by a commit beside the run, which goes on with the plans as it began`);
    await restoreFiles(git, source, changed);
    for (const path of changed) files.push(path);
  }
  attempt.restored = { files, warnings };
  return files;
}

/** Documents by the commit that has them as they must be: a person's, made beside the attempt, else the attempt's base. */
async function sourcesOf(paths: readonly string[], attempt: Attempt): Promise<Map<string, string[]>> {
  const { git } = attempt.run.workspace;
  const { commits, tip } = await workBeside(attempt);
  const sources = new Map(paths.map((path) => [path, tip ?? attempt.start.checkpoint.head]));
  // With commits of the attempt in between, what these changed besides is not the person's.
  for (const commit of tip === null ? commits : [])
    for (const path of await changedPaths(git, [commit])) if (sources.has(path)) sources.set(path, commit.sha);
  const bySource = new Map<string, string[]>();
  for (const [path, source] of sources) bySource.set(source, [...(bySource.get(source) ?? []), path]);
  return bySource;
}

/** Before a person was asked the plan is not complete, whatever its SUMMARY says. */
async function restoreSummary({ plan, run, start, standing }: Attempt): Promise<readonly string[]> {
  if (standing.stop === null || !documentsAreOurs(run)) return [];
  return setSummaryBack(join(run.workspace.root, plan.summaryPath), start.summaryBefore) ? [plan.summaryPath] : [];
}

/** True for a document of the project that this plan neither owns nor names (I9). */
function isOthers(path: string, { plan, run, declared }: Attempt): boolean {
  const { prefix } = run.workspace;
  const inProject = path.slice(prefix.length);
  const isTracking = (trackingFiles as readonly string[]).includes(inProject);
  if (declared.names(path) && !isTracking) return false;
  if (isPlanDocument(path)) return true;
  if (!path.startsWith(`${prefix}.planning/`)) return false;
  if (isTracking) return true;
  if (['.planning/REQUIREMENTS.md', '.planning/config.json', '.planning/PROJECT.md'].includes(inProject)) return true;
  const [, name = ''] = /^\.planning\/phases\/[^/]+\/(.+)$/.exec(inProject) ?? [];
  if (name === '') return false;
  return /summary\.md$/i.test(name) && inProject !== plan.summaryPath;
}

/** Quotes the lines that are lost: a decision noted in STATE.md can be noted again by a person. */
export function changeWarning(path: string, before: string, now: string | null): string {
  if (now === null) return `restored ${path}, which the attempt had removed`;
  const known = new Set(before.split('\n'));
  const added = now.split('\n').filter((line) => line.trim() !== '' && !known.has(line));
  const shown = added.map((line) => JSON.stringify(line.trim().slice(0, 120)));
  const lines = shown.length === 0 ? '' : `; it had written ${firstFew(shown, 3)}`;
  return `undid the attempt's change of ${path}${lines}`;
}

/** Keeps what the attempt left (I5), then restores everything (I4). Returns what was kept, if anything. */
export async function undo(attempt: Attempt, message: string): Promise<PartialWork | null> {
  const { plan, number, run, start, stamp } = attempt;
  const { checkpoints, root } = run.workspace;
  const { ledger } = run.services;
  const { checkpoint } = start;
  await leaveUnborn(run.workspace.git, checkpoint);
  const { kept, beside, rolledBack } = await run.workspace.git.untilUnmoved(async () => {
    const isMoved = attempt.tree?.head !== (await run.workspace.git.head()).sha; // a person may commit at any time
    const known = attempt.tree === null || isMoved ? await checkpoints.scan() : attempt.tree;
    const as = { phase: run.phase.id, plan: plan.id, attempt: number, message, known };
    const kept = await checkpoints.keep(checkpoint, as);
    ledger.append('rollback', { ...stamp, tag: checkpoint.tag, kept: kept?.ref ?? null });
    const beside = await workBeside(attempt);
    return { kept, beside, rolledBack: await checkpoints.rollback(checkpoint, { kept, known }) };
  });
  const { state, refs, hooks } = rolledBack;
  const files = [...refs, ...hooks.map((name) => `.git/hooks/${name}`)];
  if (files.length > 0) ledger.append('set_back', { ...stamp, files });
  run.workspace.known = state;
  await restoreBeside(attempt, beside, { base: checkpoint.head, kept: kept?.ref ?? null, own: [] });
  setSummaryBack(join(root, plan.summaryPath), start.summaryBefore);
  for (const { path } of plan.mustHaves.artifacts) removeEmptyFolder(run.workspace, path);
  await checkpoints.discard(checkpoint);
  return kept;
}

/**
 * Needed where git ignores `.planning`: a failed attempt's summary would make the plan look done. Git also
 * overlooks an empty folder or a pipe in its place, which would block the next attempt. True if something was put
 * back.
 */
function setSummaryBack(path: string, before: string | null): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (before === null ? found === undefined : tryReadRegular(path) === before) return false;
  rmSync(path, { recursive: true, force: true });
  if (before !== null) replaceFile(path, before);
  return true;
}

/** Git does not see an empty folder, which would block the next attempt in place of a promised file. */
function removeEmptyFolder(workspace: Workspace, path: string): void {
  const file = join(workspace.root, path);
  if (inTree(workspace.prefix, path).startsWith('..') || !lstatSync(file, { throwIfNoEntry: false })?.isDirectory())
    return;
  if (readdirSync(file).length === 0) rmdirSync(file);
}
