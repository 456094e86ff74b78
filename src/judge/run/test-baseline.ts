import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTestFile, isTestMaterial } from '../../plan/phase/test-file.ts';
import { listDifferences } from '../../system/git/tree.ts';
import { formatCount, joinFirstFew } from '../../system/text/text.ts';
import { isBareChange } from '../candidate/change-plan.ts';
import { declaredBy } from '../checks/test-integrity.ts';
import { getTestsBefore } from './base-tests.ts';
import { getTimeLimit, inPreparedCheckout, runSideTests } from './checkout-programs.ts';
import type { CleanCheckout } from './clean-copy/clean-checkout.ts';
import type { NamedTest } from './console/named-test.ts';
import type { GateContext } from './judge-environment.ts';
import { isMutable, makeFunctionsFail } from './mutants/hollow-code.ts';
import { runOldTests } from './old-tests.ts';
import { countNewPasses } from './own-results.ts';
import { listPlanChanges } from './plan-changes.ts';
import { findDeclaringFiles } from './test-origin.ts';
import { compareWithBaseline, judgeProof, type ProofOfRed } from './tests/baseline.ts';
import { findLostTests, testLabel } from './tests/lost-tests.ts';
import type { TestedRun } from './tests/red-apart.ts';
import type { TestVerdict } from './tests/verdict.ts';

export interface BaseComparison {
  readonly weakened: string[];
  readonly broken: string[];
  readonly warnings: string[];
  /** Null with `prove: off` or if the phase changed no test. */
  proof: PhaseProof | null;
  readonly idle: string[];
}

export interface PhaseProof extends ProofOfRed {
  readonly plans: readonly string[];
}

/** Compares tests with the base, runs old tests unchanged and, with `prove`, runs new tests without the work. */
export async function compareWithBase(
  tests: TestVerdict,
  tested: readonly TestedRun[],
  checkout: CleanCheckout,
  run: GateContext,
): Promise<BaseComparison> {
  const { startCommit } = run.found;
  const { git, prefix } = run.workspace;
  const { prove, comparesTests } = run.policy;
  const comparison: BaseComparison = { weakened: [], broken: [], warnings: [], proof: null, idle: [] };
  const { changed, fresh } = await listDifferences(git, startCommit, checkout.commit);
  const files = [...changed, ...fresh].filter((path) => !path.startsWith(`${prefix}.planning/`));
  const lastRun = tested.at(-1);
  if (files.length === 0 || lastRun === undefined) return comparison;
  const currentRun = { ...lastRun, verdict: tests };
  const earlier = comparesTests ? await getTestsBefore(startCommit, run) : null;
  const before = earlier === null || 'problem' in earlier ? null : earlier;
  if (earlier !== null && 'problem' in earlier)
    comparison.warnings.push(`the tests were not compared: ${earlier.problem}`);
  if (before !== null)
    await compareTests(before, currentRun, { files, head: checkout.commit, results: comparison }, run);
  if (comparison.weakened.length > 0) return comparison;
  await runOldTests({ before, tested }, comparison, checkout, run);
  if (prove === 'off' || !files.some(isTestFile)) return comparison;
  const proof = await inPreparedCheckout(startCommit, run, (base) =>
    proveTests(files, { base, checkout, before, tested: currentRun }, comparison, run),
  );
  if (!('problem' in proof)) return { ...comparison, proof };
  const sentence = `the tests were not run without the work: ${proof.problem}`;
  comparison.warnings.push(sentence);
  return { ...comparison, proof: { proven: false, sentence, plans: [] } };
}

async function compareTests(
  before: TestedRun,
  now: TestedRun,
  { files, head, results }: { files: readonly string[]; head: string; results: BaseComparison },
  run: GateContext,
): Promise<void> {
  const { weakened, warnings } = compareWithBaseline(before.verdict, now.verdict);
  const isDeclared = declaredBy(run);
  // A plan that changes tests may end up with fewer; the signal reports it.
  const testMaterial = files.filter(isTestMaterial);
  const wasPlanned = testMaterial.length > 0 && testMaterial.every(isDeclared);
  // Without a plan that asks for it, losing tests is only a question.
  const objections = isBareChange(run) ? results.broken : results.weakened;
  const report = (closes: boolean, sentences: readonly string[]) => {
    for (const sentence of sentences) (closes ? objections : results.warnings).push(sentence);
  };
  report(false, warnings);
  const isByName = before.named.isComplete && now.named.isComplete && before.verdict.runner === now.verdict.runner;
  if (!isByName) return report(!wasPlanned, weakened);
  const hasFallen = weakened.some((sentence) => /^\d+ tests? (?:was|were) /.test(sentence));
  const lost = findLostTests(before.named.tests, now.named.tests);
  if (lost.length === 0) return;
  const declaringPaths = await findDeclaringFiles(lost, head, run);
  const sentence = (tests: readonly NamedTest[]) =>
    `${formatCount(tests.length, 'test')} of the base ${tests.length === 1 ? 'does' : 'do'} not run any more: ${joinFirstFew(tests.map(testLabel))}`;
  // A computed test name means nothing if neither the test files nor the number of tests changed.
  const isObjection = (at: number) => {
    const declaredIn = declaringPaths[at] ?? [];
    return declaredIn.length > 0
      ? !declaredIn.every(isDeclared)
      : !wasPlanned && (hasFallen || testMaterial.length > 0);
  };
  const undeclared = lost.filter((_, at) => isObjection(at));
  // The old tests run again anyway, which covers renamed ones.
  if (undeclared.length === 0 || (isBareChange(run) && !hasFallen)) return report(false, [sentence(lost)]);
  const remedy = isBareChange(run)
    ? ''
    : '; bring them back, or name their files in files_modified of the plan that is to change them';
  report(true, [...weakened, `${sentence(undeclared)}${remedy}`]);
}

interface ProofRuns {
  readonly before: TestedRun | null;
  readonly tested: TestedRun;
}

/** Runs the phase's tests with new functions failing on the base, then with all changed functions failing on the result. */
async function proveTests(
  files: readonly string[],
  { base, checkout, before, tested }: Record<'base' | 'checkout', CleanCheckout> & ProofRuns,
  comparison: BaseComparison,
  run: GateContext,
): Promise<PhaseProof> {
  const testFiles = files.filter(isTestMaterial);
  const { hollow, changed, isChanged } = await findHollowChanges(files, createReader(checkout), createReader(base));
  const failingCode = new Map([...hollow, ...changed]);
  const newTestFiles = new Set(testFiles.filter((path) => isTestFile(path) && !isPlainFile(join(base.top, path))));
  let time = 300;
  const testsOn = async (chosen: readonly string[], code: ReadonlyMap<string, string>) => {
    time += 1;
    await base.reset();
    for (const path of chosen.filter((each) => isPlainFile(join(checkout.top, each))))
      base.write(path, readFileSync(join(checkout.top, path)));
    for (const [path, text] of code) base.write(path, text);
    const testOptions = { what: 'proof', time, log: 'tests-red', timeoutMs: getTimeLimit(tested) } as const;
    return (await runSideTests(testOptions, base, run)).verdict;
  };
  const tryProof = async (chosen: readonly string[]): Promise<ProofOfRed & { isIdle?: boolean }> => {
    const changedFiles = [...files.filter((path) => !isTestMaterial(path)), ...chosen];
    const isIdleOn = async (code: ReadonlyMap<string, string>) =>
      (await testsOn(changedFiles, code)).verdict === 'pass';
    const onBase = await testsOn(chosen, hollow);
    const hasNewTests =
      chosen.some((path) => newTestFiles.has(path)) && (getPassedGrowth(before, tested.verdict) ?? 0) > 0;
    if (onBase.verdict === 'pass' && hasNewTests && getPassedGrowth(before, onBase) === 0) return notRunProof;
    const proof = judgeProof(onBase, tested.verdict, [...hollow.keys()]);
    if (failingCode.size === 0) return proof;
    if (!proof.proven)
      return { ...proof, isIdle: onBase.verdict === 'pass' && (!isChanged || (await isIdleOn(failingCode))) };
    if (!isChanged) return proof;
    const onHollowResult = await testsOn(changedFiles, failingCode);
    return onHollowResult.verdict === 'pass'
      ? { ...judgeProof(onHollowResult, tested.verdict, [...failingCode.keys()]), isIdle: true }
      : proof;
  };
  const { isIdle = false, ...whole } = await tryProof(testFiles);
  const changes = await listPlanChanges(run, new Map());
  const ids = run.schedule.plans.map(({ plan }) => plan.id);
  const testsOf = (id: string) => changes.of(id).filter((path) => isTestFile(path) && testFiles.includes(path));
  const authors = ids.filter((id) => testsOf(id).length > 0);
  if (!whole.proven) {
    comparison.warnings.push(whole.sentence);
    if (isIdle) for (const path of testFiles) comparison.idle.push(path);
    return { ...whole, plans: [] };
  }
  if (authors.length < 2) return { ...whole, plans: authors };
  const material = testFiles.filter((path) => !isTestFile(path));
  const plans: string[] = [];
  for (const id of authors) {
    const ownProof = await tryProof([...material, ...testsOf(id)]);
    if (ownProof.proven) plans.push(id);
    else comparison.warnings.push(`plan ${id}: ${ownProof.sentence}`);
    if (ownProof.isIdle) for (const path of testsOf(id)) comparison.idle.push(path);
  }
  return { ...whole, plans };
}

/** If the work adds the package manifest, the base can't run tests. */
const notRunProof: ProofOfRed = {
  proven: false,
  sentence: 'the new tests do not run without the work, so they prove nothing either way',
};

function getPassedGrowth(before: TestedRun | null, now: TestVerdict): number | null {
  return before === null ? null : countNewPasses(before.verdict, now);
}

type ReadFile = (path: string) => Promise<string | null>;

function createReader({ top }: CleanCheckout): ReadFile {
  return async (path) => (isPlainFile(join(top, path)) ? readFileSync(join(top, path), 'utf8') : null);
}

export async function findHollowChanges(files: readonly string[], readNow: ReadFile, readBefore: ReadFile) {
  const [hollow, changed] = [new Map<string, string>(), new Map<string, string>()];
  let isChanged = false;
  for (const path of files.filter(isMutable)) {
    const now = await readNow(path);
    if (now === null) continue;
    const before = await readBefore(path);
    const text = await makeFunctionsFail(path, now, before);
    isChanged ||= before !== null;
    if (text !== null) (before === null ? hollow : changed).set(path, text);
  }
  return { hollow, changed, isChanged };
}

function isPlainFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
