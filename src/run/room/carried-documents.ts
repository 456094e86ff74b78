import { cpSync, existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trackingFiles } from '../../record/log/tracking-files.ts';
import { replaceFile } from '../../system/files/atomic-file.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import { listFilesUnder } from '../../system/git/tree.ts';

/**
 * Copies uncommitted planning documents from the checkout into a room. Committed orchestrator files are left as they
 * are, because an agent that runs `git add -A` would commit the newer ones. Returns true if any were copied.
 */
export function bringDocuments({ root, project }: Workspace, commitDocs: boolean): boolean {
  const incoming = listDocuments(project).filter((path) => {
    const existing = readContent(root, path);
    if (existing === null) return true;
    return (
      !commitDocs &&
      !trackingFiles.some((file) => file === path) &&
      !existing.equals(readContent(project, path) ?? existing)
    );
  });
  for (const path of incoming) cpSync(join(project, path), join(root, path));
  return incoming.length > 0;
}

/**
 * Copies documents that the attempt wrote but didn't commit back to the checkout. `commit` is null if documents are
 * never committed. Documents of other plans stay in the room and are returned: a changed or new plan would be executed.
 */
export async function takeDocumentsBack(
  { root, project, prefix, git }: Workspace,
  commit: string | null,
  isOthers: (path: string) => boolean,
): Promise<string[]> {
  const committed = new Set(commit === null ? [] : await listFilesUnder(git, commit, [`${prefix}.planning`]));
  const skipped: string[] = [];
  for (const path of listDocuments(root)) {
    const content = committed.has(`${prefix}${path}`) ? null : readContent(root, path);
    if (content === null || readContent(project, path)?.equals(content)) continue;
    if (isOthers(`${prefix}${path}`)) skipped.push(path);
    else replaceFile(join(project, path), content.toString('utf8'));
  }
  return skipped;
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
