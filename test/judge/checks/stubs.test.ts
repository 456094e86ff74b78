import { expect, test } from '@jest/globals';
import { findStub } from '../../../src/judge/checks/stubs.ts';
import { asksForStub, asksForSuch } from '../../../src/plan/claims/plan-exceptions.ts';
import { parsePlan } from '../../../src/plan/phase/plan.ts';

/** The kind of a stub, and the line it names. */
const answer = async (path: string, after: string, before: string | null = null) => {
  const found = await findStub(path, before, after);
  return found === null ? 'none' : `${found.isAll ? 'all' : 'some'} ${found.line}`;
};

test.each([
  // Printing is how a function of a shell answers, and a way to do nothing elsewhere.
  ['lib/a.sh', 'greet() {\n  printf "Hello, %s\\n" "$1"\n}\n', 'none'],
  ['src/a.js', 'export function greet(name) {\n  console.log(name);\n}\n', 'all 1'],

  // Nothing but a stub
  ['src/a.js', "exports.a = () => { throw new Error('TODO'); };\n", 'all 1'],
  [
    'src/a.ts',
    "import { b } from './b';\n\nexport function a({ id }: P): string {\n  throw new Error('Not implemented');\n}\n",
    'all 4',
  ],
  [
    'src/a.py',
    'import os\n\n\ndef a(x: int) -> str:\n    """Does\n    a thing."""\n    raise NotImplementedError\n',
    'all 7',
  ],
  ['src/lib.rs', 'use std::io;\n\npub fn a(x: &str) -> u32 {\n    todo!()\n}\n', 'all 4'],
  ['a.go', 'package a\n\nimport "fmt"\n\nfunc A(x int) error {\n\tpanic("not implemented")\n}\n', 'all 6'],
  [
    'A.java',
    'package a;\n\npublic class A {\n  public int b(int c) {\n    throw new UnsupportedOperationException("Not implemented yet");\n  }\n}\n',
    'all 5',
  ],
  [
    'A.cs',
    'using System;\n\npublic class A {\n  public int B() {\n    throw new NotImplementedException();\n  }\n}\n',
    'some 5',
  ],
  ['a.php', "<?php\nfunction a($b)\n{\n    throw new \\Exception('Not implemented');\n}\n", 'some 4'],
  [
    'Page.tsx',
    'export default function Page() {\n  return (\n    <div className="p">\n      <h1>Orders</h1>\n      <p>Coming soon</p>\n    </div>\n  );\n}\n',
    'all 5',
  ],

  // Functions that do nothing, or give back the same
  ['src/a.ts', 'export class A {\n  add(b: string): void {}\n  total(): number { return 0; }\n}\n', 'all 1'],
  ['src/a.js', 'export const a = (b) => null;\nexport const c = () => [];\n', 'all 1'],
  ['a.py', 'class A:\n    def __init__(self):\n        pass\n\n    def b(self):\n        return 0\n', 'all 1'],
  ['a.go', 'package a\n\nfunc A(b string) {\n}\n\nfunc B() int {\n\treturn 0\n}\n', 'all 1'],
  ['src/a.rs', 'pub fn a(b: &str) {}\n\npub fn c() -> u32 {\n    0\n}\n', 'all 1'],
  ['A.tsx', 'export default function A() {\n  return <div></div>;\n}\n', 'all 1'],
  ['src/a.js', 'export function send(a) {\n  // TODO: send it\n  console.log(a);\n  return true;\n}\n', 'all 2'],

  ['src/a.js', '// route: will be added in a later step\nfunction route() {}\nmodule.exports = { route };\n', 'all 1'],
  ['src/a.js', 'exports.route = require("./b");\n', 'none'],

  ['run.sh', '#!/bin/sh\necho "not implemented"\nexit 0\n', 'some 2'],

  // A stub beside work, or a title alone
  ['src/a.js', "exports.a = () => { throw new Error('TODO'); };\nexports.b = (x) => x * 2;\n", 'some 1'],
  [
    'src/a.py',
    'class A:\n    def b(self):\n        raise NotImplementedError\n\nclass B(A):\n    def b(self):\n        return compute(1)\n',
    'some 3',
  ],
  [
    'App.tsx',
    'export function App() {\n  const x = useUser();\n  return <b>{x.name}</b>;\n}\nexport const Soon = () => <p>Coming soon</p>;\n',
    'some 5',
  ],

  // Work
  ['src/a.js', 'exports.a = (x) => x + 1; // TODO: faster\n', 'none'],
  [
    'src/a.js',
    'export function a(b, ...rest) {\n  // ... and the rest of the arguments\n  return [b, ...rest];\n}\n',
    'none',
  ],
  ['src/a.ts', '// Other configuration...\nexport const a = 1;\n', 'none'],
  [
    'App.tsx',
    'export default function App() {\n  return (\n    <Router>\n      <Home />\n    </Router>\n  );\n}\n',
    'none',
  ],
  ['errors.py', 'class A(Exception):\n    pass\n\n\nclass B(A):\n    pass\n', 'none'],
  ['A.java', 'package a;\n\n@Configuration\npublic class A {\n}\n', 'none'],
  ['src/limits.js', 'export const MAX = 0;\nexport const LIST = [];\n', 'none'],
  ['a.sh', '#!/bin/sh\nset -e\nnpm ci\nexit 0\n', 'none'],
  ['a.html', '<body>\n  <div id="root"></div>\n</body>\n', 'none'],
  ['src/a.ts', 'export function a() {\n  return null;\n}\n', 'none'],
  [
    'src/a.ts',
    "export class NotImplementedError extends Error {}\nexport const isTodo = (t: Todo) => t.kind === 'todo';\n",
    'none',
  ],
  ['src/a.ts', "app.get('/x', (req, res) => res.status(501).send('Not implemented'));\n", 'none'],
  [
    'a.go',
    'package a\n\nfunc A(w http.ResponseWriter) {\n\thttp.Error(w, "not implemented", http.StatusNotImplemented)\n}\n',
    'none',
  ],
  ['src/a.ts', "// throw new Error('not implemented')\nexport const a = 1;\n", 'none'],
  ['src/Input.tsx', 'export const A = () => <input placeholder="Name" />;\n', 'none'],
  ['test/a.test.ts', "it.todo('b');\nthrow new Error('not implemented');\n", 'none'],
  ['src/types.ts', 'export interface A {\n  b: string;\n}\n', 'none'],
  ['src/store.py', 'from typing import Protocol\n\nclass Store(Protocol):\n    def get(self): ...\n', 'none'],
  ['src/base.py', 'class Base(ABC):\n    @abstractmethod\n    def get(self):\n        pass\n', 'none'],
  ['src/a.java', 'class A {\n  A() {}\n  int b() { return 1 + c; }\n}\n', 'none'],
  ['src/a.ts', 'export function a(b: B) {\n  if (b) {\n    work(b);\n  }\n}\n', 'none'],
  ['src/a.ts', 'export const use = () => {\n  useEffect(() => {\n    load();\n  }, []);\n};\n', 'none'],
])('%s with %j has a stub: %s', async (path, text, expected) => {
  expect(await answer(path, text)).toBe(expected);
});

test.each([
  // Functions that only throw, in other words
  ['a.js', "export function a(b) {\n  throw new Error('muss noch gemacht werden');\n}\n", 'all 1 throw'],
  ['a.py', 'def a(b):\n    """A."""\n    raise RuntimeError("left for later")\n', 'all 1 throw'],
  ['a.rs', 'pub enum T {\n    A(f64),\n}\n\npub fn a(_b: &str) -> T {\n    unreachable!()\n}\n', 'all 1 throw'],
  ['a.rs', 'pub fn a(_b: &str) -> Result<T, String> {\n    Err("later".to_string())\n}\n', 'all 1 throw'],

  ['a.js', "export function a(b) {\n  if (!b) {\n    throw new Error('b');\n  }\n}\n", 'none'],
  ['a.js', "export class A {\n  b(c) {\n    throw new Error('must be implemented by the exporter');\n  }\n}\n", 'none'],
  ['a.js', 'export function assertNever(b) {\n  throw new TypeError(b);\n}\n', 'none'],
  ['a.py', 'class A:\n    def b(self, c):\n        raise NotImplementedError\n', 'all 3 base'],
  [
    'todos.js',
    "export function a(t) {\n  if (!t) throw new Error('No todo has this id');\n  return t.id;\n}\n",
    'none',
  ],

  // The same answer whatever is asked
  ['a.js', 'export function a(token) {\n  return { valid: true, id: 1 };\n}\n', 'all 1 constant'],
  ['a.js', 'export function a(b) {\n  return b;\n  const c = b.trim();\n  return c;\n}\n', 'all 1 constant'],
  [
    'a.go',
    'package a\n\ntype O struct {\n\tID int\n}\n\nfunc (s *S) Get(id int) (*O, error) {\n\treturn nil, nil\n}\n',
    'all 1 constant',
  ],

  ['a.ts', 'export default function L({ children }: P) {\n  return children;\n}\n', 'none'],
  ['a.js', 'export function a(b) {\n  console.log(b);\n  return true;\n}\n', 'all 1 log'],
  [
    'a.js',
    "export async function pay(order) {\n  await new Promise((done) => setTimeout(done, 500));\n  return { ok: true, id: 'a1' };\n}\n",
    'all 1 log',
  ],

  ['A.tsx', 'export function Footer() {\n  return <footer>Shop Ltd</footer>;\n}\n', 'none'],

  // Languages that are not read
  ['a.lua', 'local M = {}\nfunction M.a(b)\n  return b:lower()\nend\nreturn M\n', 'none'],
  ['a.cs', 'namespace A;\npublic record B(int C, string D);\n', 'none'],
  ['a.py', 'login = None\nlogout = lambda *a: None\n', 'all 1 constant'],
  ['a.scala', 'object A {\n  def a(b: String): String = ???\n}\n', 'some 2'],
  ['src/mocks/a.js', 'export const a = jest.fn();\n', 'none'],
  ['a.d.ts', 'export declare function a(b: string): Promise<void>;\n', 'none'],

  // What is printed where that is the work
  ['a.py', 'def main():\n    print(len(sys.argv))\n', 'none'],
  ['main.go', 'package main\n\nfunc main() {\n\tfmt.Println(slug.Make("a"))\n}\n', 'none'],
  ['main.go', 'package main\n\nfunc main() {\n\tfmt.Println("a")\n}\n', 'all 1 log'],
])('%s with %j has a stub of this kind: %s', async (path, text, expected) => {
  const found = await findStub(path, null, text);
  const kind = found?.unless === undefined ? '' : ` ${found.unless}`;
  expect((await answer(path, text)) + kind).toBe(expected);
});

test('a body that was there and is now a stub is one', async () => {
  const before = "export function a(b) {\n  if (b !== key) throw new Error('denied');\n  return true;\n}\n";
  expect(await answer('a.js', 'export function a(b) {\n  return true;\n}\n', before)).toBe('all 1');
});

test('what was there before is none of this work', async () => {
  const stub = "exports.a = () => { throw new Error('TODO'); };\n";
  expect(await answer('a.js', stub, stub)).toBe('none');
  expect(await answer('a.js', `${stub}exports.b = f(2);\n`, stub)).toBe('none');
  expect(await answer('a.js', stub, 'exports.a = () => work();\n')).toBe('all 1');
});

test.each([
  ['Write a stub that plan 02 fills', true],
  ['Show a placeholder page', true],
  ['Every other method raises NotImplementedError', true],
  ['Show "coming soon" to guests', true],
  ['Give the input a placeholder, and show an empty state', false],
  ['Write the routes from the template', false],
])('a plan that says "%s" asks for a stub: %s', (action, expected) => {
  const task = (files: string, text: string) =>
    `<task><name>x</name><files>${files}</files><action>${text}</action></task>`;
  const { plan } = parsePlan(`${task('a.js', action)}\n${task('b.js', 'Write b')}\n`, '01-01-PLAN.md');
  expect(['a.js', 'b.js', 'c.js'].map((path) => asksForStub(plan, path, ''))).toEqual([expected, false, expected]);
});

test.each([
  ['empty', 'A logger that discards all messages', true],
  ['empty', 'Hooks that may be overridden', true],
  ['empty', 'Accents are removed', false],
  ['base', 'Base of all exporters: subclasses write rows', true],
  ['throw', 'Charge the card and show the error', false],
  ['constant', 'Discard all values', true],
] as const)('%s: a plan that says "%s" asks for it: %s', (wish, action, expected) => {
  const text = `<task><name>x</name><files>a.js</files><action>${action}</action></task>\n`;
  expect(asksForSuch(wish, parsePlan(text, '01-01-PLAN.md').plan, 'a.js', '')).toBe(expected);
});
