import {
  type EvidenceFacts,
  type EvidenceLevel,
  formatEvidence,
  getEvidenceLevel,
  isAtLeast,
  listTruths,
} from '../../signal/evidence.ts';
import { clipText, joinFirstFew } from '../../system/text/text.ts';

export function withoutTests(least: EvidenceLevel): EvidenceLevel {
  return isAtLeast(least, 'tests') ? 'changed' : least;
}

export function explainMissingEvidence(plan: string, facts: EvidenceFacts, least: EvidenceLevel): string | null {
  const level = getEvidenceLevel(facts);
  if (isAtLeast(level, least)) return null;
  return `${plan === '' ? 'the change' : `plan ${plan}`} has the evidence ${level} (${formatEvidence(facts)}), but min-evidence is ${least}; ${describeRemedy(level, facts, least)}, or lower min-evidence`;
}

/** Explains which truths lack an acceptance test, if `truths` requires them, or returns null. */
export function explainMissingTruths(plan: string, facts: EvidenceFacts, least: 'off' | 'most' | 'all'): string | null {
  if (least !== 'off' && facts.asked === undefined)
    return `plan ${plan}: truths is ${least}, but no acceptance test is run here; set it to off for a chain and for judge`;
  const truths = listTruths(facts);
  const untested = truths.filter(({ by }) => by.length === 0);
  if (least === 'off' || untested.length === 0 || (least === 'most' && untested.length * 2 < truths.length))
    return null;
  return `plan ${plan}: no acceptance test has asked ${joinFirstFew(untested.map(({ id, text }) => `${id} "${clipText(text, 60)}"`))}, but truths is ${least}`;
}

function describeRemedy(level: EvidenceLevel, { tests, ownTests }: EvidenceFacts, least: EvidenceLevel): string {
  if (least === 'accepted' && isAtLeast(level, 'checks'))
    return 'acceptance tests of verify.author have to count, and all of them to pass (see the warnings)';
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
