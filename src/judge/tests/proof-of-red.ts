import { firstFew } from '../../system/text/text.ts';
import { NOTHING_EXECUTED, type TestVerdict } from './verdict.ts';

/** Whether new or changed tests prove the work: they fail without it and pass with it. */
export interface ProofOfRed {
  proven: boolean;
  /** What was seen, as one sentence. */
  sentence: string;
}

/**
 * Judges the tests that a phase added or changed. `onBase`: they ran on the tree before the phase, where at least one
 * has to fail. `onResult`: they ran on the result, where all have to pass. A test file that does not load or build on the
 * base fails too: it needs what the phase has made. A run that was killed, or in which nothing ran, proves nothing.
 */
export function proofOfRed({ onBase, onResult }: { onBase: TestVerdict; onResult: TestVerdict }): ProofOfRed {
  if (onResult.verdict !== 'pass') return no(`the new tests do not pass on the result: ${reasonsOf(onResult)}`);
  if (onBase.verdict === 'pass')
    return no('the new tests pass on the base as well, so they do not show that the work was necessary');
  if (onBase.verdict === 'unknown')
    return no(`it is unknown whether the new tests fail on the base: ${reasonsOf(onBase)}`);

  const { failed, errors, passed, extra } = onBase;
  const red = (failed ?? 0) + (errors ?? 0);
  if (wasStopped(onBase)) return no(`the new tests did not finish on the base: ${reasonsOf(onBase)}`);
  if (red > 0)
    return yes(`${red} of ${red + (passed ?? 0)} executed tests fail on the base, and all pass on the result`);
  const files = extra.suitesFailed ?? 0;
  if (files > 0)
    return yes(
      `${files === 1 ? '1 test file does' : `${files} test files do`} not load on the base, and all pass on the result`,
    );
  if (onBase.runner !== null && passed === null && !onBase.reasons.includes(NOTHING_EXECUTED))
    return yes(`the new tests do not build on the base (${onBase.runner}), and all pass on the result`);
  return no(`no test failed on the base, but its run did: ${reasonsOf(onBase)}`);
}

/** A machine that is too slow or out of memory says nothing about the tests. */
function wasStopped({ reasons }: TestVerdict): boolean {
  return reasons.some((reason) => /^the tests (?:were killed by|did not end before)/.test(reason));
}

const yes = (sentence: string): ProofOfRed => ({ proven: true, sentence });
const no = (sentence: string): ProofOfRed => ({ proven: false, sentence });

function reasonsOf({ reasons }: TestVerdict): string {
  return firstFew(reasons, 3, '; ') || 'no known reason';
}
