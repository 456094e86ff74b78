import { lstatSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inTree, isNamed } from '../../judge/checks/declared.ts';
import { isSecretFile } from '../../judge/checks/promised-path.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { isPlanDocument } from '../../plan/phase/plan-file.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { trackingFiles } from '../../record/log/tracking-files.ts';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Checkpoint } from '../../system/git/checkpoint/checkpoint-tag.ts';
import type { PartialWork } from '../../system/git/checkpoint/partial-work.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import { changedSince, presentFiles, restoreFiles, textInTree } from '../../system/git/tree.ts';
import type { StatusChange, TreeState } from '../../system/git/work-tree-status.ts';
import type { RunContext } from '../context/run-context.ts';

/** Keeps what the attempt left (I5), then puts everything back (I4). Returns what was kept, if there was anything. */
export async function undo(
  plan: Plan,
  attempt: number,
  facts: { checkpoint: Checkpoint; after: TreeState | null; summaryBefore: string | null; message: string },
  run: RunContext,
): Promise<PartialWork | null> {
  const { checkpoint, after, summaryBefore, message } = facts;
  const known = after ?? (await run.workspace.checkpoints.scan());
  const kept = await run.workspace.checkpoints.keep(checkpoint, {
    phase: run.phase.id,
    plan: plan.id,
    attempt,
    message,
    known,
  });
  run.services.ledger.append('rollback', { plan: plan.id, attempt, tag: checkpoint.tag, kept: kept?.ref ?? null });
  const { state, refs, hooks } = await run.workspace.checkpoints.rollback(checkpoint, { kept, known });
  const files = [...refs, ...hooks.map((name) => `.git/hooks/${name}`)];
  if (files.length > 0) run.services.ledger.append('set_back', { plan: plan.id, attempt, files });
  run.workspace.remember(state);
  setSummaryBack(join(run.workspace.root, plan.summaryPath), summaryBefore);
  for (const { path } of plan.mustHaves.artifacts) removeEmptyFolder(run.workspace, path);
  await run.workspace.checkpoints.discard(checkpoint);
  return kept;
}

/**
 * Where `.planning` is ignored by git no rollback reaches it, and a failed attempt's summary would make the plan look
 * done; and git sees no empty folder and no pipe in its place, on which the next attempt would stumble. True where there
 * was something to put back.
 */
export function setSummaryBack(path: string, before: string | null): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (before === null ? found === undefined : tryReadRegular(path) === before) return false;
  rmSync(path, { recursive: true, force: true });
  if (before !== null) replaceFile(path, before);
  return true;
}

/** Git sees no empty folder, and where a promised file is to be one would stand in the way of the next attempt. */
function removeEmptyFolder(workspace: Workspace, path: string): void {
  const file = join(workspace.root, path);
  if (inTree(workspace.prefix, path).startsWith('..') || !lstatSync(file, { throwIfNoEntry: false })?.isDirectory())
    return;
  if (readdirSync(file).length === 0) rmdirSync(file);
}

/** Documents that were put back as they were before the attempt, as git names them, and what to report of it. */
export interface SetBack {
  readonly files: readonly string[];
  readonly remarks: readonly string[];
}

/**
 * Undoes what an attempt changed, from habit or with a formatter, in documents that are not its own: the orchestrator's
 * files, REQUIREMENTS.md, config.json, plans, and summaries of other plans. It is no reason to fail: what is undone
 * cannot mislead anybody. A document that the plan declares is its own. What is new is left to be judged.
 */
export async function setBackDocuments(
  plan: Plan,
  checkpoint: Checkpoint,
  after: TreeState,
  dirtyBefore: ReadonlySet<string>,
  workspace: Workspace,
): Promise<SetBack> {
  const { git, prefix } = workspace;
  const differing = (await changedSince(git, checkpoint.head, after)).filter(
    (path) => isOthers(path, plan, prefix) && !isOwn(path, plan, prefix) && !dirtyBefore.has(path),
  );
  const files = differing.length === 0 ? [] : await presentFiles(git, checkpoint.head, differing);
  if (files.length === 0) return { files: [], remarks: [] };
  const remarks: string[] = [];
  for (const path of files) {
    const before = (await textInTree(git, checkpoint.head, path)) ?? '';
    const left = tryReadRegular(join(git.root, path));
    const now = left === before && after.head !== null ? await textInTree(git, after.head, path) : left;
    remarks.push(remarkOn(path, before, now));
  }
  await restoreFiles(git, checkpoint.head, files);
  return { files, remarks };
}

/** Whether the plan names a document as its own; nothing makes the orchestrator's files so (I9). */
function isOwn(path: string, plan: Plan, prefix: string): boolean {
  return isNamed(plan, path, prefix) && !(trackingFiles as readonly string[]).includes(path.slice(prefix.length));
}

/** Whether a path is a document of the project that this plan does not own. */
function isOthers(path: string, plan: Plan, prefix: string): boolean {
  if (isPlanDocument(path)) return true;
  if (!path.startsWith(`${prefix}.planning/`)) return false;
  const inProject = path.slice(prefix.length);
  if ((trackingFiles as readonly string[]).includes(inProject)) return true;
  if (['.planning/REQUIREMENTS.md', '.planning/config.json', '.planning/PROJECT.md'].includes(inProject)) return true;
  const [, name = ''] = /^\.planning\/phases\/[^/]+\/(.+)$/.exec(inProject) ?? [];
  if (name === '') return false;
  return /summary\.md$/i.test(name) && inProject !== plan.summaryPath;
}

/** What was undone, with the lines that are lost by it: a decision noted in STATE.md can be noted again by a person. */
export function remarkOn(path: string, before: string, now: string | null): string {
  if (now === null) return `put ${path} back, which the attempt had removed`;
  const known = new Set(before.split('\n'));
  const added = now.split('\n').filter((line) => line.trim() !== '' && !known.has(line));
  const shown = added.slice(0, 3).map((line) => JSON.stringify(line.trim().slice(0, 120)));
  const more = added.length > 3 ? ` and ${added.length - 3} more lines` : '';
  const lines = shown.length === 0 ? '' : `; it had written ${shown.join(', ')}${more}`;
  return `undid the attempt's change of ${path}${lines}`;
}

/** What is new in the tree and stays out of a plan's commit. */
export interface LeftOut {
  /** The scan without it. */
  readonly state: TreeState;
  readonly changes: readonly StatusChange[];
  /** Paths to be kept out of git from now on. */
  readonly excluded: readonly string[];
  readonly remarks: readonly string[];
}

/**
 * Parts what an attempt's commit takes from what it leaves: files that were there before, untracked, and that the plan
 * does not declare; what was there before it in a work tree of its own; and what no commit should hold, a `.env` for example.
 */
export function leaveOut(
  plan: Plan,
  after: TreeState,
  untrackedBefore: ReadonlySet<string>,
  notOurs: ReadonlySet<string>,
  run: Pick<PhaseContext, 'workspace' | 'policy'>,
): LeftOut {
  const { prefix } = run.workspace;
  const { allowDirty } = run.policy;
  const isLeft = ({ kind, path, repository }: StatusChange) => {
    if (notOurs.has(path)) return true;
    if (kind !== 'untracked') return false;
    if (isSecretFile(path) || isConventional(path)) return true;
    // A commit would hold but the name of a commit in there, which nobody else has.
    const mayGoIn = allowDirty && !repository;
    return untrackedBefore.has(path) && !mayGoIn && !isNamed(plan, path, prefix);
  };
  const changes = after.changes.filter(isLeft);
  const made = changes.filter(({ kind, path }) => kind === 'untracked' && (isSecretFile(path) || isConventional(path)));
  const excluded = [...new Set(made.map(({ path }) => leftOutPart(path)))];
  const named = excluded.slice(0, 5).join(', ') + (excluded.length > 5 ? ` and ${excluded.length - 5} more` : '');
  return {
    state: { ...after, changes: after.changes.filter((change) => !isLeft(change)) },
    changes,
    excluded,
    remarks:
      excluded.length === 0
        ? []
        : [`left ${named} out of the commit; add it to .gitignore to keep it out for everybody`],
  };
}

/**
 * Folders and files that every project keeps out of git, whether or not its `.gitignore` says so: they are made by tools,
 * from what is in git. An agent that ran one has not written them.
 */
const conventional = new Set([
  ...['node_modules', '.venv', 'venv', '__pycache__', '.pytest_cache', '.mypy_cache', '.ruff_cache', '.tox', '.nox'],
  ...['.gradle', '.next', '.nuxt', '.svelte-kit', '.turbo', '.parcel-cache', '.nyc_output', '.terraform', '.DS_Store'],
]);

/** Whether a path, as git names it, lies in a folder that tools make. */
export function isConventional(path: string): boolean {
  return path.split('/').some((part) => conventional.has(part));
}

/** The part of a path to keep out of git: the folder that tools make, or the file itself. */
export function leftOutPart(path: string): string {
  const parts = path.split('/');
  const at = parts.findIndex((part) => conventional.has(part));
  return at < 0 ? path : `${parts.slice(0, at + 1).join('/')}${at + 1 < parts.length ? '/' : ''}`;
}
