import { describe, expect, test } from '@jest/globals';
import { findOwnTests } from '../../../src/judge/checks/own-tests.ts';
import { findUncollectedTest } from '../../../src/judge/read/declared-tests.ts';
import { parseCode } from '../../../src/judge/read/syntax-tree.ts';

/** A test file that is new, and what is said of its tests: null for one that can fail. */
type Row = [what: string, path: string, text: string, idle: (RegExp | null)[]];

const js = 'test/sum.test.js';
const head =
  "const test = require('node:test'); const assert = require('node:assert'); const { sum } = require('../sum');\n";

const sum = (body: string) => `${head}test('sum', () => { ${body} });`;

const idle: Row[] = [
  ['todo', js, `${head}test.todo('sum');`, [/todo/]],
  ['skipped', js, `${head}test.skip('sum', () => { assert.equal(sum(1, 1), 2) });`, [/skip/]],
  [
    'in a suite that is skipped',
    js,
    `${head}describe.skip('x', () => { it('sum', () => { expect(sum(1, 1)).toBe(2) }) });`,
    [/skip/],
  ],
  [
    'a type',
    js,
    `${head}test('sum', () => { require('assert').equal(typeof sum, 'function') });`,
    [/nothing but types/],
  ],
  ['a type by ===', js, `${head}test('sum', () => { assert.ok(typeof sum(1, 1) === 'number', 'n') });`, [/but types/]],
  ['that it is there', js, `${head}test('sum', () => { expect(sum).toBeDefined() });`, [/nothing but types/]],
  [
    'Python: callable',
    'tests/test_sum.py',
    'def test_sum():\n    assert callable(add) and hasattr(m, "add"), "no add"\n',
    [/nothing but types/],
  ],
  ['empty', js, sum(''), [/asserts nothing/]],
  ['a value and itself', js, sum('const a = sum(1, 1); expect(a).toEqual(a);'), [/asserts nothing/]],
  ['expect without a matcher', js, sum('expect(sum(1, 1) === 3);'), [/asserts nothing/]],
  ['caught and dropped', js, sum('try { assert.equal(sum(1, 1), 3) } catch {}'), [/dropped/]],
  ['not awaited', js, sum('load().then((s) => { assert.equal(s, 3) });'), [/nothing waits/]],
  ['rejects that is not awaited', js, sum("expect(load()).rejects.toThrow('no');"), [/nothing waits/]],
  [
    'in a loop over nothing without braces',
    js,
    sum('for (const [a, b] of []) assert.equal(a, b);'),
    [/loop over nothing/],
  ],
  ['behind a return', js, sum('\n  return;\n  assert.equal(sum(1, 1), 3);\n'), [/returns before/]],
  [
    'without a variable',
    js,
    sum('\n  if (!process.env.RUN_ALL) return;\n  assert.equal(sum(1, 1), 3);\n'),
    [/environment/],
  ],
  [
    'declared only with a variable',
    js,
    `${head}if (process.env.RUN_ALL) {\n  test('sum', () => { assert.equal(sum(1, 1), 3) });\n}`,
    [/environment/],
  ],
  ['if (false)', js, sum('if (false) { assert.equal(sum(1, 1), 3) }'), [/never true/]],
  ['Python: assert True', 'tests/test_sum.py', 'def test_sum():\n    assert True\n', [/asserts nothing/]],
  [
    'Python: dropped',
    'tests/test_sum.py',
    'def test_sum():\n    try:\n        assert add(1, 1) == 3\n    except Exception:\n        pass\n',
    [/dropped/],
  ],
  [
    'Python: xfail',
    'tests/test_sum.py',
    '@pytest.mark.xfail\ndef test_sum():\n    assert add(1, 1) == 2\n',
    [/expected to fail/],
  ],
  [
    'Go: skipped',
    'sum_test.go',
    'package x\nfunc TestSum(t *testing.T) {\n\tt.Skip("later")\n\tif Sum(1, 1) != 2 { t.Error("no") }\n}\n',
    [/t\.Skip/],
  ],
  ['Rust: ignored', 'src/lib.rs', '#[test]\n#[ignore]\nfn sums() { assert_eq!(sum(1, 1), 2); }\n', [/ignored/]],
  [
    'Java: disabled',
    'src/test/java/SumTest.java',
    'class SumTest {\n  @Test\n  @Disabled\n  void sums() { assertEquals(2, Sum.of(1, 1)); }\n}\n',
    [/disabled/],
  ],
  [
    'C#: skipped',
    'X.Tests/SumTests.cs',
    'class SumTests {\n  [Fact(Skip = "later")]\n  public void Sums() { Assert.Equal(2, Sum.Of(1, 1)); }\n}\n',
    [/skip/],
  ],
];

const live: Row[] = [
  ['a call compared with the same call', js, `${head}test('x', () => { assert.notEqual(id(1), id(1)); });`, [null]],
  [
    'a type beside a value',
    js,
    `${head}test('x', () => { assert.equal(typeof sum, 'function'); assert.equal(sum(1, 1), 2) });`,
    [null],
  ],
  ['assert.equal', js, sum('assert.equal(sum(1, 1), 2)'), [null]],
  ['chai', js, `${head}it('sums', () => { expect(sum(1, 1) === 2).to.be.true; sum(1, 1).should.equal(2) });`, [null]],
  ['a rejection awaited', js, `${head}it('x', async () => { await expect(load()).rejects.toThrow('no'); });`, [null]],
  ['a chain returned', js, `${head}it('x', () => load().then((s) => assert.equal(s, 3)));`, [null]],
  ['done', js, `${head}it('x', (done) => { load().then((s) => { assert.equal(s, 3); done() }, done); });`, [null]],
  [
    'fails in a try',
    js,
    `${head}it('x', () => { try { sum(); assert.fail('no') } catch (e) { assert.match(e.message, /two/) } });`,
    [null],
  ],
  [
    'a dropped rejection of another',
    js,
    `${head}it('x', async () => { await stop().catch(() => {});\n  assert.equal(sum(1, 1), 2); });`,
    [null],
  ],
  [
    'a helper of the file',
    js,
    `${head}const roundTrip = (x) => { assert.deepEqual(parse(print(x)), x) };\nit('x', () => roundTrip([1]));`,
    [null],
  ],
  [
    'a helper of the tests',
    js,
    `import { isGood } from './helpers/good.js';\nit('x', () => isGood(sum(1, 1)));`,
    [null],
  ],
  ['rows', js, "test.each([[1, 1, 2]])('%i and %i', (a, b, c) => { expect(sum(a, b)).toBe(c) });", [null]],
  [
    'a check from the tests',
    js,
    `${head}it('x', () => { if (process.env.DEBUG) console.log('x'); assert.equal(sum(1, 1), 2) });`,
    [null],
  ],
  [
    'Python',
    'tests/test_sum.py',
    'def test_sum():\n    assert add(1, 1) == 2\n\n\ndef test_raises():\n    with pytest.raises(ValueError):\n        add(None, 1)\n',
    [null, null],
  ],
  [
    'Python: skipif, which did not',
    'tests/test_sum.py',
    '@pytest.mark.skipif(sys.platform == "win32", reason="x")\ndef test_sum():\n    assert add(1, 1) == 2\n',
    [null],
  ],
  [
    'Go',
    'sum_test.go',
    'package x\nfunc TestSum(t *testing.T) {\n\tif got := Sum(1, 1); got != 2 {\n\t\tt.Errorf("got %d", got)\n\t}\n}\n',
    [null],
  ],
  [
    'Rust',
    'src/lib.rs',
    '#[cfg(test)]\nmod tests {\n    #[test]\n    fn sums() {\n        assert_eq!(sum(1, 1), 2);\n    }\n}\n',
    [null],
  ],
  [
    'Ruby: rspec',
    'spec/sum_spec.rb',
    "describe Sum do\n  it 'sums' do\n    expect(Sum.of(1, 1)).to eq(2)\n  end\nend\n",
    [null],
  ],
  ['bats', 'test/sum.bats', '@test "sums" {\n  run sum 1 1\n  [ "$output" = 2 ]\n}\n', [null]],
  [
    'markup with an apostrophe',
    'test/a.test.jsx',
    "it('x', () => { render(<p>it's</p>); expect(a()).toBe(2) });",
    [null],
  ],
  ['a matcher with a type', 'test/a.test.ts', "it('x', () => { expect(a()).toBe<number>(2) });", [null]],
  [
    'Python: a handler of other failures',
    'test_a.py',
    'def test_a():\n    try:\n        assert a(1) == 2\n    except ValueError:\n        pass\n',
    [null],
  ],
  ['Rust: a panic that is awaited', 'src/lib.rs', '#[test]\n#[should_panic]\nfn a() { b(1); }\n', [null]],
  ['a language without words', 'test/sum.clj', '(deftest sums (is (= 2 (sum 1 1))))', [null]],
];

const given = (path: string, text: string) => findOwnTests([{ path, before: null, after: text }]);

describe.each([
  ['cannot fail', idle],
  ['can fail', live],
] as const)('a test that %s', (_, rows) => {
  test.each(rows.map((row) => [...row] as Row))('%s', async (_, path, text, wanted) => {
    const found = (await given(path, text)).map((each) => each.idle);
    expect(found).toEqual(wanted.map((each) => (each === null ? null : expect.stringMatching(each))));
  });
});

test.each([
  ['one that is left out', js, `${head}test.skip('sum', () => { assert.equal(sum(1), 2) });\n`, true],
  ['one that only calls', js, `${head}test('sum', () => { sum(1) });\n`, false],
  ['one that imports', 'tests/test_a.py', 'def test_import():\n    import sums\n', false],
  ['a skip on a condition', 'sum_test.go', 'func TestSum(t *testing.T) {\n\tif short {\n\t\tt.Skip()\n\t}\n}\n', false],
  [
    'a mark of an indented line',
    'tests/test_a.py',
    'if win:\n    pytestmark = pytest.mark.skip()\n\ndef test_sum():\n    assert f()\n',
    false,
  ],
  ['skipped by an option', js, `${head}test('sum', { skip: true }, () => { assert.equal(sum(1), 2) });`, true],
  [
    'skipped by an option with a value',
    js,
    `${head}test('sum', { skip: !db }, () => { assert.equal(sum(1), 2) });`,
    false,
  ],
  ['skipped first of all', js, `${head}test('sum', (t) => { t.skip('flaky'); assert.equal(sum(1), 2) });`, true],
  ['replaced assertions', js, `${head}assert.equal = () => {};\ntest('sum', () => { assert.equal(sum(1), 3) });`, true],
  ['a tuple', 'test_a.py', 'def test_a():\n    assert (a(1) == 3, "adds")\n', true],
  ['brackets around a condition', 'test_a.py', 'def test_a():\n    assert (a(1, 2) == 3), "adds"\n', false],
  ['skipif(True)', 'test_a.py', '@pytest.mark.skipif(True, reason="x")\ndef test_a():\n    assert a(1) == 2\n', true],
  [
    'pytestmark',
    'test_a.py',
    'pytestmark = pytest.mark.skip(reason="x")\n\n\ndef test_a():\n    assert a(1) == 2\n',
    true,
  ],
  [
    'setUp',
    'test_a.py',
    'class A(TestCase):\n    def setUp(self):\n        self.skipTest("x")\n\n    def test_a(self):\n        self.assertEqual(a(1), 2)\n',
    true,
  ],
  ['a file without a test', 'export_test.go', 'package sum\n\nvar Inner = inner\n', false],
])('%s is idle for sure: %s', async (_, path, text, wanted) => {
  expect((await given(path, text)).some(({ isSurelyIdle }) => isSurelyIdle)).toBe(wanted);
});

test.each([
  ['a_test.go', 'package a\n\nfunc testSum(t *testing.T) {\n\tt.Fatal()\n}\n', 'testSum'],
  [
    'a_test.go',
    'package a\n\nfunc TestA(t *testing.T) { testSum(t) }\nfunc testSum(t *testing.T) {\n\tt.Fatal()\n}\n',
    null,
  ],
  ['a_test.go', 'package a\n\nfunc same(t *testing.T, a int) {\n\tt.Fatal()\n}\n', null],
  ['a.test.js', "describe('a', () => {\n  shared('b');\n});\n", null],
  ['test_a.py', 'def check_sum():\n    assert a(1) == 2\n', 'check_sum'],
  ['test_a.py', 'class Sums:\n    def test_a(self):\n        assert a(1) == 2\n', 'Sums'],
  ['test_a.py', 'class Sums(TestCase):\n    def test_a(self):\n        self.assertEqual(a(1), 2)\n', null],
  ['test_a.py', 'def check_sum():\n    assert a(1) == 2\n\n\ndef test_sum():\n    check_sum()\n', null],
])('in %s with %j no runner collects %s', async (path, text, name) => {
  const tree = await parseCode(path, text);
  expect(tree && findUncollectedTest(tree)).toBe(name);
});

describe('tests of a change', () => {
  const one = `${head}test('one', () => { assert.equal(sum(1, 1), 2) });\n`;
  test('those that were there before are not its own, wherever they stand now', async () => {
    expect(await findOwnTests([{ path: js, before: one, after: `${one}// more\n` }])).toEqual([]);
    const moved = [
      { path: js, before: one, after: null },
      { path: 'test/other.test.js', before: null, after: one },
    ];
    expect(await findOwnTests(moved)).toEqual([]);
  });
  test('one that is changed is its own, and not new', async () => {
    const after = one.replace('sum(1, 1), 2', 'sum(1, 2), 3');
    expect(await findOwnTests([{ path: js, before: one, after }])).toMatchObject([
      { name: 'one', isNew: false, idle: null },
    ]);
  });
  test('a todo beside an old test is its only own one', async () => {
    const after = `${one}test.todo('two');\n`;
    expect(await findOwnTests([{ path: js, before: one, after }])).toMatchObject([
      { name: 'two', isNew: true, idle: expect.stringMatching(/todo/) },
    ]);
  });
  test('a todo below a test of an inline library is the only own one', async () => {
    const old = "require('node:test')('old', () => { require('node:assert').equal(f(), 2) });\n";
    const found = await findOwnTests([{ path: js, before: old, after: `${old}require('node:test').todo('sum');\n` }]);
    expect(found).toMatchObject([{ name: 'sum', idle: expect.stringMatching(/todo/) }]);
  });
  test('one on a condition is told as such, so that the counts of a run decide', async () => {
    const text = 'def test_sum():\n    pytest.importorskip("numpy")\n    assert add(1, 1) == 2\n';
    expect(await given('tests/test_a.py', text)).toMatchObject([{ idle: null, isConditional: true }]);
  });
});

describe('a test that asserts what the work does not do', () => {
  const asks = '() => { assert.equal(sum(1, 1), 2) }';
  const python = (mark: string, body = '    assert add(1, 1) == 2\n') => `${mark}\ndef test_sum():\n${body}`;
  test.each([
    [js, `${head}test('sum', { todo: true }, ${asks});`, true],
    [js, `${head}test('sum', { todo: !process.env.ALL }, ${asks});`, false],
    [js, `${head}test.todo('sum', ${asks});`, true],
    [js, `${head}test.todo('sum');`, false],
    [js, `${head}test.failing('sum', () => { expect(sum(1, 1)).toBe(2) });`, true],
    [js, `${head}test('sum', (t) => { if (old) t.todo(); assert.equal(sum(1, 1), 2) });`, false],
    [js, `${head}test.skip('sum', ${asks});`, false],
    ['tests/test_a.py', python('@pytest.mark.xfail'), true],
    ['tests/test_a.py', python('@pytest.mark.xfail(sys.platform == "win32", reason="paths")'), false],
    ['tests/test_a.py', python('', '    if old:\n        pytest.xfail("old")\n    assert add(1, 1) == 2\n'), false],
  ])('%s: %s', async (path, text, wanted) => {
    expect((await given(path, text)).map(({ isToFail }) => isToFail)).toEqual([wanted]);
  });
});

describe('a file that declares no test in a known way', () => {
  const inline = (body: string) => `require('node:test')('sum', () => { ${body} });`;
  test.each([
    ['is a test as a whole', js, inline("require('node:assert').equal(sum(1, 1), 2)"), [null]],
    ['has to assert something', js, inline(''), ['it asserts nothing']],
    [
      'can be skipped',
      js,
      "require('node:test').skip('sum', () => { require('node:assert').equal(sum(1, 1), 2) });",
      [expect.stringMatching(/skip/)],
    ],
    ['may be a script', js, 'assert.equal(sum(1, 1), 2);', [null]],
    ['has to be named like a test', 'test/helpers.js', 'exports.same = (a, b) => assert.equal(a, b);', []],
  ])('%s', async (_, path, text, wanted) => {
    expect((await given(path, text)).map(({ idle }) => idle)).toEqual(wanted);
  });
});

test('a file that was made to be slow to read is read in time', async () => {
  const units = [
    '          ',
    'a.b.c.',
    'try {',
    'setTimeout(',
    '[].x(',
    '$$$$$$$$',
    'f().then(x)\n',
    'if (process.env.X) {',
  ];
  const before = process.cpuUsage();
  for (const unit of units) await given(js, unit.repeat(30_000 / unit.length));
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(6_000);
});

test.each([
  ['JavaScript', js, `${head}test('x', () => assert.throws(() => { sum(-1); throw new RangeError('no') }));`],
  ['a try', js, `${head}test('x', () => { try { sum(-1); throw new Error('no') } catch (e) { assert.ok(e) } });`],
  ['vitest', js, `${head}it('x', () => { expect(() => { sum(-1); throw new Error('no') }).toThrow('no') });`],
  [
    'Python',
    'tests/test_x.py',
    'def test_x():\n    with pytest.raises(Exception):\n        add(-1)\n        raise ValueError("no")\n',
  ],
  ['Rust', 'tests/x.rs', '#[test]\n#[should_panic]\nfn x() {\n    add(-1);\n    panic!("no");\n}\n'],
  [
    'Go',
    'x_test.go',
    'package x\nfunc TestX(t *testing.T) {\n\tdefer func() { if recover() == nil { t.Fatal("no") } }()\n\tAdd(-1)\n\tpanic("no")\n}\n',
  ],
  [
    'Java',
    'src/test/java/XTest.java',
    'class XTest {\n  @Test void x() {\n    assertThrows(Exception.class, () -> { add(-1); throw new IllegalStateException("no"); });\n  }\n}\n',
  ],
])('a test that throws the error itself which it expects, in %s', async (_, path, after) => {
  expect((await findOwnTests([{ path, before: null, after }]))[0]?.passesByOwnError).toBe(true);
});

test.each([
  [
    'an error of the project',
    'tests/test_x.py',
    'def test_x():\n    with pytest.raises(Own):\n        raise Own("no")\n',
  ],
  [
    'a failure that the expected error is not',
    'tests/test_x.py',
    'class T(TestCase):\n    def test_x(self):\n        with self.assertRaises(ValueError):\n            add(-1)\n            self.fail("no")\n',
  ],
  [
    'another error than the expected one',
    js,
    `${head}test('x', () => assert.throws(() => { sum(-1); throw new Error('no') }, RangeError));`,
  ],
  [
    'one that is left unhandled',
    js,
    `${head}test('x', () => { try { sum(-1); throw new Error('no') } catch (e) { assert.equal(e.code, 'E1') } });`,
  ],
  [
    'a callback that throws',
    js,
    `${head}test('x', () => assert.throws(() => wrap(() => { sum(1); throw new Error('no') })));`,
  ],
])('%s is not its own', async (_, path, after) => {
  expect((await findOwnTests([{ path, before: null, after }]))[0]?.passesByOwnError).toBe(false);
});
