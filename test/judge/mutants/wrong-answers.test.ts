import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { wrongAnswers } from '../../../src/judge/mutants/wrong-answers.ts';
import { testIf } from '../../needs.ts';

const mark = join(mkdtempSync(join(tmpdir(), 'answers-')), 'mark');
const answerOf = async (text: string, call: string) => {
  rmSync(mark, { force: true });
  return await runInThisContext(`(async () => {${wrongAnswers('a.js', text, null, mark)}\nreturn ${call}})()`);
};

describe('a function gives another value of the same kind', () => {
  test.each<[form: string, text: string, call: string, other: unknown]>([
    ['a number', 'function f(a) {\n  if (a) { return -1 }\n  return 2;\n}', '[f(0), f(1)]', [7919, -7919]],
    ['a text of an arrow', 'const f = (a) => a\n  .trim();\nconst b = 1', "[f(' a'), b]", ['hollow', 1]],
    ['a choice', 'const f = (a) => a ? "x" : "y";', 'f(1)', 'hollow'],
    ['an arrow in a call', '[1].map((a) => a + 1, 2).concat(3); const f = () => ({ a: 1 })', 'f()', { a: 7919 }],
    ['one that returns another', 'const f = (a) => (b) => a + b;', 'f(1)(2)', 7919],
    ['arrows that end at one place', 'const f = () => { return [1, 2].map((a) => a + 1) }', 'f()', [7919, 7919]],
    ['a boolean', 'const f = () => true;', 'f()', false],
    ['a boolean that is handed on turns once', 'const f = (a) => g(a);\nfunction g(a) { return a > 1 }', 'f(1)', true],
    [
      'an object with a list',
      'function f() { return { a: [true], b: {} } }',
      'f()',
      { a: [false], b: { hollow: 'hollow' } },
    ],
    ['a promise', 'async function f() { const a = await 1; return [a]; }', 'f()', [7919]],
    [
      'a method, its getter and its own fields',
      'class A { constructor() { this.a = 1 } get b() { return "" } c() { return this.a } }',
      '[new A().a, new A().b, new A().c()]',
      [7919, 'hollow', 7919],
    ],
    [
      'an error is none',
      'function f() { throw new Error("a") }\nconst g = () => f() ?? JSON.parse("{");',
      '[f(), g()]',
      [undefined, undefined],
    ],
    ['what gives nothing does nothing', 'const a = [];\nfunction f(b) { a.push(b); }', '[f(1), a]', [undefined, []]],
  ])('%s', async (_, text, call, other) => {
    expect(await answerOf(text, call)).toEqual(other);
    expect(existsSync(mark)).toBe(false);
  });

  test.each([
    ['a list that it was given', 'function f(a, b) {\n  a.push(b);\n  return a;\n}', 'f([], 1)'],
    ['a field', 'class A { f(b) {\n  this.b = b;\n  return 1 } }', 'new A().f(1)'],
    ['what it answers by', 'const f = (_, a) => a.status(200).json({})', 'f(1, 2)'],
  ])('one that changes %s fails', async (_, text, call) => {
    await expect(answerOf(text, call)).rejects.toThrow('hollow');
    const own = 'function f(b) {\n  const a = [];\n  a.push(b);\n  return a;\n}';
    expect(await answerOf(own, 'f(1)')).toEqual([7919]);
  });

  test.each([
    ['null', 'const f = () => null;'],
    ['an instance', 'function f() { return new Map() }'],
    ['nothing, by the call that it is', 'const f = () => void 0;'],
  ])('of %s there is none, which the mark tells', async (_, text) => {
    await answerOf(text, 'f()');
    expect(existsSync(mark)).toBe(true);
  });

  test('TypeScript, without its checks, and no type of a function', () => {
    const text = 'type F = (a: number) => string;\nexport const f = (g: () => void): number => {\n  return 1;\n};\n';
    const other = wrongAnswers('a.ts', text, null, mark) ?? '';
    expect(other).toMatch(
      /^\/\/ @ts-nocheck\ntype F = \(a: number\) => string;\nexport const f = \(g: \(\) => void\): number => \{return hollowAnswer\(\(\) => \{\n/,
    );
  });

  test('Python', () => {
    const text =
      '"""A module."""\nfrom __future__ import annotations\nimport asyncio\ndef f(a: int) -> int:\n    """Says: so."""\n    return a\ndef g(a): return [a > 1, {"a": "b"}, (b"",)]\nclass A:\n    def __init__(self):\n        self.a = 1\n    @property\n    def h(self):\n        return f(self.a)\n    async def i(self):\n        return ""\n    def j(self):\n        self.b = 1\n        raise ValueError\n';
    const calls = 'f(1), g(1), A().h, A().a, asyncio.run(A().i()), A().j()';
    const other = wrongAnswers('a.py', text, null, mark);
    rmSync(mark, { force: true });
    const said = execFileSync('python3', ['-c', `${other}\nprint(${calls})`]);
    expect(`${said}`).toBe("7919 [True, {'a': 'hollow'}, (b'hollow',)] 7919 7919 hollow None\n");
    expect(existsSync(mark)).toBe(false);
    execFileSync('python3', ['-c', `${wrongAnswers('a.py', 'def f():\n    return None\n', null, mark)}\nf()`]);
    expect(existsSync(mark)).toBe(true);
  });

  testIf(spawnSync('go', ['version']).status === 0, 'go is not installed')(
    'Go',
    () => {
      const text = `package main

import "errors"

type s struct{ n, more int }

func number(a int) int { return -a }
func text(a string) (string, error) {
	if a == "" {
		return "", errors.New("empty {")
	}
	return a, nil
}
func isBig(a int) bool { return isHuge(a) }
func isHuge(a int) bool { return a > 10 }
func check(a int) error { return nil }
func count(of []string) (all map[string]int) { all = map[string]int{"a": 1}; return }
func each[T, U any](of []T, f func(T) U) []U { return append([]U{}, f(of[0])) }
func made() *s { return &s{n: 1} }
func (it *s) push() { it.n++ }
func (it s) pop() int { it.more = 1; return 1 }
func boom() int { panic("boom") }
func none() *s { return nil }
`;
      const main = `
func main() {
	answer, failure := text("a")
	it := made()
	it.push()
	println(number(1), answer, failure == nil, isBig(11), isHuge(11), check(1) != nil, count(nil)["a"], boom(), it.n)
	println(each([]bool{true}, func(a bool) string { return "b" })[0])
	defer func() { println(recover().(string), none() == nil) }()
	it.pop()
}
`;
      const folder = mkdtempSync(join(tmpdir(), 'answers-go-'));
      writeFileSync(join(folder, 'main.go'), `${wrongAnswers('main.go', text, null, mark)}${main}`);
      rmSync(mark, { force: true });
      const { stderr } = spawnSync('go', ['run', 'main.go'], { cwd: folder, encoding: 'utf8' });
      rmSync(folder, { recursive: true });
      expect(stderr).toBe('-7919 hollow true false false true 7919 7919 7919\nhollow\nhollow true\n');
      expect(existsSync(mark)).toBe(true); // of none
    },
    180_000,
  );

  test('not where it stood before, nor in a file without functions or of another language', () => {
    const before = 'function f() {\n  return 1;\n}\n';
    expect(wrongAnswers('a.js', before, before, mark)).toBeNull();
    expect(wrongAnswers('a.js', `${before}const g = () => 1;`, before, mark)).toMatch(
      /^function f\(\) \{\n {2}return 1/,
    );
    expect(wrongAnswers('a.js', 'export const a = 1;', null, mark)).toBeNull();
    expect(wrongAnswers('a.rs', 'fn f() -> u8 {\n    1\n}\n', null, mark)).toBeNull();
  });
});
