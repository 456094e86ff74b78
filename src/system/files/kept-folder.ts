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
  /** For git object files, only the trailing hash; null if it isn't a regular file. */
  readonly content: Buffer | null;
}

/** Contain other repositories, which can be large. */
const foreignFolders = ['modules', 'lfs'];

/** A saved copy of a git directory, restored after untrusted programs could write there. */
export class SavedFolder {
  readonly #folder: string;
  readonly #only: ReadonlySet<string> | null;
  readonly #files = new Map<string, SavedFile>();

  /** `only` limits the copy to these top-level names, if others may change the rest. */
  constructor(folder: string, only: readonly string[] | null = null) {
    this.#folder = folder;
    this.#only = only && new Set(only);
    this.keep();
  }

  keep(): void {
    const before = new Map(this.#files);
    this.#files.clear();
    for (const [path, stamp] of this.#listStamps()) {
      const savedFile = before.get(path);
      this.#files.set(path, savedFile?.stamp === stamp ? savedFile : this.#read(path, stamp));
    }
  }

  /** Restores everything. Returns object files that are missing or changed and can't be restored. */
  restore(): string[] {
    const result = this.#listStamps();
    for (const path of result.keys()) if (!this.#files.has(path)) this.#remove(path);
    const changed = [...this.#files].filter(([path, { stamp }]) => result.get(path) !== stamp);
    return changed.filter(([path, saved]) => !this.#restoreFile(path, saved, result.has(path))).map(([path]) => path);
  }

  #restoreFile(path: string, { content, mode }: SavedFile, exists: boolean): boolean {
    const file = join(this.#folder, path);
    if (content === null) return false;
    if (isPacked(path)) {
      // Git may update the time of an existing pack.
      if (!exists || !endsWithSum(file, content)) return false;
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

  #listStamps(): Map<string, string> {
    const result = new Map<string, string>();
    const visit = (below: string) => {
      for (const entry of readdirSync(join(this.#folder, below), { withFileTypes: true })) {
        const path = `${below}${entry.name}`;
        const isOmitted =
          this.#only === null ? foreignFolders.includes(path) : !this.#only.has(path.split('/', 1)[0] ?? '');
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

/** True if the bytes end with the hash of the rest, like git's packs and index. */
export function endsInHash(bytes: Buffer): boolean {
  return Object.entries(sums).some(([algorithm, length]) =>
    createHash(algorithm).update(bytes.subarray(0, -length)).digest().equals(bytes.subarray(-length)),
  );
}

function endsWithSum(file: string, end: Buffer): boolean {
  const bytes = lstatSync(file).isFile() ? readFileSync(file) : Buffer.alloc(0);
  return bytes.subarray(-end.length).equals(end) && endsInHash(bytes);
}
