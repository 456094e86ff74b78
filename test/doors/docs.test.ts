import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { commands } from '../../src/catalogue.ts';
import { settingDocs } from '../../src/settings.ts';
import { cli, home } from '../project.ts';

const readme = readFileSync(join(home, 'README.md'), 'utf8');
const action = parse(readFileSync(join(home, 'action.yml'), 'utf8')) as {
  inputs: Record<string, { description: string; default: string }>;
  outputs: Record<string, { description: string }>;
  runs: Record<string, string>;
};

/** The rows of a README table under a heading, cells trimmed, code marks and escapes removed. */
function readmeTable(heading: string): string[][] {
  const from = readme.indexOf(`\n## ${heading}\n`);
  expect(from).toBeGreaterThan(-1);
  const lines = readme.slice(from).split('\n').slice(2);
  const end = lines.findIndex((line) => line.startsWith('## '));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map((line) =>
      line
        .slice(2, -2)
        .split(/ \| /)
        .map((cell) => cell.replaceAll('\\|', '|').trim()),
    );
}

describe('action.yml, --help and the README say the same', () => {
  test('every setting is an input with the same default and meaning', () => {
    const inputs = Object.entries(action.inputs).filter(([name]) => !['command', 'phase', 'args'].includes(name));
    const expected = settingDocs().map(({ name, description, fallback }) => [name, { description, default: fallback }]);
    expect(inputs).toEqual(expected);
  });

  test('the README lists every setting with its default and meaning', () => {
    const rows = settingDocs().map(({ name, description, fallback }) => [
      `\`${name}\``,
      fallback === '' ? '' : `\`${fallback}\``,
      description,
    ]);
    expect(readmeTable('Settings')).toEqual(rows);
  });

  test('the README lists every output', () => {
    expect(readmeTable('Outputs')).toEqual(
      Object.entries(action.outputs).map(([name, { description }]) => [`\`${name}\``, description]),
    );
  });

  test('the README lists every command', () => {
    const rows = commands.map(({ name, words, summary }) => [`\`${[name, ...words].join(' ')}\``, summary]);
    expect(readmeTable('Commands')).toEqual(rows);
  });

  test.each(commands.map((command) => [command.name, command] as const))(
    '%s --help shows its settings and fields and nothing else',
    async (name, command) => {
      const { code, stdout } = await cli(home, name, '--help');
      expect(code).toBe(0);
      const options = [...stdout.matchAll(/^ {2}(?:-\w, )?--([a-z-]+)/gm)].map(([, option]) => option);
      expect(options).toEqual([...command.settings, ...(command.fields ?? []), 'json', 'help']);
    },
  );

  test('the Action runs on the runtime and the files that are there', () => {
    expect(action.runs).toEqual({
      using: 'node24',
      main: 'dist/index.js',
      post: 'dist/index.js',
      'post-if': 'always()',
    });
  });

  test('every command named in the README exists', () => {
    const names = commands.flatMap(({ name, alias }) => (alias ? [name, alias] : [name]));
    const used = [...readme.matchAll(/node dist\/cli\.js ([a-z]+)/g)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(3);
    expect(names).toEqual(expect.arrayContaining(used));
  });
});
