import { describe, expect, test } from '@jest/globals';
import { idleFunctions } from '../../../src/judge/mutants/idle-functions.ts';

const found = (path: string, text: string) => idleFunctions(path, text).map(({ name, kind }) => `${name} ${kind}`);

describe('a function that does nothing beside others that do', () => {
  test.each([
    ['export function f(a) {\n  throw new Error("there is none");\n}', 'f throw'],
    ['export async function f(a: string): Promise<Map<string, number>> {\n  // later\n}', 'f empty'],
    ['export const f = (a: string): string => "";', 'f constant'],
    ['const f = async (a) => {\n  return a;\n};', 'f constant'],
    ['class A {\n  f(a = 1, b) {\n    return [];\n  }\n}', 'f constant'],
    ['const f = (a) => a;', 'f constant'],
  ])('%s', (text, idle) => expect(found('a.ts', `export const g = (a) => a + 1;\n${text}\n`)).toEqual([idle]));

  test('Python', () => {
    const text =
      'def f(a):\n    """Says so."""\n    pass\ndef g(a): return None\ndef h(a):\n    def i():\n        return a\n    return i\nclass A:\n    def j(self, a):\n        raise ValueError("later")\n    def k(self):\n        return None\n';
    expect(found('a.py', text)).toEqual(['f empty', 'g constant', 'j throw']);
  });

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
    ['a.go', 'func f(a int) {\n}\n'],
  ])('%s: not %s', (path, text) => expect(found(path, text)).toEqual([]));
});
