import { posix } from 'node:path';
import { type FileChange, isTestFile, isTestMaterial } from '../../plan/phase/test-file.ts';
import { behindBracket, blockStart, indentedBlock } from '../../system/text/brackets.ts';
import { assertionsIn } from './assertions.ts';
import { idleParts } from './idle-code.ts';
import { doubtfulReasons, type IdlePart } from './idle-reasons.ts';
import { longestFile } from './never-run.ts';
import { type TestBlock, testBlocks, testCode, testLanguage } from './test-blocks.ts';
import type { Mark, TestLanguage } from './test-marks.ts';

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
 * assertion on more than constants that runs and whose failure is not dropped. A file of a language that is not known counts
 * as one test that can.
 */
export function ownTests(changes: readonly FileChange[]): OwnTest[] {
  const before = changes.flatMap(({ path, before: text }) =>
    text === null || text.length > longestFile ? [] : testBlocks(path, text),
  );
  const [texts, names] = [new Set(before.map(({ same }) => same)), new Set(before.map(({ name }) => name))];
  return changes.flatMap(({ path, after, before: old }) => {
    const language = testLanguage(path);
    if (after === null || !(isTestFile(path) || language?.anyFile === true)) return [];
    const whole = {
      path,
      name: '',
      isNew: old === null,
      idle: null,
      isSurelyIdle: false,
      isToFail: false,
      isConditional: false,
      isBehindIf: false,
    };
    if (language === undefined) return [whole];
    if (after.length > longestFile) return [{ ...whole, idle: 'the file is too large to read' }];
    const blocks = testBlocks(path, after);
    if (blocks.every(({ same }) => texts.has(same))) return [];
    const file = fileOf(path, after, language, blocks);
    if (old !== null && blocks.every(({ name, to }) => name === '' && to === after.length) && !assertsMore(file, old))
      return [{ ...whole, idle: 'it asserts nothing new' }];
    return blocks
      .filter(({ same }) => !texts.has(same))
      .map((block) => ({ path, name: block.name, isNew: !names.has(block.name), ...verdictOn(block, file) }));
  });
}

/** All of a test file that decides about its tests. */
interface TestFile {
  readonly path: string;
  readonly text: string;
  readonly code: string;
  readonly language: TestLanguage;
  readonly idle: readonly IdlePart[];
  /** Functions that assert, and names for a test that is left out. */
  readonly helpers: ReadonlySet<string>;
  readonly aliases: ReadonlySet<string>;
}

function fileOf(path: string, text: string, language: TestLanguage, blocks: readonly TestBlock[]): TestFile {
  const code = path.endsWith('.py') ? withoutTruisms(testCode(path, text)) : testCode(path, text);
  const aliases = [...code.matchAll(/\b(?:const|let|var)\s+(\w+)\s*=[^;\n]*\.(?:skip|todo)\b/g)].map(
    ([, name = '']) => name,
  );
  const idle = [...idleParts(path, code), ...leftOutAround(code, language, blocks)];
  return { path, text, code, language, idle, helpers: helpersOf(path, text, code, blocks), aliases: new Set(aliases) };
}

/** `assert (x == 9, "message")`, a tuple, and `assert x or True` hold whatever the code does. */
function withoutTruisms(code: string): string {
  const parts = '(?:[^()[\\]{},\\n]|\\([^()\\n]*\\)|\\[[^[\\]\\n]*\\]|\\{[^{}\\n]*\\})*';
  const truism = new RegExp(
    `^([ \\t]*assert)(?:[ \\t]*\\(${parts},${parts},?\\)|[ \\t][^\\n]*\\bor True)[ \\t]*$`,
    'gm',
  );
  return code.replace(truism, (said, start: string) => `${start} True`.padEnd(said.length));
}

/** Marks outside of any test leave out the suite that they begin, or all that follows. */
function leftOutAround(code: string, language: TestLanguage, blocks: readonly TestBlock[]): IdlePart[] {
  return language.marks.filter(leavesOut).flatMap(({ what, pattern }) =>
    [...code.matchAll(pattern)].flatMap(({ index, 0: words }) => {
      if (blocks.some(({ from, to }) => index >= from && index < to)) return [];
      const line = code.slice(code.lastIndexOf('\n', index - 1) + 1, index);
      const isConditional = conditional.test(words) && !isConstantSkip(code.slice(index));
      // A helper or a fixture leaves out who calls it; an alias is looked for where it is used.
      if ((isConditional && /^\s/.test(line)) || (/=[^;\n]*$/.test(line) && !/\bpytestmark\b/.test(line))) return [];
      const open = code.indexOf('(', index + words.length - 1);
      const isSuite = /^(?:x?describe|xcontext|suite|context)\b/.test(words) && open >= 0;
      const decorated = /^@/.test(line) ? code.slice(index).search(/^(?:class|def|async def)\b/m) : -1;
      const to = isSuite
        ? behindBracket(code, open)
        : decorated < 0
          ? code.length
          : indentedBlock(code, index + decorated).to;
      return [{ from: index, to, why: what, isConditional, isCertain: /^pytestmark\b/.test(line) }];
    }),
  );
}

function leavesOut({ what, inComments = false, onlyInOld = false }: TestLanguage['marks'][number]): boolean {
  return !inComments && !onlyInOld && !/focus|plugin/.test(what);
}

function verdictOn(block: TestBlock, file: TestFile): Omit<OwnTest, 'path' | 'name' | 'isNew'> {
  const { path } = file;
  const code = file.code.slice(block.from, block.to);
  const mark = file.language.marks
    .filter(leavesOut)
    .find(({ pattern }) => new RegExp(pattern.source, pattern.flags.replace('g', '')).test(code));
  const around = file.idle.find(({ from, to }) => block.declared > from && block.declared < to);
  const left = mark?.what ?? around?.why ?? (isAlias(block, file) ? 'a skipped test' : null);
  const isFirst = firstSkip.test(code.slice(block.body - block.from)) || isConstantSkip(code);
  const isConditional = (mark !== undefined && conditional.test(code) && !isFirst) || around?.isConditional === true;
  const idle = left !== null && !isConditional ? left : idleReason(block, code, file);
  // A mark in what the test does, or of an indented line, may depend on where it runs.
  const isBefore =
    isFirst ||
    mark === undefined ||
    code.slice(0, block.body - block.from).search(mark.pattern) >= 0 ||
    /\b(?:todo|skip|ignore)\s*:\s*(?:true\b|['"`])/.test(code);
  const isPlain =
    around?.isCertain === true ||
    (isBefore && !(around !== undefined && path.endsWith('.py')) && !doubtfulReasons.has(idle ?? ''));
  const isSurelyIdle =
    idle !== null &&
    !isConditional &&
    isPlain &&
    block.name !== '' &&
    (idle !== assertsNothing || isBlank(block, file) || isSham(path, code));
  return {
    idle,
    isSurelyIdle,
    isToFail: left !== null && !isConditional && isToFail(block, file, mark),
    isConditional,
    isBehindIf: isBehindIf(block.declared, file.code),
  };
}

/** True where a condition that is more than a constant decides whether the statement at `at`, or a block around it, is run. */
function isBehindIf(at: number, code: string): boolean {
  for (let place = at; ; place = blockStart(code, place) - 1) {
    const before = code.slice(code.lastIndexOf('\n', place - 1) + 1, place);
    if (/\bif\s*\((?!\s*(?:true|[!\d\s]+)\s*\)).*\)\s*$/.test(before)) return true;
    if (place < 0 || blockStart(code, place) === 0) return false;
  }
}

/** Marked as one that fails, whatever the machine, though it says by assertions what it asks for. */
function isToFail({ from, body, to }: TestBlock, { code, text, helpers }: TestFile, mark: Mark | undefined): boolean {
  if (mark === undefined || !/expected to fail|unwritten/.test(mark.what)) return false;
  const said = code.slice(from, to);
  const isBefore =
    said.slice(0, body - from).search(mark.pattern) >= 0 && !/\bxfail\(\s*(?!\w+\s*=[^=]|\)|['"])/.test(said);
  const isOption = /\btodo\s*:\s*(?:true\b|['"`])/.test(said);
  return (isBefore || isOption) && assertionsIn(said, text.slice(from, to), helpers, false).length > 0;
}

const assertsNothing = 'it asserts nothing';

/** True for a test that does nothing but assert constants. Where calls need no brackets, nobody can tell. */
function isBlank({ body, to }: TestBlock, { path, code }: TestFile): boolean {
  const said = code.slice(body, to);
  const called = said.match(/[\w$]+(?=\s*(?:<[^<>()]*>\s*)?[(!])/g) ?? [];
  return (
    /\.(?:[cm]?[jt]sx?|py|go|java|rs|php|cs|kt)$/.test(path) &&
    !/\bimport\b/.test(said) &&
    called.every((name) => /^(?:expect|assert\w*|to[A-Z]\w*|ok|equal|strictEqual|function)$/.test(name))
  );
}

/** An assertion that always holds, of JavaScript and Python; `if got != want { t.Log(…) }` of Go; of Python a comparison that is returned. */
function isSham(path: string, code: string): boolean {
  if (path.endsWith('.go')) return /\bif\b[^{}\n]*\{\s*t\.Log(?:f|ln)?\(/.test(code);
  if (/\.[cm]?[jt]sx?$/.test(path)) return /(?<![\w.$])(?:assert(?:\.\w+)*|expect)\s*\(/.test(code);
  const isReturned = /^\s*return\b[^\n]*(?:[=!<>]=|[<>])/m.test(code);
  return path.endsWith('.py') && (isReturned || /^\s*assert True[ \t]{2,}$/m.test(code));
}

/** True where a line of a file that is a test as a whole is new and asserts something. */
function assertsMore({ path, code, helpers }: TestFile, old: string): boolean {
  const known = new Set(testCode(path, old).split('\n'));
  const fresh = code.split('\n').filter((line) => !known.has(line));
  return fresh.some((line) => assertionsIn(line, line, helpers, false).length > 0);
}

/** Ways to leave a test out that depend on where it runs. */
const conditional =
  /skipif|skipIf|runIf|skipUnless|importorskip|\b[tb]\.Skip|pytest\.skip|skipTest|SkipTest|assum|Enabled(?:If|On)|Disabled(?:If|On)|this\.skip|XCTSkip|GTEST_SKIP|markTestSkipped|\bt\.skip\s*\(/;

/** The first statement of a test leaves it out, whatever the machine. */
const firstSkip =
  /^(?:[^{}]*?(?:=>|\bfunction\b[^{}]*|(['"])\s*\1)\s*\{)?\s*(?:skip\b(?!\s*[=(.])|\$this->markTest(?:Skipped|Incomplete)|(?:return\s+)?(?:t|b|ctx|context|test|this)\.(?:skip|Skip|Skipf|SkipNow)|pytest\.skip|self\.skipTest|raise [\w.]*SkipTest)\b/;

/** `skipif(True, …)`, `skipUnless(False, …)`. */
function isConstantSkip(code: string): boolean {
  return /\bskip(?:[iI]f\(\s*(?:True|true|1)|Unless\(\s*(?:False|0))\s*[,)]/.test(code);
}

function isAlias({ declared }: TestBlock, { code, aliases }: TestFile): boolean {
  return aliases.has(/^\w+/.exec(code.slice(declared))?.[0] ?? '');
}

/** Reason that a test which runs cannot fail; null where it can. */
function idleReason(block: TestBlock, code: string, { path, text, language, idle, helpers }: TestFile): string | null {
  if (!language.asserts) return null;
  const isLoose = !/\.(?:[cm]?[jt]sx?|vue|svelte|py)$/.test(path);
  const head = block.body - block.from;
  const places = assertionsIn(code, text.slice(block.from, block.to), helpers, isLoose).filter((at) => at >= head);
  if (places.length === 0) return isOutputCompared(block, path, text) ? null : assertsNothing;
  const parts = idle.filter(({ to, from }) => to > block.from && from < block.to);
  const reasons = places.map(
    (at) => parts.find(({ from, to }) => block.from + at >= from && block.from + at < to)?.why ?? null,
  );
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

/** Go compares what an example prints with a comment. */
function isOutputCompared({ name, from, to }: TestBlock, path: string, text: string): boolean {
  return (
    path.endsWith('.go') && name.startsWith('Example') && /\/\/ (?:Unordered )?[Oo]utput:/.test(text.slice(from, to))
  );
}

/** Functions of the file that assert, and those that it imports from other files of tests. */
function helpersOf(path: string, text: string, code: string, blocks: readonly TestBlock[]): ReadonlySet<string> {
  const declared = /\b(?:function\*?|def|func|fn|fun|void|(?:const|let|var))\s+(?:\([^)]*\)\s*)?(\w+)/g;
  const isInTest = (at: number) => blocks.some(({ from, to }) => at >= from && at < to);
  const found = [...code.matchAll(declared)].filter(({ index }) => !isInTest(index));
  const own = found.flatMap(({ index, 1: name = '' }, at) => {
    const end = Math.min(
      found[at + 1]?.index ?? code.length,
      blocks.find(({ from }) => from > index)?.from ?? code.length,
    );
    return assertionsIn(code.slice(index, end), text.slice(index, end), new Set(), false).length > 0 ? [name] : [];
  });
  return new Set([...own, ...importedHelpers(path, text)]);
}

function importedHelpers(path: string, text: string): string[] {
  const from = [
    ...text.matchAll(/\bimport\s+([^'"]*?)\s+from\s*['"](\.[^'"]+)['"]/g),
    ...text.matchAll(/\b(?:const|let|var)\s+([^=]*?)\s*=\s*require\(\s*['"](\.[^'"]+)['"]\s*\)/g),
  ].flatMap(([, names = '', place = '']) => {
    const target = posix.join(posix.dirname(path), place);
    return isTestMaterial(`${target}.js`) || isTestMaterial(target) ? [names] : [];
  });
  const python = [
    ...text.matchAll(
      /^from\s+(?:\.[\w.]*|tests?[\w.]*|[\w.]*(?:helpers?|conftest|testing)[\w.]*)\s+import\s+([^\n]+)/gm,
    ),
  ];
  return [...from, ...python.map(([, names = '']) => names)].flatMap((names) => names.match(/\w+/g) ?? []);
}
