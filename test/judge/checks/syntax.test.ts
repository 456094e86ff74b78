import { expect, test } from '@jest/globals';
import { findSyntaxProblem } from '../../../src/judge/checks/syntax.ts';

/** Whole files, as people write them. */
const whole: Record<string, string> = {
  'a.json': '{"a": [1, 2]}\n',
  'tsconfig.json': '// of the build\n{ // prettier-ignore\n\n  "url": "https://x", /* here */\n  "list": [1,],\n}\n',
  'lines.json': '{"a": 1}\n{"a": 2}\n',
  'metrics.json': '{"loss": NaN, "most": [1, -Infinity]}\n',
  'deep.json': `${'['.repeat(100)}${']'.repeat(100)}`,
  'a.yml': 'a: &x [1, !Ref b]\nb: *x\n---\nb: 2\n',
  '.github/workflows/ci.yml': 'on: push\njobs:\n  a:\n    runs-on: $' + '{{ matrix.os }}\n',
  'chart/values.yaml': 'a: {{ .Values.a }}\n{{- if .Values.b }}\nb: 1\n{{- end }}\n',
  'a.cjs': "#!/usr/bin/env node\nconst { a } = require('a');\nif (a) return;\nmodule.exports = { a };\n",
  'a.mjs': "import * as b from './b.mjs';\nexport const a = await b.c(import.meta.url);\n",
  'a.js': "import b from './b.js';\nexport default class extends b { #c = 1; static { } }\n",
  'view.js': 'export const View = () => <p className="a">text</p>;\n',
  'decorated.js': '@log\nclass a {\n  @log b() {}\n}\n',
  'typed.js': '// @flow\nexport function a(b: string): number { return 1; }\n',
  'a.ts':
    'export enum A { B }\nclass C<in out T> { constructor(private a: T) {} }\nexport const f = <T>(a: T) => a as T;\n',
  'words.ts': '<?xml version="1.0"?>\n<!DOCTYPE TS>\n',
  'a.py': 'def a(b):\n    match b:\n        case 1:\n            return f"{b}"\n',
  'new.py': 'type Pair[T] = tuple[T, T]\nprint(f"{x["a"]}")\n',
  'old.py': 'print "a"\n',
  'cells.py': '%matplotlib inline\nprint(1)\n',
  'a.toml': '[a]\nb = [\n  1,\n]\n',
  'a.html': '<!doctype html>\n<p>1 < 2</p>\n',
  'a.svg': '<svg viewBox="0 0 1 1"/>\n',
  'a.xml': '<?xml version="1.0"?>\n<!-- <b> -->\n<a><b c="1"/></a>\n',
  'a.go': "package a\n\nfunc A() rune {\n\treturn '{'\n}\n",
  'b.go': 'package a\n\n// A writes "{".\nfunc A() string {\n\treturn "{"\n}\n',
  'c.go': 'package a\n\nconst a = `func {`\n\nfunc A() string { return a }\n',
  'a.rs': 'pub fn a() -> &\'static str {\n    r#"{"#\n}\n',
  'a.c': '#ifdef A\nint a() {\n#else\nint b() {\n#endif\n  return 1;\n}\n',
  'main.tf': 'resource "a" "b" {\n  policy = <<EOT\n{ "open": "{"\nEOT\n}\n',
  'a.graphql': '# what {a} is {\ntype A {\n  id: ID!\n}\n',
  'a.css': '.a::before { content: "{"; }\n',
  'A.java': 'class A {\n  String a = "I\'ve {";\n}\n',
  'prompt.py': "PROMPT = '''\n```python\nprint(1)\n```\n'''\n",
  'd.go': "package a\n\n// 1) it's\nfunc A(b rune) bool { return b == '(' || b == ')' }\n",
  'b.rs': "pub fn a<'a>(b: &'a str) -> bool {\n    b.starts_with('(') // it's\n}\n",
  'a.sql': "-- 1) it's\ncreate table a (b text default '(');\n",
  'a.php': "<?php if ($a): ?>\n<p>It's (a\n<?php endif; ?>\n",
  'a.sh': 'cat <<X\n$(a\nX\nif [[ $a =~ ^b ]]; then echo $a; fi\n',
  'a.zsh.sh': '#!/usr/bin/env zsh\nfor a (b c) { echo $a }\n',
};

test('files as people write them have no problem', async () => {
  for (const [path, text] of Object.entries(whole))
    expect([path, await findSyntaxProblem(path, text)]).toEqual([path, null]);
});

test.each([
  ['a.json', '{"a": [1, 2', 'is no JSON'],
  ['a.yml', 'a: [1,\n', 'is no YAML: '],
  ['a.js', 'export function a() {\n  return 1;\n', 'cannot be read: } is missing (line 2)'],
  ['a.cjs', "const a = require('a');\nmodule.exports = {\n", 'cannot be read: '],
  ['a.py', 'a = [1,\n', 'cannot be read: '],
  ['a.py', 'def a():\n    if b:\n', 'cannot be read: '],
  ['a.ts', 'export interface A {\n  b: string', 'cannot be read: '],
  ['a.tsx', 'export const A = () => (\n  <p style={{ margin: 0 }}>\n', 'cannot be read: '],
  ['a.toml', '[a\nb = 1\n', 'is not TOML: illegal character in key (line 1)'],
  ['a.go', 'package a\n\nfunc A() int {\n\treturn 1\n', 'cannot be read: '],
  ['a.rs', 'pub fn a() -> u32 {\n    1\n}\n}\n', 'cannot be read: '],
  ['a.ts', '```typescript\nexport const a = 1;\n```\n', 'begins with "```typescript", which is no code'],
  ['a.rs', 'Here is the module:\n\npub fn a() -> u32 { 1 }\n', 'begins with "Here is the module:", which is no code'],
  ['a.sh', 'if true; then\n  echo a\n', 'is no shell script: line 3: syntax error'],
])('%s with %j is told', async (path, text, problem) => {
  expect(await findSyntaxProblem(path, text)).toMatch(problem);
});

test.each(['test/fixtures/a.json', 'examples/invalid.json', 'templates/a.yml', 'a.d.ts', 'notes.txt'])(
  '%s is not judged',
  async (path) => {
    expect(await findSyntaxProblem(path, '{"a": [')).toBeNull();
  },
);
