import { accessSync, constants, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { findTestConfigRule } from '../../read/test-config.ts';
import { listNames, orNull, tryStat } from './toolchain.ts';

/** Maps each configuration file above a folder to a stamp that changes on every write. */
type FileStamps = ReadonlyMap<string, string>;

export class JudgingFolders {
  readonly #before: ReadonlyMap<string, FileStamps>;

  constructor(folders: readonly string[]) {
    this.#before = new Map([...new Set(folders)].map((folder) => [folder, readSurroundings(folder)]));
  }

  /** Returns the first folder without new configuration above it, because one such file can make all tests pass. */
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

const relevantEntries: Readonly<Record<string, readonly string[] | 'all'>> = {
  node_modules: 'all',
  '.cargo': ['config', 'config.toml'],
  '.mvn': 'all',
  '.config': ['nextest.toml', 'mise'],
  '.bundle': ['config'],
  '.git': ['config'],
};

const relevantFilePattern =
  /^(?:\.git|Gemfile|gems\.rb|\.pnp\.[cm]?js|pnpm-workspace\.yaml|tsconfig\.json|\.babelrc(?:\.\w+)?|babel\.config\.\w+|\.swcrc|\.pythonrc|setup\.py|WORKSPACE|MODULE\.bazel|\.bazelrc|nuget\.config|\.env)$/i;

function readSurroundings(folder: string): FileStamps {
  const stamps = new Map<string, string>();
  for (let at = folder; ; at = dirname(at)) {
    for (const name of listNames(at)) recordEntry(stamps, at, name);
    if (dirname(at) === at) return stamps;
  }
}

/** Cached, because the same folders are read repeatedly and temporary ones hold thousands of names. */
function isRelevantName(name: string): boolean {
  const cached = relevanceCache.get(name);
  if (cached !== undefined) return cached;
  const isRelevant =
    relevantEntries[name] !== undefined || findTestConfigRule(name) !== undefined || relevantFilePattern.test(name);
  if (relevanceCache.size < maxRemembered) relevanceCache.set(name, isRelevant);
  return isRelevant;
}

const relevanceCache = new Map<string, boolean>();
const maxRemembered = 100_000;

function recordEntry(stamps: Map<string, string>, folder: string, name: string): void {
  if (!isRelevantName(name)) return;
  const path = join(folder, name);
  const relevantNames = relevantEntries[name];
  const stat = tryStat(path);
  if (stat === null) return;
  if (relevantNames === undefined || !stat.isDirectory()) {
    stamps.set(path, stampFile(stat));
    return;
  }
  const names = listNames(path).filter((each) =>
    relevantNames === 'all' ? each !== '.bin' : relevantNames.includes(each),
  );
  const programs = name === 'node_modules' ? listNames(join(path, '.bin')).map((bin) => `.bin/${bin}`) : [];
  for (const each of [...names, ...programs]) {
    const below = tryStat(join(path, each));
    if (below !== null) stamps.set(join(path, each), stampFile(below));
  }
}

function stampFile({ dev, ino, size, mtimeMs, ctimeMs }: Stats): string {
  return `${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

function isWritable(folder: string): boolean {
  return orNull(() => accessSync(folder, constants.W_OK)) !== null;
}
