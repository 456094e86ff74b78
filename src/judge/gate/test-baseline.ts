import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testsOnBase } from '../../record/readings/run-opening.ts';
import { differences } from '../../system/git/tree.ts';
import type { CleanPlace } from '../clean-copy/clean-place.ts';
import { isTestFile, isTestMaterial } from '../integrity/test-file.ts';
import { compareWithBaseline, type ProofOfRed, proofOfRed } from '../tests/baseline.ts';
import type { TestVerdict } from '../tests/verdict.ts';
import { declaredBy } from '../verdict/test-integrity.ts';
import { openPlace } from './commit-judgement.ts';
import type { GateContext } from './judge-environment.ts';
import { setUpPlace, testsIn } from './place-programs.ts';
import { planChanges } from './plan-changes.ts';

/** Passing tests compared with those of the commit on which the phase began. */
export interface AgainstBase {
  /** Reasons why they prove less than before; empty when they do not, or a plan was to change them. */
  readonly weakened: readonly string[];
  readonly warnings: readonly string[];
  /** Null with `prove: off`, or where the phase changed no test. */
  readonly proof: PhaseProof | null;
}

/** Proof by the tests that a phase added or changed, and the plans that their own tests prove. */
export interface PhaseProof extends ProofOfRed {
  readonly plans: readonly string[];
}

/**
 * Runs the tests on the commit the phase began on, once for each such commit, and compares. With `prove` the tests that
 * the phase added or changed are also run against the files from before it, where at least one has to fail.
 */
export async function againstBase(tests: TestVerdict, place: CleanPlace, run: GateContext): Promise<AgainstBase> {
  const nothing: AgainstBase = { weakened: [], warnings: [], proof: null };
  const { startCommit } = run.found;
  const { git, prefix } = run.workspace;
  const { prove } = run.policy;
  if (!run.policy.comparesTests && prove === 'off') return nothing;
  const { changed, fresh } = await differences(git, startCommit, place.commit);
  const files = [...changed, ...fresh].filter((path) => !path.startsWith(`${prefix}.planning/`));
  if (files.length === 0) return nothing;
  const base = await openPlace(startCommit, run);
  if (typeof base === 'string') return { ...nothing, warnings: [`the tests were not compared: ${base}`] };
  try {
    const unprepared = await setUpPlace(base, run);
    if (unprepared !== null) return { ...nothing, warnings: [`the tests were not compared: ${unprepared}`] };
    const compared = run.policy.comparesTests ? await comparison(tests, base, files, run) : nothing;
    const proof = prove === 'off' ? null : await provenBy(files, { base, place, tests }, run);
    const unproven = proof === null || proof.proven ? [] : [proof.sentence];
    return { ...compared, proof, warnings: [...compared.warnings, ...unproven] };
  } finally {
    base.close();
  }
}

async function comparison(
  tests: TestVerdict,
  base: CleanPlace,
  files: readonly string[],
  run: GateContext,
): Promise<AgainstBase> {
  const { weakened, warnings } = compareWithBaseline(await countedOn(base, run), tests);
  const isDeclared = declaredBy(run);
  // A plan that was to change tests may well end with fewer of them; a person reads of it in the signal.
  const ofTests = files.filter(isTestMaterial);
  const wasAsked = ofTests.length > 0 && ofTests.every(isDeclared);
  return wasAsked
    ? { weakened: [], warnings: [...weakened, ...warnings], proof: null }
    : { weakened, warnings, proof: null };
}

/** The tests of the base, from the record where it has them. */
async function countedOn(base: CleanPlace, run: GateContext): Promise<TestVerdict> {
  const { ledger } = run.services;
  const { testCommand: command } = run.policy;
  const known = testsOnBase(ledger.earlier, base.commit, command);
  if (known !== null) return known;
  const verdict = await testsIn(base, { time: 100, logFile: ledger.logFile('tests-base', 1) }, run);
  ledger.append('tests_base', { commit: base.commit, command, verdict });
  return verdict;
}

/**
 * Puts the tests of the result beside the code of the base, and runs them there: those of the phase together, and where
 * several plans brought some, those of each plan alone, for one plan's tests prove nothing of another's work.
 */
async function provenBy(
  files: readonly string[],
  { base, place, tests }: { base: CleanPlace; place: CleanPlace; tests: TestVerdict },
  run: GateContext,
): Promise<PhaseProof | null> {
  const wanted = files.filter(isTestMaterial);
  if (!wanted.some(isTestFile)) return null;
  let time = 100;
  const proofWith = async (chosen: readonly string[]) => {
    time += 1;
    await base.reset();
    for (const path of chosen) copyFile(path, place.top, base.top);
    const onBase = await testsIn(base, { time, logFile: run.services.ledger.logFile('tests-red', time - 100) }, run);
    return proofOfRed({ onBase, onResult: tests });
  };
  const whole = await proofWith(wanted);
  const changes = await planChanges(run, new Map());
  const ids = run.schedule.plans.map(({ plan }) => plan.id);
  const testsOf = (id: string) => changes.of(id).filter((path) => isTestFile(path) && wanted.includes(path));
  const authors = ids.filter((id) => testsOf(id).length > 0);
  if (!whole.proven || authors.length < 2) return { ...whole, plans: whole.proven ? authors : [] };
  const material = wanted.filter((path) => !isTestFile(path));
  const plans: string[] = [];
  for (const id of authors) if ((await proofWith([...material, ...testsOf(id)])).proven) plans.push(id);
  return { ...whole, plans };
}

function copyFile(path: string, from: string, to: string): void {
  const file = join(from, path);
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() !== true) return;
  mkdirSync(dirname(join(to, path)), { recursive: true });
  writeFileSync(join(to, path), readFileSync(file));
}
