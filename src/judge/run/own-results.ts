import { escapePattern } from '../../plan/claims/promised-text.ts';
import type { OwnTest } from '../checks/own-tests.ts';
import { findEmptyNodeFiles } from './console/counts.ts';
import { getTestTitle, type NamedTest } from './console/named-test.ts';
import type { TestedRun } from './tests/red-apart.ts';
import type { TestVerdict } from './tests/verdict.ts';

/** A test as its file declares it. */
type DeclaredTest = Pick<OwnTest, 'path' | 'name' | 'isNew' | 'isConditional' | 'isBehindIf'>;

/** How many more tests passed than before; null where one of them was not counted. */
export function passedSince(before: TestVerdict, now: TestVerdict): number | null {
  return before.passed === null || now.passed === null ? null : now.passed - before.passed;
}

/** Reason that a declared test did not pass, by its name or else by the counts; null where it did. */
export function explainMissingPass(
  test: DeclaredTest,
  { verdict, named }: Pick<TestedRun, 'verdict' | 'named'>,
  grown: number | null,
): string | null {
  const namedTests = testsLike(test, named);
  if (namedTests.some(({ outcome }) => outcome === 'passed')) return null;
  if (namedTests.length > 0) return 'it was skipped';
  if (findEmptyNodeFiles(named.tests).some(({ name }) => isSameFile(name, test.path)))
    return test.isBehindIf ? 'its condition was not met here' : ENDED_EARLY;
  if (test.isConditional && verdict.skipped !== 0) return 'it may have been skipped';
  return test.isNew && grown !== null && grown <= 0 ? 'it did not run with test-command' : null;
}

/** Tests that a runner names like a declared one: those of its file, where the runner tells of files. */
export function testsLike(test: Pick<DeclaredTest, 'path' | 'name'>, named: TestedRun['named']): NamedTest[] {
  const isLike = buildNamePattern(test.name);
  const lookalike =
    isLike === null
      ? []
      : named.tests.filter(
          (namedTest) => !namedTest.isGroup && listTitles(namedTest).some((title) => isLike.test(title)),
        );
  const here = lookalike.filter(({ file }) => file !== undefined && isSameFile(file, test.path));
  return here.length > 0 ? here : lookalike;
}

export const ENDED_EARLY = 'the runner started its file, which ended and reported no test';

/** A title as it may be printed: with rows, parameters and subtests behind it, and anything for a placeholder. */
function buildNamePattern(name: string): RegExp | null {
  const text = name.replace(/\s+/g, ' ').trim();
  if (text === '') return null;
  const placeholders = /%[a-zA-Z#%]|\$\{[^}]*\}|#\{[^}]*\}|\$[\w.]+/;
  const escaped = text.split(placeholders).map(escapePattern);
  return new RegExp(`^${escaped.join('.*')}(?:$|[[(/]| \\(| \\[)`);
}

/** The title, and its last part where it is a path of names: `tests::sums`, `com.example.SumTest.sums`. */
function listTitles(test: NamedTest): string[] {
  const title = getTestTitle(test);
  const last = /^\S+$/.test(title) ? title.split(/::|[.#]/).at(-1) : undefined;
  return last === undefined ? [title] : [title, last];
}

function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one.replace(/^\.\//, ''), other];
  return a === b || a.endsWith(`/${b}`) || b.endsWith(`/${a}`);
}
