import { isSecretFile } from '../../judge/checks/promised-path.ts';
import { unchangedSince } from '../../system/git/tree.ts';
import type { StatusChange, TreeState } from '../../system/git/work-tree-status.ts';
import { firstFew } from '../../system/text/text.ts';
import type { Attempt } from './attempt-state.ts';

/** Changes of the tree that stay out of a plan's commit. */
export interface LeftOut {
  /** The scan without it. */
  readonly tree: TreeState;
  readonly changes: readonly StatusChange[];
  /** Paths to be kept out of git from now on. */
  readonly excluded: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * Parts what an attempt's commit takes from what it leaves: files that were there before, untracked, and that the plan
 * does not declare; what was there before it in a work tree of its own; and what no commit should hold, a `.env` for example.
 */
export async function leaveOut(attempt: Attempt): Promise<LeftOut> {
  const { allowDirty } = attempt.run.policy;
  const tree = attempt.tree ?? (await attempt.run.workspace.checkpoints.scan());
  const notOurs = await foundBefore(attempt);
  const isLeft = ({ kind, path, repository }: StatusChange) => {
    if (notOurs.has(path)) return true;
    if (kind !== 'untracked') return false;
    if (isSecretFile(path) || isConventional(path)) return true;
    // A commit would hold but the name of a commit in there, which nobody else has.
    const mayGoIn = allowDirty && !repository;
    return attempt.start.untrackedBefore.has(path) && !mayGoIn && !attempt.declared.names(path);
  };
  const changes = tree.changes.filter(isLeft);
  const made = changes.filter(({ kind, path }) => kind === 'untracked' && (isSecretFile(path) || isConventional(path)));
  const excluded = [...new Set(made.map(({ path }) => leftOutPart(path)))];
  const named = firstFew(excluded);
  return {
    tree: { ...tree, changes: tree.changes.filter((change) => !isLeft(change)) },
    changes,
    excluded,
    warnings:
      excluded.length === 0
        ? []
        : [`left ${named} out of the commit; add it to .gitignore to keep it out in every clone`],
  };
}

/**
 * The files that were in a work tree of its own before the attempt began, and are as they were: made by the set-up or planted
 * by a neighbour, they are no work of this plan, whether or not the plan names them.
 */
async function foundBefore({ start, run }: Attempt): Promise<ReadonlySet<string>> {
  const { isolated, git } = run.workspace;
  const { checkpoint, dirtyBefore } = start;
  if (!isolated || checkpoint.work === null) return new Set();
  return new Set(await unchangedSince(git, checkpoint.work, [...dirtyBefore]));
}

/**
 * Folders and files that every project keeps out of git, whether or not its `.gitignore` says so: they are made by tools,
 * from what is in git. An agent that ran one has not written them.
 */
const conventional = new Set([
  ...['node_modules', '.venv', 'venv', '__pycache__', '.pytest_cache', '.mypy_cache', '.ruff_cache', '.tox', '.nox'],
  ...['.gradle', '.next', '.nuxt', '.svelte-kit', '.turbo', '.parcel-cache', '.nyc_output', '.terraform', '.DS_Store'],
]);

/** Tells whether a path, as git names it, lies in a folder that tools make. */
export function isConventional(path: string): boolean {
  return path.split('/').some((part) => conventional.has(part));
}

/** The part of a path to keep out of git: the folder that tools make, or the file itself. */
export function leftOutPart(path: string): string {
  const parts = path.split('/');
  const at = parts.findIndex((part) => conventional.has(part));
  return at < 0 ? path : `${parts.slice(0, at + 1).join('/')}${at + 1 < parts.length ? '/' : ''}`;
}
