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
  childAs,
  families,
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

/** A test that a change set added or changed. */
export interface OwnTest {
  readonly path: string;
  /** Empty where the file does not say it. */
  readonly name: string;
  /** No test of that name was there before. */
  readonly isNew: boolean;
  /** Reason that it cannot fail, for the end of a sentence; null where it can, as far as its text says. */
  readonly idle: string | null;
  /** Its text alone shows that it cannot fail. */
  readonly isSurelyIdle: boolean;
  /** It asserts what the work does not do yet: it is marked as one that fails, on no condition. */
  readonly isToFail: boolean;
  /** It expects an error, and throws one itself behind the call that should. */
  readonly passesByOwnError: boolean;
  /** It is left out on a condition: whether it ran, the counts of a run say. */
  readonly isConditional: boolean;
  /** It is declared behind an `if`, so a run may know nothing of it. */
  readonly isBehindIf: boolean;
}

const able = {
  idle: null,
  isSurelyIdle: false,
  isToFail: false,
  passesByOwnError: false,
  isConditional: false,
  isBehindIf: false,
};

/**
 * The tests that a change set added or changed in its test files, and of each whether it can fail: not left out, with an
 * assertion on more than constants that runs and whose failure is not dropped. A file of a language that is not read counts
 * as one test that can, or one that its marks leave out.
 */
export async function ownTests(changes: readonly FileChange[]): Promise<OwnTest[]> {
  const old: { name: string; same: string }[] = [];
  for (const { path, before } of changes)
    for (const each of before === null ? [] : await knownTests(path, before)) old.push(each);
  const [texts, names] = [new Set(old.map(({ same }) => same)), new Set(old.map(({ name }) => name))];
  const tests: OwnTest[] = [];
  for (const { path, after, before } of changes) {
    if (after === null || !(isTestFile(path) || path.endsWith('.rs'))) continue;
    const isNew = (name: string) => (name === '' ? before === null : !names.has(name));
    const file = await readTests(path, after);
    if (file === null) {
      const unused = after.length > maxCode ? 'the file is too large to read' : null;
      const all = unused === null ? readUnparsedTests(path, after)?.tests : undefined;
      for (const { name, same, marks } of all ?? [{ name: '', same: '', marks: [] }])
        if (!texts.has(same)) tests.push({ ...able, path, name, isNew: isNew(name), idle: unused ?? marks[0] ?? null });
    } else
      for (const test of file.tests.filter(({ same }) => !texts.has(same)))
        tests.push({ path, name: test.name, isNew: isNew(test.name), ...verdictOn(test, file) });
  }
  return tests;
}

async function knownTests(path: string, text: string): Promise<readonly { name: string; same: string }[]> {
  return (await readTests(path, text))?.tests ?? readUnparsedTests(path, text)?.tests ?? [];
}

/** All of a test file that decides about its tests. */
export interface TestFile {
  readonly tree: CodeTree;
  readonly tests: readonly DeclaredTest[];
  readonly marks: readonly TestMark[];
  readonly helpers: ReadonlySet<string>;
  readonly areReplaced: boolean;
}

/** A file that declares no test in a known way may be one as a whole: a script of assertions. */
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

/** `assert.equal = () => {}`. */
function replacesAssertion(part: SyntaxNode, tree: CodeTree): boolean {
  const [remaining, right] =
    part.type === 'assignment_expression' ? [childAs(part, 'left'), childAs(part, 'right')] : [];
  if (remaining === undefined || right === undefined || !isKind(right, 'function')) return false;
  return /^(?:assert|expect)\./.test(getCallChain(remaining, tree).join('.'));
}

const assertsNothing = 'it asserts nothing';
/** Enough where a plan asks that something can be imported. */
export const asksTypes = 'it asks for nothing but types';

function verdictOn(test: DeclaredTest, file: TestFile): Omit<OwnTest, 'path' | 'name' | 'isNew'> {
  const { tree } = file;
  const remaining = file.marks.filter(
    ({ scope, what }) => scope !== null && isWithin(test.node, scope) && !/focus|plugin|option/.test(what),
  );
  const mark = remaining.find(({ isConditional }) => !isConditional)?.what;
  const { nodes, hasTrivial } = findAssertions(test.body ?? test.node, tree, file.helpers);
  const reasons = nodes.map((node) =>
    file.areReplaced ? 'its assertions were replaced' : explainIdleAssertion(node, test.node, tree),
  );
  const isRequested = matches(families[tree.family].askedOtherwise, test.same);
  const asksForTypes = nodes.length > 0 && nodes.every((node) => isTypeAssertion(node, tree));
  const unheard = asksForTypes
    ? asksTypes
    : nodes.length > 0
      ? reasons.includes(null)
        ? null
        : (reasons[0] ?? null)
      : isRequested
        ? null
        : assertsNothing;
  const unused = mark ?? unheard;
  const isClear = unused !== assertsNothing || hasTrivial || doesNothing(test);
  return {
    idle: unused,
    isSurelyIdle:
      unused !== null &&
      test.name !== '' &&
      isClear &&
      !doubtfulReasons.has(unused) &&
      (mark !== undefined || remaining.length === 0),
    isToFail: nodes.length > 0 && /expected to fail|unwritten/.test(mark ?? ''),
    passesByOwnError: passesByOwnError(test, tree),
    isConditional: mark === undefined && remaining.length > 0,
    isBehindIf: isBehindIf(test, tree),
  };
}

/** True for a test without a call or an import. */
function doesNothing({ body }: DeclaredTest): boolean {
  return body !== undefined && ![...walkNodes(body)].some((node) => isKind(node, 'call') || /^import_/.test(node.type));
}

/** True where a condition that is more than a constant decides whether it is declared. */
function isBehindIf({ node }: DeclaredTest, tree: CodeTree): boolean {
  return [...walkAncestors(node)].some((outer) => {
    const condition = /^if_/.test(outer.type) ? childAs(outer, 'condition') : undefined;
    return condition !== undefined && !/^\(?\s*(?:true|True|[!\d\s]+)\s*\)?$/.test(getNodeText(condition, tree));
  });
}
