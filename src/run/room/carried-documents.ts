import { cpSync, existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../system/files/atomic-file.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import { filesUnder } from '../../system/git/tree.ts';

/**
 * Copies planning documents that no commit has from the checkout into a room: all of them where documents are never committed,
 * else those that the room lacks. True where there were any.
 */
export function bringDocuments({ root, project }: Workspace, commitDocs: boolean): boolean {
  const brought = documentsIn(project).filter((path) => {
    const there = contentOf(root, path);
    return there === null || (!commitDocs && !there.equals(contentOf(project, path) ?? there));
  });
  for (const path of brought) cpSync(join(project, path), join(root, path));
  return brought.length > 0;
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
  const left: string[] = [];
  for (const path of documentsIn(root)) {
    const now = committed.has(`${prefix}${path}`) ? null : contentOf(root, path);
    if (now === null || contentOf(project, path)?.equals(now)) continue;
    if (isOthers(`${prefix}${path}`)) left.push(path);
    else replaceFile(join(project, path), now.toString('utf8'));
  }
  return left;
}

/** Regular files of `.planning`, below the project. */
function documentsIn(project: string): string[] {
  const folder = join(project, '.planning');
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries.flatMap((entry) =>
    entry.isFile() && entry.name !== '.orchestrator-state.json'
      ? [join(entry.parentPath, entry.name).slice(project.length + 1)]
      : [],
  );
}

function contentOf(project: string, path: string): Buffer | null {
  const file = join(project, path);
  return existsSync(file) && lstatSync(file).isFile() ? readFileSync(file) : null;
}
