import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { parseJson, tryParseJson } from '../../system/files/json-text.ts';
import { describeUnknownName } from '../table/nearest-name.ts';
import { UsageError } from '../table/settings.ts';
import { type CommandResult, findProjectRoot, type World } from './world.ts';

/** Finds a subcommand by the first word. @throws UsageError listing the subcommands */
export function chooseAct<Act>(
  command: string,
  [word = '', ...remaining]: readonly string[],
  acts: Readonly<Record<string, Act>>,
): [act: Act, words: string[]] {
  const act = Object.hasOwn(acts, word) ? acts[word] : undefined;
  if (act === undefined) throw new UsageError(describeUnknownName(command, word, Object.keys(acts)));
  return [act, remaining];
}

export function readFields(
  args: readonly string[],
  verb: string,
  readValue: (text: string) => unknown = (text) => text,
): Record<string, unknown> {
  const [firstWord = ''] = args;
  if (firstWord.trimStart().startsWith('{')) return readJsonObject(args, verb);
  return Object.fromEntries(
    args.map((word) => {
      const separator = word.indexOf('=');
      if (separator < 1) throw new UsageError(`${verb}: found "${word}", expected key=value or one JSON object`);
      return [word.slice(0, separator), readValue(word.slice(separator + 1))];
    }),
  );
}

function readJsonObject([text = '', ...extraWords]: readonly string[], verb: string): Record<string, unknown> {
  if (extraWords.length > 0) throw new UsageError(`${verb}: expected one JSON object or key=value words, found both`);
  try {
    return parseJson(text) as Record<string, unknown>;
  } catch (cause) {
    throw new UsageError(`${verb}: the details are not JSON: ${(cause as Error).message}`, { cause });
  }
}

/** Parses numbers, booleans and JSON values; other text, such as `12 of 20 done`, remains a string. */
export function readTyped(text: string): unknown {
  if (!/^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?|[[{].*)$/s.test(text)) return text;
  const value = tryParseJson(text);
  return value === undefined ? text : value; // text that merely looks like JSON
}

export async function readDocument(
  [word, ...extraWords]: readonly string[],
  verb: string,
  world: Pick<World, 'stdin'>,
): Promise<string> {
  if (extraWords.length > 0)
    throw new UsageError(`${verb}: expected one word of JSON, found ${extraWords.length + 1}; quote the JSON`);
  return word === undefined || word === '-' ? readText(world.stdin()) : word;
}

export function findPlanningRoot(verb: string, world: World): string {
  const root = findProjectRoot(world);
  if (existsSync(join(root, '.planning'))) return root;
  throw new UsageError(`${verb}: there is no ${root}/.planning; set --root to the directory that contains it`);
}

export function jsonAnswer(json: unknown, exitCode = 0): CommandResult {
  return { exitCode, json, text: JSON.stringify(json, null, 2) };
}
