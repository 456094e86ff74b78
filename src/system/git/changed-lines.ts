import type { Git } from './git.ts';

/** Returns the changed lines (1-based) of each path in `to`. Paths without changed lines are missing. */
export async function listChangedLines(
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
    for (const [, start = '0', count = '1'] of text.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm))
      for (let at = 0; at < Number(count); at += 1) lines.add(Number(start) + at);
    if (lines.size > 0) result.set(path, lines);
  }
  return result;
}
