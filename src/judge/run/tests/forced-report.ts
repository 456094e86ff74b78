import { join, posix, resolve } from 'node:path';
import { tryReadRegular } from '../../../system/files/atomic-file.ts';
import { isMapping, tryParseJson } from '../../../system/files/json-text.ts';
import { quoteShellWord } from '../../../system/text/text.ts';
import { getProgram, splitShellCommands } from '../commands/shell-commands.ts';
import { type RunnerRow, runnerRows } from '../console/runner-row.ts';

export interface RequestedReport {
  path: string;
  /** Runners whose console summaries cover the same tests. */
  covers: readonly string[];
}

/** Makes runners write reports, using variables and arguments. A successful run must write the `certain` files. */
export function forceReports(command: string, env: Readonly<Record<string, string>>, directory: string, folder = '') {
  const request = new Request(directory, folder);
  const forced = addReportArguments(command, request);
  const variables: Record<string, string> = {};
  const files: RequestedReport[] = [];
  for (const { runner, also = [], variables: known = [] } of runnerRows)
    for (const { name, value, file = '', adds = false, unless } of known) {
      const currentValue = env[name] ?? '';
      // With -json in GOFLAGS, `go vet` always exits with 0 and `go list` prints JSON.
      const isRequested = name === 'GOFLAGS' && forced.onlyGo;
      if (
        (currentValue !== '' && !adds) ||
        isRequested ||
        (unless !== undefined && new RegExp(unless).test(currentValue))
      )
        continue;
      const path = join(directory, file);
      const requestedValue = value.replace('{file}', () => quoteShellWord(path)).replace('{path}', () => path);
      variables[name] = [currentValue, requestedValue].filter(Boolean).join(' ');
      if (file !== '') files.push({ path, covers: [runner, ...also] });
    }
  const byVariable = files.filter(({ covers }) => request.others.has(covers[0] ?? ''));
  const certain = command.includes('||') ? [] : [...byVariable, ...request.files];
  return { command: forced.command, env: variables, files: [...files, ...request.files], certain };
}

function addReportArguments(text: string, request: Request): { command: string; onlyGo: boolean } {
  const parts = splitShellCommands(text);
  if (parts === null) return { command: text, onlyGo: false };
  const additions = parts.map((part) => request.additionFor(part.words, part.captured));
  let commandText = text;
  for (const [at, addition] of [...additions.entries()].reverse()) {
    const offset = addition ? parts[at]?.ends[addition.after - 1] : undefined;
    if (!addition || offset === undefined) continue;
    commandText = `${commandText.slice(0, offset)} ${addition.args.map(quoteShellWord).join(' ')}${commandText.slice(offset)}`;
  }
  const onlyGo = parts.every((part, at) => part.words[0] === 'cd' || additions[at]?.args[0] === '-json');
  return { command: commandText, onlyGo: onlyGo && additions.some(Boolean) };
}

interface Addition {
  after: number;
  args: string[];
}

/** Adds report arguments to each command in turn, with a separate file for each report. */
class Request {
  readonly files: RequestedReport[] = [];
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
    const script = captured || this.#folder === '' ? null : findNpmScript(words, this.#folder);
    if (script === null) return this.#additionTo(words, ({ isFirst = false }) => !(isFirst && captured));
    const addition = this.#additionTo(script.words, ({ throughScripts = false }) => throughScripts);
    return addition && { after: words.length, args: [...script.before, ...addition.args] };
  }

  #additionTo(words: readonly string[], isPossible: (argumentRow: ArgumentRow) => boolean): Addition | null {
    const { runner: program, args: firstArgumentAt } = getProgram(words);
    const options = words.slice(firstArgumentAt);
    for (const { runner, also = [], arguments: known = [] } of runnerRows)
      for (const argumentRow of known) {
        const isAlreadyRequested = argumentRow.unless.some((name) =>
          options.some((word) => word === name || word.startsWith(`${name}=`)),
        );
        // After a bare `--` an argument would be treated as a file name.
        if (argumentRow.program !== program || isAlreadyRequested || options.includes('--') || !isPossible(argumentRow))
          continue;
        if (argumentRow.isForOthers && !this.others.has(runner)) {
          this.others.add(runner);
          return null;
        }
        const file = argumentRow.file === undefined ? '' : this.#newFile(argumentRow.file, [runner, ...also]);
        return {
          after: argumentRow.isFirst ? firstArgumentAt : words.length,
          args: argumentRow.args.map((arg) => arg.replace('{file}', file)),
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

type ArgumentRow = NonNullable<RunnerRow['arguments']>[number];

interface NpmScript {
  readonly words: readonly string[];
  readonly before: readonly string[];
}

/** Returns the package.json script that `npm test` or `yarn unit` runs, or null if it takes no arguments. */
function findNpmScript(words: readonly string[], folder: string): NpmScript | null {
  const { runner, args } = getProgram(words);
  if (!['npm', 'pnpm', 'yarn'].includes(runner)) return null;
  const end = words.indexOf('--');
  const positional = words
    .slice(args, end < 0 ? undefined : end)
    .filter((word) => !/^(?:-s|--silent|--if-present)$/.test(word));
  const [verb = '', scriptWord, ...extraWords] = positional;
  const isRun = /^(?:run|run-script)$/.test(verb);
  const name = isRun ? scriptWord : /^(?:test|t|tst)$/.test(verb) ? 'test' : undefined;
  if (name === undefined || name.startsWith('-') || extraWords.length > 0 || (!isRun && scriptWord !== undefined))
    return null;
  const manifest = tryParseJson(tryReadRegular(posix.join(folder, 'package.json')) ?? '');
  const scripts = isMapping(manifest) ? manifest.scripts : null;
  const text = isMapping(scripts) ? scripts[name] : null;
  const lastCommand = typeof text === 'string' ? splitShellCommands(text)?.at(-1) : undefined;
  if (lastCommand === undefined || lastCommand.captured) return null;
  return { words: lastCommand.words, before: runner === 'npm' && end < 0 ? ['--'] : [] };
}
