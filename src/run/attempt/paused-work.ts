import { join } from 'node:path';
import { readFrontmatter } from '../../plan/phase/frontmatter.ts';
import { text as scalar } from '../../plan/phase/must-haves.ts';
import { remainingIn } from '../../signal/handoff-remaining.ts';
import { readForeign } from '../../system/files/foreign-file.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';

/**
 * What is left by the files into which GSD has an executor write when work is paused: `.planning/HANDOFF.json`, and
 * `.continue-here.md`, which goes away when somebody goes on. `changed` are the paths of this attempt, as git names them.
 */
export function pausedWork(
  changed: readonly string[],
  { git, prefix }: Pick<Workspace, 'git' | 'prefix'>,
): readonly string[] {
  return changed
    .filter((path) => path.startsWith(`${prefix}.planning/`) && /\/(?:HANDOFF\.json|\.continue-here\.md)$/.test(path))
    .flatMap((path) => {
      const left = leftBy(join(git.root, path));
      return left.map((each) => `${path.slice(prefix.length)}: ${each}`);
    });
}

function leftBy(path: string): string[] {
  try {
    const text = readForeign(path, mostBytes);
    if (text === null) return [];
    return remainingIn(path.endsWith('.json') ? text : JSON.stringify(continued(text)));
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Nobody writes it for work that is done, unless it says so. */
function continued(text: string): Record<string, unknown> {
  const { values } = readFrontmatter(text);
  const value = (key: string) => scalar(values.get(key));
  return { status: value('status') || 'paused', tasks_completed: value('task'), tasks_total: value('total_tasks') };
}

const mostBytes = 64 * 1024;
