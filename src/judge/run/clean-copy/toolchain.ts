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
import { quoteShellWord } from '../../../system/text/text.ts';

export type Toolchain = readonly ProgramFolder[];

interface ProgramFolder {
  readonly dir: string;
  readonly programs: ReadonlyMap<string, Program>;
  /** Path in the repository for folders inside it, such as an activated `.venv/bin`. */
  readonly inside: string | null;
}

interface Program {
  /** Stat of the link target. It includes ctime, which changes even if mtime is reset. */
  readonly stat: string;
  /** Hash and real path of a small file outside the system folders, or null. */
  readonly content: string | null;
}

interface ChangedProgram {
  readonly name: string;
  readonly file: string;
  readonly what: 'changed' | 'gone';
}

/** Call before an agent can write to PATH folders. Folders below `untrusted` are skipped. */
export function readToolchain(path: string, repository: string, untrusted: readonly string[] = []): Toolchain {
  const seenFolders = new Set<string>();
  return path.split(delimiter).flatMap((dir): ProgramFolder[] => {
    if (!isAbsolute(dir)) return [];
    const real = orNull(() => realpathSync.native(dir)) ?? dir; // /bin is /usr/bin on most systems
    const paths = [dir, real];
    if (seenFolders.has(real) || paths.some((each) => untrusted.some((above) => isWithin(resolve(each), above))))
      return [];
    seenFolders.add(real);
    const insidePath = paths.find((each) => isWithin(resolve(each), repository));
    if (insidePath !== undefined) return [{ dir, programs: new Map(), inside: relative(repository, insidePath) }];
    return [{ dir, programs: listPrograms(dir, null), inside: null }];
  });
}

export function findChangedPrograms(before: Toolchain): ChangedProgram[] {
  const tampered: ChangedProgram[] = [];
  for (const { dir, programs, inside } of before) {
    const programsNow = inside === null ? listPrograms(dir, programs) : new Map<string, Program>();
    for (const [name, program] of programs) {
      const programNow = programsNow.get(name);
      // Hidden names are temporary files of tools, such as the `.pyenv-shim` of a concurrent `pyenv rehash`.
      if (programNow === undefined && !name.startsWith('.'))
        tampered.push({ name, file: join(dir, name), what: 'gone' });
      if (programNow && !isSame(program, programNow)) tampered.push({ name, file: join(dir, name), what: 'changed' });
    }
  }
  return tampered;
}

export function findUsedPrograms(commands: readonly string[], toolchain: Toolchain): ReadonlySet<string> {
  const used = new Set<string>();
  const texts = ['bash env sh', ...commands];
  for (const text of texts)
    for (const name of new Set(text.match(/[\w.+-]+/g))) {
      const folder = used.has(name) ? undefined : toolchain.find(({ programs }) => programs.has(name));
      if (folder === undefined) continue;
      used.add(name);
      texts.push(orNull(() => readScript(join(folder.dir, name))) ?? '');
    }
  return used;
}

function readScript(file: string): string {
  const text = (tryStat(file)?.size ?? smallBytes) < smallBytes ? readFileSync(file, 'latin1') : '';
  return text.startsWith('#!') ? text : '';
}

/** Builds a PATH without programs added since the snapshot, replacing changed folders by folders of launchers. */
export function restorePath(before: Toolchain, privateFolder: string, top: string): string {
  const dirs = before.map((folder, at) => {
    const { dir, programs, inside } = folder;
    if (inside !== null) return join(top, inside);
    const hasMore = listNames(dir).some((name) => !programs.has(name) && isProgram(tryStat(join(dir, name))));
    return hasMore ? writeLaunchers(folder, join(privateFolder, String(at))) : dir;
  });
  return dirs.join(delimiter);
}

/** Hashes small files on the first scan and changed files on later ones. */
function listPrograms(dir: string, before: ReadonlyMap<string, Program> | null): Map<string, Program> {
  const programs = new Map<string, Program>();
  const isSystemFolder = systemFolders.has(dir);
  const below = join(dir, '/'); // computed once, because a folder has thousands of programs
  for (const name of listNames(dir)) {
    const file = `${below}${name}`;
    const stats = tryStat(file);
    if (!isProgram(stats)) continue;
    const stat = `${stats.dev} ${stats.ino} ${stats.size} ${stats.mode} ${stats.mtimeMs} ${stats.ctimeMs}`;
    const earlier = before?.get(name);
    const isRead = before === null ? !isSystemFolder && stats.size < smallBytes : earlier?.content != null;
    const content = !isRead ? null : earlier?.stat === stat ? earlier.content : orNull(() => readProgramContent(file));
    programs.set(name, { stat, content });
  }
  return programs;
}

function isProgram(stats: Stats | null): stats is Stats {
  return stats?.isFile() === true && (stats.mode & 0o111) !== 0;
}

/** Small files are compared by content if rewritten; hashing large ones would take too long. */
function isSame(before: Program, now: Program): boolean {
  return before.stat === now.stat || (before.content !== null && before.content === now.content);
}

const smallBytes = 64 * 1024;

/** Only package managers write here, and hashing all these programs would be slow. */
const systemFolders = new Set(['/usr/bin', '/usr/sbin', '/bin', '/sbin']);

/** Uses launchers because a program such as Python in a virtual environment looks for files next to a symlink. */
function writeLaunchers({ dir, programs }: ProgramFolder, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of programs.keys()) {
    const program = quoteShellWord(join(dir, name));
    writeFileSync(join(folder, name), `#!/bin/sh\nexec ${program} "$@"\n`, { flag: 'wx', mode: 0o700 });
  }
  return folder;
}

export function listNames(dir: string): string[] {
  return orNull(() => readdirSync(dir)) ?? [];
}

/** Returns null for symlink loops and inaccessible folders, which tools can't read either. */
export function tryStat(file: string): Stats | null {
  return orNull(() => statSync(file, { throwIfNoEntry: false }) ?? null);
}

/** Includes the real path, because a script may read files next to itself. */
function readProgramContent(file: string): string {
  return `${createHash('sha256').update(readFileSync(file)).digest('base64')} ${realpathSync.native(file)}`;
}

export function orNull<T>(look: () => T): T | null {
  try {
    return look();
  } catch {
    return null;
  }
}
