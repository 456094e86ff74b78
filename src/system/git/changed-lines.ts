import type { Git } from './git.ts';

/** The lines of files, from 1 on, that differ from those of another commit. A path without such lines is missing. */
export async function changedLines(
  git: Git,
  from: string,
  to: string,
  paths: readonly string[],
): Promise<Map<string, ReadonlySet<number>>> {
  const result = new Map<string, ReadonlySet<number>>();
  for (const path of paths) {
    const flags = ['--no-ext-diff', '--no-textconv', '--no-renames', '--no-color', '--unified=0'];
    const text = await git.read(['--literal-pathspecs', 'diff-tree', '-r', '-p', ...flags, from, to, '--', path]);
    const lines = new Set<number>();
    for (const [, first = '0', count = '1'] of text.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm))
      for (let at = 0; at < Number(count); at += 1) lines.add(Number(first) + at);
    if (lines.size > 0) result.set(path, lines);
  }
  return result;
}
