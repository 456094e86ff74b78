import { statSync } from 'node:fs';
import { join } from 'node:path';
import { inTree } from '../../judge/checks/declared.ts';
import { undeclaredParts } from '../../judge/gate/test-integrity.ts';
import { hollowIn, type Texts, wasBegun } from '../../judge/verdict/hollow.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import { commitsSince, isAncestor } from '../../system/git/history.ts';
import { changedSince, textInTree, unchangedSince } from '../../system/git/tree.ts';
import type { Attempt } from './attempt-state.ts';
import type { Work } from './judge.ts';
import type { LeftOut } from './left-out.ts';

/** The work of an attempt, with what is known of its history. */
export interface AttemptWork extends Work {
  /** HEAD is on a commit that does not have the attempt's base among its ancestors. */
  readonly isRewritten: boolean;
}

/** Reads what the attempt changed: what differs from its base now and did not differ before. */
export async function readWork(attempt: Attempt, { tree }: LeftOut): Promise<AttemptWork> {
  const { plan, run, start, restored } = attempt;
  const { git, root, prefix } = run.workspace;
  const { checkpoint, dirtyBefore, summaryBefore, inheritedFrom, inheritedFiles } = start;
  const { head } = checkpoint;
  const text = tryReadRegular(join(root, plan.summaryPath));
  const isMoved = tree.head !== null && tree.head !== head;
  const isOnTop = isMoved && (await isAncestor(git, head, tree.head ?? ''));
  const differing = await changedSince(git, head, tree);
  // Put back, and seen by git: the plan's commit has them as they were.
  const seen = new Set(tree.changes.map(({ path }) => path));
  const undone = new Set(restored.files.filter((path) => seen.has(path)));
  const summary = inTree(prefix, plan.summaryPath);
  const inherited = inheritedFrom === null ? [] : await unchangedSince(git, inheritedFrom, inheritedFiles);
  const known = inheritedFiles.includes(summary) ? await textInTree(git, inheritedFrom ?? '', summary) : summaryBefore;
  const changed = differing.filter(
    (path) => !(dirtyBefore.has(path) || undone.has(path)) || attempt.declared.names(path),
  );
  return {
    base: head,
    changed,
    inherited: new Set(inherited),
    hollow: await hollowIn(changed, readable(textsOf(head, run.workspace), git.root)),
    wasBegun: await wasBegun(plan, head, run),
    isRewritten: isMoved && !isOnTop,
    commits: isOnTop ? await commitsSince(git, head) : [],
    after: tree,
    summary: text === null ? null : { text, isNew: text !== known },
    isWitnessed: attempt.agentRun.ranEveryTask === true,
    parts: await undeclaredParts(changed, textsOf(head, run.workspace), run),
  };
}

/** The same of files that are small enough to be compared. */
function readable({ before, after }: Texts, root: string): Texts {
  const isSmall = (path: string) => (statSync(join(root, path), { throwIfNoEntry: false })?.size ?? 0) <= mostBytes;
  return { before, after: async (path) => (isSmall(path) ? after(path) : null) };
}

const mostBytes = 1024 * 1024;

/** The texts of a file before and after the attempt. */
function textsOf(base: string, { git }: Workspace) {
  return {
    before: (path: string) => textInTree(git, base, path),
    after: async (path: string) => tryReadRegular(join(git.root, path)),
  };
}
