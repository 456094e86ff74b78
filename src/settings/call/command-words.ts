import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { parseJson, tryParseJson } from '../../system/files/json-text.ts';
import { describeUnknownName } from '../table/nearest-name.ts';
import { UsageError } from '../table/settings.ts';
import { type CommandResult, projectRoot, type World } from './world.ts';

/** What a command does by the first of its words, with the others. @throws UsageError naming the words there are */
export function chooseAct<Act>(
  command: string,
  [word = '', ...others]: readonly string[],
  acts: Readonly<Record<string, Act>>,
): [act: Act, words: string[]] {
  const act = Object.hasOwn(acts, word) ? acts[word] : undefined;
  if (act === undefined) throw new UsageError(describeUnknownName(command, word, Object.keys(acts)));
  return [act, others];
}

/** Reads one JSON object, or `key=value` words, after a verb. @throws UsageError with the word that is neither. */
export function readFields(
  args: readonly string[],
  verb: string,
  readValue: (text: string) => unknown = (text) => text,
): Record<string, unknown> {
  const [first = ''] = args;
  if (first.trimStart().startsWith('{')) return readJsonObject(args, verb);
  return Object.fromEntries(
    args.map((word) => {
      const at = word.indexOf('=');
      if (at < 1) throw new UsageError(`${verb}: found "${word}", expected key=value or one JSON object`);
      return [word.slice(0, at), readValue(word.slice(at + 1))];
    }),
  );
}

function readJsonObject([text = '', ...rest]: readonly string[], verb: string): Record<string, unknown> {
  if (rest.length > 0) throw new UsageError(`${verb}: expected one JSON object or key=value words, found both`);
  try {
    return parseJson(text) as Record<string, unknown>;
  } catch (cause) {
    throw new UsageError(`${verb}: the details are not JSON: ${(cause as Error).message}`, { cause });
  }
}

/** Reads `tokensUsed=50` as a number and `retryable=false` as a boolean; `reason=12 of 20 done` stays text. */
export function readTyped(text: string): unknown {
  if (!/^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?|[[{].*)$/s.test(text)) return text;
  const value = tryParseJson(text);
  return value === undefined ? text : value; // what looks like JSON and is not was meant as text
}

/** Reads one word of JSON, or stdin where there is no word. */
export async function readDocument(
  [word, ...rest]: readonly string[],
  verb: string,
  world: Pick<World, 'stdin'>,
): Promise<string> {
  if (rest.length > 0)
    throw new UsageError(`${verb}: expected one word of JSON, found ${rest.length + 1}; quote the JSON`);
  return word === undefined || word === '-' ? readText(world.stdin()) : word;
}

/** Root of a project. @throws UsageError where it has no `.planning`. */
export function planningRoot(verb: string, world: World): string {
  const root = projectRoot(world);
  if (existsSync(join(root, '.planning'))) return root;
  throw new UsageError(`${verb}: there is no ${root}/.planning; set --root to the directory that contains it`);
}

/** Answer of a command whose readers are scripts: always JSON. */
export function jsonAnswer(json: unknown, exitCode = 0): CommandResult {
  return { exitCode, json, text: JSON.stringify(json, null, 2) };
}
