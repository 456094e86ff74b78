import { escapePattern } from '../../plan/claims/promised-text.ts';
import type { OwnTest } from '../checks/own-tests.ts';
import { findEmptyNodeFiles } from './console/counts.ts';
import { getTestTitle, type NamedTest } from './console/named-test.ts';
import type { TestedRun } from './tests/red-apart.ts';
import type { TestVerdict } from './tests/verdict.ts';

type DeclaredTest = Pick<OwnTest, 'path' | 'name' | 'isNew' | 'isConditional' | 'isBehindIf'>;

/** Returns null if either run didn't report its passed tests. */
export function countNewPasses(before: TestVerdict, now: TestVerdict): number | null {
  return before.passed === null || now.passed === null ? null : now.passed - before.passed;
}

export function explainMissingPass(
  test: DeclaredTest,
  { verdict, named }: Pick<TestedRun, 'verdict' | 'named'>,
  newPasses: number | null,
): string | null {
  const namedTests = findMatchingTests(test, named);
  if (namedTests.some(({ outcome }) => outcome === 'passed')) return null;
  if (namedTests.length > 0) return 'it was skipped';
  if (findEmptyNodeFiles(named.tests).some(({ name }) => isSameFile(name, test.path)))
    return test.isBehindIf ? 'its condition was not met here' : ENDED_EARLY;
  if (test.isConditional && verdict.skipped !== 0) return 'it may have been skipped';
  return test.isNew && newPasses !== null && newPasses <= 0 ? 'it did not run with test-command' : null;
}

export function findMatchingTests(test: Pick<DeclaredTest, 'path' | 'name'>, named: TestedRun['named']): NamedTest[] {
  const isLike = buildNamePattern(test.name);
  const candidates =
    isLike === null
      ? []
      : named.tests.filter(
          (namedTest) => !namedTest.isGroup && listTitles(namedTest).some((title) => isLike.test(title)),
        );
  const sameFile = candidates.filter(({ file }) => file !== undefined && isSameFile(file, test.path));
  return sameFile.length > 0 ? sameFile : candidates;
}

export const ENDED_EARLY = 'the runner started its file, which ended and reported no test';

/** Matches a title with appended parameters or subtests, and any text for a placeholder. */
function buildNamePattern(name: string): RegExp | null {
  const text = name.replace(/\s+/g, ' ').trim();
  if (text === '') return null;
  const placeholders = /%[a-zA-Z#%]|\$\{[^}]*\}|#\{[^}]*\}|\$[\w.]+/;
  const escaped = text.split(placeholders).map(escapePattern);
  return new RegExp(`^${escaped.join('.*')}(?:$|[[(/]| \\(| \\[)`);
}

/** Returns the title and its last segment: `sums` for `tests::sums` or `com.example.SumTest.sums`. */
function listTitles(test: NamedTest): string[] {
  const title = getTestTitle(test);
  const lastSegment = /^\S+$/.test(title) ? title.split(/::|[.#]/).at(-1) : undefined;
  return lastSegment === undefined ? [title] : [title, lastSegment];
}

function isSameFile(first: string, second: string): boolean {
  const [a, b] = [first.replace(/^\.\//, ''), second];
  return a === b || a.endsWith(`/${b}`) || b.endsWith(`/${a}`);
}
