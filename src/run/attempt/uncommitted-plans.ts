import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isPlanDocument } from '../../plan/phase/plan-file.ts';
import { replaceFile, tryReadRegular } from '../../system/files/atomic-file.ts';
import { firstFew } from '../../system/text/text.ts';
import type { RunContext } from '../context/run-context.ts';
import type { Ending } from './attempt-signal.ts';
import type { Attempt } from './attempt-state.ts';
import { failure } from './exchange.ts';
import { changeWarning } from './restore-tree.ts';

/** Texts of the plans and of the settings of `.planning`, by path, where no commit has them; else empty. */
export function readUncommittedPlans({ policy, workspace }: Pick<RunContext, 'policy' | 'workspace'>) {
  return policy.commitDocs ? new Map<string, string | null>() : plansBelow(workspace.root);
}

function plansBelow(root: string): Map<string, string | null> {
  const entries = readdirSync(join(root, '.planning'), { withFileTypes: true, recursive: true });
  const paths = entries.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  const plans = paths.filter((path) => isPlanDocument(path) || path === '.planning/config.json');
  return new Map(plans.map((path) => [path, tryReadRegular(join(root, path))]));
}

/**
 * Puts back plans that git does not see, by which later work is judged, and moves new ones to the logs: a run would carry
 * them out. Returns an ending where there are new ones, else null.
 */
export function restoreUncommittedPlans(attempt: Attempt): Ending | null {
  const { plan, number, run, stamp, start } = attempt;
  if (run.policy.commitDocs) return null;
  const { root } = run.workspace;
  const now = plansBelow(root);
  const changed = [...start.plansBefore].flatMap(([path, before]) => {
    const after = now.get(path) ?? null;
    if (before === null || after === before) return [];
    replaceFile(join(root, path), before);
    attempt.warnings.add(changeWarning(path, before, after));
    return [path];
  });
  if (changed.length > 0) run.services.ledger.append('set_back', { ...stamp, files: changed });
  const added = [...now.keys()].filter((path) => !start.plansBefore.has(path));
  if (added.length === 0) return null;
  const folder = join(dirname(run.services.ledger.logFile(plan.id, number)), 'added-plans');
  mkdirSync(folder, { recursive: true });
  for (const path of added) renameSync(join(root, path), join(folder, basename(path)));
  return failure(
    'scope_violation',
    `it added ${firstFew(added)}, which a run would carry out as a plan; it lies in ${folder} now, so that a person can decide`,
  );
}
