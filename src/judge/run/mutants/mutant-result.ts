import { formatCount, joinFirstFew } from '../../../system/text/text.ts';
import type { TestVerdict } from '../tests/verdict.ts';
import type { Mutant } from './mutants.ts';

/** `killed` means a test failed; `undecided` means it didn't build or ran out of time. */
export type MutantOutcome = 'killed' | 'survived' | 'undecided';

export interface MutantResult {
  readonly path: string;
  readonly line: number;
  readonly was: string;
  readonly becomes: string;
  readonly outcome: MutantOutcome;
}

export interface MutantReport {
  readonly results: readonly MutantResult[];
  readonly notes: readonly string[];
}

export function applyMutation(text: string, { from, to, becomes }: Mutant): string {
  return `${text.slice(0, from)}${becomes}${text.slice(to)}`;
}

/** A hang kills the mutant; code that doesn't build leaves it undecided. */
export function getMutantOutcome(verdict: TestVerdict, hadFullTime: boolean): MutantOutcome {
  const { failed, errors, reasons } = verdict;
  if (verdict.verdict === 'pass') return 'survived';
  if (reasons.some((reason) => reason.startsWith('the tests were killed by'))) return 'undecided';
  if (reasons.some((reason) => reason.startsWith('the tests did not end before')))
    return hadFullTime ? 'killed' : 'undecided';
  return (failed ?? 0) + (errors ?? 0) > 0 ? 'killed' : 'undecided';
}

export function buildMutantResult(text: string, mutant: Mutant, outcome: MutantOutcome): MutantResult {
  const { path, line } = mutant;
  const getLine = (code: string) => (code.split('\n')[line - 1] ?? '').trim().slice(0, 120);
  return { path, line, was: getLine(text), becomes: getLine(applyMutation(text, mutant)), outcome };
}

export function scoreMutants(results: readonly MutantResult[], files: readonly string[]) {
  const decided = results.filter(({ path, outcome }) => files.includes(path) && outcome !== 'undecided');
  return { killed: decided.filter(({ outcome }) => outcome === 'killed').length, of: decided.length };
}

export function describeSurvivors({ results, notes }: MutantReport): string[] {
  const survivors = results.filter(({ outcome }) => outcome === 'survived');
  const descriptions = survivors.map(({ path, line, was, becomes }) => `${path}:${line} "${was}" as "${becomes}"`);
  if (descriptions.length === 0) return [...notes];
  const decided = results.filter(({ outcome }) => outcome !== 'undecided').length;
  const sentence = `${descriptions.length} of ${formatCount(decided, 'small change')} of the code went unnoticed by the tests: ${joinFirstFew(descriptions, 20, '; ')}`;
  return [sentence, ...notes];
}
