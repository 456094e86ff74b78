import { expect, test } from '@jest/globals';
import { isOnlyTalk, type Substance, substanceOf } from '../../src/verify/substance.ts';

const code = 'export const url = "http://a/b"; // where\n';

test.each<[string, string, string, string, Substance]>([
  ['blank lines', 'a.js', code, `\n${code}\n\n`, 'blanks'],
  ['line ends', 'notes.md', 'a\nb\n', 'a\r\nb\r\n', 'blanks'],
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
