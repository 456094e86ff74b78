import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PhaseContext } from '../../record/documents/phase-context.ts';

/** The tree of a commit, with the planning documents of the checkout where no commit has them. */
export async function treeWithDocuments(
  commit: string,
  { workspace, policy }: Pick<PhaseContext, 'workspace' | 'policy'>,
): Promise<string> {
  const { git, prefix, project } = workspace;
  const hasDocuments = (await git.objects.find(`${commit}:${prefix}.planning`)).kind === 'tree';
  if (policy.commitDocs && hasDocuments) return commit;
  const entries = readdirSync(join(project, '.planning'), { withFileTypes: true, recursive: true });
  const files = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
  return git.treeWith(
    commit,
    files.map((file) => relative(git.root, file)),
  );
}
