import { join, posix, resolve } from 'node:path';
import { tryReadRegular } from '../../../system/files/atomic-file.ts';
import { isMapping, tryParseJson } from '../../../system/files/json-text.ts';
import { shellWord } from '../../../system/text/text.ts';
import { getProgram, shellCommands } from '../commands/shell-commands.ts';

export interface ForcedFile {
  path: string;
  /** The runners whose console summaries tell of the same tests. */
  covers: readonly string[];
}

/**
 * Asks for countable output without changing what is run. pytest, rspec, go, gotestsum and prove are asked through the
 * environment, which also reaches them through scripts and make; go, jest, vitest, unittest and a second pytest through
 * arguments, if the command or a part of its shell text is theirs. node:test is not asked: its summaries can be counted, and a
 * reporter in NODE_OPTIONS would reach every node process and stop those that name a reporter of their own. Options that
 * `env` sets for a runner are kept and added to.
 *
 * jest and vitest are also asked through an npm script, by arguments that npm passes on; `folder` is where the command runs.
 *
 * `files` are the reports that will be there if the runner turns out to be one of these, in a directory that has to be new
 * and empty; `certain` those of them that are there whenever the command succeeds: its runner was told, and nothing else
 * could be run instead.
 */
export function forceReports(command: string, env: Readonly<Record<string, string>>, directory: string, folder = '') {
  const request = new Request(directory, folder);
  const forced = inShellText(command, request);
  const isEach = !command.includes('||');
  const pytest = join(directory, 'pytest.xml');
  const rspec = join(directory, 'rspec.json');
  const gotestsum = join(directory, 'gotestsum.xml');
  const variables: Record<string, string> = {
    PYTEST_ADDOPTS: [env.PYTEST_ADDOPTS, `--junitxml=${shellWord(pytest)}`].filter(Boolean).join(' '),
  };
  const files: ForcedFile[] = [{ path: pytest, covers: ['pytest'] }, ...request.files];
  if (!env.SPEC_OPTS) {
    variables.SPEC_OPTS = `--format progress --format json --out ${shellWord(rspec)}`;
    files.push({ path: rspec, covers: ['rspec'] });
  }
  if (!env.GOTESTSUM_JUNITFILE) {
    variables.GOTESTSUM_JUNITFILE = gotestsum;
    files.push({ path: gotestsum, covers: ['go', 'go-json'] });
  }
  // Otherwise prove tells of no skipped test in a file that passes.
  if (!env.HARNESS_VERBOSE) variables.HARNESS_VERBOSE = '1';
  // With -json in GOFLAGS `go vet` would exit with 0 whatever it finds, and `go list` would print JSON. -v changes neither.
  if (!forced.onlyGo && !/(?:^|\s)-(?:v|json)\b/.test(env.GOFLAGS ?? ''))
    variables.GOFLAGS = [env.GOFLAGS, '-v'].filter(Boolean).join(' ');
  const certain = isEach ? [...(request.runsPytest ? files.slice(0, 1) : []), ...request.files] : [];
  return { command: forced.command, env: variables, files, certain };
}

interface Asked {
  command: string;
  /** No part of the command but `cd` and `go test`, all of them asked. */
  onlyGo: boolean;
}

function inShellText(text: string, request: Request): Asked {
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

/** Options of pytest with which no test is run. */
const reportsNothing = ['--collect-only', '--co', '--version', '--fixtures', '--help', '-h'];

interface Addition {
  /** How many words come before. */
  after: number;
  args: string[];
}

/** Requests to one command after the other: each report gets a file of its own. */
class Request {
  readonly files: ForcedFile[] = [];
  /** True when a part of the command is pytest that writes the report which PYTEST_ADDOPTS names. */
  runsPytest = false;
  readonly #directory: string;
  /** Directory of the next command; '' where that is unknown. */
  #folder: string;
  #pytests = 0;

  constructor(directory: string, folder: string) {
    this.#directory = directory;
    this.#folder = folder;
  }

  additionFor(args: readonly string[], captured: boolean): Addition | null {
    if (args[0] === 'cd')
      this.#folder = this.#folder === '' || args.length !== 2 ? '' : resolve(this.#folder, args[1] ?? '');
    const script = captured || this.#folder === '' ? null : npmScript(args, this.#folder);
    if (script === null) return this.#additionTo(args, captured);
    const { runner } = getProgram(script.words);
    const requested = runner === 'jest' || runner === 'vitest' ? this.#additionTo(script.words, false) : null;
    return requested && { after: args.length, args: [...script.before, ...requested.args] };
  }

  #additionTo(words: readonly string[], captured: boolean): Addition | null {
    const { runner, args: from } = getProgram(words);
    const options = words.slice(from);
    const has = (...names: string[]) =>
      options.some((word) => names.some((name) => word === name || word.startsWith(`${name}=`)));
    const atEnd = (args: string[]) => ({ after: words.length, args });
    // After a bare `--` an argument would be taken for a file name.
    const isOpen = !options.includes('--');
    switch (runner) {
      case 'go test':
        return captured || has('-json', '--json') ? null : { after: from, args: ['-json'] };
      case 'jest':
        if (!isOpen || has('--json', '--outputFile', '--listTests', '--showConfig', '--init')) return null;
        return atEnd(['--json', `--outputFile=${this.#file('tests', 'json', ['jest'])}`]);
      case 'vitest': {
        const isRun = !['list', 'bench', 'init', 'related'].includes(options[0] ?? '');
        if (!isOpen || !isRun || has('--reporter', '--outputFile')) return null;
        const file = this.#file('tests', 'json', ['vitest']);
        return atEnd(['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
      }
      case 'pytest':
        // The first one writes where PYTEST_ADDOPTS says; a second one would write over it.
        this.#pytests += 1;
        this.runsPytest ||= !(reportsNothing.some((option) => has(option)) || has('--junitxml', '--junit-xml'));
        if (this.#pytests === 1 || !isOpen || has('--junitxml', '--junit-xml')) return null;
        return atEnd([`--junitxml=${this.#file('pytest', 'xml', ['pytest'])}`]);
      case 'unittest':
        return has('-v', '--verbose', '-q', '--quiet', '-h', '--help') ? null : atEnd(['-v']); // `-v discover` would look for a module of that name
      default:
        return null;
    }
  }

  #file(name: string, extension: string, covers: readonly string[]): string {
    const number = this.files.length === 0 && name === 'tests' ? '' : `-${this.files.length + 1}`;
    const path = join(this.#directory, `${name}${number}.${extension}`);
    this.files.push({ path, covers });
    return path;
  }
}

/** A script of package.json to which arguments can be passed. */
interface NpmScript {
  /** Words of its last command, which gets the arguments. */
  readonly words: readonly string[];
  /** Words to be put before the arguments. */
  readonly before: readonly string[];
}

/**
 * The script that `npm test`, `pnpm run unit` or `yarn test` runs in a folder; null for none, for one whose last command's output
 * goes elsewhere, and where other words say in which package it runs.
 */
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
