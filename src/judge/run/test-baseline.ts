import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTestFile, isTestMaterial } from '../../plan/phase/test-file.ts';
import { listDifferences } from '../../system/git/tree.ts';
import { firstFew, formatCount } from '../../system/text/text.ts';
import { isBareChange } from '../candidate/change-plan.ts';
import { declaredBy } from '../checks/test-integrity.ts';
import { testsBefore } from './base-tests.ts';
import { inPreparedCheckout, sideTests, timeLimit } from './checkout-programs.ts';
import type { CleanCheckout } from './clean-copy/clean-checkout.ts';
import type { NamedTest } from './console/named-test.ts';
import type { GateContext } from './judge-environment.ts';
import { hollowCode, isMutable } from './mutants/hollow-code.ts';
import { runOldTests } from './old-tests.ts';
import { passedSince } from './own-results.ts';
import { planChanges } from './plan-changes.ts';
import { declaringFiles } from './test-origin.ts';
import { compareWithBaseline, type ProofOfRed, proofOfRed } from './tests/baseline.ts';
import { lostTests, testLabel } from './tests/lost-tests.ts';
import type { TestedRun } from './tests/red-apart.ts';
import type { TestVerdict } from './tests/verdict.ts';

export interface AgainstBase {
  readonly weakened: string[];
  readonly broken: string[];
  readonly warnings: string[];
  /** Null with `prove: off`, or where the phase changed no test. */
  proof: PhaseProof | null;
  /** Files of the phase's tests that pass where every new or changed function fails. */
  readonly idle: string[];
}

/** Proof by the tests that a phase added or changed, and the plans that their own tests prove. */
export interface PhaseProof extends ProofOfRed {
  readonly plans: readonly string[];
}

/** Compares tests with those on the base, runs old tests as they stood, and with `prove` new ones without the work. */
export async function againstBase(
  tests: TestVerdict,
  tested: readonly TestedRun[],
  checkout: CleanCheckout,
  run: GateContext,
): Promise<AgainstBase> {
  const { startCommit } = run.found;
  const { git, prefix } = run.workspace;
  const { prove, comparesTests } = run.policy;
  const reported: AgainstBase = { weakened: [], broken: [], warnings: [], proof: null, idle: [] };
  const { changed, fresh } = await listDifferences(git, startCommit, checkout.commit);
  const files = [...changed, ...fresh].filter((path) => !path.startsWith(`${prefix}.planning/`));
  const last = tested.at(-1);
  if (files.length === 0 || last === undefined) return reported;
  const now = { ...last, verdict: tests };
  const earlier = comparesTests ? await testsBefore(startCommit, run) : null;
  const before = earlier === null || 'problem' in earlier ? null : earlier;
  if (earlier !== null && 'problem' in earlier)
    reported.warnings.push(`the tests were not compared: ${earlier.problem}`);
  if (before !== null) await compare(before, now, { files, head: checkout.commit, told: reported }, run);
  if (reported.weakened.length > 0) return reported;
  await runOldTests({ before, tested }, reported, checkout, run);
  if (prove === 'off' || !files.some(isTestFile)) return reported;
  const proof = await inPreparedCheckout(startCommit, run, (base) =>
    provenBy(files, { base, checkout, before, tested: now }, reported, run),
  );
  if (!('problem' in proof)) return { ...reported, proof };
  const sentence = `the tests were not run without the work: ${proof.problem}`;
  reported.warnings.push(sentence);
  return { ...reported, proof: { proven: false, sentence, plans: [] } };
}

async function compare(
  before: TestedRun,
  now: TestedRun,
  { files, head, told }: { files: readonly string[]; head: string; told: AgainstBase },
  run: GateContext,
): Promise<void> {
  const { weakened, warnings } = compareWithBaseline(before.verdict, now.verdict);
  const isDeclared = declaredBy(run);
  // A plan that was to change tests may well end with fewer of them; a person reads of it in the signal.
  const ofTests = files.filter(isTestMaterial);
  const wasAsked = ofTests.length > 0 && ofTests.every(isDeclared);
  // Without a plan that could ask for it, fewer tests are a question.
  const closing = isBareChange(run) ? told.broken : told.weakened;
  const note = (closes: boolean, sentences: readonly string[]) => {
    for (const sentence of sentences) (closes ? closing : told.warnings).push(sentence);
  };
  note(false, warnings);
  const isByName = before.named.isComplete && now.named.isComplete && before.verdict.runner === now.verdict.runner;
  if (!isByName) return note(!wasAsked, weakened);
  const hasFallen = weakened.some((sentence) => /^\d+ tests? (?:was|were) /.test(sentence));
  const lost = lostTests(before.named.tests, now.named.tests);
  if (lost.length === 0) return;
  const declaring = await declaringFiles(lost, head, run);
  const sentence = (tests: readonly NamedTest[]) =>
    `${formatCount(tests.length, 'test')} of the base ${tests.length === 1 ? 'does' : 'do'} not run any more: ${firstFew(tests.map(testLabel))}`;
  // A computed name says nothing where neither a file of tests nor the number of tests has changed.
  const isObjection = (at: number) => {
    const matches = declaring[at] ?? [];
    return matches.length > 0 ? !matches.every(isDeclared) : !wasAsked && (hasFallen || ofTests.length > 0);
  };
  const undeclared = lost.filter((_, at) => isObjection(at));
  // What a renamed test asked, the old tests ask once more.
  if (undeclared.length === 0 || (isBareChange(run) && !hasFallen)) return note(false, [sentence(lost)]);
  const step = isBareChange(run)
    ? ''
    : '; bring them back, or name their files in files_modified of the plan that is to change them';
  note(true, [...weakened, `${sentence(undeclared)}${step}`]);
}

interface Tested {
  readonly before: TestedRun | null;
  readonly tested: TestedRun;
}

/** Runs the phase's tests on the base with new code hollow, then on the result with all its functions hollow. */
async function provenBy(
  files: readonly string[],
  { base, checkout, before, tested }: Record<'base' | 'checkout', CleanCheckout> & Tested,
  reported: AgainstBase,
  run: GateContext,
): Promise<PhaseProof> {
  const expected = files.filter(isTestMaterial);
  const { hollow, changed, isChanged } = await hollowFiles(files, readIn(checkout), readIn(base));
  const all = new Map([...hollow, ...changed]);
  const isNew = new Set(expected.filter((path) => isTestFile(path) && !isPlainFile(join(base.top, path))));
  let time = 300;
  const testsOn = async (chosen: readonly string[], code: ReadonlyMap<string, string>) => {
    time += 1;
    await base.reset();
    for (const path of chosen.filter((each) => isPlainFile(join(checkout.top, each))))
      base.write(path, readFileSync(join(checkout.top, path)));
    for (const [path, text] of code) base.write(path, text);
    const how = { what: 'proof', time, log: 'tests-red', timeoutMs: timeLimit(tested) } as const;
    return (await sideTests(how, base, run)).verdict;
  };
  const proofWith = async (chosen: readonly string[]): Promise<ProofOfRed & { isIdle?: boolean }> => {
    const result = [...files.filter((path) => !isTestMaterial(path)), ...chosen];
    const isIdleOn = async (code: ReadonlyMap<string, string>) => (await testsOn(result, code)).verdict === 'pass';
    const onBase = await testsOn(chosen, hollow);
    const haveNew = chosen.some((path) => isNew.has(path)) && (grown(before, tested.verdict) ?? 0) > 0;
    if (onBase.verdict === 'pass' && haveNew && grown(before, onBase) === 0) return notRun;
    const proof = proofOfRed(onBase, tested.verdict, [...hollow.keys()]);
    if (all.size === 0) return proof;
    if (!proof.proven) return { ...proof, isIdle: onBase.verdict === 'pass' && (!isChanged || (await isIdleOn(all))) };
    if (!isChanged) return proof;
    const requested = await testsOn(result, all);
    return requested.verdict === 'pass'
      ? { ...proofOfRed(requested, tested.verdict, [...all.keys()]), isIdle: true }
      : proof;
  };
  const { isIdle = false, ...whole } = await proofWith(expected);
  const changes = await planChanges(run, new Map());
  const ids = run.schedule.plans.map(({ plan }) => plan.id);
  const testsOf = (id: string) => changes.of(id).filter((path) => isTestFile(path) && expected.includes(path));
  const authors = ids.filter((id) => testsOf(id).length > 0);
  if (!whole.proven) {
    reported.warnings.push(whole.sentence);
    if (isIdle) for (const path of expected) reported.idle.push(path);
    return { ...whole, plans: [] };
  }
  if (authors.length < 2) return { ...whole, plans: authors };
  const material = expected.filter((path) => !isTestFile(path));
  const plans: string[] = [];
  for (const id of authors) {
    const own = await proofWith([...material, ...testsOf(id)]);
    if (own.proven) plans.push(id);
    else reported.warnings.push(`plan ${id}: ${own.sentence}`);
    if (own.isIdle) for (const path of testsOf(id)) reported.idle.push(path);
  }
  return { ...whole, plans };
}

/** A package whose manifest is part of the work has no tests on the base. */
const notRun: ProofOfRed = {
  proven: false,
  sentence: 'the new tests do not run without the work, so they prove nothing either way',
};

function grown(before: TestedRun | null, now: TestVerdict): number | null {
  return before === null ? null : passedSince(before.verdict, now);
}

type ReadFile = (path: string) => Promise<string | null>;

function readIn({ top }: CleanCheckout): ReadFile {
  return async (path) => (isPlainFile(join(top, path)) ? readFileSync(join(top, path), 'utf8') : null);
}

/** New files of code, and those of the base that have changed, with functions of the phase that all fail. */
export async function hollowFiles(files: readonly string[], readNow: ReadFile, readBefore: ReadFile) {
  const [hollow, changed] = [new Map<string, string>(), new Map<string, string>()];
  let isChanged = false;
  for (const path of files.filter(isMutable)) {
    const now = await readNow(path);
    if (now === null) continue;
    const before = await readBefore(path);
    const text = await hollowCode(path, now, before);
    isChanged ||= before !== null;
    if (text !== null) (before === null ? hollow : changed).set(path, text);
  }
  return { hollow, changed, isChanged };
}

function isPlainFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
