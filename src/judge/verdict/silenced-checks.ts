import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { changedBetween } from '../../system/git/tree.ts';
import type { CleanCheckout } from '../clean-copy/clean-checkout.ts';
import { hasSuppressions, isLintConfig, lintConfigWarnings, suppressionWarning } from '../integrity/suppressions.ts';
import { decided, type Finding } from '../rules/finding.ts';
import { failed } from './check-answer.ts';
import { declaredBy, textsOf } from './test-integrity.ts';

const looksFor = 'which decides what linters and type checkers look for, and no plan declares it';

/** More changed files than these are not read: the first ones speak for all. */
const mostFiles = 400;

/** Finds where the phase switched linters, type checkers or coverage off in many lines, or changed what they look for. */
export async function silencedChecks({ commit }: CleanCheckout, run: PhaseContext): Promise<Finding[]> {
  const { git } = run.workspace;
  const { startCommit } = run.found;
  if (commit === startCommit) return [];
  const changed = await changedBetween(git, startCommit, commit);
  const read = (paths: readonly string[]) => textsOf(paths.slice(0, mostFiles), startCommit, commit, git);
  const silenced = suppressionWarning(await read(changed.filter(hasSuppressions)));
  const rules = lintConfigWarnings(await read(changed.filter(isLintConfig)), declaredBy(run));
  const found = [
    ...failed('settings/silenced', '', silenced === null ? [] : [silenced]).findings,
    ...rules.flatMap(({ path, was }) => failed('settings/lint-config', path, [`was ${was}, ${looksFor}`]).findings),
  ];
  return decided(found, run.policy);
}
