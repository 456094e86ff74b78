import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { pathBytes } from '../../files/path-bytes.ts';
import type { GitCalls } from '../calls/git-calls.ts';
import { defuseMessage } from './commit-message.ts';
import { getObjectHash } from './git-object.ts';
import { type Entry, type Folder, folderMode, type Trees } from './trees.ts';

type Repository = Pick<GitCalls, 'run'> & {
  readonly trees: Trees;
  identityOf(who: 'AUTHOR' | 'COMMITTER'): Promise<string>;
};

/** Builds objects and writes them all with one git process, because one per object would be too slow. */
export class NewObjects {
  readonly #git: Repository;
  readonly #hash: string;
  /** Seconds since the epoch and time zone, in git's format. */
  readonly #time: string;
  readonly #folders = new Map<string, Folder>();
  readonly #unwritten = new Map<string, Buffer>();

  /** `id` is any object id of the repository, to detect the hash; `now` is in ms since the epoch. */
  constructor(git: Repository, id: string, now = 0) {
    this.#git = git;
    this.#hash = getObjectHash(id);
    const minutes = -new Date(now).getTimezoneOffset();
    const zone = String(Math.trunc(Math.abs(minutes) / 60) * 100 + (Math.abs(minutes) % 60)).padStart(4, '0');
    this.#time = `${Math.floor(now / 1000)} ${minutes < 0 ? '-' : '+'}${zone}`;
  }

  async commit(tree: string, parents: readonly string[], message: string): Promise<string> {
    const committer = await this.#git.identityOf('COMMITTER');
    const author = (await this.#git.identityOf('AUTHOR')) || committer;
    const parentLines = parents.map((parent) => `parent ${parent}`);
    const head = [
      `tree ${tree}`,
      ...parentLines,
      `author ${author} ${this.#time}`,
      `committer ${committer} ${this.#time}`,
    ];
    return this.#add('commit', Buffer.from(`${head.join('\n')}\n\n${defuseMessage(message)}`));
  }

  blob(text: string): string {
    return this.#add('blob', Buffer.from(text));
  }

  async tag(name: string, commit: string, message: string): Promise<string> {
    const tagger = `${await this.#git.identityOf('COMMITTER')} ${this.#time}`;
    return this.#add('tag', Buffer.from(`object ${commit}\ntype commit\ntag ${name}\ntagger ${tagger}\n\n${message}`));
  }

  /** Adds a tree: a copy of `like` (or empty) with these entries changed; null removes a path. */
  async tree(like: string | null, entries: ReadonlyMap<string, Entry | null>): Promise<string> {
    return (await this.#change(like, entries)) ?? this.#add('tree', Buffer.alloc(0));
  }

  /** Writes all added objects as one pack, with one flush. */
  async write(): Promise<void> {
    if (this.#unwritten.size === 0) return;
    const head = Buffer.from('PACK\0\0\0\x02\0\0\0\0', 'latin1');
    head.writeUInt32BE(this.#unwritten.size, 8);
    const pack = Buffer.concat([head, ...this.#unwritten.values()]);
    const sum = createHash(this.#hash).update(pack).digest();
    await this.#git.run(['unpack-objects', '-q'], { stdin: Buffer.concat([pack, sum]) });
    this.#unwritten.clear();
  }

  async #change(oldId: string | null, entries: ReadonlyMap<string, Entry | null>): Promise<string | null> {
    const folder = new Map(oldId === null ? [] : await this.#folder(oldId));
    const subfolders = new Map<string, Map<string, Entry | null>>();
    for (const [path, entry] of entries) {
      const [name = '', ...subPath] = path.split('/');
      if (subPath.length > 0) subfolders.set(name, (subfolders.get(name) ?? new Map()).set(subPath.join('/'), entry));
      else if (entry !== null) folder.set(name, entry);
      else if (folder.get(name)?.mode !== folderMode) folder.delete(name);
    }
    for (const [name, subEntries] of subfolders) {
      const entry = folder.get(name);
      const id = await this.#change(entry?.mode === folderMode ? entry.id : null, subEntries);
      if (id !== null) folder.set(name, { mode: folderMode, id });
      else if (entry?.mode === folderMode) folder.delete(name);
    }
    if (folder.size === 0) return null;
    const id = this.#add('tree', encodeTree(folder), oldId);
    this.#folders.set(id, folder);
    return id;
  }

  async #folder(id: string): Promise<Folder> {
    return this.#folders.get(id) ?? this.#git.trees.entriesIn(id);
  }

  /** `existing` is the id of an object that needn't be written again. */
  #add(kind: keyof typeof kinds, content: Buffer, existing: string | null = null): string {
    const hash = createHash(this.#hash).update(`${kind} ${content.length}\0`).update(content);
    const id = hash.digest('hex');
    if (id !== existing)
      this.#unwritten.set(id, Buffer.concat([encodePackHeader(kinds[kind], content.length), deflateSync(content)]));
    return id;
  }
}

/** Type numbers in packs (gitformat-pack). */
const kinds = { commit: 1, tree: 2, blob: 3, tag: 4 } as const;

/** Encodes type and size: 4 bits of the size in the first byte, then 7 per byte. */
function encodePackHeader(kind: number, size: number): Buffer {
  const bytes: number[] = [];
  let byte = (kind << 4) | (size & 15);
  for (let remaining = size >>> 4; remaining > 0; remaining >>>= 7) {
    bytes.push(byte | 128);
    byte = remaining & 127;
  }
  return Buffer.from([...bytes, byte]);
}

/** Git sorts tree entries by bytes, folders as if their name ended with a slash. */
function encodeTree(folder: Folder): Buffer {
  // latin1 strings are faster to compare and join than buffers.
  const entries = [...folder].map(([name, { mode, id }]) => {
    const bytes = Buffer.from(pathBytes(name)).toString('latin1');
    const entry = `${mode.replace(/^0/, '')} ${bytes}\0${Buffer.from(id, 'hex').toString('latin1')}`;
    return { key: mode === folderMode ? `${bytes}/` : bytes, entry };
  });
  entries.sort((a, b) => (a.key < b.key ? -1 : 1));
  return Buffer.from(entries.map(({ entry }) => entry).join(''), 'latin1');
}
