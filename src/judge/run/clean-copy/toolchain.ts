import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, isAbsolute, join, relative, resolve } from 'node:path';
import { isWithin } from '../../../system/files/file-path.ts';
import { shellWord } from '../../../system/text/text.ts';

/** The programs on PATH, as they were when it was read: in its order, each folder once. */
export type Toolchain = readonly ProgramFolder[];

interface ProgramFolder {
  readonly dir: string;
  readonly programs: ReadonlyMap<string, Program>;
  /** Its path below the repository, for a folder of the repository itself such as an activated `.venv/bin`. */
  readonly inside: string | null;
}

interface Program {
  /** Of the file a link leads to: it changes with every write, also when the times are set back. */
  readonly stat: string;
  /** Hash of a small file that is not the system's, with the place where it lies; else null. */
  readonly content: string | null;
}

interface Tampered {
  readonly name: string;
  readonly file: string;
  readonly what: 'changed' | 'gone';
}

/** Reads the programs on PATH before an agent can write there; folders below `untrusted` are left out. */
export function readToolchain(path: string, repository: string, untrusted: readonly string[] = []): Toolchain {
  const observed = new Set<string>();
  return path.split(delimiter).flatMap((dir): ProgramFolder[] => {
    if (!isAbsolute(dir)) return [];
    const real = orNull(() => realpathSync.native(dir)) ?? dir; // /bin is /usr/bin on most systems
    const both = [dir, real];
    if (observed.has(real) || both.some((each) => untrusted.some((above) => isWithin(resolve(each), above)))) return [];
    observed.add(real);
    const own = both.find((each) => isWithin(resolve(each), repository));
    if (own !== undefined) return [{ dir, programs: new Map(), inside: relative(repository, own) }];
    return [{ dir, programs: listPrograms(dir, null), inside: null }];
  });
}

/** Finds programs that are not what they were. New ones are not found on the PATH of `restorePath`. */
export function changedPrograms(before: Toolchain): Tampered[] {
  const tampered: Tampered[] = [];
  for (const { dir, programs, inside } of before) {
    const result = inside === null ? listPrograms(dir, programs) : new Map<string, Program>();
    for (const [name, program] of programs) {
      const same = result.get(name);
      // A hidden name is a tool's own scratch, such as the `.pyenv-shim` of a `pyenv rehash` that runs at the same time.
      if (same === undefined && !name.startsWith('.')) tampered.push({ name, file: join(dir, name), what: 'gone' });
      if (same && !isSame(program, same)) tampered.push({ name, file: join(dir, name), what: 'changed' });
    }
  }
  return tampered;
}

/** Names of the programs that commands can start: those that they name, and those that these name where they are scripts. */
export function programsUsed(commands: readonly string[], toolchain: Toolchain): ReadonlySet<string> {
  const used = new Set<string>();
  const texts = ['bash env sh', ...commands];
  for (const text of texts)
    for (const name of new Set(text.match(/[\w.+-]+/g))) {
      const folder = used.has(name) ? undefined : toolchain.find(({ programs }) => programs.has(name));
      if (folder === undefined) continue;
      used.add(name);
      texts.push(orNull(() => scriptText(join(folder.dir, name))) ?? '');
    }
  return used;
}

/** Empty for a program that is no script, or too large for one. */
function scriptText(file: string): string {
  const text = (statOrNull(file)?.size ?? smallBytes) < smallBytes ? readFileSync(file, 'latin1') : '';
  return text.startsWith('#!') ? text : '';
}

/** Makes a PATH without programs that appeared since: such a folder is replaced by one of launchers. */
export function restorePath(before: Toolchain, privateFolder: string, top: string): string {
  const dirs = before.map((folder, at) => {
    const { dir, programs, inside } = folder;
    if (inside !== null) return join(top, inside);
    const hasMore = listNames(dir).some((name) => !programs.has(name) && isProgram(statOrNull(join(dir, name))));
    return hasMore ? launchersFor(folder, join(privateFolder, String(at))) : dir;
  });
  return dirs.join(delimiter);
}

/** Every executable file of a folder; contents are read of small files at first, later of those that changed. */
function listPrograms(dir: string, before: ReadonlyMap<string, Program> | null): Map<string, Program> {
  const programs = new Map<string, Program>();
  const isSystems = systemFolders.has(dir);
  const below = join(dir, '/'); // once, for there are thousands
  for (const name of listNames(dir)) {
    const file = `${below}${name}`;
    const stats = statOrNull(file);
    if (!isProgram(stats)) continue;
    const stat = `${stats.dev} ${stats.ino} ${stats.size} ${stats.mode} ${stats.mtimeMs} ${stats.ctimeMs}`;
    const earlier = before?.get(name);
    const isRead = before === null ? !isSystems && stats.size < smallBytes : earlier?.content != null;
    const content = !isRead ? null : earlier?.stat === stat ? earlier.content : orNull(() => readProgramContent(file));
    programs.set(name, { stat, content });
  }
  return programs;
}

function isProgram(stats: Stats | null): stats is Stats {
  return stats?.isFile() === true && (stats.mode & 0o111) !== 0;
}

/** A small file that was written again as it was counts by its content; hashing large ones would take too long. */
function isSame(before: Program, now: Program): boolean {
  return before.stat === now.stat || (before.content !== null && before.content === now.content);
}

const smallBytes = 64 * 1024;

/** Only a package manager writes there, and then it writes something else: reading them all would cost more than the rest. */
const systemFolders = new Set(['/usr/bin', '/usr/sbin', '/bin', '/sbin']);

/** Launchers, not links: a program may look for its files beside the link, as Python does in a virtual environment. */
function launchersFor({ dir, programs }: ProgramFolder, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of programs.keys()) {
    const program = shellWord(join(dir, name));
    writeFileSync(join(folder, name), `#!/bin/sh\nexec ${program} "$@"\n`, { flag: 'wx', mode: 0o700 });
  }
  return folder;
}

/** Names in a folder; none of one that is not there or not readable: a tool finds nothing in it either. */
export function listNames(dir: string): string[] {
  return orNull(() => readdirSync(dir)) ?? [];
}

/** Null for a link to itself and for a folder that may not be entered: no tool reads it either. */
export function statOrNull(file: string): Stats | null {
  return orNull(() => statSync(file, { throwIfNoEntry: false }) ?? null);
}

/** A script reads other files beside itself, so a link to the same text in another folder is another program. */
function readProgramContent(file: string): string {
  return `${createHash('sha256').update(readFileSync(file)).digest('base64')} ${realpathSync.native(file)}`;
}

/** Null for a place that cannot be looked at, such as a program that may be run and not read. */
export function orNull<T>(look: () => T): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}
