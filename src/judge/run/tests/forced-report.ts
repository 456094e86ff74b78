import { join, posix, resolve } from 'node:path';
import { tryReadRegular } from '../../../system/files/atomic-file.ts';
import { isMapping, tryParseJson } from '../../../system/files/json-text.ts';
import { shellWord } from '../../../system/text/text.ts';
import { getProgram, shellCommands } from '../commands/shell-commands.ts';
import { type RunnerRow, runnerRows } from '../console/runner-row.ts';

export interface ForcedFile {
  path: string;
  /** The runners whose console summaries tell of the same tests. */
  covers: readonly string[];
}

/** Asks runners for countable output through variables and arguments; `certain` files are there if all went well. */
export function forceReports(command: string, env: Readonly<Record<string, string>>, directory: string, folder = '') {
  const request = new Request(directory, folder);
  const forced = inShellText(command, request);
  const variables: Record<string, string> = {};
  const files: ForcedFile[] = [];
  for (const { runner, also = [], variables: known = [] } of runnerRows)
    for (const { name, value, file = '', adds = false, unless } of known) {
      const own = env[name] ?? '';
      // With -json in GOFLAGS `go vet` would exit with 0 whatever it finds, and `go list` would print JSON. -v changes neither.
      const isRequested = name === 'GOFLAGS' && forced.onlyGo;
      if ((own !== '' && !adds) || isRequested || (unless !== undefined && new RegExp(unless).test(own))) continue;
      const path = join(directory, file);
      const requested = value.replace('{file}', () => shellWord(path)).replace('{path}', () => path);
      variables[name] = [own, requested].filter(Boolean).join(' ');
      if (file !== '') files.push({ path, covers: [runner, ...also] });
    }
  const byVariable = files.filter(({ covers }) => request.others.has(covers[0] ?? ''));
  const certain = command.includes('||') ? [] : [...byVariable, ...request.files];
  return { command: forced.command, env: variables, files: [...files, ...request.files], certain };
}

function inShellText(text: string, request: Request): { command: string; onlyGo: boolean } {
  const parts = shellCommands(text);
  if (parts === null) return { command: text, onlyGo: false };
  const additions = parts.map((part) => request.additionFor(part.words, part.captured));
  let requested = text;
  for (const [at, addition] of [...additions.entries()].reverse()) {
    const offset = addition ? parts[at]?.ends[addition.after - 1] : undefined;
    if (!addition || offset === undefined) continue;
    requested = `${requested.slice(0, offset)} ${addition.args.map(shellWord).join(' ')}${requested.slice(offset)}`;
  }
  const onlyGo = parts.every((part, at) => part.words[0] === 'cd' || additions[at]?.args[0] === '-json');
  return { command: requested, onlyGo: onlyGo && additions.some(Boolean) };
}

interface Addition {
  after: number;
  args: string[];
}

/** Requests to one command after the other: each report gets a file of its own. */
class Request {
  readonly files: ForcedFile[] = [];
  /** Runners that the command names and that write their report where a variable says. */
  readonly others = new Set<string>();
  readonly #directory: string;
  #folder: string;

  constructor(directory: string, folder: string) {
    this.#directory = directory;
    this.#folder = folder;
  }

  additionFor(words: readonly string[], captured: boolean): Addition | null {
    if (words[0] === 'cd')
      this.#folder = this.#folder === '' || words.length !== 2 ? '' : resolve(this.#folder, words[1] ?? '');
    const script = captured || this.#folder === '' ? null : npmScript(words, this.#folder);
    if (script === null) return this.#additionTo(words, ({ isFirst = false }) => !(isFirst && captured));
    const requested = this.#additionTo(script.words, ({ throughScripts = false }) => throughScripts);
    return requested && { after: words.length, args: [...script.before, ...requested.args] };
  }

  #additionTo(words: readonly string[], isPossible: (requested: Asked) => boolean): Addition | null {
    const { runner: program, args: from } = getProgram(words);
    const options = words.slice(from);
    for (const { runner, also = [], arguments: known = [] } of runnerRows)
      for (const requested of known) {
        const isGiven = requested.unless.some((name) =>
          options.some((word) => word === name || word.startsWith(`${name}=`)),
        );
        // After a bare `--` an argument would be taken for a file name.
        if (requested.program !== program || isGiven || options.includes('--') || !isPossible(requested)) continue;
        if (requested.isForOthers && !this.others.has(runner)) {
          this.others.add(runner);
          return null;
        }
        const file = requested.file === undefined ? '' : this.#newFile(requested.file, [runner, ...also]);
        return {
          after: requested.isFirst ? from : words.length,
          args: requested.args.map((arg) => arg.replace('{file}', file)),
        };
      }
    return null;
  }

  #newFile(name: string, covers: readonly string[]): string {
    const path = join(this.#directory, name.replace('.', `-${this.files.length + 1}.`));
    this.files.push({ path, covers });
    return path;
  }
}

type Asked = NonNullable<RunnerRow['arguments']>[number];

interface NpmScript {
  readonly words: readonly string[];
  readonly before: readonly string[];
}

/** The script that `npm test` or `yarn unit` runs in a folder; null where it takes no arguments. */
function npmScript(words: readonly string[], folder: string): NpmScript | null {
  const { runner, args } = getProgram(words);
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
