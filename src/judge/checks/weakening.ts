import { type FileChange, isTestFile } from '../../plan/phase/test-file.ts';
import { readUnparsedTests } from '../read/declared-tests.ts';
import { codeFamily, getNodeText, type SyntaxNode, walkNodes } from '../read/syntax-tree.ts';
import { findAssertions } from '../read/test-assertions.ts';
import { readTests } from './own-tests.ts';

interface Weakening {
  readonly rule: 'old-test/deleted' | 'old-test/marked' | 'old-test/assertion-lost';
  readonly path: string;
  readonly what: string;
}

/** What a text has of tests. */
interface TestCounts {
  /** Marks that leave tests out or focus on some, each as often as it stands there. */
  readonly marks: readonly string[];
  readonly tests: number;
  readonly asserting: number;
}

/**
 * Lists what a change set took out of its test files: deleted files, marks that leave a test out, focus on one or expect it
 * to fail, where there are more of them than before, and tests that assert nothing any more. In Rust any file can hold tests.
 * Where the old tests run once more as they stood, a condition may leave some out.
 */
export async function findWeakening(changes: readonly FileChange[], mayHaveConditions = false): Promise<Weakening[]> {
  const read = changes.filter(
    ({ path }) =>
      (isTestFile(path) || path.endsWith('.rs')) && (codeFamily(path) !== null || readUnparsedTests(path, '') !== null),
  );
  const moves = await findMovedTests(read);
  const departed = new Set(moves.values());
  const weakenings: Weakening[] = [];
  for (const change of read) {
    const { path, before, after } = change;
    if (after === null) {
      if (before !== null && isTestFile(path) && !departed.has(change))
        weakenings.push({ rule: 'old-test/deleted', path, what: 'the test file was deleted' });
      continue;
    }
    const old = before ?? moves.get(change)?.before ?? null;
    const [was, is] = [
      await countTests(path, old ?? '', false, mayHaveConditions),
      await countTests(path, after, old === null, old === null || mayHaveConditions),
    ];
    for (const what of addedMarks(was, is)) weakenings.push({ rule: 'old-test/marked', path, what });
    // Fewer tests assert anything and more do not; a test that is added without an assertion takes nothing away.
    const lost = Math.min(was.asserting - is.asserting, is.tests - is.asserting - (was.tests - was.asserting));
    const what = lost === 1 ? 'a test asserts nothing any more' : `${lost} tests assert nothing any more`;
    if (lost > 0) weakenings.push({ rule: 'old-test/assertion-lost', path, what });
  }
  return weakenings;
}

/** In a new file a test may be left out where it cannot run: `{ skip: process.platform !== 'win32' }`. */
async function countTests(path: string, text: string, isNew: boolean, mayHave = isNew): Promise<TestCounts> {
  const file = await readTests(path, text);
  if (file === null) {
    const { tests = [], marks = [] } = readUnparsedTests(path, text) ?? {};
    return { marks, tests: tests.length, asserting: tests.length };
  }
  const { tree, tests, helpers } = file;
  // What is called may assert, by its name.
  const named = /^_?(?:assert|expect|should|must|verify|check|ensure|fail|require)/i;
  const asserting = tests.filter(({ body, node }) => {
    const { nodes, hasTrivial } = findAssertions(body ?? node, tree, helpers);
    const isCalled = (part: SyntaxNode) =>
      /^(?:function|property|attribute|field|name|macro)$/.test(part.field) && named.test(getNodeText(part, tree));
    const parts = hasTrivial ? [] : [...walkNodes(body ?? node)];
    return nodes.length > 0 || parts.some((part) => part.children.length === 0 && isCalled(part));
  });
  const marks = file.marks.filter(
    ({ isConditional, onlyInOld }) => !(isNew && onlyInOld) && !(mayHave && isConditional),
  );
  return { marks: marks.map(({ what }) => what), tests: tests.length, asserting: asserting.length };
}

function addedMarks(was: TestCounts, is: TestCounts): string[] {
  const count = ({ marks }: TestCounts, what: string) => marks.filter((mark) => mark === what).length;
  return [...new Set(is.marks)].flatMap((what) => {
    const added = count(is, what) - count(was, what);
    return added > 0 ? [`${added === 1 ? '' : `${added} times `}${what} was added`] : [];
  });
}

/** Test files that were moved, the new file with the old one: the same text, or the same name and no fewer tests. */
async function findMovedTests(changes: readonly FileChange[]): Promise<Map<FileChange, FileChange>> {
  const moves = new Map<FileChange, FileChange>();
  const gone = changes.filter(({ path, before, after }) => before !== null && after === null && isTestFile(path));
  const arrived = changes.filter(({ path, before, after }) => before === null && after !== null && isTestFile(path));
  for (const isSame of [async (from: FileChange, to: FileChange) => from.before === to.after, hasSameName])
    for (const from of gone)
      for (const to of arrived)
        if (!moves.has(to) && ![...moves.values()].includes(from) && (await isSame(from, to))) moves.set(to, from);
  return moves;
}

async function hasSameName(from: FileChange, to: FileChange): Promise<boolean> {
  const name = ({ path }: FileChange) => path.slice(path.lastIndexOf('/') + 1);
  if (name(from) !== name(to)) return false;
  const [was, is] = [
    await countTests(from.path, from.before ?? '', false),
    await countTests(to.path, to.after ?? '', false),
  ];
  return is.tests >= was.tests;
}
