import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { makeFunctionsFail } from '../../../src/judge/run/mutants/hollow-code.ts';

const forms: [form: string, text: string, call: string][] = [
  ['a function', 'function f(a = {}) {\n  if (a) { return 1 }\n}', 'f()'],
  ['an arrow', 'const f = (a) => a + 1;', 'f(1)'],
  ['an arrow without brackets', 'const f = a => ({ a });', 'f(1)'],
  ['an arrow with a block', 'const f = a => { return a };', 'f(1)'],
  ['one that returns another', 'const f = (a) => (b) => a + b;', 'f(1)(2)'],
  ['a choice', 'const f = (a) => a ? 1 : 2;', 'f(0)'],
  ['a method of an object', 'const o = { f(a) { return a }, g: 1 };', 'o.f(1)'],
  ['a method of a class', 'class A {\n  static async f() {\n    return 1;\n  }\n}', 'A.f()'],
  ['a constructor', 'class A { constructor() { this.a = 1 } }', 'new A()'],
  ['a getter', 'const o = { get f() { return 1 } };', 'o.f'],
  ['a function expression', 'const f = function () { for (const a of [1]) { return a } };', 'f()'],
  [
    'a default in brackets',
    'function f({ a = g(1) } = {}, b = (1)) {\n  return a;\n}\nfunction g(a) { return a }',
    'f()',
  ],
];

describe('in hollow code every function fails when it is called, and the file loads', () => {
  test.each(forms)('%s', async (_, text, call) => {
    const hollow = await makeFunctionsFail('a.js', `const ok = 1;\n${text}\n`);
    const answer = async (of: string) => await runInNewContext(`${hollow}\n${of}`);
    expect(await answer('ok')).toBe(1);
    await expect(answer(call)).rejects.toMatchObject({ message: 'hollow' });
  });

  test('with the types of TypeScript, whether they hold braces or not', async () => {
    expect(
      await makeFunctionsFail('a.ts', 'export function f(a: number): Promise<string[]> {\n  return b;\n}\n'),
    ).toMatch(/string\[\]> \{throw/);
    expect(await makeFunctionsFail('a.ts', 'function f(): { a: 1 } {\n}\n')).toMatch(/1 \} \{throw/);
    expect(await makeFunctionsFail('a.ts', 'const a = b ? f(1) : { c: 2 };\nexport const d = 1;\n')).toBeNull();
  });

  test('Python: a function of one line, of several, and a method', async () => {
    const text =
      'import asyncio\nok = 1\ndef f(a: dict[str, int] = {"b:": 1},\n      c=2) -> int:  # what\n    """Says: so."""\n    return a\ndef g(a): return a\nclass A:\n    @property\n    def h(self):\n\n        return 1\n    async def i(self):\n        return 1\n';
    const calls = ['f()', 'g(1)', 'A().h', 'asyncio.run(A().i())'];
    const asked = calls.map((call) => `try:\n    ${call}\n    print("${call}")\nexcept RuntimeError as e: print(e)\n`);
    const said = execFileSync('python3', [
      '-c',
      `${await makeFunctionsFail('a.py', text)}\n${asked.join('')}print(ok)`,
    ]);
    expect(`${said}`).toBe(`${'hollow\n'.repeat(calls.length)}1\n`);
  });

  test('Go and Rust, but not what runs unasked or is a test', async () => {
    const go = 'func init() {\n}\nfunc (a *A) F(\n\tb int,\n) (int, error) {\n\treturn 0, nil\n}\n';
    expect(await makeFunctionsFail('a.go', go)).toBe(go.replace('error) {', 'error) {panic("hollow");'));
    const rust = 'pub fn f(a: &str) -> u8 {\n  1\n}\n#[cfg(test)]\nmod tests { #[test] fn g() { f("") } }\n';
    expect(await makeFunctionsFail('a.rs', rust)).toBe(rust.replace('u8 {', 'u8 {panic!("hollow");'));
  });

  test.each([
    ['a.js', 'function f() { return 1 }\nconst g = () => 2;\n', 'function h() { return g() }\n'],
    ['a.js', 'const g = (a) => a + 1;\n', 'const h = (a) => a + 2;\n'],
    ['a.py', 'def f(a):\n    return a\n', 'def h(a):\n    return a + 1\n'],
    ['a.go', 'func f() int {\n\treturn 1\n}\n', 'func h() int {\n\treturn 2\n}\n'],
  ])('%s: a function stays that was there before as it is', async (path, before, more) => {
    expect(await makeFunctionsFail(path, before, before)).toBeNull();
    const hollow = await makeFunctionsFail(path, `${before}${more}`, before);
    expect(hollow).toMatch(/hollow/);
    expect(hollow?.startsWith(before)).toBe(true);
  });

  test.each([
    ['only values', 'a.js', 'export const a = 1;\nexport const b = [a, 2];\n'],
    ['only statements', 'a.js', 'if (a) { b(1) } else { while (c) { } }\n'],
    ['a test', 'test/a.test.js', 'test("a", () => {});\n'],
    ['a language that is not known', 'a.rb', 'def a\n  1\nend\n'],
  ])('there is none of %s', async (_, path, text) => expect(await makeFunctionsFail(path, text)).toBeNull());
});
