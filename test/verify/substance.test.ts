import { expect, test } from '@jest/globals';
import { isOnlyTalk, type Substance, substanceOf } from '../../src/verify/substance.ts';

const code = 'export const url = "http://a/b"; // where\n';

test.each<[string, string, string, string, Substance]>([
  ['blank lines', 'a.js', code, `\n${code}\n\n`, 'blanks'],
  ['line ends', 'notes.md', 'a\nb\n', 'a\r\nb\r\n', 'blanks'],
  ['where the lines of a text end', 'notes.md', 'log in\nhere\n', 'log in here\n', 'blanks'],
  ['how a line of code is set', 'a.js', code, `  ${code.replace(' = ', '=')}`, 'blanks'],
  ['the blanks within a line of Python', 'a.py', 'x=1\n', '\n\nx = 1\n', 'blanks'],
  ['what a line belongs to', 'a.py', 'for x in y:\n  z()\n  w()\n', 'for x in y:\n  z()\nw()\n', 'content'],
  ['what a key belongs to', 'ci.yml', 'a:\nb: 1\n', 'a:\n  b: 1\n', 'content'],
  ['a tab that make asks for', 'Makefile', 'all:\n  true\n', 'all:\n\ttrue\n', 'content'],
  ['one word to two', 'notes.md', 'login\n', 'log in\n', 'content'],
  ['how far a comment of Python is indented', 'a.py', 'x = 1\n# a\n', 'x = 1\n  # a\n', 'remarks'],
  ['the mode', 'a.js', code, code, 'remarks'],
  ['a line comment', 'a.js', code, `// TODO: log in\n${code}`, 'remarks'],
  ['a block comment', 'a.go', 'package a\n', '/* later */\npackage a\n', 'remarks'],
  ['a comment of Python', 'a.py', 'x = 1\n', '# log in\nx = 1\n', 'remarks'],
  ['what only looks like a comment', 'a.js', code, code.replace('//a/b', '//a/c'), 'content'],
  ['a comment that a compiler obeys', 'a.go', 'package a\n', '//go:build linux\npackage a\n', 'content'],
  ['a comment that a checker obeys', 'a.ts', 'x();\n', '// @ts-expect-error\nx();\n', 'content'],
  ['a word', 'notes.md', 'a\n', 'a b\n', 'content'],
  ['a line of a document that begins with a hash', 'notes.md', 'a\n', '# a\na\n', 'content'],
])('a change of %s is told for what it is', (_, path, before, after, substance) => {
  expect(substanceOf(path, before, after)).toBe(substance);
});

test('a new file and one that is gone are work', () => {
  expect(substanceOf('a.js', null, '')).toBe('content');
  expect(substanceOf('a.js', code, null)).toBe('content');
});

test('code of comments only says nothing, a document does', () => {
  expect(isOnlyTalk('src/api.ts', '// TODO\n/* createUser */\n')).toBe(true);
  expect(isOnlyTalk('src/env.d.ts', '/// <reference types="vite/client" />\n')).toBe(false);
  expect(isOnlyTalk('src/api.py', '"""The API."""\n')).toBe(false);
  expect(isOnlyTalk('notes.md', '# Notes\n')).toBe(false);
});
