import { resolve } from 'node:path';
import { shellWord } from '../../system/text/text.ts';
import { programOf, shellCommands } from '../commands/shell-commands.ts';
import { type NamedTest, titleOf } from '../console/named-test.ts';
import { standsForFile } from './lost-tests.ts';
import { npmScript } from './npm-script.ts';

/** More tests than these are run again with all others. */
const most = 20;

/**
 * The test command for some of its tests alone, through an npm script too; null where its runner cannot be told by the text.
 * `folder` is where it runs.
 */
export function aloneCommand(command: string, tests: readonly NamedTest[], folder: string): string | null {
  const parts = shellCommands(command) ?? [];
  const [part, ...others] = parts.filter(({ words }) => words[0] !== 'cd');
  if (part === undefined || others.length > 0 || part !== parts.at(-1) || part.captured) return null;
  if (tests.length === 0 || tests.length > most || tests.some(standsForFile)) return null;
  const from = parts.slice(0, -1).reduce((at, { words }) => resolve(at, words[1] ?? ''), folder);
  const script = npmScript(part.words, from);
  const words = script?.words ?? part.words;
  const { runner, args } = programOf(words);
  if (words.includes('--')) return null;
  const added = selecting(runner, words.slice(args), tests);
  // Options of node stand before its files, where npm passes nothing on.
  const isFirst = runner === 'node' || runner === 'go test';
  if (added === null || (isFirst && script !== null)) return null;
  const end = part.ends[(isFirst ? args : part.words.length) - 1] ?? 0;
  const more = [...(script?.before ?? []), ...added].map(shellWord).join(' ');
  return `${command.slice(0, end)} ${more}${command.slice(end)}`;
}

function selecting(runner: string, options: readonly string[], tests: readonly NamedTest[]): string[] | null {
  const any = (names: readonly string[]) =>
    `^(?:${[...new Set(names)].map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|')})$`;
  const titles = tests.map(titleOf);
  switch (runner) {
    case 'jest':
    case 'vitest':
      return ['-t', any(tests.map(({ name }) => name.replaceAll(' > ', ' ')))];
    case 'mocha':
      return ['--grep', any(tests.map(({ name }) => name.replaceAll(' > ', ' ')))];
    case 'node':
      return options.includes('--test') ? [`--test-name-pattern=${any(titles)}`] : null;
    case 'go test':
      return ['-run', any(tests.map(({ name }) => name.split(/ > |\//)[0] ?? name)).replaceAll('?:', '')];
    case 'pytest':
      return titles.every((title) => /^\w+$/.test(title)) ? ['-k', titles.join(' or ')] : null;
    default:
      return null;
  }
}
