import {
  type EvidenceFacts,
  type EvidenceLevel,
  evidenceLevel,
  evidenceText,
  isAtLeast,
} from '../../signal/evidence.ts';

/** The most that can be asked of a plan before the tests of the phase were run. */
export function withoutTests(least: EvidenceLevel): EvidenceLevel {
  return isAtLeast(least, 'tests') ? 'changed' : least;
}

/** Explains why the evidence for a plan is not enough; null when it is. */
export function lackingEvidence(plan: string, facts: EvidenceFacts, least: EvidenceLevel): string | null {
  const level = evidenceLevel(facts);
  if (isAtLeast(level, least)) return null;
  return `${plan === '' ? 'the change' : `plan ${plan}`} has the evidence ${level} (${evidenceText(facts)}), but min-evidence is ${least}; ${describeRemedy(level, facts, least)}, or lower min-evidence`;
}

/** Steps that bring a plan to the level that is asked for, or to the next. */
function describeRemedy(level: EvidenceLevel, { tests, ownTests }: EvidenceFacts, least: EvidenceLevel): string {
  if (isAtLeast(least, 'tests') && tests !== null && tests > 0 && ownTests === 0)
    return 'add or change a test that test-command runs and that can fail';
  return (
    remedies[level] ?? 'its tests have to notice at least 80 % of the small changes of its lines (see the warnings)'
  );
}

const remedies: Partial<Record<EvidenceLevel, string>> = {
  none: 'change the files that the plan declares',
  changed: 'make all that the plan promises, or give it artifacts',
  artifacts: 'give the plan an <automated> command that can fail',
  checks: 'set test-command, and add tests that it runs',
  tests: 'one of its tests has to fail without its work',
};
