import { createHash } from 'node:crypto';
import { fstatSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryWithFile } from '../../files/atomic-file.ts';
import { writeSynced } from '../calls/file-sync.ts';
import { fileStamp } from '../calls/git-config.ts';
import type { Git } from '../git.ts';
import { hashOf } from '../objects/git-object.ts';
import { withScratchIndex } from '../objects/scratch-index.ts';
import { foldersAbove } from '../objects/trees.ts';

export interface IndexFile {
  readonly bytes: Buffer;
  /** A file that is as new, or newer, may have changed after git looked: git reads it again. */
  readonly mtimeMs: number;
}

/** The index of a git directory; null without one that can be read. */
export function readIndex(gitDir: string): IndexFile | null {
  return tryWithFile(join(gitDir, 'index'), (file) => {
    const { size, mtimeMs } = fstatSync(file);
    return size > mostIndexBytes ? null : { bytes: readFileSync(file), mtimeMs };
  });
}

const mostIndexBytes = 512 * 1024 * 1024;

/**
 * Takes over an index that an agent could write. It can say of a changed file that it is as committed, and git would not
 * look: what `before` does not say too is not believed, so that git reads these files. `head` is any commit. False where
 * git cannot read it; nothing has changed then.
 */
export async function takeIndex(git: Git, head: string, now: Buffer, before: IndexFile | null): Promise<boolean> {
  const path = join(git.gitDir, 'index');
  const idBytes = head.length / 2;
  const index = parseIndex(now, idBytes) ?? parseIndex(await plainIndex(git, now), idBytes);
  if (index === null) return false;
  const known =
    before && (parseIndex(before.bytes, idBytes) ?? parseIndex(await wholeIndex(git, before.bytes), idBytes));
  const parts = doubtful(index, known ?? { ...index, starts: [], extensions: new Map() });
  const sum = createHash(hashOf(head));
  for (const part of parts) sum.update(part);
  writeSynced(path, Buffer.concat([...parts, sum.digest()]));
  if (before !== null) utimesSync(path, before.mtimeMs / 1000, Math.floor(before.mtimeMs) / 1000);
  git.index.knowWhole(fileStamp(path));
  // All files are read once now, and not at each scan.
  if (known === null) await git.try(['update-index', '-q', '--refresh']);
  return true;
}

/** That index in the form that is read here; empty where git cannot read it. */
function plainIndex(git: Git, bytes: Buffer): Promise<Buffer> {
  return withScratchIndex(git, async (index) => {
    writeFileSync(index, bytes);
    const { exitCode } = await git.try(['update-index', '--index-version', '2'], { index });
    return exitCode === 0 ? readFileSync(index) : Buffer.alloc(0);
  });
}

/** As `plainIndex`, but empty for one that is split: its other file may be the agent's. */
async function wholeIndex(git: Git, bytes: Buffer): Promise<Buffer> {
  return bytes.includes('link\0') ? Buffer.alloc(0) : plainIndex(git, bytes);
}

interface Index {
  readonly bytes: Buffer;
  readonly idBytes: number;
  /** Offset of each entry, and of the end of the last one. */
  readonly starts: readonly number[];
  readonly extensions: ReadonlyMap<string, Buffer>;
}

/** Null for what only git can read. */
function parseIndex(bytes: Buffer, idBytes: number): Index | null {
  const limit = bytes.length - idBytes;
  if (limit < headerBytes || bytes.toString('latin1', 0, 4) !== 'DIRC') return null;
  const [version, count] = [bytes.readUInt32BE(4), bytes.readUInt32BE(8)];
  if (version !== 2 && version !== 3) return null;
  const starts = [headerBytes];
  let at = headerBytes;
  for (let left = count; left > 0; left -= 1) {
    if (at + statBytes + idBytes + 4 > limit) return null;
    const [name, end] = nameRange(bytes, at, idBytes);
    at += (end - at + 8) & ~7;
    if (end - name === longestName || at > limit) return null;
    starts.push(at);
  }
  const extensions = new Map<string, Buffer>();
  for (let end = at; at + 8 <= limit; at = end) {
    end = at + 8 + bytes.readUInt32BE(at + 4);
    extensions.set(bytes.toString('latin1', at, at + 4), bytes.subarray(at, end));
  }
  // A small letter: git must understand it. `sdir` only says that an entry can be a folder.
  const isStrange = [...extensions.keys()].some((name) => /^[^A-Z]/.test(name) && name !== 'sdir');
  return at === limit && !isStrange ? { bytes, idBytes, starts, extensions } : null;
}

const headerBytes = 12;
/** Times, device, number, mode, owner, group and size of a file. */
const statBytes = 40;
const mode = { at: 24, end: 28 };

/** Offsets between which the name of an entry stands, just as git reads it. */
function nameRange(bytes: Buffer, start: number, idBytes: number): [number, number] {
  const flagsAt = start + statBytes + idBytes;
  const flags = bytes.readUInt16BE(flagsAt);
  const from = flagsAt + (flags & 0x4000 ? 4 : 2);
  return [from, from + (flags & longestName)];
}

/** Stands for this length and any greater one, which no system opens. */
const longestName = 0xfff;

/** Parts of an index that says of a file on the disk only what `known` says too, in exactly the same entry. */
function doubtful(index: Index, known: Index): Buffer[] {
  const { bytes, starts, idBytes } = index;
  const entries = Buffer.from(bytes.subarray(0, starts.at(-1)));
  const folders = new Set<string>();
  const note = (name: string) => {
    for (const folder of ['', ...foldersAbove(name)]) folders.add(folder);
  };
  const last = Math.max(0, known.starts.length - 1);
  let at = 0;
  for (let number = 0; number < starts.length - 1; number += 1) {
    const [start = 0, end = 0] = [starts[number], starts[number + 1]];
    const isSame = (from: number, to: number) => {
      const there = (known.starts[at] ?? 0) - start;
      return at < last && known.bytes.compare(bytes, from, to, there + from, there + to) === 0;
    };
    if (!isSame(start, end)) {
      const name = nameOf(index, number);
      for (; at < last && nameOf(known, at) < name; at += 1) note(nameOf(known, at));
      if (!isSame(start, end)) {
        entries.fill(0, start, start + mode.at).fill(0, start + mode.end, start + statBytes);
        const isStaged = !isSame(start + mode.at, start + mode.end) || !isSame(start + statBytes, end);
        if (isStaged) note(name);
        if (at === last || nameOf(known, at) !== name) continue;
      }
    }
    at += 1;
  }
  for (; at < last; at += 1) note(nameOf(known, at));
  const [sparse, tree] = [index.extensions.get('sdir'), known.extensions.get('TREE')];
  return [entries, ...(sparse ? [sparse] : []), ...(tree ? [withoutFolders(tree, folders, idBytes)] : [])];
}

function nameOf({ bytes, starts, idBytes }: Index, number: number): string {
  const [from, to] = nameRange(bytes, starts[number] ?? 0, idBytes);
  return bytes.toString('latin1', from, to);
}

/** The trees that git knows of an index, without those of these folders. */
function withoutFolders(tree: Buffer, folders: ReadonlySet<string>, idBytes: number): Buffer {
  const parts: Buffer[] = [];
  let at = 8;
  const take = (above: string) => {
    const nameEnd = tree.indexOf(0, at) + 1;
    const lineEnd = tree.indexOf('\n', nameEnd) + 1;
    const folder = `${above}${tree.toString('latin1', at, nameEnd - 1)}`;
    const [files = 0, below = 0] = tree.toString('latin1', nameEnd, lineEnd).split(' ').map(Number);
    const end = files < 0 ? lineEnd : lineEnd + idBytes;
    const isKept = !folders.has(folder);
    parts.push(isKept ? tree.subarray(at, end) : Buffer.from(`${folder.slice(above.length)}\0-1 ${below}\n`, 'latin1'));
    at = end;
    for (let left = below; left > 0; left -= 1) take(folder === '' ? '' : `${folder}/`);
  };
  take('');
  const [head, content] = [Buffer.from('TREE\0\0\0\0'), Buffer.concat(parts)];
  head.writeUInt32BE(content.length, 4);
  return Buffer.concat([head, content]);
}
