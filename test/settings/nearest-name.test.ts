import { expect, test } from '@jest/globals';
import { findCommand } from '../../src/doors/catalogue/catalogue.ts';
import { parseSettings } from '../../src/settings/table/settings.ts';

test.each<[string, () => unknown, RegExp]>([
  [
    'a command',
    () => findCommand('statsu'),
    /command: found "statsu", expected one of: run, .*; did you mean status\?/,
  ],
  ['a choice', () => parseSettings({ agent: 'cluade' }), /agent: found "cluade", .*; did you mean claude\?/],
  ['nothing near', () => parseSettings({ agent: 'gpt' }), /expected one of: [^;]*script$/],
  ['a number', () => parseSettings({ repairs: 'two' }), /repairs: found "two", expected a whole number from 0 to 10$/],
])('a word that is not one of those there are: %s', (_, call, sentence) => {
  expect(call).toThrow(sentence);
});
