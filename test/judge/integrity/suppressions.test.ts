import { describe, expect, test } from '@jest/globals';
import { lintConfigWarnings, suppressionWarning } from '../../../src/judge/integrity/suppressions.ts';

const many = (line: string, times = 4) => `${line}\n`.repeat(times);

const rows: [name: string, path: string, line: string][] = [
  ['eslint-disable', 'a.ts', '// eslint-disable-next-line no-undef'],
  ['eslint-disable', 'a.vue', 'f(); // eslint-disable-line'],
  ['eslint-disable', 'a.js', '/* eslint-disable no-console */'],
  ['@ts-ignore', 'a.tsx', '// @ts-ignore'],
  ['@ts-expect-error', 'a.tsx', '// @ts-expect-error later'],
  ['biome-ignore', 'a.ts', '// biome-ignore lint: later'],
  ['istanbul ignore', 'a.js', '/* istanbul ignore next */'],
  ['c8 ignore', 'a.js', '/* c8 ignore next */'],
  ['noqa', 'a.py', 'import os  # noqa: F401'],
  ['type: ignore', 'a.py', 'x = f()  # type: ignore[arg-type]'],
  ['pylint: disable', 'a.py', '# pylint: disable=broad-except'],
  ['pragma: no cover', 'a.py', 'if x:  # pragma: no cover'],
  ['allow', 'a.rs', '#[allow(dead_code)]'],
  ['nolint', 'a.go', 'f() //nolint:errcheck'],
  ['@SuppressWarnings', 'A.java', '@SuppressWarnings("unchecked")'],
  ['@Suppress', 'a.kt', '@Suppress("UNUSED")'],
  ['pragma warning disable', 'A.cs', '#pragma warning disable CS0168'],
  ['rubocop:disable', 'a.rb', 'f # rubocop:disable Style/X'],
  ['@phpstan-ignore', 'a.php', '// @phpstan-ignore-next-line'],
  ['swiftlint:disable', 'a.swift', '// swiftlint:disable force_cast'],
];

describe('more than a few new lines that switch checks off', () => {
  test.each(rows)('%s in %s: %s', (name, path, line) => {
    expect(suppressionWarning([{ path, before: '', after: many(line) }])).toBe(
      `4 new lines switch checks off (4 times ${name}) in ${path}`,
    );
    expect(suppressionWarning([{ path, before: '', after: many(line, 3) }])).toBeNull();
    expect(suppressionWarning([{ path, before: many(line), after: many(line, 5) }])).toBeNull();
  });

  test.each([
    ['a.ts', '// @ts-nocheck'],
    ['a.js', '/* eslint-disable */'],
    ['a.py', '# ruff: noqa'],
    ['a.py', '# mypy: ignore-errors'],
    ['a.rs', '#![allow(warnings)]'],
  ])('one is enough for a whole file: %s %s', (path, line) => {
    expect(suppressionWarning([{ path, before: null, after: `${line}\n` }])).toMatch(/^1 new line switches checks off/);
  });

  test('several kinds and files are counted together, and a text is none', () => {
    const changes = [
      { path: 'a.ts', before: null, after: many('// @ts-ignore', 2) },
      { path: 'b.py', before: null, after: many('x  # noqa', 2) },
    ];
    expect(suppressionWarning(changes)).toBe(
      '4 new lines switch checks off (2 times @ts-ignore, 2 times noqa) in a.ts, b.py',
    );
    expect(suppressionWarning([{ path: 'README.md', before: null, after: many('// @ts-ignore') }])).toBeNull();
  });
});

describe('rules of linters and type checkers', () => {
  const warned = (path: string, before: string | null, after: string | null, isDeclared = false) =>
    lintConfigWarnings([{ path, before, after }], () => isDeclared).length === 1;
  test.each([
    ['.eslintrc.json', '{"rules":{"no-undef":2}}', '{"rules":{}}', true],
    ['packages/a/eslint.config.mjs', 'a', 'b', true],
    ['tsconfig.json', '{"strict":true}', '{}', true],
    ['biome.json', 'a', null, true],
    ['.eslintignore', null, 'src\n', true],
    ['eslint.config.js', null, 'export default []', false],
    ['.golangci.yml', 'a', 'b', true],
    [
      'pyproject.toml',
      '[project]\nname = "a"\n[tool.ruff]\nselect = ["E"]\n',
      '[project]\nname = "a"\n[tool.ruff]\nselect = []\n',
      true,
    ],
    [
      'pyproject.toml',
      '[project]\nname = "a"\n[tool.ruff]\nselect = ["E"]\n',
      '[project]\nname = "b"\n[tool.ruff]\nselect = ["E"]\n',
      false,
    ],
    ['setup.cfg', '[mypy]\nstrict = True\n', '[mypy]\nstrict = False\n', true],
    ['Cargo.toml', '[lints.rust]\nunsafe_code = "forbid"\n', '[package]\n', true],
    ['package.json', '{\n  "name": "a"\n}\n', '{\n  "name": "b"\n}\n', false],
    ['src/a.ts', 'a', 'b', false],
  ])('%s from %j to %j: %s', (path, before, after, wanted) => {
    expect(warned(path, before, after)).toBe(wanted);
  });
  test('a plan that names the file was to change it', () => {
    expect(warned('tsconfig.json', 'a', 'b', true)).toBe(false);
  });
});
