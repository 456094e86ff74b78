import { withoutCommentsAndTexts } from '../../plan/claims/comments.ts';
import { type FileChange, isTestFile } from '../../plan/phase/test-file.ts';
import { assertingHelpers, declaredTests, testAround } from '../read/declared-tests.ts';
import { codeFamily, parseCode } from '../read/syntax-tree.ts';
import { assertionsIn } from '../read/test-assertions.ts';
import { type TestMark, testMarks, unreadLanguage, unreadMarks } from '../read/test-marks.ts';

interface Weakening {
  readonly rule: 'old-test/deleted' | 'old-test/marked' | 'old-test/assertion-lost';
  readonly path: string;
  readonly what: string;
}

/** What a text has of tests. */
interface TestCounts {
  /** Marks that leave tests out or focus on some, each as often as it stands there. */
  readonly marks: readonly string[];
  /** Marks that take nothing away where the whole file is new. */
  readonly marksOfOld: ReadonlySet<string>;
  readonly tests: number;
  readonly asserting: number;
}

/**
 * Lists what a change set took out of its test files: deleted files, marks that leave a test out, focus on one or expect it
 * to fail, where there are more of them than before, and tests that assert nothing any more. In Rust any file can hold tests.
 */
export async function weakeningIn(changes: readonly FileChange[]): Promise<Weakening[]> {
  const moves = await movesIn(changes);
  const departed = new Set(moves.values());
  const found: Weakening[] = [];
  for (const change of changes) {
    const { path, before, after } = change;
    const isRead = codeFamily(path) !== null || unreadLanguage(path) !== undefined;
    if (!isRead || !(isTestFile(path) || path.endsWith('.rs'))) continue;
    if (after === null) {
      if (before !== null && isTestFile(path) && !departed.has(change))
        found.push({ rule: 'old-test/deleted', path, what: 'the test file was deleted' });
      continue;
    }
    const old = before ?? moves.get(change)?.before ?? null;
    const [was, is] = [old === null ? null : await countsOf(path, old), await countsOf(path, after, old === null)];
    for (const what of addedMarks(was, is)) found.push({ rule: 'old-test/marked', path, what });
    for (const what of lostAssertions(was, is)) found.push({ rule: 'old-test/assertion-lost', path, what });
  }
  return found;
}

/** A new test may be left out where it cannot run: `{ skip: process.platform !== 'win32' }`. */
async function countsOf(path: string, text: string, isNew = false): Promise<TestCounts> {
  const tree = await parseCode(path, text);
  if (tree === null) {
    const declares = unreadLanguage(path)?.declares;
    const tests = declares === undefined ? 0 : (withoutCommentsAndTexts(path, text).match(declares)?.length ?? 0);
    return { marks: unreadMarks(path, text), marksOfOld: new Set(), tests, asserting: tests };
  }
  const tests = declaredTests(tree);
  const counts = ({ node, isCertain }: TestMark) => !isNew || isCertain || node.type !== 'pair';
  const marks = testMarks(tree, testAround(tests)).filter(counts);
  const helpers = assertingHelpers(tree, tests);
  // What is called may assert, by its name.
  const named = /\b(?:assert|expect|should|must|verify|check|ensure|fail|require)\w*[!.(]/i;
  const asserts = tests.filter(({ body, node }) => {
    const { nodes, hasTrivial } = assertionsIn(body ?? node, tree, helpers);
    return (
      nodes.length > 0 ||
      (!hasTrivial &&
        body !== undefined &&
        named.test(withoutCommentsAndTexts(path, tree.text.slice(body.from, body.to))))
    );
  });
  return {
    marks: marks.map(({ what }) => what),
    marksOfOld: new Set(marks.filter(({ onlyInOld }) => onlyInOld).map(({ what }) => what)),
    tests: tests.length,
    asserting: asserts.length,
  };
}

function addedMarks(was: TestCounts | null, is: TestCounts): string[] {
  const count = (of: TestCounts | null, what: string) => of?.marks.filter((each) => each === what).length ?? 0;
  return [...new Set(is.marks)].flatMap((what) => {
    if (was === null && is.marksOfOld.has(what)) return [];
    const added = count(is, what) - count(was, what);
    return added > 0 ? [`${added === 1 ? '' : `${added} times `}${what} was added`] : [];
  });
}

/** Fewer tests that assert anything and more that do not; a test that is added without an assertion takes nothing away. */
function lostAssertions(was: TestCounts | null, is: TestCounts): string[] {
  if (was === null) return [];
  const lost = Math.min(was.asserting - is.asserting, is.tests - is.asserting - (was.tests - was.asserting));
  return lost <= 0 ? [] : [lost === 1 ? 'a test asserts nothing any more' : `${lost} tests assert nothing any more`];
}

/** Test files that were moved, the new file with the old one: the same text, or the same name and no fewer tests. */
async function movesIn(changes: readonly FileChange[]): Promise<Map<FileChange, FileChange>> {
  const moves = new Map<FileChange, FileChange>();
  const gone = changes.filter(({ path, before, after }) => before !== null && after === null && isTestFile(path));
  const arrived = changes.filter(({ path, before, after }) => before === null && after !== null && isTestFile(path));
  const hasSameText = async (from: FileChange, to: FileChange) => from.before === to.after;
  for (const isSame of [hasSameText, hasSameName])
    for (const from of gone) {
      if ([...moves.values()].includes(from)) continue;
      for (const to of arrived) {
        if (moves.has(to) || !(await isSame(from, to))) continue;
        moves.set(to, from);
        break;
      }
    }
  return moves;
}

async function hasSameName(from: FileChange, to: FileChange): Promise<boolean> {
  const name = ({ path }: FileChange) => path.slice(path.lastIndexOf('/') + 1);
  if (name(from) !== name(to)) return false;
  const [was, is] = [await countsOf(from.path, from.before ?? ''), await countsOf(to.path, to.after ?? '')];
  return is.tests >= was.tests;
}
