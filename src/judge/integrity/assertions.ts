import { behindBracket } from '../../system/text/brackets.ts';

/** Constants, which no code under test has made. Texts are blanks between quotes by then. */
const value = `(?:true|false|null|none|nil|undefined|!0|!1|\\d[\\d._]*|\\[\\s*\\]|\\{\\s*\\}|\\(\\s*\\)\\s*=>\\s*\\{\\s*\\}|(['"\`])\\s*\\1)`;
const constants = new RegExp(
  `^\\s*${value}(?:\\s*(?:,|[-+*/%<>]|[!=]==?|<=|>=|&&|\\|\\|)\\s*${value.replace('\\1', '\\2')})*\\s*,?\\s*$`,
  'i',
);

/** Words by which a test fails, each before its arguments. */
const calls =
  /(?<![\w$])(?:(?:[\w$]+(?:\(\))?(?:\.|->|::|\?\.)|&|\$){0,8})(?:assert\w*!?|expect\w*|Ω|should\w*|fail\w*|panic!?|verify\w*|XCT(?:Assert|Fail)\w*|(?:strict|deep|deepStrict|not|notStrict|notDeep)?[eE]quals?|(?:is|isnt|ok|notOk|not|like|same|throws|raises|warns|rejects|match|doesNotThrow|doesNotMatch|truthy|falsy|deepEqual|unwrap\w*|must_\w+|wont_\w+|refute\w*|Error|Errorf|Fatal|Fatalf|Fail|FailNow|Should|Expect|Assert\w*|Verify\w*))(?:\.[\w.]+)?\s*(?:<[^<>()]*>\s*)?\(/g;

/** Assertions without brackets: `assert x`, `assert_equal a, b`, `result shouldBe 3`, `throw`, `raise`. */
const statements =
  /(?<![\w.$])(?:assert|refute)\w*[ \t]+(?![=:;,)])\S[^\n]*|\b(?:throw|raise)\b|\bshould\w*[ \t]+[\w(]|#(?:expect|require)\s*\(|\.(?:to|should|must)\b[. (]|\brequire\.[A-Z]\w*\s*\(/g;

/** Calls that only look like assertions. */
const noAssertion =
  /\.(?:assertions|hasAssertions|extend|any\w*|objectContaining|arrayContaining|stringContaining|stringMatching|pass|plan|soft)\s*\($/;

/** Calls of an assertion library: those of other objects (`mock.assertCalled()`, `request.expect(200)`) look at the object. */
const ofLibrary =
  /^(?:&|\$)?(?:(?:assert|t|tt|tap|test|self|this|static|parent|Assert|Assertions|chai|is|XCT\w*|std)(?:\.|->|::))*(?:assert|expect|should|fail|panic|XCT|(?:strict|deep|not|loose)*equal|is|ok|not|like|same|throws|rejects|match|does|truthy|falsy)[\w!]*(?:\.[\w.]+)?\s*(?:<[^<>()]*>\s*)?\($/i;

/**
 * Functions of the same kind by their names, in languages where what is called cannot be looked up. In Go those that get the
 * test's `t` can fail it.
 */
const looseCalls = /(?<![\w$.])(?:check|must|ensure|require|compare)\w*\s*\(|\w\(t[,)]/gi;
/** Those of a base class. */
const inheritedCalls = /\bself\.(?:_?check|must|ensure|require|compare|do_test|roundtrip)\w*\s*\(/gi;

/** The places in a part of a test file at which its test can fail. `helpers`: functions that assert. */
export function assertionsIn(code: string, text: string, helpers: ReadonlySet<string>, isLoose: boolean): number[] {
  const places = [...code.matchAll(calls)]
    .filter(({ index, 0: words }) => !noAssertion.test(words) && !isTrivial(code, text, index, words))
    .map(({ index }) => index);
  for (const { index, 0: words } of code.matchAll(statements)) if (!isTrivialStatement(words)) places.push(index);
  for (const { index } of code.matchAll(isLoose ? looseCalls : inheritedCalls)) places.push(index);
  for (const { index, 1: name = '' } of helpers.size > 0 ? code.matchAll(/(?<![\w$])(\w+)\s*(?:\.\w+\s*)?\(/g) : [])
    if (helpers.has(name)) places.push(index);
  return places;
}

/** `expect(true).toBe(true)`, `assert.equal(1, 1)`, `expect(x).toBe(x)`, `expect(x)` alone. */
function isTrivial(code: string, text: string, at: number, words: string): boolean {
  if (!ofLibrary.test(words) || /[.\w]$/.test(code.slice(0, at))) return false;
  const open = at + words.length - 1;
  const close = behindBracket(code, open);
  const given = code.slice(open + 1, close - 1);
  const isExpect = /(?:^|\W)expect\s*\($/i.test(words);
  if (/\|\|\s*(?:true|1)\s*$|\bor\s+True\s*$/.test(given)) return true;
  if (/\bfail\w*!?\s*\($|panic|FailNow|Error|Fatal/.test(words)) return false;
  if (!isExpect)
    return constants.test(given) || given.trim() === ''
      ? !/\b(?:should|unwrap|verify)/i.test(words)
      : isSameTwice(given, text.slice(open + 1, close - 1));
  const matcher = /^\s*(?:\.\s*\w+\s*)*(\()?/.exec(code.slice(close)) as RegExpExecArray;
  if (matcher[0].trim() === '') return !/^\s*(?:\.|\{|to\b)/.test(code.slice(close));
  const isCalled = matcher[1] !== undefined;
  if (!isCalled) return /\.\s*to[A-Z]\w*\s*$/.test(matcher[0]) || constants.test(given);
  const argument = close + matcher[0].length - 1;
  const wanted = code.slice(argument + 1, behindBracket(code, argument) - 1);
  if (constants.test(given)) return wanted.trim() === '' || constants.test(wanted);
  return text.slice(open + 1, close - 1).trim() === text.slice(argument + 1, behindBracket(code, argument) - 1).trim();
}

function isTrivialStatement(words: string): boolean {
  const given = /^assert\s+([^\n,]*)/.exec(words)?.[1]?.replace(/[;:].*$/, '') ?? null;
  if (given === null) return false;
  const [left, right] = given.split(/\s*(?:===?|\bis\b)\s*/);
  return constants.test(given) || (right !== undefined && !/['"`]/.test(given) && left?.trim() === right.trim());
}

/** Two arguments that are the same, word by word: they compare a value with itself. */
function isSameTwice(given: string, text: string): boolean {
  let depth = 0;
  for (const [at, sign] of [...given].entries()) {
    if (/[([{]/.test(sign)) depth += 1;
    else if (/[)\]}]/.test(sign)) depth -= 1;
    else if (sign === ',' && depth === 0) {
      const [one, other] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
      return one === other || (other.startsWith(`${one},`) && one !== '');
    }
  }
  return false;
}
