import { type FileChange, isTestFile } from '../../plan/phase/test-file.ts';
import { isKind } from '../read/code-shapes.ts';
import { assertingHelpers, type DeclaredTest, declaredTests, testAround } from '../read/declared-tests.ts';
import { doubtfulReasons, type FileFacts, fileFacts, idleReason, looseReason } from '../read/idle-assertions.ts';
import {
  around,
  type CodeTree,
  childAs,
  codeFamily,
  isWithin,
  longestCode,
  parseCode,
  partsOf,
  textOf,
} from '../read/syntax-tree.ts';
import { assertionsIn } from '../read/test-assertions.ts';
import { type TestMark, testMarks, unreadLanguage, unreadMarks } from '../read/test-marks.ts';

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
  /** It is left out on a condition: whether it ran, the counts of a run say. */
  readonly isConditional: boolean;
  /** It is declared behind an `if`, so a run may know nothing of it. */
  readonly isBehindIf: boolean;
}

/**
 * The tests that a change set added or changed in its test files, and of each whether it can fail: not left out, with an
 * assertion on more than constants that runs and whose failure is not dropped. A file of a language that is not read counts
 * as one test that can, or one that its marks leave out.
 */
export async function ownTests(changes: readonly FileChange[]): Promise<OwnTest[]> {
  const old: Pick<DeclaredTest, 'name' | 'same'>[] = [];
  for (const { path, before } of changes)
    if (before !== null)
      for (const each of (await readTests(path, before))?.tests ?? unreadTests(path, before)) old.push(each);
  const [texts, names] = [new Set(old.map(({ same }) => same)), new Set(old.map(({ name }) => name))];
  const found: OwnTest[] = [];
  for (const { path, after, before } of changes) {
    if (after === null || !(isTestFile(path) || path.endsWith('.rs'))) continue;
    const able = { idle: null, isSurelyIdle: false, isToFail: false, isConditional: false, isBehindIf: false };
    if (after.length > longestCode) {
      found.push({ ...able, path, name: '', isNew: before === null, idle: 'the file is too large to read' });
      continue;
    }
    const file = await readTests(path, after);
    if (file === null) {
      const all = unreadLanguage(path) === undefined ? [{ name: '', same: '', idle: null }] : unreadTests(path, after);
      const own = all.filter(({ same }) => same === '' || !texts.has(same));
      for (const { name, idle } of own)
        found.push({ ...able, path, name, isNew: name === '' ? before === null : !names.has(name), idle });
      continue;
    }
    if (file.isScript && before !== null && !(await assertsMore(file, before))) {
      if (!texts.has(file.tests[0]?.same ?? ''))
        found.push({ ...able, path, name: '', isNew: false, idle: 'it asserts nothing new' });
      continue;
    }
    for (const test of file.tests.filter(({ same }) => !texts.has(same)))
      found.push({ path, name: test.name, isNew: !names.has(test.name), ...verdictOn(test, file) });
  }
  return found;
}

/** All of a test file that decides about its tests. */
interface TestFile extends FileFacts {
  readonly tests: readonly DeclaredTest[];
  /** It declares no test in a known way, and is one as a whole: a script of assertions. */
  readonly isScript: boolean;
  readonly marks: readonly TestMark[];
  readonly helpers: ReadonlySet<string>;
}

async function readTests(path: string, text: string): Promise<TestFile | null> {
  const tree = await parseCode(path, text);
  if (tree === null) return null;
  const declared = declaredTests(tree);
  const isScript = declared.length === 0 && /[._-](?:test|spec)s?\.\w+$|(?:^|\/)test[-_.][^/]*$/i.test(path);
  const whole = { name: '', node: tree.root, body: tree.root, same: text.replace(/\s+/g, ' ').trim() };
  const tests = isScript ? [whole] : declared;
  const marks = testMarks(tree, testAround(declared));
  return { ...fileFacts(tree), tests, isScript, marks, helpers: assertingHelpers(tree, declared) };
}

/** Tests of a language without a grammar, each up to the next one: what leaves it out is all that is known. */
function unreadTests(path: string, text: string): { name: string; same: string; idle: string | null }[] {
  const language = codeFamily(path) === null ? unreadLanguage(path) : undefined;
  const starts = language === undefined ? [] : [...text.matchAll(language.declares)].map(({ index }) => index);
  return starts.map((from, at) => {
    const own = text.slice(from, starts[at + 1]);
    const same = own.replace(/\s+/g, ' ').trim();
    const name =
      /(['"`])((?:[^\\]|\\.)*?)\1/.exec(own.split('\n', 1)[0] ?? '')?.[2] ??
      /\b(?:def|func|fun|function|void|Task)\s+`?(\w[\w ]*)/.exec(own)?.[1];
    return { name: (name ?? '').trim(), same, idle: unreadMarks(path, own)[0] ?? null };
  });
}

const assertsNothing = 'it asserts nothing';

function verdictOn(test: DeclaredTest, file: TestFile): Omit<OwnTest, 'path' | 'name' | 'isNew'> {
  const { tree } = file;
  const left = file.marks.filter(
    ({ scope, what }) => scope !== null && isWithin(test.node, scope) && !/focus|plugin|option/.test(what),
  );
  const always = left.find(({ isConditional }) => !isConditional) ?? aliasMark(test, file);
  const isConditional = always === undefined && left.length > 0;
  const { nodes, hasTrivial } = assertionsIn(test.body ?? test.node, tree, file.helpers);
  const reasons = nodes.map((node) => idleReason(node, test.node, file) ?? rejectionReason(node, test, file));
  const silent = isAskedOtherwise(test, tree) ? null : assertsNothing;
  const unheard = nodes.length === 0 ? silent : reasons.includes(null) ? null : (reasons[0] ?? null);
  const idle = always?.what ?? unheard;
  const isPlain = always?.isCertain ?? !doubtfulReasons.has(idle ?? '');
  const isClear = idle !== assertsNothing || hasTrivial || doesNothing(test) || isSham(test, tree);
  return {
    idle,
    isSurelyIdle: idle !== null && isPlain && isClear && !isConditional && test.name !== '',
    isToFail: always?.isCertain === true && /expected to fail|unwritten/.test(always.what) && nodes.length > 0,
    isConditional,
    isBehindIf: isBehindIf(test, tree),
  };
}

/** `expect(load()).rejects.toThrow()` without an `await`. */
function rejectionReason(
  node: Parameters<typeof idleReason>[0],
  test: DeclaredTest,
  { tree }: TestFile,
): string | null {
  return /\.\s*(?:resolves|rejects)\b/.test(textOf(node, tree)) ? looseReason(node, test.node, tree) : null;
}

/** A name for a test that is left out: `const later = test.skip`. */
function aliasMark({ node }: DeclaredTest, { tree, marks }: TestFile): TestMark | undefined {
  const root = /^\w+/.exec(textOf(node, tree))?.[0] ?? '';
  const isOf = (mark: TestMark) => {
    const declarator = [...around(mark.node)].find(({ type }) => type === 'variable_declarator');
    const name = declarator === undefined ? undefined : childAs(declarator, 'name');
    return name !== undefined && textOf(name, tree) === root;
  };
  const found = tree.family === 'script' ? marks.find(isOf) : undefined;
  return found && { ...found, isCertain: found.node.field === 'value' };
}

/** Go compares what an example prints with a comment; Rust fails a test that should panic and does not. */
function isAskedOtherwise({ node, name, same }: DeclaredTest, { family, comments, text }: CodeTree): boolean {
  if (family === 'rust') return /#\[should_panic/.test(same);
  return (
    family === 'go' &&
    name.startsWith('Example') &&
    comments.some((each) => isWithin(each, node) && /^\/\/ (?:Unordered )?[Oo]utput:/.test(text.slice(each.from)))
  );
}

/** True for a test without a call or an import. */
function doesNothing({ body }: DeclaredTest): boolean {
  return body !== undefined && ![...partsOf(body)].some((each) => isKind(each, 'call') || /^import_/.test(each.type));
}

/** `if got != want { t.Log(…) }` of Go; of Python a comparison that is returned. */
function isSham({ body }: DeclaredTest, tree: CodeTree): boolean {
  const parts = body === undefined ? [] : [...partsOf(body)];
  if (tree.family === 'go')
    return parts.some((each) => each.type === 'if_statement' && /\{\s*t\.Log(?:f|ln)?\(/.test(textOf(each, tree)));
  return (
    tree.family === 'python' &&
    parts.some(
      ({ type, children }) =>
        type === 'return_statement' && children.some((each) => each.type === 'comparison_operator'),
    )
  );
}

/** True where a condition that is more than a constant decides whether it is declared. */
function isBehindIf({ node }: DeclaredTest, tree: CodeTree): boolean {
  return [...around(node)].some((outer) => {
    const condition = /^if_/.test(outer.type) ? childAs(outer, 'condition') : undefined;
    return condition !== undefined && !/^\(?\s*(?:true|True|[!\d\s]+)\s*\)?$/.test(textOf(condition, tree));
  });
}

/** True where an assertion of a file that is a test as a whole is new. */
async function assertsMore({ tree, helpers }: TestFile, before: string): Promise<boolean> {
  const old = await parseCode(tree.path, before);
  const said = (of: CodeTree) => assertionsIn(of.root, of, helpers).nodes.map((each) => textOf(each, of));
  const known = new Set(old === null ? [] : said(old));
  return said(tree).some((each) => !known.has(each));
}
