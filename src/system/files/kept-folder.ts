import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

interface SavedFile {
  readonly stamp: string;
  readonly mode: number;
  /** Of a file with objects only the end, where git has the hash of what comes before; null for what is no file. */
  readonly content: Buffer | null;
}

/** Parts of a git directory with files of other repositories, which may be as many as those of this one. */
const ofOthers = ['modules', 'lfs'];

/** A git directory as it is now, to be put back when programs that can write there have run. */
export class SavedFolder {
  readonly #folder: string;
  readonly #only: ReadonlySet<string> | null;
  readonly #files = new Map<string, SavedFile>();

  /** `only`: the names at its top that are kept, where the others are for somebody else to write. */
  constructor(folder: string, only: readonly string[] | null = null) {
    this.#folder = folder;
    this.#only = only && new Set(only);
    this.keep();
  }

  keep(): void {
    const before = new Map(this.#files);
    this.#files.clear();
    for (const [path, stamp] of this.#found()) {
      const savedFile = before.get(path);
      this.#files.set(path, savedFile?.stamp === stamp ? savedFile : this.#read(path, stamp));
    }
  }

  /** Puts everything back. Returns the files with objects that are gone, or no longer what they were. */
  restore(): string[] {
    const result = this.#found();
    for (const path of result.keys()) if (!this.#files.has(path)) this.#remove(path);
    const off = [...this.#files].filter(([path, { stamp }]) => result.get(path) !== stamp);
    return off.filter(([path, saved]) => !this.#putBack(path, saved, result.has(path))).map(([path]) => path);
  }

  #putBack(path: string, { content, mode }: SavedFile, isThere: boolean): boolean {
    const file = join(this.#folder, path);
    if (content === null) return false;
    if (isPacked(path)) {
      // Git touches a pack that has what it was to write.
      if (!isThere || !endsWithSum(file, content)) return false;
    } else {
      this.#remove(path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      chmodSync(file, mode);
    }
    this.#files.set(path, { content, mode, stamp: getFileStamp(file) });
    return true;
  }

  #read(path: string, stamp: string): SavedFile {
    const file = join(this.#folder, path);
    const stat = lstatSync(file);
    const mode = stat.mode & 0o777;
    if (!stat.isFile()) return { stamp, mode, content: null };
    return { stamp, mode, content: isPacked(path) ? readFileEnd(file, stat.size) : readFileSync(file) };
  }

  #remove(path: string): void {
    rmSync(join(this.#folder, path), { recursive: true, force: true });
  }

  /** All that is no folder, with its stamp. */
  #found(): Map<string, string> {
    const result = new Map<string, string>();
    const visit = (below: string) => {
      for (const entry of readdirSync(join(this.#folder, below), { withFileTypes: true })) {
        const path = `${below}${entry.name}`;
        const isOmitted = this.#only === null ? ofOthers.includes(path) : !this.#only.has(path.split('/', 1)[0] ?? '');
        if (isOmitted) continue;
        if (entry.isDirectory()) visit(`${path}/`);
        else result.set(path, getFileStamp(join(this.#folder, path)));
      }
    };
    if (lstatSync(this.#folder, { throwIfNoEntry: false })?.isDirectory()) visit('');
    return result;
  }
}

function getFileStamp(file: string): string {
  const { ino, size, mode, mtimeNs, ctimeNs } = lstatSync(file, { bigint: true });
  return `${ino} ${size} ${mode} ${mtimeNs} ${ctimeNs}`;
}

function isPacked(path: string): boolean {
  return /^objects\/(?!info\/)/.test(path);
}

const sums = { sha1: 20, sha256: 32 };

function readFileEnd(file: string, size: number): Buffer {
  const end = Buffer.alloc(Math.min(size, sums.sha256));
  const opened = openSync(file, 'r');
  readSync(opened, end, 0, end.length, size - end.length);
  closeSync(opened);
  return end;
}

/** True for bytes that end in the hash of what comes before, as git's packs and its index do. */
export function endsInHash(bytes: Buffer): boolean {
  return Object.entries(sums).some(([algorithm, length]) =>
    createHash(algorithm).update(bytes.subarray(0, -length)).digest().equals(bytes.subarray(-length)),
  );
}

/** True where a file has this end, and that is the hash of what comes before it. */
function endsWithSum(file: string, end: Buffer): boolean {
  const bytes = lstatSync(file).isFile() ? readFileSync(file) : Buffer.alloc(0);
  return bytes.subarray(-end.length).equals(end) && endsInHash(bytes);
}
