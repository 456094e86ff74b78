import { withoutCommentsAndTexts } from '../../plan/claims/comments.ts';
import { type FileChange, isTestFile } from '../../plan/phase/test-file.ts';
import { testLanguage } from './test-blocks.ts';
import type { TestLanguage } from './test-marks.ts';

interface Weakening {
  readonly rule: 'old-test/deleted' | 'old-test/marked' | 'old-test/assertion-lost';
  readonly path: string;
  readonly what: string;
}

/**
 * Lists what a change set took out of its test files: deleted files, and marks that leave a test out, focus on one or expect it
 * to fail, where there are more of them than before. Comments and quoted text are no marks. In Rust any file can hold tests.
 */
export function weakeningIn(changes: readonly FileChange[]): Weakening[] {
  const moves = movesIn(changes);
  const departed = new Set(moves.values());
  return changes.flatMap((change) => {
    const { path, before, after } = change;
    const language = testLanguage(path);
    if (!language || !(isTestFile(path) || language.anyFile)) return [];
    if (after === null)
      return before !== null && isTestFile(path) && !departed.has(change)
        ? [{ rule: 'old-test/deleted', path, what: 'the test file was deleted' }]
        : [];
    const old = before ?? moves.get(change)?.before ?? null;
    return [
      ...addedMarks(path, language, old, after).map((what): Weakening => ({ rule: 'old-test/marked', path, what })),
      ...lostAssertions(path, language, old, after).map(
        (what): Weakening => ({ rule: 'old-test/assertion-lost', path, what }),
      ),
    ];
  });
}

function addedMarks(path: string, language: TestLanguage, before: string | null, after: string): string[] {
  return language.marks.flatMap(({ what, pattern, inComments, onlyInOld }) => {
    if (onlyInOld && before === null) return [];
    const count = (text: string) =>
      (inComments ? text : withoutCommentsAndTexts(path, text)).match(pattern)?.length ?? 0;
    const added = count(after) - count(before ?? '');
    return added > 0 ? [`${added === 1 ? '' : `${added} times `}${what} was added`] : [];
  });
}

/** Fewer tests that assert anything and more that do not; a test that is added without an assertion takes nothing away. */
function lostAssertions(path: string, language: TestLanguage, before: string | null, after: string): string[] {
  if (before === null || !language.asserts) return [];
  const [was, is] = [testsIn(before, path, language), testsIn(after, path, language)];
  const lost = Math.min(was.asserting - is.asserting, is.idle - was.idle);
  return lost <= 0 ? [] : [lost === 1 ? 'a test asserts nothing any more' : `${lost} tests assert nothing any more`];
}

/** How many tests of a file assert something, and how many do not. A test goes on to where the next one is declared. */
function testsIn(text: string, path: string, { declares }: TestLanguage): { asserting: number; idle: number } {
  const plain = withoutCommentsAndTexts(path, text).replace(trivialAssertion, ' ');
  const starts = [...plain.matchAll(declares)].map(({ index }) => index);
  const tests = starts.map((start, at) => plain.slice(start, starts[at + 1])).filter((test) => !suite.test(test));
  const asserting = tests.filter((test) => assertion.test(test)).length;
  return { asserting, idle: tests.length - asserting };
}

const suite = /^\s*(?:describe|context|suite|Feature|bench)\b/;

/** All the words by which tests fail, of any library; helpers are called so as well. */
const assertion =
  /\b(?:assert|expect|should|must|verify|check|ensure|fail|throw|raise|panic)|\brequire\.|\b(?:t|test|b|tb|self)\.(?:is|ok|not|deep|equal|same|true|false|throws|like|match|reg|Error|Fatal|Fail)|\.(?:Should|to|calledWith)|\b(?:Assert|Error|Fatal)/i;

/** Of constants only: `assert(true)`, `expect(1).toBe(1)`, `assert 1`. Texts are gone by then. */
const trivialAssertion =
  /\b(?:assert\w*!?(?:\.\w+)*|expect|t\.(?:ok|is|true|truthy|equal|deepEqual)|ok)\s*\(\s*(?:true|null|none|undefined|!0|\d+|'')(?:\s*,\s*(?:true|null|none|undefined|!0|\d+|''))*\s*\)(?:\.\w+)*(?:\(\s*(?:true|null|none|undefined|\d+|'')?\s*\))?|\bassert\s+(?:true|1)\b/gi;

/** Test files that were moved, the new file with the old one: the same text, or the same name and no fewer tests. */
function movesIn(changes: readonly FileChange[]): Map<FileChange, FileChange> {
  const moves = new Map<FileChange, FileChange>();
  const gone = changes.filter(({ path, before, after }) => before !== null && after === null && isTestFile(path));
  const arrived = changes.filter(({ path, before, after }) => before === null && after !== null && isTestFile(path));
  const hasSameText = (from: FileChange, to: FileChange) => from.before === to.after;
  for (const isSame of [hasSameText, hasSameName])
    for (const from of gone) {
      if ([...moves.values()].includes(from)) continue;
      const to = arrived.find((each) => !moves.has(each) && isSame(from, each));
      if (to) moves.set(to, from);
    }
  return moves;
}

function hasSameName(from: FileChange, to: FileChange): boolean {
  const name = ({ path }: FileChange) => path.slice(path.lastIndexOf('/') + 1);
  const language = testLanguage(from.path);
  if (!language || name(from) !== name(to)) return false;
  const tests = (text: string | null) =>
    withoutCommentsAndTexts(from.path, text ?? '').match(language.declares)?.length ?? 0;
  return tests(to.after) >= tests(from.before);
}
