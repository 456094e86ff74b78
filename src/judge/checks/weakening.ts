import { type FileChange, isTestFile } from '../../plan/phase/test-file.ts';
import { readUnparsedTests } from '../read/declared-tests.ts';
import { getCodeFamily, getNodeText, type SyntaxNode, walkNodes } from '../read/syntax-tree.ts';
import { findAssertions } from '../read/test-assertions.ts';
import { readTests } from './own-tests.ts';

interface Weakening {
  readonly rule: 'old-test/deleted' | 'old-test/marked' | 'old-test/assertion-lost';
  readonly path: string;
  readonly what: string;
}

interface TestCounts {
  /** Marks that skip tests or focus on some, one entry per occurrence. */
  readonly marks: readonly string[];
  readonly tests: number;
  readonly asserting: number;
}

/**
 * Lists what a change set removed from its tests: deleted files, new marks that skip, focus or expect failure, and
 * tests that no longer assert anything. In Rust any file can hold tests. If the old tests run again unchanged,
 * conditional skips are allowed.
 */
export async function findWeakening(changes: readonly FileChange[], mayHaveConditions = false): Promise<Weakening[]> {
  const testFiles = changes.filter(
    ({ path }) =>
      (isTestFile(path) || path.endsWith('.rs')) &&
      (getCodeFamily(path) !== null || readUnparsedTests(path, '') !== null),
  );
  const moves = await findMovedTests(testFiles);
  const movedAway = new Set(moves.values());
  const weakenings: Weakening[] = [];
  for (const change of testFiles) {
    const { path, before, after } = change;
    if (after === null) {
      if (before !== null && isTestFile(path) && !movedAway.has(change))
        weakenings.push({ rule: 'old-test/deleted', path, what: 'the test file was deleted' });
      continue;
    }
    const old = before ?? moves.get(change)?.before ?? null;
    const [was, is] = [
      await countTests(path, old ?? '', false, mayHaveConditions),
      await countTests(path, after, old === null, old === null || mayHaveConditions),
    ];
    for (const what of addedMarks(was, is)) weakenings.push({ rule: 'old-test/marked', path, what });
    // Counts only tests that lost their assertions: a new test without an assertion removes nothing.
    const lost = Math.min(was.asserting - is.asserting, is.tests - is.asserting - (was.tests - was.asserting));
    const what = lost === 1 ? 'a test asserts nothing any more' : `${lost} tests assert nothing any more`;
    if (lost > 0) weakenings.push({ rule: 'old-test/assertion-lost', path, what });
  }
  return weakenings;
}

/** In a new file a test may be skipped where it cannot run: `{ skip: process.platform !== 'win32' }`. */
async function countTests(path: string, text: string, isNew: boolean, mayHave = isNew): Promise<TestCounts> {
  const file = await readTests(path, text);
  if (file === null) {
    const { tests = [], marks = [] } = readUnparsedTests(path, text) ?? {};
    return { marks, tests: tests.length, asserting: tests.length };
  }
  const { tree, tests, helpers } = file;
  // Functions with these names may assert.
  const assertingNames = /^_?(?:assert|expect|should|must|verify|check|ensure|fail|require)/i;
  const asserting = tests.filter(({ body, node }) => {
    const { nodes, hasTrivial } = findAssertions(body ?? node, tree, helpers);
    const isCalled = (part: SyntaxNode) =>
      /^(?:function|property|attribute|field|name|macro)$/.test(part.field) &&
      assertingNames.test(getNodeText(part, tree));
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
    const increase = count(is, what) - count(was, what);
    return increase > 0 ? [`${increase === 1 ? '' : `${increase} times `}${what} was added`] : [];
  });
}

/** Maps moved test files to their old files: they have the same text, or the same name and no fewer tests. */
async function findMovedTests(changes: readonly FileChange[]): Promise<Map<FileChange, FileChange>> {
  const moves = new Map<FileChange, FileChange>();
  const deleted = changes.filter(({ path, before, after }) => before !== null && after === null && isTestFile(path));
  const added = changes.filter(({ path, before, after }) => before === null && after !== null && isTestFile(path));
  for (const isSame of [async (from: FileChange, to: FileChange) => from.before === to.after, hasSameName])
    for (const from of deleted)
      for (const to of added)
        if (!moves.has(to) && ![...moves.values()].includes(from) && (await isSame(from, to))) moves.set(to, from);
  return moves;
}

async function hasSameName(from: FileChange, to: FileChange): Promise<boolean> {
  const getName = ({ path }: FileChange) => path.slice(path.lastIndexOf('/') + 1);
  if (getName(from) !== getName(to)) return false;
  const [was, is] = [
    await countTests(from.path, from.before ?? '', false),
    await countTests(to.path, to.after ?? '', false),
  ];
  return is.tests >= was.tests;
}
