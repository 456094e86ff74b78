import { askingForTests, isProductCode } from '../../plan/claims/runner-markers.ts';
import { isTestFile } from '../../plan/phase/test-file.ts';
import { changedBetween } from '../../system/git/tree.ts';
import { firstFew } from '../../system/text/text.ts';
import { type OwnTest, ownTests } from '../checks/own-tests.ts';
import { readFileChanges } from '../checks/test-integrity.ts';
import { testsBefore } from './base-tests.ts';
import type { CleanCheckout } from './clean-copy/clean-checkout.ts';
import type { GateContext } from './judge-environment.ts';
import { explainMissingPass, passedSince } from './own-results.ts';
import type { TestedRun } from './tests/red-apart.ts';

export interface PhaseTest extends Pick<OwnTest, 'path' | 'name'> {
  /** Reason that it proves nothing, for the end of a sentence; null where it ran, passed and can fail. */
  readonly idle: string | null;
}

/** More changed files of tests are not read one by one: the first ones speak for all. */
const maxFiles = 400;
export const maxPhaseTests = 2_000;

/** Tests that the phase added or changed; those in files of `indifferent` pass where every new function fails. */
export async function phaseTests(
  tested: TestedRun,
  indifferent: readonly string[],
  { commit }: CleanCheckout,
  run: GateContext,
): Promise<readonly PhaseTest[]> {
  const { git, prefix } = run.workspace;
  const { startCommit } = run.found;
  const all = await changedBetween(git, startCommit, commit);
  const changed = all.filter((path) => !path.startsWith(`${prefix}.planning/`));
  const files = changed.filter((path) => isTestFile(path) || path.endsWith('.rs'));
  const changes = await readFileChanges(files.slice(0, maxFiles), startCommit, commit, git);
  const own = (await ownTests(changes)).slice(0, maxPhaseTests);
  if (own.length === 0) return [];
  const product = changed.filter(isProductCode).slice(0, maxFiles);
  const code = await readFileChanges(product, startCommit, commit, git);
  const asking = askingForTests(code);
  const before = run.policy.comparesTests ? await testsBefore(startCommit, run) : null;
  const grown = before === null || 'problem' in before ? null : passedSince(before.verdict, tested.verdict);
  return own.map((test) => {
    const asksNothing = indifferent.includes(test.path) ? 'it passes where each new or changed function fails' : null;
    const unused = test.idle ?? explainMissingPass(test, tested, grown) ?? asksNothing ?? asking;
    return { path: test.path, name: test.name.slice(0, 300), idle: unused };
  });
}

export function testsOfPlan(tests: readonly PhaseTest[], changed: readonly string[]) {
  const files = new Set(changed);
  const own = tests.filter(({ path }) => files.has(path));
  const unused = own.filter((test) => test.idle !== null);
  const reported = unused.map(
    ({ path, name, idle: reason }) => `${path}${name === '' ? '' : ` "${name}"`} (${reason})`,
  );
  const isProof = own.length > unused.length;
  return {
    count: own.length - unused.length,
    warnings: isProof || own.length === 0 ? [] : [`no test of its own proves anything: ${firstFew(reported, 3)}`],
  };
}
