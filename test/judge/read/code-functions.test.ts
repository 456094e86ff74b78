import { describe, expect, test } from '@jest/globals';
import { findIdleFunctions } from '../../../src/judge/read/code-functions.ts';

const found = async (path: string, text: string) =>
  (await findIdleFunctions(path, text)).map(({ name, kind }) => `${name} ${kind}`);

describe('a function that does nothing beside others that do', () => {
  test.each([
    ['export function f(a) {\n  throw new Error("there is none");\n}', 'f throw'],
    ['export const f = (a: string): string => "";', 'f constant'],
    ['class A {\n  f(a = 1, b) {\n    return [];\n  }\n}', 'f constant'],
    ['const f = (a) => a;', 'f constant'],
  ])('%s', async (text, idle) =>
    expect(await found('a.ts', `export const g = (a) => a + 1;\n${text}\n`)).toEqual([idle]),
  );

  test('Python', async () => {
    const text =
      'def f(a):\n    """Says so."""\n    pass\ndef g(a): return None\ndef h(a):\n    def i():\n        return a\n    return i\nclass A:\n    def j(self, a):\n        raise ValueError("later")\n    def k(self):\n        return None\n';
    expect(await found('a.py', text)).toEqual(['f empty', 'g constant', 'j throw']);
  });

  test.each([
    [
      'a.go',
      'package a\n\nfunc F(a int) (int, error) {\n\treturn 0, nil\n}\n\nfunc G(a int) int {\n\treturn a + 1\n}\n',
      'F constant',
    ],
    ['a.rs', 'pub fn f(a: u8) -> u8 {\n    todo!()\n}\n\npub fn g(a: u8) -> u8 {\n    a + 1\n}\n', 'f throw'],
    [
      'a.tsx',
      'export const F = ({ a }: B) => <p>{a}</p>;\nexport function G(a: string) { return null }\n',
      'G constant',
    ],
  ])('%s: %s', async (path, text, idle) => expect(await found(path, text)).toEqual([idle]));

  test.each([
    ['a.ts', 'function f(a) {\n  if (a) throw new Error("b");\n}'],
    ['a.ts', 'function f(a: boolean): boolean {\n  return /b/.test(a)\n}\n\nclass B extends Error {}\n'],
    ['a.ts', 'export function f() {\n  return null;\n}'],
    ['a.ts', 'export function f(a: never): never {\n  throw new Error(a);\n}'],
    ['a.ts', 'export function throwNotFound(a) {\n  throw new Error(a);\n}'],
    ['a.ts', 'export const noop = () => {};'],
    ['a.ts', 'const f = (a) => (b) => b;\nconst g = (a) => ({ ...a });'],
    ['a.ts', 'type F = (a: string) => void;\ninterface A { b: (c: string) => string }'],
    ['a.ts', 'class A {\n  write() {\n    throw new Error("must be implemented by each exporter");\n  }\n}'],
    ['a.py', 'from abc import ABC\nclass A(ABC):\n    def f(self, a):\n        pass\n'],
    ['a.py', 'def f(a):\n    return a.b\n'],
  ])('%s: not %s', async (path, text) => expect(await found(path, text)).toEqual([]));
});
