import { expect, test } from '@jest/globals';
import { compareSubstance, isOnlyComments, type Substance } from '../../../src/plan/claims/substance.ts';

const code = 'export const url = "http://a/b"; // where\n';

test.each<[string, string, string, string, Substance]>([
  ['blank lines', 'a.js', code, `\n${code}\n\n`, 'blanks'],
  ['where the lines of a text end', 'notes.md', 'log in\nhere\n', 'log in here\n', 'blanks'],
  ['the blanks within a line of Python', 'a.py', 'x=1\n', '\n\nx = 1\n', 'blanks'],
  ['what a line belongs to', 'a.py', 'for x in y:\n  z()\n  w()\n', 'for x in y:\n  z()\nw()\n', 'content'],
  ['what a key belongs to', 'ci.yml', 'a:\nb: 1\n', 'a:\n  b: 1\n', 'content'],
  ['a tab that make asks for', 'Makefile', 'all:\n  true\n', 'all:\n\ttrue\n', 'content'],
  ['one word to two', 'notes.md', 'login\n', 'log in\n', 'content'],
  ['how far a comment of Python is indented', 'a.py', 'x = 1\n# a\n', 'x = 1\n  # a\n', 'comments'],
  ['the mode', 'a.js', code, code, 'comments'],
  ['a comment of Markdown', 'README.md', '# A\n', '# A\n\n<!-- TODO: document -->\n', 'comments'],
  ['a comment of a shell script', 'run.sh', 'echo 1\n', 'echo 1\n# TODO\n', 'comments'],
  ['a line of a here-document', 'run.sh', 'cat <<EOF\n# a\nEOF\n', 'cat <<EOF\n# b\nEOF\n', 'content'],
  ['what a migration obeys', 'a.sql', 'select 1;\n', '-- +goose Up\nselect 1;\n', 'content'],
  ['the order of keys', 'a.json', '{"a":1,"b":{"c":2,"d":3}}', '{"b":{"d":3,"c":2},"a":1}', 'comments'],
  ['quotes and semicolons', 'a.js', "a('x')\nb()\n", 'a("x");\nb();\n', 'comments'],
  ['what nobody sees', 'notes.md', 'a b\n', 'a b\u200b\n', 'blanks'],
  ['a line comment', 'a.js', code, `// TODO: log in\n${code}`, 'comments'],
  ['a comment of Python', 'a.py', 'x = 1\n', '# log in\nx = 1\n', 'comments'],
  ['the length of a table in Lua', 'a.lua', 'f(#t)\n', 'f(#u)\n', 'content'],
  ['what only looks like a comment', 'a.js', code, code.replace('//a/b', '//a/c'), 'content'],
  ['a comment that a compiler obeys', 'a.go', 'package a\n', '//go:build linux\npackage a\n', 'content'],
  ['a comment that a checker obeys', 'a.ts', 'x();\n', '// @ts-expect-error\nx();\n', 'content'],
  ['an import that nothing uses', 'a.ts', code, `import { url as other } from './a.js';\n${code}`, 'comments'],
  ['a constant that nothing uses', 'a.js', code, `${code}const most = 5;\n`, 'comments'],
  ['an import that is used', 'a.ts', code, `import { a as other } from './a.js';\n${code}other();\n`, 'content'],
  ['an import for what it does', 'a.ts', code, `import './a.js';\n${code}`, 'content'],
  ['an import of React', 'a.jsx', code, `import React from 'react';\n${code}`, 'content'],
  ['an unused import that is gone', 'a.ts', `import { a } from './a.js';\n${code}`, code, 'content'],
  ['a constant that is exported', 'a.js', code, `${code}export const most = 5;\n`, 'content'],
  ['a constant of a script', 'a.js', 'x();\n', 'x();\nconst most = 5;\n', 'content'],
  ['a line of a document that begins with a hash', 'notes.md', 'a\n', '# a\na\n', 'content'],
])('a change of %s is told for what it is', (_, path, before, after, substance) => {
  expect(compareSubstance(path, before, after)).toBe(substance);
});

test('a new file and one that is gone are work', () => {
  expect(compareSubstance('a.js', null, '')).toBe('content');
  expect(compareSubstance('a.js', code, null)).toBe('content');
});

test('code of comments only says nothing, a document does', () => {
  expect(isOnlyComments('src/api.ts', '// TODO\n/* createUser */\n')).toBe(true);
  expect(isOnlyComments('src/env.d.ts', '/// <reference types="vite/client" />\n')).toBe(false);
  expect(isOnlyComments('src/api.py', '"""The API."""\n')).toBe(false);
  expect(isOnlyComments('notes.md', '# Notes\n')).toBe(false);
  for (const [path, text] of [
    ['a.css', '/* TODO */\n'],
    ['main.tf', '# TODO\n'],
    ['README.md', '<!-- TODO -->\n'],
    ['pkg/a.go', 'package pkg\n\n// TODO\n'],
    ['a.php', '<?php\n// TODO\n'],
    ['a.ts', 'export {};\n'],
    ['a.py', '"""TODO: implement."""\npass\n'],
    ['run.sh', '#!/bin/sh\n# TODO\n'],
  ] as const)
    expect([path, isOnlyComments(path, text)]).toEqual([path, true]);
  expect(isOnlyComments('pkg/doc.go', '// Package pkg does it.\npackage pkg\n')).toBe(false);
});

test('a text of blank lines alone is read in time', () => {
  const begun = performance.now();
  expect(isOnlyComments('a.js', '\n'.repeat(200_000))).toBe(true);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
