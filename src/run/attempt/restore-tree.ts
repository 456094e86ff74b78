import { lstatSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { declaredPaths } from '../../judge/candidate/declared.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { isPlanDocument } from '../../plan/phase/plan-file.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { trackingFiles } from '../../record/log/tracking-files.ts';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import type { PartialWork } from '../../system/git/checkpoint/partial-work.ts';
import { filterPresentFiles, hasChangedSince, readTextInTree, restoreFiles } from '../../system/git/tree.ts';
import { floodText } from '../../system/git/work-tree-status.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import { findChangedSubmodules } from '../room/submodules.ts';
import type { Ending } from './attempt-signal.ts';
import type { Attempt } from './attempt-state.ts';
import { areDocumentsReal } from './bounds.ts';
import { buildFailure } from './exchange.ts';

const steps = [restoreDocuments, restoreSummary];

/** Reduces the tree to the attempt's own work. Returns an ending if there are too many files, else null. */
export async function restoreTree(attempt: Attempt): Promise<Ending | null> {
  const { run, stamp } = attempt;
  const { ledger } = run.services;
  const { git } = run.workspace;
  attempt.tree = await git.state();
  if (attempt.tree.unlisted) return buildFailure('scope_violation', floodText(attempt.tree, 'its room'));
  const { lost, touched } = await findChangedSubmodules(run.workspace.git, Date.parse(attempt.start.checkpoint.at));
  if (lost.length > 0)
    return buildFailure(
      'scope_violation',
      `it wrote into the submodule ${joinFirstFew(lost, 5)}, whose files are not here (setup-command can run git submodule update --init), and no commit of this repository can have that`,
    );
  for (const path of touched) attempt.warnings.add(`files in the submodule ${path} changed, which no commit here has`);
  for (const step of steps) {
    const files = await step(attempt);
    if (files.length === 0) continue;
    ledger.append('set_back', { ...stamp, files });
    attempt.tree = await git.state();
  }
  return null;
}

/** Restores documents that the plan doesn't own. Agents and formatters touch them by habit: not a failure. */
async function restoreDocuments(attempt: Attempt): Promise<readonly string[]> {
  const { tree, run, start } = attempt;
  if (tree === null || !areDocumentsReal(run)) return [];
  const { git, root } = run.workspace;
  // A folder would block the orchestrator's file, and git ignores empty folders.
  for (const file of trackingFiles)
    if (lstatSync(join(root, file), { throwIfNoEntry: false })?.isDirectory())
      rmSync(join(root, file), { recursive: true, force: true });
  const { head } = start.checkpoint;
  const differing = (await hasChangedSince(git, head, tree)).filter(
    (path) => isOthersDocument(path, attempt.plan, run) && !start.dirtyBefore.has(path),
  );
  if (differing.length === 0) return [];
  const warnings: string[] = [];
  const present = await filterPresentFiles(git, head, differing);
  const added = differing.filter((path) => !present.includes(path) && isTracking(path, run));
  for (const path of added) rmSync(join(git.root, path), { force: true });
  for (const path of present) {
    const before = (await readTextInTree(git, head, path)) ?? '';
    const remaining = tryReadRegular(join(git.root, path));
    const after = remaining === before && tree.head !== null ? await readTextInTree(git, tree.head, path) : remaining;
    warnings.push(changeWarning(path, before, after));
  }
  await restoreFiles(git, head, present);
  attempt.restored = { files: [...present, ...added], warnings };
  return [...present, ...added];
}

/** True for files that only the orchestrator writes (I9). */
function isTracking(path: string, { workspace: { prefix } }: PhaseContext): boolean {
  return trackingFiles.some((file) => path === `${prefix}${file}` || path.startsWith(`${prefix}${file}/`));
}

/** Restores the SUMMARY if the plan stops for a question: it can't be complete yet. */
async function restoreSummary({ plan, run, start, standing }: Attempt): Promise<readonly string[]> {
  if (standing.stop === null || !areDocumentsReal(run)) return [];
  const path = join(run.workspace.root, plan.summaryPath);
  const before = start.summaryBefore;
  // An empty folder or a pipe here would block the file, and git ignores both.
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (before === null ? stats === undefined : tryReadRegular(path) === before) return [];
  rmSync(path, { recursive: true, force: true });
  if (before !== null) replaceFile(path, before);
  return [plan.summaryPath];
}

/** True for a project document that this plan neither owns nor names (I9). */
export function isOthersDocument(path: string, plan: Plan, run: PhaseContext): boolean {
  const { prefix } = run.workspace;
  const inProject = path.slice(prefix.length);
  if (isTracking(path, run)) return true;
  if (declaredPaths(plan, prefix).names(path)) return false;
  if (isPlanDocument(path)) return true;
  if (!path.startsWith(`${prefix}.planning/`)) return false;
  if (['.planning/REQUIREMENTS.md', '.planning/config.json', '.planning/PROJECT.md'].includes(inProject)) return true;
  const [, name = ''] = /^\.planning\/phases\/[^/]+\/(.+)$/.exec(inProject) ?? [];
  if (name === '') return false;
  return /summary\.md$/i.test(name) && inProject !== plan.summaryPath;
}

/** Describes an undone change and quotes its lines, so that a person can restore a decision noted in STATE.md. */
export function changeWarning(path: string, before: string, after: string | null): string {
  if (after === null) return `restored ${path}, which the attempt had removed`;
  const existing = new Set(before.split('\n'));
  const added = after.split('\n').filter((line) => line.trim() !== '' && !existing.has(line));
  const quoted = added.map((line) => JSON.stringify(line.trim().slice(0, 120)));
  const lines = quoted.length === 0 ? '' : `; it had written ${joinFirstFew(quoted, 3)}`;
  return `undid the attempt's change of ${path}${lines}`;
}

/** Saves the attempt's work (I5) and returns it, or null if there is none. */
export async function undoChanges(attempt: Attempt, message: string): Promise<PartialWork | null> {
  const { plan, number, run, start, stamp } = attempt;
  const { checkpoints, git } = run.workspace;
  const { checkpoint } = start;
  const treeState = attempt.tree ?? (await git.state());
  const saved = await checkpoints.keep(checkpoint, {
    phase: run.phase.id,
    plan: plan.id,
    attempt: number,
    message,
    known: treeState,
  });
  run.services.ledger.append('rollback', { ...stamp, tag: checkpoint.tag, kept: saved?.ref ?? null });
  await checkpoints.discard(checkpoint);
  return saved;
}
