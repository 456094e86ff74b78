import { expect, test } from '@jest/globals';
import { setUpOf } from '../../src/run/forecast/project-survey.ts';
import { makeRepository } from '../project.ts';

const lock = (more: object = {}) =>
  JSON.stringify({
    lockfileVersion: 3,
    packages: { '': { name: 'x' }, 'node_modules/a': { version: '1.0.0', ...more } },
  });
const setUp = (files: Record<string, string>) => setUpOf(makeRepository(files), '')?.command;

test('the set-up runs no scripts of dependencies where none has any', () => {
  expect(setUp({ 'package.json': '{"scripts":{"test":"node --test"}}', 'package-lock.json': lock() })).toBe(
    'npm ci --ignore-scripts',
  );
});

test.each([
  ['a dependency has one', { 'package.json': '{}', 'package-lock.json': lock({ hasInstallScript: true }) }],
  ['the project has one', { 'package.json': '{"scripts":{"prepare":"tsc"}}', 'package-lock.json': lock() }],
  [
    'the lock file does not say',
    { 'package.json': '{}', 'package-lock.json': '{"lockfileVersion":1,"dependencies":{}}' },
  ],
])('the set-up runs scripts where %s', (_, files) => {
  expect(setUp(files)).toBe('npm ci');
});
