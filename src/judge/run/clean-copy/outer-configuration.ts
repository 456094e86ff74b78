import { accessSync, constants, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { testConfigRuleFor } from '../../read/test-config.ts';
import { listNames, orNull, statOrNull } from './toolchain.ts';

/** Files above a folder that tools would obey, by path, each with a stamp that changes when it is written. */
type Surroundings = ReadonlyMap<string, string>;

/** The folders in which commits may be judged, as they were before an agent could write above them. */
export class JudgingFolders {
  readonly #before: ReadonlyMap<string, Surroundings>;

  constructor(folders: readonly string[]) {
    this.#before = new Map([...new Set(folders)].map((folder) => [folder, readSurroundings(folder)]));
  }

  /** The first folder above which nothing was written that tools obey: one file there can make all tests pass. */
  choose(): string | { readonly intruders: readonly string[] } {
    const folders = [...this.#before.keys()];
    const clean = folders.find((folder) => this.intruders(folder).length === 0 && isWritable(folder));
    return clean ?? { intruders: folders.flatMap((folder) => this.intruders(folder)) };
  }

  intruders(folder: string): string[] {
    const before = this.#before.get(folder) ?? new Map<string, string>();
    const now = readSurroundings(folder);
    return [...now].flatMap(([path, stat]) => (before.get(path) === stat ? [] : [path])).sort();
  }
}

/** Named files and folders which tools look for on the way up, besides test configuration; of a folder, what counts in it. */
const looked: Readonly<Record<string, readonly string[] | 'all'>> = {
  node_modules: 'all',
  '.cargo': ['config', 'config.toml'],
  '.mvn': 'all',
  '.config': ['nextest.toml', 'mise'],
  '.bundle': ['config'],
  '.git': ['config'],
};

const alsoLooked =
  /^(?:\.git|Gemfile|gems\.rb|\.pnp\.[cm]?js|pnpm-workspace\.yaml|tsconfig\.json|\.babelrc(?:\.\w+)?|babel\.config\.\w+|\.swcrc|\.pythonrc|setup\.py|WORKSPACE|MODULE\.bazel|\.bazelrc|nuget\.config|\.env)$/i;

function readSurroundings(folder: string): Surroundings {
  const result = new Map<string, string>();
  for (let at = folder; ; at = dirname(at)) {
    for (const name of listNames(at)) noteName(result, at, name);
    if (dirname(at) === at) return result;
  }
}

/** True when tools obey a file of this name. Remembered: the same folders are read again, and temporary ones hold thousands. */
function isObeyed(name: string): boolean {
  const known = obeyed.get(name);
  if (known !== undefined) return known;
  const is = looked[name] !== undefined || testConfigRuleFor(name) !== undefined || alsoLooked.test(name);
  if (obeyed.size < maxRemembered) obeyed.set(name, is);
  return is;
}

const obeyed = new Map<string, boolean>();
const maxRemembered = 100_000;

function noteName(result: Map<string, string>, folder: string, name: string): void {
  if (!isObeyed(name)) return;
  const path = join(folder, name);
  const inside = looked[name];
  const stat = statOrNull(path);
  if (stat === null) return;
  if (inside === undefined || !stat.isDirectory()) {
    result.set(path, stampFile(stat));
    return;
  }
  const names = listNames(path).filter((each) => (inside === 'all' ? each !== '.bin' : inside.includes(each)));
  const programs = name === 'node_modules' ? listNames(join(path, '.bin')).map((bin) => `.bin/${bin}`) : [];
  for (const each of [...names, ...programs]) {
    const below = statOrNull(join(path, each));
    if (below !== null) result.set(join(path, each), stampFile(below));
  }
}

function stampFile({ dev, ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

function isWritable(folder: string): boolean {
  return orNull(() => accessSync(folder, constants.W_OK)) !== null;
}
