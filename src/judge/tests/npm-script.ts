import { posix } from 'node:path';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
import { programOf, shellCommands } from '../commands/shell-commands.ts';

/** A script of package.json to which arguments can be passed. */
export interface NpmScript {
  /** Words of its last command, which gets the arguments. */
  readonly words: readonly string[];
  /** Words to be put before the arguments. */
  readonly before: readonly string[];
}

/**
 * The script that `npm test`, `pnpm run unit` or `yarn test` runs in a folder; null for none, for one whose last command's output
 * goes elsewhere, and where other words say in which package it runs.
 */
export function npmScript(words: readonly string[], folder: string): NpmScript | null {
  const { runner, args } = programOf(words);
  if (!['npm', 'pnpm', 'yarn'].includes(runner)) return null;
  const end = words.indexOf('--');
  const named = words
    .slice(args, end < 0 ? undefined : end)
    .filter((word) => !/^(?:-s|--silent|--if-present)$/.test(word));
  const [verb = '', second, ...more] = named;
  const isRun = /^(?:run|run-script)$/.test(verb);
  const name = isRun ? second : /^(?:test|t|tst)$/.test(verb) ? 'test' : undefined;
  if (name === undefined || name.startsWith('-') || more.length > 0 || (!isRun && second !== undefined)) return null;
  const manifest = tryParseJson(tryReadRegular(posix.join(folder, 'package.json')) ?? '');
  const scripts = isMapping(manifest) ? manifest.scripts : null;
  const text = isMapping(scripts) ? scripts[name] : null;
  const last = typeof text === 'string' ? shellCommands(text)?.at(-1) : undefined;
  if (last === undefined || last.captured) return null;
  return { words: last.words, before: runner === 'npm' && end < 0 ? ['--'] : [] };
}
