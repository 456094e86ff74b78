import { type NamedTest, titleOf } from '../console/named-test.ts';
import type { Acceptance } from '../rules/rule-book.ts';

/** True for a test whose failures a person has accepted, so that they do not close the exit gate. */
export function isAcceptedTest(test: NamedTest, accepted: readonly Acceptance[]): boolean {
  return accepted.some(
    ({ rule, test: name }) => rule === 'result/red' && (name === test.name || name === titleOf(test)),
  );
}
