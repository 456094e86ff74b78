import { cpSync, existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trackingFiles } from '../../record/log/tracking-files.ts';
import { replaceFile } from '../../system/files/atomic-file.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import { filesUnder } from '../../system/git/tree.ts';

/**
 * Copies planning documents that no commit has from the checkout into a room: all of them where documents are never committed,
 * else those that the room lacks. One that the orchestrator writes and a commit has stays as the commit has it: an agent that
 * adds all files would commit ours. True where there were any.
 */
export function bringDocuments({ root, project }: Workspace, commitDocs: boolean): boolean {
  const incoming = listDocuments(project).filter((path) => {
    const there = readContent(root, path);
    if (there === null) return true;
    return (
      !commitDocs && !trackingFiles.some((file) => file === path) && !there.equals(readContent(project, path) ?? there)
    );
  });
  for (const path of incoming) cpSync(join(project, path), join(root, path));
  return incoming.length > 0;
}

/**
 * Copies documents that an attempt wrote, and its commit does not have (null where no commit has any), into the checkout. Those of others stay behind with the
 * room: a plan that no commit has could be rewritten, and a new one would be carried out. Returns these.
 */
export async function takeDocumentsBack(
  { root, project, prefix, git }: Workspace,
  commit: string | null,
  isOthers: (path: string) => boolean,
): Promise<string[]> {
  const committed = new Set(commit === null ? [] : await filesUnder(git, commit, [`${prefix}.planning`]));
  const remaining: string[] = [];
  for (const path of listDocuments(root)) {
    const now = committed.has(`${prefix}${path}`) ? null : readContent(root, path);
    if (now === null || readContent(project, path)?.equals(now)) continue;
    if (isOthers(`${prefix}${path}`)) remaining.push(path);
    else replaceFile(join(project, path), now.toString('utf8'));
  }
  return remaining;
}

function listDocuments(project: string): string[] {
  const folder = join(project, '.planning');
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries.flatMap((entry) =>
    entry.isFile() && entry.name !== '.orchestrator-state.json'
      ? [join(entry.parentPath, entry.name).slice(project.length + 1)]
      : [],
  );
}

function readContent(project: string, path: string): Buffer | null {
  const file = join(project, path);
  return existsSync(file) && lstatSync(file).isFile() ? readFileSync(file) : null;
}
