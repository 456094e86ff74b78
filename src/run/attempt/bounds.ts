import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { stateFile } from '../../record/log/state-file.ts';
import { hasOddBytes } from '../../system/files/path-bytes.ts';
import { isDotGit } from '../../system/git/bundle/inspection.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import { inspectWork } from '../room/inspected-work.ts';
import type { Attempt, AttemptWork } from './attempt-state.ts';
import { buildFailure, type ReportedFailure, readPausedWork } from './exchange.ts';

/** Rejects work whose agent paused, was cut off, or broke the limits of every commit. */
export function rejectBadEnding(attempt: Attempt): ReportedFailure | null {
  const { plan, run, start, standing, work } = attempt;
  const { prefix } = run.workspace;
  const { changed, inherited } = work;
  if (attempt.untaken !== null) return buildFailure('scope_violation', attempt.untaken);
  const violation = findScopeViolation(attempt, work);
  const ownChanges = changed.filter((path) => !inherited.has(path));
  const paused = standing.stop === null ? readPausedWork(ownChanges, run.workspace) : [];
  if (paused.length > 0)
    return buildFailure('context_exhausted', `the agent paused its work: ${joinFirstFew(paused, 5, '; ')}`);
  if (violation !== null) return buildFailure('scope_violation', violation);
  if (!start.isEndSeen && !changed.includes(`${prefix}${plan.summaryPath}`))
    return buildFailure(
      'interrupted',
      `the run died during this attempt, and its agent left no ${plan.summaryPath} that says it had finished`,
    );
  return null;
}

/** Rejects judged work if any of its commits has content that no commit may have; workers check the same. */
export async function rejectBadCommits({ plan, run, work, judged }: Attempt): Promise<ReportedFailure | null> {
  const { base, left } = work;
  const range = { base, commit: left.tree.head ?? base, tree: judged.candidate.commit };
  const { refused } = await inspectWork(range, plan.id, run);
  return refused === null ? null : buildFailure('scope_violation', refused);
}

/** Describes a violation that no plan may commit, such as rewritten history; null if there is none. */
function findScopeViolation({ run }: Attempt, { changed, isRewritten }: AttemptWork): string | null {
  if (isRewritten) return 'it rewrote or dropped earlier commits';
  const undecodable = changed.find(hasOddBytes);
  if (undecodable !== undefined)
    return `the name of ${JSON.stringify(undecodable)} is not UTF-8, so the file could not be committed`;
  const invalidName = changed.find((path) => path.split('/').some(isDotGit));
  if (invalidName !== undefined)
    return `git refuses the name of ${JSON.stringify(invalidName)}, so the file could not be committed`;
  // Git ignores this file, so the agent must have forced it; once committed, it would make every later run's tree
  // dirty.
  if (changed.includes(`${run.workspace.prefix}${stateFile}`))
    return `it committed ${stateFile}, which must not be committed`;
  return null;
}

/** True if `.planning` and the phase are real folders in this tree, not links out of it. */
export function areDocumentsReal(run: PhaseContext): boolean {
  const folders = run.phase.dir
    .split('/')
    .map((_, at, parts) => join(run.workspace.root, parts.slice(0, at + 1).join('/')));
  return folders.every((folder) => lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === true);
}
