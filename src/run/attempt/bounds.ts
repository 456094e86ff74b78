import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { stateFile } from '../../record/log/state-file.ts';
import { hasOddBytes } from '../../system/files/path-bytes.ts';
import { isDotGit } from '../../system/git/bundle/inspection.ts';
import { firstFew } from '../../system/text/text.ts';
import { inspectWork } from '../room/inspected-work.ts';
import type { Attempt, AttemptWork } from './attempt-state.ts';
import { buildFailure, pausedWork, type SaidFailure } from './exchange.ts';

/** Refuses work for how its attempt ended, before it is judged: it was paused, cut off, or left its branch. */
export function refuseEnd(attempt: Attempt): SaidFailure | null {
  const { plan, run, start, standing, work } = attempt;
  const { prefix } = run.workspace;
  const { changed, inherited } = work;
  if (attempt.untaken !== null) return buildFailure('scope_violation', attempt.untaken);
  const violation = scopeViolation(attempt, work);
  const own = changed.filter((path) => !inherited.has(path));
  const paused = standing.stop === null ? pausedWork(own, run.workspace) : [];
  if (paused.length > 0)
    return buildFailure('context_exhausted', `the agent paused its work: ${firstFew(paused, 5, '; ')}`);
  if (violation !== null) return buildFailure('scope_violation', violation);
  if (!start.isEndSeen && !changed.includes(`${prefix}${plan.summaryPath}`))
    return buildFailure(
      'interrupted',
      `the run died during this attempt, and its agent left no ${plan.summaryPath} that says it had finished`,
    );
  return null;
}

/** Refuses work that passed for what no commit may bring, in any of its commits: those of a worker pass the same limits. */
export async function refuseCommits({ plan, run, work, judged }: Attempt): Promise<SaidFailure | null> {
  const { base, left } = work;
  const range = { base, commit: left.tree.head ?? base, tree: judged.candidate.commit };
  const { refused } = await inspectWork(range, plan.id, run);
  return refused === null ? null : buildFailure('scope_violation', refused);
}

/**
 * Names what no plan may do, or null: rewrite history, add files that no commit can have, or the orchestrator's state. However
 * good the work is, it then does not count.
 */
function scopeViolation({ run }: Attempt, { changed, isRewritten }: AttemptWork): string | null {
  if (isRewritten) return 'it rewrote or dropped earlier commits';
  const unreadable = changed.find(hasOddBytes);
  if (unreadable !== undefined)
    return `the name of ${JSON.stringify(unreadable)} is not UTF-8, so the file could not be committed`;
  const unnamed = changed.find((path) => path.split('/').some(isDotGit));
  if (unnamed !== undefined)
    return `git refuses the name of ${JSON.stringify(unnamed)}, so the file could not be committed`;
  // Git is kept from seeing it, so this took force; from then on every run would make the tree dirty.
  if (changed.includes(`${run.workspace.prefix}${stateFile}`))
    return `it committed ${stateFile}, which must not be committed`;
  return null;
}

/** True where `.planning` and the phase are folders of this tree, not links out of it. */
export function documentsAreOurs(run: PhaseContext): boolean {
  const folders = run.phase.dir
    .split('/')
    .map((_, at, parts) => join(run.workspace.root, parts.slice(0, at + 1).join('/')));
  return folders.every((folder) => lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true);
}
