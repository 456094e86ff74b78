import { firstFew, formatCount } from '../../../system/text/text.ts';
import type { TestVerdict } from '../tests/verdict.ts';
import type { Mutant } from './mutants.ts';

/** `killed`: a test noticed the change. `undecided`: it did not build or load, or time was up. */
export type MutantOutcome = 'killed' | 'survived' | 'undecided';

export interface MutantResult {
  readonly path: string;
  readonly line: number;
  /** The line before and after it, without blanks around. */
  readonly was: string;
  readonly becomes: string;
  readonly outcome: MutantOutcome;
}

export interface MutantReport {
  readonly results: readonly MutantResult[];
  readonly notes: readonly string[];
}

/** A file with one small change. */
export function mutatedText(text: string, { from, to, becomes }: Mutant): string {
  return `${text.slice(0, from)}${becomes}${text.slice(to)}`;
}

/** Outcome of a mutant by the tests on it. A test that ends no more has noticed it; code that does not build has met no test. */
export function getMutantOutcome(verdict: TestVerdict, hadItsTime: boolean): MutantOutcome {
  const { failed, errors, reasons } = verdict;
  if (verdict.verdict === 'pass') return 'survived';
  if (reasons.some((reason) => reason.startsWith('the tests were killed by'))) return 'undecided';
  if (reasons.some((reason) => reason.startsWith('the tests did not end before')))
    return hadItsTime ? 'killed' : 'undecided';
  return (failed ?? 0) + (errors ?? 0) > 0 ? 'killed' : 'undecided';
}

export function buildMutantResult(text: string, mutant: Mutant, outcome: MutantOutcome): MutantResult {
  const { path, line } = mutant;
  const lineOf = (all: string) => (all.split('\n')[line - 1] ?? '').trim().slice(0, 120);
  return { path, line, was: lineOf(text), becomes: lineOf(mutatedText(text, mutant)), outcome };
}

/** Decided mutants in these files: how many, and how many of them the tests noticed. */
export function scoreMutants(results: readonly MutantResult[], files: readonly string[]) {
  const decided = results.filter(({ path, outcome }) => files.includes(path) && outcome !== 'undecided');
  return { killed: decided.filter(({ outcome }) => outcome === 'killed').length, of: decided.length };
}

export function survivorWarnings({ results, notes }: MutantReport): string[] {
  const survivors = results.filter(({ outcome }) => outcome === 'survived');
  const reported = survivors.map(({ path, line, was, becomes }) => `${path}:${line} "${was}" as "${becomes}"`);
  if (reported.length === 0) return [...notes];
  const decided = results.filter(({ outcome }) => outcome !== 'undecided').length;
  const sentence = `${reported.length} of ${formatCount(decided, 'small change')} of the code went unnoticed by the tests: ${firstFew(reported, 20, '; ')}`;
  return [sentence, ...notes];
}
