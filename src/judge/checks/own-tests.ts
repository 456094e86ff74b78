import { type FileChange, isTestFile } from '../../plan/phase/test-file.ts';
import { getCallChain, isKind } from '../read/code-shapes.ts';
import {
  type DeclaredTest,
  listAssertingHelpers,
  listDeclaredTests,
  listTestMarks,
  readUnparsedTests,
  type TestMark,
} from '../read/declared-tests.ts';
import {
  type CodeTree,
  families,
  getChild,
  getNodeText,
  isWithin,
  matches,
  maxCode,
  parseCode,
  type SyntaxNode,
  walkAncestors,
  walkNodes,
} from '../read/syntax-tree.ts';
import {
  doubtfulReasons,
  explainIdleAssertion,
  findAssertions,
  isTypeAssertion,
  passesByOwnError,
} from '../read/test-assertions.ts';

export interface OwnTest {
  readonly path: string;
  readonly name: string;
  readonly isNew: boolean;
  /** Why the test cannot fail, for the end of a sentence; null if it can, judging by its text. */
  readonly idle: string | null;
  readonly isSurelyIdle: boolean;
  readonly isToFail: boolean;
  /** The test expects an error but throws it itself after the call under test. */
  readonly passesByOwnError: boolean;
  /** A condition may skip the test; only the results of a run tell. */
  readonly isConditional: boolean;
  /** Declared inside an `if`, so a run may not report it. */
  readonly isBehindIf: boolean;
}

const effectiveTest = {
  idle: null,
  isSurelyIdle: false,
  isToFail: false,
  passesByOwnError: false,
  isConditional: false,
  isBehindIf: false,
};

/**
 * Lists the tests that a change set added or changed, and whether each can fail: it is not skipped, and an assertion on
 * more than constants runs and is not swallowed. A file in an unsupported language counts as one test that can fail
 * unless its marks skip it.
 */
export async function findOwnTests(changes: readonly FileChange[]): Promise<OwnTest[]> {
  const oldTests: { name: string; same: string }[] = [];
  for (const { path, before } of changes)
    for (const each of before === null ? [] : await listTests(path, before)) oldTests.push(each);
  const [texts, names] = [new Set(oldTests.map(({ same }) => same)), new Set(oldTests.map(({ name }) => name))];
  const tests: OwnTest[] = [];
  for (const { path, after, before } of changes) {
    if (after === null || !(isTestFile(path) || path.endsWith('.rs'))) continue;
    const isNew = (name: string) => (name === '' ? before === null : !names.has(name));
    const file = await readTests(path, after);
    if (file === null) {
      const sizeProblem = after.length > maxCode ? 'the file is too large to read' : null;
      const declared = sizeProblem === null ? readUnparsedTests(path, after)?.tests : undefined;
      for (const { name, same, marks } of declared ?? [{ name: '', same: '', marks: [] }])
        if (!texts.has(same))
          tests.push({ ...effectiveTest, path, name, isNew: isNew(name), idle: sizeProblem ?? marks[0] ?? null });
    } else
      for (const test of file.tests.filter(({ same }) => !texts.has(same)))
        tests.push({ path, name: test.name, isNew: isNew(test.name), ...judgeTest(test, file) });
  }
  return tests;
}

async function listTests(path: string, text: string): Promise<readonly { name: string; same: string }[]> {
  return (await readTests(path, text))?.tests ?? readUnparsedTests(path, text)?.tests ?? [];
}

export interface TestFile {
  readonly tree: CodeTree;
  readonly tests: readonly DeclaredTest[];
  readonly marks: readonly TestMark[];
  readonly helpers: ReadonlySet<string>;
  readonly areReplaced: boolean;
}

/** Reads a test file. If it declares no test in a known form, a script of assertions counts as one test. */
export async function readTests(path: string, text: string): Promise<TestFile | null> {
  const tree = await parseCode(path, text);
  if (tree === null) return null;
  const declared = listDeclaredTests(tree);
  const isScript = declared.length === 0 && /[._-](?:test|spec)s?\.\w+$|(?:^|\/)test[-_.][^/]*$/i.test(path);
  const whole = { name: '', node: tree.root, body: tree.root, same: text.replace(/\s+/g, ' ').trim() };
  return {
    tree,
    tests: isScript ? [whole] : declared,
    marks: listTestMarks(tree, declared),
    helpers: listAssertingHelpers(tree, declared),
    areReplaced: [...walkNodes(tree.root)].some((part) => replacesAssertion(part, tree)),
  };
}

function replacesAssertion(part: SyntaxNode, tree: CodeTree): boolean {
  const [target, value] =
    part.type === 'assignment_expression' ? [getChild(part, 'left'), getChild(part, 'right')] : [];
  if (target === undefined || value === undefined || !isKind(value, 'function')) return false;
  return /^(?:assert|expect)\./.test(getCallChain(target, tree).join('.'));
}

const assertsNothing = 'it asserts nothing';
/** Accepted if a plan only asks that something can be imported. */
export const asksTypes = 'it asks for nothing but types';

function judgeTest(test: DeclaredTest, file: TestFile): Omit<OwnTest, 'path' | 'name' | 'isNew'> {
  const { tree } = file;
  const marks = file.marks.filter(
    ({ scope, what }) => scope !== null && isWithin(test.node, scope) && !/focus|plugin|option/.test(what),
  );
  const mark = marks.find(({ isConditional }) => !isConditional)?.what;
  const { nodes, hasTrivial } = findAssertions(test.body ?? test.node, tree, file.helpers);
  const reasons = nodes.map((node) =>
    file.areReplaced ? 'its assertions were replaced' : explainIdleAssertion(node, test.node, tree),
  );
  const assertsOtherwise = matches(families[tree.family].askedOtherwise, test.same);
  const asksForTypes = nodes.length > 0 && nodes.every((node) => isTypeAssertion(node, tree));
  const assertionProblem = asksForTypes
    ? asksTypes
    : nodes.length > 0
      ? reasons.includes(null)
        ? null
        : (reasons[0] ?? null)
      : assertsOtherwise
        ? null
        : assertsNothing;
  const idle = mark ?? assertionProblem;
  const isClear = idle !== assertsNothing || hasTrivial || doesNothing(test);
  return {
    idle,
    isSurelyIdle:
      idle !== null &&
      test.name !== '' &&
      isClear &&
      !doubtfulReasons.has(idle) &&
      (mark !== undefined || marks.length === 0),
    isToFail: nodes.length > 0 && /expected to fail|unwritten/.test(mark ?? ''),
    passesByOwnError: passesByOwnError(test, tree),
    isConditional: mark === undefined && marks.length > 0,
    isBehindIf: isBehindIf(test, tree),
  };
}

function doesNothing({ body }: DeclaredTest): boolean {
  return body !== undefined && ![...walkNodes(body)].some((node) => isKind(node, 'call') || /^import_/.test(node.type));
}

/** Returns true if a condition that is not constant decides whether the test is declared. */
function isBehindIf({ node }: DeclaredTest, tree: CodeTree): boolean {
  return [...walkAncestors(node)].some((outer) => {
    const condition = /^if_/.test(outer.type) ? getChild(outer, 'condition') : undefined;
    return condition !== undefined && !/^\(?\s*(?:true|True|[!\d\s]+)\s*\)?$/.test(getNodeText(condition, tree));
  });
}
