import { expect, test } from '@jest/globals';
import { getCodeFamily, getNodeText, parseCode, walkNodes } from '../../../src/judge/read/syntax-tree.ts';

test.each([
  ['a.js', 'const a = <p>it is</p>;', 'script', 'jsx_text', 'it is'],
  ['a.ts', 'const a = <string>b;', 'script', 'type_assertion', '<string>b'],
  ['a.tsx', 'const a: B<c> = <d.e />;', 'script', 'jsx_self_closing_element', '<d.e />'],
  ['a.py', "# é\nx = '𝄞'  # c\ndef f(): pass\n", 'python', 'function_definition', 'def f(): pass'],
  ['a.go', 'package a\nfunc F() {}\n', 'go', 'function_declaration', 'func F() {}'],
  ['a.rs', 'fn f() {}', 'rust', 'function_item', 'fn f() {}'],
  ['A.java', 'class A { int b; }', 'java', 'field_declaration', 'int b;'],
])('%s has a tree: %s', async (path, text, family, type, part) => {
  const tree = await parseCode(path, text);
  if (tree === null) throw new Error('no tree');
  expect([tree.family, tree.hasErrors]).toEqual([family, false]);
  const found = [...walkNodes(tree.root)].find((each) => each.type === type);
  expect(found && getNodeText(found, tree)).toBe(part);
});

test('comments stand apart, and what is not closed is an error', async () => {
  const tree = await parseCode('a.ts', '// one\nf(); /* two */\nfunction g() {\n');
  expect(tree?.comments.map((each) => getNodeText(each, tree))).toEqual(['// one', '/* two */']);
  expect(tree?.hasErrors).toBe(true);
});

test('files of other languages and long ones have none', async () => {
  expect([getCodeFamily('a.rb'), getCodeFamily('README.md')]).toEqual([null, null]);
  expect(await parseCode('a.rb', 'x')).toBeNull();
  expect(await parseCode('a.js', 'x;'.repeat(200_000))).toBeNull();
});

test('code that is nested deep is read', async () => {
  expect((await parseCode('a.js', '{'.repeat(20_000)))?.root.to).toBe(20_000);
});
