import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { declaredPaths } from '../../judge/candidate/declared.ts';
import { conventional, isConventional, isSecretFile, isTemplateFile } from '../../judge/checks/promised-path.ts';
import { unchangedSince } from '../../system/git/tree.ts';
import type { StatusChange } from '../../system/git/work-tree-status.ts';
import { firstFew } from '../../system/text/text.ts';
import type { Attempt, Omitted } from './attempt-state.ts';

/**
 * Splits off what the commit leaves out: files of the set-up, and what no commit should contain, such as a `.env`.
 */
export async function leaveOut(attempt: Attempt): Promise<Omitted> {
  const scan = attempt.tree ?? (await attempt.run.workspace.git.state());
  const tree = { ...scan, changes: [...scan.changes, ...(await ignoredTemplates(attempt))] };
  const notOurs = await foundBefore(attempt);
  const isLeft = ({ kind, path }: StatusChange) => {
    if (notOurs.has(path)) return true;
    if (kind !== 'untracked') return false;
    if (isSecretFile(path) || isConventional(path)) return true;
    return attempt.start.dirtyBefore.has(path) && !attempt.declared.names(path);
  };
  const changes = tree.changes.filter(isLeft);
  const created = changes.filter(
    ({ kind, path }) => kind === 'untracked' && (isSecretFile(path) || isConventional(path)),
  );
  const excluded = [...new Set(created.map(({ path }) => omittedPart(path)))];
  const named = firstFew(excluded);
  return {
    tree: { ...tree, changes: tree.changes.filter((change) => !isLeft(change)) },
    changes,
    warnings:
      excluded.length === 0
        ? []
        : [`left ${named} out of the commit; add it to .gitignore to keep it out in every clone`],
  };
}

/**
 * Templates such as `.env.example` that the plan names and git ignores, in most projects by a rule for `.env*`: a person would
 * commit them with `git add --force`. What holds the secrets itself is never among them.
 */
async function ignoredTemplates({ plan, run: { workspace } }: Attempt): Promise<StatusChange[]> {
  const { git, prefix } = workspace;
  const names = declaredPaths(plan, prefix).patterns.flatMap((pattern) => pattern.names ?? []);
  const isFile = (path: string) => lstatSync(join(git.root, path), { throwIfNoEntry: false })?.isFile() === true;
  const templates = names.filter((path) => isTemplateFile(path) && !isSecretFile(path) && isFile(path));
  const rules = await git.ignores.rulesFor(templates);
  return [...rules.keys()].map((path) => ({ path, kind: 'untracked', index: '?', worktree: '?', repository: false }));
}

/**
 * Unchanged files from before the attempt in its room: made by the set-up, they
 * are not work of this plan, whether or not the plan names them.
 */
async function foundBefore({ start, run }: Attempt): Promise<ReadonlySet<string>> {
  const { git } = run.workspace;
  const { checkpoint, dirtyBefore } = start;
  if (checkpoint.work === null) return new Set();
  return new Set(await unchangedSince(git, checkpoint.work, [...dirtyBefore]));
}

/** The part of a path that stays out of the commit: the folder that tools make, or the file itself. */
function omittedPart(path: string): string {
  const parts = path.split('/');
  const at = parts.findIndex((part) => conventional.has(part));
  return at < 0 ? path : `${parts.slice(0, at + 1).join('/')}${at + 1 < parts.length ? '/' : ''}`;
}
