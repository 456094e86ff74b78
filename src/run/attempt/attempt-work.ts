import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Candidate } from '../../judge/candidate/candidate.ts';
import { toTreePath } from '../../judge/candidate/declared.ts';
import { makeCandidate } from '../../judge/candidate/make-candidate.ts';
import { findGitlinkProblem } from '../../judge/checks/commit-shape.ts';
import { listCommittable } from '../../record/documents/documents.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import { isAncestor, listCommitsSince, listTouchedPaths } from '../../system/git/history.ts';
import { hasChangedSince, isUnchangedSince, listFilesUnder } from '../../system/git/tree.ts';
import { judgedPart } from '../questions/question-state.ts';
import type { Attempt } from './attempt-state.ts';
import { omitFiles } from './left-out.ts';

export async function readWork(attempt: Attempt): Promise<null> {
  const { plan, run, start, standing, restored } = attempt;
  const remaining = await omitFiles(attempt);
  const { tree } = remaining;
  const { git } = run.workspace;
  const { checkpoint, dirtyBefore, earlier } = start;
  const startedWith = earlier?.salvage ?? null;
  const { head } = checkpoint;
  const isMoved = tree.head !== null && tree.head !== head;
  const isOnTop = isMoved && (await isAncestor(git, head, tree.head ?? ''));
  const differing = await hasChangedSince(git, head, tree);
  // Files that git lists as changed although they were restored.
  const observed = new Set(tree.changes.map(({ path }) => path));
  const undone = new Set(restored.files.filter((path) => observed.has(path)));
  const inherited = startedWith === null ? [] : await isUnchangedSince(git, startedWith.tree, startedWith.files);
  const commits = isOnTop ? await listCommitsSince(git, head) : [];
  const touched = commits.length > 1 ? await listTouchedPaths(git, head, tree.head ?? head) : [];
  const changed = differing.filter(
    (path) => !(dirtyBefore.has(path) || undone.has(path)) || attempt.declared.names(path),
  );
  attempt.work = {
    base: head,
    undone: touched.filter((path) => !differing.includes(path)),
    changed,
    inherited: new Set(inherited),
    isRewritten: isMoved && !isOnTop,
    commits,
    left: remaining,
    part: judgedPart(plan, standing, changed, run),
  };
  return null;
}

/** Builds the candidate from the tree that the attempt's commit will have, without files hidden from git. */
export async function makeAttemptCandidate(attempt: Attempt): Promise<Candidate> {
  const { plan, run, start, work } = attempt;
  const { git, root, prefix } = run.workspace;
  const { part } = work;
  const { tree } = work.left;
  const { changes } = tree;
  const head = tree.head ?? work.base;
  const nested = changes.flatMap(({ kind, path, repository }) => (kind === 'untracked' && repository ? [path] : []));
  const modules = nested.length === 0 ? null : tryReadRegular(join(git.root, '.gitmodules'));
  const files = listCommittable(
    changes.map(({ path }) => path).filter((path) => !nested.includes(path)),
    run,
  );
  const commit = await git.treeWith(head, files);
  // Documents count even if they are never committed.
  const promised = run.policy.commitDocs ? [] : part.work.plan.mustHaves.artifacts.map(({ path }) => path);
  const documents = [plan.summaryPath, ...promised.filter((path) => path.startsWith('.planning/'))]
    .map((path) => toTreePath(prefix, path))
    .filter((path) => !files.includes(path) && existsSync(join(git.root, path)));
  const committed = new Set(documents.length === 0 ? [] : await listFilesUnder(git, commit, documents));
  const uncommitted = documents.filter((path) => !committed.has(path));
  const text = tryReadRegular(join(root, plan.summaryPath));
  return makeCandidate(
    {
      origin: 'attempt',
      ...part.work,
      base: work.base,
      commit,
      tree: uncommitted.length === 0 ? commit : await git.treeWith(commit, uncommitted),
      own: work.changed,
      inherited: work.inherited,
      undone: work.undone,
      commits: work.commits,
      isSummaryNew: text !== start.summaryBefore,
      isWitnessed: attempt.agentRun.ranEveryTask === true && part.parts.every((planPart) => planPart.isWitnessed),
      problems: nested.map((path) => findGitlinkProblem(path.replace(/\/$/, ''), modules)),
    },
    run,
  );
}
