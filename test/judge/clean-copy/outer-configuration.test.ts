import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { JudgingFolders } from '../../../src/judge/run/clean-copy/outer-configuration.ts';
import { temporaryDir } from '../../project.ts';

function ground(files: Record<string, string> = {}) {
  const above = temporaryDir('ground');
  const folder = join(above, 'run');
  mkdirSync(folder);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(above, path)), { recursive: true });
    writeFileSync(join(above, path), text);
    return join(above, path);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  return { folder, write };
}

test.each([
  'pytest.ini',
  'run/conftest.py',
  'package.json',
  'node_modules/.bin/mytool',
  'run/node_modules/left-pad/index.js',
  '.cargo/config.toml',
  'go.work',
])('%s above the place is found', (path) => {
  const { folder, write } = ground();
  const grounds = new JudgingFolders([folder]);
  expect(grounds.choose()).toBe(folder);
  const written = write(path, 'x');
  const found = path.includes('left-pad') ? dirname(written) : written;
  expect(grounds.choose()).toEqual({ intruders: [found] });
});

test('what was there before and is the same, and what no tool looks for, is nothing', () => {
  const { folder, write } = ground({ 'package.json': '{}', 'node_modules/.bin/tool': '' });
  const grounds = new JudgingFolders([folder]);
  write('notes.txt', 'x');
  write('run/01-01/signal.json', '{}');
  write('.cargo/registry/index', 'x');
  expect(grounds.intruders(folder)).toEqual([]);
  const changed = write('package.json', '{"name":"x"}');
  expect(grounds.intruders(folder)).toEqual([changed]);
});

test('another folder is taken where the first is spoilt', () => {
  const [first, second] = [ground(), ground()];
  const grounds = new JudgingFolders([first.folder, second.folder]);
  first.write('pytest.ini', 'x');
  expect(grounds.choose()).toBe(second.folder);
});
