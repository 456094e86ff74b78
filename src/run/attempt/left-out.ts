import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { declaredPaths } from '../../judge/candidate/declared.ts';
import { conventional, isConventional, isSecretFile, isTemplateFile } from '../../judge/checks/promised-path.ts';
import { isUnchangedSince } from '../../system/git/tree.ts';
import type { StatusChange } from '../../system/git/work-tree-status.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import type { Attempt, Omitted } from './attempt-state.ts';

/** Separates changes that stay out of the commit: set-up files and secrets such as `.env`. */
export async function omitFiles(attempt: Attempt): Promise<Omitted> {
  const scan = attempt.tree ?? (await attempt.run.workspace.git.state());
  const tree = { ...scan, changes: [...scan.changes, ...(await findIgnoredTemplates(attempt))] };
  const setUpFiles = await findSetUpFiles(attempt);
  const isOmitted = ({ kind, path }: StatusChange) => {
    if (setUpFiles.has(path)) return true;
    if (kind !== 'untracked') return false;
    if (isSecretFile(path) || isConventional(path)) return true;
    return attempt.start.dirtyBefore.has(path) && !attempt.declared.names(path);
  };
  const changes = tree.changes.filter(isOmitted);
  const created = changes.filter(
    ({ kind, path }) => kind === 'untracked' && (isSecretFile(path) || isConventional(path)),
  );
  const excluded = [...new Set(created.map(({ path }) => getOmittedPart(path)))];
  const shownPaths = joinFirstFew(excluded);
  return {
    tree: { ...tree, changes: tree.changes.filter((change) => !isOmitted(change)) },
    changes,
    warnings:
      excluded.length === 0
        ? []
        : [`left ${shownPaths} out of the commit; add it to .gitignore to keep it out in every clone`],
  };
}

/** Finds templates such as `.env.example` that the plan names but a rule like `.env*` ignores. */
async function findIgnoredTemplates({ plan, run: { workspace } }: Attempt): Promise<StatusChange[]> {
  const { git, prefix } = workspace;
  const names = declaredPaths(plan, prefix).patterns.flatMap((pattern) => pattern.names ?? []);
  const isFile = (path: string) => lstatSync(join(git.root, path), { throwIfNoEntry: false })?.isFile() === true;
  const templates = names.filter((path) => isTemplateFile(path) && !isSecretFile(path) && isFile(path));
  const rules = await git.ignores.rulesFor(templates);
  return [...rules.keys()].map((path) => ({ path, kind: 'untracked', index: '?', worktree: '?', repository: false }));
}

/** Finds uncommitted files that the attempt didn't change: the set-up made them. */
async function findSetUpFiles({ start, run }: Attempt): Promise<ReadonlySet<string>> {
  const { git } = run.workspace;
  const { checkpoint, dirtyBefore } = start;
  if (checkpoint.work === null) return new Set();
  return new Set(await isUnchangedSince(git, checkpoint.work, [...dirtyBefore]));
}

function getOmittedPart(path: string): string {
  const parts = path.split('/');
  const at = parts.findIndex((part) => conventional.has(part));
  return at < 0 ? path : `${parts.slice(0, at + 1).join('/')}${at + 1 < parts.length ? '/' : ''}`;
}
