/** A way to write in a test file that a test is left out. */
export interface Mark {
  what: string;
  /** With the flag g. */
  pattern: RegExp;
  /** A mark that is written as a comment. */
  inComments?: boolean;
  /** In a new file it takes nothing away. */
  onlyInOld?: boolean;
}

/** How a language writes tests and leaves them out. */
export interface TestLanguage {
  files: RegExp;
  /** How a test is declared, with the flag g. */
  declares: RegExp;
  marks: readonly Mark[];
  /** A test can be told from the one after it, and fails by words that are known. */
  asserts?: boolean;
  /** Tests can stand in any file of the language. */
  anyFile?: boolean;
}

const suite = '(?:it|test|describe|context|suite|specify|t|tap|bench|Scenario|Feature|Deno\\.test)';
/** `test(name, { skip: … }`: options of a test and no other object, which may have a key of that name. */
const option = (key: string) =>
  `(?<![.\\w])${suite}(?:\\.\\w+)*\\s*\\(\\s*(?:['"\`]\\s*['"\`]|\\w+)\\s*,\\s*\\{[^{}]*\\b${key}\\s*:(?!\\s*false)`;

export const TEST_LANGUAGES: readonly TestLanguage[] = [
  {
    files: /\.(?:[cm]?[jt]sx?|vue|svelte)$/i,
    asserts: true,
    declares: new RegExp(`(?<![.\\w])(?:${suite}|x(?:it|test|specify))(?:\\.\\w+)*\\s*[(\`]`, 'g'),
    marks: [
      {
        what: 'a focus on single tests (.only)',
        pattern: new RegExp(
          `(?<![.\\w])${suite}(?:\\.\\w+)*\\.only\\b|(?<![.\\w])(?:fit|fdescribe|fcontext)\\s*\\(|${option('only')}|\\b(?:t|test)\\.runOnly\\b`,
          'g',
        ),
      },
      {
        what: 'a skipped test (.skip)',
        pattern: new RegExp(
          `(?<![.\\w])${suite}(?:\\.\\w+)*\\.(?:skip|skipIf|runIf|ignore|fixme)\\b|(?<![.\\w])(?:xit|xtest|xdescribe|xcontext|xspecify)\\b|\\bthis\\.skip\\s*\\(|${option('(?:skip|ignore)')}`,
          'g',
        ),
      },
      {
        what: 'an unwritten test (.todo)',
        pattern: new RegExp(`(?<![.\\w])${suite}(?:\\.\\w+)*\\.todo\\b|${option('todo')}`, 'g'),
      },
      {
        what: 'a test that is expected to fail (.failing)',
        pattern: /(?<![.\w])(?:it|test)(?:\.\w+)*\.(?:failing|fails|fail)\s*[(.]/g,
      },
    ],
  },
  {
    files: /\.py$/,
    asserts: true,
    declares: /^\s*(?:async\s+)?def test\w*\s*\(/gm,
    marks: [
      {
        what: 'a skipped test (skip)',
        pattern:
          /\bmark\.skip(?:if)?\b|\bpytest\.skip\s*\(|\bunittest\.skip(?:If|Unless)?\b|(?<=@)skip(?:If|Unless)?\b|\.skipTest\s*\(|\bSkipTest\b|\bimportorskip\s*\(/g,
      },
      {
        what: 'a test that is expected to fail (xfail)',
        pattern: /\bmark\.xfail\b|\bpytest\.xfail\s*\(|\bexpectedFailure\b/g,
      },
      {
        what: 'a plugin that pytest loads (pytest_plugins)',
        pattern: /\bpytest_plugins\b/g,
      },
      {
        what: 'an option that excludes tests from the collection',
        pattern:
          /\bcollect_ignore(?:_glob)?\b|\b__test__\s*=\s*False\b|\bpytest_ignore_collect\b|\bpytest_collection_modifyitems\b/g,
      },
    ],
  },
  {
    files: /\.go$/,
    asserts: true,
    declares: /^func (?:Test|Fuzz|Example)\w*\s*\(/gm,
    marks: [
      { what: 'a skipped test (t.Skip)', pattern: /\b(?:t|b|f|tb|tt|T\(\))\.(?:Skip|Skipf|SkipNow)\s*\(/g },
      {
        what: 'a build constraint',
        pattern: /^\/\/go:build .*$|^\/\/ \+build .*$/gm,
        inComments: true,
        onlyInOld: true,
      },
    ],
  },
  {
    files: /\.rs$/,
    asserts: true,
    anyFile: true,
    declares: /#\[(?:\w+::)*test\b/g,
    marks: [
      { what: 'an ignored test (#[ignore])', pattern: /#\[ignore\b|#\[cfg_attr\([^\]]*\bignore\b/g },
      { what: 'a condition under which nothing is compiled', pattern: /#!?\[cfg\((?:any\(\)|FALSE|false)\)/g },
    ],
  },
  {
    files: /\.(?:java|kts?|scala|groovy)$/,
    asserts: true,
    declares: /@(?:\w*Test)\b/g,
    marks: [
      {
        what: 'a disabled test (@Disabled, @Ignore)',
        pattern: /@(?:Disabled\w*|Ignore|Ignored|EnabledIf\w*|EnabledOn\w*|Enabled[A-Z]\w*)\b|\benabled\s*=\s*false\b/g,
      },
      {
        what: 'an assumption, which skips a test',
        pattern: /\bassum(?:e|ing)(?:That|True|False|NotNull|NoException)?\s*\(/g,
      },
    ],
  },
  {
    files: /\.(?:cs|fs|vb)$/,
    asserts: true,
    declares: /\[(?:Fact|Theory|Test|TestMethod|TestCase)\b/g,
    marks: [
      {
        what: 'a skipped test (Skip, Ignore)',
        pattern: /\bSkip\s*=|[[,]\s*(?:Ignore|Explicit)\b|\bAssert\.(?:Ignore|Inconclusive|Skip)\s*\(/g,
      },
    ],
  },
  {
    files: /\.rb$/,
    asserts: true,
    declares: /^\s*(?:it|specify|test|scenario|example)\b|^\s*def test_/gm,
    marks: [
      {
        what: 'a focus on single tests (fit, focus)',
        pattern: /^\s*(?:fit|fdescribe|fcontext|fexample|focus)\b|\bfocus:\s*true|,\s*:focus\b/gm,
      },
      {
        what: 'a skipped test (skip, pending, xit)',
        pattern:
          /^\s*(?:xit|xdescribe|xcontext|xspecify|xexample|skip|pending|omit)\b(?!\s*[=.])|,\s*(?:skip|pending):\s|,\s*:(?:skip|pending)\b/gm,
      },
    ],
  },
  {
    files: /\.php$/,
    asserts: true,
    declares: /function test\w*|#\[Test\]|(?<![\w>$])(?:it|test)\s*\(/g,
    marks: [
      {
        what: 'a skipped test (markTestSkipped)',
        pattern: /\bmarkTest(?:Skipped|Incomplete)\s*\(|\}\s*\)\s*->(?:skip|todo|only)\s*\(/g,
      },
    ],
  },
  {
    files: /\.(?:c|cc|cpp|cxx|m|mm|swift)$/,
    declares: /\bTEST(?:_[FP]|_CASE)?\s*\(|\bfunc test\w*/g,
    marks: [
      {
        what: 'a skipped test (GTEST_SKIP, DISABLED_)',
        pattern: /\bGTEST_SKIP\b|\bDISABLED_\w+|\bdoctest::(?:skip|should_fail)\b|\bXCTSkip\w*|\.disabled\s*\(/g,
      },
    ],
  },
  {
    files: /\.(?:bats|sh)$/,
    declares: /^\s*@test\b/gm,
    marks: [{ what: 'a skipped test (skip)', pattern: /^\s*skip\b/gm }],
  },
  {
    files: /\.(?:t|pl)$/,
    declares: /\b(?:ok|is|isnt|like|is_deeply|subtest)\b/g,
    marks: [{ what: 'a skipped test (skip_all, SKIP, TODO)', pattern: /\bskip_all\b|\bSKIP:|\bTODO:|\btodo_skip\b/g }],
  },
  {
    files: /\.(?:exs?|dart|erl|lua|jl|feature)$/,
    declares: /^\s*(?:test\b|Scenario)/gm,
    marks: [
      {
        what: 'a skipped test (skip)',
        pattern: /@(?:module|describe)?tag:? *:?skip\b|\bskip:\s*(?!false)|@(?:skip|ignore|wip)\b/g,
      },
    ],
  },
];
