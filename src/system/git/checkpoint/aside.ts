import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Git } from '../git.ts';

/** Where a rollback moves what no git tree can keep. */
export function asideOf(git: Git, tag: string): string {
  return join(git.commonDir, 'phase-executor', 'aside', tag);
}

/** Folders of things moved aside, `checkpoint/{phase}-{plan}/{timestamp}` below their common one. */
export function asidesOlderThan(git: Git, olderThan: Date): string[] {
  const common = asideOf(git, 'checkpoint');
  if (!existsSync(common)) return [];
  const labels = readdirSync(common).map((label) => join(common, label));
  const folders = labels.flatMap((label) => readdirSync(label).map((name) => join(label, name)));
  return folders.filter((folder) => statSync(folder).mtime < olderThan);
}

export function freeName(path: string): string {
  let free = path;
  for (let count = 2; existsSync(free); count += 1) free = `${path}-${count}`;
  return free;
}
