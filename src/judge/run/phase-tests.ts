import { askingForTests, isProductCode } from '../../plan/claims/runner-markers.ts';
import { isTestFile } from '../../plan/phase/test-file.ts';
import { listChangedPaths } from '../../system/git/tree.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import { findOwnTests, type OwnTest } from '../checks/own-tests.ts';
import { readFileChanges } from '../checks/test-integrity.ts';
import { getTestsBefore } from './base-tests.ts';
import type { CleanCheckout } from './clean-copy/clean-checkout.ts';
import type { GateContext } from './judge-environment.ts';
import { countNewPasses, explainMissingPass } from './own-results.ts';
import type { TestedRun } from './tests/red-apart.ts';

export interface PhaseTest extends Pick<OwnTest, 'path' | 'name'> {
  /** Why it proves nothing, phrased for the end of a sentence, or null. */
  readonly idle: string | null;
}

const maxFiles = 400;
export const maxPhaseTests = 2_000;

export async function findPhaseTests(
  tested: TestedRun,
  indifferent: readonly string[],
  { commit }: CleanCheckout,
  run: GateContext,
): Promise<readonly PhaseTest[]> {
  const { git, prefix } = run.workspace;
  const { startCommit } = run.found;
  const changedPaths = await listChangedPaths(git, startCommit, commit);
  const changed = changedPaths.filter((path) => !path.startsWith(`${prefix}.planning/`));
  const files = changed.filter((path) => isTestFile(path) || path.endsWith('.rs'));
  const changes = await readFileChanges(files.slice(0, maxFiles), startCommit, commit, git);
  const newTests = (await findOwnTests(changes)).slice(0, maxPhaseTests);
  if (newTests.length === 0) return [];
  const product = changed.filter(isProductCode).slice(0, maxFiles);
  const code = await readFileChanges(product, startCommit, commit, git);
  const codeReason = askingForTests(code);
  const before = run.policy.comparesTests ? await getTestsBefore(startCommit, run) : null;
  const newPasses = before === null || 'problem' in before ? null : countNewPasses(before.verdict, tested.verdict);
  return newTests.map((test) => {
    const idleReason = indifferent.includes(test.path) ? 'it passes where each new or changed function fails' : null;
    const idle = test.idle ?? explainMissingPass(test, tested, newPasses) ?? idleReason ?? codeReason;
    return { path: test.path, name: test.name.slice(0, 300), idle };
  });
}

export function selectPlanTests(tests: readonly PhaseTest[], changed: readonly string[]) {
  const files = new Set(changed);
  const planTests = tests.filter(({ path }) => files.has(path));
  const idleTests = planTests.filter((test) => test.idle !== null);
  const descriptions = idleTests.map(
    ({ path, name, idle: reason }) => `${path}${name === '' ? '' : ` "${name}"`} (${reason})`,
  );
  const isProof = planTests.length > idleTests.length;
  return {
    count: planTests.length - idleTests.length,
    warnings:
      isProof || planTests.length === 0 ? [] : [`no test of its own proves anything: ${joinFirstFew(descriptions, 3)}`],
  };
}
